//! The words of the rules on movement, attack and jeopardy, piece by piece and path by path.

use board::{Dir, Square};
use game::Side;
use tigerden_tora::{Edition, Ground, Kind, Piece, Terrain, Tora};

/// What stands where, and on what ground.
pub(crate) struct Board<const N: usize> {
    pieces: Vec<(Square<N>, Piece)>,
    terrain: Terrain,
    edition: Edition,
}

/// Steps from a place, with the places that they enter.
#[derive(Clone)]
struct Path<const N: usize> {
    from: Square<N>,
    steps: Vec<(Dir, Square<N>)>,
}

impl<const N: usize> Path<N> {
    fn end(&self) -> Square<N> {
        self.steps.last().map_or(self.from, |(_, at)| *at)
    }
}

/// Whether a path is within a piece's limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Within,
    /// By the extra step of a slope passed downhill (T-T5).
    Extended,
    TooLong,
}

impl<const N: usize> Board<N> {
    pub(crate) fn of<const W: usize>(position: &Tora<N, W>) -> Self {
        Self {
            pieces: position.pieces().collect(),
            terrain: position.terrain(),
            edition: position.edition(),
        }
    }

    fn piece_of(&self, side: Side, at: Square<N>) -> Option<Piece> {
        let mut pieces = self.pieces.iter();
        let here = pieces.find(|(place, piece)| *place == at && piece.side == side)?;
        Some(here.1)
    }

    fn is_empty(&self, at: Square<N>) -> bool {
        self.pieces.iter().all(|(place, _)| *place != at)
    }

    fn has_defender(&self, at: Square<N>) -> bool {
        self.pieces
            .iter()
            .any(|(place, piece)| *place == at && piece.defends())
    }

    /// The pieces of `by` that could attack the place with a single action (T-J1).
    pub(crate) fn attackers(&self, by: Side, target: Square<N>) -> Vec<Square<N>> {
        let own = self.pieces.iter().filter(|(_, piece)| piece.side == by);
        own.filter(|(from, piece)| self.could_attack(*piece, *from, target))
            .map(|(from, _)| *from)
            .collect()
    }

    fn could_attack(&self, piece: Piece, from: Square<N>, target: Square<N>) -> bool {
        if piece.kind == Kind::Cannon {
            return !piece.flipped && self.could_fire(piece, from, target);
        }
        if piece.defends() {
            return false;
        }
        if piece.taken && from == target {
            return true; // T-A7
        }
        let mut path = Path {
            from,
            steps: Vec::new(),
        };
        self.some_path(piece, &mut path, target)
    }

    /// T-C2, T-C4
    fn could_fire(&self, piece: Piece, from: Square<N>, target: Square<N>) -> bool {
        let crew = Dir::ALL
            .iter()
            .filter_map(|dir| from.step(*dir))
            .filter(|at| self.piece_of(piece.side, *at).is_some());
        if crew.count() < 2 || self.piece_of(piece.side, target).is_some() {
            return false;
        }
        Dir::ALL.into_iter().any(|dir| {
            let mut at = from.step(dir);
            while let Some(here) = at {
                if here == target {
                    return true;
                }
                if !self.is_empty(here) {
                    return false;
                }
                at = here.step(dir);
            }
            false
        })
    }

    /// Whether this path, or one that goes on from it, ends with an attack on the target.
    fn some_path(&self, piece: Piece, path: &mut Path<N>, target: Square<N>) -> bool {
        let length = self.length(piece, path);
        if length != Length::TooLong
            && (self.lands(piece, path, length, target) || self.shoots(piece, path, length, target))
        {
            return true;
        }
        if path.steps.len() > usize::from(piece.kind.limit()) {
            return false;
        }
        let here = path.end();
        if !path.steps.is_empty() && !self.goes_through(piece, path.from, here) {
            return false;
        }
        Dir::ALL.into_iter().any(|dir| {
            here.step(dir).is_some_and(|next| {
                path.steps.push((dir, next));
                let found = self.some_path(piece, path, target);
                path.steps.pop();
                found
            })
        })
    }

    /// T-M2, T-M3
    fn goes_through(&self, piece: Piece, from: Square<N>, at: Square<N>) -> bool {
        let left_behind = at == from && self.piece_of(!piece.side, at).is_none();
        left_behind
            || match piece.kind {
                Kind::Cavalry => !self.has_defender(at),
                _ => self.is_empty(at),
            }
    }

