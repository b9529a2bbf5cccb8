//! What was agreed for a game, as records say it: touch-move, and the match that the game belongs
//! to.

use std::collections::BTreeMap;
use std::num::NonZeroU8;

use game::record::About;
use game::{Message, TextError};
use hall::Options;
use series::{Roles, Series};

use super::GameState;
use super::record::TagError;
use crate::{InSeries, SeriesGame};

/// Whether touch-move was agreed: `1` if so.
const TOUCH_MOVE: &str = "TouchMove";
/// The number of the game in its match, from 1.
const ROUND: &str = "Round";
/// The number of games of the match.
const GAMES: &str = "MatchGames";
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
    /// Whether a record says that its game belongs to a match.
    #[must_use]
    pub fn in_match(about: &About) -> bool {
        about.tags.get(GAMES).is_some()
    }

    /// Takes out of what a record says what was agreed. `before` are the games that stand before
    /// this one, in order; a match takes as many of them as its game needs.
    pub(super) fn take(about: &mut About, before: &[SeriesGame]) -> Result<Self, TagError> {
        let touch_move = about
            .tags
            .remove(TOUCH_MOVE)
            .is_some_and(|value| value == "1");
        let Some(games) = about.tags.remove(GAMES) else {
            return Ok(Self {
                touch_move,
                ..Self::default()
            });
        };
        let expected = |key, tag, value: &str| {
            let error = TextError::new(0, value.len(), Message::new(key));
            super::record::wrong(tag, value.to_owned(), error)
        };
        let count: NonZeroU8 = games
            .parse()
            .map_err(|_| expected("record-text-expected-match", GAMES, &games))?;
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
            series: Some(InSeries {
                agreed: Series::games(count, Roles::Swapped),
                before: before[first..].to_vec(),
            }),
            options: Options {
                game: game?,
                seats: [first_side?, second_side?],
            },
        })
    }
}

impl GameState {
    /// Adds to what a record says what was agreed for the game: touch-move, and in a match what its
    /// next game begins from.
    pub fn say_agreed(&self, about: &mut About) {
        let mut set = |tag, value: &str| _ = about.tags.set(tag, value);
        if self.terms.touch_move {
            set(TOUCH_MOVE, "1");
        }
        let Some(InSeries { agreed, before }) = &self.terms.series else {
            return;
        };
        let games = agreed.most_games().and_then(NonZeroU8::new);
        let Some(games) = games.filter(|games| Series::games(*games, Roles::Swapped) == *agreed)
        else {
            return;
        };
        set(ROUND, &(before.len() + 1).to_string());
        set(GAMES, &games.to_string());
        let Options { game, seats } = self.options();
        for (tag, chosen) in OPTIONS.into_iter().zip([&game, &seats[0], &seats[1]]) {
            if !chosen.is_empty() {
                set(tag, &pairs(chosen));
            }
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
