//! What reading a position refuses, and where (C-N1, C-P15).

use game::{Position, SplitMix, TextError};
use tigerden_tigerchess::{LancerChess, TigerChess};

/// The text must be refused about `part`, with a message that has `what` in it.
#[track_caller]
fn refuses(text: &str, part: &str, what: &str) {
    let error: TextError = if text.starts_with("tigerchess") {
        text.parse::<TigerChess>().map(drop)
    } else {
        text.parse::<LancerChess>().map(drop)
    }
    .expect_err("this is no position");
    let found = text.get(error.first().at..error.first().at + error.first().len);
    assert_eq!(found, Some(part), "{error}");
    assert!(error.first().message.to_string().contains(what), "{error}");
}

/// A position of LancerChess with this board.
fn lancer(board: &str) -> String {
    format!("lancerchess {board} w - - 0 1")
}

#[test]
fn c_l2_each_side_has_one_queen() {
    for (board, what) in [
        ("8/8/8/8/8/8/8/7Q", "0 Siberian"),
        ("7q/8/8/8/8/8/8/8", "0 Bengal"),
        ("7q/8/8/8/8/8/8/Q6Q", "2 Bengal"),
        ("q6q/8/8/8/8/8/8/7Q", "2 Siberian"),
    ] {
        refuses(&lancer(board), board, what);
    }
}

#[test]
fn c_p15_pikemen_and_swordsmen_stand_where_they_can() {
    for (board, what) in [
        ("7q/8/8/8/8/8/8/P6Q", "a1"),
        ("P6q/8/8/8/8/8/8/7Q", "a8"),
        ("p6q/8/8/8/8/8/8/7Q", "a8"),
        ("7q/8/8/8/8/8/8/p6Q", "a1"),
    ] {
        refuses(&lancer(board), board, what);
    }
    let tiger =
        |board: &str, exchange: &str| format!("tigerchess {board} w - - 0 1 {exchange} - - -");
    let eighth = "P6q/8/8/8/8/8/8/7Q";
    refuses(&tiger(eighth, "Tt"), eighth, "TigerKnight");
    refuses(&tiger(eighth, "T"), eighth, "TigerKnight");
    for exchange in ["t", "-"] {
        assert!(tiger(eighth, exchange).parse::<TigerChess>().is_ok());
    }
    for board in ["S6q/8/8/8/8/8/8/7Q", "7q/8/8/8/8/8/8/s6Q"] {
        refuses(&tiger(board, "Tt"), board, "Archer");
    }
}

#[test]
fn c_n1_a_board_has_eight_ranks_of_eight_known_pieces() {
    refuses(&lancer("8/8/8/7q/7Q"), "8/8/8/7q/7Q", "5 ranks");
    refuses(&lancer("7q/8/8/9/8/8/8/7Q"), "9", "more than 8");
    refuses(&lancer("7q/8/8/44/8/8/8/7Q"), "4", "one digit");
    refuses(&lancer("7q/8/8/0/8/8/8/7Q"), "0", "1 to 8");
    refuses(&lancer("7q/8/8/7/8/8/8/7Q"), "7", "7 squares");
    refuses(&lancer("6qq1/8/8/8/8/8/8/7Q"), "1", "more than 8");
    refuses(&lancer("7q/8/8/3x4/8/8/8/7Q"), "x", "P B F R L K Q");
    refuses(&lancer("7q/8/8/3ä4/8/8/8/7Q"), "ä", "no piece");
    refuses(
        &lancer("7q/8/8/3S4/8/8/8/7Q"),
        "S",
        "no part in LancerChess",
    );
}

#[test]
fn c_n1_every_field_is_there_and_none_more() {
    refuses("lancerchess", "", "the board");
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0",
        "",
        "number of the move",
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0 1 x",
        "x",
        "nothing follows",
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q  w - - 0 1",
        "1",
        "nothing follows",
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q white - - 0 1",
        "white",
        "`w`",
    );
    refuses("lancerchess 7q/8/8/8/8/8/8/7Q w - - x 1", "x", "0 to 9999");
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 01 1",
        "01",
        "0 to 9999",
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0 0",
        "0",
        "1 to 999999",
    );
    refuses("tigerchess 7q/8/8/8/8/8/8/7Q w - - 0 1", "", "TigerKnight");
}

