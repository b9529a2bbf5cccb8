//! Both games pass the checks that every game must pass.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod census;

use game::Position;
use testkit::{Effort, conforms};
use tigerden_tigerchess::{LancerChess, TigerChess};

use census::census;

/// The start, and what is near: promotion, protection, en passant, the draws.
const LANCER: [&str; 6] = [
    "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
    "lancerchess r2q3r/1bpkpp1p/1plp2fb/3LP3/3P2p1/p1K2F2/PPPBBPPP/R2Q3R w KQkq - 0 1",
    "lancerchess 1fbqkblr/1ppppppp/8/r7/pP6/P4P1P/2PPP1P1/RFBQKBLR b KQk b3 0 4",
    "lancerchess f1l5/PPPq4/8/8/8/8/4Qppp/5L1F b - - 0 1",
    "lancerchess 4q3/8/8/3r4/8/8/8/2Q1L3 w - - 91 80",
    "lancerchess 4q3/8/8/3b4/8/8/4B3/2Q5 w - - 0 80",
];

/// Deployments, middle games with every kind of draughts capture, exchanges, occupation, draws.
const TIGER: [&str; 13] = [
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - D ABCDEFGHABCDEFGH",
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O ABCDEFGHABCDEFGH",
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt ?f S -",
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt - C!b ABCDEFGHABCDEFGH",
    "tigerchess rfbqkblr/pppppppp/2s5/2s4s/5S2/1S4S1/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Cc6f4b3h5c5g3 ABCDEFGH132123ABCDEFGH",
    "tigerchess rfbqkblr/pppppppp/s5s1/5ss1/5SS1/S5S1/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt Dc - ABCDEFGH41323241ABCDEFGH",
    "tigerchess 1r1k2l1/pbp2q1r/2sSp1p1/Sp1sPpSp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 Tt Cc - AC34EG3B1DF2HB4FGHAE",
    "tigerchess 2r4q/1P1P4/4P3/8/8/4p3/1p1p4/2R4Q w - - 0 1 Tt - - -",
    "tigerchess q7/8/8/2p1p3/8/2p1p3/3A4/7Q w - - 0 1 Tt - - ABCD1",
    "tigerchess 1B2qr2/1bLpa1R1/P1SP1s2/bra1B3/2QSF3/p2pPRl1/ksp1AfP1/6AK w - - 0 1 Tt - - -",
    "tigerchess r3L3/8/3p4/8/8/8/q7/7Q w - - 0 1 Tt Ce - -",
    "tigerchess 4q3/1s6/8/8/8/8/6S1/3Q4 w - - 97 70 - - - 13",
    "tigerchess 4q3/8/2P5/8/8/5t2/8/3Q4 b - - 0 70 - - - E",
];

fn read<P: Position>(texts: &[&str]) -> Vec<P> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

#[test]
fn lancerchess_conforms() {
    let effort = Effort {
        games: 3,
        plies: 160,
        ..Effort::default()
    };
    let tally = conforms(&read::<LancerChess>(&LANCER), census, effort);
    assert!(tally.positions > 1_000 && tally.finished > 3, "{tally:?}");
    assert!(tally.reasons > 1_000, "{tally:?}");
}

#[test]
fn tigerchess_conforms() {
    let effort = Effort {
        games: 2,
        plies: 100,
        thorough_every: 20,
        ..Effort::default()
    };
    let tally = conforms(&read::<TigerChess>(&TIGER), census, effort);
    assert!(tally.positions > 1_500 && tally.finished > 3, "{tally:?}");
    assert!(tally.reasons > 1_000, "{tally:?}");
}
