//! The positions in which games begin (C-L1, C-P1, C-D, C-T1).

use std::convert::Infallible;

use game::{Side, Start};

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
        position.name_towers();
        position
    }
}

/// What can be chosen before `TigerChess`; the default is the open deployment without the
/// `TigerVariation`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the Swordsmen are deployed (C-D2 to C-D5).
    pub deployment: Variation,
    /// Whether the `TigerVariation` is played (C-T1).
    pub tiger_variation: bool,
}

impl Start for LancerChess {
    type Options = ();
    type Error = Infallible;

    /// The start of the game (C-L1).
    fn start(_: &()) -> Result<Self, Infallible> {
        Ok(Self::arrayed())
    }
}

impl Start for TigerChess {
    type Options = Options;
    type Error = Infallible;

    /// The start of the game: the deployment in a variation (C-D2 to C-D5), preceded by the posting
    /// of the Guards in the `TigerVariation` (C-T1).
    fn start(options: &Options) -> Result<Self, Infallible> {
        let mut position = Self::arrayed();
        position.exchange = [true; 2];
        position.deployment = Some(Deployment::new(options.deployment));
        position.side = Side::Second;
        position.guards = options.tiger_variation.then_some([Guard::Waiting; 2]);
        position.marked = true;
        for file in 1..=8 {
            for at in [2, 7].into_iter().filter_map(|rank| Place::at(rank, file)) {
                position.set_mark(at, file as u8 - 1);
            }
        }
        Ok(position)
    }
}
