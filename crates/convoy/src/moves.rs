//! Moves of boats (K-3, K-4).

use arrayvec::ArrayVec;
use game::Side;

use crate::illegal::Illegal;
use crate::lines::{falling, rising, runs};
use crate::squares::{Square, Squares, turned, turned_index, turned_of};
use crate::state::{Boat, Convoy};

/// A boat's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// From where.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// Some boats and the squares where their moves can end: up and down the rows, then up and down the
/// columns. Sets for columns are transposed, so that a column is a word of bits as a row is.
///
/// Each bit of the four sets of ends is one move: in one direction a square can be reached by one
/// boat only, since any other would have to pass that one.
#[derive(Clone, Copy)]
struct Reach {
    boats: [Squares; 2],
    ends: [Squares; 4],
}

impl Reach {
    /// All that these boats can reach through empty squares; they may end where it is `allowed`.
    #[inline]
    fn new(boats: [Squares; 2], empty: [Squares; 2], allowed: Squares) -> Self {
        // Every board is its own transpose, so `allowed` serves rows and columns alike.
        let ends = [
            rising(boats[0], empty[0]) & allowed,
            falling(boats[0], empty[0]) & allowed,
            rising(boats[1], empty[1]) & allowed,
            falling(boats[1], empty[1]) & allowed,
        ];
        Self { boats, ends }
    }

    /// The squares where a move can end.
    fn squares(&self) -> Squares {
        let [up, down, turned_up, turned_down] = self.ends;
        up | down | turned(turned_up | turned_down)
    }

    /// Only the moves that end in a set.
    fn only(mut self, set: Squares) -> Self {
        let turned = turned(set);
        for (ends, set) in self.ends.iter_mut().zip([set, set, turned, turned]) {
            *ends &= set;
        }
        self
    }

    fn is_empty(&self) -> bool {
        self.ends.iter().all(Squares::is_empty)
    }

    #[inline]
    fn count(&self) -> u32 {
        // Bulk counting: the moves need not be made to be counted.
        self.ends.iter().map(Squares::count).sum()
    }

    /// The words of all sets of ends, each with its number.
    #[inline]
    fn words(&self) -> impl Iterator<Item = (usize, u64)> {
        let words = self.ends.iter().flat_map(Squares::words);
        words.copied().enumerate()
    }

    /// The move that ends at a bit of one of the words.
    #[inline]
    fn ending(&self, number: usize, bit: u32) -> Option<Move> {
        let (way, word) = (number / 4, number % 4);
        let boats = self.boats[way / 2].words()[word];
        // Boats can't pass each other, so it was the nearest one on the side it came from.
        let from = if way % 2 == 0 {
            63 - (boats & ((1 << bit) - 1)).leading_zeros()
        } else {
            bit + (boats >> bit).trailing_zeros()
        };
        let square = |bit: u32| {
            let index = word * 64 + bit as usize;
            Square::from_index(if way < 2 { index } else { turned_index(index) })
        };
        Some(Move {
            from: square(from)?,
            to: square(bit)?,
        })
    }

    /// Appends the moves.
    #[inline]
    fn list(&self, out: &mut Vec<Move>) {
        for (number, mut rest) in self.words() {
            while rest != 0 {
                out.extend(self.ending(number, rest.trailing_zeros()));
                rest &= rest - 1;
            }
        }
    }

    /// The move at an index of the list; else how many moves there are.
    #[inline]
    fn get(&self, mut index: usize) -> Result<Option<Move>, usize> {
        for (number, mut word) in self.words() {
            let here = word.count_ones() as usize;
            if index < here {
                (0..index).for_each(|_| word &= word - 1);
                return Ok(self.ending(number, word.trailing_zeros()));
            }
            index -= here;
        }
        Err(index)
    }
}

/// What can be reached from a set with at most one move, with at most two, and so on, as long as it
/// grows. The squares that are not in the way are given for rows and for columns; the set is among
/// them.
fn flood(from: Squares, [rows, columns]: [Squares; 2]) -> impl Iterator<Item = Squares> {
    let mut seen = from;
    std::iter::from_fn(move || {
        // Whoever reaches a square of a run of empty squares reaches all of the run next.
        let next = runs(seen, rows) | turned(runs(turned(seen), columns));
        (next != seen).then(|| {
            seen = next;
            next
        })
    })
}

impl Convoy {
    /// What the boats of one kind can reach.
    #[inline]
    fn reach(&self, boat: Boat) -> Reach {
        let boats = match boat {
            Boat::Attacker => [self.boats[0], self.turned[0]],
            Boat::Defender => [self.boats[1], self.turned[1]],
            Boat::King => {
                let none = [Squares::EMPTY; 2];
                let of = |king| [Squares::of(king), turned_of(king)];
                self.king().map_or(none, of)
            }
        };
        let allowed = match boat {
            // K-4: any boat may pass over these squares, but only the king may end there.
            Boat::King => self.family.squares(),
            Boat::Attacker | Boat::Defender => self.family.open(),
        };
        Reach::new(boats, self.empty(), allowed)
    }

