//! What the search has found, as an `info` line.

use engine::{Report, Score};
use hall::Table;
use uci::{Dialect, turn_words};

/// How the moves of a game are written.
#[derive(Clone, Copy)]
pub(super) struct Writing {
    dialect: Dialect,
    turn_end: Option<&'static str>,
}

impl Writing {
    pub(super) fn of(table: &dyn Table) -> Self {
        Self {
            dialect: Dialect::of(table.info()),
            turn_end: table.turn_end().map(|(end, _)| end),
        }
    }

    pub(super) fn dialect(self) -> Dialect {
        self.dialect
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

    /// The `info` line for a report.
    pub(super) fn info(self, report: &Report) -> String {
        let score = match report.score {
            Score::Points(centi) => format!("cp {centi}"),
            Score::Wins(turns) => format!("mate {turns}"),
            Score::Loses(turns) => format!("mate -{turns}"),
        };
        format!(
            "info depth {} seldepth {} score {score} nodes {} nps {} hashfull {} time {} pv {}",
            report.depth,
            report.deepest,
            report.nodes,
            report.nodes_per_second(),
            report.table_full,
            report.ms,
            self.words(&report.line).join(" "),
        )
    }
}
