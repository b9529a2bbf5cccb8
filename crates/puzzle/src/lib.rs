//! Puzzles: positions from games that the engine plays against itself, in which one turn reaches the goal and no
//! other does.
//!
//! [`mine`] looks for them. What makes a puzzle is proved by an exact search of the rules ([`game::solve`]), never
//! by the engine's opinion: the engine only plays the games, and says how hard a puzzle is. [`check`] proves a
//! puzzle again.
//!
//! Two turns are the same if the positions at their ends are, so it does not matter in which order a turn does
//! things, nor which crew serves a Cannon. A turn that needs fewer actions than it has leaves others over that
//! change the position: so a unique turn is one whose every action is needed.
//!
//! ```
//! use hall::{Hall, Options};
//! use tigerden_puzzle::{check, found};
//!
//! // Queen and King against Queen: the King gives mate beside the Queen.
//! let position = "lancerchess 6q1/K7/5Q2/8/8/8/8/8 w - - 0 1";
//! let table = Hall::all().open(position, &Options::default())?;
//! let mut puzzle = found(&*table, 1).expect("a puzzle");
//! assert_eq!(puzzle.line, [["a7g7"]]);
//! assert_eq!(check(&Hall::all(), "lancerchess", &puzzle), Ok(()));
//! puzzle.line[0][0] = "a7h7".into();
//! assert!(check(&Hall::all(), "lancerchess", &puzzle).is_err());
//! # Ok::<(), game::TextError>(())
//! ```

mod basket;
mod check;
mod level;
mod line;
mod mine;
mod prove;
mod themes;

pub use check::{Wrong, check, check_all};
pub use mine::{Order, mine};
pub use prove::found;