    /// T-M1, T-T2, T-T5, T-T6
    fn length(&self, piece: Piece, path: &Path<N>) -> Length {
        let arrow = |at| match self.terrain.ground(at) {
            Ground::Slope(arrow) => Some(arrow),
            _ => None,
        };
        let slope = |(dir, at): &(Dir, Square<N>)| Some(dir.angle(arrow(*at)?));
        let water = path
            .steps
            .iter()
            .any(|(_, at)| self.terrain.ground(*at) == Ground::Water);
        let uphill = path
            .steps
            .iter()
            .any(|step| slope(step).is_some_and(|angle| angle > 2));
        let extended = path.steps.split_last().is_some_and(|((last, _), before)| {
            before.iter().any(|step| {
                slope(step).is_some_and(|angle| angle < 2)
                    && arrow(step.1).is_some_and(|arrow| last.angle(arrow) <= 1)
            })
        });
        let steps = path.steps.len() as i32;
        let limit = i32::from(piece.kind.limit()) - i32::from(water) - i32::from(uphill);
        if steps <= limit.max(1) {
            Length::Within
        } else if extended && steps <= (limit + 1).max(1) {
            Length::Extended
        } else {
            Length::TooLong
        }
    }

    /// Whether the piece lands on an enemy on the target at the end of the path.
    fn lands(&self, piece: Piece, path: &Path<N>, length: Length, target: Square<N>) -> bool {
        let own = (target != path.from)
            .then(|| self.piece_of(piece.side, target))
            .flatten();
        if path.steps.is_empty() || path.end() != target || own.is_some() {
            return false; // T-M6
        }
        match piece.kind {
            Kind::Archer if self.edition.is_quick() => length == Length::Within, // T-E2
            Kind::Archer => path.steps.len() == 1,                               // T-A4
            _ => true,
        }
    }

    /// Whether it attacks the target from the end of the path without landing.
    fn shoots(&self, piece: Piece, path: &Path<N>, length: Length, target: Square<N>) -> bool {
        let from = path.end();
        if !path.steps.is_empty() && !self.is_empty(from) {
            return false;
        }
        let reach = match (piece.kind, path.steps.len()) {
            (Kind::General, _) => 1,
            (Kind::King | Kind::Queen, _) | (Kind::Archer, 0) => 2,
            (Kind::Archer, 1) if length == Length::Within => 1,
            _ => return false,
        };
        let far = from.distance(target);
        if far == 0 || far > reach {
            return false;
        }
        let forest = self.terrain.ground(target) == Ground::Forest;
        if far == 2 && piece.kind == Kind::Archer && forest {
            return false; // T-T4
        }
        far == 1 || !over(from, target).all(|at| self.has_defender(at)) // T-A5
    }
}

/// The places over one of which a shot at distance 2 goes.
fn over<const N: usize>(from: Square<N>, target: Square<N>) -> impl Iterator<Item = Square<N>> {
    let first = Dir::ALL.into_iter().filter_map(move |dir| from.step(dir));
    first.filter(move |at| {
        let straight = |a: usize, b: usize, c: usize| a + c == 2 * b;
        let [(v1, h1), (v2, h2), (v3, h3)] = [from, *at, target].map(|at| (at.v(), at.h()));
        // On the line to a place like (2, 1) the shorter part is done before or after.
        let fits = |a: usize, b: usize, c: usize| {
            straight(a, b, c) || (a.abs_diff(c) == 1 && (b == a || b == c))
        };
        fits(v1, v2, v3) && fits(h1, h2, h3)
    })
}

/// Whether a turn may end, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Free,
    /// T-J3, T-E3, T-E4
    Excused,
    Suicide,
}

impl End {
    pub(crate) fn is_allowed(self) -> bool {
        self != Self::Suicide
    }
}

/// Whether the turn may end here (T-J2 to T-J5, T-E3, T-E4).
pub(crate) fn end_of_turn<const N: usize, const W: usize>(position: &Tora<N, W>) -> End {
    let side = position.side();
    let mut board = Board::of(position);
    if side == Side::Second {
        board.pieces.retain(|(_, piece)| !piece.taken); // T-J4
    }
    let acted = board.pieces.iter().filter(|(at, piece)| {
        // T-J5
        piece.side == side
            && piece.kind.is_command()
            && !piece.taken
            && position.activity(*at).acted()
    });
    let ends = acted.map(|(at, piece)| {
        let attackers = board.attackers(!side, *at);
        if attackers.is_empty() {
            End::Free
        } else if is_excused(&board, *piece, &attackers) {
            End::Excused
        } else {
            End::Suicide
        }
    });
    ends.max_by_key(|end| *end as u8).unwrap_or(End::Free)
}

fn is_excused<const N: usize>(board: &Board<N>, piece: Piece, attackers: &[Square<N>]) -> bool {
    let enemy = |at: &Square<N>| board.piece_of(!piece.side, *at);
    if let [only] = attackers
        && enemy(only).is_some_and(|enemy| enemy.kind.is_command() && enemy.taken)
    {
        return true; // T-J3; for the Opposition, T-E4, it has left by then.
    }
    let mut enemies = board.pieces.iter().filter(|(_, enemy)| {
        enemy.side != piece.side && enemy.kind == Kind::General && piece.kind == Kind::General
    });
    board.edition == Edition::Website
        && enemies.any(|(at, _)| attackers.len() <= board.attackers(piece.side, *at).len())
}
