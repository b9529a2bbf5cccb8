//! Jeopardy (T-J1 to T-J5, T-E3, T-E4).

use board::{Bits, Square};
use game::Side;

use crate::command::CommandPiece;
use crate::field::Field;
use crate::{Edition, Kind, Piece, Tora};

/// An own command piece that may not end its turn as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suicide<const N: usize, const W: usize> {
    pub(crate) at: Square<N>,
    pub(crate) attackers: Bits<W>,
}

/// Where a piece would be in jeopardy.
#[derive(Clone, Copy)]
pub(crate) struct Danger<const W: usize> {
    /// From some piece.
    pub(crate) any: Bits<W>,
    /// From some piece even if any one piece were gone. Without one of its crew a Cannon can't
    /// fire, so Cannons don't count here.
    pub(crate) lasting: Bits<W>,
}

impl<const N: usize, const W: usize> Field<N, W> {
    /// The places of the pieces of `by` that could attack the place `target` with one action,
    /// taking it that an enemy of theirs stands there (T-J1).
    pub(crate) fn attackers(&self, by: Side, target: Square<N>) -> Bits<W> {
        let mut attackers = Bits::EMPTY;
        self.each_near(by, target, |piece, from| {
            if self.could_attack(piece, from, target) {
                attackers.insert(from);
            }
        });
        attackers
    }

    /// The pieces of `by` near enough to attack a place.
    pub(crate) fn near(&self, by: Side, target: Square<N>) -> Bits<W> {
        let mut near = Bits::EMPTY;
        self.each_near(by, target, |_, from| near.insert(from));
        near
    }

    /// What the pieces of `by` could attack with one action: exact for places up to `radius` from
    /// `center`.
    pub(crate) fn danger(&self, by: Side, center: Square<N>, radius: usize) -> Danger<W> {
        let mut danger = Danger {
            any: Bits::EMPTY,
            lasting: Bits::EMPTY,
        };
        self.each_within(by, center, radius, |piece, from| {
            let area = self.area(piece, from);
            if piece.kind != Kind::Cannon {
                // Cannons come last, so none of their lines is in `any` yet.
                danger.lasting |= danger.any & area;
            }
            danger.any |= area;
        });
        danger
    }

    /// Where a change of the board could change which pieces of `by` can attack `target`.
    pub(crate) fn zone(&self, by: Side, target: Square<N>) -> Bits<W> {
        let mut zone = Bits::EMPTY;
        self.each_near(by, target, |piece, from| {
            zone |= self.way_of(piece, from, target)
        });
        zone
    }

