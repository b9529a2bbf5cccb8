//! What reading a position refuses, and where (C-N1, C-P15).

use game::{Message, Position, SplitMix, TextError};
use tigerden_tigerchess::{LancerChess, TigerChess};

/// The text must be refused about `part`, and for nothing else.
#[track_caller]
fn refuses(text: &str, part: &str, message: impl Into<Message>) {
    let error = unreadable(text);
    let found = text.get(error.first().at..error.first().at + error.first().len);
    assert_eq!(found, Some(part), "{error}");
    assert_eq!(error.first().message, message.into());
    assert_eq!(error.faults().count(), 1, "{error}");
}

#[track_caller]
fn unreadable(text: &str) -> TextError {
    if text.starts_with("tigerchess") {
        text.parse::<TigerChess>().map(drop)
    } else {
        text.parse::<LancerChess>().map(drop)
    }
    .expect_err("this is no position")
}

fn on(key: &'static str, square: &str) -> Message {
    Message::new(key).with("square", square)
}

fn found(key: &'static str, found: u8) -> Message {
    Message::new(key).with("found", found)
}

fn number(what: &'static str, least: u32, most: u32) -> Message {
    Message::new("text-expected-number")
        .with_key("what", what)
        .with("least", least)
        .with("most", most)
}

/// A position of LancerChess with this board.
fn lancer(board: &str) -> String {
    format!("lancerchess {board} w - - 0 1")
}

#[test]
fn c_l2_each_side_has_one_queen() {
    for (board, what) in [
        (
            "8/8/8/8/8/8/8/7Q",
            found("tigerchess-text-queens-of-siberian", 0),
        ),
        (
            "7q/8/8/8/8/8/8/8",
            found("tigerchess-text-queens-of-bengal", 0),
        ),
        (
            "7q/8/8/8/8/8/8/Q6Q",
            found("tigerchess-text-queens-of-bengal", 2),
        ),
        (
            "q6q/8/8/8/8/8/8/7Q",
            found("tigerchess-text-queens-of-siberian", 2),
        ),
    ] {
        refuses(&lancer(board), board, what);
    }
}

#[test]
fn c_p15_pikemen_and_swordsmen_stand_where_they_can() {
    for (board, what) in [
        (
            "7q/8/8/8/8/8/8/P6Q",
            on("tigerchess-text-pikeman-on-first-rank", "a1"),
        ),
        (
            "P6q/8/8/8/8/8/8/7Q",
            on("tigerchess-text-pikeman-on-eighth-rank", "a8"),
        ),
        (
            "p6q/8/8/8/8/8/8/7Q",
            on("tigerchess-text-pikeman-on-first-rank", "a8"),
        ),
        (
            "7q/8/8/8/8/8/8/p6Q",
            on("tigerchess-text-pikeman-on-eighth-rank", "a1"),
        ),
    ] {
        refuses(&lancer(board), board, what);
    }
    let tiger =
        |board: &str, exchange: &str| format!("tigerchess {board} w - - 0 1 {exchange} - - -");
    let eighth = "P6q/8/8/8/8/8/8/7Q";
    refuses(
        &tiger(eighth, "Tt"),
        eighth,
        on("tigerchess-text-pikeman-would-be-tigerknight", "a8"),
    );
    refuses(
        &tiger(eighth, "T"),
        eighth,
        on("tigerchess-text-pikeman-would-be-tigerknight", "a8"),
    );
    for exchange in ["t", "-"] {
        assert!(tiger(eighth, exchange).parse::<TigerChess>().is_ok());
    }
    for (board, square) in [("S6q/8/8/8/8/8/8/7Q", "a8"), ("7q/8/8/8/8/8/8/s6Q", "a1")] {
        let message = on("tigerchess-text-swordsman-on-eighth-rank", square);
        refuses(&tiger(board, "Tt"), board, message);
    }
}

fn letter(key: &'static str, letter: char) -> Message {
    Message::new(key)
        .with("letter", letter)
        .with("letters", "P B F R L K Q")
}

