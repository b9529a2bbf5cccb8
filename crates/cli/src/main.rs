//! The program `tigerden`: play, look at positions and records, serve the game hall.

mod analyze;
mod args;
mod catalogue;
mod choices;
mod computer;
mod count;
mod dice;
mod failure;
mod files;
mod games;
mod play;
mod record;
mod selfplay;
mod serve;
mod source;
mod texts;
mod uci;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use hall::{Catalogue, Hall};

use crate::args::{Args, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            // If standard error is closed, there is nowhere left to report to.
            let _ = writeln!(io::stderr(), "{:?}", miette::Report::new(failure));
            code
        }
    }
}

fn run(args: &Args) -> Result<(), Failure> {
    let catalogue = match &args.files {
        Some(folder) => catalogue::read(folder)?,
        None => Catalogue::default(),
    };
    let (hall, catalogue) = (&Hall::with(&catalogue), &catalogue);
    match &args.command {
        Command::Serve(serve) => serve::run(hall, catalogue, serve),
        Command::Games => games::list(hall),
        Command::Start { game, choices } => games::start(hall, game, choices),
        Command::Legal { position } => count::legal(hall, position),
        Command::Perft {
            position,
            depth,
            divide,
        } => count::perft(hall, position, *depth, *divide),
        Command::Turns { position } => count::turns(hall, position),
        Command::Play(play) => play::run(hall, catalogue, play),
        Command::Record(command) => record::run(hall, command),
        Command::Dice(command) => dice::run(hall, command),
        Command::Analyze(analyze) => analyze::run(hall, catalogue, analyze),
        Command::SelfPlay(selfplay) => selfplay::run(hall, catalogue, selfplay),
        Command::Uci => uci::run(hall, catalogue),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Args::command(), "tigerden", &mut script);
            Ok(io::stdout().lock().write_all(&script)?)
        }
    }
}
