//! Games kept on this device: at one screen, or against the computer.

use std::collections::BTreeMap;

use clock::{Clock, Moment, Settings};
use dice::Dice;
use game::{History, Side, Viewer};
use hall::{Options, StartError, Started};
use leptos::prelude::*;
use play::Draft;
use protocol::{MatchGame, MatchView, Score, Thrown, next_turn};
use serde::{Deserialize, Serialize};

use super::chance::seed;
use super::clocks::own_time_us;
use crate::storage;

const KEY: &str = "local.";
/// Finished games are forgotten, oldest first, beyond this number of games.
const KEPT: usize = 30;

fn one() -> u8 {
    1
}

/// Who sits on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LocalSeat {
    /// A person at this device.
    Person,
    /// The computer.
    Computer {
        /// Its level, 1..=10.
        level: u8,
    },
}

/// How a game ended by its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Agreed {
    /// This side has resigned.
    Resigned(Side),
    /// A draw was agreed.
    Draw,
    /// It was agreed that this side wins.
    Award(Side),
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LocalGame {
    /// Its id on this device.
    pub(crate) id: String,
    /// Id of its rules.
    pub(crate) game: String,
    /// Choices for the game.
    pub(crate) options: BTreeMap<String, String>,
    /// Choices of the sides, for a rematch.
    pub(crate) chosen: [BTreeMap<String, String>; 2],
    /// The start position.
    pub(crate) start: String,
    /// How the dice fell, in games that have any.
    #[serde(default)]
    pub(crate) thrown: Option<Thrown>,
    /// Who plays.
    pub(crate) seats: [LocalSeat; 2],
    /// All moves, those of the running turn included.
    pub(crate) moves: Vec<String>,
    /// How many of them are the running turn.
    pub(crate) turn: usize,
    /// How the clocks are set, in games that have any.
    #[serde(default)]
    pub(crate) timing: Option<Settings>,
    /// The clocks.
    #[serde(default)]
    pub(crate) clock: Option<Clock>,
    /// Sides whose time was out, each after so many plies.
    #[serde(default)]
    pub(crate) outs: Vec<(usize, Side)>,
    /// How many games the match has that it belongs to (K-11).
    #[serde(default = "one")]
    pub(crate) games: u8,
    /// The games of the match before it, in order.
    #[serde(default)]
    pub(crate) before: Vec<MatchGame>,
    /// Id of the game after it, once it has begun.
    #[serde(default)]
    pub(crate) next: Option<String>,
    /// How the players ended it.
    pub(crate) agreed: Option<Agreed>,
    /// It is over.
    pub(crate) over: bool,
    /// The round it is in.
    pub(crate) round: u32,
    /// When it was last changed, in ms since 1970.
    pub(crate) changed_ms: u64,
}

impl LocalGame {
    /// Starts a game; what is left to dice, they decide.
    ///
    /// # Errors
    ///
    /// If the options don't go together.
    pub(crate) fn start(
        game: &str,
        options: &Options,
        seats: [LocalSeat; 2],
        timing: Option<Settings>,
    ) -> Result<Self, StartError> {
        let seed = seed();
        let mut dice = Dice::new(&seed, &[None, None]);
        let Started { table, throws } = crate::games::hall().throw(game, options, &mut dice)?;
        let begin = |timing: &Settings| {
            let now = Moment(own_time_us());
            Clock::start(timing, table.time_factor(), next_turn(&*table), now)
        };
        let has_dice = table.info().dice;
        Ok(Self {
            id: uuid::Uuid::new_v4().simple().to_string()[..12].to_owned(),
            game: game.to_owned(),
            options: options.game.clone(),
            chosen: options.seats.clone(),
            start: table.start(Viewer::Judge),
            thrown: has_dice.then_some(Thrown { seed, throws }),
            seats,
            moves: Vec::new(),
            turn: 0,
            clock: timing.as_ref().map(begin),
            timing,
            outs: Vec::new(),
            games: one(),
            before: Vec::new(),
            next: None,
            agreed: None,
            over: false,
            round: 1,
            changed_ms: 0,
        })
    }

    /// The game after this one, with sides swapped: the next one of the match, or the first one of
    /// another.
    ///
    /// # Errors
    ///
    /// If the options don't go together any more.
    pub(crate) fn following(&self) -> Result<Self, StartError> {
        let mut options = self.options();
        options.seats.swap(0, 1);
        let [first, second] = self.seats;
        let timing = self.timing.map(|timing| timing.swapped());
        let before = if self.match_goes_on() {
            self.so_far()
        } else {
            Vec::new()
        };
        Ok(Self {
            games: self.games,
            before,
            ..Self::start(&self.game, &options, [second, first], timing)?
        })
    }

