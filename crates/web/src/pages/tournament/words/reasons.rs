//! Why a player has the numbers and the rank that he has, in words.

use tournament::event::Tournament;
use tournament::log::Number;
use tournament::standings::{Reason, Term};
use tournament::{Change, Note, Opposed};

use super::tie_break;
use crate::i18n::{t, ta};

/// A number in the standings and what it is made of: its name, the number, and a text for each part.
pub(in super::super) fn reason(of: &Tournament, reason: &Reason) -> (String, String, Vec<String>) {
    let name = reason.tie_break.map_or_else(|| t("event-score"), tie_break);
    let total = reason.unit.show(reason.total).to_string();
    let terms = reason.terms.iter().map(|part| term(of, reason, part));
    (name, total, terms.collect())
}

fn term(of: &Tournament, reason: &Reason, term: &Term) -> String {
    let amount = reason.unit.show(term.amount).to_string();
    match (term.round, term.opponent) {
        (0, _) if term.amount < 0 => ta("event-term-penalty", &[("amount", amount.into())]),
        (0, _) => ta("event-term-start", &[("amount", amount.into())]),
        (round, None) => {
            let args = [("amount", amount.into()), ("round", round.into())];
            ta("event-term-alone", &args)
        }
        (round, Some(opponent)) => {
            let args = [
                ("amount", amount.into()),
                ("round", round.into()),
                ("name", of.name(opponent).to_owned().into()),
            ];
            ta("event-term", &args)
        }
    }
}

/// Why a player has his rank (M-T9): for each match that counted what it did, a sentence each.
pub(in super::super) fn rank_reasons(of: &Tournament, player: Number) -> Vec<Vec<String>> {
    let tallies = of.tallies();
    let changes = tallies.of(player).map_or(&[][..], |tally| &tally.changes);
    changes
        .iter()
        .map(|(round, opposed, change)| rank_reason(*round, opposed, change))
        .collect()
}

fn rank_reason(round: usize, opposed: &Opposed, change: &Change) -> Vec<String> {
    let args = [
        ("round", round.into()),
        ("name", opposed.opponent.as_str().into()),
        ("rank", opposed.opponent_rank.into()),
    ];
    let mut said = vec![ta("event-rank-match", &args)];
    said.push(match opposed.transition {
        None => t("event-rank-no-transition"),
        Some(transition) => {
            let signed = match transition {
                0 => "±0".to_owned(),
                1.. => format!("+{transition}"),
                _ => format!("−{}", transition.unsigned_abs()),
            };
            ta("event-rank-transition", &[("transition", signed.into())])
        }
    });
    if let Some(performance) = change.performance {
        said.push(ta("event-rank-performed", &[("rank", performance.into())]));
    }
    said.push(if let Some(settled) = &change.settled {
        let all: Vec<_> = settled.performances.iter().map(i64::to_string).collect();
        let args = [
            ("performances", all.join(", ").into()),
            ("from", settled.from.into()),
            ("to", settled.to.into()),
            ("rank", change.rank.into()),
        ];
        ta("event-rank-settled", &args)
    } else if let Some(pending) = &change.pending {
        let args = [("rank", change.rank.into()), ("to", pending.to.into())];
        ta("event-rank-pending", &args)
    } else {
        ta("event-rank-is", &[("rank", change.rank.into())])
    });
    said.extend(change.note.map(|note| t(note_key(note))));
    said
}

const fn note_key(note: Note) -> &'static str {
    match note {
        Note::Substitute => "event-rank-as-substitute",
        Note::Cheating => "event-rank-cheating",
        Note::SameOpponent => "event-rank-same-opponent",
        Note::OnlyPerformance => "event-rank-only-performance",
        Note::NeverBelowOne => "event-rank-never-below-one",
    }
}

#[cfg(test)]
mod tests {
    use tournament::event::Tournament;
    use tournament::log::Fact;

    use super::super::super::trial::{log, log_of, played, tora};
    use super::*;

    #[test]
    fn a_score_says_what_it_is_made_of() {
        let log = log(4, &[played(1, 1, "a"), played(1, 2, "b")]);
        let now = Tournament::replay(&log).expect("a log");
        let winner = now.standings().rows[0].player;
        let all: Vec<_> = now
            .reasons(winner)
            .iter()
            .map(|one| reason(&now, one))
            .collect();
        let [(score, points, terms), (buchholz, ..)] = &all[..] else {
            panic!("{all:?}");
        };
        assert_eq!((score.as_str(), points.as_str()), ("Score", "1"));
        assert_eq!(terms.len(), 1);
        assert!(terms[0].starts_with("1 in round 1 against "), "{terms:?}");
        assert_eq!(buchholz, "Buchholz");
    }

    #[test]
    fn a_match_of_tora_says_what_it_does_to_the_rank() {
        let text =
            r#"{"played": {"round": 1, "table": 1, "winner": "a", "points": {"a": 12, "b": 9}}}"#;
        let game: Fact = serde_json::from_str(text).expect("a fact");
        let log = log_of(tora(), 2, &[(); 4].map(|()| game.clone()));
        let now = Tournament::replay(&log).expect("a log");
        let said = rank_reasons(&now, now.standings().rows[0].player);
        assert_eq!(said.len(), 1, "one match");
        let expected = ["a transition of ±0.", "Rank 1."];
        assert_eq!(said[0][1..], expected);
    }

    #[test]
    fn every_note_on_a_rank_has_a_text() {
        for note in [
            Note::Substitute,
            Note::Cheating,
            Note::SameOpponent,
            Note::OnlyPerformance,
            Note::NeverBelowOne,
        ] {
            assert_ne!(t(note_key(note)), note_key(note));
        }
    }
}
