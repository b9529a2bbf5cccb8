//! The Universal Chess Interface as a language: lines, commands, positions and moves, for every
//! game of the hall. It reads what is asked for, and executes nothing.
//!
//! ```
//! use tigerden_uci::{Command, Line, Variant};
//!
//! let mut input = "go movetime 500\nfly\n".as_bytes();
//! let Some(Line::Text(line)) = tigerden_uci::read_line(&mut input)? else { panic!() };
//! let (Command::Go(go), _) = Command::read(&line) else { panic!() };
//! assert_eq!(go.move_time_ms, Some(500));
//!
//! let Some(Line::Text(line)) = tigerden_uci::read_line(&mut input)? else { panic!() };
//! let (command, ignored) = Command::read(&line);
//! assert_eq!(command, Command::Nothing);
//! assert_eq!(ignored[0].to_string(), "unknown word (word `fly`) (at character 1)");
//!
//! let hall = hall::Hall::all();
//! let variant = Variant::find(&hall, "tora-short").ok_or("no such game")?;
//! let line = "position startpos moves A_v5h7-v5h6;end";
//! let (Command::Position(Ok(placed)), _) = Command::read(line) else { panic!() };
//! let table = placed.open(&hall, &variant)?;
//! assert_eq!(table.plies(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod dialect;
mod go;
mod line;
mod placed;
mod variant;
mod words;

pub use command::{Command, Setting};
pub use dialect::Dialect;
pub use go::Go;
pub use line::{LONGEST, Line, read_line};
pub use placed::{Placed, Start};
pub use variant::Variant;
pub use words::{Word, moves_of, turn_words};
