//! What everybody knows of Burrow, and how it changes.

use std::fmt;

use game::{Ending, Outcome, Reason, RuleId, Side, SplitMix, TextError};

use super::{BEDS, Illegal};

/// The only end.
pub(super) const OVER: Reason = Reason {
    name: "over",
    key: "burrow-over",
};

const MEAL: u32 = 3;
const ROUNDS: u32 = 9;

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Garden {
    pub(super) gardener: u8,
    /// The beds with a plant, as bits.
    pub(super) plants: u8,
    /// The beds under which the mole may be, for all that the gardener can know.
    pub(super) guess: u8,
    pub(super) side: Side,
    pub(super) round: u32,
    pub(super) winner: Option<Side>,
}

/// The beds next to one.
fn next_to(bed: u8) -> impl Iterator<Item = u8> {
    [bed.checked_sub(1), Some(bed + 1).filter(|&at| at < BEDS)]
        .into_iter()
        .flatten()
}

impl Garden {
    pub(super) fn turn_of(&self, side: Side) -> Result<(), Illegal> {
        match self.winner {
            Some(_) => Err(Illegal::Over),
            None if self.side == side => Ok(()),
            None => Err(Illegal::NotYours),
        }
    }

    pub(super) fn may(&self, bed: u8) -> bool {
        self.guess & 1 << bed != 0
    }

    pub(super) fn check_walk(&self, to: u8) -> Result<(), Illegal> {
        self.turn_of(Side::First)?;
        let near = next_to(self.gardener).any(|bed| bed == to);
        near.then_some(()).ok_or(Illegal::TooFar(to))
    }

    pub(super) fn check_dig(&self, at: u8) -> Result<(), Illegal> {
        self.turn_of(Side::First)?;
        let near = at == self.gardener || next_to(self.gardener).any(|bed| bed == at);
        near.then_some(()).ok_or(Illegal::TooFar(at))
    }

    pub(super) fn check_creep(&self, from: u8, to: u8) -> Result<(), Illegal> {
        self.turn_of(Side::Second)?;
        let near = to == from || next_to(from).any(|bed| bed == to);
        near.then_some(()).ok_or(Illegal::TooFar(to))
    }

    pub(super) fn check_eat(&self, at: u8) -> Result<(), Illegal> {
        self.turn_of(Side::Second)?;
        let plant = self.plants & 1 << at != 0;
        plant.then_some(()).ok_or(Illegal::NoPlant)
    }

    pub(super) fn walk(&mut self, to: u8) {
        self.gardener = to;
        self.pass();
    }

    pub(super) fn dig(&mut self, at: u8, found: bool) {
        if found {
            self.guess = 1 << at;
            self.winner = Some(Side::First);
        } else {
            self.guess &= !(1 << at);
        }
        self.pass();
    }

    pub(super) fn creep(&mut self) {
        self.guess |= (self.guess << 1 | self.guess >> 1) & ((1 << BEDS) - 1);
        self.pass();
    }

    pub(super) fn eat(&mut self, at: u8) {
        self.guess = 1 << at;
        self.plants &= !(1 << at);
        if u32::from(BEDS) - self.plants.count_ones() == MEAL {
            self.winner = Some(Side::Second);
        }
        self.pass();
    }

    pub(super) fn pass(&mut self) {
        self.round += u32::from(self.side == Side::Second);
        self.side = !self.side;
        if self.round > ROUNDS {
            self.winner = self.winner.or(Some(Side::First));
        }
    }

    pub(super) fn mover(&self) -> Option<Side> {
        self.winner.is_none().then_some(self.side)
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| Outcome {
            winner: Some(winner),
            ending: Ending::ByRule(OVER),
            rule: RuleId("B4"),
            points: None,
        })
    }

    pub(super) fn key(&self, mole: Option<u8>) -> u64 {
        let winner = self.winner.map_or(2, Side::index);
        let parts = [
            u64::from(self.gardener),
            self.plants.into(),
            self.guess.into(),
            self.side.index() as u64,
            self.round.into(),
            winner as u64,
            mole.map_or(99, u64::from),
        ];
        let mix = |key: u64, part: u64| SplitMix(key ^ part).step().0;
        parts.into_iter().fold(1, mix)
    }

    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, mole: Option<u8>) -> fmt::Result {
        let side = |side: Option<Side>| side.map_or('-', |side| ['f', 's'][side.index()]);
        let (now, winner) = (side(Some(self.side)), side(self.winner));
        let mole = mole.map_or_else(|| "?".to_owned(), |mole| mole.to_string());
        let (plants, guess) = (self.plants, self.guess);
        let (gardener, round) = (self.gardener, self.round);
        write!(
            f,
            "{gardener} {plants:07b} {guess:07b} {now} {round} {winner} {mole}"
        )
    }

    pub(super) fn read(text: &str) -> Result<(Self, Option<u8>), TextError> {
        let wrong = || TextError::new(0, text.len(), "expected a garden and where the mole is");
        let fields: Vec<&str> = text.split(' ').collect();
        let [gardener, plants, guess, side, round, winner, mole] = fields[..] else {
            return Err(wrong());
        };
        let bed = |text: &str| {
            text.parse()
                .ok()
                .filter(|&bed| bed < BEDS)
                .ok_or_else(wrong)
        };
        let beds = |text: &str| u8::from_str_radix(text, 2).map_err(|_| wrong());
        let side_of = |text: &str| match text {
            "f" => Ok(Some(Side::First)),
            "s" => Ok(Some(Side::Second)),
            "-" => Ok(None),
            _ => Err(wrong()),
        };
        let garden = Self {
            gardener: bed(gardener)?,
            plants: beds(plants)?,
            guess: beds(guess)?,
            side: side_of(side)?.ok_or_else(wrong)?,
            round: round.parse().map_err(|_| wrong())?,
            winner: side_of(winner)?,
        };
        let mole = if mole == "?" { None } else { Some(bed(mole)?) };
        Ok((garden, mole))
    }
}
