//! TORA as a game that everything else can work with.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use game::{Counting, Open, Outcome, Position, Side, TextError};

use crate::action::Ply;
use crate::assassin::Hiding;
use crate::illegal::Illegal;
use crate::legal::Legal;
use crate::state::mixed;
use crate::{Catalogue, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The side to move; `None` when the game is over.
    pub(crate) fn moving(&self) -> Option<Side> {
        self.ending.is_none().then_some(self.side)
    }

    /// Appends all legal plies.
    pub(crate) fn list_legal(&self, out: &mut Vec<Ply<N>>) {
        let _complete = self.each_legal(|legal| match legal {
            Legal::Other(ply) => {
                out.push(ply);
                ControlFlow::<()>::Continue(())
            }
            Legal::Actions(bundle) => bundle.each(|action| {
                out.push(Ply::Act(action));
                ControlFlow::Continue(())
            }),
        });
    }

    /// The number of legal plies.
    pub(crate) fn count_legal(&self) -> u64 {
        let mut count = 0;
        let _complete = self.each_legal(|legal| {
            count += match legal {
                Legal::Other(_) => 1,
                Legal::Actions(bundle) => bundle.count(),
            };
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The key of what must be the same in a repetition (T-V6). Whoever does not know where an
    /// Assassin hides can't tell whether a position is the same as one before.
    pub(crate) fn repeatable_key(&self) -> u64 {
        let unknown = |side| self.hiding(side) == Hiding::Somewhere;
        let once = if Self::ASSASSINS && Side::BOTH.into_iter().any(unknown) {
            mixed(u64::from(self.round) << 1 | 1)
        } else {
            0
        };
        self.key ^ self.assassins_key() ^ once ^ mixed(self.side as u64 + 1)
    }

    /// The key of the whole position.
    pub(crate) fn whole_key(&self) -> u64 {
        self.key ^ self.frame_key()
    }
}

/// Makes one board a [`Position`]. Implemented board by board, the rules are compiled here, once,
/// and not again in every crate that plays.
macro_rules! position {
    ($n:literal, $w:literal) => {
        impl Position for Tora<$n, $w> {
            type Move = Ply<$n>;
            type Illegal = Illegal<$n>;

            fn to_move(&self) -> Option<Side> {
                self.moving()
            }

            fn legal_moves(&self, out: &mut Vec<Ply<$n>>) {
                self.list_legal(out);
            }

            fn check(&self, ply: Ply<$n>) -> Result<(), Illegal<$n>> {
                self.refuse(ply)
            }

            fn play_unchecked(&mut self, ply: Ply<$n>) {
                match ply {
                    Ply::Act(action) => self.act(action),
                    Ply::End => self.end_turn(),
                    Ply::Name(at) => self.name_ruler(at),
                    Ply::Told(told) if Self::ASSASSINS => self.follow(told),
                    Ply::Told(_) => {}
                }
            }

            fn outcome(&self) -> Option<Outcome> {
                self.ending_outcome()
            }

            fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
                self.history_outcome(repeats)
            }

            fn round(&self) -> u32 {
                self.round
            }

            fn key(&self) -> u64 {
                self.whole_key()
            }

            fn fresh_key(&self) -> u64 {
                self.fresh_board_key() ^ self.frame_key()
            }

            fn turn_key(&self) -> Option<u64> {
                self.at_turn_start().then(|| self.repeatable_key())
            }
        }

        impl Open for Tora<$n, $w> {}

        impl Counting for Tora<$n, $w> {
            fn count_moves(&self) -> u64 {
                self.count_legal()
            }
        }

        impl FromStr for Tora<$n, $w> {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                Self::read(text, Catalogue::built_in())
            }
        }

        impl fmt::Display for Tora<$n, $w> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write(f)
            }
        }
    };
}

position!(9, 2);
position!(17, 5);
