//! Squares for serde: as their indices.

use core::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Square;

impl<const N: usize> Serialize for Square<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.index() as u16)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Square<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_u16(Index)
    }
}

struct Index<const N: usize>;

impl<const N: usize> Visitor<'_> for Index<N> {
    type Value = Square<N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the index of a square, less than {}", Square::<N>::COUNT)
    }

    fn visit_u64<E: Error>(self, index: u64) -> Result<Square<N>, E> {
        let square = usize::try_from(index).ok().and_then(Square::from_index);
        square.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(index), &self))
    }
}