#[test]
fn c_n1_a_board_has_eight_ranks_of_eight_known_pieces() {
    refuses(
        &lancer("8/8/8/7q/7Q"),
        "8/8/8/7q/7Q",
        found("tigerchess-text-ranks", 5),
    );
    refuses(
        &lancer("7q/8/8/9/8/8/8/7Q"),
        "9",
        Message::new("tigerchess-text-long-rank").with("rank", 5),
    );
    refuses(
        &lancer("7q/8/8/44/8/8/8/7Q"),
        "4",
        "tigerchess-text-expected-digit",
    );
    refuses(
        &lancer("7q/8/8/0/8/8/8/7Q"),
        "0",
        "tigerchess-text-expected-digit",
    );
    refuses(
        &lancer("7q/8/8/7/8/8/8/7Q"),
        "7",
        Message::new("tigerchess-text-short-rank")
            .with("rank", 5)
            .with("found", 7),
    );
    refuses(
        &lancer("6qq1/8/8/8/8/8/8/7Q"),
        "1",
        Message::new("tigerchess-text-long-rank").with("rank", 8),
    );
    refuses(
        &lancer("7q/8/8/3x4/8/8/8/7Q"),
        "x",
        letter("tigerchess-text-unknown-piece", 'x'),
    );
    refuses(
        &lancer("7q/8/8/3ä4/8/8/8/7Q"),
        "ä",
        letter("tigerchess-text-unknown-piece", 'ä'),
    );
    refuses(
        &lancer("7q/8/8/3S4/8/8/8/7Q"),
        "S",
        letter("tigerchess-text-not-in-lancerchess", 'S'),
    );
}

fn missing(field: &'static str) -> Message {
    Message::new("text-expected-field").with_key("field", field)
}

#[test]
fn c_n1_every_field_is_there_and_none_more() {
    refuses("lancerchess", "", missing("tigerchess-text-board"));
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0",
        "",
        missing("tigerchess-text-full"),
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0 1 x",
        "x",
        Message::new("text-expected-end").with_key("field", "tigerchess-text-full"),
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q  w - - 0 1",
        "1",
        Message::new("text-expected-end").with_key("field", "tigerchess-text-full"),
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q white - - 0 1",
        "white",
        "tigerchess-text-expected-side",
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - x 1",
        "x",
        number("tigerchess-text-half", 0, 9_999),
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 01 1",
        "01",
        number("tigerchess-text-half", 0, 9_999),
    );
    refuses(
        "lancerchess 7q/8/8/8/8/8/8/7Q w - - 0 0",
        "0",
        number("tigerchess-text-full", 1, 999_999),
    );
    refuses(
        "tigerchess 7q/8/8/8/8/8/8/7Q w - - 0 1",
        "",
        missing("tigerchess-text-exchange"),
    );
}

#[test]
fn c_l4_protection_needs_queen_and_tower_at_home() {
    let with = |castling: &str| format!("lancerchess r2q3r/8/8/8/8/8/8/4Q2R w {castling} - 0 1");
    refuses(
        &with("K"),
        "K",
        on("tigerchess-text-queen-not-at-home", "d1"),
    );
    refuses(&with("qk"), "k", "tigerchess-text-expected-protection");
    refuses(&with("kk"), "k", "tigerchess-text-expected-protection");
    refuses(&with("x"), "x", "tigerchess-text-expected-protection");
    refuses(&with(""), "", "tigerchess-text-expected-protection");
    refuses(
        "lancerchess r2q4/8/8/8/8/8/8/4Q3 w k - 0 1",
        "k",
        on("tigerchess-text-tower-not-at-home", "h8"),
    );
    assert!(with("kq").parse::<LancerChess>().is_ok());
}

