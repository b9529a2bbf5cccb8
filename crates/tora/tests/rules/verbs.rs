//! What the tests say about positions: the only lines that touch the crate.

use std::collections::BTreeSet;

use game::{Counting, Notation, Position, Side, TextError};
use testkit::play::{self, after};
use tigerden_tora::{Catalogue, Long, Short};

/// Does `$body` with `$position` read as a position of the board that its text names.
macro_rules! on_board {
    ($text:expr, |$position:ident| $body:expr) => {
        if $text.starts_with("tora-long") {
            let $position = own_read($text, Long::read);
            $body
        } else {
            let $position = own_read($text, Short::read);
            $body
        }
    };
}

/// Reads a position on a built-in terrain board, or on the board `hill`, which falls towards the
/// Opposition everywhere.
#[track_caller]
fn own_read<P>(text: &str, read: fn(&str, &Catalogue) -> Result<P, TextError>) -> P {
    let mut catalogue = Catalogue::default();
    let hill = format!("name = hill\nsize = 9\n{}", "....4....\n".repeat(9));
    catalogue.add_terrain(&hill).unwrap();
    read(text, &catalogue).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after moves that are parted by `;`.
#[track_caller]
fn play_all<P: Notation>(position: P, moves: &str) -> P {
    let moves = moves.split(';').map(str::trim);
    after(position, moves.filter(|text| !text.is_empty()))
}

/// The moves can be played and lead to this position.
#[track_caller]
pub(crate) fn plays(start: &str, moves: &str, expected: &str) {
    assert_eq!(leads(start, moves), expected);
}

/// The position that the moves lead to.
#[track_caller]
pub(crate) fn leads(start: &str, moves: &str) -> String {
    on_board!(start, |position| play_all(position, moves).to_string())
}

/// The moves can be played.
#[track_caller]
pub(crate) fn allows(start: &str, moves: &str) {
    leads(start, moves);
}

/// All moves but the last can be played; the last is refused by this rule, or one of these parted
/// by `|`.
#[track_caller]
pub(crate) fn refuses(start: &str, moves: &str, rules: &str) {
    on_board!(start, |position| refuses_in(&position, moves, rules));
}

#[track_caller]
fn refuses_in<P: Notation>(start: &P, moves: &str, rules: &str) {
    let (before, last) = moves.rsplit_once(';').unwrap_or(("", moves));
    let position = play_all(start.clone(), before);
    let refused = play::refused(&position, last.trim());
    assert!(
        rules
            .split('|')
            .any(|named| named == refused.rule.map_or("-", |rule| rule.0)),
        "{last} in {position}: {refused}"
    );
}

/// The text is no move at all; the error points at this byte.
#[track_caller]
pub(crate) fn unreadable(start: &str, text: &str, at: usize) {
    on_board!(start, |position| assert_eq!(
        play::unreadable(&position, text).first().at,
        at
    ));
}

/// The text is no position; the error points at this byte.
#[track_caller]
pub(crate) fn no_position(text: &str, at: usize) {
    let error = if text.starts_with("tora-long") {
        text.parse::<Long>().map(|position| position.to_string())
    } else {
        text.parse::<Short>().map(|position| position.to_string())
    };
    match error {
        Err(error) => assert_eq!(error.first().at, at, "{error}"),
        Ok(position) => panic!("reads as {position}"),
    }
}

/// The moves can be played, and then the game is over: `winner` is `c`, `o` or `draw`.
#[track_caller]
pub(crate) fn ends(start: &str, moves: &str, winner: &str, rule: &str) {
    let (outcome, text) = on_board!(start, |position| {
        let last = play_all(position, moves);
        (play::outcome(&last), last.to_string())
    });
    let outcome = outcome.unwrap_or_else(|| panic!("not over: {text}"));
    let named = match outcome.winner {
        Some(Side::First) => "c",
        Some(Side::Second) => "o",
        None => "draw",
    };
    assert_eq!(named, winner, "{text}");
    assert!(
        rule.split('|').any(|rule| rule == outcome.rule.0),
        "{} in {text}",
        outcome.rule
    );
}

/// The moves can be played, and the game goes on.
#[track_caller]
pub(crate) fn goes_on(start: &str, moves: &str) {
    let outcome = on_board!(start, |position| play_all(position, moves).outcome());
    assert_eq!(outcome, None);
}

/// The points that count when the game is over after these moves.
#[track_caller]
pub(crate) fn final_points(start: &str, moves: &str) -> [i32; 2] {
    let outcome = on_board!(start, |position| play_all(position, moves).outcome());
    outcome.and_then(|outcome| outcome.points).unwrap()
}

/// All legal moves in notation.
#[track_caller]
pub(crate) fn offers(start: &str) -> BTreeSet<String> {
    on_board!(start, |position| play::offers(&position))
}

/// The number of legal moves.
#[track_caller]
pub(crate) fn count(start: &str) -> u64 {
    on_board!(start, |position| position.count_moves())
}

/// The move as it is written after it was read.
#[track_caller]
pub(crate) fn rewritten(start: &str, text: &str) -> String {
    on_board!(start, |position| play::rewritten(&position, text))
}

/// The places that follow `sign` in the moves of a piece that go no further, crew aside:
/// `ends_of("…", "A v5h5", "-")` are those it moves to.
#[track_caller]
fn ends_of(start: &str, piece: &str, sign: &str) -> BTreeSet<String> {
    let from = format!("{piece}{sign}");
    let ends = offers(start).into_iter().filter_map(|text| {
        let rest = text.strip_prefix(&from)?.to_owned();
        let end = rest.split(" crew").next()?.to_owned();
        (!end.contains(['*', ' '])).then_some(end)
    });
    ends.collect()
}

/// The piece moves to exactly these places.
#[track_caller]
pub(crate) fn goes_to(start: &str, piece: &str, places: impl Into<Places>) {
    assert_eq!(ends_of(start, piece, "-"), places.into().0);
}

/// The piece lands on enemies at exactly these places.
#[track_caller]
pub(crate) fn lands_on(start: &str, piece: &str, places: impl Into<Places>) {
    assert_eq!(ends_of(start, piece, "x"), places.into().0);
}

/// The piece, from where it stands, attacks exactly these places.
#[track_caller]
pub(crate) fn shoots_at(start: &str, piece: &str, places: impl Into<Places>) {
    assert_eq!(ends_of(start, piece, " * "), places.into().0);
}

/// A set of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Places(BTreeSet<String>);

impl From<&str> for Places {
    fn from(names: &str) -> Self {
        Self(names.split_whitespace().map(str::to_owned).collect())
    }
}

impl Places {
    /// Without these.
    pub(crate) fn without(mut self, names: &str) -> Self {
        for name in names.split_whitespace() {
            assert!(self.0.remove(name), "{name} is not there");
        }
        self
    }

    /// And these.
    pub(crate) fn and(mut self, names: &str) -> Self {
        self.0.extend(names.split_whitespace().map(str::to_owned));
        self
    }
}

/// The places at king's distance 1 to `distance` from (v, h), on a board of `size` places a side.
pub(crate) fn around((v, h): (i32, i32), distance: i32, size: i32) -> Places {
    let near = |middle: i32| (middle - distance).max(1)..=(middle + distance).min(size);
    let places = near(v).flat_map(|row| near(h).map(move |column| (row, column)));
    let names = places
        .filter(|&place| place != (v, h))
        .map(|(row, column)| format!("v{row}h{column}"));
    Places(names.collect())
}
