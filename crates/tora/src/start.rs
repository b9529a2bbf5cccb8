//! How a game starts: what can be chosen before it, and the position that follows (T-S1, T-S3).

use game::{Message, Side, Start};

use crate::build::Impossible;
use crate::{Catalogue, Edition, Kind, Setup, Terrain, Tora};

/// What can be chosen before a game on a board of N x N places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options<const N: usize> {
    /// Each side's set-up (T-S3).
    pub setups: [Setup; 2],
    /// Each side's ruler, King or Queen (T-S1).
    pub rulers: [Kind; 2],
    /// The edition of the rules.
    pub edition: Edition,
    /// The terrain board.
    pub terrain: Terrain,
    /// Where each side's Assassin hides, if both have agreed on Assassins (T-X1): the number v of an
    /// empty place on the side's starting row (T-X2), or `None` for a side that forgoes it.
    pub assassins: Option<[Option<usize>; 2]>,
}

/// Defensive set-ups, Kings, the rule book and plain ground.
impl<const N: usize> Default for Options<N> {
    fn default() -> Self {
        let setup = Catalogue::built_in().setups(N).next();
        let setup = setup.expect("both boards have set-ups");
        Self {
            setups: [setup.clone(), setup.clone()],
            rulers: [Kind::King; 2],
            edition: Edition::default(),
            terrain: Terrain::PLAIN,
            assassins: None,
        }
    }
}

impl<const N: usize, const W: usize> Start for Tora<N, W>
where
    Self: game::Position,
{
    type Options = Options<N>;
    type Error = Impossible<N>;

    /// The position before the first round: each side's set-up and ruler (T-S1, T-S3).
    ///
    /// # Errors
    ///
    /// If a set-up or the terrain is made for another board, the edition has no such board, or an
    /// Assassin can't hide where it should.
    fn start(options: &Options<N>) -> Result<Self, Impossible<N>> {
        let Options {
            setups,
            rulers,
            edition,
            terrain,
            assassins,
        } = options;
        if setups.iter().any(|setup| setup.size() != N) {
            return Err(Impossible::Setup);
        }
        let armies = Side::BOTH.into_iter().flat_map(|side| {
            let i = side.index();
            setups[i].pieces::<N>(side, rulers[i])
        });
        Self::from_armies(armies, *edition, *terrain, *assassins)
    }
}

impl<const N: usize> From<Impossible<N>> for Message {
    fn from(error: Impossible<N>) -> Self {
        error.message()
    }
}
