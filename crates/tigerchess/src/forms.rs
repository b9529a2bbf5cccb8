//! The ways of writing moves that a program and a record can choose from (C-N2).

use game::{MoveError, Notation, Notations};

use crate::action::Move;
use crate::illegal::Illegal;
use crate::state::Chess;
use crate::text::square;

/// The notations of records (C-N2): the long form, the short form, and the long one with the
/// document's abbreviations.
const NOTATIONS: [&str; 3] = ["long", SHORT, WORDS];
const SHORT: &str = "short";
const WORDS: &str = "document";

impl<const TIGER: bool> Chess<TIGER> {
    /// Reads a move in any form; they can be told apart by looking at them.
    fn read_any(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let square_first = text.get(..2).and_then(square).is_some();
        // `A3f4` is an Archer's move in short form, `A3F4` one in the document's large letters.
        let one_case = text.starts_with(|c: char| c.is_ascii_lowercase())
            || !text.bytes().any(|byte| byte.is_ascii_lowercase());
        let long = square_first && one_case && text.len() > 3 && !text.contains(['x', '='])
            || text.starts_with("S@")
            || text.starts_with("G@");
        if long {
            self.read_long(text)
        } else if text.bytes().take_while(u8::is_ascii_uppercase).count() > 1 {
            self.read_words(text)
        } else {
            self.read_short(text)
        }
    }
}

macro_rules! notation {
    ($tiger:literal) => {
        impl Notation for Chess<$tiger> {
            const NOTATIONS: Notations = Notations {
                tag: "Notation",
                names: &NOTATIONS,
                turned: None,
            };

            fn notation(&self, mv: Move) -> String {
                self.long(mv)
            }

            fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
                self.read_any(text)
            }

            fn notation_in(&self, mv: Move, name: &str) -> String {
                match name {
                    SHORT => self.short(mv),
                    WORDS => self.in_words(mv),
                    _ => self.long(mv),
                }
            }

            fn notation_for_people(&self, mv: Move) -> String {
                self.short(mv)
            }
        }
    };
}

notation!(false);
notation!(true);
