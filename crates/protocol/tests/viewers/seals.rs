//! Seals in the events of a game (T-X9).

use commit::{Note, Salt};
use game::{Side, Viewer};
use hall::Hall;
use tigerden_protocol::{ApplyError, Event, Fact, GameLog, NumberedFact, stored};

use crate::hunt::seated;
use crate::play::seal;

const GAME: &str = "game";

/// A long game in which the sides hide Assassins on these columns.
fn begun(lairs: [&str; 2]) -> GameLog {
    begun_with(lairs, None)
}

fn begun_with(lairs: [&str; 2], clock: Option<&str>) -> GameLog {
    let mut log = seated(&Hall::all(), "on", clock);
    for (side, lair) in Side::BOTH.into_iter().zip(lairs) {
        let chose = Fact::Chose {
            side,
            options: [("lair".to_owned(), lair.to_owned())].into(),
            wishes: [].into(),
        };
        log.record(0, chose).expect("a choice");
    }
    let begun = log.state().begun(None).expect("all have chosen");
    log.record(0, begun).expect("a start");
    log
}

/// A turn of the side to move.
fn turn(log: &mut GameLog, moves: &[&str]) {
    let table = log.state().table().expect("a game");
    let side = table.to_move().expect("it is not over");
    let fact = Fact::Turn {
        side,
        moves: moves.iter().map(|&text| text.to_owned()).collect(),
        lag_us: 0,
    };
    log.record(0, fact).expect("a legal turn");
    seal(log);
}

/// The kinds of the last events, as anybody is sent them.
fn last_kinds(log: &GameLog, count: usize) -> Vec<String> {
    let events = log.events(Viewer::Public, 0);
    let last = events.iter().skip(events.len() - count);
    let json = last.map(|event| serde_json::to_value(&event.event).expect("JSON"));
    json.map(|event| {
        event
            .as_object()
            .expect("an object")
            .keys()
            .next()
            .expect("a kind")
            .clone()
    })
    .collect()
}

#[test]
fn t_x9_each_turn_is_sealed_and_all_is_opened_at_the_end() {
    let mut log = begun(["v3", "v4"]);
    seal(&mut log);
    assert_eq!(last_kinds(&log, 3), ["begun", "sealed", "sealed"]);
    turn(&mut log, &["X v3h17-v3h15", "end"]);
    turn(&mut log, &["end"]);
    assert_eq!(last_kinds(&log, 4), ["turn", "sealed", "turn", "sealed"]);
    log.record(0, Fact::Resigned { side: Side::First })
        .expect("it goes on");
    seal(&mut log);
    assert_eq!(last_kinds(&log, 3), ["resigned", "opened", "opened"]);
    let notes = |side| {
        let sealed = log.state().opened_seals(side).iter();
        let open = sealed.map(|sealed| sealed.note.clone().expect("opened").text);
        open.collect::<Vec<_>>()
    };
    assert_eq!(notes(Side::First), ["v3h17", "X v3h17-v3h15; end | v3h15"]);
    assert_eq!(notes(Side::Second), ["v4h1", "end | v4h1"]);
    // Everybody can seal them again.
    for (side, owner, rounds) in [
        (Side::First, "first", [1, 1]),
        (Side::Second, "second", [1, 1]),
    ] {
        for (sealed, round) in log.state().opened_seals(side).iter().zip(rounds) {
            let open = sealed.note.as_ref().expect("opened");
            let note = Note::new(GAME, owner, round, &open.text).expect("a note");
            assert_eq!(note.seal(&open.salt), sealed.seal);
        }
    }
}

