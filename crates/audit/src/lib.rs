//! Whether the record of a game proves what it says.
//!
//! [`audit`] plays the record through by the rules, which checks every move, every answer of the rules and the
//! result. It also checks
//!
//! * the dice: that the seed is the one that was promised, that they fell as the record says when they are
//!   thrown again, and that the game began as they say; and moves drawn by lot;
//! * notes: that every turn of a side with secrets was sealed when it was played, and that what is opened
//!   is what was sealed;
//! * clocks: that none shows more than it can.
//!
//! ```
//! use hall::Hall;
//! use tigerden_audit::audit;
//!
//! let record = "\
//! [Variant \"lancerchess\"]
//! [TimeControl \"300+3\"]
//!
//! 1. e2e4 {[%clk 0:04:58]} e7e5 {[%clk 0:05:01]}
//! 2. d2d4 {[%clk 0:05:00]}
//! *
//! ";
//! let hall = Hall::all();
//! assert_eq!(audit(&hall, record).unwrap().clock_times, 3);
//!
//! let turned_back = record.replace("0:05:00", "0:05:02");
//! let fault = audit(&hall, &turned_back).err().unwrap();
//! assert!(fault.to_string().starts_with("round 2: "));
//! ```

mod clocks;
mod fault;
mod lots;
mod seals;
mod turns;

pub use fault::{Fault, Unproved};
pub use seals::seal;

use std::ops::Range;

use game::record::{About, AsFar, RecordError, Sheet};
use hall::{Hall, Table};

use turns::Turns;

/// What a record has proved.
pub struct Proof {
    /// The game at its end.
    pub table: Box<dyn Table>,
    /// What the record says besides.
    pub about: About,
    /// How many moves the rules have answered, such as searches, each as they had to.
    pub answers: usize,
    /// How many sealed notes were opened.
    pub seals: usize,
    /// How many throws of dice were checked; `None` if the record says nothing of dice.
    pub throws: Option<usize>,
    /// How many moves were drawn by lot.
    pub lots: usize,
    /// How many times on clocks were compared.
    pub clock_times: usize,
}

/// Audits a text with one record.
///
/// # Errors
///
/// If the text is no record, where it can't be read; otherwise the first thing that is wrong, in the order of
/// the game.
pub fn audit(hall: &Hall, record: &str) -> Result<Proof, Fault> {
    prove(hall, Sheet::parse(record))
}

/// Audits the record that is here in a text, one of [`game::record::games`].
///
/// # Errors
///
/// Those of [`audit`].
pub fn audit_at(hall: &Hall, records: &str, game: Range<usize>) -> Result<Proof, Fault> {
    prove(hall, Sheet::of(records, game))
}

fn prove(hall: &Hall, sheet: Result<Sheet<'_>, RecordError>) -> Result<Proof, Fault> {
    let read = sheet.and_then(|sheet| hall.play_as_far(&sheet));
    let AsFar { game, about, wrong } = read.map_err(Fault::Record)?;
    let table = &*game;
    let turns = Turns::of(table);
    let lots = lots::check(hall, table, &turns, &about);
    let seals = seals::check(table, &turns, &about, wrong.is_none());
    let clock_times = clocks::check(table, &turns, &about);
    let faults = [
        lots.as_ref().err(),
        seals.as_ref().err(),
        clock_times.as_ref().err(),
    ];
    let first = faults.into_iter().flatten().min_by_key(|fault| fault.plies);
    if let Some(fault) = first {
        return Err(fault.clone().into());
    }
    if let Some(error) = wrong {
        return Err(Fault::Record(error));
    }
    let (throws, lots) = lots?;
    Ok(Proof {
        answers: table.answered(),
        seals: seals?,
        clock_times: clock_times?,
        table: game,
        about,
        throws,
        lots,
    })
}
