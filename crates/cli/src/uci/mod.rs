//! `tigerden uci`: the engine for chess programs, over standard input and output.

mod bench;
mod chances;
mod elo;
mod info;
mod session;
mod settings;
mod voice;
mod worker;

use std::io;

use hall::{Catalogue, Hall};
use uci::Line;

use crate::failure::Failure;
use crate::texts;
use session::Session;
use voice::Voice;

/// Answers commands until `quit` or the end of the input.
pub(crate) fn run(hall: &Hall, catalogue: &Catalogue) -> Result<(), Failure> {
    let voice = Voice::default();
    let mut session = Session::new(hall.clone(), catalogue.clone(), voice.clone())?;
    let mut input = io::stdin().lock();
    while let Some(line) = uci::read_line(&mut input)? {
        let goes_on = match line {
            Line::Text(line) => session.answer(&line),
            Line::Unreadable(error) => {
                voice.complain(&texts::error(&error));
                true
            }
        };
        if voice.is_lost() {
            return Ok(());
        }
        if !goes_on {
            session.quit();
            return Ok(());
        }
    }
    session.finish();
    Ok(())
}
