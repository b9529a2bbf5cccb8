//! What viewers are sent shows them what the full state shows them, and no more.

#[path = "../../../testkit/tests/burrow/mod.rs"]
mod burrow;
mod hidden;
mod hunt;
#[path = "../../../hall/tests/listed/mod.rs"]
mod listed;
mod planted;
mod play;
mod seals;
mod shown;

use game::{Side, Viewer};
use hall::Hall;
use tigerden_protocol::{
    ApplyError, Event, Fact, GameLog, GameState, InSeries, NumberedEvent, Phase, Seat, Terms,
    project, stored,
};

use hidden::halls;
use hunt::{hunt, turn};
use play::played;
use shown::Shown;

const VIEWERS: [Viewer; 4] = [
    Viewer::Public,
    Viewer::Player(Side::First),
    Viewer::Player(Side::Second),
    Viewer::Judge,
];

/// What went over the wire, read again.
fn sent(log: &GameLog, viewer: Viewer) -> Vec<NumberedEvent> {
    let text = serde_json::to_string(&log.events(viewer, 0)).expect("JSON");
    serde_json::from_str(&text).expect("the same events")
}

#[test]
fn the_fold_of_what_a_viewer_was_sent_shows_it_what_the_full_state_shows() {
    for game in hall::games() {
        for seed in 0..6 {
            let hall = Hall::all();
            follows(&played(&hall, game.id, seed), &hall, &hall);
        }
    }
}

#[test]
fn so_it_is_with_hidden_moves() {
    let (whole, part) = halls();
    for seed in 0..40 {
        let log = played(&whole, listed::INFO.id, seed);
        follows(&log, &whole, &part);
        for fact in log.facts() {
            let text = stored::encode(&fact.fact).expect("a text");
            assert_eq!(stored::decode(&text).as_ref(), Ok(&fact.fact));
        }
    }
}

/// Tests the law after every fact: `whole` is the hall where the game is played, `part` that of
/// viewers who don't see everything.
fn follows(log: &GameLog, whole: &Hall, part: &Hall) {
    let mut full = VIEWERS.map(|_| Vec::new());
    let mut told = VIEWERS.map(|_| Vec::new());
    let facts: Vec<_> = log.facts().collect();
    let replayed = GameState::of_facts(whole, &facts, |state, fact| {
        let lists = full.iter_mut().zip(&mut told).zip(VIEWERS);
        for ((full, told), viewer) in lists {
            full.push(Shown::of(state, viewer));
            told.push(NumberedEvent {
                seq: fact.seq,
                at_us: fact.at_us,
                event: project(state, &fact.fact, viewer),
            });
        }
    });
    let replayed = replayed.map_err(|(_, error)| error).expect("the same game");
    let again = GameLog::restore(whole, facts).map_err(|(_, error)| error);
    let again = again.expect("the same game");
    for (told, viewer) in told.iter().zip(VIEWERS) {
        // What was kept of each fact as it happened is what the facts tell now, to the byte.
        assert_eq!(Shown::of(log.state(), viewer), Shown::of(&replayed, viewer));
        for since in [0, told.len() / 2, told.len()] {
            let told = serde_json::to_string(&told[since..]).expect("JSON");
            for log in [log, &again] {
                let events = log.events(viewer, since as u64);
                assert_eq!(serde_json::to_string(&events).expect("JSON"), told);
            }
        }
    }
    for (full, viewer) in full.iter().zip(VIEWERS) {
        let hall = if viewer == Viewer::Judge { whole } else { part };
        let events = sent(log, viewer);
        assert_eq!(events.len(), full.len());
        let mut state = GameState::from_first(hall, &events[0]).expect("a game");
        for (index, full) in full.iter().enumerate() {
            if index > 0 {
                state.apply(&events[index]).unwrap_or_else(|error| {
                    panic!("{viewer:?}, event {}: {error}", index + 1);
                });
            }
            assert_eq!(Shown::of(&state, viewer), *full, "{viewer:?}, {index}");
        }
    }
}

#[test]
fn hidden_moves_are_in_no_event_of_the_other_side() {
    let (whole, _) = halls();
    let mut crept = 0;
    for seed in 0..40 {
        let log = played(&whole, listed::INFO.id, seed);
        for viewer in [Viewer::Public, Viewer::Player(Side::First)] {
            for event in log.events(viewer, 0) {
                match event.event {
                    Event::Begun { position, .. } => assert!(position.ends_with(" ?")),
                    Event::Turn { moves, .. } => {
                        crept += moves.iter().filter(|text| *text == "~").count();
                        assert!(!moves.iter().any(|text| text.starts_with('c')), "{moves:?}");
                    }
                    _ => {}
                }
            }
        }
        let own = log.events(Viewer::Player(Side::Second), 0);
        let rustles = own.iter().filter(|event| match &event.event {
            Event::Turn { moves, .. } => moves.iter().any(|text| text == "~"),
            _ => false,
        });
        assert_eq!(rustles.count(), 0, "its own moves are known to the mole");
    }
    assert!(crept > 0, "something was hidden");
}

