//! `LancerChess` and `TigerChess` on the list of games.

use std::sync::Arc;

use game::{Conduct, TextError};
use tigerchess::{LancerChess, TigerChess, Variation};

use crate::catalogue::Catalogue;
use crate::deployment;
use crate::info::{GameInfo, Options, StartError};
use crate::rules::{Listed, start};
use crate::settle::Settling;

const SIDES: [&str; 2] = ["tigerchess-bengal", "tigerchess-siberian"];

/// `LancerChess`.
pub(crate) static LANCER: GameInfo = GameInfo {
    id: "lancerchess",
    heads: &["lancerchess"],
    name: "lancerchess",
    book: "tigerchess",
    edition: Some("lancerchess"),
    arbiter: LancerChess::ARBITER.is_some(),
    points_play: LancerChess::POINTS_PLAY.is_some(),
    dice: false,
    backs: &[],
    sides: SIDES,
    options: &[],
    // What suits games of single moves.
    clocks: &["double 30m+20s", "fischer 10m+5s", "sudden 10m"],
};

/// `TigerChess`.
pub(crate) static TIGER: GameInfo = GameInfo {
    id: "tigerchess",
    heads: &["tigerchess"],
    name: "tigerchess",
    book: "tigerchess",
    edition: Some("tigerchess"),
    arbiter: TigerChess::ARBITER.is_some(),
    points_play: TigerChess::POINTS_PLAY.is_some(),
    dice: true,
    // The Standard Bearer of the TigerVariation (C-T1).
    backs: &[("tigerchess-king-lancer", "bearer")],
    sides: SIDES,
    options: &deployment::OPTIONS,
    // `TigerClocks` (C-K1), in full and shorter.
    clocks: &["tiger 30m+150m+60s", "tiger 5m+25m+10s", "fischer 15m+10s"],
};

impl Listed for LancerChess {
    const INFO: &'static GameInfo = &LANCER;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::new(())
    }

    fn start(_: &Options, (): &()) -> Result<Self, StartError> {
        start(&())
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }
}

impl Listed for TigerChess {
    const INFO: &'static GameInfo = &TIGER;

    type Files = ();

    fn files(_: &Catalogue) -> Arc<()> {
        Arc::new(())
    }

    fn start(chosen: &Options, (): &()) -> Result<Self, StartError> {
        let chosen = |option| TIGER.chosen(&chosen.game, option);
        let dice = |option| StartError::Dice { option };
        let deployment = match chosen(deployment::DEPLOYMENT) {
            "open" => Variation::Open,
            "countdown" => Variation::Countdown,
            "dragon" => Variation::Dragon,
            "symmetrical" => Variation::Symmetrical,
            _ => return Err(dice(deployment::DEPLOYMENT)),
        };
        let tiger_variation = match chosen(deployment::VARIATION) {
            "on" => true,
            "off" => false,
            _ => return Err(dice(deployment::VARIATION)),
        };
        start(&::tigerchess::Options {
            deployment,
            tiger_variation,
        })
    }

    fn read(text: &str, (): &()) -> Result<Self, TextError> {
        text.parse()
    }

    fn settle(settling: &mut Settling<'_>) {
        deployment::settle(settling);
    }
}
