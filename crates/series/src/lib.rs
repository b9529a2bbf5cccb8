//! Games that belong together: matches and points play.
//!
//! A [`Series`] says what two players have agreed on: how long they play, who has which side from
//! game to game, whether a running game may be reset. Everything else is a fold over the results of
//! its games, in order: the [`Standing`], whether it is decided and for whom ([`Verdict`]), and how
//! the next game starts ([`Next`]). Nothing here knows a game, a clock, or where results are kept.
//!
//! A match of two games with sides swapped (K-11):
//!
//! ```
//! use game::Side;
//! use tigerden_series::{GameResult, Player, Series, Verdict};
//!
//! let series = Series::pair();
//! let first = GameResult::won(Side::First, Some([6, 1]));
//! let standing = series.standing([first]);
//! assert_eq!(series.verdict(&standing), Verdict::GoesOn);
//! let next = series.next(&standing).expect("a second game");
//! assert_eq!(next.sides, [Player::Two, Player::One]);
//!
//! let second = GameResult::won(Side::Second, Some([0, 3]));
//! let standing = series.standing([first, second]);
//! assert_eq!((standing.wins, standing.points), ([2, 0], Some([9, 1])));
//! assert_eq!(series.verdict(&standing), Verdict::Over(Some(Player::One)));
//! ```

mod agreed;
mod player;
mod race;
mod result;
mod standing;

pub use agreed::{Length, Reset, Roles, Series};
pub use player::Player;
pub use race::Race;
pub use result::{GameEnd, GameResult};
pub use standing::{GivenUp, Next, Standing, Verdict};