#[test]
fn where_an_assassin_hides_is_in_no_event_of_others() {
    let hall = Hall::all();
    let mut hidden = 0;
    for seed in (1..24).step_by(2) {
        let log = played(&hall, "tora-long", seed);
        for (viewer, letters) in [
            (Viewer::Public, &["c@", "o@"][..]),
            (Viewer::Player(Side::First), &["o@"]),
            (Viewer::Player(Side::Second), &["c@"]),
        ] {
            let text = serde_json::to_string(&log.events(viewer, 0)).expect("JSON");
            assert!(
                !letters.iter().any(|letter| text.contains(letter)),
                "{text}"
            );
        }
        let all = serde_json::to_string(&log.events(Viewer::Judge, 0)).expect("JSON");
        hidden += usize::from(all.contains("c@") && all.contains("o@"));
    }
    assert!(hidden > 3, "{hidden} games had two Assassins");
}

#[test]
fn nobody_guesses_at_an_answer() {
    // Whether the Assassin is beside the Archer or far away, what is refused says nothing about it.
    for moves in [
        &["A v9h10 search v9h9", "end"][..],
        &["A v9h10 search", "A v9h10 take v9h9", "end"],
        &["A v9h10 search", "A v9h10-v9h11", "end"],
        &["A v9h10 search", "end"],
        // After the end it would be read as a move of the other side, which knows its own Assassin.
        &["A v9h10-v9h11", "end", "X v9h9-v9h8"],
        &["pass", "X v9h9-v9h8", "end"],
    ] {
        let answers = ["v9h9", "v3h3"].map(|lair| {
            let mut log = hunt(lair);
            let refused = turn(&mut log, Side::First, moves).expect_err("more than a choice");
            let moves: Vec<_> = moves.iter().map(|text| (*text).to_owned()).collect();
            let draft = log.state().check_draft(&moves).expect_err("the same");
            (refused.to_string(), draft.to_string(), log.state().seq())
        });
        assert_eq!(answers[0], answers[1]);
    }
    let mut log = hunt("v9h9");
    turn(&mut log, Side::First, &["A v9h10 search"]).expect("a search alone is part of a turn");
    turn(&mut log, Side::First, &["A v9h10 take v9h9", "end"]).expect("the rest of the turn");
}

#[test]
fn t_x11_in_the_other_side_s_turn_nothing_is_read() {
    for lair in ["v9h9", "v3h3"] {
        let mut log = hunt(lair);
        turn(&mut log, Side::First, &["pass"]).expect("a legal turn");
        for moves in [&["X v9h9-v9h8", "end"][..], &["X v3h3-v3h4"], &["nonsense"]] {
            let refused = turn(&mut log, Side::First, moves);
            assert_eq!(refused, Err(ApplyError::NotYourTurn), "{moves:?}");
        }
    }
}

#[test]
fn t_v6_an_end_that_not_everybody_can_work_out_is_told() {
    let hall = Hall::all();
    let mut log = hunt("v9h9");
    for moves in [
        &["pass"],
        &["X v9h9-v9h8"],
        &["pass"],
        &["X v9h8-v9h9"],
        &["pass"],
    ] {
        let side = log.state().table().and_then(|table| table.to_move());
        let moves: Vec<_> = match moves {
            ["pass"] => moves.to_vec(),
            _ => [&moves[..], &["end"]].concat(),
        };
        turn(&mut log, side.expect("it goes on"), &moves).expect("a legal turn");
    }
    assert_eq!(log.state().phase(), Phase::Playing, "it stood there twice");
    turn(&mut log, Side::Second, &["pass"]).expect("a legal turn");
    follows(&log, &hall, &hall);
    let Phase::Over(outcome) = log.state().phase() else {
        panic!("it stood there three times");
    };
    assert_eq!(outcome.rule, game::RuleId("T-V6"));
    for viewer in VIEWERS {
        let state = GameState::of_events(&hall, &sent(&log, viewer));
        let state = state.map_err(|(_, error)| error).expect("what was sent");
        assert_eq!(state.phase(), Phase::Over(outcome), "{viewer:?}");
    }
    // Where the rules have no such end, nobody is believed who says so.
    let mut events = sent(&hunt("v9h9"), Viewer::Public);
    let moves = vec!["pass".to_owned()];
    events.push(NumberedEvent {
        seq: 3,
        at_us: 0,
        event: Event::Turn {
            side: Side::First,
            moves,
            lag_us: 0,
            repeated: true,
        },
    });
    let error = GameState::of_events(&hall, &events).map(drop);
    assert_eq!(error, Err((2, ApplyError::History)));
}

