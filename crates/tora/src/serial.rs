//! Positions for serde: as their texts.

use std::fmt;
use std::str::FromStr;

use game::{TextError, as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Tora;

impl<const N: usize, const W: usize> Serialize for Tora<N, W>
where
    Self: fmt::Display,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text::serialize(self, serializer)
    }
}

impl<'de, const N: usize, const W: usize> Deserialize<'de> for Tora<N, W>
where
    Self: FromStr<Err = TextError>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        as_text::deserialize(deserializer)
    }
}
