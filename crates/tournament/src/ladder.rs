//! The ladder of King's Convoy, the Tournament Ranking System (M-K1 to M-K5).

mod climber;
mod event;

use std::cmp::Reverse;
use std::collections::HashMap;

use serde::Serialize;

use crate::named::Named;
use climber::Climber;
pub use climber::Final;
pub use event::{Choice, Event, Ignored, MatchKind, Played, Settings};

/// A ladder with all that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    settings: Settings,
    players: Vec<String>,
    /// The number of each player, by name.
    numbers: HashMap<String, usize>,
    events: Vec<Event>,
}

/// Why something is no ladder.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LadderError {
    /// A setting is out of its range.
    #[error("`{0}` must be 1 or more")]
    Setting(&'static str),
    /// A name stands twice.
    #[error("two players are called {0:?}")]
    Twice(String),
    /// An event is about somebody else.
    #[error("event {event}: nobody is called {name:?}")]
    Unknown {
        /// The number of the event, from 1.
        event: usize,
        /// The name.
        name: String,
    },
    /// Nobody plays himself.
    #[error("event {event}: {name:?} can't play himself")]
    Himself {
        /// The number of the event, from 1.
        event: usize,
        /// The name.
        name: String,
    },
    /// A game was won by somebody who didn't play it.
    #[error("event {event}: {name:?} did not play this match; \"-\" is a drawn game")]
    Stranger {
        /// The number of the event, from 1.
        event: usize,
        /// The name.
        name: String,
    },
    /// A match has more games than it lasts.
    #[error("event {event}: the match was over after {games} games")]
    Long {
        /// The number of the event, from 1.
        event: usize,
        /// How many games it lasted.
        games: usize,
    },
    /// Events are in order of their days.
    #[error("event {event}: it is on day {day}, before the event above it")]
    Day {
        /// The number of the event, from 1.
        event: usize,
        /// Its day.
        day: i64,
    },
}

/// What follows from a ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LadderScore {
    /// Where everybody stands after each event.
    pub after: Vec<Step>,
    /// The final order: those with the same standing together, by name.
    pub order: Vec<Vec<String>>,
    /// Everybody at the end.
    #[serde(rename = "final")]
    pub last: Named<Final>,
}

/// Where everybody stands after an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Rank and surplus of each player, such as `2.1` (M-K3).
    pub standings: Named<String>,
    /// Who is eliminated (M-K4).
    pub eliminated: Vec<String>,
    /// Why the event changed nothing, if it didn't.
    pub ignored: Option<Ignored>,
}

impl Ladder {
    /// A ladder on which this happened.
    ///
    /// # Errors
    ///
    /// The first thing that can't be.
    pub fn new(
        settings: Settings,
        players: Vec<String>,
        events: Vec<Event>,
    ) -> Result<Self, LadderError> {
        settings.check()?;
        let mut numbers = HashMap::with_capacity(players.len());
        for (number, name) in players.iter().enumerate() {
            if numbers.insert(name.clone(), number).is_some() {
                return Err(LadderError::Twice(name.clone()));
            }
        }
        let mut last = i64::MIN;
        for (number, event) in (1..).zip(&events) {
            event.check(&settings, &numbers, number)?;
            let day = event.day();
            if day < last {
                return Err(LadderError::Day { event: number, day });
            }
            last = day;
        }
        Ok(Self {
            settings,
            players,
            numbers,
            events,
        })
    }

    /// Rank and surplus of each player at the end, by which they are ordered (M-K3).
    #[must_use]
    pub fn places(&self) -> Vec<(u32, i64)> {
        let climbers = self.climb();
        climbers.iter().map(Climber::place).collect()
    }

    /// Whether a player could take part in another match against this one that is scored: they have the same
    /// rank, neither is eliminated, and neither has beaten the other at it.
    pub fn open_matches(&self) -> impl Fn(usize, usize) -> bool + use<> {
        let climbers = self.climb();
        let settings = self.settings;
        move |one, other| {
            let pair = [&climbers[one], &climbers[other]];
            pair[0].rank() == pair[1].rank()
                && pair.iter().all(|climber| !climber.is_eliminated(&settings))
                && !pair[0].has_beaten(other)
                && !pair[1].has_beaten(one)
        }
    }

