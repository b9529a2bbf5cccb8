//! A position: what stands where, whose turn it is, and what has happened in the turn.

use std::fmt;
use std::hash::{Hash, Hasher};

use board::{Bits, Geometry, Square};
use game::{Side, SplitMix};

use crate::assassin::Assassins;
use crate::command::{CommandPiece, CommandPieces};
use crate::ground::{Land, Painted};
use crate::marks::Marks;
use crate::outcome::Ended;
use crate::{Activity, Edition, Ground, Kind, Piece, Terrain};

/// A position of TORA on a board of N x N places, in sets of W words.
///
/// [`Short`](crate::Short) and [`Long`](crate::Long) name the two boards. Positions are read from
/// text, or built with [`start`](game::Start::start); both check that they can be played from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tora<const N: usize, const W: usize> {
    /// The standard pieces: three bits for each place say which kind stands there.
    pub(crate) planes: [Bits<W>; 3],
    /// The places of standard pieces of the second side.
    pub(crate) second: Bits<W>,
    pub(crate) key: u64,
    pub(crate) round: u32,
    pub(crate) quiet: u16,
    pub(crate) points: [u16; 2],
    pub(crate) commands: [CommandPieces<N>; 2],
    pub(crate) marks: Marks,
    pub(crate) edition: Edition,
    /// The named terrain board; plain where a ground is painted.
    pub(crate) terrain: Terrain,
    pub(crate) painted: Painted<W>,
    pub(crate) side: Side,
    pub(crate) left: u8,
    /// The lost rulers for which a General is still to be named (T-R9).
    pub(crate) owed: [Option<Kind>; 2],
    pub(crate) assassins: Assassins,
    pub(crate) ending: Option<Ended>,
}

/// The code of a standard piece in the planes; 0 stands for none.
const fn code(kind: Kind, flipped: bool) -> u8 {
    match (kind, flipped) {
        (Kind::Archer, _) => 1,
        (Kind::Soldier, false) => 2,
        (Kind::Soldier, true) => 3,
        (Kind::Cannon, false) => 4,
        (Kind::Cannon, true) => 5,
        (Kind::Cavalry, _) => 6,
        (Kind::Assassin, _) => 7,
        (Kind::General | Kind::King | Kind::Queen, _) => 0,
    }
}

const fn decode(code: u8) -> Option<(Kind, bool)> {
    match code {
        1 => Some((Kind::Archer, false)),
        2 => Some((Kind::Soldier, false)),
        3 => Some((Kind::Soldier, true)),
        4 => Some((Kind::Cannon, false)),
        5 => Some((Kind::Cannon, true)),
        6 => Some((Kind::Cavalry, false)),
        7 => Some((Kind::Assassin, false)),
        _ => None,
    }
}

