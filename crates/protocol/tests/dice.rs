//! Dice in the fold of a game's events: they fall as they have to, or the game is refused.

use std::collections::BTreeMap;

use dice::{Dice, Nonce, Seed};
use game::{Side, Viewer};
use hall::{Hall, Options};
use tigerden_protocol::{ApplyError, Entry, Event, GameState, Opening, Promise, Seat, Thrown};

const GAME: &str = "tigerchess";

/// What the dice are thrown from; its lock is opened first.
fn secret() -> Seed {
    Seed::new([7; 32])
}

fn nonce(text: &str) -> Option<Nonce> {
    text.parse().ok()
}

fn person(name: &str) -> Seat {
    Seat::Person {
        name: name.to_owned(),
    }
}

fn entry(seq: u64, event: Event) -> Entry {
    let at_us = i64::try_from(seq).expect("small") * 1_000_000;
    Entry { seq, at_us, event }
}

fn opening() -> Opening {
    Opening {
        game: GAME.to_owned(),
        options: BTreeMap::new(),
        position: None,
        clock: None,
        dice: Some(Promise {
            commitment: secret().lock().lock(),
            nonces: [nonce("ann"), None],
        }),
        arbiter: false,
        games: 1,
        before: Vec::new(),
        seats: [person("Ann"), Seat::Open],
    }
}

struct Table {
    state: GameState,
}

impl Table {
    fn of(opening: Opening) -> Self {
        let state = GameState::open(&Hall::all(), &entry(1, Event::Opened(Box::new(opening))))
            .expect("an opening");
        Self { state }
    }

    fn apply(&mut self, event: Event) -> Result<(), ApplyError> {
        let seq = self.state.seq() + 1;
        self.state.apply(&entry(seq, event))
    }

    /// Both have joined and wished; the other one adds `added`.
    fn ready(added: &str, wishes: [&str; 2]) -> Self {
        Self::of(opening()).joined(added, wishes)
    }

    fn joined(mut self, added: &str, wishes: [&str; 2]) -> Self {
        let joined = Event::Joined {
            side: Side::Second,
            name: "Ben".to_owned(),
            nonce: nonce(added),
        };
        self.apply(joined).expect("a free seat");
        for (side, wish) in Side::BOTH.into_iter().zip(wishes) {
            let chose = Event::Chose {
                side,
                options: Some(BTreeMap::new()),
                wishes: [("wish".to_owned(), wish.to_owned())].into(),
            };
            self.apply(chose).expect("a choice");
        }
        self
    }

    fn begun(&self) -> (String, Thrown) {
        match self.state.begun(Some(&secret().lock())) {
            Ok(Event::Begun {
                position,
                dice: Some(thrown),
            }) => (position, thrown),
            other => panic!("{other:?}"),
        }
    }
}

fn begun(position: &str, thrown: Thrown) -> Event {
    Event::Begun {
        position: position.to_owned(),
        dice: Some(thrown),
    }
}

#[test]
fn c_d7_the_dice_follow_from_the_seed_and_both_nonces() {
    let mut game = Table::ready("ben", ["dice", "open"]);
    let (position, thrown) = game.begun();
    let seed = secret().lock();
    assert_eq!(thrown.seed, seed);
    let mut dice = Dice::new(&seed, &[nonce("ann"), nonce("ben")]);
    let again = Hall::all()
        .throw(GAME, &Options::default(), &mut dice)
        .expect("a start");
    assert_eq!(thrown.throws, again.throws);
    assert_eq!(position, again.table.start(Viewer::Judge));
    game.apply(begun(&position, thrown.clone()))
        .expect("fair dice");
    assert_eq!(game.state.thrown(), Some(&thrown));
    assert!(game.state.table().is_some());
}

#[test]
fn c_d7_open_is_played_if_both_wish_it() {
    let (position, thrown) = Table::ready("ben", ["open", "open"]).begun();
    assert_eq!(thrown.throws.len(), 1, "the TigerVariation is thrown");
    assert!(position.contains(" O"), "{position}");
}