    /// Where a change of the board could change whether `piece` at `from` can attack `target`: the
    /// piece itself and all that could lie on its way.
    pub(crate) fn way_of(&self, piece: Piece, from: Square<N>, target: Square<N>) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        if piece.kind == Kind::Cannon {
            return if from.direction(target).is_some() {
                tables.between(from, target) | tables.near_both(from, from, 1)
            } else {
                Bits::EMPTY
            };
        }
        ways(from, target, self.range(piece.kind))
    }

    /// Where a change of the board could change whether `piece` at `from` can go to `target`: the
    /// piece itself and all that could lie on its way.
    pub(crate) fn way_to(&self, piece: Piece, from: Square<N>, target: Square<N>) -> Bits<W> {
        let limit = usize::from(piece.kind.limit()) + usize::from(self.land.is_some()); // T-T5
        ways(from, target, limit)
    }

    /// Where the board must change so that no piece of `by` can attack `target` any more; `None` if
    /// none can.
    pub(crate) fn rescue(&self, by: Side, target: Square<N>) -> Option<Bits<W>> {
        // Every attacker must be dealt with, so the one with the shortest way, too.
        self.attackers(by, target)
            .iter()
            .filter_map(|from| Some(self.way_of(self.piece_of(by, from)?, from, target)))
            .min_by_key(Bits::count)
    }

    fn each_near(&self, by: Side, target: Square<N>, visit: impl FnMut(Piece, Square<N>)) {
        self.each_within(by, target, 0, visit);
    }

    /// Calls `visit` with each piece of `by` that could attack some place up to `radius` from
    /// `center` if nothing were in its way, Cannons last.
    fn each_within(
        &self,
        by: Side,
        center: Square<N>,
        radius: usize,
        mut visit: impl FnMut(Piece, Square<N>),
    ) {
        let tables = Tora::<N, W>::tables();
        let assassin = self.assassin_endangers(by).then_some(Kind::Assassin);
        let kinds = [Kind::Archer, Kind::Soldier, Kind::Cavalry];
        for kind in kinds.into_iter().chain(assassin) {
            let piece = Piece::new(by, kind);
            // T-J1: a defending Soldier and an unready Cannon attack nobody, and `piece` is
            // neither.
            let near = tables.near_both(center, center, self.range(kind) + radius);
            for from in (self.standing(piece) & near).iter() {
                visit(piece, from);
            }
        }
        for command in self.commands(by) {
            if command.at.distance(center) <= self.range(command.kind) + radius {
                visit(command.piece(by), command.at);
            }
        }
        let cannon = Piece::new(by, Kind::Cannon);
        for from in self.standing(cannon).iter() {
            visit(cannon, from);
        }
    }

    /// Whether an action of `piece` at `from` could change something in `zone`, judged by distance
    /// alone.
    pub(crate) fn could_change(&self, piece: Piece, from: Square<N>, zone: Bits<W>) -> bool {
        let tables = Tora::<N, W>::tables();
        piece.kind == Kind::Cannon
            || tables
                .near_both(from, from, self.range(piece.kind))
                .meets(zone)
    }

    /// How far off a piece can attack at most with one action; not for Cannons.
    pub(crate) fn range(&self, kind: Kind) -> usize {
        let slope = usize::from(self.land.is_some()); // T-T5
        let shot = match kind {
            Kind::King | Kind::Queen => 2,
            Kind::General | Kind::Assassin => 1,
            // An Archer moves 1 and attacks 1, or attacks 2; all others land.
            _ => 0,
        };
        usize::from(kind.limit()) + slope + shot
    }
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The places of the enemy pieces that put a piece of `side` at `at` in jeopardy (T-J1).
    pub fn jeopardy(
        &self,
        side: Side,
        at: Square<N>,
    ) -> impl Iterator<Item = Square<N>> + use<N, W> {
        Field::new(self).attackers(!side, at).iter()
    }

    /// Own command pieces whose jeopardy the end of the turn depends on: those that acted and were
    /// not taken (T-J2, T-J5).
    pub(crate) fn watched(&self) -> impl Iterator<Item = CommandPiece<N>> {
        let any = !self.marks.is_empty();
        self.commands[self.side.index()]
            .iter()
            .filter(move |command| any && !command.taken && self.marks.get(command.at).acted())
    }

    /// An own command piece that acted and forbids the end of the turn here (T-J2), if there is
    /// one.
    pub(crate) fn suicide(&self) -> Option<Suicide<N, W>> {
        let mut watched = self.watched().peekable();
        watched.peek()?;
        let field = Field::at_end_of_turn(self, self.side);
        watched.find_map(|command| self.suicide_of(&field, command))
    }

    /// Whether this watched command piece forbids the end of the turn, on the board of its end.
    pub(crate) fn suicide_of(
        &self,
        field: &Field<N, W>,
        command: CommandPiece<N>,
    ) -> Option<Suicide<N, W>> {
        let attackers = field.attackers(!self.side, command.at);
        let allowed = attackers.is_empty() || self.excused(field, command.kind, attackers);
        (!allowed).then_some(Suicide {
            at: command.at,
            attackers,
        })
    }

    /// Whether an exception could excuse anybody on the board of the turn's end, given actions that
    /// take nobody.
    pub(crate) fn can_excuse(&self, field: &Field<N, W>) -> bool {
        self.edition == Edition::Website || field.commands(!self.side).any(|enemy| enemy.taken)
    }

    /// Whether an exception lets a command piece act into the jeopardy of these pieces.
    pub(crate) fn excused(&self, field: &Field<N, W>, kind: Kind, attackers: Bits<W>) -> bool {
        let enemies = || field.commands(!self.side);
        // T-J3. For the Opposition (T-E4) the taken piece has left by then (T-J4).
        let dying = |at| enemies().any(|enemy| enemy.at == at && enemy.taken);
        if attackers.count() == 1 && attackers.first().is_some_and(dying) {
            return true;
        }
        // T-E3
        self.edition == Edition::Website
            && kind == Kind::General
            && enemies().any(|enemy| {
                enemy.kind == Kind::General
                    && attackers.count() <= field.attackers(self.side, enemy.at).count()
            })
    }
}

/// The places that a path of so many steps can use: the ways to it and from it together are in
/// range.
pub(crate) fn ways<const N: usize, const W: usize>(
    from: Square<N>,
    target: Square<N>,
    range: usize,
) -> Bits<W> {
    let tables = Tora::<N, W>::tables();
    (0..=range).fold(Bits::of(from), |way, gone| {
        way | (tables.near_both(from, from, gone) & tables.near_both(target, target, range - gone))
    })
}
