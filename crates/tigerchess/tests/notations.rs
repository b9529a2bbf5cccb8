//! The short form and the document's abbreviations (C-N2): every legal move is read back, and what
//! is wrong is said.

use game::{Counting, MoveError, Notation, SplitMix, Start, playout};
use tigerden_tigerchess::{Illegal, LancerChess, TigerChess};

const LANCER: [&str; 3] = [
    "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
    "lancerchess r2q3r/1bpkpp1p/1plp2fb/3LP3/3P2p1/p1K2F2/PPPBBPPP/R2Q3R w KQkq - 0 1",
    "lancerchess f1l5/PPPq4/8/8/8/8/4Qppp/5L1F b - - 0 1",
];
const TIGER: [&str; 5] = [
    "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? C ABCDEFGHABCDEFGH",
    "tigerchess 1r1k2l1/pbp2q1r/2sSp1p1/Sp1sPpSp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 Tt Cc - AC34EG3B1DF2HB4FGHAE",
    "tigerchess 2r4q/1P1P4/4P3/8/8/4p3/1p1p4/2R4Q w - - 0 1 Tt - - -",
    "tigerchess 6q1/1S2S3/3p1S2/8/8/2s1P3/3s2s1/1Q6 w - - 0 1 Tt - - -",
    "tigerchess r3L3/8/3p4/8/8/8/q7/7Q w - - 0 1 Tt Ce - -",
];

fn every_move_is_read_back<P: Notation + Counting>(texts: &[&str]) -> usize {
    let mut read = 0;
    for text in texts {
        let start: P = text.parse().expect("a position");
        for seed in 0..3 {
            playout(&start, &mut SplitMix(seed), 80, |position, _| {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                for &mv in &moves {
                    for name in P::NOTATIONS.names {
                        let written = position.notation_in(mv, name);
                        assert_eq!(
                            position.parse_move(&written),
                            Ok(mv),
                            "{position}: {written}"
                        );
                        read += 1;
                    }
                }
            });
        }
    }
    read
}

#[test]
fn c_n2_every_form_is_read_back() {
    assert!(every_move_is_read_back::<LancerChess>(&LANCER) > 10_000);
    assert!(every_move_is_read_back::<TigerChess>(&TIGER) > 10_000);
}

#[track_caller]
fn forms<P: Notation>(position: &str, forms: [&str; 3]) {
    let position: P = position.parse().expect("a position");
    let mv = position.parse_move(forms[0]).expect("a legal move");
    let written = P::NOTATIONS
        .names
        .iter()
        .map(|name| position.notation_in(mv, name));
    assert_eq!(written.collect::<Vec<_>>(), forms);
}

#[test]
fn c_n2_the_forms_of_a_move() {
    forms::<LancerChess>(LANCER[0], ["e2e4", "e4", "BPK e2-e4"]);
    forms::<LancerChess>(LANCER[0], ["g1g3", "Lg3", "BKL g1-g3"]);
    forms::<LancerChess>(LANCER[1], ["e5d6", "exd6", "BPK e5xd6"]);
    forms::<LancerChess>(LANCER[1], ["d1b1", "Qb1", "BQ d1-b1"]);
    forms::<LancerChess>(LANCER[1], ["h1f1", "Rf1", "BKT h1-f1"]);
    forms::<LancerChess>(LANCER[2], ["g2f1k", "gxf1=K+", "SPK g2xf1=SKG"]);
}

#[test]
fn c_n2_the_forms_of_draughts_and_of_the_palace() {
    let [deployment, middle, exchange, run, palace] = TIGER;
    forms::<TigerChess>(deployment, ["G@e", "G@e", "SG@e"]);
    forms::<TigerChess>(middle, ["a5b6", "Sb6", "BS a5-b6"]);
    forms::<TigerChess>(exchange, ["b7c8t", "bxc8=T", "BPK b7xc8=BENTKN"]);
    forms::<TigerChess>(exchange, ["e6e7n", "e7=N", "BPK e6-e7=BKN"]);
    forms::<TigerChess>(run, ["e7f8a", "Sf8=A", "BS e7-f8=BA"]);
    forms::<TigerChess>(palace, ["e8occ", "Le8occ", "BKL e8xSG"]);
    let jumps = "tigerchess q7/8/8/2p1p3/8/2p1p3/3A4/7Q w - - 0 1 Tt - - -";
    forms::<TigerChess>(jumps, ["d2:b4:d6", "Ad2:b4:d6", "BA d2:b4:d6"]);
}

#[test]
fn c_n2_what_is_wrong_in_a_short_move_is_said() {
    let Ok(start) = LancerChess::start(&());
    let at = |text: &str| match start.parse_move(text) {
        Err(MoveError::Text(error)) => (error.first().at, error.first().len),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(at(""), (0, 0));
    assert_eq!(at("z9"), (0, 2));
    assert_eq!(at("Xe4"), (0, 3));
    assert_eq!(at("Le9"), (1, 2));
    assert_eq!(at("BXX e2-e4"), (0, 3));
    assert_eq!(at("BQ e2-e4"), (0, 2));
    assert_eq!(at("e2e9"), (2, 2));
    assert_eq!(at("ä"), (0, 2));
    let refused = |text: &str| match start.parse_move(text) {
        Err(MoveError::Illegal(reason)) => reason,
        other => panic!("{text}: {other:?}"),
    };
    assert!(matches!(refused("Bd3"), Illegal::Blocked { .. }));
    assert!(matches!(refused("Kd2"), Illegal::OwnPiece { .. }));
    let two = "lancerchess q7/p7/8/8/1F3F2/8/8/7Q w - - 0 1".parse::<LancerChess>();
    let two = two.expect("a position");
    let error = two.parse_move("Fd2").expect_err("both can");
    assert!(error.to_string().contains("several"), "{error}");
    assert!(two.parse_move("Fbd2").is_ok());
}