#[test]
fn t_x9_only_the_owner_and_judges_know_a_note_before_it_is_opened() {
    let mut log = begun(["v3", "v4"]);
    seal(&mut log);
    turn(&mut log, &["X v3h17-v3h15", "end"]);
    for viewer in [
        Viewer::Public,
        Viewer::Judge,
        Viewer::Player(Side::First),
        Viewer::Player(Side::Second),
    ] {
        for event in log.events(viewer, 0) {
            if let Event::Sealed { side, note, .. } = event.event {
                assert_eq!(note.is_some(), viewer.knows(side), "{viewer:?}");
            }
        }
    }
    let public = serde_json::to_string(&log.events(Viewer::Public, 0)).expect("JSON");
    assert!(
        !public.contains("salt") && !public.contains("v3h"),
        "{public}"
    );
    // Nor does a log that shows facts or events.
    let facts = format!("{:?}", log.facts().collect::<Vec<_>>());
    let events = format!("{:?}", log.events(Viewer::Judge, log.state().seq() - 1));
    assert!(
        !facts.contains("v3h") && !events.contains("v3h"),
        "{facts} {events}"
    );
}

#[test]
fn t_x9_every_end_opens_what_was_sealed() {
    let first = Side::First;
    let offered = Fact::Offered {
        side: first,
        winner: None,
    };
    let out = Fact::TimeOut {
        side: first,
        moves: Vec::new(),
    };
    for (before, end) in [
        (None, Fact::Resigned { side: first }),
        (Some(offered), Fact::Agreed { side: !first }),
        (None, out),
    ] {
        let mut log = begun_with(["v3", "v4"], Some("fischer 60s+1s"));
        seal(&mut log);
        if let Some(fact) = before {
            log.record(0, fact).expect("an offer");
            seal(&mut log);
        }
        assert_eq!(log.state().opened_seals(first).len(), 0);
        log.record(60_000_001, end.clone()).expect("an end");
        seal(&mut log);
        for side in Side::BOTH {
            assert_eq!(log.state().opened_seals(side).len(), 1, "{end:?}");
        }
    }
}

#[test]
fn t_x9_a_revealed_assassin_opens_its_notes_at_once() {
    let mut log = begun(["v3", "v4"]);
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    let position = format!("tora-long/rulebook+assassin {board} c 2 5 0:0 0 - c@v3h3,o@v9h9");
    let mut facts: Vec<_> = log.facts().collect();
    let last = facts.last_mut().expect("a start");
    last.fact = Fact::Begun {
        position,
        dice: None,
    };
    let again = GameLog::restore(&Hall::all(), facts).map_err(|(_, error)| error);
    log = again.expect("another start");
    seal(&mut log);
    turn(&mut log, &["A v9h10 search"]);
    assert_eq!(last_kinds(&log, 2), ["turn", "opened"]);
    let open = |side| log.state().opened_seals(side).len();
    assert_eq!((open(Side::First), open(Side::Second)), (0, 1));
    let mut log = log;
    turn(&mut log, &["A v9h10 take v9h9", "end"]);
    turn(&mut log, &["end"]);
    assert_eq!(last_kinds(&log, 3), ["turn", "sealed", "turn"]);
}

#[test]
fn t_x9_a_side_without_a_hidden_assassin_seals_nothing() {
    let mut log = begun(["none", "v4"]);
    seal(&mut log);
    turn(&mut log, &["end"]);
    turn(&mut log, &["end"]);
    assert_eq!(log.state().seals(Side::First), []);
    assert_eq!(log.state().seals(Side::Second).len(), 2);
}

#[test]
fn seals_belong_after_turns_and_openings_where_nothing_is_hidden() {
    let mut log = begun(["v3", "v4"]);
    let early = log.state().sealed(GAME, Side::First, Salt::new([1; 32]));
    let early = early.expect("it is due");
    seal(&mut log);
    assert_eq!(log.record(0, early.clone()), Err(ApplyError::Seal), "twice");
    assert!(log.state().opened(Side::First).is_err(), "it still hides");
    let salt = Salt::new([1; 32]);
    assert!(
        log.state().sealed(GAME, Side::First, salt).is_err(),
        "none is due"
    );
    log.record(0, Fact::Resigned { side: Side::First })
        .expect("it goes on");
    let Ok(Fact::Opened { side, notes }) = log.state().opened(Side::First) else {
        panic!("it is due");
    };
    let less = Fact::Opened {
        side,
        notes: Vec::new(),
    };
    assert_eq!(log.record(0, less), Err(ApplyError::Seal), "not all");
    let whole = Fact::Opened { side, notes };
    log.record(0, whole.clone()).expect("all");
    assert_eq!(log.record(0, whole), Err(ApplyError::Seal), "twice");
}

