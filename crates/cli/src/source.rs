//! Texts from the user: arguments, files, standard input.

use std::fs;
use std::io::{self, Read};
use std::ops::Range;
use std::path::Path;

use game::record::{About, RecordError, Sheet, games};
use game::{Message, TextError, Viewer};
use hall::{Hall, Options, Recorded, Rules, Table};
use signed::PublicKey;
use uci::Variant;

use crate::failure::Failure;
use crate::record::signature;
use crate::suggest;

/// The name of standard input on the command line.
const STDIN: &str = "-";

const BYTE_ORDER_MARK: char = '\u{feff}';

/// A text and the name by which the user knows it.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// The text of a file; `-` is standard input.
pub(crate) fn file(path: &Path) -> Result<Source, Failure> {
    if path == Path::new(STDIN) {
        return stdin();
    }
    let bytes = fs::read(path).map_err(|error| Failure::read(path, error))?;
    utf8(path.display().to_string(), bytes)
}

fn stdin() -> Result<Source, Failure> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut bytes);
    read.map_err(|error| Failure::read(Path::new("standard input"), error))?;
    utf8("standard input".to_owned(), bytes)
}

fn utf8(name: String, bytes: Vec<u8>) -> Result<Source, Failure> {
    match String::from_utf8(bytes) {
        Ok(mut text) => {
            // Some editors begin a file with a mark of its encoding.
            if text.starts_with(BYTE_ORDER_MARK) {
                text.remove(0);
            }
            Ok(Source { name, text })
        }
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes());
            let error = TextError::new(at, 1, "text-expected-utf8");
            Err(Failure::input(&name, &text, error))
        }
    }
}

/// Returns the table of a position given as an argument; `-` reads one line from standard input.
pub(crate) fn position(hall: &Hall, argument: &str) -> Result<Box<dyn Table>, Failure> {
    let (name, text) = if argument == STDIN {
        let Source { name, text } = stdin()?;
        (name, text.trim().to_owned())
    } else {
        ("the position".to_owned(), argument.trim().to_owned())
    };
    let known = hall.games().flat_map(Rules::heads);
    let meant = match hall.game_of(&text) {
        Ok(_) => None,
        Err(_) => suggest::closest(game::head(&text), known),
    };
    hall.open(&text, &Options::default()).map_err(|error| {
        let failure = Failure::input(&name, &text, error);
        match of_engines(hall, &text) {
            Some(own) => failure.help(format!("{OF_ENGINES}: {own}")),
            None => failure
                .help("`tigerden start GAME` prints the start position of a game to go from")
                .meant(meant),
        }
    })
}

/// What to say where a position of LancerChess has the letters of other engines; ours follow.
const OF_ENGINES: &str = "these are the letters of Fairy-Stockfish, where `k` is the Queen, `q` the King and `w` the \
                          King's Lancer; in ours, which are `q`, `k` and `l`, it is";

/// Our text of a position of LancerChess in the letters of other engines; `None` if it is none.
fn of_engines(hall: &Hall, text: &str) -> Option<String> {
    let lancer = Variant::find(hall, "lancerchess")?;
    let bare = text.strip_prefix(lancer.name()).unwrap_or(text).trim();
    let table = lancer.dialect().open(hall, bare).ok()?;
    Some(table.position(Viewer::Judge))
}

/// The records in a file.
pub(crate) struct Records {
    pub(crate) source: Source,
    /// Where each of them is in the text.
    pub(crate) games: Vec<Range<usize>>,
}

impl Records {
    /// Reads a file, without playing anything through.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let source = file(path)?;
        let games = games(&source.text);
        Ok(Self { source, games })
    }

    /// The index of the game that is meant by `--game NUMBER`; without a number there must be only
    /// one.
    pub(crate) fn index(&self, number: Option<usize>) -> Result<usize, Failure> {
        let count = self.games.len();
        let Some(number) = number else {
            let Some(second) = self.games.get(1) else {
                return Ok(0);
            };
            let Source { name, text } = &self.source;
            let message = Message::new("cli-text-several-games").with("count", count);
            let error = TextError::new(second.start, 1, message);
            let help = format!("`--game 1` to `--game {count}` choose one of them");
            return Err(Failure::input(name, text, error).help(help));
        };
        // A file without any game is refused for what is in it.
        if (1..=count.max(1)).contains(&number) {
            return Ok(number - 1);
        }
        let message = Message::new("cli-text-expected-game").with("most", count);
        let text = number.to_string();
        let error = TextError::new(0, text.len(), message);
        Err(Failure::input("--game", &text, error))
    }

    /// Plays the game with this index through.
    pub(crate) fn play(
        &self,
        hall: &Hall,
        index: usize,
    ) -> Result<(Box<dyn Table>, About), Failure> {
        let read = self.replay(hall, index);
        read.map_err(|error| self.wrong(hall, index, error))
    }

    /// Plays the games through, one after the other; a text without any game has one that is wrong.
    pub(crate) fn replay_all(&self, hall: &Hall) -> impl Iterator<Item = Recorded> {
        (0..self.games.len().max(1)).map(|index| self.replay(hall, index))
    }

    fn replay(&self, hall: &Hall, index: usize) -> Recorded {
        let text = &self.source.text;
        match self.games.get(index) {
            Some(game) => hall.read_at(text, game.clone()),
            None => hall.read(text),
        }
    }

    /// Who has signed the game with this index; see [`signature::check`]. The place of the error is a
    /// place in the whole text.
    pub(crate) fn signer(
        &self,
        index: usize,
        wanted: Option<&PublicKey>,
    ) -> Result<Option<PublicKey>, TextError> {
        let range = self.games.get(index).cloned().unwrap_or_default();
        let checked = signature::check(&self.source.text[range.clone()], wanted);
        checked.map_err(|error| {
            let fault = error.first();
            TextError::new(range.start + fault.at, fault.len, fault.message.clone())
        })
    }

    /// The failure for what is wrong in the game with this index.
    pub(crate) fn wrong(&self, hall: &Hall, index: usize, error: RecordError) -> Failure {
        let Source { name, text } = &self.source;
        let failure = Failure::record(name, text, error);
        match self.of_engines(hall, index) {
            Some(own) => failure.help(format!(
                "{OF_ENGINES}: {own} (change the letters of the moves in the same way)"
            )),
            None => failure,
        }
    }

    /// Our text of the start position of this game, if that can be read only in the letters of other
    /// engines.
    fn of_engines(&self, hall: &Hall, index: usize) -> Option<String> {
        let sheet = Sheet::of(&self.source.text, self.games.get(index)?.clone()).ok()?;
        let start = sheet.start().ok()??;
        if hall.open(&start, &Options::default()).is_ok() {
            return None;
        }
        of_engines(hall, &start)
    }
}