#[test]
fn c_l4_protection_needs_queen_and_tower_at_home() {
    let with = |castling: &str| format!("lancerchess r2q3r/8/8/8/8/8/8/4Q2R w {castling} - 0 1");
    refuses(&with("K"), "K", "d1");
    refuses(&with("qk"), "k", "this order");
    refuses(&with("kk"), "k", "this order");
    refuses(&with("x"), "x", "`KQkq`");
    refuses(&with(""), "", "`-`");
    refuses("lancerchess r2q4/8/8/8/8/8/8/4Q3 w k - 0 1", "k", "h8");
    assert!(with("kq").parse::<LancerChess>().is_ok());
}

#[test]
fn c_n1_en_passant_only_where_it_is_legal() {
    let with = |board: &str, square: &str| format!("lancerchess {board} w - {square} 0 1");
    let able = "7q/8/8/3pP3/8/8/8/7Q";
    assert!(with(able, "d6").parse::<LancerChess>().is_ok());
    refuses(&with(able, "e6"), "e6", "just have passed");
    refuses(&with(able, "d3"), "d3", "just have passed");
    refuses(&with(able, "D6"), "D6", "stands here");
    refuses(&with(able, "x"), "x", "stands here");
    refuses(
        &with("7q/3r4/8/3pP3/8/8/8/7Q", "d6"),
        "d6",
        "just have passed",
    );
    refuses(
        &with("7q/8/8/3p4/8/8/8/7Q", "d6"),
        "d6",
        "no Pikeman may capture",
    );
    // Both Pikemen would leave the rank between the Queen and the Tower.
    let pinned = "7q/8/8/r2pP2Q/8/8/8/8";
    refuses(&with(pinned, "d6"), "d6", "no Pikeman may capture");
    refuses(
        "lancerchess 7q/8/8/3pP3/8/8/8/7Q w - d6 3 1",
        "3",
        "just moved",
    );
}

#[test]
fn c_n1_the_side_that_has_moved_is_not_in_check() {
    let board = "q7/8/8/8/8/8/8/R6Q";
    refuses(&lancer(board), board, "from a1");
    let jumped = "8/8/8/8/3q4/4S3/8/Q7";
    let jumped = format!(
        "tigerchess {} w - - 0 1 - - - -",
        jumped.replace("4S3", "2S5")
    );
    refuses(&jumped, "8/8/8/8/3q4/2S5/8/Q7", "from c3");
}

#[test]
fn c_t1_guards_fit_the_phase() {
    let start = |guards: &str, deployment: &str, side: &str| {
        format!(
            "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR {side} KQkq - 0 1 Tt {guards} \
             {deployment} -"
        )
    };
    refuses(&start("c", "-", "w"), "c", "two letters");
    refuses(&start("cf", "-", "w"), "cf", "two letters");
    refuses(&start("CF", "-", "w"), "CF", "two letters");
    refuses(&start("Cg", "-", "w"), "Cg", "two letters");
    refuses(
        &start("C?", "O", "b"),
        "C?",
        "Siberian Guard is posted first",
    );
    refuses(&start("?c", "-", "w"), "?c", "both Guards");
    refuses(&start("*c", "O", "b"), "*c", "no Guard can be captured");
    refuses(&start("**", "-", "w"), "**", "first Guard");
    refuses(&start("C*", "-", "b"), "C*", "left the board");
    let bearers = "tigerchess 1L5q/8/8/8/8/8/8/L6Q w - - 0 1 - Cc - -";
    refuses(bearers, "Cc", "only one Standard Bearer");
    let over = "tigerchess 7q/8/8/8/8/8/8/7Q b - - 0 1 - C* - -".parse::<TigerChess>();
    assert_eq!(over.expect("a position").to_move(), None);
    refuses(
        "tigerchess 7q/8/8/8/8/8/8/7Q w - - 0 1 - C* - -",
        "C*",
        "other side",
    );
}

