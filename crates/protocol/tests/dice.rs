//! Dice in the fold of a game's events: they fall as they have to, or the game is refused.

use std::collections::BTreeMap;

use dice::{Dice, Nonce, Seed};
use game::{Side, Viewer};
use hall::{Hall, Options};
use tigerden_protocol::{
    ApplyError, Event, Fact, GameState, NumberedEvent, NumberedFact, Promise, Seat, Terms, Thrown,
    project,
};

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

fn second(seq: u64) -> i64 {
    i64::try_from(seq).expect("small") * 1_000_000
}

fn terms() -> Terms {
    Terms {
        dice: Some(Promise {
            commitment: secret().lock().lock(),
            nonces: [nonce("ann"), None],
        }),
        ..Terms::plain(GAME, [person("Ann"), Seat::Open])
    }
}

struct Table {
    state: GameState,
}

impl Table {
    fn of(terms: Terms) -> Self {
        let state = GameState::create(&Hall::all(), terms).expect("good terms");
        Self { state }
    }

    fn apply(&mut self, fact: Fact) -> Result<(), ApplyError> {
        let at_us = second(self.state.seq() + 1);
        self.state.record(at_us, fact).map(drop)
    }

    /// Both have joined and wished; the other one adds `added`.
    fn ready(added: &str, wishes: [&str; 2]) -> Self {
        Self::of(terms()).joined(added, wishes)
    }

    fn joined(mut self, added: &str, wishes: [&str; 2]) -> Self {
        let joined = Fact::Joined {
            side: Side::Second,
            name: "Ben".to_owned(),
            nonce: nonce(added),
        };
        self.apply(joined).expect("a free seat");
        for (side, wish) in Side::BOTH.into_iter().zip(wishes) {
            let chose = Fact::Chose {
                side,
                options: BTreeMap::new(),
                wishes: [("wish".to_owned(), wish.to_owned())].into(),
            };
            self.apply(chose).expect("a choice");
        }
        self
    }

    fn begun(&self) -> (String, Thrown) {
        match self.state.begun(Some(&secret().lock())) {
            Ok(Fact::Begun {
                position,
                dice: Some(thrown),
            }) => (position, thrown),
            other => panic!("{other:?}"),
        }
    }
}

fn begun(position: &str, thrown: Thrown) -> Fact {
    Fact::Begun {
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
    let refused = |fact: Fact| ready().apply(fact).expect_err("a cheat");

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

    let hidden = Fact::Begun {
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
    let none = Terms {
        dice: None,
        ..terms()
    };
    let tora = Terms {
        game: "tora-short".to_owned(),
        ..terms()
    };
    for terms in [none, tora] {
        assert_eq!(
            GameState::create(&Hall::all(), terms).err(),
            Some(ApplyError::Promise)
        );
    }
}

#[test]
fn who_does_not_see_the_choices_can_check_the_dice_too() {
    let mut game = Table::of(terms());
    let mut told = GameState::create(&Hall::all(), terms()).expect("good terms");
    let public = |game: &GameState, fact: &NumberedFact| NumberedEvent {
        seq: fact.seq,
        at_us: fact.at_us,
        event: project(game, &fact.fact, Viewer::Public),
    };
    let joined = Fact::Joined {
        side: Side::Second,
        name: String::new(),
        nonce: nonce("ben"),
    };
    let chose = |side| Fact::Chose {
        side,
        options: BTreeMap::new(),
        wishes: BTreeMap::new(),
    };
    for fact in [joined, chose(Side::First), chose(Side::Second)] {
        let fact = game.state.record(0, fact).expect("both get ready");
        let event = public(&game.state, &fact);
        told.apply(&event).expect("what they have done");
    }
    let begun = game.state.begun(Some(&secret().lock())).expect("a start");
    let fact = game.state.record(0, begun).expect("fair dice");
    let fair = public(&game.state, &fact);
    let mut cheat = fair.clone();
    if let Event::Begun { dice, .. } = &mut cheat.event {
        *dice = Some(Table::ready("eve", ["dice", "dice"]).begun().1);
    }
    assert_eq!(told.apply(&cheat), Err(ApplyError::Dice));
    told.apply(&fair).expect("fair dice");
}

/// A game in a deployment with clocks, begun in the variation that the dice have said.
fn clocked() -> Table {
    let clock = Some("tiger 1m+5m+5s".parse().expect("settings"));
    let terms = Terms { clock, ..terms() };
    let mut game = Table::of(terms).joined("ben", ["dice", "dice"]);
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
    let out = Fact::TimeOut {
        side,
        moves: Vec::new(),
    };
    let late = deadline.0 + 1;
    game.state.record(late, out).expect("the time is out");
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
    let Fact::Lots { secret, mut moves } = lots.clone() else {
        panic!("{lots:?}");
    };
    moves.pop();
    let cheated = game.apply(Fact::Lots { secret, moves });
    assert_eq!(cheated, Err(ApplyError::Dice));

    let late = i64::from(u32::MAX);
    let recorded = game.state.record(late, lots);
    recorded.expect("the lots that were due");
    let table = game.state.table().expect("a game in play");
    assert!(!table.opening_phase(), "the engagement has begun");
    assert_eq!(table.to_move(), Some(Side::First));
    let clock = game.state.clock().expect("a clock");
    assert!(clock.deadline().is_some(), "the clocks run again");
    assert!(!game.state.lots_due());
}
