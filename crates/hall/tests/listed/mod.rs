//! The game with a mole on offer: whole for those who know everything, as a view for the others.

use std::sync::Arc;

use game::{Hidden, TextError, Viewer};
use hall::{Catalogue, GameInfo, Listed, Options, StartError};

use crate::burrow::{Burrow, Known};

pub(crate) const INFO: GameInfo = GameInfo {
    id: "burrow",
    heads: &["0", "1", "2", "3", "4", "5", "6"],
    name: "burrow",
    book: "burrow",
    edition: None,
    arbiter: false,
    points_play: false,
    dice: false,
    backs: &[],
    sides: ["gardener", "mole"],
    options: &[],
    clocks: &[],
};

const START: &str = "0 1111111 1110000 f 1 - 6";

fn start() -> Burrow<0> {
    START.parse().expect("a position")
}

impl Listed for Burrow<0> {
    const INFO: &'static GameInfo = &INFO;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::default()
    }

    fn start(_options: &Options, (): &()) -> Result<Self, StartError> {
        Ok(start())
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }
}

impl Listed for Known<0> {
    const INFO: &'static GameInfo = &INFO;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::default()
    }

    fn start(_options: &Options, (): &()) -> Result<Self, StartError> {
        Ok(start().view(Viewer::Public))
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }
}
