//! What is believed of a player's strength.

use skillratings::glicko2::{Glicko2Rating, decay_deviation};

/// What is believed of a player's strength in one game on one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength: 1500 is that of a newcomer.
    pub rating: f64,
    /// How uncertain it is: the strength is within twice as much of `rating` in 19 of 20 cases. At most 350.
    pub deviation: f64,
    /// How much the strength is expected to change.
    pub volatility: f64,
}

impl Rating {
    /// The rating of a player who has not played (Glickman, step 1).
    pub const START: Self = Self {
        rating: 1500.0,
        deviation: 350.0,
        volatility: 0.06,
    };

    /// A rating with a larger deviation is provisional.
    pub const KNOWN: f64 = 110.0;

    /// Whether it is still too uncertain to be compared.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > Self::KNOWN
    }

    /// The rating after so many rating periods without games (Glickman, step 6).
    #[must_use]
    pub fn rested(self, periods: u64) -> Self {
        let mut now = self;
        for _ in 0..periods {
            if now.deviation >= Self::START.deviation {
                break;
            }
            now = decay_deviation(&now.into()).into();
        }
        now
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        let Rating {
            rating,
            deviation,
            volatility,
        } = rating;
        Self {
            rating,
            deviation,
            volatility,
        }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        let Glicko2Rating {
            rating,
            deviation,
            volatility,
        } = rating;
        Self {
            rating,
            deviation,
            volatility,
        }
    }
}
