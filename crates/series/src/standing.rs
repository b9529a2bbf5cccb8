//! What the games of a series add up to, whether it is decided, and what comes next.

use std::cmp::Ordering;

use game::Side;

use crate::{GameEnd, GameResult, Length, Player, Race, Series};

/// What the games of a series add up to so far, each pair in the order of [`Player::BOTH`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// How many games have been counted: all but those that were aborted.
    pub games: u32,
    /// Games won by each player.
    pub wins: [u32; 2],
    /// Games that nobody won.
    pub draws: u32,
    /// The sums of the points, the handicap included, where the game counts points.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub points: Option<[i32; 2]>,
    /// Who has won, or that nobody has, since points play was given up; `None` if it was not.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub given_up: Option<GivenUp>,
}

/// What follows when points play is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GivenUp {
    /// This player has won: the other one resigned, or had no time left.
    Won(Player),
    /// Nobody has: both agreed on that.
    Drawn,
}

/// Whether a series is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Another game follows.
    GoesOn,
    /// It is over, with a winner or tied.
    Over(Option<Player>),
}

/// How the next game starts. Its board is set up afresh, whatever has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Next {
    /// Its number, from 1.
    pub number: u32,
    /// Who has the first and who the second side.
    pub sides: [Player; 2],
}

impl Series {
    /// The standing before the first game.
    #[must_use]
    pub fn start(&self) -> Standing {
        Standing {
            games: 0,
            wins: [0; 2],
            draws: 0,
            points: (self.handicap != [0; 2]).then_some(self.handicap),
            given_up: None,
        }
    }

    /// The standing after one more game.
    #[must_use]
    pub fn after(&self, standing: &Standing, result: GameResult) -> Standing {
        let mut next = *standing;
        let given_up = match result.end {
            GameEnd::Aborted => return next,
            GameEnd::Won(side) => {
                let winner = self.player(side, standing.games);
                next.wins[winner.index()] += 1;
                GivenUp::Won(winner)
            }
            GameEnd::Drawn | GameEnd::Reset => {
                next.draws += u32::from(result.end == GameEnd::Drawn);
                GivenUp::Drawn
            }
        };
        if result.given_up && matches!(self.length, Length::Points(_)) {
            next.given_up = Some(given_up);
        }
        if let Some(points) = result.points {
            next.points = Some(self.total(standing, points));
        }
        next.games += 1;
        next
    }

    /// The standing after all these games, in order.
    #[must_use]
    pub fn standing(&self, results: impl IntoIterator<Item = GameResult>) -> Standing {
        let results = results.into_iter();
        results.fold(self.start(), |standing, result| {
            self.after(&standing, result)
        })
    }

    /// Whether the series is decided when a game ends with this standing.
    #[must_use]
    pub fn verdict(&self, standing: &Standing) -> Verdict {
        let points = standing.points.unwrap_or_default();
        match standing.given_up {
            Some(GivenUp::Won(winner)) => return Verdict::Over(Some(winner)),
            Some(GivenUp::Drawn) => return Verdict::Over(None),
            None => {}
        }
        match self.length {
            Length::Games(games) if standing.games >= u32::from(games.get()) => {
                Verdict::Over(more(standing.wins))
            }
            Length::Points(target) => {
                // The players instead of the sides of a game.
                let race = Race {
                    before: points,
                    target,
                };
                let winner = race.winner([0; 2]);
                winner.map_or(Verdict::GoesOn, |side| {
                    Verdict::Over(Some(Player::BOTH[side.index()]))
                })
            }
            Length::Target {
                points: target,
                games,
            } => {
                let played = standing.games >= u32::from(games.get());
                if played || has_reached(points, target.get()) {
                    Verdict::Over(more(points))
                } else {
                    Verdict::GoesOn
                }
            }
            Length::Lead(lead) => {
                let [one, two] = standing.wins;
                if one.abs_diff(two) >= u32::from(lead.get()) {
                    Verdict::Over(more(standing.wins))
                } else {
                    Verdict::GoesOn
                }
            }
            Length::Games(_) => Verdict::GoesOn,
        }
    }

    /// Whether the series is decided at the end of a round of the running game, when its sides have
    /// these points; `standing` is the one before the game. Only points play can be decided there
    /// (T-V7), other series only at the end of a game.
    #[must_use]
    pub fn verdict_in_game(&self, standing: &Standing, points: [i32; 2]) -> Verdict {
        let winner = self.race(standing).and_then(|race| race.winner(points));
        winner.map_or(Verdict::GoesOn, |side| {
            Verdict::Over(Some(self.player(side, standing.games)))
        })
    }

    /// How the next game starts; `None` if the series is over.
    #[must_use]
    pub fn next(&self, standing: &Standing) -> Option<Next> {
        let sides = Side::BOTH.map(|side| self.player(side, standing.games));
        match self.verdict(standing) {
            Verdict::Over(_) => None,
            Verdict::GoesOn => Some(Next {
                number: standing.games + 1,
                sides,
            }),
        }
    }

    /// The points of the players, including those that their sides have in the running game;
    /// `standing` is the one before the game.
    #[must_use]
    pub fn total(&self, standing: &Standing, points: [i32; 2]) -> [i32; 2] {
        let mut total = standing.points.unwrap_or_default();
        for side in Side::BOTH {
            let sum = &mut total[self.player(side, standing.games).index()];
            *sum = sum.saturating_add(points[side.index()]);
        }
        total
    }
}

/// The player who has more; `None` if both have the same.
fn more<T: Ord>([one, two]: [T; 2]) -> Option<Player> {
    match one.cmp(&two) {
        Ordering::Greater => Some(Player::One),
        Ordering::Less => Some(Player::Two),
        Ordering::Equal => None,
    }
}

fn has_reached(points: [i32; 2], target: u32) -> bool {
    points
        .into_iter()
        .any(|points| i64::from(points) >= i64::from(target))
}
