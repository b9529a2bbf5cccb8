//! The Universal Chess Interface as a language: lines, commands, positions and moves, for every
//! game of the hall. It reads what is asked for, and executes nothing.
//!
//! ```
//! use tigerden_uci::{Command, Dialect, Line};
//!
//! let mut input = "go movetime 500\nfly\n".as_bytes();
//! let Some(Line::Text(line)) = tigerden_uci::read_line(&mut input)? else { panic!() };
//! let Ok(Command::Go(go)) = Command::parse(&line) else { panic!() };
//! assert_eq!(go.move_time_ms, Some(500));
//!
//! let Some(Line::Text(line)) = tigerden_uci::read_line(&mut input)? else { panic!() };
//! let error = Command::parse(&line).unwrap_err();
//! assert_eq!(error.to_string(), "unknown command (command `fly`) (at character 1)");
//!
//! let dialect = Dialect::find("tora-short").ok_or("no such game")?;
//! let Ok(Command::Position(placed)) = Command::parse("position startpos moves A_v5h7-v5h6;end")
//! else { panic!() };
//! let table = placed.open(&hall::Hall::all(), dialect)?;
//! assert_eq!(table.plies(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod dialect;
mod go;
mod line;
mod placed;
mod words;

pub use command::{Command, Setting};
pub use dialect::Dialect;
pub use go::Go;
pub use line::{LONGEST, Line, read_line};
pub use placed::{Placed, Start};
pub use words::{Word, moves_of, turn_words};
