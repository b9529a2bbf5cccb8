//! What can go wrong, and how it is reported.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::ThinkError;
use game::TextError;
use game::record::{Problem, RecordError};
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use protocol::ApplyError;

use crate::texts;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What the user gave is wrong.
    #[error("{}", .0.message)]
    Input(Box<Input>),
    /// A file can't be read, most likely because its name is wrong.
    #[error("can't read {}: {error}", .path.display())]
    Read { path: PathBuf, error: io::Error },
    /// A file can't be written.
    #[error("can't write {}: {error}", .path.display())]
    Write { path: PathBuf, error: io::Error },
    /// The engine failed.
    #[error("the engine: {0}")]
    Engine(String),
    /// The game can't go on.
    #[error("the game can't go on: {0}")]
    Game(#[from] ApplyError),
    /// The server does not start or has failed.
    #[error("{0}")]
    Server(String),
    /// Standard output or the terminal does not work.
    #[error("can't write to the terminal: {0}")]
    Io(#[from] io::Error),
}

/// A text from the user, with the places that are wrong.
#[derive(Debug)]
pub(crate) struct Input {
    message: String,
    help: Option<String>,
    source: NamedSource<String>,
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

    fn places(
        name: &str,
        text: &str,
        message: String,
        places: impl Iterator<Item = (usize, usize, String)>,
    ) -> Self {
        let labels = places.map(|(at, len, label)| {
            let (at, len) = visible(text, at, len);
            LabeledSpan::new(Some(label), at, len)
        });
        let labels: Vec<_> = labels.collect();
        // A label at the very end of a text is shown only if there is a character to mark.
        let at_end = labels.iter().any(|label| label.offset() == text.len());
        let end = if at_end { " " } else { "" };
        Self::Input(Box::new(Input {
            message,
            help: None,
            source: NamedSource::new(name, format!("{text}{end}")),
            labels,
        }))
    }

    /// An error in the record `text` from the file called `name`.
    pub(crate) fn record(name: &str, text: &str, error: RecordError) -> Self {
        let first = error.first();
        let place = format!("{name}, line {}, column {}", first.line, first.column);
        let message = match &first.problem {
            Problem::Illegal { text, round, .. } => {
                format!("{place}: `{text}` in round {round} is not legal")
            }
            Problem::Text(_) => format!("{place}: the record is not right"),
        };
        let places = error.faults().map(|fault| {
            let label = match &fault.problem {
                Problem::Illegal { reason, .. } => reason.to_string(),
                Problem::Text(message) => texts::message(message),
            };
            (fault.at, fault.len, label)
        });
        Self::places(name, text, message, places)
    }

    /// Adds what the user can do about it.
    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        if let Self::Input(input) = &mut self {
            input.help = Some(help.into());
        }
        self
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

    /// 2 for wrong input, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Input(_) | Self::Read { .. } => ExitCode::from(2),
            Self::Write { .. }
            | Self::Engine(_)
            | Self::Game(_)
            | Self::Server(_)
            | Self::Io(_) => ExitCode::FAILURE,
        }
    }

    /// Whether the reader of our output has closed the pipe.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
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

/// A span that lies within the text and on character boundaries.
fn visible(text: &str, at: usize, len: usize) -> (usize, usize) {
    let start = text.floor_char_boundary(at.min(text.len()));
    let end = text.ceil_char_boundary((start + len).min(text.len()));
    (start, end - start)
}
