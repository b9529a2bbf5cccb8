//! The puzzles of all games: enough of them, of different kinds, and each of them proved again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use hall::Hall;
use rulebook::{Difficulty, Puzzle, Puzzles};
use tigerden_puzzle::check_all;

/// How many puzzles a game has at least.
const LEAST: usize = 30;

/// The puzzles of a game.
fn puzzles(game: &str) -> Puzzles {
    let info = hall::find(game).expect("a game");
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let file: PathBuf = crates
        .join(info.book)
        .join(format!("data/puzzles/{game}.json"));
    let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    Puzzles::read(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// Each puzzle has one solution and says what is true.
#[track_caller]
fn proved(game: &str) {
    let puzzles = puzzles(game);
    assert_eq!(puzzles.game, game);
    assert_eq!(check_all(&Hall::all(), &puzzles), []);
}

#[test]
fn tora_short_is_proved() {
    proved("tora-short");
}

#[test]
fn tora_long_is_proved() {
    proved("tora-long");
}

#[test]
fn lancerchess_is_proved() {
    proved("lancerchess");
}

#[test]
fn tigerchess_is_proved() {
    proved("tigerchess");
}

#[test]
fn convoy_is_proved() {
    proved("convoy");
}

#[test]
fn every_game_has_puzzles_of_several_kinds() {
    for info in hall::games() {
        let Puzzles { puzzles, mined, .. } = puzzles(info.id);
        assert!(puzzles.len() >= LEAST, "{}: {}", info.id, puzzles.len());
        assert!(mined.contains("--seed"), "{}: {mined}", info.id);
        let kinds = |kind: fn(&Puzzle) -> String| -> BTreeSet<String> {
            puzzles.iter().map(kind).collect()
        };
        let themes = kinds(|puzzle| puzzle.themes.join(" "));
        assert!(themes.len() >= 5, "{}: {themes:?}", info.id);
        let difficulties: BTreeSet<Difficulty> = puzzles.iter().map(Puzzle::difficulty).collect();
        assert_eq!(difficulties.len(), 3, "{}", info.id);
    }
}
