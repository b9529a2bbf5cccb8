//! King's Convoy and its family on the list of games.

use convoy::{Convoy, Family};
use game::{Game, History, Position};

use crate::info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
use crate::list::Entry;
use crate::playing::Playing;
use crate::table::Table;

/// Clocks that suit the game.
const CLOCKS: &[&str] = &["fischer 15m+10s", "double 20m+20s", "sudden 10m"];

/// The option that names the member of the family.
const EDITION: &str = "edition";
/// The option that says what repetition does (K-10), with the choice that is not the default.
const REPETITION: &str = "repetition";
const LOSES: &str = "loses";

/// King's Convoy and the other members of its family.
pub(crate) fn family() -> Entry {
    Entry {
        info: GameInfo {
            id: "convoy",
            heads: Family::all().iter().map(Family::name).collect(),
            name: "convoy",
            book: "convoy",
            edition: None,
            arbiter: Convoy::ARBITER.is_some(),
            sides: ["convoy-attacker-side", "convoy-defender-side"],
            options: options(),
            clocks: CLOCKS,
            settle: None,
        },
        start: |info, options| {
            let name = info.chosen(&options.game, EDITION);
            let unknown = || StartError::Together(format!("there is no layout of {name}"));
            let family = Family::find(name).ok_or_else(unknown)?;
            Ok(play(info, Convoy::start(family), options))
        },
        open: |info, text, options| Ok(play(info, text.parse()?, options)),
    }
}

fn play(info: &'static GameInfo, start: Convoy, options: &Options) -> Box<dyn Table> {
    let history = match info.chosen(&options.game, REPETITION) {
        LOSES => History::Loses,
        _ => History::Counts,
    };
    Playing::boxed(info, Game::new(start, history))
}

fn options() -> Vec<OptionInfo> {
    let family = |family: &Family| Choice {
        id: family.name().to_owned(),
        key: match family.name() {
            "convoy" => Some("edition-convoy"),
            "hnefatafl" => Some("edition-hnefatafl"),
            "tablut" => Some("edition-tablut"),
            "brandubh" => Some("edition-brandubh"),
            _ => None,
        },
    };
    let repetition = vec![
        Choice::new("draw", "repetition-draw"),
        Choice::new(LOSES, "repetition-loses"),
    ];
    vec![
        OptionInfo::new(
            EDITION,
            Scope::Game,
            Family::all().iter().map(family).collect(),
        ),
        OptionInfo::new(REPETITION, Scope::Game, repetition),
    ]
}
