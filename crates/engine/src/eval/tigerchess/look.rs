//! What moves look like before they are played.

use board::Square;
use game::Side;
use tigerchess::{Chess, Kind, Move};

use super::exchange::Exchanges;
use super::worth::exchange_worth;
use super::{places, squares};
use crate::Look;

/// The gain shown for a move that ends the game by occupation.
const VICTORY: i32 = 20_000;

/// Whether a move may change the balance at once.
pub(super) fn changes_balance<const TIGER: bool>(
    position: &Chess<TIGER>,
    enemies: u64,
    mv: Move,
) -> bool {
    match mv {
        Move::Go { to, becomes, .. } => {
            enemies & 1 << to.index() != 0
                || becomes.is_some()
                || position.passing() == Some(to) && position.captured(mv) != 0
        }
        Move::Jump { .. } | Move::Occupy { .. } => true,
        Move::Guard(_) | Move::Post(_) => false,
    }
}

/// Appends what each of some legal moves looks like.
pub(super) fn look<const TIGER: bool>(
    position: &Chess<TIGER>,
    moves: &[Move],
    out: &mut Vec<Look>,
) {
    let side = position.side();
    let enemies = position.all_of(!side);
    let exchanges = Exchanges::new(position);
    out.extend(moves.iter().map(|&mv| {
        let balance = changes_balance(position, enemies, mv);
        match mv {
            Move::Occupy { .. } => Look {
                gain: VICTORY,
                reach: 2,
                ..Look::default()
            },
            Move::Go { from, to, becomes } if balance => {
                go(position, &exchanges, mv, [from, to], becomes)
            }
            Move::Go { from, to, .. } => step(position, [from, to]),
            Move::Jump {
                from, to, becomes, ..
            } => jump(position, &exchanges, mv, [from, to], becomes),
            Move::Guard(_) | Move::Post(_) => Look::default(),
        }
    }));
}

fn worth_of<const TIGER: bool>(position: &Chess<TIGER>, set: u64) -> i32 {
    let kinds = squares(set).filter_map(|at| position.piece_at(at));
    kinds.map(|piece| exchange_worth(piece.kind)).sum()
}

fn kind_at<const TIGER: bool>(position: &Chess<TIGER>, at: Square<8>) -> Kind {
    position
        .piece_at(at)
        .map_or(Kind::Pikeman, |piece| piece.kind)
}

/// A capture on a square, or a Pikeman's promotion.
fn go<const TIGER: bool>(
    position: &Chess<TIGER>,
    exchanges: &Exchanges<'_, TIGER>,
    mv: Move,
    [from, to]: [Square<8>; 2],
    becomes: Option<Kind>,
) -> Look {
    let kind = kind_at(position, from);
    let taken = worth_of(position, position.captured(mv));
    let then = exchange_worth(becomes.unwrap_or(kind));
    let grown = then - exchange_worth(kind);
    let balance = exchanges.balance(position.side(), [from, to], taken + grown, then);
    // An even exchange is worth a look, too. Sacrifices of a big piece for a small one come last.
    let gain = if balance == 0 { 1 } else { balance };
    Look {
        gain,
        hint: taken / 8 - exchange_worth(kind).min(1_000) / 32,
        reach: from.distance(to) as u8,
        ends_turn: false,
    }
}

/// A series of jumps: the value of all captured pieces, minus the jumper if it can be captured
/// where it lands.
fn jump<const TIGER: bool>(
    position: &Chess<TIGER>,
    exchanges: &Exchanges<'_, TIGER>,
    mv: Move,
    [from, to]: [Square<8>; 2],
    becomes: Option<Kind>,
) -> Look {
    let kind = kind_at(position, from);
    let captured = position.captured(mv);
    let taken = worth_of(position, captured);
    let then = exchange_worth(becomes.unwrap_or(kind));
    let grown = then - exchange_worth(kind);
    let lost = if exchanges.guarded(!position.side(), to, captured | 1 << from.index()) {
        then
    } else {
        0
    };
    let balance = taken + grown - lost;
    Look {
        gain: if balance == 0 { 1 } else { balance },
        hint: 0,
        reach: from.distance(to).max(captured.count_ones() as usize) as u8,
        ends_turn: false,
    }
}

/// A quiet move: how much better the piece stands.
fn step<const TIGER: bool>(position: &Chess<TIGER>, [from, to]: [Square<8>; 2]) -> Look {
    let side: Side = position.side();
    let kind = kind_at(position, from);
    let better = places::worth(kind, side, to) - places::worth(kind, side, from);
    Look {
        hint: better.0.clamp(-40, 40),
        reach: from.distance(to) as u8,
        ..Look::default()
    }
}
