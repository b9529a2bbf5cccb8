//! Ranks over several matches: transitions, and how they are settled (M-T9, M-T10).

use serde::{Deserialize, Serialize};

/// How many matches a transition is settled by, at most.
const PERFORMANCES: usize = 4;
/// Which of the performances counts: the third highest for a gain, the third lowest for a loss.
const COUNTS: usize = 2;

/// A player's rank, and the transition that is not settled yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    rank: i64,
    pending: Option<Pending>,
}

/// A transition that is not settled yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    /// The transitional rank.
    pub to: i64,
    /// The opponent of the match that earned it. Matches against him don't count for it.
    pub against: String,
    /// The ranks at which the player has performed since, oldest first; less than four.
    #[serde(default)]
    pub performances: Vec<i64>,
}

/// A match as it counts for one player's rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opposed {
    /// The opponent's name.
    pub opponent: String,
    /// The opponent's rank before the match.
    pub opponent_rank: i64,
    /// The player's own transition in it (M-T7); `None` if nobody won three games.
    pub transition: Option<i64>,
}

/// What a match has done to a player's rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The rank after it.
    pub rank: i64,
    /// The transition that is not settled after it.
    pub pending: Option<Pending>,
    /// The rank at which the player performed in it, if it counts for a transition.
    pub performance: Option<i64>,
    /// The transition that it has settled.
    pub settled: Option<Settled>,
    /// Why it did not do what might be expected.
    pub note: Option<Note>,
}

/// A transition that is settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settled {
    /// The rank before.
    pub from: i64,
    /// The transitional rank, which need not be the new one.
    pub to: i64,
    /// The performances that settled it, oldest first.
    pub performances: Vec<i64>,
}

/// Why a match did not do to a rank what might be expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Note {
    /// It was played as a Substitute (M-T11).
    #[serde(rename = "substitute")]
    Substitute,
    /// It ended by cheating (M-T11).
    #[serde(rename = "cheating")]
    Cheating,
    /// Its opponent is that of the match that earned the pending transition.
    #[serde(rename = "same opponent")]
    SameOpponent,
    /// A transition is pending, so its own is none.
    #[serde(rename = "counts only as performance")]
    OnlyPerformance,
    /// Nobody's rank is lower (M-T10).
    #[serde(rename = "never below 1")]
    NeverBelowOne,
}

/// The matches of one player in order, as they count for his rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankHistory {
    /// Where he began.
    pub standing: Standing,
    /// His matches; `true` marks those that he played as a Substitute.
    pub matches: Vec<(Opposed, bool)>,
}

impl Standing {
    /// A rank without a transition; `None` if the rank is below 1.
    #[must_use]
    pub fn new(rank: i64) -> Option<Self> {
        Self::with(rank, None)
    }

    /// A rank with the transition that is not settled; `None` if that can't be: ranks are 1 or more, a
    /// transition leads to another rank, and four performances settle it.
    #[must_use]
    pub fn with(rank: i64, pending: Option<Pending>) -> Option<Self> {
        let can_be = |pending: &Pending| {
            pending.to >= 1 && pending.to != rank && pending.performances.len() < PERFORMANCES
        };
        (rank >= 1 && pending.as_ref().is_none_or(can_be)).then_some(Self { rank, pending })
    }

    /// The rank: 1 or more, larger is better.
    #[must_use]
    pub const fn rank(&self) -> i64 {
        self.rank
    }

    /// The transition that is not settled.
    #[must_use]
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Counts a match.
    pub fn play(&mut self, played: &Opposed) -> Change {
        match self.pending.take() {
            None => self.begin(played),
            Some(pending) if pending.against == played.opponent => {
                self.pending = Some(pending);
                self.unchanged(Some(Note::SameOpponent))
            }
            Some(pending) => self.perform(pending, played),
        }
    }

    /// A match that does nothing to the rank.
    #[must_use]
    pub fn unchanged(&self, note: Option<Note>) -> Change {
        Change {
            rank: self.rank,
            pending: self.pending.clone(),
            performance: None,
            settled: None,
            note,
        }
    }

    fn begin(&mut self, played: &Opposed) -> Change {
        let transition = played.transition.unwrap_or(0);
        let to = self.rank.saturating_add(transition).max(1);
        if to != self.rank {
            self.pending = Some(Pending {
                to,
                against: played.opponent.clone(),
                performances: Vec::new(),
            });
        }
        let stays = transition < 0 && to == self.rank;
        self.unchanged(stays.then_some(Note::NeverBelowOne))
    }

    fn perform(&mut self, mut pending: Pending, played: &Opposed) -> Change {
        let transition = played.transition.unwrap_or(0);
        let performance = played.opponent_rank.saturating_add(transition);
        pending.performances.push(performance);
        let mut settled = None;
        if let Some(rank) = pending.settled_at(self.rank) {
            settled = Some(Settled {
                from: self.rank,
                to: pending.to,
                performances: pending.performances,
            });
            self.rank = rank;
        } else {
            self.pending = Some(pending);
        }
        Change {
            performance: Some(performance),
            settled,
            ..self.unchanged((transition != 0).then_some(Note::OnlyPerformance))
        }
    }
}

impl Default for Standing {
    /// Rank 1.
    fn default() -> Self {
        Self {
            rank: 1,
            pending: None,
        }
    }
}

impl Pending {
    /// The new rank, as soon as no performance that is missing could change it.
    fn settled_at(&self, rank: i64) -> Option<i64> {
        let with_missing = |missing| {
            let mut all = self.performances.clone();
            all.resize(PERFORMANCES, missing);
            all.sort_unstable();
            let gains = self.to > rank;
            if gains {
                all.reverse();
            }
            all[COUNTS].clamp(self.to.min(rank), self.to.max(rank))
        };
        // The more one performs, the higher the rank: so the extremes bound all.
        let [lowest, highest] = [i64::MIN, i64::MAX].map(with_missing);
        (lowest == highest).then_some(lowest)
    }
}

impl RankHistory {
    /// What each of the matches did, in order, and where the player stands after them.
    #[must_use]
    pub fn score(&self) -> (Vec<Change>, Standing) {
        let mut standing = self.standing.clone();
        let play = |(played, substitute): &(Opposed, bool)| {
            if *substitute {
                standing.unchanged(Some(Note::Substitute))
            } else {
                standing.play(played)
            }
        };
        let after = self.matches.iter().map(play).collect();
        (after, standing)
    }
}
