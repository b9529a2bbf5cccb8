//! Why touches lead nowhere.

use board::Square;
use game::Touch;

use crate::action::Move;
use crate::illegal::Illegal;
use crate::scene::{touched_square, touched_wing};
use crate::state::Chess;
use crate::{Kind, Wing};

/// The reason why the last of these touches continues no legal move.
pub(crate) fn explain<const TIGER: bool>(position: &Chess<TIGER>, touched: &[Touch]) -> Illegal {
    if position.ending().is_some() {
        return Illegal::GameOver;
    }
    let squares: Vec<Square<8>> = touched
        .iter()
        .filter_map(|touch| touched_square(*touch))
        .collect();
    let refusal = |mv| position.refuse(mv).err();
    if position.deployment.is_some() {
        let posting = squares
            .first()
            .map_or(Move::Guard(Wing::C), |at| Move::Post(*at));
        return refusal(posting).unwrap_or(Illegal::Deploying);
    }
    let Some(&from) = squares.first() else {
        return Illegal::PieceFirst;
    };
    if let Err(reason) = position.own(from) {
        return reason;
    }
    let reason = match (&touched[1..], &squares[1..]) {
        ([.., last], _) if touched_wing(*last).is_some() => refusal(Move::Occupy { from }),
        ([_], [to]) => {
            let jump = position.jump_to(from, &[*to]);
            jump.map_or_else(Some, refusal)
                .filter(|_| matches!(position.kind_at(from), Some(Kind::Archer | Kind::Swordsman)))
                .or_else(|| {
                    let becomes = position.exchange_on(*to).choices(*to)[0];
                    let becomes = becomes.filter(|_| position.kind_at(from) == Some(Kind::Pikeman));
                    refusal(Move::Go {
                        from,
                        to: *to,
                        becomes,
                    })
                })
        }
        (_, landings @ [_, _, ..]) => position.jump_to(from, landings).map_or_else(Some, refusal),
        _ => None,
    };
    reason.unwrap_or(Illegal::NoUse { at: from })
}
