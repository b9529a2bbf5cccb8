//! The board in sets, as the rules of movement and attack look at it.

use board::{Bits, Square};
use game::Side;

use crate::command::{CommandPiece, CommandPieces};
use crate::ground::Land;
use crate::{Kind, Piece, Tora};

/// The pieces of a position as sets, of both sides together where no side is named.
#[derive(Clone, Copy)]
pub(crate) struct Field<const N: usize, const W: usize> {
    pub(crate) of: [Bits<W>; 2],
    pub(crate) occupied: Bits<W>,
    standard: [Bits<W>; 2],
    planes: [Bits<W>; 3],
    /// Soldiers in defense stance.
    pub(crate) defenders: Bits<W>,
    commands: [CommandPieces<N>; 2],
    /// The sides whose Assassin on the board endangers nobody: it must rest (T-J1), or was found in
    /// the running turn (T-J8).
    harmless: [bool; 2],
    pub(crate) land: Option<Land<W>>,
    /// Archers may land with their second step (T-E2).
    pub(crate) archers_land_far: bool,
}

impl<const N: usize, const W: usize> Field<N, W> {
    pub(crate) fn new(position: &Tora<N, W>) -> Self {
        let [low, middle, high] = position.planes;
        let standing = low | middle | high;
        let standard = [standing - position.second, position.second];
        let mut field = Self {
            of: standard,
            occupied: standing,
            standard,
            planes: position.planes,
            defenders: (middle & low) - high,
            commands: position.commands,
            harmless: if position.has_assassins() {
                Side::BOTH.map(|side| position.rests_next(side))
            } else {
                [false; 2]
            },
            land: position.land(),
            archers_land_far: position.edition.is_quick(),
        };
        for side in Side::BOTH {
            for command in position.commands[side.index()].iter() {
                field.of[side.index()].insert(command.at);
            }
        }
        field.occupied |= field.of[0] | field.of[1];
        field
    }

    /// The board as the end of `side`'s turn looks at it (T-J4): taken pieces have left when the
    /// round ends with it.
    pub(crate) fn at_end_of_turn(position: &Tora<N, W>, side: Side) -> Self {
        let mut commands = position.commands.iter().flat_map(|side| side.iter());
        let mut field = if side == Side::First || !commands.any(|command| command.taken) {
            Self::new(position)
        } else {
            let mut cleared = *position;
            for side in Side::BOTH {
                for command in position.commands[side.index()].iter().filter(|c| c.taken) {
                    cleared.commands[side.index()].remove(command.at);
                }
            }
            Self::new(&cleared)
        };
        if position.has_assassins() && position.marks.found::<N>() {
            field.harmless[(!side).index()] = true; // T-J8
        }
        field
    }

    /// The board with these places empty, as far as paths over it matter.
    pub(crate) fn without(&self, places: Bits<W>) -> Self {
        Self {
            of: self.of.map(|of| of - places),
            occupied: self.occupied - places,
            defenders: self.defenders - places,
            ..*self
        }
    }

    /// The board without the piece of a side at this place, as far as paths over it matter.
    pub(crate) fn without_enemy(&self, side: Side, at: Square<N>) -> Self {
        let mut field = *self;
        field.lift(side, at);
        field
    }

    /// Takes the piece of a side at this place away, as far as paths over the board matter.
    pub(crate) fn lift(&mut self, side: Side, at: Square<N>) {
        self.of[side.index()].remove(at);
        if !self.of[(!side).index()].contains(at) {
            self.occupied.remove(at);
            self.defenders.remove(at);
        }
    }

    /// Puts a piece of a side to this place, as far as paths over the board matter.
    pub(crate) fn put(&mut self, side: Side, at: Square<N>) {
        self.of[side.index()].insert(at);
        self.occupied.insert(at);
    }

    /// Whether the Assassin of a side endangers somebody where it can attack.
    pub(crate) fn assassin_endangers(&self, side: Side) -> bool {
        Tora::<N, W>::ASSASSINS && !self.harmless[side.index()]
    }

    #[inline]
    pub(crate) fn commands(&self, side: Side) -> impl Iterator<Item = CommandPiece<N>> {
        self.commands[side.index()].iter()
    }

    pub(crate) fn piece_of(&self, side: Side, at: Square<N>) -> Option<Piece> {
        if self.standard[side.index()].contains(at) {
            let [low, middle, high] = self.planes.map(|plane| plane.contains(at));
            let (kind, flipped) = match (high, middle) {
                (false, false) => (Kind::Archer, false),
                (false, true) => (Kind::Soldier, low),
                (true, false) => (Kind::Cannon, low),
                (true, true) if low => (Kind::Assassin, false),
                (true, true) => (Kind::Cavalry, false),
            };
            return Some(Piece {
                side,
                kind,
                flipped,
                taken: false,
            });
        }
        Some(self.commands[side.index()].get(at)?.piece(side))
    }

    /// Places without a piece.
    #[inline]
    pub(crate) fn empty(&self) -> Bits<W> {
        Tora::<N, W>::tables().all() - self.occupied
    }

    /// The places of the standard pieces of this kind, side and state.
    #[inline]
    pub(crate) fn standing(&self, piece: Piece) -> Bits<W> {
        let [low, middle, high] = self.planes;
        let own = self.standard[piece.side.index()];
        match (piece.kind, piece.flipped) {
            (Kind::Archer, _) => (own & low) - middle - high,
            (Kind::Soldier, false) => (own & middle) - low - high,
            (Kind::Soldier, true) => own & self.defenders,
            (Kind::Cannon, false) => (own & high) - low - middle,
            (Kind::Cannon, true) => (own & high & low) - middle,
            (Kind::Cavalry, _) => (own & high & middle) - low,
            (Kind::Assassin, _) => own & high & middle & low,
            (Kind::General | Kind::King | Kind::Queen, _) => Bits::EMPTY,
        }
    }

    /// Places from which a piece could have an enemy in range.
    #[inline]
    pub(crate) fn near_enemies(&self, piece: Piece) -> Bits<W> {
        let tables = Tora::<N, W>::tables();
        let near = tables.spread(self.of[(!piece.side).index()]);
        if matches!(piece.kind, Kind::General | Kind::Assassin) {
            near
        } else {
            tables.spread(near)
        }
    }
}
