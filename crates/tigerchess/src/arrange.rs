//! Positions that are put together by hand (C-N1).

use game::{Arrange, Arranged, Field, Laid, PieceView, Place, Side};

use crate::beside::Beside;
use crate::bits;
use crate::castling::{Castling, Wall};
use crate::deployment::Variation;
use crate::laid::laid_out;
use crate::read::{MOST_FULL, MOST_HALF};
use crate::scene::{place, stands, touched_square};
use crate::state::{Chess, Guard};
use crate::text::{name, reading_order, square};
use crate::{Kind, Piece, Wing};

const FULL: &str = "full";
const HALF: &str = "half";
const PASSING: &str = "passing";
const NONE: &str = "none";
const DEPLOYMENT: &str = "deployment";
const ENGAGED: &str = "over";
const TIGER_VARIATION: &str = "tiger-variation";
/// The rights to protect a Queen, Bengal's first, with the King's Tower first.
const PROTECTIONS: [[&str; 2]; 2] = [
    ["first-king-tower", "first-queen-tower"],
    ["second-king-tower", "second-queen-tower"],
];

macro_rules! arrange {
    ($tiger:literal) => {
        impl Arrange for Chess<$tiger> {
            fn kit(&self) -> Vec<PieceView> {
                self.kit_of_both()
            }

            fn fields(&self) -> Vec<Field> {
                self.all_fields()
            }

            fn rows(&self) -> Vec<Vec<Place>> {
                let order: Vec<Place> = reading_order().map(place).collect();
                order.chunks(8).map(<[Place]>::to_vec).collect()
            }

            fn takes(&self, at: Place, piece: &PieceView) -> bool {
                self.takes_at(at, piece)
            }

            fn arranged(&self, arranged: &Arranged) -> String {
                self.as_arranged(arranged).to_string()
            }
        }
    };
}

arrange!(false);
arrange!(true);

/// Whether a piece is on the board.
fn on_board(at: Place) -> bool {
    touched_square(at.into()).is_some()
}

fn walls() -> impl Iterator<Item = (Side, Wall, &'static str)> {
    Side::BOTH.into_iter().flat_map(|side| {
        let ids = PROTECTIONS[side.index()];
        Wall::BOTH
            .into_iter()
            .zip(ids)
            .map(move |(wall, id)| (side, wall, id))
    })
}

impl<const TIGER: bool> Chess<TIGER> {
    fn kit_of_both(&self) -> Vec<PieceView> {
        let mut kit = Vec::new();
        for side in Side::BOTH {
            let kinds = Kind::ALL.into_iter();
            let kinds = kinds.filter(|kind| TIGER || kind.in_lancerchess());
            let view = |kind: Kind| stands(Place(0), side, kind.key(), kind.letter(), None);
            kit.extend(kinds.map(view));
            if self.guards.is_some() {
                kit.push(stands(Place(0), side, "tigerchess-guard", 'G', None));
            }
        }
        kit
    }

    /// Whether Queen and Tower stand where the Queen can be protected with it.
    fn at_home(&self, side: Side, wall: Wall) -> bool {
        let protection = wall.protection(side);
        let stands = |at, kind| self.piece_at(at) == Some(Piece { side, kind });
        stands(protection.queen.0, Kind::Queen) && stands(protection.tower.0, Kind::Tower)
    }

    fn all_fields(&self) -> Vec<Field> {
        let mut fields = Vec::new();
        if TIGER {
            if let Some(deployment) = &self.deployment {
                let running = deployment.variation().choice();
                let choices = [running, ENGAGED].map(str::to_owned);
                let field =
                    Field::choice(DEPLOYMENT, "tigerchess-deployment-phase", choices, running);
                fields.push(field);
            }
            let played = self.guards.is_some();
            let variation = Field::flag(TIGER_VARIATION, "option-tiger-variation", played);
            fields.push(variation);
        }
        fields.extend(walls().filter_map(|(side, wall, id)| {
            let key = match wall {
                Wall::Kings => "tigerchess-protect-king-tower",
                Wall::Queens => "tigerchess-protect-queen-tower",
            };
            let field = || Field::flag(id, key, self.castling.has(side, wall)).of(side);
            self.at_home(side, wall).then(field)
        }));
        let passed: Vec<String> = self.passable().map(name).collect();
        if !passed.is_empty() {
            let choices = std::iter::once(NONE.to_owned()).chain(passed);
            let now = self.passing.map_or_else(|| NONE.to_owned(), name);
            let field = Field::choice(PASSING, "tigerchess-passing", choices, now);
            fields.push(field);
        }
        let (half, full) = (self.half.into(), self.full);
        fields.push(Field::number(FULL, "round", [1, MOST_FULL], full));
        fields.push(Field::number(HALF, "quiet-moves", [0, MOST_HALF], half));
        fields
    }

