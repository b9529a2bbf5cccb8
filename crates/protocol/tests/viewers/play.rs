//! Random games, with secret choices, dice, clocks, offers and times that run out.

use commit::Salt;
use dice::Seed;
use game::{Side, SplitMix, Viewer};
use hall::{Hall, OptionInfo, Scope, Table};
use tigerden_protocol::{Fact, GameLog, GameState, Phase, Promise, Seat, Terms};

const SECOND: i64 = 1_000_000;

/// A whole random game.
pub(crate) fn played(hall: &Hall, game: &str, seed: u64) -> GameLog {
    let mut random = SplitMix(seed);
    let info = hall.named(game).expect("a game").info();
    let secret = Seed::new([u8::try_from(seed).expect("small"); 32]);
    let promise = Promise {
        commitment: secret.lock().lock(),
        nonces: [None, None],
    };
    let clock = seed.is_multiple_of(2).then(|| "fischer 60s+1s".parse());
    // Every other long game has hidden Assassins.
    let hides = info.options.iter().any(|option| option.id == "assassins") && seed % 2 == 1;
    let agreed = hides.then(|| ("assassins".to_owned(), "on".to_owned()));
    let take_back = seed % 3 == 1;
    let terms = Terms {
        options: agreed.into_iter().collect(),
        clock: clock.transpose().expect("settings"),
        dice: info.dice.then_some(promise),
        arbiter: info.arbiter && !take_back,
        take_back,
        ..Terms::plain(
            game,
            [
                Seat::Person {
                    name: "Ann".to_owned(),
                },
                Seat::Open,
            ],
        )
    };
    let mut log = GameLog::create(hall, 0, terms).expect("good terms");
    let joined = Fact::Joined {
        side: Side::Second,
        name: "Ben".to_owned(),
        nonce: info.dice.then(|| "ben".parse().expect("a nonce")),
    };
    record(&mut log, joined);
    for side in Side::BOTH {
        let mut chosen = |scope| {
            let mut choice = |option: &'static OptionInfo| {
                let choice = option.choices[random.below(option.choices.len())].id;
                (option.id.to_owned(), choice.to_owned())
            };
            info.options_of(scope).map(&mut choice).collect()
        };
        let chose = Fact::Chose {
            side,
            options: chosen(Scope::Seat),
            wishes: chosen(Scope::Wish),
        };
        record(&mut log, chose);
    }
    // As games were stored before there were seals.
    let sealed = !seed.is_multiple_of(5);
    let seed = info.dice.then(|| secret.lock());
    let begun = log.state().begun(seed.as_ref()).expect("both are there");
    record(&mut log, begun);
    if sealed {
        seal(&mut log);
    }
    while log.facts().len() < 60 && log.state().phase() == Phase::Playing {
        let fact = something(&log, &mut random);
        record(&mut log, fact);
        if log.state().lots_due() {
            let lots = log.state().lots(&secret).expect("they are due");
            record(&mut log, lots);
        }
        if sealed {
            seal(&mut log);
        }
    }
    log
}

/// Seals and opens notes, as a server does.
pub(crate) fn seal(log: &mut GameLog) {
    while let Some(side) = log.state().seal_due() {
        let number = u8::try_from(log.facts().len() % 256).expect("a byte");
        let salt = Salt::new([number; 32]);
        let fact = log.state().sealed("game", side, salt);
        record(log, fact.expect("it is due"));
    }
    while let Some(side) = log.state().opening_due() {
        let fact = log.state().opened(side);
        record(log, fact.expect("it is due"));
    }
}

/// Lets a fact happen; one second after the other, or when time is out.
fn record(log: &mut GameLog, fact: Fact) {
    let last = log.last_at_us().unwrap_or(0);
    let deadline = log.state().clock().and_then(|clock| clock.deadline());
    let at_us = match (&fact, deadline) {
        (Fact::TimeOut { .. }, Some((_, deadline))) => deadline.0 + 1,
        _ => last + SECOND,
    };
    log.record(at_us, fact).expect("what may happen");
}

