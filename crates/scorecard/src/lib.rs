//! The score cards of TORA: totals as markers on a card, and back.
//!
//! A [`Card`] has four columns, S1 to S4. A marker that moves down a column counts up; when a column
//! is full, it is emptied, and the next column counts one (T-P3, T-P4). Counted compound, markers
//! that have come down stay, and a column holds more (T-P6). A [`Scale`] is a card with the way of
//! counting. It shows any total as a [`Tally`]: what is past the capacity becomes laps (T-P5).
//!
//! ```
//! use tigerden_scorecard::{Card, Counting, Places, Scale, Tally};
//!
//! let scale = Scale { card: Card::A, counting: Counting::Plain };
//! let tally = scale.tally(9);
//! let markers: [Vec<u8>; 4] = tally.markers.map(|places| places.iter().collect());
//! assert_eq!(markers, [vec![4], vec![1], vec![], vec![]]);
//! assert_eq!(scale.total(&tally), Ok(9));
//!
//! // Counted plain, a column has one marker at most.
//! let two = Places::of([3, 4]).expect("two places");
//! let markers = [two, Places::NONE, Places::NONE, Places::NONE];
//! assert!(scale.total(&Tally { laps: 0, markers }).is_err());
//! ```

mod card;
mod fingers;
mod places;
mod scale;

pub use card::{Card, CardError, Counting, TARGETS};
pub use fingers::{Digit, FINGERS, Finger, Hand};
pub use places::Places;
pub use scale::{Scale, Tally, TallyError};
