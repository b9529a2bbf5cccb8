//! King's Convoy on the list of games.

use convoy::{Convoy, Family};
use game::{Game, Position};

use crate::info::{GameInfo, StartError};
use crate::list::Entry;
use crate::playing::Playing;
use crate::table::Table;

/// Clocks that suit the game.
const CLOCKS: &[&str] = &["fischer 15m+10s", "double 20m+20s", "sudden 10m"];

/// King's Convoy.
pub(crate) fn kings() -> Entry {
    Entry {
        info: GameInfo {
            id: "convoy",
            name: "convoy",
            book: "convoy",
            edition: Some("convoy"),
            arbiter: Convoy::ARBITER.is_some(),
            sides: ["convoy-attacker-side", "convoy-defender-side"],
            options: Vec::new(),
            clocks: CLOCKS,
            settle: None,
        },
        start: |info, _| {
            let start = Family::find(info.id).map(Convoy::start);
            let unknown = || StartError::Together(format!("there is no layout of {}", info.id));
            Ok(play(info, start.ok_or_else(unknown)?))
        },
        open: |info, text, _| Ok(play(info, text.parse()?)),
    }
}

fn play(info: &'static GameInfo, start: Convoy) -> Box<dyn Table> {
    Playing::boxed(info, Game::new(start, true))
}