    /// Those between whom another match would not count, since one has beaten the other at his present rank
    /// (M-K5), by their places in the list.
    #[must_use]
    pub fn settled_pairs(&self) -> Vec<[usize; 2]> {
        let climbers = self.climb();
        let pairs = climbers.iter().enumerate().flat_map(|(one, climber)| {
            let beaten = climber.beaten().iter();
            beaten.map(move |other| [one, *other])
        });
        pairs.collect()
    }

    /// The players who are eliminated at the end (M-K4), by their place in the list.
    #[must_use]
    pub fn eliminated(&self) -> Vec<usize> {
        let climbers = self.climb();
        let eliminated = |(number, climber): (usize, &Climber)| {
            climber.is_eliminated(&self.settings).then_some(number)
        };
        climbers.iter().enumerate().filter_map(eliminated).collect()
    }

    /// What the last event could not change, and why.
    #[must_use]
    pub fn last_ignored(&self) -> Option<Ignored> {
        let (last, before) = self.events.split_last()?;
        let mut climbers = self.start();
        for event in before {
            // An ignored event changes nothing.
            let _ = self.apply(&mut climbers, event);
        }
        self.apply(&mut climbers, last).err()
    }

    fn start(&self) -> Vec<Climber> {
        self.players.iter().map(|_| Climber::default()).collect()
    }

    fn climb(&self) -> Vec<Climber> {
        let mut climbers = self.start();
        for event in &self.events {
            // An ignored event changes nothing.
            let _ = self.apply(&mut climbers, event);
        }
        climbers
    }

    /// Scores it.
    #[must_use]
    pub fn score(&self) -> LadderScore {
        let mut climbers: Vec<_> = self.players.iter().map(|_| Climber::default()).collect();
        let mut after = Vec::with_capacity(self.events.len());
        for event in &self.events {
            let ignored = self.apply(&mut climbers, event).err();
            let eliminated = |climber: &Climber| climber.is_eliminated(&self.settings);
            after.push(Step {
                standings: self.named(&climbers, Climber::standing),
                eliminated: self
                    .players
                    .iter()
                    .zip(&climbers)
                    .filter(|(_, climber)| eliminated(climber))
                    .map(|(name, _)| name.clone())
                    .collect(),
                ignored,
            });
        }
        LadderScore {
            after,
            order: self.order(&climbers),
            last: self.named(&climbers, |climber| {
                climber.summary(&self.settings, &self.players)
            }),
        }
    }

    fn apply(&self, climbers: &mut [Climber], event: &Event) -> Result<(), Ignored> {
        match event {
            Event::Match(played) => self.apply_match(climbers, played),
            Event::Choice { day, name, choice } => {
                let climber = &mut climbers[self.numbers[name]];
                if !climber.is_eliminated(&self.settings) {
                    return Err(Ignored::NotEliminated);
                }
                match choice {
                    Choice::Reset => climber.reset(&self.settings, *day),
                    Choice::Forfeit => climber.forfeit(),
                }
            }
        }
    }

    fn apply_match(&self, climbers: &mut [Climber], played: &Played) -> Result<(), Ignored> {
        let winner = played.winner(&self.settings)?;
        let [first, second] = played.players.each_ref().map(|name| self.numbers[name]);
        let either = |is: &dyn Fn(usize, usize) -> bool| is(first, second) || is(second, first);
        if either(&|one, _| climbers[one].is_eliminated(&self.settings)) {
            return Err(Ignored::Eliminated);
        }
        if climbers[first].rank() != climbers[second].rank() {
            return Err(Ignored::RanksDiffer);
        }
        if either(&|one, other| climbers[one].has_beaten(other)) {
            return Err(Ignored::AlreadyBeaten);
        }
        let [won, lost] = if winner == played.players[0] {
            [first, second]
        } else {
            [second, first]
        };
        climbers[lost].lose();
        climbers[won].win(&self.settings, lost);
        Ok(())
    }

    fn named<T>(&self, climbers: &[Climber], of: impl Fn(&Climber) -> T) -> Named<T> {
        let each = self.players.iter().zip(climbers);
        Named(
            each.map(|(name, climber)| (name.clone(), of(climber)))
                .collect(),
        )
    }

    fn order(&self, climbers: &[Climber]) -> Vec<Vec<String>> {
        let mut all: Vec<_> = climbers.iter().zip(&self.players).collect();
        all.sort_by_key(|(climber, name)| (Reverse(climber.place()), *name));
        all.chunk_by(|(one, _), (other, _)| one.place() == other.place())
            .map(|together| together.iter().map(|(_, name)| (*name).clone()).collect())
            .collect()
    }
}
