//! What the engine is asked and what it answers, with moves of one game or with their texts.

use series::Race;

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
    /// How many lines to report, each with another turn, the best first. The position at the end of
    /// the turn must be another one, so the same actions in another order are the same turn.
    pub lines: usize,
    /// Number of threads; used at full strength only, and not in the browser. With more than one,
    /// the answer can differ from run to run.
    pub threads: usize,
    /// Whether a turn is searched even where there is only one.
    pub even_forced: bool,
    /// Whether to do nothing in secret: no hidden piece acts, and none is searched for. A player to
    /// compare others with.
    pub open: bool,
    /// In points play, what both sides have and the total that they play for. `None` plays for the
    /// game alone.
    pub race: Option<Race>,
    /// Makes weaker levels err differently from game to game, and hidden pieces hard to guess. With limits by nodes or depth a new
    /// thinker answers the same task in the same way.
    pub seed: u64,
}

impl<M> Task<M> {
    /// The same task with other moves to choose from.
    pub(crate) fn with_only<N>(&self, only: Vec<N>) -> Task<N> {
        Task {
            level: self.level,
            limits: self.limits,
            only,
            lines: self.lines,
            threads: self.threads,
            even_forced: self.even_forced,
            open: self.open,
            race: self.race,
            seed: self.seed,
        }
    }
}

/// At full strength, without limits.
impl<M> Default for Task<M> {
    fn default() -> Self {
        Self {
            level: 10,
            limits: Limits::default(),
            only: Vec::new(),
            lines: 1,
            threads: 1,
            even_forced: false,
            open: false,
            race: None,
            seed: 0,
        }
    }
}

/// News of a running search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress<M = String> {
    /// A line has been searched deeper.
    Line(Report<M>),
    /// A move of the root is being tried. This is told only when the search has lasted for some
    /// seconds.
    Trying {
        /// The depth in actions.
        depth: u32,
        /// The actions of the turn up to the move that is tried.
        moves: Vec<M>,
        /// The number of the move among those tried at this depth, from 1.
        number: u32,
    },
}

impl<M> Progress<M> {
    /// The report on a line, if this is one.
    pub fn line(&self) -> Option<&Report<M>> {
        match self {
            Self::Line(report) => Some(report),
            Self::Trying { .. } => None,
        }
    }
}

impl<M: Copy> Progress<M> {
    /// The same with the moves that were chosen before in this turn.
    pub(crate) fn after(mut self, chosen: &[M]) -> Self {
        let moves = match &mut self {
            Self::Line(report) => &mut report.line,
            Self::Trying { moves, .. } => moves,
        };
        moves.splice(..0, chosen.iter().copied());
        self
    }
}

/// What the search has found out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M = String> {
    /// The rank of the line, from 1 for the best one.
    pub rank: u32,
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
            rank: self.rank,
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
    /// The rest of the running turn, its end included; or as far as a move whose reply by the rules
    /// has to be heard first, such as a search.
    pub moves: Vec<M>,
    /// What the last search found; `None` where there was nothing to choose or no time.
    pub report: Option<Report<M>>,
}
