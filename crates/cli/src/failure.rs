//! What can go wrong, and how it is reported.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::ThinkError;
use game::TextError;
use game::record::RecordError;
use miette::{Diagnostic, LabeledSpan, SourceCode};
use protocol::ApplyError;

use crate::excerpt::{Excerpt, plain};
use crate::{texts, words};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What the user gave is wrong.
    #[error("{}", .0.message)]
    Input(Box<Input>),
    /// A file can't be read, most likely because its name is wrong.
    #[error("can't read {}: {}", shown(.path), words::io(.error))]
    Read { path: PathBuf, error: io::Error },
    /// A file can't be written.
    #[error("{}", unwritten(.path, .error))]
    Write { path: PathBuf, error: io::Error },
    /// Some of several records are not right; what is wrong has been said.
    #[error("{wrong} of {all} records are not right")]
    Records { wrong: usize, all: usize },
    /// Rules don't allow it.
    #[error("{}", plain(.0))]
    Refused(String),
    /// The engine failed.
    #[error("the engine: {}", plain(.0))]
    Engine(String),
    /// Pages can't be made.
    #[error("can't print: {}", plain(.0))]
    Print(String),
    /// The game can't go on.
    #[error("the game can't go on: {}", plain(&.0.to_string()))]
    Game(ApplyError),
    /// The server does not start or has failed.
    #[error("{0}")]
    Server(String),
    /// The texts of the program can't be used.
    #[error("the texts of the program are damaged: {0}")]
    Texts(String),
    /// The game is to be played where there is no terminal.
    #[error("`tigerden play` needs a terminal")]
    NoTerminal,
    /// A signal has ended the game.
    #[error("ended by {}", signal_name(*.0))]
    Signal(i32),
    /// Standard output or the terminal does not work.
    #[error("can't write the output: {}", words::io(.0))]
    Io(io::Error),
}

/// A text from the user, with the places that are wrong.
#[derive(Debug)]
pub(crate) struct Input {
    message: String,
    help: Option<String>,
    source: Excerpt,
    /// What is wrong, each with its place.
    labels: Vec<LabeledSpan>,
}

impl Failure {
    /// An error in `text`, which the user knows as `name`.
    pub(crate) fn input(name: &str, text: &str, error: TextError) -> Self {
        let message = format!("{name} is not right");
        let places = error.faults().map(|fault| {
            let label = texts::message(&fault.message);
            (fault.at, fault.len, label)
        });
        Self::places(name, text, message, places)
    }

    /// What is wrong in `text`, which the user knows as `name`, at this place.
    pub(crate) fn said(name: &str, text: &str, at: usize, what: String) -> Self {
        let message = format!("{name} is not right");
        Self::places(name, text, message, std::iter::once((at, 1, what)))
    }

    fn places(
        name: &str,
        text: &str,
        message: String,
        places: impl Iterator<Item = (usize, usize, String)>,
    ) -> Self {
        let (places, labels): (Vec<_>, Vec<_>) =
            places.map(|(at, len, label)| ((at, len), label)).unzip();
        let source = Excerpt::new(name, text, &places);
        let labels = source.places().zip(labels);
        let labels = labels
            .map(|((at, len), label)| LabeledSpan::new(Some(plain(&label)), at, len))
            .collect();
        Self::Input(Box::new(Input {
            message: plain(&message),
            help: None,
            source,
            labels,
        }))
    }

    /// An error in the record `text` from the file called `name`.
    pub(crate) fn record(name: &str, text: &str, error: RecordError) -> Self {
        let first = error.first();
        let place = format!("{name}, line {}, column {}", first.line, first.column);
        let message = format!("{place}: the record is not right");
        let places = error.faults().map(|fault| {
            let label = texts::message(&fault.message);
            (fault.at, fault.len, label)
        });
        Self::places(name, text, message, places)
    }

    /// Adds what the user can do about it.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        if let Self::Input(input) = &mut self {
            input.help = Some(plain(&help.into()));
        }
        self
    }

    /// Asks whether the user meant a known word, if one is much like what was written.
    pub(crate) fn meant(self, word: Option<&str>) -> Self {
        match word {
            Some(word) => {
                let help = Diagnostic::help(&self).map(|help| format!(" {help}"));
                let help = help.unwrap_or_default();
                self.help(format!("did you mean `{word}`?{help}"))
            }
            None => self,
        }
    }

    /// What rules don't allow.
    pub(crate) fn refused(why: &impl std::fmt::Display) -> Self {
        Self::Refused(why.to_string())
    }

    pub(crate) fn read(path: &Path, error: io::Error) -> Self {
        Self::Read {
            path: path.to_owned(),
            error,
        }
    }

    pub(crate) fn write(path: &Path, error: io::Error) -> Self {
        Self::Write {
            path: path.to_owned(),
            error,
        }
    }

    /// Everything that is wrong in the input: the line and column, from 1, and why.
    pub(crate) fn faults(&self) -> Vec<(usize, usize, &str)> {
        let Self::Input(input) = self else {
            return Vec::new();
        };
        let places = input.source.lines_and_columns().zip(&input.labels);
        let fault =
            |((line, column), label)| (line, column, LabeledSpan::label(label).unwrap_or(""));
        places.map(fault).collect()
    }

    /// 2 for wrong input, 128 and its number for a signal, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Signal(signal) => {
                u8::try_from(128 + signal).map_or(ExitCode::FAILURE, ExitCode::from)
            }
            Self::Input(_) | Self::Refused(_) | Self::Read { .. } | Self::Records { .. } => {
                ExitCode::from(2)
            }
            Self::Write { .. }
            | Self::Engine(_)
            | Self::Game(_)
            | Self::Print(_)
            | Self::Server(_)
            | Self::Texts(_)
            | Self::NoTerminal
            | Self::Io(_) => ExitCode::FAILURE,
        }
    }

    /// Whether the reader of our output has closed the pipe.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

// What they wrap is said by the failure itself and is not its source, which would be said again.
impl From<ApplyError> for Failure {
    fn from(error: ApplyError) -> Self {
        Self::Game(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<ThinkError> for Failure {
    fn from(error: ThinkError) -> Self {
        Self::Engine(error.to_string())
    }
}

impl Diagnostic for Failure {
    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        match self {
            Self::Input(input) => input.help.as_ref().map(|help| Box::new(help) as _),
            _ => None,
        }
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        match self {
            Self::Input(input) => Some(&input.source),
            _ => None,
        }
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        match self {
            Self::Input(input) => Some(Box::new(input.labels.iter().cloned())),
            _ => None,
        }
    }
}

fn unwritten(path: &Path, error: &io::Error) -> String {
    let args = [
        ("file", shown(path).into()),
        ("why", words::io(error).into()),
    ];
    texts::fill("cli-cannot-write", &args)
}

fn signal_name(signal: i32) -> &'static str {
    signal_hook::low_level::signal_name(signal).unwrap_or("a signal")
}

/// A path as it is shown.
fn shown(path: &Path) -> String {
    plain(&path.display().to_string())
}
