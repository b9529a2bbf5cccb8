//! Texts from the user: arguments, files, standard input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use game::TextError;
use hall::{Hall, Options, Rules, Table};

use crate::failure::Failure;
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
        Failure::input(&name, &text, error)
            .help("`tigerden start GAME` prints the start position of a game to go from")
            .meant(meant)
    })
}

/// Reads the record in a file and plays it through.
pub(crate) fn record(
    hall: &Hall,
    path: &Path,
) -> Result<(Box<dyn Table>, game::record::About), Failure> {
    let Source { name, text } = file(path)?;
    hall.read(&text)
        .map_err(|error| Failure::record(&name, &text, error))
}
