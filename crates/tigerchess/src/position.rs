//! Both games as games that everything else can work with.

use std::fmt;
use std::str::FromStr;

use game::{Counting, Open, Outcome, Position, Side, TextError};

use crate::action::Move;
use crate::illegal::Illegal;
use crate::state::Chess;

impl<const TIGER: bool> Chess<TIGER> {
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

            fn to_move(&self) -> Option<Side> {
                self.moving()
            }

            fn legal_moves(&self, out: &mut Vec<Move>) {
                if self.drawn_ending().is_none() {
                    self.list(out);
                }
            }

            fn check(&self, mv: Move) -> Result<(), Illegal> {
                self.refuse(mv)
            }

            fn play_unchecked(&mut self, mv: Move) {
                self.make(mv);
            }

            fn outcome(&self) -> Option<Outcome> {
                self.ending()
            }

            fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
                self.repeated(repeats)
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
        }

        impl Open for Chess<$tiger> {}

        impl Counting for Chess<$tiger> {
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
