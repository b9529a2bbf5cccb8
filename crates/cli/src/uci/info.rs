//! What the search has found, as an `info` line.

use engine::{BestTurn, Progress, Report, Score};
use hall::Table;
use uci::{Dialect, turn_words};

use super::chances::chances;

/// The answer to `go` where there is nothing to play.
pub(super) const NO_MOVE: &str = "bestmove (none)";

/// How the moves of a game are written.
#[derive(Clone, Copy)]
pub(super) struct Writing {
    dialect: Dialect,
    turn_end: Option<&'static str>,
    /// Whether scores are followed by the chances to win, draw and lose.
    chances: bool,
}

impl Writing {
    pub(super) fn of(table: &dyn Table, chances: bool) -> Self {
        Self {
            dialect: Dialect::of(table.info()),
            turn_end: table.turn_end().map(|(end, _)| end),
            chances,
        }
    }

    /// Converts moves from the game's own notation into words, one for each turn.
    pub(super) fn words(self, moves: &[String]) -> Vec<String> {
        let moves: Vec<_> = moves.iter().map(|mv| self.dialect.from_own(mv)).collect();
        turn_words(&moves, self.turn_end)
    }

    /// Converts a move from the game's own notation into a word.
    pub(super) fn word(self, mv: &str) -> String {
        self.words(&[mv.to_owned()]).concat()
    }

    /// The answer to `go`, with the turn expected after it where that is known to its end.
    pub(super) fn best(self, answer: &BestTurn) -> String {
        let Some(turn) = self.words(&answer.moves).into_iter().next() else {
            return NO_MOVE.to_owned();
        };
        let line = answer.report.as_ref().map(|report| &report.line[..]);
        let after = line.and_then(|line| line.strip_prefix(&answer.moves[..]));
        match after.and_then(|after| self.whole_turn(after)) {
            Some(reply) => format!("bestmove {turn} ponder {reply}"),
            None => format!("bestmove {turn}"),
        }
    }

    /// The word for the first turn of these moves, if they go to its end.
    fn whole_turn(self, moves: &[String]) -> Option<String> {
        let ends = |mv: &String| self.turn_end.is_none_or(|end| mv == end);
        let last = moves.iter().position(ends)?;
        Some(self.words(&moves[..=last]).concat())
    }

    /// The `info` line for what the search tells.
    pub(super) fn info(self, found: &Progress) -> String {
        match found {
            Progress::Line(report) => self.line(report),
            Progress::Trying {
                depth,
                moves,
                number,
            } => {
                let words = self.words(moves).concat();
                format!("info depth {depth} currmove {words} currmovenumber {number}")
            }
        }
    }

    fn line(self, report: &Report) -> String {
        format!(
            "info depth {} seldepth {} multipv {} score {} nodes {} nps {} hashfull {} time {} pv {}",
            report.depth,
            report.deepest,
            report.rank,
            self.score(report.score),
            report.nodes,
            report.nodes_per_second(),
            report.table_full,
            report.ms,
            self.words(&report.line).join(" "),
        )
    }

    fn score(self, score: Score) -> String {
        let text = match score {
            Score::Points(centi) => format!("cp {centi}"),
            Score::Wins(turns) => format!("mate {turns}"),
            Score::Loses(turns) => format!("mate -{turns}"),
        };
        if !self.chances {
            return text;
        }
        let [win, draw, lose] = chances(score);
        format!("{text} wdl {win} {draw} {lose}")
    }
}
