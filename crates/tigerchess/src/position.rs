//! Both games as games that everything else can work with.

use std::fmt;
use std::str::FromStr;

use game::{
    Gesture, MoveError, Notations, Outcome, Position, RuleId, Scene, Side, TextError, Touch, Viewer,
};

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

    /// The side to move; `None` when the game is over.
    pub(crate) fn moving(&self) -> Option<Side> {
        self.ending().is_none().then(|| self.actor())
    }

    /// Whether the second of two postings of a side is due, which may be made at once (C-D8).
    fn within_pair(&self) -> bool {
        self.deployment.is_some_and(|deployment| {
            matches!(deployment.count(), 2 | 4 | 6) && !deployment.is_out_of_time(self.side)
        })
    }
}

/// Makes one of the games a [`Position`]. Implemented game by game, the rules are compiled here,
/// once, and not again in every crate that plays.
macro_rules! position {
    ($tiger:literal) => {
        impl Position for Chess<$tiger> {
            type Move = Move;
            type Illegal = Illegal;

            const NOTATIONS: Notations = Notations {
                tag: "Notation",
                names: &NOTATIONS,
            };
            const AGREEMENT: RuleId = RuleId("C-L6");
            const ARBITER: Option<RuleId> = Some(RuleId("C-N4"));

            fn to_move(&self) -> Option<Side> {
                self.moving()
            }

            fn legal_moves(&self, out: &mut Vec<Move>) {
                if self.drawn_ending().is_none() {
                    self.list(out);
                }
            }

            fn count_moves(&self) -> u64 {
                if self.drawn_ending().is_none() {
                    self.count()
                } else {
                    0
                }
            }

            fn moves_past_draws(&self, out: &mut Vec<Move>) {
                self.list(out);
            }

            fn count_past_draws(&self) -> u64 {
                self.count()
            }

            fn check(&self, mv: Move) -> Result<(), Illegal> {
                self.refuse(mv)
            }

            fn play_unchecked(&mut self, mv: Move) {
                self.make(mv);
            }

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

            fn notation_for_people(&self, mv: Move, _viewer: Viewer) -> String {
                self.short(mv)
            }

            fn outcome(&self) -> Option<Outcome> {
                self.ending()
            }

            fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
                self.repeated(repeats)
            }

            fn time_out(&mut self, side: Side) -> Option<Outcome> {
                self.run_out_of_time(side)
            }

            fn opening_phase(&self) -> bool {
                self.deployment.is_some()
            }

            fn time_factor(&self) -> u32 {
                if self.guards.is_some() { 2 } else { 1 } // C-T5
            }

            fn points(&self) -> Option<[i32; 2]> {
                self.ending()?.points
            }

            fn points_agreed(&self, winner: Option<Side>) -> Option<[i32; 2]> {
                Some(self.points_without_play(winner))
            }

            fn award(&self, winner: Side) -> Option<Outcome> {
                self.mate_agreed(winner)
            }

            fn round(&self) -> u32 {
                self.full
            }

            fn key(&self) -> u64 {
                self.whole_key()
            }

            fn fresh_key(&self) -> u64 {
                self.key_with(self.fresh_piece_key())
            }

            fn turn_key(&self) -> Option<u64> {
                (!self.within_pair()).then(|| self.same_key(self.key))
            }

            fn scene(&self, _viewer: Viewer) -> Scene {
                crate::scene::scene(self)
            }

            fn gesture(&self, mv: Move) -> Gesture {
                crate::gesture::gesture(self, mv)
            }

            fn gestures(&self, mv: Move) -> Vec<Gesture> {
                crate::gesture::gestures(self, mv)
            }

            fn explain(&self, touched: &[Touch]) -> Illegal {
                crate::explain::explain(self, touched)
            }
        }

        impl FromStr for Chess<$tiger> {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                Self::read(text)
            }
        }

        impl fmt::Display for Chess<$tiger> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write(f)
            }
        }
    };
}

position!(false);
position!(true);
