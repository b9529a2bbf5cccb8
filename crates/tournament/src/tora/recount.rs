//! The recount of a match by the winner's band (M-T8).

use tora::Kind;

use super::input::{Captured, Game, ToraMatch};
use crate::pair::{Pair, Seat};

/// What a Cannon counts in the recount by a transition of +1, and Cavalry in that of +2.
const CHEAP: i64 = 1;
/// What a command piece counts in a mismatch, a transition of +3.
const MISMATCH: i64 = 5;

/// The game points that the recount adds for a player who won three or four games and has this
/// transition; `None` if it must know captured pieces that are not given.
pub(super) fn recount(of: &ToraMatch, games: &[Game], won: Seat, band: i64) -> Option<Pair<i64>> {
    let mut added = Pair { a: 0, b: 0 };
    if band <= 0 {
        return Some(added);
    }
    let value = |kind: Kind| i64::from(kind.points(of.assassin));
    for game in games {
        let captured = game.captured.as_ref()?;
        let own: &Captured = captured.of(won);
        let (pieces, less) = match band {
            1 => (own.cannons, value(Kind::Cannon) - CHEAP),
            2 => (own.cavalry, value(Kind::Cavalry) - CHEAP),
            _ => (own.command, value(Kind::King) - MISMATCH),
        };
        *added.of_mut(won) -= i64::from(pieces) * less;
        if band == 2 {
            *added.of_mut(won.other()) += captured.of(won.other()).count();
        }
    }
    Some(added)
}
