//! `print sheet`.

use clap::Args;
use clap_complete::ArgValueCompleter;
use game::TextError;
use hall::Hall;

use super::output::Output;
use crate::choices::Choices;
use crate::completions;
use crate::failure::Failure;
use crate::words::number;

/// The most rounds.
const MOST: u32 = 500;

/// What is written down.
#[derive(Args, Debug)]
pub(crate) struct Sheet {
    /// The game, such as `tora-short`, or a member of its family, such as `brandubh`
    #[arg(add = ArgValueCompleter::new(completions::games))]
    game: String,
    #[command(flatten)]
    choices: Choices,
    /// The sheet on which a player notes what the Assassin does
    #[arg(long)]
    assassin: bool,
    /// How many rounds there is room for
    #[arg(long, value_name = "NUMBER", default_value = "40", value_parser = number(1..=MOST))]
    rounds: u32,
    #[command(flatten)]
    output: Output,
}

/// Prints sheets to write a game down.
pub(crate) fn run(hall: &Hall, sheet: &Sheet) -> Result<(), Failure> {
    let table = sheet.choices.set_up(hall, &sheet.game)?;
    let info = table.info();
    if sheet.assassin && !print::has_assassins(info) {
        let error = TextError::new(0, sheet.game.len(), "cli-text-no-assassin");
        return Err(Failure::input("the game", &sheet.game, error));
    }
    sheet.output.write(|job| {
        let pages = match sheet.assassin {
            true => print::assassin_sheet(job, info, sheet.rounds),
            false => print::record_sheet(job, table.as_ref(), sheet.rounds),
        };
        Ok((job.words.say(info.name, &[]), pages))
    })
}
