//! A player on the ladder.

use serde::Serialize;

use super::event::{Ignored, Settings};

/// A player on the ladder; others are known by their numbers.
#[derive(Clone, Debug)]
pub(super) struct Climber {
    rank: u32,
    /// Matches won and lost at the rank.
    wins: i64,
    losses: i64,
    /// Matches lost since the start or the last reset.
    all_losses: u32,
    best: u32,
    beaten: Vec<usize>,
    resets: u32,
    /// The day of the last reset.
    reset: Option<i64>,
}

/// A player at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Final {
    /// The rank, from 1.
    pub rank: u32,
    /// Matches won at it.
    pub wins: i64,
    /// Matches lost at it.
    pub losses: i64,
    /// Matches lost since the start or the last reset.
    pub all_losses: u32,
    /// The highest rank ever reached (M-K1).
    pub best: u32,
    /// Opponents beaten at the rank, by name.
    pub beaten: Vec<String>,
    /// Whether he is eliminated (M-K4).
    pub eliminated: bool,
    /// How often he has begun anew.
    pub resets: u32,
}

impl Default for Climber {
    fn default() -> Self {
        Self {
            rank: 1,
            wins: 0,
            losses: 0,
            all_losses: 0,
            best: 1,
            beaten: Vec::new(),
            resets: 0,
            reset: None,
        }
    }
}

impl Climber {
    pub(super) const fn rank(&self) -> u32 {
        self.rank
    }

    pub(super) fn is_eliminated(&self, settings: &Settings) -> bool {
        settings
            .max_losses
            .is_some_and(|most| self.all_losses >= most)
    }

    pub(super) fn has_beaten(&self, other: usize) -> bool {
        self.beaten.contains(&other)
    }

    /// Whom he has beaten at his rank.
    pub(super) fn beaten(&self) -> &[usize] {
        &self.beaten
    }

    /// Rank and surplus, by which players are ordered (M-K3).
    pub(super) fn place(&self) -> (u32, i64) {
        (self.rank, (self.wins - self.losses).max(0))
    }

    pub(super) fn standing(&self) -> String {
        let (rank, surplus) = self.place();
        format!("{rank}.{surplus}")
    }

    pub(super) fn lose(&mut self) {
        self.losses += 1;
        self.all_losses += 1;
    }

    pub(super) fn win(&mut self, settings: &Settings, loser: usize) {
        self.wins += 1;
        self.beaten.push(loser);
        if self.wins - self.losses >= i64::from(settings.advance) {
            self.rank += 1;
            self.best = self.best.max(self.rank);
            self.start_rank();
        }
    }

    /// Back to rank 1 with nothing won or lost (M-K4).
    pub(super) fn reset(&mut self, settings: &Settings, day: i64) -> Result<(), Ignored> {
        let pause = settings.reset_frequency.ok_or(Ignored::NoResets)?;
        let early = |last: i64| day.saturating_sub(last) < i64::from(pause);
        if self.reset.is_some_and(early) {
            return Err(Ignored::ResetTooEarly);
        }
        self.rank = 1;
        self.all_losses = 0;
        self.start_rank();
        self.resets += 1;
        self.reset = Some(day);
        Ok(())
    }

    /// Gives up a win to cancel a loss (M-K4).
    pub(super) fn forfeit(&mut self) -> Result<(), Ignored> {
        if self.wins == 0 {
            return Err(Ignored::NoWinToForfeit);
        }
        self.wins -= 1;
        self.losses -= 1;
        self.all_losses -= 1;
        Ok(())
    }

    pub(super) fn summary(&self, settings: &Settings, players: &[String]) -> Final {
        let names = self.beaten.iter().map(|number| players[*number].clone());
        let mut beaten: Vec<_> = names.collect();
        beaten.sort_unstable();
        Final {
            rank: self.rank,
            wins: self.wins,
            losses: self.losses,
            all_losses: self.all_losses,
            best: self.best,
            beaten,
            eliminated: self.is_eliminated(settings),
            resets: self.resets,
        }
    }

    fn start_rank(&mut self) {
        (self.wins, self.losses) = (0, 0);
        self.beaten.clear();
    }
}
