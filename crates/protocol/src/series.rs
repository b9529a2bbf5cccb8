//! The series that a game belongs to, such as a match.

use game::Side;
use hall::GameInfo;
use serde::{Deserialize, Serialize};
use series::{GameResult, Length, Series, Standing, Verdict};

use crate::{ApplyError, GameState, Terms};

/// The place of a game in its series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InSeries {
    /// What was agreed for the whole series.
    pub agreed: Series,
    /// What the games before those of `before` add up to, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Standing>,
    /// The games before this one, in order, as they had ended when this one was created; of a long
    /// series only the last ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<SeriesGame>,
}

/// How many games before it a game of a long series knows one by one, so that its terms stay short.
const KNOWN_GAMES: usize = 16;

/// One game of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesGame {
    /// The game's id.
    pub id: String,
    /// How it has ended; `None` while it goes on.
    pub result: Option<GameResult>,
}

impl InSeries {
    /// The first game of a series; `None` for a game of its own.
    #[must_use]
    pub fn first(agreed: Series) -> Option<Self> {
        (agreed.most_games() != Some(1)).then(|| Self::after(agreed, Vec::new()))
    }

    /// The game after these games of a series, in order.
    #[must_use]
    pub fn after(agreed: Series, before: Vec<SeriesGame>) -> Self {
        let mut place = Self {
            agreed,
            earlier: None,
            before,
        };
        place.add_up();
        place
    }

    /// Adds up all but the last games before this one.
    fn add_up(&mut self) {
        let many = self.before.len().saturating_sub(KNOWN_GAMES);
        for game in self.before.drain(..many) {
            let standing = self.earlier.unwrap_or_else(|| self.agreed.start());
            let after = |result| self.agreed.after(&standing, result);
            self.earlier = Some(game.result.map_or(standing, after));
        }
    }

    /// The number of this game in its series, from 1.
    #[must_use]
    pub fn number(&self) -> u32 {
        let earlier = self.earlier.map_or(0, |standing| standing.games);
        let before = u32::try_from(self.before.len()).unwrap_or(u32::MAX);
        earlier.saturating_add(before).saturating_add(1)
    }

    /// The standing before this game.
    #[must_use]
    pub fn standing(&self) -> Standing {
        total(&self.agreed, self.earlier, &self.before)
    }

    /// Checks that the games before this one are over and the series is not, and that `game` has a
    /// rule for it.
    pub(crate) fn check(&self, game: &GameInfo) -> Result<(), ApplyError> {
        let over = self.before.iter().all(|game| game.result.is_some());
        if !over || self.agreed.verdict(&self.standing()) != Verdict::GoesOn {
            return Err(ApplyError::Series);
        }
        match self.agreed.length {
            Length::Points(_) if !game.points_play => Err(ApplyError::NoPointsPlay),
            _ => Ok(()),
        }
    }
}

/// The standing after some games that have ended, and the games after them.
pub(crate) fn total(agreed: &Series, earlier: Option<Standing>, games: &[SeriesGame]) -> Standing {
    let start = earlier.unwrap_or_else(|| agreed.start());
    let results = games.iter().filter_map(|game| game.result);
    results.fold(start, |standing, result| agreed.after(&standing, result))
}

impl Terms {
    /// The series that the game belongs to; a game of its own is a series of one.
    #[must_use]
    pub fn agreed_series(&self) -> Series {
        let agreed = self.series.as_ref().map(|place| place.agreed);
        agreed.unwrap_or(Series::single())
    }

    /// The games of the series before this one.
    #[must_use]
    pub fn games_before(&self) -> &[SeriesGame] {
        self.series.as_ref().map_or(&[], |place| &place.before)
    }
}

impl GameState {
    /// How the game has ended; `None` while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        Some(self.table()?.outcome()?.into())
    }

    /// Whether another game of the series follows this one; while this one is played, whether that
    /// is already certain.
    #[must_use]
    pub fn series_goes_on(&self) -> bool {
        let Some(place) = &self.terms().series else {
            return false;
        };
        let standing = place.standing();
        match self.result() {
            Some(result) => {
                let after = place.agreed.after(&standing, result);
                place.agreed.verdict(&after) == Verdict::GoesOn
            }
            None => match place.agreed.length {
                Length::Games(games) => standing.games + 1 < u32::from(games.get()),
                Length::Points(_) | Length::Target { .. } | Length::Lead(_) => false,
            },
        }
    }

    /// Whether the players swap sides for the game after this one: as agreed in a series that goes
    /// on, always in a rematch.
    #[must_use]
    pub fn next_swaps(&self) -> bool {
        let (Some(place), Some(result)) = (&self.terms().series, self.result()) else {
            return true;
        };
        let before = place.standing();
        let after = place.agreed.after(&before, result);
        place.agreed.next(&after).is_none_or(|next| {
            let now = Side::BOTH.map(|side| place.agreed.player(side, before.games));
            next.sides != now
        })
    }

    /// The terms of the game after this one, which has the id `own`: the next one of the series, or
    /// the first one of another. Players who swap sides keep their clock settings, and the clocks
    /// wait until both are there; dice are promised anew.
    #[must_use]
    pub fn next_terms(&self, own: &str) -> Terms {
        let terms = self.terms();
        let (mut seats, mut clock) = (self.seats().clone(), terms.clock);
        if self.next_swaps() {
            seats.swap(0, 1);
            clock = clock.map(|clock| clock.swapped());
        }
        let mut series = terms.series.clone();
        if let Some(place) = &mut series {
            if self.series_goes_on() {
                place.before.push(SeriesGame {
                    id: own.to_owned(),
                    result: self.result(),
                });
                place.add_up();
            } else {
                (place.earlier, place.before) = (None, Vec::new());
            }
        }
        Terms {
            seats,
            clock,
            series,
            dice: None,
            choosing: None,
            gathers: true,
            ..terms.clone()
        }
    }
}
