//! Totals as markers, and back.

use std::array;

use crate::{Card, Counting, Places};

/// A card with the way of counting on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scale {
    /// The card.
    pub card: Card,
    /// How markers count.
    pub counting: Counting,
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tally {
    /// How often the card was full and one more point was counted, which leaves it empty.
    pub laps: u64,
    /// The markers of the columns S1 to S4.
    pub markers: [Places; 4],
}

/// Why markers show no total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TallyError {
    /// Counting never leads to these markers in a column, or the column has not got the places.
    #[error("counting never puts markers like this in column S{}", .column + 1)]
    Markers {
        /// The column, 0..=3 for S1 to S4.
        column: usize,
    },
    /// The total is greater than a `u64` can be.
    #[error("these are too many laps")]
    Laps,
}

impl Scale {
    /// The most units that each column counts.
    fn units(self) -> [u64; 4] {
        let places = self.card.places().map(u64::from);
        match self.counting {
            Counting::Plain => places,
            Counting::Compound => places.map(|n| n * (n + 1) / 2),
        }
    }

    /// What a unit in each of the columns S1 to S4 is worth, in points (T-P4).
    #[must_use]
    pub fn worth(self) -> [u64; 4] {
        let units = self.units();
        array::from_fn(|column| units[..column].iter().map(|most| most + 1).product())
    }

    /// The highest total that the card shows without laps (T-P5, T-P6).
    #[must_use]
    pub fn capacity(self) -> u64 {
        self.lap() - 1
    }

    /// The points of a lap: the point after a full card empties it.
    #[must_use]
    pub fn lap(self) -> u64 {
        self.units().iter().map(|most| most + 1).product()
    }

    /// Shows a total on the card.
    #[must_use]
    pub fn tally(self, total: u64) -> Tally {
        let (laps, rest) = (total / self.lap(), total % self.lap());
        let (worth, units, places) = (self.worth(), self.units(), self.card.places());
        let markers = array::from_fn(|column| {
            let counted = rest / worth[column] % (units[column] + 1);
            marked(counted, places[column])
        });
        Tally { laps, markers }
    }

    /// The total that a card shows.
    ///
    /// # Errors
    ///
    /// If counting never leads to such a tally.
    pub fn total(self, tally: &Tally) -> Result<u64, TallyError> {
        let (worth, most) = (self.worth(), self.units());
        let mut total = tally.laps.checked_mul(self.lap()).ok_or(TallyError::Laps)?;
        for (column, places) in tally.markers.into_iter().enumerate() {
            let units = places.units();
            if units > most[column] || marked(units, self.card.places()[column]) != places {
                return Err(TallyError::Markers { column });
            }
            let points = units * worth[column];
            total = total.checked_add(points).ok_or(TallyError::Laps)?;
        }
        Ok(total)
    }
}

/// The marked places of a column with `places` places that counts `units`. Markers stay at the lowest
/// places; one that stays nowhere yet is above them. A single marker is the same in both ways of
/// counting, which differ only in how many units there can be.
fn marked(mut units: u64, places: u8) -> Places {
    let stays = |place: &u8| {
        let fits = u64::from(*place) <= units;
        if fits {
            units -= u64::from(*place);
        }
        fits
    };
    Places::of((1..=places).rev().filter(stays)).unwrap_or(Places::NONE)
}
