//! How a game starts: what can be chosen before it, and the position that follows (K-2).

use std::convert::Infallible;

use game::Start;

use crate::{Catalogue, Convoy, Family};

/// What can be chosen before a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The member of the family.
    pub family: &'static Family,
}

/// King's Convoy itself.
impl Default for Options {
    fn default() -> Self {
        let family = Catalogue::built_in().families().next();
        Self {
            family: family.expect("the family has members"),
        }
    }
}

impl Start for Convoy {
    type Options = Options;
    type Error = Infallible;

    fn start(options: &Options) -> Result<Self, Infallible> {
        let mut start = Self::bare(options.family);
        for &(at, boat) in options.family.layout() {
            start.place(at, boat);
        }
        Ok(start)
    }
}
