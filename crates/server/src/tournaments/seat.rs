//! Who a player of a tournament is on this server.

use std::fmt;

use crate::id::PlayerId;
use crate::node::LEVELS;

/// What an id of the computer begins with.
const COMPUTER: &str = "computer:";

/// Who a player of a tournament is on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sits {
    /// Somebody with a player's key.
    Person(PlayerId),
    /// The computer, at this level.
    Computer(u8),
}

impl Sits {
    /// What the id in a registration says; `None` if it can be nobody here.
    pub(crate) fn read(id: Option<&str>) -> Option<Self> {
        let id = id?;
        match id.strip_prefix(COMPUTER) {
            Some(level) => {
                let level = level
                    .parse()
                    .ok()
                    .filter(|level| (1..=LEVELS).contains(level));
                level.map(Self::Computer)
            }
            None => PlayerId::read(id).ok().map(Self::Person),
        }
    }
}

impl fmt::Display for Sits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(id) => id.fmt(f),
            Self::Computer(level) => write!(f, "{COMPUTER}{level}"),
        }
    }
}
