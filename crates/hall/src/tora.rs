//! TORA on the list of games: its two boards and what the players choose.

use std::collections::BTreeMap;

use game::{Game, History, Position, TextError};
use tora::{Edition, Kind, Setup, Terrain, Tora};

use crate::info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError};
use crate::list::Entry;
use crate::playing::Playing;
use crate::table::Table;

const PLAIN: &str = "none";

/// Clocks that suit turns of several actions.
const CLOCKS: &[&str] = &["byoyomi 10m+5x30s", "fischer 10m+20s", "double 30m+20s"];

/// TORA on the short board.
pub(crate) fn short() -> Entry {
    let mut options = vec![edition()];
    options.extend(common(9));
    entry::<9, 2>("tora-short", options)
}

/// TORA on the long board.
pub(crate) fn long() -> Entry {
    let mut options = common(17);
    options.push(ruler());
    entry::<17, 5>("tora-long", options)
}

fn entry<const N: usize, const W: usize>(id: &'static str, options: Vec<OptionInfo>) -> Entry
where
    Tora<N, W>: Position,
{
    Entry {
        info: GameInfo {
            id,
            heads: vec![id],
            name: id,
            book: "tora",
            edition: None,
            arbiter: false,
            sides: ["tora-challenger", "tora-opposition"],
            options,
            clocks: CLOCKS,
            settle: None,
        },
        start: start::<N, W>,
        open: open::<N, W>,
    }
}

fn start<const N: usize, const W: usize>(
    info: &'static GameInfo,
    options: &Options,
) -> Result<Box<dyn Table>, StartError>
where
    Tora<N, W>: Position,
{
    let unknown = |what: &str| StartError::Together(format!("there is no such {what}"));
    let setup = |seat: &BTreeMap<String, String>| {
        Setup::find(info.chosen(seat, "setup"), N).ok_or_else(|| unknown("set-up"))
    };
    let ruler = |seat: &BTreeMap<String, String>| match info.chosen(seat, "ruler") {
        "queen" => Kind::Queen,
        _ => Kind::King,
    };
    let [first, second] = &options.seats;
    let terrain = match info.chosen(&options.game, "terrain") {
        PLAIN => Terrain::PLAIN,
        name => Terrain::find(name, N).ok_or_else(|| unknown("terrain board"))?,
    };
    let edition = Edition::from_name(info.chosen(&options.game, "edition")).unwrap_or_default();
    let position = Tora::<N, W>::from_setups(
        [setup(first)?, setup(second)?],
        [ruler(first), ruler(second)],
        edition,
        terrain,
    )
    .map_err(|error| StartError::Together(error.to_string()))?;
    Ok(play(info, position, options))
}

fn open<const N: usize, const W: usize>(
    info: &'static GameInfo,
    position: &str,
    options: &Options,
) -> Result<Box<dyn Table>, TextError>
where
    Tora<N, W>: Position,
{
    Ok(play(info, position.parse::<Tora<N, W>>()?, options))
}

fn play<P: Position>(info: &'static GameInfo, start: P, options: &Options) -> Box<dyn Table> {
    let history = match info.chosen(&options.game, "quiet") {
        "off" => History::Ignored,
        _ => History::Counts,
    };
    Playing::boxed(info, Game::new(start, history))
}

fn edition() -> OptionInfo {
    let choices = vec![
        Choice::new("rulebook", "edition-rulebook"),
        Choice::new("quicksheet", "edition-quicksheet"),
        Choice::new("website", "edition-website"),
    ];
    OptionInfo::new("edition", Scope::Game, choices)
}

/// What both boards let the players choose.
fn common(size: usize) -> Vec<OptionInfo> {
    let mut terrains = vec![Choice::new(PLAIN, "terrain-none")];
    let known = Terrain::all().filter(|terrain| terrain.size() == Some(size));
    terrains.extend(known.map(|terrain| named(terrain.name(), "terrain")));
    let setups = Setup::all(size);
    let setups = setups.iter().map(|setup| named(setup.name(), "setup"));
    let quiet = vec![
        Choice::new("on", "quiet-on"),
        Choice::new("off", "quiet-off"),
    ];
    vec![
        OptionInfo::new("terrain", Scope::Game, terrains),
        OptionInfo::new("quiet", Scope::Game, quiet),
        OptionInfo::new("setup", Scope::Seat, setups.collect()),
    ]
}

/// The choice of something read from a file; what users add has no text in the translations.
fn named(id: &str, kind: &str) -> Choice {
    let key = match (kind, id) {
        ("terrain", "river") => Some("terrain-river"),
        ("terrain", "lake") => Some("terrain-lake"),
        ("terrain", "ridge") => Some("terrain-ridge"),
        ("setup", "defensive") => Some("setup-defensive"),
        ("setup", "aggressive") => Some("setup-aggressive"),
        _ => None,
    };
    Choice {
        id: id.to_owned(),
        key,
    }
}

fn ruler() -> OptionInfo {
    let choices = vec![
        Choice::new("king", "ruler-king"),
        Choice::new("queen", "ruler-queen"),
    ];
    OptionInfo::new("ruler", Scope::Seat, choices)
}
