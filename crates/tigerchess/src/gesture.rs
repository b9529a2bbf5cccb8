//! The touches that make a move.
//!
//! | move | touches |
//! |---|---|
//! | step, leap, capture, protecting the Queen | piece, end |
//! | the same with a choice of exchange | piece, end, button |
//! | row of jumps | piece, each landing square |
//! | occupation | Bearer, wing of the enemy's Palace |
//! | posting a Guard | wing of its Palace |
//! | posting a Swordsman | square |

use game::{Gesture, Touch};

use crate::Kind;
use crate::action::Move;
use crate::scene::{STAY, place, wing_place};
use crate::sink::Exchange;
use crate::state::{Chess, Guard};

/// The gesture of a legal move.
pub(crate) fn gesture<const TIGER: bool>(position: &Chess<TIGER>, mv: Move) -> Gesture {
    let touches: Vec<Touch> = match mv {
        Move::Go { from, to, becomes } => {
            let mut touches = vec![place(from).into(), place(to).into()];
            if position.kind_at(from) == Some(Kind::Pikeman)
                && matches!(
                    position.exchange_on(to),
                    Exchange::Promotion | Exchange::Choice
                )
            {
                touches.push(becomes.map_or(STAY, Kind::button).into());
            }
            touches
        }
        Move::Jump { from, path, .. } => std::iter::once(from)
            .chain(position.landings(from, path))
            .map(|at| place(at).into())
            .collect(),
        Move::Occupy { from } => {
            let palace = match position.guard(!position.side) {
                Some(Guard::On(wing)) => Some(wing_place(!position.side, wing).into()),
                _ => None,
            };
            std::iter::once(place(from).into()).chain(palace).collect()
        }
        Move::Guard(wing) => vec![wing_place(position.side, wing).into()],
        Move::Post(at) => vec![place(at).into()],
    };
    Gesture::new(touches)
}
