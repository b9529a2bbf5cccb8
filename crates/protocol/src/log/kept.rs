//! A fact as it is kept in memory: small.

use game::Side;

use crate::project::in_full;
use crate::{Fact, NumberedFact};

use super::{HEAD, bytes};

/// What stands between two moves of a turn; no move has it in its text.
const BETWEEN: char = '\n';

/// A fact without its number. Most facts are turns, whose moves are kept as one text.
pub(super) enum Kept {
    Turn {
        at_us: i64,
        lag_us: u64,
        side: Side,
        moves: Box<str>,
    },
    Other(Box<NumberedFact>),
}

impl Kept {
    pub(super) fn of(fact: NumberedFact) -> Self {
        match fact.fact {
            Fact::Turn {
                side,
                ref moves,
                lag_us,
            } if are_plain(moves) => Self::Turn {
                at_us: fact.at_us,
                lag_us,
                side,
                moves: moves.join("\n").into(),
            },
            _ => Self::Other(Box::new(fact)),
        }
    }

    pub(super) fn fact(&self, seq: u64) -> NumberedFact {
        match self {
            Self::Turn {
                at_us,
                lag_us,
                side,
                moves,
            } => NumberedFact {
                seq,
                at_us: *at_us,
                fact: Fact::Turn {
                    side: *side,
                    moves: moves.split(BETWEEN).map(str::to_owned).collect(),
                    lag_us: *lag_us,
                },
            },
            Self::Other(fact) => NumberedFact::clone(fact),
        }
    }

    pub(super) fn at_us(&self) -> i64 {
        match self {
            Self::Turn { at_us, .. } => *at_us,
            Self::Other(fact) => fact.at_us,
        }
    }

    /// The bytes that it holds beside itself, about.
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Turn { moves, .. } => HEAD + moves.len(),
            Self::Other(fact) => HEAD + size_of::<NumberedFact>() + bytes(&in_full(&fact.fact)),
        }
    }
}

/// Whether the moves can be told apart when they are one text.
fn are_plain(moves: &[String]) -> bool {
    !moves.is_empty() && !moves.iter().any(|text| text.contains(BETWEEN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_the_fact() {
        let turns: [&[&str]; 5] = [&[], &[""], &["a"], &["a", "", "end"], &["a\nb", "end"]];
        for moves in turns {
            let fact = NumberedFact {
                seq: 3,
                at_us: 4,
                fact: Fact::Turn {
                    side: Side::Second,
                    moves: moves.iter().map(|&text| text.to_owned()).collect(),
                    lag_us: 5,
                },
            };
            assert_eq!(Kept::of(fact.clone()).fact(3), fact);
        }
    }
}
