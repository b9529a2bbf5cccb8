//! The list of moves as people read it.

use game::{Place, Side, SplitMix, Viewer};
use hall::{Hall, Options};
use tigerden_play::{TurnLine, changed, last_changes, legible, rows, turns};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

#[test]
fn turns_are_listed_without_their_ends() {
    let mut table = Hall::all()
        .open(START, &Options::default())
        .expect("a position");
    for text in ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end", "S v3h7-v3h6"] {
        table.play(text).expect("legal");
    }
    let turns = turns(&*table, table.plies(), Viewer::Public);
    let texts: Vec<&str> = turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts, ["S v4h8-v3h7; A v5h7-v5h6", "pass", "S v3h7-v3h6"]);
    assert_eq!((turns[0].from, turns[0].to, turns[1].to), (0, 3, 4));
}

#[test]
fn turns_are_written_as_people_read_them() {
    let shown = |start: &str, moves: &[&str], turned: bool| {
        let mut table = Hall::all()
            .open(start, &Options::default())
            .expect("a position");
        for text in moves {
            table.play(text).expect("legal");
        }
        let turns = turns(&*table, table.plies(), Viewer::Public);
        let texts = turns.iter();
        texts
            .map(|turn| legible(&*table, turn, Viewer::Public, turned))
            .collect::<Vec<_>>()
    };
    let moves = ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end"];
    let usual = ["S v4h8-v3h7; A v5h7-v5h6", "pass"];
    assert_eq!(shown(START, &moves, false), usual);
    let turned = ["S v6h2-v7h3; A v5h3-v5h4", "pass"];
    assert_eq!(shown(START, &moves, true), turned);
    let chess = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R w KQ - 0 1";
    assert_eq!(
        shown(chess, &["d1b1", "d8e7", "b7b8k"], true),
        ["Qb1", "Qe7", "b8=K"],
        "a board with one numbering"
    );
}

#[test]
fn places_that_a_turn_changed_are_where_pieces_left_and_came() {
    let mut table = Hall::all()
        .open(START, &Options::default())
        .expect("a position");
    table.play("A v3h9-v3h8").expect("legal");
    let scenes = [0, 1].map(|ply| table.scene(ply, Viewer::Public).expect("a scene"));
    let names: Vec<String> = changed(&scenes[0], &scenes[1])
        .iter()
        .filter_map(|place| scenes[0].places.iter().find(|view| view.place == *place))
        .map(|view| view.name.clone())
        .collect();
    assert_eq!(names, ["v3h8", "v3h9"]);
}

#[test]
fn turns_stand_in_pairs() {
    let line = |side, from| TurnLine {
        side,
        round: 1,
        from,
        to: from + 1,
        text: String::new(),
    };
    let [a, b, c] =
        [(Side::First, 0), (Side::Second, 1), (Side::First, 2)].map(|(s, f)| line(s, f));
    let all = rows([&a, &b, &c], |turn| turn);
    assert_eq!(all, [[Some(&a), Some(&b)], [Some(&c), None]]);
    assert_eq!(rows([&b], |turn| turn), [[None, Some(&b)]]);
    assert_eq!(
        rows([&b, &b], |turn| turn),
        [[None, Some(&b)], [None, Some(&b)]]
    );
}

#[test]
fn turns_have_the_rounds_that_the_game_counts() {
    let start = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R b KQ - 0 12";
    let mut table = Hall::all().open(start, &Options::default()).unwrap();
    for text in ["d8e7", "b7b8k", "e7e6"] {
        table.play(text).unwrap();
    }
    let turns = turns(&*table, table.plies(), Viewer::Public);
    let rounds: Vec<u32> = turns.iter().map(|turn| turn.round).collect();
    assert_eq!(rounds, [12, 13, 13]);
    let last = last_changes(&*table, table.plies(), Viewer::Public);
    assert_eq!(last.len(), 2);
}

/// In TigerChess Knights and Guards wait beside the board, and a capture changes who waits.
#[test]
fn marks_of_the_last_turn_leave_out_what_waits_beside_the_board() {
    let hall = Hall::all();
    let mut options = Options::default();
    for (name, value) in [("deployment", "open"), ("tiger-variation", "on")] {
        options.game.insert(name.into(), value.into());
    }
    let (mut beside, mut on_board) = (0, 0);
    for seed in 1..=6 {
        let mut table = hall.start("tigerchess", &options).expect("a start");
        let mut random = SplitMix(seed);
        for _ in 0..60 {
            let offers = table.offers();
            let Some(offer) = offers.get(random.below(offers.len().max(1))) else {
                break;
            };
            let text = offer.text.clone();
            let before = table.scene(table.plies(), Viewer::Public).expect("a scene");
            table.play(&text).expect("legal");
            let after = table.scene(table.plies(), Viewer::Public).expect("a scene");
            let lies = |place: &Place| {
                let view = after.places.iter().find(|view| view.place == *place);
                let view = view.expect("a place");
                (0.0..8.0).contains(&view.x) && (0.0..8.0).contains(&view.y)
            };
            let marked = last_changes(&*table, table.plies(), Viewer::Public);
            let all = changed(&before, &after);
            if all.iter().any(lies) {
                assert!(marked.iter().all(lies), "{text}: {marked:?}");
                on_board += 1;
                beside += usize::from(!all.iter().all(lies));
            } else {
                assert_eq!(marked, all, "{text}");
            }
        }
    }
    assert!(on_board > 50 && beside > 5, "{on_board} {beside}");
}
