//! What the engine is asked and what it answers, with moves of one game or with their texts.

use crate::{Limits, Score};

/// What to think about in a position, and how hard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task<M> {
    /// The level, 1..=10; 10 is full strength.
    pub level: u8,
    /// Limits in addition to those of the level.
    pub limits: Limits,
    /// The legal moves from which the first one is chosen; all legal moves if empty.
    pub only: Vec<M>,
    /// Makes weaker levels err differently from game to game. With limits by nodes or depth a new
    /// thinker answers the same task in the same way.
    pub seed: u64,
}

/// At full strength, without limits.
impl<M> Default for Task<M> {
    fn default() -> Self {
        Self {
            level: 10,
            limits: Limits::default(),
            only: Vec::new(),
            seed: 0,
        }
    }
}

/// What the search has found out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M = String> {
    /// The depth in actions, without the exchanges followed beyond it.
    pub depth: u32,
    /// The depth in actions, including those exchanges.
    pub deepest: u32,
    /// The score for the side to move.
    pub score: Score,
    /// Positions looked at so far in this turn.
    pub nodes: u64,
    /// Milliseconds used so far in this turn.
    pub ms: u64,
    /// How much of the table holds results of this turn's thinking, in thousandths.
    pub table_full: u32,
    /// The line that both sides are expected to play, starting from the searched position.
    pub line: Vec<M>,
}

impl<M> Report<M> {
    /// Positions looked at in a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        self.nodes * 1000 / self.ms.max(1)
    }

    /// The same report with another line.
    pub(crate) fn with_line<N>(&self, line: Vec<N>) -> Report<N> {
        Report {
            depth: self.depth,
            deepest: self.deepest,
            score: self.score,
            nodes: self.nodes,
            ms: self.ms,
            table_full: self.table_full,
            line,
        }
    }
}

/// A turn to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestTurn<M = String> {
    /// The rest of the running turn, its end included.
    pub moves: Vec<M>,
    /// What the last search found; `None` where there was nothing to choose or no time.
    pub report: Option<Report<M>>,
}
