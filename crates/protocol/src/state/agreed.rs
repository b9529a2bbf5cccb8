//! What was agreed for a game, as records say it: touch-move, and the match or the points play that
//! the game belongs to.

use std::collections::BTreeMap;
use std::num::{NonZeroU8, NonZeroU32};

use game::record::About;
use game::{Message, Side, TextError, Viewer};
use hall::Options;
use series::{Length, Reset, Roles, Series};

use super::GameState;
use super::record::TagError;
use crate::{InSeries, SeriesGame};

/// Whether touch-move was agreed: `1` if so.
const TOUCH_MOVE: &str = "TouchMove";
/// The number of the game in its match or points play, from 1.
const ROUND: &str = "Round";
/// The number of games of the match.
const GAMES: &str = "MatchGames";
/// The points to reach in points play (T-V7).
const TARGET: &str = "PointsTarget";
/// The points that the players of the first and the second side had before the board.
const BEFORE: &str = "PointsBefore";
/// Whether the sides are swapped from board to board: `1` if so.
const SWAPPED: &str = "PointsSwapped";
/// Whether a player down to one action may reset the board: `1` if so.
const RESET: &str = "PointsReset";
/// What was chosen for the game and by each side, from which the next game of the match begins.
const OPTIONS: [&str; 3] = ["MatchOptions", "WhiteOptions", "BlackOptions"];

/// What was agreed for a game that goes on from a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// Whether a touched piece has to move.
    pub touch_move: bool,
    /// The match that it belongs to.
    pub series: Option<InSeries>,
    /// What was chosen, for the next game of the match.
    pub options: Options,
}

impl Agreed {
    /// Whether a record says that its game belongs to a match or to points play.
    #[must_use]
    pub fn in_series(about: &About) -> bool {
        [GAMES, TARGET]
            .iter()
            .any(|tag| about.tags.get(tag).is_some())
    }

    /// Takes out of what a record says what was agreed. `before` are the games that stand before
    /// this one, in order; a match takes as many of them as its game needs.
    pub(super) fn take(about: &mut About, before: &[SeriesGame]) -> Result<Self, TagError> {
        let touch_move = is_set(about, TOUCH_MOVE);
        let Some(agreed) = take_series(about)? else {
            return Ok(Self {
                touch_move,
                ..Self::default()
            });
        };
        let round = about.tags.remove(ROUND).unwrap_or_default();
        let needed = round
            .parse()
            .ok()
            .and_then(|round: usize| round.checked_sub(1));
        let first = needed.and_then(|needed| before.len().checked_sub(needed));
        let Some(first) = first else {
            return Err(expected("record-text-expected-games-before", ROUND, &round));
        };
        let [game, first_side, second_side] = OPTIONS.map(|tag| {
            let text = about.tags.remove(tag).unwrap_or_default();
            let options = options(&text);
            options.ok_or_else(|| expected("record-text-expected-options", tag, &text))
        });
        Ok(Self {
            touch_move,
            series: Some(InSeries::after(agreed, before[first..].to_vec())),
            options: Options {
                game: game?,
                seats: [first_side?, second_side?],
            },
        })
    }
}

/// The match or points play that a record speaks of.
fn take_series(about: &mut About) -> Result<Option<Series>, TagError> {
    if let Some(games) = about.tags.remove(GAMES) {
        let wrong = |_| expected("record-text-expected-match", GAMES, &games);
        let count: NonZeroU8 = games.parse().map_err(wrong)?;
        return Ok(Some(Series::games(count, Roles::Swapped)));
    }
    let Some(target) = about.tags.remove(TARGET) else {
        return Ok(None);
    };
    let wrong = |_| expected("record-text-expected-target", TARGET, &target);
    let points: NonZeroU32 = target.parse().map_err(wrong)?;
    let mut agreed = Series::points(points);
    if is_set(about, SWAPPED) {
        agreed.roles = Roles::Swapped;
    }
    if is_set(about, RESET) {
        agreed.reset = Reset::OneAction;
    }
    // It follows from the boards before.
    about.tags.remove(BEFORE);
    Ok(Some(agreed))
}

fn is_set(about: &mut About, tag: &str) -> bool {
    about.tags.remove(tag).is_some_and(|value| value == "1")
}

fn expected(key: &'static str, tag: &'static str, value: &str) -> TagError {
    let error = TextError::new(0, value.len(), Message::new(key));
    super::record::wrong(tag, value.to_owned(), error)
}

impl GameState {
    /// Adds to what a record says what was agreed for the game: touch-move, and in a match or points
    /// play what its next game begins from.
    pub fn say_agreed(&self, about: &mut About) {
        let mut set = |tag, value: &str| _ = about.tags.set(tag, value);
        if self.terms.touch_move {
            set(TOUCH_MOVE, "1");
        }
        let Some(place) = &self.terms.series else {
            return;
        };
        let (agreed, standing) = (&place.agreed, place.standing());
        match agreed.length {
            Length::Games(games) if *agreed == Series::games(games, Roles::Swapped) => {
                set(GAMES, &games.to_string());
            }
            Length::Points(target) if agreed.handicap == [0; 2] => {
                set(TARGET, &target.to_string());
                let points = standing.points.unwrap_or_default();
                let of = |side| points[agreed.player(side, standing.games).index()];
                set(BEFORE, &format!("{} {}", of(Side::First), of(Side::Second)));
                if agreed.roles == Roles::Swapped {
                    set(SWAPPED, "1");
                }
                if agreed.reset == Reset::OneAction {
                    set(RESET, "1");
                }
            }
            _ => return,
        }
        set(ROUND, &place.number().to_string());
        let Options { game, seats } = self.options();
        for (tag, chosen) in OPTIONS.into_iter().zip([&game, &seats[0], &seats[1]]) {
            if !chosen.is_empty() {
                set(tag, &pairs(chosen));
            }
        }
    }
}

/// Takes out of what a record says what `viewer` may not know of it: what other sides chose stays their
/// secret.
pub(super) fn keep_secrets(about: &mut About, viewer: Viewer) {
    let [_, chosen @ ..] = OPTIONS;
    for (side, tag) in Side::BOTH.into_iter().zip(chosen) {
        if !viewer.knows(side) {
            about.tags.remove(tag);
        }
    }
}

/// Options as `name=value` with spaces between.
pub(super) fn pairs(options: &BTreeMap<String, String>) -> String {
    let pairs = options
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// Options as `name=value` with spaces between; `None` if they are not.
pub(super) fn options(text: &str) -> Option<BTreeMap<String, String>> {
    let pair = |pair: &str| {
        let (name, value) = pair.split_once('=')?;
        Some((name.to_owned(), value.to_owned()))
    };
    text.split_whitespace().map(pair).collect()
}
