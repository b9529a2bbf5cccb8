//! The commands.

#[cfg(test)]
use game::Message;
use game::TextError;

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
    /// `position`; what stands on the board is unknown if it can't be read.
    Position(Result<Placed, TextError>),
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
    /// An empty line, one without a command, or a command without meaning here (`debug`,
    /// `register`).
    Nothing,
}

/// The words that begin a command.
const COMMANDS: [&str; 14] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "position",
    "go",
    "stop",
    "ponderhit",
    "quit",
    "d",
    "eval",
    "bench",
    "debug",
    "register",
];

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
    /// Reads a line. Words without meaning are ignored, as the protocol asks: they come second, as
    /// errors with their places in the line.
    #[must_use]
    pub fn read(line: &str) -> (Self, Vec<TextError>) {
        let mut words = Words::new(line);
        let mut ignored = Vec::new();
        words.skip_unknown(&COMMANDS, &mut ignored);
        let word = words.next().map(|word| word.text);
        let command = match word.as_deref().unwrap_or_default() {
            "uci" => Self::Uci,
            "isready" => Self::IsReady,
            "ucinewgame" => Self::NewGame,
            "setoption" => match Setting::parse(&mut words) {
                Ok(setting) => Self::SetOption(setting),
                Err(error) => {
                    ignored.push(error);
                    return (Self::Nothing, ignored);
                }
            },
            "position" => Self::Position(Placed::parse(&mut words, &mut ignored)),
            "go" => Go::read(&mut words, &mut ignored).map_or(Self::Nothing, Self::Go),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "quit" => Self::Quit,
            "d" => Self::Show,
            "eval" => Self::Eval,
            "bench" => Self::Bench,
            _ => return (Self::Nothing, ignored),
        };
        if !matches!(command, Self::Position(Err(_))) {
            words.skip_unknown(&[], &mut ignored);
        }
        (command, ignored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a line of which nothing is ignored.
    #[track_caller]
    fn read(line: &str) -> Command {
        let (command, ignored) = Command::read(line);
        assert_eq!(ignored, [], "{line}");
        command
    }

    /// Reads a line of which one part is ignored, at this place and for this reason.
    #[track_caller]
    fn ignoring(line: &str, at: usize, message: impl Into<Message>) -> Command {
        let (command, ignored) = Command::read(line);
        let [error] = &ignored[..] else {
            panic!("{line}: {ignored:?}");
        };
        let fault = error.first();
        assert_eq!((fault.at, &fault.message), (at, &message.into()), "{line}");
        command
    }

    fn unknown(word: &str) -> Message {
        Message::new("uci-text-unknown-word").with("word", word)
    }

    #[test]
    fn simple_commands() {
        assert_eq!(read("  isready\r"), Command::IsReady);
        assert_eq!(read(" \t"), Command::Nothing);
        assert_eq!(read("debug on"), Command::Nothing);
    }

    #[test]
    fn unknown_words_are_ignored() {
        assert_eq!(ignoring("stop now", 5, unknown("now")), Command::Stop);
        assert_eq!(ignoring("UCI", 0, unknown("UCI")), Command::Nothing);
        assert_eq!(ignoring("\u{0}", 0, unknown("\u{0}")), Command::Nothing);
        // The example of the protocol's description.
        assert_eq!(
            ignoring("joho debug on", 0, unknown("joho")),
            Command::Nothing
        );
        assert_eq!(ignoring("fly to uci", 0, unknown("fly")), Command::Uci);
    }

    #[test]
    fn options() {
        let set = |name: &str, value: Option<(usize, &str)>| {
            Command::SetOption(Setting {
                name: (15, name.to_owned()),
                value: value.map(|(at, value)| (at, value.to_owned())),
            })
        };
        assert_eq!(read("setoption name Clear Hash"), set("Clear Hash", None));
        assert_eq!(
            read("setoption name Move Overhead value 5"),
            set("Move Overhead", Some((35, "5")))
        );
        assert_eq!(read("setoption name X value"), set("X", Some((22, ""))));
        for (line, at, message) in [
            ("setoption", 9, "uci-text-expected-name"),
            ("setoption Hash", 10, "uci-text-expected-name"),
            ("setoption name value 3", 22, "uci-text-expected-option"),
        ] {
            assert_eq!(ignoring(line, at, message), Command::Nothing);
        }
    }

    #[test]
    fn a_position_that_cannot_be_read_is_one() {
        for (line, at) in [("position", 8), ("position fen", 12), ("position e2e4", 13)] {
            let (Command::Position(Err(error)), _) = Command::read(line) else {
                panic!("{line}");
            };
            assert_eq!(error.first().at, at, "{line}");
        }
        let placed = ignoring("position startpos e2e4 moves e2e4", 18, unknown("e2e4"));
        let Command::Position(Ok(placed)) = placed else {
            panic!("{placed:?}");
        };
        assert_eq!(placed.moves.len(), 1);
    }
}
