//! Puzzles: a list for each game, and one to solve on the board.

mod attempt;
mod list;
mod words;

use hall::GameInfo;
use leptos::prelude::*;
use rulebook::Puzzles;

use self::attempt::Attempt;
use crate::i18n::t;
use crate::route::Route;
use crate::solved::{Solved, today};
use crate::texts;

/// The word in the address for the puzzle of the day.
pub(crate) const DAILY: &str = "daily";

/// The path of the file with the puzzles of a game; `None` if it has none.
pub(crate) fn file(info: &GameInfo) -> Option<&'static str> {
    texts::find(&format!("/data/{}/puzzles/{}.json", info.book, info.id))
}

/// The games with puzzles.
pub(crate) fn games() -> Vec<&'static GameInfo> {
    hall::games().filter(|info| file(info).is_some()).collect()
}

/// The game of the address: the one that it names, that of the day, or the first.
pub(crate) fn game_of(game: Option<&str>, puzzle: Option<&str>) -> Option<&'static GameInfo> {
    let games = games();
    let named = game.and_then(|id| games.iter().copied().find(|info| info.id == id));
    let daily = || {
        (puzzle == Some(DAILY))
            .then(|| game_of_day(today()))
            .flatten()
    };
    named.or_else(daily).or(games.first().copied())
}

/// The game whose turn it is on a day.
pub(crate) fn game_of_day(day: u64) -> Option<&'static GameInfo> {
    let games = games();
    games.get(play::turn_of_day(day, games.len())).copied()
}

/// The address of a game's puzzles, or of one of them.
fn address(info: &GameInfo, puzzle: Option<&str>) -> String {
    Route::Puzzles {
        game: Some(info.id.to_owned()),
        puzzle: puzzle.map(str::to_owned),
    }
    .path()
}

/// The page.
#[component]
pub(crate) fn PuzzlesPage(
    /// The game; the first one if none is chosen.
    game: Option<String>,
    /// The puzzle; all of them if none is chosen.
    puzzle: Option<String>,
) -> impl IntoView {
    let info = game_of(game.as_deref(), puzzle.as_deref())?;
    let text = texts::read(file(info)?)?;
    let puzzles = Puzzles::read(&text).ok()?;
    let solved = Solved::load();
    let Some(name) = puzzle else {
        return Some(list::list(info, puzzles.puzzles, solved));
    };
    let day = (name == DAILY).then(today);
    let chosen = match day {
        Some(day) => {
            // A game has its turn every so many days.
            let round = day / games().len().max(1) as u64;
            puzzles
                .puzzles
                .get(play::puzzle_of_day(round, puzzles.puzzles.len()))
        }
        None => puzzles.find(&name),
    };
    let Some(chosen) = chosen else {
        return Some(
            view! {
                <div class="narrow">
                    <h1>{move || t("puzzle-missing")}</h1>
                    <a class="button" href=address(info, None)>{move || t("puzzles-all")}</a>
                </div>
            }
            .into_any(),
        );
    };
    Some(Attempt::new(info, &puzzles, chosen, day, solved).page())
}
