//! The touches that make a move.
//!
//! | move | touches |
//! |---|---|
//! | step, leap, capture | piece, end |
//! | the same with a choice of what a Pikeman becomes | piece, end, button |
//! | row of jumps | piece, each landing square; every row with the same captures and end will do |
//! | the same in short | piece, end; and landing squares as long as several moves lead there |
//! | protecting the Queen | Queen, end; or Queen, Tower |
//! | occupation | Bearer, wing of the enemy's Palace |
//! | posting a Guard | wing of its Palace; or Watchtower, wing |
//! | posting a Swordsman | square; or Swordsman at the Borderpost, square |

use game::{Gait, Gesture, Motion, Reach, Side, Touch};

use crate::Kind;
use crate::action::Move;
use crate::beside::Beside;
use crate::bits::{Place, bit, only, squares};
use crate::castling::Wall;
use crate::jumps::Jumper;
use crate::scene::{STAY, place, touched_square};
use crate::state::{Chess, Guard};
use crate::ways::Ways;

fn touch(at: Place) -> Touch {
    place(at).into()
}

/// The usual gesture of a legal move.
pub(crate) fn gesture<const TIGER: bool>(position: &Chess<TIGER>, mv: Move) -> Gesture {
    let touches: Vec<Touch> = match mv {
        Move::Go { from, to, becomes } => {
            let choice = position.asks_for_choice(from, to);
            let button = choice.then(|| becomes.map_or(STAY, Kind::button).into());
            [touch(from), touch(to)].into_iter().chain(button).collect()
        }
        Move::Jump { from, path, .. } => std::iter::once(from)
            .chain(position.landings(from, path))
            .map(touch)
            .collect(),
        Move::Occupy { from } => {
            let palace = match position.guard(!position.side) {
                Some(Guard::On(wing)) => Some(wing_touch(!position.side, wing)),
                _ => None,
            };
            std::iter::once(touch(from)).chain(palace).collect()
        }
        Move::Guard(wing) => vec![wing_touch(position.side, wing)],
        Move::Post(at) => vec![touch(at)],
    };
    Gesture::new(touches)
}

/// What a screen plays of a legal move.
pub(crate) fn motion<const TIGER: bool>(position: &Chess<TIGER>, mv: Move) -> Motion {
    let touches = gesture(position, mv).ordered;
    let gait = match mv {
        Move::Go { from, to, .. } if from.direction(to).is_some() => Gait::March,
        // Whoever goes elsewhere than straight ahead leaps.
        Move::Go { .. } | Move::Jump { .. } => Gait::Jump,
        Move::Occupy { .. } => Gait::March,
        Move::Guard(_) | Move::Post(_) => Gait::Post,
    };
    Motion {
        gait,
        way: touches.iter().filter_map(Touch::place).collect(),
        ..Motion::default()
    }
}

/// The position as if this side were to move; out of turn nothing can be captured en passant.
fn turned_to<const TIGER: bool>(position: &Chess<TIGER>, side: Side) -> Chess<TIGER> {
    let mut position = *position;
    if position.side != side {
        position.side = side;
        position.passing = None;
    }
    position
}

/// What the piece of a side at a place could do if its side were to move.
pub(crate) fn reach<const TIGER: bool>(
    position: &Chess<TIGER>,
    side: Side,
    at: game::Place,
) -> Option<Reach> {
    let from = touched_square(at.into())?;
    if position.deployment.is_some() || position.all_of(side) & bit(from) == 0 {
        return None;
    }
    let position = turned_to(position, side);
    let mut moves = Vec::new();
    position.list(&mut moves);
    let (mut goes, mut strikes) = (Vec::new(), Vec::new());
    for mv in moves {
        match mv {
            Move::Go {
                from: piece, to, ..
            } if piece == from => {
                let passing = position.passing == Some(to);
                let enemy = position.all_of(!side) & bit(to) != 0;
                let captures = enemy || passing && position.kind_at(from) == Some(Kind::Pikeman);
                (if captures { &mut strikes } else { &mut goes }).push(place(to));
            }
            Move::Jump {
                from: piece, path, ..
            } if piece == from => {
                let ends = position.landings(from, path);
                let before = std::iter::once(from).chain(ends.iter().copied());
                for (one, other) in before.zip(ends.iter().copied()) {
                    let jumped = position.first_between(one, other);
                    strikes.extend(jumped.map(place));
                }
                goes.extend(ends.last().copied().map(place));
            }
            Move::Occupy { from: piece } if piece == from => {
                goes.extend(motion(&position, mv).way.last().copied());
            }
            _ => {}
        }
    }
    Some(Reach::new(goes, strikes))
}

