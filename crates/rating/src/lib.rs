//! Ratings for casual play: Glicko-2, with days as rating periods.
//!
//! The system is that of Mark E. Glickman, *Example of the Glicko-2 system* (2022,
//! <http://www.glicko.net/glicko/glicko2.pdf>); the crate `skillratings` computes it. The games of a period
//! are rated together: each against the rating with which the opponent entered the period. Here a period is
//! a [`Day`], and a player doesn't wait for its end: after each game the [`History`] says with what rating
//! the day would end if no other game followed. In days without games the deviation grows.
//!
//! ```
//! use tigerden_rating::{Day, History, Rating, Score};
//!
//! let mut history = History::default();
//! let after = history.after_game(Day(20_000), Rating::START, Score::Win).after;
//! assert!(after.rating > 1500.0 && after.deviation < 350.0);
//! let rested = history.entering(Day(21_000));
//! assert!(rested.rating == after.rating && rested.deviation > after.deviation);
//! ```

mod history;
mod rating;

pub use history::{Day, History, Point, Score};
pub use rating::Rating;
