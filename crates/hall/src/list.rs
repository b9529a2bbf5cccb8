//! The list of games.

use std::sync::LazyLock;

use dice::Dice;
use game::TextError;

use crate::info::{GameInfo, Options, StartError, join};
use crate::settle::{Settling, Started};
use crate::table::Table;
use crate::{convoy, tigerchess, tora};

type Starting<E> = Result<Box<dyn Table>, E>;

/// A game on the list: what it is, how it starts and how its positions are read.
pub(crate) struct Entry {
    pub(crate) info: GameInfo,
    /// Starts a game; the options have been checked against `info`.
    pub(crate) start: fn(&'static GameInfo, &Options) -> Starting<StartError>,
    /// Opens a position text of this game; of the options only those of the game count.
    pub(crate) open: fn(&'static GameInfo, &str, &Options) -> Starting<TextError>,
}

static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    vec![
        tora::short(),
        tora::long(),
        tigerchess::lancer(),
        tigerchess::tiger(),
        convoy::family(),
    ]
});

/// All games on offer. Files of set-ups and terrain that a user adds must be made known before the
/// list is asked for the first time.
pub fn games() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.iter().map(|entry| &entry.info)
}

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static GameInfo> {
    games().find(|info| info.id == id)
}

/// The game to which a position text belongs, as its first word says.
///
/// # Errors
///
/// If no game here has such positions.
pub fn game_of(position: &str) -> Result<&'static GameInfo, TextError> {
    entry_of(position).map(|entry| &entry.info)
}

/// Starts a game in which nothing is left to dice.
///
/// # Errors
///
/// If there is no such game, option or choice, or if the dice have to decide something.
pub fn start(id: &str, options: &Options) -> Result<Box<dyn Table>, StartError> {
    let entry = named(id)?;
    entry.info.check(options)?;
    (entry.start)(&entry.info, options)
}

/// Lets dice decide what `options` leave to them, if anything, and starts the game.
///
/// # Errors
///
/// If there is no such game, option or choice.
pub fn throw(id: &str, options: &Options, dice: &mut Dice) -> Result<Started, StartError> {
    let entry = named(id)?;
    entry.info.check(options)?;
    let mut settling = Settling::new(&entry.info, options.clone(), dice);
    if let Some(settle) = entry.info.settle {
        settle(&mut settling);
    }
    let (options, throws) = settling.settled();
    let table = (entry.start)(&entry.info, &options)?;
    Ok(Started { table, throws })
}

/// Opens a position text; its first word says which game it is. Of `options` only those count
/// that a position text does not say, such as whether repetition ends the game.
///
/// # Errors
///
/// If the text is not a position of any game here.
pub fn open(position: &str, options: &Options) -> Result<Box<dyn Table>, TextError> {
    let entry = entry_of(position)?;
    (entry.open)(&entry.info, position, options)
}

fn entry_of(position: &str) -> Result<&'static Entry, TextError> {
    let end = position.find(['/', '+', ' ']).unwrap_or(position.len());
    let head = &position[..end];
    let found = GAMES.iter().find(|entry| entry.info.heads.contains(&head));
    found.ok_or_else(|| {
        let known = join(games().flat_map(|info| info.heads.iter().copied()));
        let message = format!("no game has this name; expected one of: {known}");
        TextError::new(0, end, message)
    })
}

fn named(id: &str) -> Result<&'static Entry, StartError> {
    let found = GAMES.iter().find(|entry| entry.info.id == id);
    found.ok_or_else(|| StartError::Game {
        id: id.to_owned(),
        known: join(games().map(|info| info.id)),
    })
}
