//! The marked places of a column.

/// The places of a column that have a marker; place 1 is at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Places(u8);

impl Places {
    /// No marker.
    pub const NONE: Self = Self(0);

    /// These places; `None` if one is not in 1..=8.
    #[must_use]
    pub fn of(places: impl IntoIterator<Item = u8>) -> Option<Self> {
        let mark = |marked: u8, place: u8| {
            let bit = u32::from(place).checked_sub(1)?;
            Some(marked | 1_u8.checked_shl(bit)?)
        };
        places.into_iter().try_fold(0, mark).map(Self)
    }

    /// Whether a place has a marker.
    #[must_use]
    pub fn contains(self, place: u8) -> bool {
        self.iter().any(|marked| marked == place)
    }

    /// The marked places, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=8).filter(move |place| self.0 >> (place - 1) & 1 == 1)
    }

    /// What the markers count in their column: a marker counts as much as the number of its place.
    pub(crate) fn units(self) -> u64 {
        self.iter().map(u64::from).sum()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Places {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