    /// Whether more games of the match follow this one.
    pub(crate) fn match_goes_on(&self) -> bool {
        self.before.len() + 1 < usize::from(self.games)
    }

    /// The match that it belongs to.
    pub(crate) fn match_view(&self) -> MatchView {
        let mut created = self.so_far();
        let mut last = self.clone();
        while last.match_goes_on()
            && let Some(next) = last.next.as_deref().and_then(Self::load)
        {
            created.push(next.in_match());
            last = next;
        }
        MatchView {
            games: self.games,
            score: Score::of(created.iter().map(|game| game.result)),
            created,
        }
    }

    /// The games of the match up to this one.
    fn so_far(&self) -> Vec<MatchGame> {
        let mut games = self.before.clone();
        games.push(self.in_match());
        games
    }

    fn in_match(&self) -> MatchGame {
        let outcome = self.draft().and_then(|draft| draft.table().outcome());
        MatchGame {
            id: self.id.clone(),
            result: outcome.map(Into::into),
        }
    }

    /// The options it was started with.
    pub(crate) fn options(&self) -> Options {
        Options {
            game: self.options.clone(),
            seats: self.chosen.clone(),
        }
    }

    /// The game on a desk again, with the running turn; moves that can't be played any more are
    /// left out, with all after them.
    pub(crate) fn draft(&self) -> Option<Draft> {
        let mut table = crate::games::hall()
            .open(&self.start, &self.options())
            .ok()?;
        let out = |table: &mut Box<dyn hall::Table>, plies: usize| {
            let here = self.outs.iter().filter(|(at, _)| *at == plies);
            here.for_each(|(_, side)| table.time_out(*side));
        };
        out(&mut table, 0);
        let (stand, turn) = self.moves.split_at(self.moves.len() - self.turn);
        for (index, text) in stand.iter().enumerate() {
            if table.play(text).is_err() {
                break;
            }
            out(&mut table, index + 1);
        }
        let mut draft = Draft::new(table);
        draft.play_all(turn);
        match self.agreed {
            Some(Agreed::Resigned(side)) => draft.resign(side),
            Some(Agreed::Draw) => draft.draw(),
            Some(Agreed::Award(winner)) => draft.award(winner),
            None => {}
        }
        Some(draft)
    }

    /// Takes over what is on the desk.
    pub(crate) fn update(&mut self, draft: &Draft) {
        let table = draft.table();
        let text = |ply| table.ply(ply, Viewer::Judge).map(|(_, text)| text);
        self.moves = (0..table.plies()).filter_map(text).collect();
        self.turn = table.plies() - draft.base();
        self.over = table.outcome().is_some();
        if let Some(clock) = self.clock.as_mut().filter(|_| self.over) {
            clock.pause(Moment(own_time_us()));
        }
        self.round = table.round();
        self.changed_ms = js_sys::Date::now() as u64;
    }

    /// A position, the moves from it and what the history decides, for the computer.
    pub(crate) fn line(&self) -> Option<(String, Vec<String>, History)> {
        let draft = self.draft()?;
        let (start, moves) = draft.table().line(Viewer::Judge);
        Some((start, moves, draft.table().history()))
    }

    /// Which sides persons at this device play.
    pub(crate) fn mine(&self) -> [bool; 2] {
        self.seats.map(|seat| seat == LocalSeat::Person)
    }

    /// Keeps it on the device; false if the browser does not keep it.
    pub(crate) fn save(&self) -> bool {
        storage::write(&format!("{KEY}{}", self.id), self)
    }

    /// The game with this id.
    pub(crate) fn load(id: &str) -> Option<Self> {
        storage::read(&format!("{KEY}{id}"))
    }

    /// Forgets it.
    pub(crate) fn forget(id: &str) {
        storage::remove(&format!("{KEY}{id}"));
    }

    /// All games on this device, the latest first.
    pub(crate) fn all() -> Vec<Self> {
        let ids = storage::keys(KEY);
        let mut games: Vec<Self> = ids.iter().filter_map(|id| Self::load(id)).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.changed_ms));
        for old in games.iter().skip(KEPT).filter(|game| game.over) {
            Self::forget(&old.id);
        }
        games
    }
}

/// The game that is being played, kept with every change.
#[derive(Clone, Copy)]
pub(crate) struct Kept(pub(crate) RwSignal<LocalGame>);

impl Kept {
    /// Takes over the desk's state and keeps it; false if the browser does not keep it.
    pub(crate) fn save(self, draft: &Draft) -> bool {
        let mut kept = false;
        self.0.update(|game| {
            game.update(draft);
            kept = game.save();
        });
        kept
    }
}
