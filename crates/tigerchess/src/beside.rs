//! The places beside the board, and who waits there (C-P1, C-T1, C-N3).
//!
//! Behind each side's first rank lies its Stronghold, and behind that, on one line, Watchtower,
//! Palace and Borderposts. Who has been exchanged stands where the other one came from.

use board::Square;
use game::{Ground, PieceView, Place, PlaceView, Side, Touch};

use crate::scene::{label, stands};
use crate::state::{Chess, Guard};
use crate::{Deployment, Kind, Marking, Wing};

/// Room between the board and the Strongholds, for the names of the files.
const GAP: f32 = 0.4;

/// A place beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beside {
    /// A wing of a Palace; in the `TigerVariation` only.
    Wing(Side, Wing),
    /// The middle of a Palace; without the `TigerVariation`, or when it is occupied.
    Hall(Side),
    /// A side's Watchtower.
    Watchtower(Side),
    /// Where the Knight with this letter waits, from 0.
    Stronghold(Side, u8),
    /// Where the Swordsman and the Archer with this numeral wait, from 0.
    Borderpost(Side, u8),
}

impl Beside {
    /// The number of the place: after those of the squares, Bengal's first.
    pub(crate) fn place(self) -> Place {
        let (side, number) = match self {
            Self::Wing(side, wing) => (side, wing as u16),
            Self::Hall(side) => (side, 4),
            Self::Watchtower(side) => (side, 5),
            Self::Stronghold(side, letter) => (side, 6 + u16::from(letter)),
            Self::Borderpost(side, numeral) => (side, 14 + u16::from(numeral)),
        };
        Place(64 + 18 * side.index() as u16 + number)
    }

    /// The touched place beside the board.
    pub(crate) fn touched(touch: Touch) -> Option<Self> {
        let all = Side::BOTH.into_iter().flat_map(|side| {
            let wings = Wing::ALL.map(|wing| Self::Wing(side, wing));
            wings.into_iter().chain(Self::without_wings(side))
        });
        all.into_iter()
            .find(|beside| touch == beside.place().into())
    }

    fn without_wings(side: Side) -> impl Iterator<Item = Self> {
        (0..8)
            .map(move |letter| Self::Stronghold(side, letter))
            .chain([Self::Watchtower(side), Self::Hall(side)])
            .chain((0..4).map(move |numeral| Self::Borderpost(side, numeral)))
    }

    /// Its name: as the square would be called if the board went on, with ranks 9 and 10 behind the
    /// Siberian army and 0 and -1 behind Bengal's.
    fn name(self) -> String {
        let row = |side, near: &'static str, far: &'static str| match side {
            Side::First => near,
            Side::Second => far,
        };
        match self {
            Self::Wing(side, wing) => format!("{}{}", wing.letter(), row(side, "-1", "10")),
            Self::Hall(side) => format!("d{}", row(side, "-1", "10")),
            Self::Watchtower(side) => format!("a{}", row(side, "-1", "10")),
            Self::Stronghold(side, letter) => {
                format!("{}{}", char::from(b'a' + letter), row(side, "0", "9"))
            }
            Self::Borderpost(side, numeral) => {
                let file = if numeral < 2 { 'g' } else { 'h' };
                let numeral = label(Marking::Numeral, numeral);
                format!("{file}{}{numeral}", row(side, "-1", "10"))
            }
        }
    }

