//! The numbers of a player in words.

use super::reason::{Reason, Term};
use crate::event::Tournament;
use crate::log::Number;
use crate::rank::{Change, Note, Opposed};

impl Reason {
    /// The number and what it is made of, such as `Buchholz 5½: 3 by Bob in round 1, 2½ by Cleo in round 2`.
    #[must_use]
    pub fn sentence(&self, of: &Tournament) -> String {
        let name = self
            .tie_break
            .map_or_else(|| "score".to_owned(), |tie_break| tie_break.to_string());
        let terms: Vec<_> = self.terms.iter().map(|term| self.term(of, term)).collect();
        let total = self.unit.show(self.total);
        if terms.is_empty() {
            return format!("{name} {total}");
        }
        format!("{name} {total}: {}", terms.join(", "))
    }

    fn term(&self, of: &Tournament, term: &Term) -> String {
        let amount = self.unit.show(term.amount);
        match (term.round, term.opponent) {
            (0, _) if term.amount < 0 => format!("{amount} by a judge"),
            (0, _) => format!("{amount} from the start"),
            (round, None) => format!("{amount} in round {round} without an opponent"),
            (round, Some(opponent)) => {
                format!("{amount} by {} in round {round}", of.name(opponent))
            }
        }
    }
}

impl Tournament {
    /// Why a player has his rank (M-T9): a sentence for each match that counted.
    #[must_use]
    pub fn rank_reasons(&self, player: Number) -> Vec<String> {
        let tallies = self.tallies();
        let changes = tallies.of(player).map_or(&[][..], |tally| &tally.changes);
        let sentence = |(round, opposed, change): &(usize, Opposed, Change)| {
            let mut said = format!(
                "round {round} against {} (rank {}): ",
                opposed.opponent, opposed.opponent_rank
            );
            said += &match opposed.transition {
                None => "nobody has won three games".to_owned(),
                Some(transition) => format!("a transition of {transition:+} (M-T7)"),
            };
            if let Some(performance) = change.performance {
                said += &format!("; performed at rank {performance} (M-T9)");
            }
            if let Some(settled) = &change.settled {
                let all: Vec<_> = settled.performances.iter().map(i64::to_string).collect();
                said += &format!(
                    "; the performances {} settle the transition from rank {} to {}: rank {} now",
                    all.join(", "),
                    settled.from,
                    settled.to,
                    change.rank
                );
            } else if let Some(pending) = &change.pending {
                said += &format!("; rank {}, in transition to {}", change.rank, pending.to);
            } else {
                said += &format!("; rank {}", change.rank);
            }
            if let Some(note) = change.note {
                said += &format!(" ({})", note.words());
            }
            said
        };
        changes.iter().map(sentence).collect()
    }
}

impl Note {
    /// What it says, with its rule.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Substitute => "played as a Substitute, M-T11",
            Self::Cheating => "it ended by cheating, M-T11",
            Self::SameOpponent => {
                "a match against the opponent of the pending transition doesn't settle it, M-T9"
            }
            Self::OnlyPerformance => {
                "a transition is pending, so this one counts only as a performance, M-T9"
            }
            Self::NeverBelowOne => "no rank is below 1, M-T10",
        }
    }
}
