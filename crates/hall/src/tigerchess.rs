//! `LancerChess` and `TigerChess` on the list of games.

use game::{Game, History, Position, TextError};
use tigerchess::{LancerChess, TigerChess, Variation};

use crate::deployment;
use crate::info::{GameInfo, Options, StartError};
use crate::list::Entry;
use crate::playing::Playing;
use crate::table::Table;

/// Clocks that suit games of single moves.
const LANCER_CLOCKS: &[&str] = &["double 30m+20s", "fischer 10m+5s", "sudden 10m"];
/// `TigerClocks` (C-K1), in full and shorter.
const TIGER_CLOCKS: &[&str] = &["tiger 30m+150m+60s", "tiger 5m+25m+10s", "fischer 15m+10s"];

/// `LancerChess`.
pub(crate) fn lancer() -> Entry {
    Entry {
        info: GameInfo {
            id: "lancerchess",
            heads: vec!["lancerchess"],
            name: "lancerchess",
            book: "tigerchess",
            edition: Some("lancerchess"),
            arbiter: LancerChess::ARBITER.is_some(),
            sides: ["tigerchess-bengal", "tigerchess-siberian"],
            options: Vec::new(),
            clocks: LANCER_CLOCKS,
            settle: None,
        },
        start: |info, _| Ok(play(info, LancerChess::start())),
        open: open::<LancerChess>,
    }
}

/// `TigerChess`.
pub(crate) fn tiger() -> Entry {
    Entry {
        info: GameInfo {
            id: "tigerchess",
            heads: vec!["tigerchess"],
            name: "tigerchess",
            book: "tigerchess",
            edition: Some("tigerchess"),
            arbiter: TigerChess::ARBITER.is_some(),
            sides: ["tigerchess-bengal", "tigerchess-siberian"],
            options: deployment::options(),
            clocks: TIGER_CLOCKS,
            settle: Some(deployment::settle),
        },
        start: start_tiger,
        open: open::<TigerChess>,
    }
}

fn start_tiger(info: &'static GameInfo, options: &Options) -> Result<Box<dyn Table>, StartError> {
    let chosen = |option| info.chosen(&options.game, option);
    let variation = match chosen(deployment::DEPLOYMENT) {
        "open" => Variation::Open,
        "countdown" => Variation::Countdown,
        "dragon" => Variation::Dragon,
        "symmetrical" => Variation::Symmetrical,
        _ => {
            return Err(StartError::Dice {
                option: deployment::DEPLOYMENT,
            });
        }
    };
    let tiger_variation = match chosen(deployment::VARIATION) {
        "on" => true,
        "off" => false,
        _ => {
            return Err(StartError::Dice {
                option: deployment::VARIATION,
            });
        }
    };
    Ok(play(info, TigerChess::start(variation, tiger_variation)))
}

fn open<P: Position>(
    info: &'static GameInfo,
    position: &str,
    _options: &Options,
) -> Result<Box<dyn Table>, TextError> {
    Ok(play(info, position.parse::<P>()?))
}

fn play<P: Position>(info: &'static GameInfo, start: P) -> Box<dyn Table> {
    Playing::boxed(info, Game::new(start, History::Counts))
}