    fn view(self) -> PlaceView {
        let (side, behind, x, ground) = match self {
            Self::Wing(side, wing) => (side, 2.0, wing.file() as f32 - 0.5, "palace"),
            Self::Hall(side) => (side, 2.0, 4.0, "palace"),
            Self::Watchtower(side) => (side, 2.0, 1.0, "watchtower"),
            Self::Stronghold(side, letter) => (side, 1.0, f32::from(letter) + 0.5, "stronghold"),
            Self::Borderpost(side, numeral) => {
                (side, 2.0, 6.25 + f32::from(numeral) / 2.0, "borderpost")
            }
        };
        // Rows behind the edge of the board, whose upper one is Siberia's.
        let y = match side {
            Side::First => 8.0 + GAP + behind - 0.5,
            Side::Second => 0.5 - GAP - behind,
        };
        PlaceView {
            place: self.place(),
            name: self.name(),
            x,
            y,
            size: if matches!(self, Self::Borderpost(..)) {
                0.5
            } else {
                1.0
            },
            ground: Ground::Special(ground),
            dark: false,
        }
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The places beside the board.
    pub(crate) fn places_beside(&self) -> Vec<PlaceView> {
        if !TIGER {
            return Vec::new();
        }
        let mut places = Vec::new();
        for side in Side::BOTH {
            // An occupied Palace has no wings any more: the position does not say which one fell.
            let variation = self.guards.is_some() && self.guard(side) != Some(Guard::Captured);
            if variation {
                places.extend(Wing::ALL.map(|wing| Beside::Wing(side, wing).view()));
            }
            let others = Beside::without_wings(side);
            let there = others.filter(|beside| !(variation && *beside == Beside::Hall(side)));
            places.extend(there.map(Beside::view));
        }
        places
    }

    /// Who waits there.
    pub(crate) fn pieces_beside(&self) -> Vec<PieceView> {
        let mut pieces = Vec::new();
        if TIGER {
            for side in Side::BOTH {
                self.royal(side, &mut pieces);
                self.knights(side, &mut pieces);
                self.posts(side, &mut pieces);
            }
        }
        pieces
    }

    /// The Royal Guard and the `TigerKnight`, or the Pikeman who became it.
    fn royal(&self, side: Side, pieces: &mut Vec<PieceView>) {
        let tower = Beside::Watchtower(side).place();
        let guard = match self.guard(side) {
            None | Some(Guard::Waiting) => Some(tower),
            Some(Guard::On(wing)) => Some(Beside::Wing(side, wing).place()),
            Some(Guard::Captured) => None,
        };
        pieces.extend(guard.map(|at| stands(at, side, "tigerchess-guard", 'G', None)));
        if self.guard(side) == Some(Guard::Captured) {
            // C-T2: the Bearer stands where the Guard stood.
            let (at, kind) = (Beside::Hall(side).place(), Kind::KingsLancer);
            let mut bearer = stands(at, !side, kind.key(), kind.letter(), None);
            bearer.states.push("bearer");
            pieces.push(bearer);
        }
        let home = match self.guard(side) {
            None => Beside::Hall(side).place(),
            Some(Guard::Waiting) => return,
            Some(_) => tower,
        };
        let kind = if self.has_exchange(side) {
            Kind::TigerKnight
        } else if self.places(side, Kind::TigerKnight) != 0 {
            Kind::Pikeman
        } else {
            return;
        };
        pieces.push(stands(home, side, kind.key(), kind.letter(), None));
    }

    /// Each Knight whose Pikeman can still reach the seventh rank, and each Pikeman whose Knight is
    /// on the board.
    fn knights(&self, side: Side, pieces: &mut Vec<PieceView>) {
        let can_be_exchanged = |at: Square<8>| match side {
            Side::First => at.v() < 7,
            Side::Second => at.v() > 2,
        };
        let place = |letter| Beside::Stronghold(side, letter).place();
        let waiting = self.numbers(side, Kind::Pikeman, can_be_exchanged);
        self.seat(side, Kind::Knight, &waiting, 0, place, pieces);
        let entered = self.numbers(side, Kind::Knight, |_| true);
        self.seat(side, Kind::Pikeman, &entered, waiting.len(), place, pieces);
    }

    /// The Swordsmen still to be posted, each Archer whose Swordsman lives, and each Swordsman whose
    /// Archer is on the board.
    fn posts(&self, side: Side, pieces: &mut Vec<PieceView>) {
        let unposted: Vec<u8> = (4 - self.unposted(side) as u8..4).collect();
        let place = |numeral| Beside::Borderpost(side, numeral).place();
        let mut waiting = self.numbers(side, Kind::Swordsman, |_| true);
        if !self.marked {
            waiting = (0..waiting.len() as u8).collect();
        }
        for &numeral in &unposted {
            let mark = self.marked.then(|| label(Marking::Numeral, numeral));
            let (key, letter) = (Kind::Swordsman.key(), Kind::Swordsman.letter());
            pieces.push(stands(place(numeral), side, key, letter, mark));
        }
        waiting.extend(unposted);
        self.seat(side, Kind::Archer, &waiting, 0, place, pieces);
        let entered = self.numbers(side, Kind::Archer, |_| true);
        self.seat(
            side,
            Kind::Swordsman,
            &entered,
            waiting.len(),
            place,
            pieces,
        );
    }

    /// How many Swordsmen of a side are still to be posted.
    pub(crate) fn unposted(&self, side: Side) -> u32 {
        self.deployment().map_or(0, |deployment| {
            let owners = (deployment.count()..8).map(Deployment::owner);
            owners.filter(|owner| *owner == side).count() as u32
        })
    }

    /// The marks, as numbers, of a side's pieces of a kind; only as many zeros if none are known.
    fn numbers(&self, side: Side, kind: Kind, wanted: impl Fn(Square<8>) -> bool) -> Vec<u8> {
        let here = crate::bits::squares(self.places(side, kind)).filter(|at| wanted(*at));
        here.map(|at| self.mark_number(at)).collect()
    }

    /// Puts pieces on the places of their marks; without marks on the first ones left.
    fn seat(
        &self,
        side: Side,
        kind: Kind,
        numbers: &[u8],
        taken: usize,
        place: impl Fn(u8) -> Place,
        pieces: &mut Vec<PieceView>,
    ) {
        for (i, &number) in numbers.iter().enumerate() {
            let seat = if self.marked {
                number
            } else {
                (taken + i) as u8
            };
            let mark = kind.marking().filter(|_| self.marked);
            let mark = mark.map(|marking| label(marking, number));
            pieces.push(stands(place(seat), side, kind.key(), kind.letter(), mark));
        }
    }
}
