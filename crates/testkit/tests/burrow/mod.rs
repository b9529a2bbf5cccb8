//! Burrow, a small complete game with a hidden piece, and faults to plant in it.
//!
//! * **B1** A gardener (first side) stands on one of 7 beds in a row, with a plant in each. A mole
//!   (second side) is hidden under one of them. They move in turn.
//! * **B2** The gardener walks to a neighboring bed, or digs up the own bed or one next to it. The
//!   rules answer whether the mole was there; a mole that is found has lost.
//! * **B3** The mole creeps to a neighboring bed or stays, and nobody sees which; or it eats the
//!   plant above it, and everybody sees which.
//! * **B4** A mole that has eaten 3 plants has won; after 9 rounds the gardener has.

use std::fmt;
use std::str::FromStr;

use game::{
    Conduct, Counting, Ending, Hidden, Outcome, Place, Position, Reason, Refusal, RuleId, Side,
    SplitMix, TextError, Viewer,
};

mod known;
mod screen;

pub(crate) use known::{Known, Seen};

pub(crate) const BEDS: u8 = 7;
const MEAL: u32 = 3;
const ROUNDS: u32 = 9;

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    /// Everybody is shown the mole and its moves.
    ViewLeaks,
    /// The gardener is told where the mole creeps, and makes nothing of it.
    SeenLeaks,
    /// Where the mole may be depends on where it creeps.
    GuessLeaks,
    /// The gardener can't walk onto the mole.
    LegalLeaks,
    /// The view forgets that nothing was found.
    ApplyForgets,
    JudgeBlind,
    /// The mole is not offered plants.
    ChoiceMissing,
    /// A view goes on when the mole has won.
    EndMissed,
    AnswerUntold,
    /// Found and not found are written alike.
    TextShared,
}

/// All faults with the check that must find each.
pub(crate) const FAULTS: [(Fault, &str); 10] = [
    (Fault::ViewLeaks, "secrets are kept"),
    (Fault::SeenLeaks, "secrets are kept"),
    (Fault::GuessLeaks, "views follow what is seen"),
    (Fault::LegalLeaks, "players know their moves"),
    (Fault::ApplyForgets, "views follow what is seen"),
    (Fault::JudgeBlind, "judge sees all"),
    (Fault::ChoiceMissing, "players know their moves"),
    (Fault::EndMissed, "views agree about the game"),
    (Fault::AnswerUntold, "movers and judges are told the answer"),
    (Fault::TextShared, "text of what is seen"),
];

/// Whether fault number `F` of [`FAULTS`], counted from 1, is this one; 0 is sound.
const fn has<const F: usize>(fault: Fault) -> bool {
    let planted = if F == 0 { Fault::None } else { FAULTS[F - 1].0 };
    planted as u8 == fault as u8
}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Garden {
    gardener: u8,
    /// The beds with a plant, as bits.
    plants: u8,
    /// The beds under which the mole may be, for all that the gardener can know.
    guess: u8,
    side: Side,
    round: u32,
    winner: Option<Side>,
}

/// A whole position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Burrow<const F: usize> {
    pub(crate) garden: Garden,
    pub(crate) mole: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    Walk(u8),
    Dig(u8),
    Creep(u8),
    Eat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Nothing,
    Found(bool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("it is not this side's turn")]
    NotYours,
    #[error("bed {0} is too far away")]
    TooFar(u8),
    #[error("there is no plant to eat")]
    NoPlant,
    #[error("this can't have been seen")]
    NotSo,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Over => "B4",
            Self::NotYours => "B1",
            Self::TooFar(_) => "B2",
            Self::NoPlant | Self::NotSo => "B3",
        })
    }

    fn key(&self) -> &'static str {
        "burrow-illegal"
    }

    fn places(&self) -> Vec<Place> {
        match *self {
            Self::TooFar(bed) => vec![Place(bed.into())],
            _ => Vec::new(),
        }
    }
}

/// The beds next to one.
fn next_to(bed: u8) -> impl Iterator<Item = u8> {
    [bed.checked_sub(1), Some(bed + 1).filter(|&at| at < BEDS)]
        .into_iter()
        .flatten()
}

impl Garden {
    fn turn_of(&self, side: Side) -> Result<(), Illegal> {
        match self.winner {
            Some(_) => Err(Illegal::Over),
            None if self.side == side => Ok(()),
            None => Err(Illegal::NotYours),
        }
    }

    fn may(&self, bed: u8) -> bool {
        self.guess & 1 << bed != 0
    }

    fn check_walk(&self, to: u8) -> Result<(), Illegal> {
        self.turn_of(Side::First)?;
        let near = next_to(self.gardener).any(|bed| bed == to);
        near.then_some(()).ok_or(Illegal::TooFar(to))
    }

    fn check_dig(&self, at: u8) -> Result<(), Illegal> {
        self.turn_of(Side::First)?;
        let near = at == self.gardener || next_to(self.gardener).any(|bed| bed == at);
        near.then_some(()).ok_or(Illegal::TooFar(at))
    }

    fn check_creep(&self, from: u8, to: u8) -> Result<(), Illegal> {
        self.turn_of(Side::Second)?;
        let near = to == from || next_to(from).any(|bed| bed == to);
        near.then_some(()).ok_or(Illegal::TooFar(to))
    }

    fn check_eat(&self, at: u8) -> Result<(), Illegal> {
        self.turn_of(Side::Second)?;
        let plant = self.plants & 1 << at != 0;
        plant.then_some(()).ok_or(Illegal::NoPlant)
    }

