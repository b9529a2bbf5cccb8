//! The ways of writing plies that a program and a record can choose from.

use game::{MoveError, Notation, Notations};

use crate::Tora;
use crate::action::Ply;
use crate::illegal::Illegal;
use crate::notation::Numbering;

/// The notations of records: the compact form in both numberings (T-B3, T-N2), then the sources'
/// form in both (T-N1).
const NOTATIONS: [&str; 4] = [
    "rulebook",
    "quicksheet",
    "rulebook-words",
    "quicksheet-words",
];

/// The numbering of a notation, and whether it is in the sources' form.
fn numbering(notation: &str) -> (Numbering, bool) {
    let (name, words) = match notation.strip_suffix("-words") {
        Some(name) => (name, true),
        None => (notation, false),
    };
    (Numbering::from_name(name).unwrap_or_default(), words)
}

macro_rules! notation {
    ($n:literal, $w:literal) => {
        impl Notation for Tora<$n, $w> {
            const NOTATIONS: Notations = Notations {
                tag: "Numbering",
                names: &NOTATIONS,
                turned: Some(NOTATIONS[1]),
            };

            fn notation(&self, ply: Ply<$n>) -> String {
                self.compact(ply, Numbering::Rulebook)
            }

            fn parse_move(&self, text: &str) -> Result<Ply<$n>, MoveError<Illegal<$n>>> {
                self.read_ply(text, Numbering::Rulebook)
            }

            fn notation_in(&self, ply: Ply<$n>, name: &str) -> String {
                match numbering(name) {
                    (numbering, false) => self.compact(ply, numbering),
                    (numbering, true) => self.sources_form(ply, numbering),
                }
            }

            fn parse_move_in(
                &self,
                text: &str,
                name: &str,
            ) -> Result<Ply<$n>, MoveError<Illegal<$n>>> {
                self.read_ply(text, numbering(name).0)
            }
        }
    };
}

notation!(9, 2);
notation!(17, 5);
