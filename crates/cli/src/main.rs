//! The program `tigerden`: play, look at positions and records, serve the game hall.

mod analyze;
mod args;
mod audit;
mod catalogue;
mod choices;
mod completions;
mod computer;
mod count;
mod dice;
mod excerpt;
mod failure;
mod files;
mod games;
mod json;
mod language;
mod man;
mod play;
mod print;
mod progress;
mod puzzles;
mod record;
mod rules;
mod score;
mod selfplay;
#[cfg_attr(not(feature = "serve"), path = "no_serve.rs")]
mod serve;
mod source;
mod suggest;
mod texts;
mod tournament;
mod uci;
mod version;
mod words;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use hall::{Catalogue, Hall};

use crate::args::{Args, CliCommand};
use crate::excerpt::plain;
use crate::failure::Failure;

fn main() -> ExitCode {
    completions::answer();
    let (args, json) = match Args::read() {
        Ok(read) => read,
        Err(error) => return refused(&error),
    };
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let code = failure.exit_code();
            // If standard error is closed, there is nowhere left to report to.
            let _ = if json {
                json::report(&failure)
            } else {
                writeln!(io::stderr(), "{:?}", miette::Report::new(failure))
            };
            code
        }
    }
}

/// Prints what the command line lacks, or the help that was asked for.
fn refused(error: &clap::Error) -> ExitCode {
    let tame = |argument: OsString| {
        let argument = argument.to_string_lossy();
        argument == plain(&argument)
    };
    // The message repeats arguments as they are.
    let printed = if env::args_os().all(tame) {
        error.print()
    } else {
        let said = error.render().to_string();
        said.lines()
            .try_for_each(|line| writeln!(io::stderr(), "{}", plain(line)))
    };
    // If the output is closed, there is nowhere left to report to.
    let _ = printed;
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn run(args: &Args) -> Result<(), Failure> {
    let catalogue = match &args.files {
        Some(folder) => catalogue::read(folder)?,
        None => Catalogue::default(),
    };
    let (hall, catalogue) = (&Hall::with(&catalogue), &catalogue);
    match &args.command {
        CliCommand::Serve(serve) => serve::run(hall, catalogue, serve),
        CliCommand::Games(json) => games::list(hall, *json),
        CliCommand::Start(start) => games::start(hall, start),
        CliCommand::Legal(legal) => count::legal(hall, legal),
        CliCommand::Perft(perft) => count::perft(hall, perft),
        CliCommand::Turns(turns) => count::turns(hall, turns),
        CliCommand::Play(play) => play::run(hall, catalogue, play),
        CliCommand::Rules(rules) => rules::run(hall, rules),
        CliCommand::Print(command) => print::run(hall, command),
        CliCommand::Record(command) => record::run(hall, catalogue, command),
        CliCommand::Score(score) => score::run(score),
        CliCommand::Tournament(command) => tournament::run(command),
        CliCommand::Audit(audit) => audit::run(hall, audit),
        CliCommand::Dice(command) => dice::run(hall, command),
        CliCommand::Analyze(analyze) => analyze::run(hall, catalogue, analyze),
        CliCommand::SelfPlay(selfplay) => selfplay::run(hall, catalogue, selfplay),
        CliCommand::Puzzles(command) => puzzles::run(hall, command),
        CliCommand::Version(json) => version::run(*json),
        CliCommand::Uci => uci::run(hall, catalogue),
        CliCommand::Completions(completions) => completions::run(completions),
        CliCommand::Man(man) => man::run(man),
    }
}