/// A position that the judge sets up, with what hides in it.
fn set_up(log: &mut GameLog, rest: &str) -> Result<(), ApplyError> {
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    let fact = Fact::SetUp {
        position: format!("tora-long/rulebook+assassin {board} {rest}"),
        reason: "Misread.".to_owned(),
    };
    log.record(0, fact)
}

#[test]
fn t_x13_each_position_of_the_judge_is_sealed_whether_the_assassin_was_moved_or_not() {
    let mut log = begun(["v3", "v4"]);
    seal(&mut log);
    turn(&mut log, &["X v3h17-v3h15", "end"]);
    set_up(&mut log, "c 2 2 0:0 0 - c@v5h5,o@v4h1").expect("between two turns");
    seal(&mut log);
    assert_eq!(
        last_kinds(&log, 4),
        ["sealed", "set-up", "sealed", "sealed"]
    );
    turn(&mut log, &["A v9h10 search"]);
    let middle = set_up(&mut log, "c 2 2 0:0 0 - c@v5h5,o@v4h1");
    assert_eq!(middle, Err(ApplyError::MidTurn));
    turn(&mut log, &["X v5h5-v5h6", "end"]);
    let half = set_up(&mut log, "c 1 2 0:0 0 - c@v5h6,o@v4h1");
    assert_eq!(half, Err(ApplyError::MidTurn), "one action of two");
    // One Assassin comes to light, the other one hides on.
    set_up(&mut log, "o 1 2 0:0 0 - o@v4h1").expect("between two turns");
    seal(&mut log);
    assert_eq!(last_kinds(&log, 3), ["set-up", "sealed", "opened"]);
    let sealed = log.state().opened_seals(Side::First).iter();
    let notes: Vec<_> = sealed.filter_map(|sealed| sealed.note.clone()).collect();
    let notes: Vec<_> = notes.into_iter().map(|note| note.text).collect();
    let turns = [
        "X v3h17-v3h15; end | v3h15",
        "A v9h10 search; X v5h5-v5h6; end | v5h6",
    ];
    assert_eq!(notes, ["v3h17", turns[0], "v5h5", turns[1]]);
    assert_eq!(log.state().opened_seals(Side::Second), []);
    // Nobody is told more than before by a position of the judge's.
    for (viewer, other) in [
        (Viewer::Public, "o@"),
        (Viewer::Public, "c@"),
        (Viewer::Player(Side::First), "o@"),
        (Viewer::Player(Side::Second), "c@"),
    ] {
        let told = serde_json::to_string(&log.events(viewer, 0)).expect("JSON");
        assert!(!told.contains(other), "{viewer:?}: {told}");
    }
    let all = serde_json::to_string(&log.events(Viewer::Judge, 0)).expect("JSON");
    assert!(all.contains("c@v5h5,o@v4h1"), "{all}");
}

/// A game that was stored before there were seals goes on without them.
#[test]
fn an_old_game_goes_on_unsealed() {
    let mut log = begun(["v3", "v4"]);
    log.record(
        0,
        Fact::Turn {
            side: Side::First,
            moves: vec!["end".to_owned()],
            lag_us: 0,
        },
    )
    .expect("a legal turn");
    let stored: Vec<_> = log
        .facts()
        .map(|fact| {
            (
                fact.seq,
                fact.at_us,
                stored::encode(&fact.fact).expect("a text"),
            )
        })
        .collect();
    let facts = stored.into_iter().map(|(seq, at_us, text)| {
        let fact = stored::decode(&text).expect("a fact");
        NumberedFact { seq, at_us, fact }
    });
    let log = GameLog::restore(&Hall::all(), facts.collect()).map_err(|(_, error)| error);
    let mut log = log.expect("it loads");
    assert_eq!(log.state().seal_due(), None);
    turn(&mut log, &["end"]);
    assert_eq!(last_kinds(&log, 2), ["turn", "turn"]);
}