#[test]
fn c_n1_en_passant_only_where_it_is_legal() {
    let with = |board: &str, square: &str| format!("lancerchess {board} w - {square} 0 1");
    let able = "7q/8/8/3pP3/8/8/8/7Q";
    assert!(with(able, "d6").parse::<LancerChess>().is_ok());
    refuses(
        &with(able, "e6"),
        "e6",
        on("tigerchess-text-nothing-passed", "e6"),
    );
    refuses(
        &with(able, "d3"),
        "d3",
        on("tigerchess-text-nothing-passed", "d3"),
    );
    refuses(
        &with(able, "D6"),
        "D6",
        "tigerchess-text-expected-passed-square",
    );
    refuses(
        &with(able, "x"),
        "x",
        "tigerchess-text-expected-passed-square",
    );
    refuses(
        &with("7q/3r4/8/3pP3/8/8/8/7Q", "d6"),
        "d6",
        on("tigerchess-text-nothing-passed", "d6"),
    );
    refuses(
        &with("7q/8/8/3p4/8/8/8/7Q", "d6"),
        "d6",
        on("tigerchess-text-nobody-captures-passing", "d6"),
    );
    // Both Pikemen would leave the rank between the Queen and the Tower.
    let pinned = "7q/8/8/r2pP2Q/8/8/8/8";
    refuses(
        &with(pinned, "d6"),
        "d6",
        on("tigerchess-text-nobody-captures-passing", "d6"),
    );
    refuses(
        "lancerchess 7q/8/8/3pP3/8/8/8/7Q w - d6 3 1",
        "3",
        "tigerchess-text-pikeman-just-moved",
    );
}

#[test]
fn c_n1_the_side_that_has_moved_is_not_in_check() {
    let board = "q7/8/8/8/8/8/8/R6Q";
    refuses(
        &lancer(board),
        board,
        Message::new("tigerchess-text-queen-in-check").with("from", "a1"),
    );
    let jumped = "8/8/8/8/3q4/4S3/8/Q7";
    let jumped = format!(
        "tigerchess {} w - - 0 1 - - - -",
        jumped.replace("4S3", "2S5")
    );
    refuses(
        &jumped,
        "8/8/8/8/3q4/2S5/8/Q7",
        Message::new("tigerchess-text-queen-in-check").with("from", "c3"),
    );
}