    /// The kinds of boats of the side to move, the king last.
    fn movers(&self) -> &'static [Boat] {
        match self.side {
            Side::First => &[Boat::Attacker],
            Side::Second => &[Boat::Defender, Boat::King],
        }
    }

    #[inline]
    fn reaches(&self) -> impl Iterator<Item = Reach> {
        self.movers().iter().map(|boat| self.reach(*boat))
    }

    /// Appends all moves that the boats of the side to move have, whether or not the game is over.
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        self.reaches().for_each(|reach| reach.list(out));
    }

    /// The number of these moves.
    pub(crate) fn count(&self) -> u32 {
        self.reaches().map(|reach| reach.count()).sum()
    }

    /// The move of the list whose index `choose` says when told how many there are.
    pub(crate) fn pick(&self, choose: impl FnOnce(usize) -> usize) -> Option<Move> {
        let reaches: ArrayVec<Reach, 2> = self.reaches().collect();
        let count: u32 = reaches.iter().map(Reach::count).sum();
        let mut index = (count > 0).then(|| choose(count as usize))?;
        for reach in &reaches {
            match reach.get(index) {
                Ok(mv) => return mv,
                Err(rest) => index = rest,
            }
        }
        None
    }

    /// Whether the side to move has any move.
    pub(crate) fn can_move(&self) -> bool {
        self.reaches().any(|reach| !reach.is_empty())
    }

    /// Appends the moves that capture, and those with which the king escapes.
    pub fn captures_and_escapes(&self, out: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        let capturing = self.capturing_squares();
        for boat in self.movers() {
            let mut ends = capturing;
            if *boat == Boat::King {
                ends |= self.family.escapes();
            }
            self.reach(*boat).only(ends).list(out);
        }
    }

    /// Appends the moves of the attackers that keep the king from escaping with his next move, by
    /// closing his way or capturing him. If there is none, one of those that don't; if he has no
    /// way out, all moves. None if the game is over or it is not their turn.
    pub fn moves_that_hold(&self, out: &mut Vec<Move>) {
        if self.is_over() || self.side == Side::Second {
            return;
        }
        let escapes = self.family.escapes();
        let [up, down, turned_up, turned_down] = self.reach(Boat::King).ends;
        let ways = [up, down, turned(turned_up), turned(turned_down)];
        let mut open = ways.into_iter().filter(|way| way.meets(escapes));
        let closing = match (open.next(), open.next()) {
            (None, _) => return self.list(out),
            // An attacker anywhere on the only open way closes it.
            (Some(way), None) => way,
            // One boat can't close two ways at once, so only capturing the king helps.
            (Some(_), Some(_)) => Squares::EMPTY,
        };
        let before = out.len();
        let ends = closing | self.closing_squares();
        self.reach(Boat::Attacker).only(ends).list(out);
        if out.len() == before {
            out.extend(self.pick(|_| 0));
        }
    }

    /// The squares to which the boats of one kind could go if it were their turn.
    pub(crate) fn reached_by(&self, boat: Boat) -> Squares {
        self.reach(boat).squares()
    }

    /// How many squares the king could go to if it were his turn; 0 once he is captured.
    #[must_use]
    pub fn king_moves(&self) -> u32 {
        self.reach(Boat::King).count()
    }

    /// How many squares where he escapes the king could reach with one move, if it were his turn.
    #[must_use]
    pub fn ways_out(&self) -> u32 {
        (self.reached_by(Boat::King) & self.family.escapes()).count()
    }

    /// How far it is for the king to where he escapes, if only he moved: the least number of moves
    /// and how many such squares he can reach with that many; `None` if no way leads there.
    #[must_use]
    pub fn way_out(&self) -> Option<(u32, u32)> {
        let king = self.king()?;
        // His own square is free for him as soon as he has left it.
        let without = |mut empty: [Squares; 2]| {
            empty[0].insert(king);
            empty[1] |= turned_of(king);
            empty
        };
        let escapes = self.family.escapes();
        let floods = flood(Squares::of(king), without(self.empty()));
        let found = |seen: Squares| (seen & escapes).count();
        let ways = (1..).zip(floods.map(found));
        ways.into_iter().find(|(_, ways)| *ways > 0)
    }

    /// The squares that the attackers have not cut off from the defender's boats: those that these
    /// boats could reach in any number of moves if the attackers stood still and the defender's own
    /// boats were never in the way.
    #[must_use]
    pub fn defenders_waters(&self) -> Squares {
        let squares = self.family.squares();
        let free = [squares - self.boats[0], squares - self.turned[0]];
        let from = self.of(Side::Second);
        flood(from, free).last().unwrap_or(from)
    }

    /// The same position with the other side to move: what would follow if this turn were passed.
    /// No move of the game does this.
    #[must_use]
    pub fn passed(&self) -> Self {
        let mut passed = *self;
        passed.side = !self.side;
        passed
    }

    /// Why a boat can't go from one square to another.
    pub(crate) fn refuse(&self, mv: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let Move { from, to } = mv;
        let boat = match self.at(from) {
            None => return Err(Illegal::Empty { from }),
            Some(boat) if boat.side() != self.side => return Err(Illegal::NotYours { from }),
            Some(boat) => boat,
        };
        if from == to {
            return Err(Illegal::Nowhere { from });
        }
        if from.v() != to.v() && from.h() != to.h() {
            return Err(Illegal::Crooked { from, to }); // K-3
        }
        if self.at(to).is_some() {
            return Err(Illegal::Occupied { to });
        }
        if let Some(at) = self.obstacle(from, to) {
            return Err(Illegal::Blocked { at }); // K-3
        }
        // K-4: the king alone may end on the throne or in a corner.
        if boat != Boat::King && !self.family.open().contains(to) {
            return Err(if to == self.family.throne_square() {
                Illegal::Throne { at: to }
            } else {
                Illegal::Corner { at: to }
            });
        }
        Ok(())
    }

    /// The first boat in the way from one square to another on the same line.
    fn obstacle(&self, from: Square, to: Square) -> Option<Square> {
        let dir = from.direction(to)?;
        let mut at = from.step(dir)?;
        while at != to {
            if self.at(at).is_some() {
                return Some(at);
            }
            at = at.step(dir)?;
        }
        None
    }
}
