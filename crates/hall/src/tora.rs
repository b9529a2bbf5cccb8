//! TORA on the list of games: its two boards and what the players choose.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Conduct, History, Message, TextError};
use tora::{Edition, Kind, Long, Setup, Short, Terrain, Whole};

use crate::catalogue::Catalogue;
use crate::info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
use crate::rules::{Listed, start};

const EDITION: &str = "edition";
const EDITIONS: [Choice<'static>; 3] = [
    Choice::new("rulebook", "edition-rulebook"),
    Choice::new("quicksheet", "edition-quicksheet"),
    Choice::new("website", "edition-website"),
];

const TERRAIN: &str = "terrain";
const PLAIN: &str = "none";
const SHORT_TERRAINS: [Choice<'static>; 6] = [
    NO_TERRAIN,
    RIVER,
    Choice::new("river-flipped", "terrain-river-flipped"),
    LAKE,
    Choice::new("lake-flipped", "terrain-lake-flipped"),
    RIDGE,
];
const LONG_TERRAINS: [Choice<'static>; 4] = [NO_TERRAIN, RIVER, LAKE, RIDGE];
const NO_TERRAIN: Choice<'static> = Choice::new(PLAIN, "terrain-none");
const RIVER: Choice<'static> = Choice::new("river", "terrain-river");
const LAKE: Choice<'static> = Choice::new("lake", "terrain-lake");
const RIDGE: Choice<'static> = Choice::new("ridge", "terrain-ridge");

const QUIET: &str = "quiet";
const IGNORED: &str = "off";
const QUIETS: [Choice<'static>; 2] = [
    Choice::new("on", "quiet-on"),
    Choice::new(IGNORED, "quiet-off"),
];

const SETUP: &str = "setup";
const SETUPS: [Choice<'static>; 2] = [
    Choice::new("defensive", "setup-defensive"),
    Choice::new("aggressive", "setup-aggressive"),
];

const RULER: &str = "ruler";
const QUEEN: &str = "queen";
const RULERS: [Choice<'static>; 2] = [
    Choice::new("king", "ruler-king"),
    Choice::new(QUEEN, "ruler-queen"),
];

const ASSASSINS: &str = "assassins";
const AGREED: &str = "on";
const AGREEMENTS: [Choice<'static>; 2] = [
    Choice::new("off", "assassins-off"),
    Choice::new(AGREED, "assassins-on"),
];

/// Where a side's Assassin hides on its starting row (T-X2): the number of the column, or nowhere.
/// The ruler stands on the middle one.
const LAIR: &str = "lair";
const LAIRS: [Choice<'static>; 17] = [
    Choice::new("none", "lair-none"),
    column("v1"),
    column("v2"),
    column("v3"),
    column("v4"),
    column("v5"),
    column("v6"),
    column("v7"),
    // The defensive set-up has its Cavalry there.
    Choice::new("v8", "lair-v8"),
    Choice::new("v10", "lair-v10"),
    column("v11"),
    column("v12"),
    column("v13"),
    column("v14"),
    column("v15"),
    column("v16"),
    column("v17"),
];

const fn column(id: &'static str) -> Choice<'static> {
    Choice { id, key: None }
}

/// TORA on the short board.
pub(crate) static SHORT: GameInfo = info(
    "tora-short",
    &["tora-short"],
    &[
        OptionInfo::new(EDITION, Scope::Game, &EDITIONS),
        OptionInfo::new(TERRAIN, Scope::Game, &SHORT_TERRAINS),
        OptionInfo::new(QUIET, Scope::Game, &QUIETS),
        OptionInfo::new(SETUP, Scope::Seat, &SETUPS),
    ],
);

/// TORA on the long board.
pub(crate) static LONG: GameInfo = info(
    "tora-long",
    &["tora-long"],
    &[
        OptionInfo::new(TERRAIN, Scope::Game, &LONG_TERRAINS),
        OptionInfo::new(QUIET, Scope::Game, &QUIETS),
        OptionInfo::new(ASSASSINS, Scope::Game, &AGREEMENTS),
        OptionInfo::new(SETUP, Scope::Seat, &SETUPS),
        OptionInfo::new(RULER, Scope::Seat, &RULERS),
        OptionInfo {
            when: Some((ASSASSINS, AGREED)),
            hides: true,
            ..OptionInfo::new(LAIR, Scope::Seat, &LAIRS)
        },
    ],
);

const fn info(
    id: &'static str,
    heads: &'static [&'static str],
    options: &'static [OptionInfo],
) -> GameInfo {
    GameInfo {
        id,
        heads,
        name: id,
        book: "tora",
        edition: None,
        arbiter: Short::ARBITER.is_some(),
        points_play: Short::POINTS_PLAY.is_some(),
        dice: false,
        backs: &[("tora-soldier", "defending"), ("tora-cannon", "unready")],
        sides: ["tora-challenger", "tora-opposition"],
        options,
        // What suits turns of several actions.
        clocks: &["byoyomi 10m+5x30s", "fischer 10m+20s", "double 30m+20s"],
    }
}

/// Puts a type of positions on the list.
macro_rules! listed {
    ($position:ty, $info:ident, $size:literal) => {
        impl Listed for $position {
            const INFO: &'static GameInfo = &$info;

            type Files = ::tora::Catalogue;

            fn files(catalogue: &Catalogue) -> Arc<Self::Files> {
                Arc::clone(&catalogue.tora)
            }

            fn start(chosen: &Options, files: &Self::Files) -> Result<Self, StartError> {
                start(&options(&$info, chosen, files)?)
            }

            fn read(text: &str, files: &Self::Files) -> Result<Self, TextError> {
                Self::read(text, files)
            }

            fn history(game: &BTreeMap<String, String>) -> History {
                history(&$info, game)
            }

            fn added(option: &OptionInfo, files: &Self::Files) -> Vec<String> {
                added($size, option, files)
            }
        }
    };
}

listed!(Short, SHORT, 9);
// The long board as it is played, and as one of its viewers knows it.
listed!(Whole, LONG, 17);
listed!(Long, LONG, 17);

fn options<const N: usize>(
    info: &GameInfo,
    chosen: &Options,
    files: &::tora::Catalogue,
) -> Result<::tora::Options<N>, StartError> {
    let unknown = |key| StartError::Together(Message::new(key));
    let setup = |seat: &BTreeMap<String, String>| {
        let setup = files.setup(info.chosen(seat, SETUP), N);
        setup.cloned().ok_or_else(|| unknown("tora-text-no-setup"))
    };
    let ruler = |seat: &BTreeMap<String, String>| match info.chosen(seat, RULER) {
        QUEEN => Kind::Queen,
        _ => Kind::King,
    };
    let [first, second] = &chosen.seats;
    let terrain = match info.chosen(&chosen.game, TERRAIN) {
        PLAIN => Terrain::PLAIN,
        name => {
            let terrain = files.terrain(name, N);
            terrain.ok_or_else(|| unknown("tora-text-no-terrain"))?
        }
    };
    Ok(::tora::Options {
        setups: [setup(first)?, setup(second)?],
        rulers: [ruler(first), ruler(second)],
        edition: Edition::from_name(info.chosen(&chosen.game, EDITION)).unwrap_or_default(),
        terrain,
        assassins: (info.chosen(&chosen.game, ASSASSINS) == AGREED).then(|| {
            let lair = |seat| info.chosen(seat, LAIR).strip_prefix('v')?.parse().ok();
            [lair(first), lair(second)]
        }),
    })
}

fn history(info: &GameInfo, game: &BTreeMap<String, String>) -> History {
    match info.chosen(game, QUIET) {
        IGNORED => History::Ignored,
        _ => History::Counts,
    }
}

/// The set-ups and terrain boards that are not among the built-in choices.
fn added(size: usize, option: &OptionInfo, files: &::tora::Catalogue) -> Vec<String> {
    let known: Vec<&str> = match option.id {
        TERRAIN => files.terrains(size).map(Terrain::name).collect(),
        SETUP => files.setups(size).map(Setup::name).collect(),
        _ => Vec::new(),
    };
    let new = |name: &&str| !option.choices.iter().any(|choice| choice.id == *name);
    known.into_iter().filter(new).map(str::to_owned).collect()
}