#[test]
fn c_t1_guards_fit_the_phase() {
    let start = |guards: &str, deployment: &str, side: &str| {
        format!(
            "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR {side} KQkq - 0 1 Tt {guards} \
             {deployment} -"
        )
    };
    refuses(
        &start("c", "-", "w"),
        "c",
        "tigerchess-text-expected-guards",
    );
    refuses(
        &start("cf", "-", "w"),
        "cf",
        "tigerchess-text-expected-guards",
    );
    refuses(
        &start("CF", "-", "w"),
        "CF",
        "tigerchess-text-expected-guards",
    );
    refuses(
        &start("Cg", "-", "w"),
        "Cg",
        "tigerchess-text-expected-guards",
    );
    refuses(
        &start("C?", "O", "b"),
        "C?",
        "tigerchess-text-siberian-guard-first",
    );
    refuses(
        &start("?c", "-", "w"),
        "?c",
        "tigerchess-text-guards-not-posted",
    );
    refuses(
        &start("*c", "O", "b"),
        "*c",
        "tigerchess-text-guard-captured-early",
    );
    refuses(
        &start("**", "-", "w"),
        "**",
        "tigerchess-text-over-with-first-guard",
    );
    refuses(
        &start("C*", "-", "b"),
        "C*",
        "tigerchess-text-bearer-stayed",
    );
    let bearers = "tigerchess 1L5q/8/8/8/8/8/8/L6Q w - - 0 1 - Cc - -";
    refuses(bearers, "Cc", "tigerchess-text-second-bearer");
    let over = "tigerchess 7q/8/8/8/8/8/8/7Q b - - 0 1 - C* - -".parse::<TigerChess>();
    assert_eq!(over.expect("a position").to_move(), None);
    refuses(
        "tigerchess 7q/8/8/8/8/8/8/7Q w - - 0 1 - C* - -",
        "C*",
        "tigerchess-text-bearer-stayed",
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
    refuses(
        &with(one, "w", "Xc6"),
        "Xc6",
        "tigerchess-text-expected-variation",
    );
    refuses(
        &with(one, "w", "Oz6"),
        "z6",
        "tigerchess-text-expected-posted-square",
    );
    refuses(
        &with(one, "w", "Oc"),
        "c",
        "tigerchess-text-expected-posted-square",
    );
    refuses(
        &with(one, "w", "Oc6ä"),
        "ä",
        "tigerchess-text-expected-posted-square",
    );
    refuses(
        &with(one, "w", "Oc3"),
        "c3",
        "tigerchess-text-posted-elsewhere",
    );
    refuses(
        &with(one, "w", "Oc5"),
        "c5",
        "tigerchess-text-no-swordsman-there",
    );
    refuses(
        &with(one, "b", "Oc6"),
        "b",
        "tigerchess-text-other-side-posts",
    );
    refuses(
        &with(one, "b", "O"),
        "rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR",
        on("tigerchess-text-not-posted", "c6"),
    );
    refuses(
        &with(one, "w", "Oc6!x"),
        "!x",
        "tigerchess-text-expected-out-of-time",
    );
    refuses(
        &with("2s5/8/8/2S5", "w", "Cc6c3"),
        "c3",
        "tigerchess-text-posting-not-allowed",
    );
    refuses(
        &with("2s5/8/8/1S6", "w", "Sc6b3"),
        "b3",
        "tigerchess-text-posting-not-allowed",
    );
    refuses(
        &with("2s5/8/2S5/8", "w", "Dc6c4"),
        "c4",
        "tigerchess-text-posting-not-allowed",
    );
    // A side that is out of time had its Swordsmen posted without limits (C-D10).
    assert!(
        with("2s5/8/8/2S5", "w", "Cc6c3!w")
            .parse::<TigerChess>()
            .is_ok()
    );
    let twice = with("2s5/8/8/2S5", "w", "Oc6c3c3");
    refuses(&twice, "c3", "tigerchess-text-posted-before");
    let moved = with(one, "w", "Oc6");
    refuses(
        &moved.replace("- 0 1", "- 4 1"),
        "4",
        "tigerchess-text-no-moves-yet",
    );
    refuses(
        &moved.replace("- 0 1", "- 0 2"),
        "2",
        "tigerchess-text-first-move-not-yet",
    );
}

fn mark(piece: char, square: &str, first: char, last: char) -> Message {
    Message::new("tigerchess-text-expected-mark")
        .with("piece", piece)
        .with("square", square)
        .with("first", first)
        .with("last", last)
}

#[test]
fn c_n1_marks_fit_the_board() {
    let with =
        |marks: &str| format!("tigerchess 7q/1p6/8/1S1A4/8/2N5/P7/7Q w - - 0 1 T - - {marks}");
    assert!(with("A12AB").parse::<TigerChess>().is_ok());
    refuses(&with("A12A"), "", mark('P', "a2", 'A', 'H'));
    refuses(
        &with("A12ABC"),
        "C",
        Message::new("tigerchess-text-too-many-marks").with("most", 5),
    );
    refuses(&with("112AB"), "1", mark('p', "b7", 'A', 'H'));
    refuses(&with("A52AB"), "5", mark('S', "b5", '1', '4'));
    refuses(&with("A11AB"), "1", "tigerchess-text-mark-twice");
    refuses(&with("A12BB"), "B", "tigerchess-text-mark-twice");
    let deploys = "tigerchess rfbqkblr/pppppppp/2s5/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt - Oc6 ABCDEFGH2ABCDEFGH";
    refuses(
        deploys,
        "ABCDEFGH2ABCDEFGH",
        on("tigerchess-text-wrong-numeral", "c6").with("number", 1),
    );
}

#[test]
fn c_n1_all_that_is_wrong_is_told() {
    let keys = |text: &str| -> Vec<_> {
        let error = unreadable(text);
        error.faults().map(|fault| fault.message.key).collect()
    };
    assert_eq!(
        keys("tigerchess 7q/8/8/3x4/8/9/8/7Q white KQ - x 0 U ab O -"),
        [
            "tigerchess-text-unknown-piece",
            "tigerchess-text-long-rank",
            "tigerchess-text-expected-side",
            "text-expected-number",
            "text-expected-number",
            "tigerchess-text-expected-exchange",
            "tigerchess-text-expected-guards",
        ]
    );
    assert_eq!(
        keys("lancerchess 8/8/8/8/8/8/8/8 w Q - 0 1"),
        [
            "tigerchess-text-queens-of-bengal",
            "tigerchess-text-queens-of-siberian"
        ]
    );
    // The board could be read, so what stands on it is asked, too.
    assert_eq!(
        keys("lancerchess 7q/8/8/8/8/8/8/7Q x Q - 0 1"),
        [
            "tigerchess-text-expected-side",
            "tigerchess-text-queen-not-at-home"
        ]
    );
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
