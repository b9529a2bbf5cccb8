//! How fast the rules are: perft, and lists of legal moves, of both games.
//!
//! Prints one JSON object a line. Times are processor time of one thread, the best of several
//! runs. `cargo bench -p tigerden-tigerchess --bench speed`.

use std::hint::black_box;

use game::{Position, Start, perft};
use testkit::speed::{millions_per_second, report};
use tigerden_tigerchess::{LancerChess, Options, TigerChess, Variation};

/// The start and middle games of `data/`.
const LANCER: [&str; 5] = [
    "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
    "lancerchess rfbqlb1r/p1pp2p1/3k4/1P2p3/4p2p/BP1B1PL1/F1PPK1PP/R2Q3R w KQkq - 4 11",
    "lancerchess rf1q2lr/p2p4/b1p2P1p/1pb1p3/P3P1kP/1K1P2L1/1PP1B1P1/RFBQ3R w KQkq - 0 15",
    "lancerchess r2q3r/1bpkpp1p/1plp2fb/3LP3/3P2p1/p1K2F2/PPPBBPPP/R2Q3R w KQkq - 0 1",
    "lancerchess 4bbr1/f7/3p4/1Ppq2lR/Rk2p3/3p1PP1/1PPK4/1F1Q1BL1 b - - 4 33",
];
/// Middle games of `data/`, and two composed ones with Archers of both sides.
const TIGER: [&str; 6] = [
    "tigerchess rfbqkblr/pppppppp/6s1/1ss4s/3S4/3S2SS/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - - ABCDEFGH23142431ABCDEFGH",
    "tigerchess rfbqkblr/pppppppp/s5s1/5ss1/5SS1/S5S1/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - - ABCDEFGH41323241ABCDEFGH",
    "tigerchess 1r1k2l1/pbp2q1r/2sSp1p1/Sp1sPpSp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 Tt Cc - AC34EG3B1DF2HB4FGHAE",
    "tigerchess 1B2qr2/1bLpa1R1/P1SP1s2/bra1B3/2QSF3/p2pPRl1/ksp1AfP1/6AK w - - 0 1 Tt - - -",
    "tigerchess r2k1bl1/p1p2q1r/2a1p1p1/1pAsP1p1/P2Psp2/2aFQ1PP/P1P1A1B1/f1BK2LR w - - 0 31 Tt - - -",
    "tigerchess 1r1k2l1/pbp2q1r/2aSp1p1/Sp1sPpAp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 Tt - - -",
];

fn main() {
    let lancer = read::<LancerChess>(&LANCER);
    let tiger = read::<TigerChess>(&TIGER);
    report(
        "lancerchess perft 4",
        "M moves/s",
        millions_per_second(&lancer, |p| perft(p, 4)),
    );
    report(
        "tigerchess perft 4",
        "M moves/s",
        millions_per_second(&tiger, |p| perft(p, 4)),
    );
    let deployments = Variation::ALL.map(|deployment| {
        let Ok(start) = TigerChess::start(&Options {
            deployment,
            ..Options::default()
        });
        start
    });
    report(
        "tigerchess perft 6 of the deployments",
        "M postings/s",
        millions_per_second(&deployments, |p| perft(p, 6)),
    );
    report(
        "lancerchess legal moves listed",
        "M moves/s",
        millions_per_second(&lancer, listed),
    );
    report(
        "tigerchess legal moves listed",
        "M moves/s",
        millions_per_second(&tiger, listed),
    );
    for (name, size) in [
        ("lancerchess size of a position", size_of::<LancerChess>()),
        ("tigerchess size of a position", size_of::<TigerChess>()),
    ] {
        report(name, "bytes", size as f64);
    }
}

fn read<P: Position>(texts: &[&str]) -> Vec<P> {
    let position = |text: &&str| match text.parse() {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    };
    texts.iter().map(position).collect()
}

/// The number of moves that a list of all of them has.
fn listed<P: Position>(position: &P) -> u64 {
    let mut moves = Vec::with_capacity(256);
    let mut count = 0;
    for _ in 0..1000 {
        moves.clear();
        black_box(position).legal_moves(&mut moves);
        count += moves.len() as u64;
    }
    count
}
