//! What a viewer knows of Burrow: the garden, and where the mole is if the viewer may know it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use game::{
    Conduct, Counting, Ending, MoveError, Notation, Open, Outcome, Position, Reason, RuleId, Side,
    TextError,
};

use super::garden::OVER;
use super::{BEDS, Fault, Garden, Illegal, has};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Known<const F: usize> {
    pub(crate) garden: Garden,
    pub(crate) mole: Option<u8>,
    /// Where the mole is, whoever knows it: only a fault looks there.
    pub(crate) shadow: Shadow,
}

/// What no comparison of views notices.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shadow(pub(crate) Option<u8>);

impl PartialEq for Shadow {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Shadow {}

impl Hash for Shadow {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// A move as a viewer reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Seen {
    Walk(u8),
    /// With what was found, once the rules have answered.
    Dig(u8, Option<bool>),
    Creep(u8),
    /// The mole has crept somewhere or stayed.
    Rustle,
    Eat(u8),
}

impl<const F: usize> Known<F> {
    /// What the gardener should expect of a dig.
    fn expects(&self, at: u8) -> bool {
        self.mole
            .map_or(self.garden.guess == 1 << at, |mole| mole == at)
    }

    fn check_found(&self, at: u8, found: bool) -> Result<(), Illegal> {
        let possible = match self.mole {
            Some(mole) => found == (mole == at),
            None if found => self.garden.may(at),
            None => self.garden.guess != 1 << at,
        };
        possible.then_some(()).ok_or(Illegal::NotSo)
    }
}

impl<const F: usize> Position for Known<F> {
    type Move = Seen;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.garden.mover()
    }

    fn legal_moves(&self, out: &mut Vec<Seen>) {
        let all = (0..BEDS).flat_map(|bed| {
            let dig = Seen::Dig(bed, None);
            [Seen::Walk(bed), dig, Seen::Creep(bed), Seen::Eat(bed)]
        });
        out.extend(
            all.chain([Seen::Rustle])
                .filter(|&mv| self.check(mv).is_ok())
                .filter(|mv| !has::<F>(Fault::ChoiceMissing) || !matches!(mv, Seen::Eat(_))),
        );
    }

    fn check(&self, seen: Seen) -> Result<(), Illegal> {
        match (seen, self.mole) {
            (Seen::Walk(to), _) => self.garden.check_walk(to),
            (Seen::Dig(at, found), _) => {
                self.garden.check_dig(at)?;
                found.map_or(Ok(()), |found| self.check_found(at, found))
            }
            (Seen::Creep(to), Some(mole)) => self.garden.check_creep(mole, to),
            (Seen::Rustle, None) => self.garden.turn_of(Side::Second),
            (Seen::Eat(at), mole) => {
                self.garden.check_eat(at)?;
                let there = mole.map_or(self.garden.may(at), |mole| mole == at);
                there.then_some(()).ok_or(Illegal::NotSo)
            }
            (Seen::Creep(_), None) if has::<F>(Fault::SeenLeaks) => {
                self.garden.turn_of(Side::Second)
            }
            (Seen::Creep(_), None) | (Seen::Rustle, Some(_)) => {
                self.garden.turn_of(Side::Second)?;
                Err(Illegal::NotSo)
            }
        }
    }

    fn play_unchecked(&mut self, seen: Seen) {
        match seen {
            Seen::Walk(to) => self.garden.walk(to),
            Seen::Dig(at, found) => {
                let guess = self.garden.guess;
                let found = found.unwrap_or_else(|| self.expects(at));
                self.garden.dig(at, found);
                if has::<F>(Fault::ApplyForgets) && !found {
                    self.garden.guess = guess;
                }
            }
            Seen::Creep(to) => {
                self.mole = self.mole.map(|_| to);
                self.garden.creep();
                if has::<F>(Fault::GuessLeaks) {
                    self.garden.guess &= 0b111 << to >> 1;
                }
            }
            Seen::Rustle => self.garden.creep(),
            Seen::Eat(at) => self.garden.eat(at),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.garden.outcome()?;
        let missed = has::<F>(Fault::EndMissed) && outcome.winner == Some(Side::Second);
        Some(outcome).filter(|_| !missed || self.mole.is_some())
    }

    fn round(&self) -> u32 {
        self.garden.round
    }

    fn key(&self) -> u64 {
        self.garden.key(self.mole)
    }

    fn fresh_key(&self) -> u64 {
        self.key()
    }

    fn turn_key(&self) -> Option<u64> {
        Some(self.key())
    }
}

impl<const F: usize> Open for Known<F> {}

impl<const F: usize> Counting for Known<F> {}

impl<const F: usize> Conduct for Known<F> {
    const AGREEMENT: RuleId = RuleId("B4");
    const ENDINGS: &'static [Reason] = &[OVER];

    fn hides(&self, side: Side) -> Option<String> {
        let mole = match self.mole {
            Some(mole) => mole.to_string(),
            None if has::<F>(Fault::HidingMissed) => return None,
            None => "?".to_owned(),
        };
        (side == Side::Second).then_some(mole)
    }

    fn time_out(&mut self, side: Side) -> Option<Outcome> {
        (!has::<F>(Fault::TimeMissed)).then_some(Outcome {
            winner: Some(!side),
            ending: Ending::Time,
            rule: Self::AGREEMENT,
            points: None,
        })
    }

    fn seals(&self, seen: Seen) -> bool {
        matches!(seen, Seen::Dig(..))
    }
}

impl<const F: usize> Notation for Known<F> {
    fn notation(&self, seen: Seen) -> String {
        match seen {
            Seen::Walk(to) => format!("w{to}"),
            Seen::Dig(at, None) => format!("d{at}"),
            Seen::Dig(at, Some(true)) if has::<F>(Fault::TextShared) => format!("d{at}"),
            Seen::Dig(at, Some(true)) => format!("d{at}!"),
            Seen::Dig(at, Some(false)) => format!("d{at}."),
            Seen::Creep(to) => format!("c{to}"),
            Seen::Rustle => "~".to_owned(),
            Seen::Eat(at) => format!("e{at}"),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Seen, MoveError<Illegal>> {
        let wrong = || TextError::new(0, text.len(), "expected a move");
        let bytes = text.as_bytes();
        let bed = match bytes.get(1) {
            Some(byte @ b'0'..=b'6') => byte - b'0',
            None if text == "~" => 0,
            _ => return Err(wrong().into()),
        };
        let seen = match (bytes[0], bytes.get(2), text.len()) {
            (b'~', None, 1) => Seen::Rustle,
            (b'w', None, _) => Seen::Walk(bed),
            (b'd', None, _) => Seen::Dig(bed, None),
            (b'd', Some(b'!'), 3) => Seen::Dig(bed, Some(true)),
            (b'd', Some(b'.'), 3) => Seen::Dig(bed, Some(false)),
            (b'c', None, _) => Seen::Creep(bed),
            (b'e', None, _) => Seen::Eat(bed),
            _ => return Err(wrong().into()),
        };
        self.check(seen).map_err(MoveError::Illegal)?;
        Ok(seen)
    }
}

impl<const F: usize> fmt::Display for Known<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.garden.write(f, self.mole)
    }
}

impl<const F: usize> FromStr for Known<F> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (garden, mole) = Garden::read(text)?;
        let shadow = Shadow::default();
        Ok(Self {
            garden,
            mole,
            shadow,
        })
    }
}
