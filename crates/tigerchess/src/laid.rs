//! Positions that an arbiter lays out by hand (C-N4).

use game::{Laid, Place, Side};

use crate::beside::Beside;
use crate::bits;
use crate::castling::Wall;
use crate::deployment::Deployment;
use crate::scene::{place, touched_square};
use crate::state::{Chess, Guard};
use crate::text::reading_order;
use crate::{Kind, Marking, Piece, Wing};

/// A piece on the board.
struct Standing {
    at: bits::Place,
    piece: Piece,
    from: Option<Place>,
}

/// What `before` becomes if these pieces stand in it, and no others. It may be no position that can be
/// played: reading its text says so.
///
/// Whoever has moved can't protect the Queen any more; marks stay with their pieces, and a piece from
/// the Clearing takes the first one that is free.
pub(crate) fn laid_out<const TIGER: bool>(
    before: &Chess<TIGER>,
    pieces: &[Laid],
    to_move: Side,
) -> Chess<TIGER> {
    let mut after = Chess {
        full: before.full,
        half: before.half,
        side: to_move,
        marked: before.marked,
        ..Chess::EMPTY
    };
    let standing: Vec<Standing> = pieces.iter().filter_map(standing).collect();
    for &Standing { at, piece, .. } in &standing {
        after.toggle(at, piece);
    }
    after.keep_protection(before, &standing);
    if TIGER {
        after.exchange = Side::BOTH.map(|side| exchange_left(before, pieces, side));
        after.guards = before.guards.map(|guards| {
            Side::BOTH.map(|side| match guards[side.index()] {
                Guard::Captured => Guard::Captured,
                _ => guard(pieces, side),
            })
        });
        after.deployment = before
            .deployment
            .map(|deployment| posted(&deployment, &standing));
        after.mark(before, &standing);
    }
    after
}

/// The piece that is laid on a square; `None` for one beside the board.
fn standing(laid: &Laid) -> Option<Standing> {
    let piece = Piece {
        side: laid.side,
        kind: Kind::from_letter(laid.letter)?,
    };
    Some(Standing {
        at: touched_square(laid.at.into())?,
        piece,
        from: laid.from,
    })
}

/// Whether the `TigerKnight` still waits beside the board. Before the Guard is posted, it is not shown.
fn exchange_left<const TIGER: bool>(before: &Chess<TIGER>, pieces: &[Laid], side: Side) -> bool {
    if before.guard(side) == Some(Guard::Waiting) {
        return before.has_exchange(side);
    }
    pieces.iter().any(|laid| {
        laid.side == side
            && laid.kind == Kind::TigerKnight.key()
            && touched_square(laid.at.into()).is_none()
    })
}

fn guard(pieces: &[Laid], side: Side) -> Guard {
    let mut guards = pieces
        .iter()
        .filter(|laid| laid.side == side && laid.kind == "tigerchess-guard");
    match guards.next() {
        None => Guard::Captured,
        Some(laid) => Wing::ALL
            .into_iter()
            .find(|wing| Beside::Wing(side, *wing).place() == laid.at)
            .map_or(Guard::Waiting, Guard::On),
    }
}

/// The deployment with its Swordsmen where they stand now: those posted before in their order, then
/// those who have come.
fn posted(deployment: &Deployment, standing: &[Standing]) -> Deployment {
    let swordsmen = || {
        let swordsman = |one: &&Standing| one.piece.kind == Kind::Swordsman;
        standing.iter().filter(swordsman)
    };
    let before: Vec<Place> = deployment.posted().map(place).collect();
    let stayed = before
        .iter()
        .filter_map(|from| swordsmen().find(|one| one.from == Some(*from)));
    let came = swordsmen().filter(|one| one.from.is_none_or(|from| !before.contains(&from)));
    let mut now = Deployment::new(deployment.variation());
    for side in Side::BOTH {
        if deployment.is_out_of_time(side) {
            now.run_out(side);
        }
    }
    for one in stayed.chain(came).take(Deployment::MOST) {
        now.push(one.at);
    }
    now
}

impl<const TIGER: bool> Chess<TIGER> {
    /// Keeps the rights to protect a Queen whose Tower and who herself have not moved.
    fn keep_protection(&mut self, before: &Self, standing: &[Standing]) {
        let unmoved = |at, kind, side| {
            let piece = Piece { side, kind };
            standing
                .iter()
                .any(|one| one.at == at && one.piece == piece && one.from == Some(place(at)))
        };
        for side in Side::BOTH {
            for wall in Wall::BOTH {
                let protection = wall.protection(side);
                if before.castling.has(side, wall)
                    && unmoved(protection.queen.0, Kind::Queen, side)
                    && unmoved(protection.tower.0, Kind::Tower, side)
                {
                    self.castling = self.castling.with(side, wall);
                }
            }
        }
    }

    /// Gives each piece the mark that it had, on the board or where it waited, or else the first one
    /// that is free.
    fn mark(&mut self, before: &Self, standing: &[Standing]) {
        let mut used = [[false; 8]; 4];
        let set = |one: &Standing, marking| 2 * one.piece.side.index() + marking as usize;
        let marked = |one: &&Standing| one.piece.kind.marking().is_some();
        let (known, new): (Vec<_>, Vec<_>) = standing
            .iter()
            .filter(marked)
            .partition(|one| one.from.is_some());
        for one in known {
            let Some(marking) = one.piece.kind.marking() else {
                continue;
            };
            let from = one.from.and_then(|from| touched_square(from.into()));
            let number = match from {
                Some(from) => before.mark_number(from),
                None => waited(one, marking),
            };
            used[set(one, marking)][usize::from(number) % 8] = true;
            self.set_mark(one.at, number);
        }
        for one in new {
            let Some(marking) = one.piece.kind.marking() else {
                continue;
            };
            let used = &mut used[set(one, marking)];
            let free = (0..marking.count()).find(|number| !used[usize::from(*number)]);
            let number = free.unwrap_or(0);
            used[usize::from(number)] = true;
            self.set_mark(one.at, number);
        }
        // Without anyone to mark, the text says that there are no marks.
        self.marked &= reading_order().any(|at| self.mark_at(at).is_some());
    }
}

/// The mark of a piece that has waited beside the board.
fn waited(one: &Standing, marking: Marking) -> u8 {
    let side = one.piece.side;
    let beside = |number| match marking {
        Marking::Letter => Beside::Stronghold(side, number),
        Marking::Numeral => Beside::Borderpost(side, number),
    };
    (0..marking.count())
        .find(|number| one.from == Some(beside(*number).place()))
        .unwrap_or(0)
}