/// A random-looking number for each value.
#[inline]
pub(crate) fn mixed(value: u64) -> u64 {
    SplitMix(value).step().0
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// An empty board before the first round; not yet a position that can be played.
    pub(crate) const fn empty(edition: Edition, terrain: Terrain) -> Self {
        Self {
            planes: [Bits::EMPTY; 3],
            second: Bits::EMPTY,
            key: 0,
            round: 1,
            quiet: 0,
            points: [0; 2],
            commands: [CommandPieces::EMPTY; 2],
            marks: Marks::EMPTY,
            edition,
            terrain,
            painted: Painted::NOTHING,
            side: Side::First,
            left: 0,
            owed: [None; 2],
            assassins: Assassins::NONE,
            ending: None,
        }
    }

    pub(crate) const fn tables() -> &'static Geometry<N, W> {
        Geometry::TABLES
    }

    #[inline]
    pub(crate) fn code_at(&self, at: Square<N>) -> u8 {
        u8::from(self.planes[0].contains(at))
            | u8::from(self.planes[1].contains(at)) << 1
            | u8::from(self.planes[2].contains(at)) << 2
    }

    /// The standard piece at a place, of whichever side.
    #[inline]
    pub(crate) fn standard_at(&self, at: Square<N>) -> Option<Piece> {
        let (kind, flipped) = decode(self.code_at(at))?;
        let side = if self.second.contains(at) {
            Side::Second
        } else {
            Side::First
        };
        Some(Piece {
            side,
            kind,
            flipped,
            taken: false,
        })
    }

    /// The piece of `side` at a place.
    #[must_use]
    #[inline]
    pub fn piece_of(&self, side: Side, at: Square<N>) -> Option<Piece> {
        if let Some(piece) = self.standard_at(at)
            && piece.side == side
        {
            return Some(piece);
        }
        let command = self.commands[side.index()].get(at)?;
        Some(command.piece(side))
    }

    /// The pieces at a place, the Challenger's first; two only where one was taken (T-M6).
    pub fn pieces_at(&self, at: Square<N>) -> impl Iterator<Item = Piece> + use<N, W> {
        Side::BOTH
            .map(|side| self.piece_of(side, at))
            .into_iter()
            .flatten()
    }

    /// All pieces in square order, on shared places the Challenger's first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square<N>, Piece)> + use<N, W> {
        let position = *self;
        Square::all().flat_map(move |at| position.pieces_at(at).map(move |piece| (at, piece)))
    }

    /// Puts a piece on a place that holds no piece of its side.
    pub(crate) fn put(&mut self, at: Square<N>, piece: Piece) {
        if piece.kind.is_command() {
            let command = CommandPiece {
                at,
                kind: piece.kind,
                taken: piece.taken,
            };
            self.key ^= command_key(piece.side, command);
            self.commands[piece.side.index()].insert(command);
        } else {
            self.toggle(at, piece.side, code(piece.kind, piece.flipped));
        }
    }

    /// Puts a piece of the board on another place that holds no piece of its side.
    pub(crate) fn shift(&mut self, from: Square<N>, to: Square<N>, piece: Piece) {
        if piece.kind.is_command() {
            self.remove(from, piece);
            self.put(to, piece);
        } else {
            let code = code(piece.kind, piece.flipped);
            self.toggle_bits(Bits::of(from) ^ Bits::of(to), piece.side, code);
            self.key ^= standard_key(from, piece.side, code) ^ standard_key(to, piece.side, code);
        }
    }

    /// Takes a piece off the board.
    pub(crate) fn remove(&mut self, at: Square<N>, piece: Piece) {
        if piece.kind.is_command() {
            let commands = &mut self.commands[piece.side.index()];
            if let Some(command) = commands.get(at) {
                commands.remove(at);
                self.key ^= command_key(piece.side, command);
            }
        } else {
            self.toggle(at, piece.side, code(piece.kind, piece.flipped));
        }
    }

    fn toggle(&mut self, at: Square<N>, side: Side, code: u8) {
        self.toggle_bits(Bits::of(at), side, code);
        self.key ^= standard_key(at, side, code);
    }

    #[inline]
    fn toggle_bits(&mut self, bits: Bits<W>, side: Side, code: u8) {
        for (i, plane) in self.planes.iter_mut().enumerate() {
            if code >> i & 1 != 0 {
                *plane ^= bits;
            }
        }
        if side == Side::Second {
            self.second ^= bits;
        }
    }

    /// The board part of the key, from nothing.
    pub(crate) fn fresh_board_key(&self) -> u64 {
        self.pieces().fold(0, |key, (at, piece)| {
            key ^ if piece.kind.is_command() {
                let command = CommandPiece {
                    at,
                    kind: piece.kind,
                    taken: piece.taken,
                };
                command_key(piece.side, command)
            } else {
                standard_key(at, piece.side, code(piece.kind, piece.flipped))
            }
        })
    }

    /// The key of everything but the board.
    pub(crate) fn frame_key(&self) -> u64 {
        let counters = u64::from(self.round) << 32
            | u64::from(self.quiet) << 16
            | u64::from(self.points[0] ^ self.points[1].rotate_left(8));
        let turn = (self.side as u64) << 40
            | u64::from(self.left) << 32
            | (self.edition as u64) << 24
            | self.owed[0].map_or(0, |kind| kind as u64) << 8
            | self.owed[1].map_or(0, |kind| kind as u64);
        let turn = turn ^ self.terrain.key() ^ self.painted.key() ^ self.assassins_key();
        let mut key = mixed(counters ^ mixed(turn ^ u64::from(self.points[0]) << 48));
        for four in self.marks.words().chunks_exact(4) {
            let packed = four
                .iter()
                .fold(0, |all, &word| all << 16 | u64::from(word));
            if packed != u64::MAX {
                key = mixed(key ^ packed);
            }
        }
        key
    }

    /// A hash of what the Assassins add to the position; 0 in a game without them.
    pub(crate) fn assassins_key(&self) -> u64 {
        if self.has_assassins() {
            mixed(self.assassins.bits().into())
        } else {
            0
        }
    }

    /// The edition of the rules.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// The named terrain board; plain ground if there is none, also where the position brings its own
    /// [`ground`](Self::ground).
    #[must_use]
    pub const fn terrain(&self) -> Terrain {
        self.terrain
    }

    /// What a place is.
    #[must_use]
    pub fn ground(&self, at: Square<N>) -> Ground {
        match self.painted.grounds() {
            Some(grounds) => grounds.get(at.index()),
            None => self.terrain.ground(at),
        }
    }

    /// The ground for the rules; `None` if it is plain everywhere.
    #[inline]
    pub(crate) fn land(&self) -> Option<Land<W>> {
        match self.painted.grounds() {
            Some(grounds) => Some(Land::Painted(*grounds)),
            None => self.terrain.land().map(Land::Named),
        }
    }

    /// Whether there is ground that is not plain, or a board that could have it.
    pub(crate) fn has_land(&self) -> bool {
        self.painted.grounds().is_some() || self.terrain.land().is_some()
    }

    /// The side whose turn it is, or was when the game ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How many actions are left in the turn.
    #[must_use]
    pub const fn actions_left(&self) -> u8 {
        self.left
    }

    /// Ends of round since the last capture or change of stance (T-V6).
    #[must_use]
    pub const fn quiet_rounds(&self) -> u16 {
        self.quiet
    }

    /// The lost ruler for which `side` still has to name a General (T-R9).
    #[must_use]
    pub const fn owes_ruler(&self, side: Side) -> Option<Kind> {
        self.owed[side.index()]
    }

    /// What the piece of the side to move at a place has done in this turn.
    #[must_use]
    pub fn activity(&self, at: Square<N>) -> Activity {
        self.marks.get(at)
    }

    /// The Cannon to which the piece at a place is bound as crew in this turn (T-C5).
    #[must_use]
    pub fn bound_to(&self, at: Square<N>) -> Option<Square<N>> {
        let number = self.marks.get(at).bound?;
        self.cannons(self.side).nth(usize::from(number))
    }

    /// The places of the Cannons of a side, in square order.
    pub fn cannons(&self, side: Side) -> impl Iterator<Item = Square<N>> + use<N, W> {
        let [low, middle, high] = self.planes;
        let cannons = high - middle;
        debug_assert!(!cannons.meets(low - self.occupied_by_standard()));
        let own = match side {
            Side::First => cannons - self.second,
            Side::Second => cannons & self.second,
        };
        own.iter()
    }

    fn occupied_by_standard(&self) -> Bits<W> {
        self.planes[0] | self.planes[1] | self.planes[2]
    }

    /// How many actions a turn of `side` has that starts now (T-R2).
    pub(crate) fn full_turn(&self, side: Side) -> u8 {
        if N > 9 {
            self.commands[side.index()].len() as u8
        } else {
            2
        }
    }

    /// Whether a turn starts here: nothing was played in it and no ruler is to be named.
    #[must_use]
    pub fn at_turn_start(&self) -> bool {
        self.marks.is_empty() && !self.owes_any() && self.left == self.full_turn(self.side)
    }

    pub(crate) fn owes_any(&self) -> bool {
        self.owed != [None; 2]
    }
}

impl<const N: usize> CommandPiece<N> {
    pub(crate) fn piece(self, side: Side) -> Piece {
        Piece {
            side,
            kind: self.kind,
            flipped: false,
            taken: self.taken,
        }
    }
}

fn standard_key<const N: usize>(at: Square<N>, side: Side, code: u8) -> u64 {
    mixed((at.index() as u64) << 8 | u64::from(code) << 1 | side as u64)
}

fn command_key<const N: usize>(side: Side, command: CommandPiece<N>) -> u64 {
    let code = 8 | (command.kind as u64) << 4 | (command.taken as u64) << 7;
    mixed((command.at.index() as u64) << 16 | code << 1 | side as u64)
}

impl<const N: usize, const W: usize> Hash for Tora<N, W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key ^ self.frame_key());
    }
}

impl<const N: usize, const W: usize> fmt::Debug for Tora<N, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
