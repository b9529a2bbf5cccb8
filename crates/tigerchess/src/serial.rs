//! Positions for serde: as their texts.

use std::fmt;
use std::str::FromStr;

use game::{TextError, as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Chess;

impl<const TIGER: bool> Serialize for Chess<TIGER>
where
    Self: fmt::Display,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        as_text::serialize(self, serializer)
    }
}

impl<'de, const TIGER: bool> Deserialize<'de> for Chess<TIGER>
where
    Self: FromStr<Err = TextError>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        as_text::deserialize(deserializer)
    }
}
