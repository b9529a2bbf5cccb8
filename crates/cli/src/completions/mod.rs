//! Completing commands in a shell. The script of a shell asks this program, which knows the games
//! with their options and rules.

mod bash;
mod values;

use std::io::{self, Write};

use clap::{Args as ClapArgs, CommandFactory, ValueEnum};
use clap_complete::CompleteEnv;
use clap_complete::env::{EnvCompleter, Fish, Powershell, Shells, Zsh};

pub(crate) use self::values::{editions, games, options, rules, seat_choices};
use crate::args::Args;
use crate::failure::Failure;

/// The name of the variable by which a script says that it asks, and for which shell.
const VARIABLE: &str = "COMPLETE";
const PROGRAM: &str = "tigerden";

/// Which shell to complete commands in.
#[derive(ClapArgs, Debug)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Shell {
    Bash,
    Fish,
    Powershell,
    Zsh,
}

impl Shell {
    fn completer(self) -> &'static dyn EnvCompleter {
        match self {
            Self::Bash => &bash::Bash,
            Self::Fish => &Fish,
            Self::Powershell => &Powershell,
            Self::Zsh => &Zsh,
        }
    }
}

/// Answers the script of a shell if that is who asks, and ends the program then.
pub(crate) fn answer() {
    let shells = [Shell::Bash, Shell::Fish, Shell::Powershell, Shell::Zsh].map(Shell::completer);
    CompleteEnv::with_factory(Args::command)
        .var(VARIABLE)
        .shells(Shells(&shells))
        .complete();
}

/// Prints the script of a shell.
pub(crate) fn run(completions: &Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    let shell = completions.shell.completer();
    shell.write_registration(VARIABLE, PROGRAM, PROGRAM, PROGRAM, &mut script)?;
    io::stdout().lock().write_all(&script)?;
    Ok(())
}
