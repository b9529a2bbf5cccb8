//! The series that a game belongs to, such as a match.

use game::Side;
use serde::{Deserialize, Serialize};
use series::{GameResult, Length, Series, Standing, Verdict};

use crate::{GameState, Terms};

/// The place of a game in its series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InSeries {
    /// What was agreed for the whole series.
    pub agreed: Series,
    /// The games before this one, in order, as they had ended when this one was created.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<SeriesGame>,
}

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
        let before = Vec::new();
        (agreed.most_games() != Some(1)).then_some(Self { agreed, before })
    }

    /// The standing before this game.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let results = self.before.iter().filter_map(|game| game.result);
        self.agreed.standing(results)
    }

    /// Whether the games before this one are over and the series is not.
    pub(crate) fn is_possible(&self) -> bool {
        let over = self.before.iter().all(|game| game.result.is_some());
        over && self.agreed.verdict(&self.standing()) == Verdict::GoesOn
    }
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
    /// the first one of another. Players who swap sides keep their clock settings; dice are
    /// promised anew.
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
            } else {
                place.before.clear();
            }
        }
        Terms {
            seats,
            clock,
            series,
            dice: None,
            ..terms.clone()
        }
    }
}
