//! The engine for programs that exchange text: games, moves and answers as texts.

use std::sync::atomic::AtomicBool;

use game::{History, Side, TextError, Viewer};
use hall::{Catalogue, Table};

use crate::games::{GAMES, Mind, index_of};
use crate::{BestTurn, Progress, Report, Task};

/// A game as texts, and what to think about in it.
#[derive(Clone, Debug)]
pub struct Request {
    /// The text of the position the game began with.
    pub start: String,
    /// The moves played since, the ends of turns included.
    pub moves: Vec<String>,
    /// How repetition and long quiet play end the game.
    pub history: History,
    /// How hard to think, and about which moves.
    pub task: Task<String>,
    /// The data files that the start position may name.
    pub catalogue: Catalogue,
}

impl Request {
    /// A request at full strength, without history and limits.
    #[must_use]
    pub fn new(position: impl Into<String>) -> Self {
        Self {
            start: position.into(),
            moves: Vec::new(),
            history: History::Ignored,
            task: Task::default(),
            catalogue: Catalogue::default(),
        }
    }

    /// A request about the game at a table, with only what `side` knows of it: the engine knows no
    /// more than a player in that seat.
    #[must_use]
    pub fn of_side(table: &dyn Table, side: Side, task: Task<String>) -> Self {
        let (start, moves) = table.line(table.plies(), Viewer::Player(side));
        Self {
            start,
            moves,
            history: table.history(),
            task,
            catalogue: Catalogue::default(),
        }
    }
}

/// Why a request can't be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThinkError {
    /// The engine does not know the game.
    #[error("the engine does not play `{0}`")]
    Game(String),
    /// The start position can't be read.
    #[error("start position: {0}")]
    Start(TextError),
    /// One of the moves can't be read or played.
    #[error("move {} (`{text}`): {reason}", .index + 1)]
    Move {
        /// Its index, from 0.
        index: usize,
        /// Its text.
        text: String,
        /// Why.
        reason: String,
    },
    /// There is nothing to think about.
    #[error("the game is over")]
    Over,
}

/// A computer player that keeps what it has found out for the next turn.
pub struct Player {
    table_mib: usize,
    mind: Option<(usize, Box<dyn Mind>)>,
}

impl Player {
    /// A player with a transposition table of `table_mib` MiB; 16 is plenty at one second per turn.
    #[must_use]
    pub fn new(table_mib: usize) -> Self {
        Self {
            table_mib,
            mind: None,
        }
    }

    /// Finds the rest of the running turn. Stops soon after `stop` is set and answers with what it
    /// has found. Calls `report` with what it finds in the
    /// meantime.
    ///
    /// # Errors
    ///
    /// If the game, the position or a move is not what it should be, or the game is over.
    pub fn think(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<BestTurn, ThinkError> {
        self.mind(request)?.think(request, stop, report)
    }

    /// Searches the position without playing: makes the same reports, and returns the last one on
    /// the best line.
    ///
    /// # Errors
    ///
    /// As for [`think`](Self::think).
    pub fn analyze(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Progress),
    ) -> Result<Option<Report>, ThinkError> {
        self.mind(request)?.analyze(request, stop, report)
    }

    /// What the position is worth at a glance, in centi-points for the side to move.
    ///
    /// # Errors
    ///
    /// As for [`think`](Self::think).
    pub fn evaluate(&mut self, request: &Request) -> Result<i32, ThinkError> {
        self.mind(request)?.evaluate(request)
    }

    fn mind(&mut self, request: &Request) -> Result<&mut dyn Mind, ThinkError> {
        let index = index_of(request)?;
        if self.mind.as_ref().is_none_or(|(known, _)| *known != index) {
            self.mind = None;
        }
        let table_mib = self.table_mib;
        let (_, mind) = self
            .mind
            .get_or_insert_with(|| (index, (GAMES[index].mind)(table_mib)));
        Ok(mind.as_mut())
    }
}
