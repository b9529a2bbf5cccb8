//! Keys and hashes agree with equality, and moves keep them up to date.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use game::Position;

use crate::fault::{Checked, ensure};

/// All positions met, by key.
#[derive(Debug)]
pub(crate) struct Keys<P: Position> {
    met: HashMap<u64, P>,
}

impl<P: Position> Default for Keys<P> {
    fn default() -> Self {
        Self {
            met: HashMap::new(),
        }
    }
}

impl<P: Position> Keys<P> {
    /// Compares the position's keys with fresh ones, with those of an equal position that came
    /// about in another way, and with those of all positions met before.
    pub(crate) fn compare(&mut self, position: &P) -> Checked {
        let (key, fresh) = (position.key(), position.fresh_key());
        ensure(key == fresh, "incremental key", || {
            format!("the key is {key:#x}, computed from nothing it is {fresh:#x}")
        })?;
        if let Ok(read) = position.to_string().parse::<P>() {
            ensure(read.key() == key, "equal positions, equal keys", || {
                format!(
                    "read from its text, the key is {:#x}, not {key:#x}",
                    read.key()
                )
            })?;
            ensure(
                read.turn_key() == position.turn_key(),
                "equal positions, equal turn keys",
                || {
                    format!(
                        "{:?} read, {:?} played",
                        read.turn_key(),
                        position.turn_key()
                    )
                },
            )?;
            ensure(
                hash(&read) == hash(position),
                "equal positions, equal hashes",
                || "read from its text, the position has another hash".to_owned(),
            )?;
        }
        let other = self.met.entry(key).or_insert_with(|| position.clone());
        ensure(other == position, "other positions, other keys", || {
            format!("{other} has the same key {key:#x}")
        })?;
        let texts = (other.to_string(), position.to_string());
        ensure(texts.0 == texts.1, "equal positions, equal texts", || {
            format!("{} is equal, but printed differently", texts.0)
        })
    }
}

fn hash<P: Position>(position: &P) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(position)
}
