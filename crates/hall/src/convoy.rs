//! King's Convoy and its family on the list of games.

use std::collections::BTreeMap;
use std::sync::Arc;

use convoy::{Convoy, Family};
use game::{Conduct, History, Message, TextError};

use crate::catalogue::Catalogue;
use crate::info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
use crate::rules::{Listed, start};

/// Clocks that suit the game.
const CLOCKS: &[&str] = &["fischer 15m+10s", "double 20m+20s", "sudden 10m"];

/// The option that names the member of the family.
const EDITION: &str = "edition";
const EDITIONS: [Choice<'static>; 4] = [
    Choice::new("convoy", "edition-convoy"),
    Choice::new("hnefatafl", "edition-hnefatafl"),
    Choice::new("tablut", "edition-tablut"),
    Choice::new("brandubh", "edition-brandubh"),
];

/// The option that says what repetition does (K-10), with the choice that is not the default.
const REPETITION: &str = "repetition";
const LOSES: &str = "loses";
const REPETITIONS: [Choice<'static>; 2] = [
    Choice::new("draw", "repetition-draw"),
    Choice::new(LOSES, "repetition-loses"),
];

/// King's Convoy and the other members of its family.
pub(crate) static FAMILY: GameInfo = GameInfo {
    id: "convoy",
    heads: &["convoy", "hnefatafl", "tablut", "brandubh"],
    name: "convoy",
    book: "convoy",
    edition: None,
    arbiter: Convoy::ARBITER.is_some(),
    points_play: Convoy::POINTS_PLAY.is_some(),
    dice: false,
    backs: &[],
    sides: ["convoy-attacker-side", "convoy-defender-side"],
    options: &[
        OptionInfo::new(EDITION, Scope::Game, &EDITIONS),
        OptionInfo::new(REPETITION, Scope::Game, &REPETITIONS),
    ],
    clocks: CLOCKS,
};

impl Listed for Convoy {
    const INFO: &'static GameInfo = &FAMILY;

    type Files = ::convoy::Catalogue;

    fn files(catalogue: &Catalogue) -> Arc<Self::Files> {
        Arc::clone(&catalogue.convoy)
    }

    fn start(chosen: &Options, files: &Self::Files) -> Result<Self, StartError> {
        let name = FAMILY.chosen(&chosen.game, EDITION);
        let unknown =
            || StartError::Together(Message::new("convoy-text-no-layout").with("name", name));
        let family = files.family(name).ok_or_else(unknown)?;
        start(&::convoy::Options { family })
    }

    fn read(text: &str, files: &Self::Files) -> Result<Self, TextError> {
        Self::read(text, files)
    }

    fn history(game: &BTreeMap<String, String>) -> History {
        match FAMILY.chosen(game, REPETITION) {
            LOSES => History::Loses,
            _ => History::Counts,
        }
    }

    fn added(option: &OptionInfo, files: &Self::Files) -> Vec<String> {
        match option.id {
            EDITION => Self::added_heads(files),
            _ => Vec::new(),
        }
    }

    fn added_heads(files: &Self::Files) -> Vec<String> {
        let names = files.families().map(Family::name);
        let new = |name: &&str| !FAMILY.heads.contains(name);
        names.filter(new).map(str::to_owned).collect()
    }
}