/// Where the enemies stand that could capture the piece of a side at a place if they were to move.
pub(crate) fn threats<const TIGER: bool>(
    position: &Chess<TIGER>,
    side: Side,
    at: game::Place,
) -> Vec<game::Place> {
    let target = touched_square(at.into());
    if target.is_some() && target == position.queen(side) {
        let attackers = squares(position.queen_attackers(side));
        return attackers.map(place).collect();
    }
    let enemies = squares(position.all_of(!side)).map(place);
    let strikes = |from: &game::Place| {
        let reach = reach(position, !side, *from);
        reach.is_some_and(|reach| reach.strikes.contains(&at))
    };
    enemies.filter(strikes).collect()
}

fn wing_touch(side: Side, wing: crate::Wing) -> Touch {
    Beside::Wing(side, wing).place().into()
}

/// All gestures of a legal move, the usual one first. `ways` are those of all legal moves.
pub(crate) fn gestures<const TIGER: bool>(
    position: &Chess<TIGER>,
    mv: Move,
    ways: &Ways,
) -> Vec<Gesture> {
    let usual = gesture(position, mv);
    let side = position.side;
    let others: Vec<Vec<Touch>> = match mv {
        Move::Go { from, to, .. } => position
            .protecting_tower(from, to)
            .map(|tower| vec![touch(from), touch(tower)])
            .into_iter()
            .collect(),
        Move::Jump { from, to, path, .. } => {
            let rows = position.rows_to(from, to, position.captured_on(from, path));
            let whole = |row: &Vec<Place>| with(from, row);
            let short = ways.to(mv, from, to);
            rows.iter().map(whole).chain(short).collect()
        }
        Move::Occupy { .. } => Vec::new(),
        Move::Guard(wing) => {
            let tower = Beside::Watchtower(side).place().into();
            vec![vec![tower, wing_touch(side, wing)]]
        }
        Move::Post(at) => {
            let numeral = 4 - position.unposted(side).min(4) as u8;
            let post = Beside::Borderpost(side, numeral).place();
            vec![vec![post.into(), touch(at)]]
        }
    };
    let others = others.into_iter().map(Gesture::new);
    let others: Vec<Gesture> = others.filter(|other| *other != usual).collect();
    std::iter::once(usual).chain(others).collect()
}

/// A piece and the squares that it goes to, as touches.
pub(crate) fn with(from: Place, squares: &[Place]) -> Vec<Touch> {
    let squares = squares.iter().copied();
    std::iter::once(from).chain(squares).map(touch).collect()
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The Tower of a Queen's move that protects her.
    pub(crate) fn protecting_tower(&self, from: Place, to: Place) -> Option<Place> {
        let protects = self.kind_at(from) == Some(Kind::Queen) && from.h().abs_diff(to.h()) == 2;
        let wall = if to.h() > from.h() {
            Wall::Kings
        } else {
            Wall::Queens
        };
        protects.then(|| wall.protection(self.side).tower.0)
    }

    /// The landing squares of every row of jumps of a piece of the side to move with these captures
    /// and this end.
    pub(crate) fn rows_to(&self, from: Place, to: Place, captured: u64) -> Vec<Vec<Place>> {
        let mut rows = Vec::new();
        if let Some(jumper) = self.jumper_at(from) {
            let standing = self.occupied() & !bit(from);
            jump_on(
                jumper,
                from,
                to,
                standing,
                captured,
                &mut Vec::new(),
                &mut rows,
            );
        }
        rows
    }
}

/// Goes on from a square until all `left` are captured, and keeps what ends where it should.
fn jump_on(
    jumper: Jumper,
    at: Place,
    end: Place,
    standing: u64,
    left: u64,
    row: &mut Vec<Place>,
    rows: &mut Vec<Vec<Place>>,
) {
    for diagonal in jumper.diagonals() {
        let look = jumper.look(at, diagonal, standing);
        let Some(landing) = only(look.landing & !standing) else {
            continue;
        };
        if look.over & left == 0 {
            continue;
        }
        row.push(landing);
        let (standing, left) = (standing & !look.over, left & !look.over);
        if left == 0 && landing == end {
            rows.push(row.clone());
        } else if left != 0 && !jumper.ends_on(bit(landing)) {
            jump_on(jumper, landing, end, standing, left, row, rows);
        }
        row.pop();
    }
}