/// What happens next.
fn something(log: &GameLog, random: &mut SplitMix) -> Fact {
    let state = log.state();
    let table = state.table().expect("a game in play");
    let side = table.to_move().expect("it is not over");
    let offered = state.offer().filter(|offer| offer.side != side);
    let last = log.last_at_us().unwrap_or(0);
    let deadline = state.clock().and_then(|clock| clock.deadline());
    let out = deadline.is_some_and(|(_, deadline)| deadline.0 <= last + SECOND);
    match random.below(24) {
        choice if out || choice == 5 && log.facts().len() > 20 && deadline.is_some() => {
            let declared = a_turn(table, random);
            let half = &declared[..declared.len() / 2];
            let moves = table.standing_part(half);
            Fact::TimeOut { side, moves }
        }
        0 if offered.is_some() => Fact::Declined { side },
        1 if offered.is_some() => Fact::Agreed { side },
        2..4 if state.offer().is_none() => Fact::Offered { side, winner: None },
        4 if state.clock().is_some() => Fact::Restarted {
            away_us: 500_000,
            waits_us: 200_000,
        },
        6 if log.facts().len() > 40 => Fact::Resigned { side },
        7 if state.terms().arbiter => arbiter(state, random),
        8..20 if state.take_back_asked().is_some() => {
            let ask = state.take_back_asked().expect("there is one");
            match random.below(3) {
                0 => Fact::TakeBackDeclined { side: !ask.side },
                _ => Fact::TakenBack { side: !ask.side },
            }
        }
        8..14 if state.may_ask_back(!side).is_ok() => Fact::TakeBackAsked { side: !side },
        14..17 if state.may_ask_back(side).is_ok() => Fact::TakeBackAsked { side },
        _ => Fact::Turn {
            side,
            moves: a_turn(table, random),
            lag_us: 0,
        },
    }
}

/// What an arbiter decides: that the game goes on from an earlier position, in which hidden pieces may have
/// changed places, or with other times, or how it ends.
fn arbiter(state: &GameState, random: &mut SplitMix) -> Fact {
    let reason = "as the arbiter sees it".to_owned();
    let (table, clocks) = (
        state.table().expect("a game in play"),
        state.clock().is_some(),
    );
    match random.below(6) {
        0 => Fact::Overruled {
            winner: None,
            points: None,
            reason,
        },
        1..3 if clocks => Fact::ClocksSet {
            left_us: [50_000_000; 2],
            reason,
        },
        _ => {
            let in_turns = table.turn_end().is_some();
            let begins = |plies: &usize| !in_turns || table.turn_begins(*plies);
            let earlier: Vec<usize> = (0..=table.plies()).filter(begins).collect();
            let earlier = earlier[random.below(earlier.len())];
            let position = table.position_after(earlier, Viewer::Judge);
            let position = elsewhere(position.expect("an earlier position"), random);
            let mut tried = table.boxed_clone();
            let fits = tried.set_up(&position, "") == Ok(true) && tried.outcome().is_none();
            let whole = !in_turns || table.at_turn_start();
            match fits && whole {
                true => Fact::SetUp { position, reason },
                false => Fact::Overruled {
                    winner: None,
                    points: None,
                    reason,
                },
            }
        }
    }
}

/// The position with the hidden Assassins on other places, or without.
fn elsewhere(position: String, random: &mut SplitMix) -> String {
    let Some((rest, hidden)) = position.rsplit_once(' ') else {
        return position;
    };
    if !hidden.starts_with(['c', 'o']) {
        return position;
    }
    let move_one = |item: &str| match item.split_once('@') {
        None => Some(item.to_owned()),
        Some(_) if random.below(6) == 0 => None,
        Some((side, _)) => {
            let [v, h] = [(); 2].map(|()| 1 + random.below(17));
            Some(format!("{side}@v{v}h{h}"))
        }
    };
    let items: Vec<String> = hidden.split(',').filter_map(move_one).collect();
    format!("{rest} {}", items.join(",")).trim_end().to_owned()
}

/// A random legal turn, or the part of it up to a move that can't be taken back.
fn a_turn(table: &dyn Table, random: &mut SplitMix) -> Vec<String> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    loop {
        let offers = table.offers();
        let offer = &offers[random.below(offers.len())];
        let played = table.play(&offer.text).expect("an offered move");
        moves.push(offer.text.clone());
        if played.turn_over || played.sealed {
            return moves;
        }
    }
}