    fn walk(&mut self, to: u8) {
        self.gardener = to;
        self.pass();
    }

    fn dig(&mut self, at: u8, found: bool) {
        if found {
            self.guess = 1 << at;
            self.winner = Some(Side::First);
        } else {
            self.guess &= !(1 << at);
        }
        self.pass();
    }

    fn creep(&mut self) {
        self.guess |= (self.guess << 1 | self.guess >> 1) & ((1 << BEDS) - 1);
        self.pass();
    }

    fn eat(&mut self, at: u8) {
        self.guess = 1 << at;
        self.plants &= !(1 << at);
        if u32::from(BEDS) - self.plants.count_ones() == MEAL {
            self.winner = Some(Side::Second);
        }
        self.pass();
    }

    fn pass(&mut self) {
        self.round += u32::from(self.side == Side::Second);
        self.side = !self.side;
        if self.round > ROUNDS {
            self.winner = self.winner.or(Some(Side::First));
        }
    }

    fn to_move(&self) -> Option<Side> {
        self.winner.is_none().then_some(self.side)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| Outcome {
            winner: Some(winner),
            ending: Ending::ByRule(Reason {
                name: "over",
                key: "burrow-over",
            }),
            rule: RuleId("B4"),
            points: None,
        })
    }

    fn key(&self, mole: Option<u8>) -> u64 {
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

    fn write(&self, f: &mut fmt::Formatter<'_>, mole: Option<u8>) -> fmt::Result {
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

    fn read(text: &str) -> Result<(Self, Option<u8>), TextError> {
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

impl<const F: usize> Position for Burrow<F> {
    type Move = Move;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.garden.to_move()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        let beds = 0..BEDS;
        let all = beds.flat_map(|bed| [Move::Walk(bed), Move::Dig(bed), Move::Creep(bed)]);
        out.extend(all.chain([Move::Eat]).filter(|&mv| self.check(mv).is_ok()));
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Walk(to) if has::<F>(Fault::LegalLeaks) && to == self.mole => {
                Err(Illegal::TooFar(to))
            }
            Move::Walk(to) => self.garden.check_walk(to),
            Move::Dig(at) => self.garden.check_dig(at),
            Move::Creep(to) => self.garden.check_creep(self.mole, to),
            Move::Eat => self.garden.check_eat(self.mole),
        }
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Walk(to) => self.garden.walk(to),
            Move::Dig(at) => self.garden.dig(at, at == self.mole),
            Move::Creep(to) => {
                self.mole = to;
                self.garden.creep();
                if has::<F>(Fault::GuessLeaks) {
                    self.garden.guess &= 0b111 << to >> 1;
                }
            }
            Move::Eat => self.garden.eat(self.mole),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.garden.outcome()
    }

    fn round(&self) -> u32 {
        self.garden.round
    }

    fn key(&self) -> u64 {
        self.garden.key(Some(self.mole))
    }

    fn fresh_key(&self) -> u64 {
        self.key()
    }

    fn turn_key(&self) -> Option<u64> {
        Some(self.key())
    }
}

impl<const F: usize> Hidden for Burrow<F> {
    type View = Known<F>;
    type Answer = Answer;

    fn view(&self, viewer: Viewer) -> Known<F> {
        let told = viewer.knows(Side::Second) || has::<F>(Fault::ViewLeaks);
        let blind = has::<F>(Fault::JudgeBlind) && viewer == Viewer::Judge;
        Known {
            garden: self.garden,
            mole: Some(self.mole).filter(|_| told && !blind),
        }
    }

    fn answer(&self, mv: Move) -> Answer {
        match mv {
            Move::Dig(at) => Answer::Found(at == self.mole),
            _ => Answer::Nothing,
        }
    }

    fn seen(&self, mv: Move, answer: Answer, viewer: Viewer) -> Seen {
        let told =
            viewer.knows(Side::Second) || has::<F>(Fault::ViewLeaks) || has::<F>(Fault::SeenLeaks);
        match (mv, answer) {
            (Move::Walk(to), _) => Seen::Walk(to),
            (Move::Dig(at), Answer::Found(found)) if !has::<F>(Fault::AnswerUntold) => {
                Seen::Dig(at, Some(found))
            }
            (Move::Dig(at), _) => Seen::Dig(at, None),
            (Move::Creep(to), _) if told => Seen::Creep(to),
            (Move::Creep(_), _) => Seen::Rustle,
            (Move::Eat, _) => Seen::Eat(self.mole),
        }
    }

    fn choice(seen: Seen) -> Option<(Move, Option<Answer>)> {
        match seen {
            Seen::Walk(to) => Some((Move::Walk(to), Some(Answer::Nothing))),
            Seen::Dig(at, found) => Some((Move::Dig(at), found.map(Answer::Found))),
            Seen::Creep(to) => Some((Move::Creep(to), Some(Answer::Nothing))),
            Seen::Eat(_) => Some((Move::Eat, Some(Answer::Nothing))),
            Seen::Rustle => None,
        }
    }
}

impl<const F: usize> Conduct for Burrow<F> {
    const AGREEMENT: RuleId = RuleId("B4");
}

impl<const F: usize> Counting for Burrow<F> {}

impl<const F: usize> fmt::Display for Burrow<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.garden.write(f, Some(self.mole))
    }
}

impl<const F: usize> FromStr for Burrow<F> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (garden, mole) = Garden::read(text)?;
        let mole = mole.ok_or_else(|| TextError::new(text.len(), 0, "expected the mole's bed"))?;
        Ok(Self { garden, mole })
    }
}
