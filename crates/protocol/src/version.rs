//! The version that stands in front of what is stored or sent.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number `V`: reading refuses any other, before it looks at what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version<const V: u32>;

impl<const V: u32> Serialize for Version<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(V)
    }
}

impl<'de, const V: u32> Deserialize<'de> for Version<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u32::deserialize(deserializer)? {
            v if v == V => Ok(Self),
            v => Err(D::Error::custom(format!(
                "this is version {v}; this program reads version {V}"
            ))),
        }
    }
}