#[test]
fn a_server_that_cheats_is_refused() {
    let ready = || Table::ready("ben", ["dice", "dice"]);
    let (position, thrown) = ready().begun();
    let refused = |event: Event| ready().apply(event).expect_err("a cheat");

    let other_seed = Thrown {
        seed: Seed::new([8; 32]),
        ..thrown.clone()
    };
    assert_eq!(refused(begun(&position, other_seed)), ApplyError::Seed);

    for i in 0..thrown.throws.len() {
        let mut loaded = thrown.clone();
        loaded.throws[i].dice[0] = loaded.throws[i].dice[0] % 6 + 1;
        assert_eq!(refused(begun(&position, loaded)), ApplyError::Dice);
        let mut renamed = thrown.clone();
        renamed.throws[i].choice = "another".to_owned();
        assert_eq!(refused(begun(&position, renamed)), ApplyError::Dice);
        let mut silent = thrown.clone();
        silent.throws.remove(i);
        assert_eq!(refused(begun(&position, silent)), ApplyError::Dice);
    }

    let (open, _) = Table::ready("ben", ["open", "open"]).begun();
    assert_eq!(refused(begun(&open, thrown.clone())), ApplyError::Dice);

    let hidden = Event::Begun {
        position: position.clone(),
        dice: None,
    };
    assert_eq!(refused(hidden), ApplyError::Promise);

    let mut other_nonce = Table::ready("eve", ["dice", "dice"]);
    let changed = other_nonce.begun().1.throws != thrown.throws;
    assert!(changed, "what a player adds changes the throws");
    let applied = other_nonce.apply(begun(&position, thrown));
    assert_eq!(applied, Err(ApplyError::Dice));
}

#[test]
fn dice_are_promised_where_there_are_any_and_only_there() {
    let none = Opening {
        dice: None,
        ..opening()
    };
    let tora = Opening {
        game: "tora-short".to_owned(),
        ..opening()
    };
    for opening in [none, tora] {
        let opened = GameState::open(&Hall::all(), &entry(1, Event::Opened(Box::new(opening))));
        assert_eq!(opened.err(), Some(ApplyError::Promise));
    }
}

#[test]
fn who_does_not_see_the_choices_can_check_the_dice_too() {
    let mut game = Table::of(opening());
    let joined = Event::Joined {
        side: Side::Second,
        name: String::new(),
        nonce: nonce("ben"),
    };
    game.apply(joined).expect("a free seat");
    for side in Side::BOTH {
        let chose = Event::Chose {
            side,
            options: Some(BTreeMap::new()),
            wishes: BTreeMap::new(),
        };
        game.apply(chose.seen_by(Viewer::Public)).expect("a choice");
    }
    let (position, thrown) = game.begun();
    let (_, otherwise) = Table::ready("eve", ["dice", "dice"]).begun();
    let cheated = game.apply(begun(&position, otherwise));
    assert_eq!(cheated, Err(ApplyError::Dice));
    game.apply(begun(&position, thrown)).expect("fair dice");
}

/// A game in a deployment with clocks, begun in the variation that the dice have said.
fn clocked() -> Table {
    let clock = Some("tiger 1m+5m+5s".parse().expect("settings"));
    let opening = Opening { clock, ..opening() };
    let mut game = Table::of(opening).joined("ben", ["dice", "dice"]);
    let (position, thrown) = game.begun();
    game.apply(begun(&position, thrown)).expect("fair dice");
    game
}

/// Lets the clock of the side that is to act run out.
fn time_out(game: &mut Table) {
    let (side, deadline) = game
        .state
        .clock()
        .and_then(|clock| clock.deadline())
        .expect("a clock runs");
    let event = Event::TimeOut {
        side,
        moves: Vec::new(),
    };
    let late = Entry {
        seq: game.state.seq() + 1,
        at_us: deadline.0 + 1,
        event,
    };
    game.state.apply(&late).expect("the time is out");
}

#[test]
fn c_d10_lots_finish_the_deployment_when_nobody_has_time() {
    let mut game = clocked();
    assert_eq!(game.state.lots(&secret()).err(), Some(ApplyError::Lots));
    time_out(&mut game);
    assert!(!game.state.lots_due(), "the other side still has time");
    time_out(&mut game);
    assert!(game.state.lots_due());
    assert_eq!(
        game.state.lots(&Seed::new([8; 32])).err(),
        Some(ApplyError::Seed)
    );

    let lots = game.state.lots(&secret()).expect("lots are due");
    assert_eq!(lots, game.state.lots(&secret()).expect("lots are due"));
    let Event::Lots { secret, mut moves } = lots.clone() else {
        panic!("{lots:?}");
    };
    moves.pop();
    let cheated = game.apply(Event::Lots { secret, moves });
    assert_eq!(cheated, Err(ApplyError::Dice));

    let late = Entry {
        seq: game.state.seq() + 1,
        at_us: i64::from(u32::MAX),
        event: lots,
    };
    game.state.apply(&late).expect("the lots that were due");
    let table = game.state.table().expect("a game in play");
    assert!(!table.opening_phase(), "the engagement has begun");
    assert_eq!(table.to_move(), Some(Side::First));
    let clock = game.state.clock().expect("a clock");
    assert!(clock.deadline().is_some(), "the clocks run again");
    assert!(!game.state.lots_due());
}