#[test]
fn c_d1_deployment_and_board_agree() {
    let with = |rows: &str, side: &str, deployment: &str| {
        format!(
            "tigerchess rfbqkblr/pppppppp/{rows}/PPPPPPPP/RFBQKBLR {side} KQkq - 0 1 Tt - \
             {deployment} -"
        )
    };
    let one = "2s5/8/8/8";
    assert!(with(one, "w", "Oc6").parse::<TigerChess>().is_ok());
    refuses(&with(one, "w", "Xc6"), "Xc6", "`O`, `C`, `D` or `S`");
    refuses(&with(one, "w", "Oz6"), "z6", "squares posted");
    refuses(&with(one, "w", "Oc"), "c", "squares posted");
    refuses(&with(one, "w", "Oc6ä"), "ä", "squares posted");
    refuses(&with(one, "w", "Oc3"), "c3", "third or fourth rank");
    refuses(&with(one, "w", "Oc5"), "c5", "no Swordsman");
    refuses(&with(one, "b", "Oc6"), "b", "other side");
    refuses(
        &with(one, "b", "O"),
        "rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR",
        "c6",
    );
    refuses(&with(one, "w", "Oc6!x"), "!x", "`!wb`");
    refuses(&with("2s5/8/8/2S5", "w", "Cc6c3"), "c3", "does not allow");
    refuses(&with("2s5/8/8/1S6", "w", "Sc6b3"), "b3", "does not allow");
    refuses(&with("2s5/8/2S5/8", "w", "Dc6c4"), "c4", "does not allow");
    // A side that is out of time had its Swordsmen posted without limits (C-D10).
    assert!(
        with("2s5/8/8/2S5", "w", "Cc6c3!w")
            .parse::<TigerChess>()
            .is_ok()
    );
    let twice = with("2s5/8/8/2S5", "w", "Oc6c3c3");
    refuses(&twice, "c3", "posted before");
    let moved = with(one, "w", "Oc6");
    refuses(&moved.replace("- 0 1", "- 4 1"), "4", "this is 0");
    refuses(&moved.replace("- 0 1", "- 0 2"), "2", "this is 1");
}

#[test]
fn c_n1_marks_fit_the_board() {
    let with =
        |marks: &str| format!("tigerchess 7q/1p6/8/1S1A4/8/2N5/P7/7Q w - - 0 1 T - - {marks}");
    assert!(with("A12AB").parse::<TigerChess>().is_ok());
    refuses(&with("A12A"), "", "`P` on a2");
    refuses(&with("A12ABC"), "C", "only 5");
    refuses(&with("112AB"), "1", "`p` on b7, A to H");
    refuses(&with("A52AB"), "5", "1 to 4");
    refuses(&with("A11AB"), "1", "this mark already");
    refuses(&with("A12BB"), "B", "this mark already");
    let deploys = "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6 ABCDEFGH2ABCDEFGH";
    refuses(deploys, "ABCDEFGH2ABCDEFGH", "c6 is 1");
}

/// No text makes the reader panic, and what it takes is printed as it was.
#[test]
fn c_n1_spoilt_texts_are_refused_or_read_as_they_are() {
    let texts = [
        "lancerchess 1fbqkblr/1ppppppp/8/r7/pP6/P4P1P/2PPP1P1/RFBQKBLR b KQk b3 0 4",
        "tigerchess rfbqkblr/pppppppp/2s5/2s4s/5S2/1S4S1/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Cc6f4b3h5c5g3 ABCDEFGH132123ABCDEFGH",
        "tigerchess 1r1k2l1/pbp2q1r/2sSp1p1/Sp1sPpSp/P3sP2/3FQ1PP/P3P1B1/f2K2LR w - - 0 31 Tt Cc - AC34EG3B1DF2HB4FGHAE",
        "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? O!wb ABCDEFGHABCDEFGH",
    ];
    let letters: Vec<char> = "pPqQsSaAkKtTrRlL18-/ !?*cCwb03é".chars().collect();
    let mut random = SplitMix(7);
    let mut read = 0;
    for round in 0..60_000 {
        let mut text: Vec<char> = texts[round % texts.len()].chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(text.len());
            match random.below(3) {
                0 => text[at] = letters[random.below(letters.len())],
                1 => text.insert(at, letters[random.below(letters.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let printed = [
            text.parse::<LancerChess>()
                .map(|position| position.to_string()),
            text.parse::<TigerChess>()
                .map(|position| position.to_string()),
        ];
        for printed in printed {
            match printed {
                Ok(printed) => {
                    assert_eq!(printed, text);
                    read += 1;
                }
                Err(error) => assert!(
                    text.get(error.first().at..error.first().at + error.first().len)
                        .is_some(),
                    "{text}"
                ),
            }
        }
    }
    assert!(read > 500, "{read}");
}
