//! Section 2: armies and set-ups. The set-up files have tests of their own beside this one.

use game::{Position, Side, Start};
use tigerden_tora::{
    Catalogue, Edition, Impossible, Kind, Long, Options, Piece, Setup, Short, ShortSquare, Terrain,
};

use crate::verbs::*;

fn army<P: Position>(start: &P, letters: &str) -> Vec<(char, usize)> {
    let text = start.to_string();
    let board = text.split(' ').nth(1).unwrap();
    letters
        .chars()
        .map(|letter| (letter, board.matches(letter).count()))
        .collect()
}

fn long(first: &str, second: &str, rulers: [Kind; 2]) -> Long {
    let setup = |name| Catalogue::built_in().setup(name, 17).unwrap().clone();
    let options = Options {
        setups: [first, second].map(setup),
        rulers,
        ..Options::default()
    };
    Long::start(&options).unwrap()
}

fn short(first: &str, second: &str) -> Short {
    let setup = |name| Catalogue::built_in().setup(name, 9).unwrap().clone();
    let options = Options {
        setups: [first, second].map(setup),
        ..Options::default()
    };
    Short::start(&options).unwrap()
}

#[test]
fn t_s1_the_armies() {
    for first in ["defensive", "aggressive"] {
        for second in ["defensive", "aggressive"] {
            let start = long(first, second, [Kind::King, Kind::Queen]);
            let counts = [
                ('K', 1),
                ('Q', 0),
                ('G', 2),
                ('C', 2),
                ('H', 4),
                ('A', 9),
                ('S', 9),
            ];
            assert_eq!(army(&start, "KQGCHAS"), counts);
            let counts = [
                ('k', 0),
                ('q', 1),
                ('g', 2),
                ('c', 2),
                ('h', 4),
                ('a', 9),
                ('s', 9),
            ];
            assert_eq!(army(&start, "kqgchas"), counts);
            let start = short(first, second);
            assert_eq!(
                army(&start, "GCASHKQ"),
                [
                    ('G', 1),
                    ('C', 1),
                    ('A', 3),
                    ('S', 2),
                    ('H', 0),
                    ('K', 0),
                    ('Q', 0)
                ]
            );
            assert_eq!(
                army(&start, "gcashkq"),
                [
                    ('g', 1),
                    ('c', 1),
                    ('a', 3),
                    ('s', 2),
                    ('h', 0),
                    ('k', 0),
                    ('q', 0)
                ]
            );
        }
    }
}

#[test]
fn t_s1_king_and_queen_play_alike() {
    let kings = offers(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a1KH7/7s9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
    );
    let queens = offers(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/6a1QH7/7s9/17/17/17/17/17/17/17 c 1 1 0:0 0 -",
    );
    let renamed: Vec<String> = kings.iter().map(|text| text.replace('K', "Q")).collect();
    assert_eq!(queens.into_iter().collect::<Vec<_>>(), {
        let mut renamed = renamed;
        renamed.sort();
        renamed
    });
}

#[test]
fn t_s1_no_more_of_a_kind_than_an_army_has() {
    // Two rulers, whichever they are, three Cannons, a Cavalry on the short board.
    no_position(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/KQ15 c 2 1 0:0 0 -",
        69,
    );
    no_position(
        "tora-long/rulebook k16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/CCUK13 c 1 1 0:0 0 -",
        70,
    );
    no_position("tora-short/rulebook g8/9/9/9/9/9/9/9/H7G c 2 1 0:0 0 -", 37);
}

#[test]
fn t_s2_rulers_and_generals_are_command_pieces_all_others_standard() {
    for (letter, stays) in [
        ('G', true),
        ('K', true),
        ('Q', true),
        ('A', false),
        ('S', false),
        ('C', false),
        ('H', false),
    ] {
        let kind = Kind::from_letter(letter).unwrap();
        assert_eq!(kind.is_command(), stays);
    }
    // Only command pieces can be taken and stay.
    no_position(
        "tora-short/rulebook g8/9/9/9/4A!4/9/9/9/8G o 2 1 0:0 0 -",
        30,
    );
    allows(
        "tora-short/rulebook g!8/9/9/9/4A4/9/9/9/8G o 2 1 0:0 0 -",
        "",
    );
}

