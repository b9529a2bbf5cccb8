//! A game that is over has no moves, and one that goes on has some.

use game::{Conduct, Ending, Reason};

use crate::fault::{Checked, ensure};

/// Moves, side to move, outcome and points say the same about the end.
pub(crate) fn agrees<P: Conduct>(position: &P, legal: &[P::Move]) -> Checked {
    let outcome = position.outcome();
    let over = outcome.is_some();
    ensure(
        position.to_move().is_none() == over,
        "over means nobody moves",
        || format!("to move: {:?}, outcome: {outcome:?}", position.to_move()),
    )?;
    ensure(legal.is_empty() == over, "over means no moves", || {
        format!("{} moves, outcome: {outcome:?}", legal.len())
    })?;
    if let Some(outcome) = outcome {
        let counted = position.points().is_some();
        ensure(
            outcome.points.is_some() == counted,
            "points of the end",
            || {
                format!(
                    "points: {:?}, in the end: {:?}",
                    position.points(),
                    outcome.points
                )
            },
        )?;
        ensure(!outcome.rule.0.is_empty(), "rule of the end", || {
            format!("{outcome:?} names no rule")
        })?;
        let own = |ending| match ending {
            Ending::ByRule(reason) => {
                let Reason { name, key } = reason;
                P::ENDINGS.contains(&reason)
                    && Ending::from_name(name).is_none()
                    && !name.is_empty()
                    && !key.is_empty()
            }
            _ => false,
        };
        ensure(
            own(outcome.ending),
            "rules end a game in their own way",
            || format!("{:?}", outcome.ending),
        )?;
    }
    Ok(())
}
