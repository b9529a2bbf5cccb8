//! The list of games on offer, without their rules.

use crate::info::GameInfo;
use crate::{convoy, tigerchess, tora};

static GAMES: [&GameInfo; 5] = [
    &tora::SHORT,
    &tora::LONG,
    &tigerchess::LANCER,
    &tigerchess::TIGER,
    &convoy::FAMILY,
];

/// All games on offer, in the order in which they are shown.
pub fn games() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.into_iter()
}

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static GameInfo> {
    games().find(|info| info.id == id)
}

/// The game that a position text belongs to, according to its first word.
#[must_use]
pub fn game_of(position: &str) -> Option<&'static GameInfo> {
    let head = game::head(position);
    games().find(|info| info.heads.contains(&head))
}

/// The text of the rule book with this name, [`GameInfo::book`], as its file has it.
#[must_use]
pub fn rule_book(name: &str) -> Option<&'static str> {
    let books = [
        (&tora::SHORT, ::tora::RULE_BOOK),
        (&tigerchess::TIGER, ::tigerchess::RULE_BOOK),
        (&convoy::FAMILY, ::convoy::RULE_BOOK),
    ];
    let found = books.into_iter().find(|(info, _)| info.book == name);
    found.map(|(_, text)| text)
}

/// The text of the puzzles of the game with this id, as its file has them; `None` if it has none.
#[must_use]
pub fn puzzles(id: &str) -> Option<&'static str> {
    let [short, long] = ::tora::PUZZLES;
    let [lancer, tiger] = ::tigerchess::PUZZLES;
    let all = [
        (&tora::SHORT, short),
        (&tora::LONG, long),
        (&tigerchess::LANCER, lancer),
        (&tigerchess::TIGER, tiger),
        (&convoy::FAMILY, ::convoy::PUZZLES),
    ];
    let found = all.into_iter().find(|(info, _)| info.id == id);
    found.map(|(_, text)| text)
}
