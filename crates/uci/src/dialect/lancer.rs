//! LancerChess as other engines write it: the royal Queen is `k`, the King `q`, the King's Lancer
//! `w`; everything else is as in our own texts.

use game::{Message, TextError};
use hall::{Hall, Options, Table};

/// The game this is about.
pub(super) const GAME: &str = "lancerchess";

/// The letter in our texts for one of theirs; `None` if they have no such letter.
fn own_letter(letter: char) -> Option<char> {
    let own = match letter.to_ascii_lowercase() {
        'k' => 'q',
        'q' => 'k',
        'w' => 'l',
        same @ ('r' | 'f' | 'b' | 'p') => same,
        _ => return None,
    };
    Some(like(letter, own))
}

/// Their letter for one of ours.
fn their_letter(letter: char) -> char {
    let theirs = match letter.to_ascii_lowercase() {
        'q' => 'k',
        'k' => 'q',
        'l' => 'w',
        same => same,
    };
    like(letter, theirs)
}

fn like(model: char, letter: char) -> char {
    if model.is_ascii_uppercase() {
        letter.to_ascii_uppercase()
    } else {
        letter
    }
}

/// The letter in our texts for a promotion to `letter`; our own letters are left as they are.
pub(super) fn to_own(letter: char) -> char {
    match letter {
        'q' => 'k',
        'w' => 'l',
        own => own,
    }
}

/// Their letter for a promotion in our texts.
pub(super) fn from_own(letter: char) -> char {
    their_letter(letter)
}

/// A move with its promotion letter, if it has one, replaced by `change`.
pub(super) fn promoting(mv: &str, change: fn(char) -> char) -> String {
    match (mv.char_indices().nth(4), mv.chars().count()) {
        (Some((at, letter)), 5) => format!("{}{}", &mv[..at], change(letter)),
        _ => mv.to_owned(),
    }
}

/// Their text for one of our position texts.
pub(super) fn position(own: &str) -> String {
    let fields = own.strip_prefix(GAME).unwrap_or(own).trim_start();
    let (board, rest) = fields.split_once(' ').unwrap_or((fields, ""));
    let board: String = board.chars().map(their_letter).collect();
    format!("{board} {rest}")
}

/// Opens their text. The counters may be left out, and the en passant field may name a square on
/// which no capture is legal.
pub(super) fn open(hall: &Hall, text: &str) -> Result<Box<dyn Table>, TextError> {
    let text = text.trim_ascii_end();
    let (board, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut own = format!("{GAME} ");
    for (at, letter) in board.char_indices() {
        let known = matches!(letter, '/' | '1'..='8').then_some(letter);
        own.push(known.or_else(|| own_letter(letter)).ok_or_else(|| {
            let message = Message::new("uci-text-unknown-personnel").with("letter", letter);
            TextError::new(at, letter.len_utf8(), message)
        })?);
    }
    let fields: Vec<&str> = rest.split(' ').collect();
    let counters = match fields[..] {
        [_, _, _] => " 0 1",
        _ => "",
    };
    let read = |rest: &str| {
        let whole = format!("{own} {rest}{counters}");
        let opened = hall.open(&whole, &Options::default());
        opened.map_err(|error| back(error, text.len()))
    };
    let opened = read(rest);
    match fields[..] {
        [side, castling, square, ..] if opened.is_err() && passed(board, side, square) => {
            let after = &rest[side.len() + castling.len() + 2 + square.len()..];
            read(&format!("{side} {castling} -{after}")).or(opened)
        }
        _ => opened,
    }
}

/// Turns an error in our text into one in theirs, which is `len` bytes long and lacks the game's
/// name.
fn back(error: TextError, len: usize) -> TextError {
    error.moved(|at, wrong| {
        let at = at.saturating_sub(GAME.len() + 1).min(len);
        (at, wrong.min(len - at))
    })
}

/// Whether a Pikeman of the side that has moved may just have passed `square` in a double step.
fn passed(board: &str, side: &str, square: &str) -> bool {
    let [file @ b'a'..=b'h', rank] = *square.as_bytes() else {
        return false;
    };
    // Rows of the board text counted from the eighth rank, in the direction of the double step.
    let (rows, pikeman) = match (side, rank) {
        ("w", b'6') => ([1, 2, 3], b'p'),
        ("b", b'3') => ([6, 5, 4], b'P'),
        _ => return false,
    };
    let rows = rows.map(|row| {
        let row = board.split('/').nth(row).unwrap_or("");
        let mut squares = row.bytes().flat_map(|byte| match byte {
            b'1'..=b'8' => vec![b'.'; usize::from(byte - b'0')],
            letter => vec![letter],
        });
        squares.nth(usize::from(file - b'a'))
    });
    rows == [Some(b'.'), Some(b'.'), Some(pikeman)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_the_same() {
        let own = "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1";
        let theirs = "rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQkq - 0 1";
        assert_eq!(position(own), theirs);
    }

    #[test]
    fn promotions_change_their_letter() {
        let pairs = [
            ("e7e8q", "e7e8k"),
            ("e7e8w", "e7e8l"),
            ("a2a1f", "a2a1f"),
            ("d1b1", "d1b1"),
        ];
        for (theirs, own) in pairs {
            assert_eq!(promoting(theirs, to_own), own);
            assert_eq!(promoting(own, from_own), theirs);
        }
        assert_eq!(promoting("e7e8k", to_own), "e7e8k");
        assert_eq!(promoting("ééééé", to_own), "ééééé");
    }

    #[test]
    fn double_steps_are_told_by_the_board() {
        let board = "rfbkqbwr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RFBKQBWR";
        assert!(passed(board, "w", "e6"));
        for (side, square) in [
            ("b", "e6"),
            ("w", "e3"),
            ("w", "d6"),
            ("w", "e"),
            ("w", "é6"),
        ] {
            assert!(!passed(board, side, square), "{side} {square}");
        }
        assert!(passed("8/8/8/8/3P4/8/8/8", "b", "d3"));
        assert!(!passed("8", "b", "d3"));
    }
}