    /// The squares on which a Pikeman could be captured en passant, if it has just moved.
    fn passable(&self) -> impl Iterator<Item = bits::Place> {
        let rank = match self.side {
            Side::First => 6,
            Side::Second => 3,
        };
        let position = *self;
        let possible = move |at: &bits::Place| {
            let passed = Self {
                passing: Some(*at),
                half: 0,
                ..position
            };
            Self::read(&format!("{passed:?}")).is_ok()
        };
        let files = (1..=8).filter_map(move |file| bits::Place::at(rank, file));
        files.filter(possible)
    }

    fn takes_at(&self, at: Place, piece: &PieceView) -> bool {
        let guard = piece.kind == "tigerchess-guard";
        if on_board(at) {
            return !guard;
        }
        let tiger_knight = piece.kind == Kind::TigerKnight.key();
        let side = piece.side;
        let wing = Wing::ALL
            .into_iter()
            .any(|wing| Beside::Wing(side, wing).place() == at);
        if wing {
            return guard;
        }
        let tower = at == Beside::Watchtower(side).place();
        let hall = at == Beside::Hall(side).place();
        match self.guard(side) {
            None => tiger_knight && hall,
            Some(Guard::Waiting) => guard && tower,
            Some(_) => (tiger_knight || (guard && self.deployment.is_some())) && tower,
        }
    }

    fn as_arranged(&self, arranged: &Arranged) -> Self {
        let mut before = *self;
        if arranged.said(DEPLOYMENT) == ENGAGED {
            before.deployment = None;
        }
        if TIGER {
            before.guards = match (arranged.is_set(TIGER_VARIATION), self.guards) {
                (false, _) => None,
                (true, Some(guards)) => Some(guards),
                (true, None) => Some([Guard::Waiting; 2]),
            };
        }
        let mut after = laid_out(&before, &self.laid(arranged), arranged.to_move);
        if let Some(deployment) = after.deployment {
            // Whose turn it is follows from what has been posted.
            after.side = after.guard_due().unwrap_or(deployment.next_owner());
        }
        if TIGER && self.guards.is_none() && before.deployment.is_none() {
            // In the engagement the Guards have been posted.
            after.guards = before.guards.map(|_| [Guard::On(Wing::D); 2]);
        }
        after.castling = Castling::NONE;
        for (side, wall, id) in walls() {
            if arranged.is_set(id) && after.at_home(side, wall) {
                after.castling = after.castling.with(side, wall);
            }
        }
        after.full = arranged.said(FULL).parse().unwrap_or(0);
        after.half = arranged.said(HALF).parse().unwrap_or(u16::MAX);
        let same_board = || reading_order().all(|at| self.piece_at(at) == after.piece_at(at));
        if arranged.to_move == self.side && same_board() {
            after.passing = square(arranged.said(PASSING));
        }
        if after.passing.is_some() {
            after.half = 0;
        }
        after
    }

    /// The pieces with the places from which they come in this position: whoever has a mark keeps it.
    fn laid(&self, arranged: &Arranged) -> Vec<Laid> {
        let here: Vec<PieceView> = self
            .pieces()
            .map(|(at, piece)| self.on_board(at, piece))
            .chain(self.pieces_beside())
            .collect();
        let laid = |piece: &PieceView| {
            let same = |other: &&PieceView| {
                (other.side, other.letter, &other.label) == (piece.side, piece.letter, &piece.label)
            };
            let mut alike = here.iter().filter(same);
            let stayed = alike.clone().find(|other| other.place == piece.place);
            let marked = || alike.next().filter(|_| piece.label.is_some());
            Laid {
                from: stayed.or_else(marked).map(|other| other.place),
                at: piece.place,
                side: piece.side,
                kind: piece.kind,
                letter: piece.letter,
            }
        };
        arranged.pieces.iter().map(laid).collect()
    }
}

impl Variation {
    /// Its name among the choices.
    const fn choice(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Countdown => "countdown",
            Self::Dragon => "dragon",
            Self::Symmetrical => "symmetrical",
        }
    }
}