#[test]
fn t_s4_the_short_set_ups_place_by_place() {
    let drawn = [
        ("defensive", "v5h1G v5h2C v5h3A v6h3A v4h3A v6h2S v4h2S"),
        ("aggressive", "v5h1G v5h2C v5h3A v6h2S v4h2S v7h1A v3h1A"),
    ];
    for (name, pieces) in drawn {
        let mut expected: Vec<String> = pieces.split(' ').map(str::to_owned).collect();
        let start = short(name, name);
        let listed = |side: Side, turned: bool| {
            let mut own: Vec<String> = start
                .pieces()
                .filter(|(_, piece)| piece.side == side)
                .map(|(at, piece)| {
                    let at = if turned { at.turned() } else { at };
                    format!("{at}{}", piece.kind.letter())
                })
                .collect();
            own.sort();
            own
        };
        expected.sort();
        assert_eq!(listed(Side::Second, false), expected);
        assert_eq!(listed(Side::First, true), expected);
    }
}

#[test]
fn t_s5_the_long_set_ups_place_by_place() {
    let drawn = [
        (
            "defensive",
            "K v9h1; H v8h1 v10h1 v7h2 v11h2; A v8h2 v9h2 v10h2; S v7h3 v8h3 v9h3 v10h3 v11h3; \
             G v4h5; C v4h6; A v3h7 v4h7 v5h7; S v3h6 v5h6; \
             G v14h4; C v14h5; A v13h6 v14h6 v15h6; S v13h5 v15h5",
        ),
        (
            "aggressive",
            "K v9h1; H v6h3 v8h3 v10h3 v12h3; A v8h2 v9h3 v10h2; S v7h4 v8h4 v9h4 v10h4 v11h4; \
             G v4h5; C v4h6; A v4h7 v2h5 v6h5; S v3h6 v5h6; \
             G v14h4; C v14h5; A v14h6 v12h4 v16h4; S v13h5 v15h5",
        ),
    ];
    for (name, groups) in drawn {
        let mut expected: Vec<String> = Vec::new();
        for group in groups.split("; ") {
            let (letter, places) = group.split_once(' ').unwrap();
            expected.extend(places.split(' ').map(|at| format!("{at}{letter}")));
        }
        expected.sort();
        let start = long(name, name, [Kind::King; 2]);
        for (side, turned) in [(Side::Second, false), (Side::First, true)] {
            let mut own: Vec<String> = start
                .pieces()
                .filter(|(_, piece)| piece.side == side)
                .map(|(at, piece)| {
                    let at = if turned { at.turned() } else { at };
                    format!("{at}{}", piece.kind.letter())
                })
                .collect();
            own.sort();
            assert_eq!(own, expected, "{name}");
        }
    }
}

#[test]
fn t_s5_an_army_too_many_is_shown_at_the_piece_with_its_line() {
    let text = "name = odd\nsize = 9\n\nG v5h1\nC v5h2\nA v5h3 v6h3 v4h3 v1h1\nS v6h2 v4h2\n";
    let error = text.parse::<Setup>().unwrap_err();
    assert_eq!(
        &text[error.first().at..error.first().at + error.first().len],
        "v1h1"
    );
    assert_eq!(error.first().line_and_column(text), (6, 18));
}

#[test]
fn t_s6_letters_of_position_texts() {
    let letters = [
        ('A', Kind::Archer, false),
        ('S', Kind::Soldier, false),
        ('D', Kind::Soldier, true),
        ('C', Kind::Cannon, false),
        ('U', Kind::Cannon, true),
        ('H', Kind::Cavalry, false),
        ('G', Kind::General, false),
        ('K', Kind::King, false),
        ('Q', Kind::Queen, false),
        ('X', Kind::Assassin, false),
    ];
    for (letter, kind, flipped) in letters {
        for (letter, side) in [
            (letter, Side::First),
            (letter.to_ascii_lowercase(), Side::Second),
        ] {
            let piece = Piece {
                flipped,
                ..Piece::new(side, kind)
            };
            assert_eq!(
                (piece.letter(), Piece::from_letter(letter)),
                (letter, Some(piece))
            );
        }
    }
    assert_eq!(Piece::from_letter('Z'), None);
}

#[test]
fn t_s_pieces_that_make_no_start_are_refused() {
    let at = |v, h| ShortSquare::at(v, h).unwrap();
    let general = |side| Piece::new(side, Kind::General);
    let build = |pieces: &[(ShortSquare, Piece)]| {
        Short::from_pieces(pieces.iter().copied(), Edition::Rulebook, Terrain::PLAIN)
    };
    let both = [
        (at(5, 9), general(Side::First)),
        (at(5, 1), general(Side::Second)),
    ];
    assert!(build(&both).is_ok());
    let same = [
        (at(5, 5), general(Side::First)),
        (at(5, 5), general(Side::Second)),
    ];
    assert_eq!(
        build(&same).err(),
        Some(Impossible::Shared { at: at(5, 5) })
    );
    let twice = [both[0], both[1], (at(1, 1), general(Side::First))];
    assert_eq!(
        build(&twice).err(),
        Some(Impossible::TooMany { at: at(1, 1) })
    );
}
