//! The positions in which games begin (C-L1, C-P1, C-D, C-T1).

use game::Side;

use crate::bits::Place;
use crate::castling::{Castling, Wall};
use crate::deployment::{Deployment, Variation};
use crate::state::{Chess, Guard};
use crate::{Kind, LancerChess, Piece, TigerChess};

/// The first rank of either side, a-file to h-file (C-L1).
const ARRAY: [Kind; 8] = [
    Kind::Tower,
    Kind::QueensLancer,
    Kind::Baron,
    Kind::Queen,
    Kind::King,
    Kind::Baron,
    Kind::KingsLancer,
    Kind::Tower,
];

impl<const TIGER: bool> Chess<TIGER> {
    fn arrayed() -> Self {
        let mut position = Self::EMPTY;
        for (file, kind) in (1..).zip(ARRAY) {
            for (side, rank, second) in [(Side::First, 1, 2), (Side::Second, 8, 7)] {
                let ranks = [(rank, kind), (second, Kind::Pikeman)];
                for (rank, kind) in ranks {
                    if let Some(at) = Place::at(rank, file) {
                        position.toggle(at, Piece { side, kind });
                    }
                }
            }
        }
        for side in Side::BOTH {
            for wall in Wall::BOTH {
                position.castling = Castling::with(position.castling, side, wall);
            }
        }
        position
    }
}

impl LancerChess {
    /// The start of the game (C-L1).
    #[must_use]
    pub fn start() -> Self {
        Self::arrayed()
    }
}

impl TigerChess {
    /// The start of the game: the deployment in a variation (C-D2 to C-D5), preceded by the posting
    /// of the Guards in the `TigerVariation` (C-T1).
    #[must_use]
    pub fn start(variation: Variation, tiger_variation: bool) -> Self {
        let mut position = Self::arrayed();
        position.exchange = [true; 2];
        position.deployment = Some(Deployment::new(variation));
        position.side = Side::Second;
        position.guards = tiger_variation.then_some([Guard::Waiting; 2]);
        position.marked = true;
        for file in 1..=8 {
            for at in [2, 7].into_iter().filter_map(|rank| Place::at(rank, file)) {
                position.set_mark(at, file as u8 - 1);
            }
        }
        position
    }
}
