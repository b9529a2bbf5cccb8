//! The commands.

use game::{Message, TextError};

use crate::Go;
use crate::placed::Placed;
use crate::words::Words;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: name the engine and list its options.
    Uci,
    /// `isready`.
    IsReady,
    /// `ucinewgame`: forget what was found out about earlier games.
    NewGame,
    /// `setoption`.
    SetOption(Setting),
    /// `position`.
    Position(Placed),
    /// `go`.
    Go(Go),
    /// `stop`.
    Stop,
    /// `ponderhit`.
    PonderHit,
    /// `quit`.
    Quit,
    /// `d`: show the position.
    Show,
    /// `eval`: say what the position is worth without a search.
    Eval,
    /// `bench`: think about fixed positions.
    Bench,
    /// An empty line, or a command without meaning here (`debug`, `register`).
    Nothing,
}

/// An option to be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name, after its byte offset in the line.
    pub name: (usize, String),
    /// Its value, after its byte offset; `None` if there is no word `value`.
    pub value: Option<(usize, String)>,
}

impl Setting {
    fn parse(words: &mut Words<'_>) -> Result<Self, TextError> {
        match words.next() {
            Some(word) if word.text == "name" => {}
            Some(word) => return Err(word.wrong("uci-text-expected-name")),
            None => return Err(words.missing("uci-text-expected-name")),
        }
        let owned = |(at, text): (usize, &str)| (at, text.to_owned());
        let name = owned(words.until(&["value"]));
        if name.1.is_empty() {
            return Err(words.missing("uci-text-expected-option"));
        }
        let value = words.next().map(|_| owned(words.until(&[])));
        Ok(Self { name, value })
    }
}

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// If it is not a complete command; the error's place is in the line.
    pub fn parse(line: &str) -> Result<Self, TextError> {
        let mut words = Words::new(line);
        let Some(word) = words.next() else {
            return Ok(Self::Nothing);
        };
        let command = match word.text.as_str() {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "setoption" => Self::SetOption(Setting::parse(&mut words)?),
            "position" => Self::Position(Placed::parse(&mut words)?),
            "go" => Self::Go(Go::parse(&mut words)?),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "quit" => Self::Quit,
            "d" => Self::Show,
            "eval" => Self::Eval,
            "bench" => Self::Bench,
            "debug" | "register" => return Ok(Self::Nothing),
            unknown => {
                return Err({
                    let message = Message::new("uci-text-unknown-command").with("command", unknown);
                    word.wrong(message)
                });
            }
        };
        match words.next() {
            None => Ok(command),
            Some(more) => {
                let message = Message::new("uci-text-expected-end").with("command", word.text);
                Err(more.wrong(message))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(line: &str, at: usize, message: impl Into<Message>) {
        let error = Command::parse(line).expect_err(line);
        let fault = error.first();
        assert_eq!((fault.at, &fault.message), (at, &message.into()), "{line}");
    }

    #[test]
    fn simple_commands() {
        assert_eq!(Command::parse("  isready\r"), Ok(Command::IsReady));
        assert_eq!(Command::parse(" \t"), Ok(Command::Nothing));
        assert_eq!(Command::parse("debug on"), Ok(Command::Nothing));
        refused(
            "stop now",
            5,
            Message::new("uci-text-expected-end").with("command", "stop"),
        );
        let unknown =
            |command: &str| Message::new("uci-text-unknown-command").with("command", command);
        refused("UCI", 0, unknown("UCI"));
        refused("\u{0}", 0, unknown("\u{0}"));
    }

    #[test]
    fn options() {
        let set = |name: &str, value: Option<(usize, &str)>| {
            Ok(Command::SetOption(Setting {
                name: (15, name.to_owned()),
                value: value.map(|(at, value)| (at, value.to_owned())),
            }))
        };
        assert_eq!(
            Command::parse("setoption name Clear Hash"),
            set("Clear Hash", None)
        );
        assert_eq!(
            Command::parse("setoption name Move Overhead value 5"),
            set("Move Overhead", Some((35, "5")))
        );
        assert_eq!(
            Command::parse("setoption name X value"),
            set("X", Some((22, "")))
        );
        refused("setoption", 9, "uci-text-expected-name");
        refused("setoption Hash", 10, "uci-text-expected-name");
        refused("setoption name value 3", 22, "uci-text-expected-option");
    }
}