#[test]
fn t_x2_an_assassin_hides_on_an_empty_place_whatever_else_is_chosen() {
    let hall = Hall::all();
    let choose = |agreed: &str, setup: &str, lair: &str| {
        let mut log = hunt::seated(&hall, agreed, None);
        let options = [("setup", setup), ("lair", lair)];
        let options = options.map(|(option, choice)| (option.to_owned(), choice.to_owned()));
        let chose = Fact::Chose {
            side: Side::First,
            options: options.into(),
            wishes: [].into(),
        };
        log.record(0, chose)
    };
    for (agreed, setup, lair, fits) in [
        ("on", "defensive", "v11", true),
        ("on", "defensive", "v10", false),
        ("on", "aggressive", "v5", true),
        ("off", "defensive", "v10", true),
        ("on", "defensive", "none", true),
    ] {
        let chosen = choose(agreed, setup, lair);
        assert_eq!(chosen.is_ok(), fits, "{agreed} {setup} {lair}: {chosen:?}");
        if let Err(error) = chosen {
            assert!(matches!(error, ApplyError::Start(_)), "{error}");
        }
    }
}

#[test]
fn what_a_viewer_may_not_know_changes_no_byte() {
    // The mole under one bed or another, and where it creeps then.
    let (whole, _) = halls();
    let heard = |start: &str, creeps: [&str; 2], viewer| {
        let mut log = hidden::begun(&whole, start);
        for (gardener, mole) in ["w1", "w2"].into_iter().zip(creeps) {
            for (side, text) in [(Side::First, gardener), (Side::Second, mole)] {
                let turn = Fact::Turn {
                    side,
                    moves: vec![text.to_owned()],
                    lag_us: 0,
                };
                log.record(0, turn).expect("a legal move");
            }
        }
        serde_json::to_string(&log.events(viewer, 0)).expect("JSON")
    };
    let start = |mole| format!("0 1111111 1110000 f 1 - {mole}");
    let [one, other] = [(6, ["c5", "c4"]), (4, ["c4", "c5"])]
        .map(|(mole, creeps)| VIEWERS.map(|viewer| heard(&start(mole), creeps, viewer)));
    let knows = |viewer: Viewer| viewer.knows(Side::Second);
    for ((one, other), viewer) in one.iter().zip(&other).zip(VIEWERS) {
        assert_eq!(one != other, knows(viewer), "{viewer:?}: {one} {other}");
    }
}

#[test]
fn a_choice_changes_no_byte_before_play_begins() {
    let hall = Hall::all();
    let heard = |setup: &str, viewer| {
        let seat = || Seat::Person {
            name: String::new(),
        };
        let terms = Terms {
            series: InSeries::first(series::Series::pair()),
            ..Terms::plain("tora-long", [seat(), seat()])
        };
        let mut log = GameLog::create(&hall, 0, terms).expect("good terms");
        let chose = Fact::Chose {
            side: Side::First,
            options: [("setup".to_owned(), setup.to_owned())].into(),
            wishes: [].into(),
        };
        log.record(0, chose).expect("a choice");
        serde_json::to_string(&log.events(viewer, 0)).expect("JSON")
    };
    for viewer in VIEWERS {
        let same = heard("defensive", viewer) == heard("aggressive", viewer);
        assert_eq!(same, !viewer.knows(Side::First), "{viewer:?}");
    }
}

#[test]
fn events_and_facts_of_another_version_are_refused() {
    let (whole, _) = halls();
    let log = played(&whole, listed::INFO.id, 1);
    let event = serde_json::to_string(&log.events(Viewer::Public, 0)[0]).expect("JSON");
    assert!(event.starts_with(r#"{"v":1,"#), "{event}");
    let newer = event.replacen('1', "2", 1).replace("created", "uprooted");
    let error = serde_json::from_str::<NumberedEvent>(&newer).expect_err("newer");
    assert!(error.to_string().contains("this is version 2"), "{error}");

    let first = log.facts().next().expect("a fact");
    let fact = stored::encode(&first.fact).expect("a text");
    let newer = fact.replacen('1', "2", 1).replace("created", "uprooted");
    let error = stored::decode(&newer).expect_err("newer");
    assert!(error.to_string().contains("this is version 2"), "{error}");
}

#[test]
fn facts_tell_nothing_to_a_log() {
    let log = played(&Hall::all(), "tora-long", 3);
    for fact in log.facts() {
        let text = format!("{fact:?}");
        assert!(
            !text.contains("defensive") && !text.contains("aggressive"),
            "{text}"
        );
    }
}
