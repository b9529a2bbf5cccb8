//! What a match has come to.

use std::fmt;

use super::PlayedGame;

/// Games won, drawn (or broken off) and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games won.
    pub wins: usize,
    /// Games drawn or broken off.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
}

impl Results {
    /// Number of games.
    #[must_use]
    pub const fn games(self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// Share of the points (a win 1, a draw 1/2) and its 95 % confidence interval, in `0.0..=1.0`.
    #[must_use]
    pub fn share(self) -> (f64, [f64; 2]) {
        // Wilson's score interval; a draw counts as half a win, which makes it a little too wide.
        const Z: f64 = 1.96;
        let n = self.games() as f64;
        if n == 0.0 {
            return (0.5, [0.0, 1.0]);
        }
        let p = (self.wins as f64 + self.draws as f64 / 2.0) / n;
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        (p, [(middle - half).max(0.0), (middle + half).min(1.0)])
    }

    /// These games from the opponent's view.
    const fn reversed(self) -> Self {
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
        }
    }

    const fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, [low, high]) = self.share();
        write!(
            f,
            "{} won, {} drawn, {} lost: {:.1} % (95 %: {:.1} to {:.1})",
            self.wins,
            self.draws,
            self.losses,
            100.0 * share,
            100.0 * low,
            100.0 * high,
        )
    }
}

/// The results of a match so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The first player's results as the first side, and as the second.
    pub by_side: [Results; 2],
    /// Games broken off, which count as drawn.
    pub broken_off: usize,
    /// Turns of either player that the rules refused.
    pub illegal: usize,
    /// The longest turn of each player, in milliseconds.
    pub longest_ms: [u64; 2],
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        let results = &mut self.by_side[game.side.index()];
        match game.winner() {
            Some(0) => results.wins += 1,
            Some(_) => results.losses += 1,
            None => results.draws += 1,
        }
        self.broken_off += usize::from(game.outcome.is_none() && game.illegal.is_none());
        self.illegal += usize::from(game.illegal.is_some());
        for (most, ms) in self.longest_ms.iter_mut().zip(game.longest_ms) {
            *most = ms.max(*most);
        }
    }

    /// Counts the games of another match between the same players.
    pub fn merge(&mut self, other: &Self) {
        for (results, others) in self.by_side.iter_mut().zip(other.by_side) {
            *results = results.and(others);
        }
        self.broken_off += other.broken_off;
        self.illegal += other.illegal;
        for (most, ms) in self.longest_ms.iter_mut().zip(other.longest_ms) {
            *most = ms.max(*most);
        }
    }

    /// The first player's results.
    #[must_use]
    pub const fn results(&self) -> Results {
        self.by_side[0].and(self.by_side[1])
    }

    /// The results of the first side, whoever played it.
    #[must_use]
    pub const fn first_side(&self) -> Results {
        self.by_side[0].and(self.by_side[1].reversed())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}, {} broken off, {} illegal, longest turns {} and {} ms",
            self.results(),
            self.broken_off,
            self.illegal,
            self.longest_ms[0],
            self.longest_ms[1],
        )
    }
}
