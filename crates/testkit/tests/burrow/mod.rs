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
    Conduct, Counting, Hidden, Outcome, Place, Position, Reason, Refusal, RuleId, Side, TextError,
    Viewer,
};

mod garden;
mod known;
mod screen;

pub(crate) use garden::Garden;
pub(crate) use known::{Known, Seen, Shadow};

pub(crate) const BEDS: u8 = 7;

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
    /// A view goes on when time has ended the game.
    TimeMissed,
    /// A view that does not know where the mole is forgets that it hides.
    HidingMissed,
    AnswerUntold,
    /// Found and not found are written alike.
    TextShared,
    /// A closer look at the gardener shows where the mole is.
    LookLeaks,
}

/// All faults with the check that must find each.
pub(crate) const FAULTS: [(Fault, &str); 13] = [
    (Fault::ViewLeaks, "secrets are kept"),
    (Fault::SeenLeaks, "secrets are kept"),
    (Fault::GuessLeaks, "views follow what is seen"),
    (Fault::LegalLeaks, "players know their moves"),
    (Fault::ApplyForgets, "views follow what is seen"),
    (Fault::JudgeBlind, "judge sees all"),
    (Fault::ChoiceMissing, "players know their moves"),
    (Fault::EndMissed, "views agree about the game"),
    (Fault::TimeMissed, "views agree about time"),
    (Fault::HidingMissed, "views agree about what is hidden"),
    (Fault::AnswerUntold, "movers and judges are told the answer"),
    (Fault::TextShared, "text of what is seen"),
    (Fault::LookLeaks, "closer looks keep secrets"),
];

/// Whether fault number `F` of [`FAULTS`], counted from 1, is this one; 0 is sound.
const fn has<const F: usize>(fault: Fault) -> bool {
    let planted = if F == 0 { Fault::None } else { FAULTS[F - 1].0 };
    planted as u8 == fault as u8
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
    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(match self {
            Self::Over => "B4",
            Self::NotYours => "B1",
            Self::TooFar(_) => "B2",
            Self::NoPlant | Self::NotSo => "B3",
        }))
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

impl<const F: usize> Position for Burrow<F> {
    type Move = Move;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.garden.mover()
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
            shadow: Shadow(Some(self.mole).filter(|_| has::<F>(Fault::LookLeaks))),
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

    fn is_report(seen: Seen) -> bool {
        matches!(seen, Seen::Dig(_, Some(_)) | Seen::Rustle)
    }
}

impl<const F: usize> Conduct for Burrow<F> {
    const AGREEMENT: RuleId = RuleId("B4");
    const ENDINGS: &'static [Reason] = &[garden::OVER];

    fn hides(&self, side: Side) -> Option<String> {
        (side == Side::Second).then(|| self.mole.to_string())
    }
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
