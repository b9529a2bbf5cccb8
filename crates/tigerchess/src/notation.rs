//! Moves as texts, the long form (C-N2).

use game::{MoveError, TextError};

use crate::action::{Move, Path};
use crate::bits::{Place, bit};
use crate::illegal::Illegal;
use crate::jumps::follow;
use crate::state::Chess;
use crate::text::{name, square};
use crate::{Kind, Wing};

impl<const TIGER: bool> Chess<TIGER> {
    /// A legal move in the long form.
    pub(crate) fn long(&self, mv: Move) -> String {
        let exchange = |becomes: Option<Kind>| {
            becomes.map_or_else(String::new, |kind| {
                kind.letter().to_ascii_lowercase().to_string()
            })
        };
        match mv {
            Move::Go { from, to, becomes } => {
                format!("{}{}{}", name(from), name(to), exchange(becomes))
            }
            Move::Jump {
                from,
                path,
                becomes,
                ..
            } => {
                let squares: Vec<String> = std::iter::once(from)
                    .chain(self.landings(from, path))
                    .map(name)
                    .collect();
                format!("{}{}", squares.join(":"), exchange(becomes))
            }
            Move::Occupy { from } => format!("{}occ", name(from)),
            Move::Guard(wing) => format!("G@{}", wing.letter()),
            Move::Post(at) => format!("S@{}", name(at)),
        }
    }

    /// The landing squares of a row of jumps of the side to move, in order; none if it can't be
    /// jumped here.
    #[must_use]
    pub fn landings(&self, from: board::Square<8>, path: Path) -> Vec<board::Square<8>> {
        let ours = self.all_of(self.side) & !bit(from);
        self.jumper_at(from)
            .and_then(|jumper| follow(jumper, from, path, ours, self.all_of(!self.side)))
            .map_or_else(Vec::new, |(_, landings)| landings)
    }

    /// Reads a move in the long form.
    pub(crate) fn read_long(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let legal = |mv| self.refuse(mv).map(|()| mv).map_err(MoveError::Illegal);
        if let Some(at) = text.strip_prefix("S@") {
            return legal(Move::Post(read_square(2, at)?));
        }
        if let Some(wing) = text.strip_prefix("G@") {
            let mut letters = wing.chars();
            return match (letters.next().and_then(Wing::from_letter), letters.next()) {
                (Some(wing), None) => legal(Move::Guard(wing)),
                _ => Err(expected(text, 2, "tigerchess-text-expected-wing").into()),
            };
        }
        let from = read_square(0, text.get(..2).unwrap_or(text))?;
        let rest = &text[2..];
        if rest == "occ" {
            return legal(Move::Occupy { from });
        }
        if rest.starts_with(':') {
            return self.read_jumps(text, from);
        }
        let to = read_square(2, rest.get(..2).unwrap_or(rest))?;
        let becomes = read_exchange(text, 4)?;
        legal(Move::Go { from, to, becomes })
    }

    /// Reads a row of jumps, by whatever path.
    fn read_jumps(&self, text: &str, from: Place) -> Result<Move, MoveError<Illegal>> {
        let mut landings = Vec::new();
        let mut at = 2;
        while text[at..].starts_with(':') {
            let end = (at + 3).min(text.len());
            let square = text.get(at + 1..end).unwrap_or(&text[at + 1..]);
            landings.push(read_square(at + 1, square)?);
            at = end;
        }
        let becomes = read_exchange(text, at)?;
        let mut legal = Vec::new();
        if self.ending().is_some() {
            return Err(MoveError::Illegal(Illegal::GameOver));
        }
        self.list(&mut legal);
        let mv = self.jump_to(from, &landings).map_err(MoveError::Illegal)?;
        let Move::Jump { to, path, .. } = mv else {
            return Ok(mv);
        };
        let written = Move::Jump {
            from,
            to,
            path,
            becomes,
        };
        let captured = self.captured_on(from, path);
        match self.same_capture(from, to, captured, &legal) {
            Some(found) if found.becomes() == becomes => Ok(found),
            Some(found) => Err(MoveError::Illegal(Illegal::WrongExchange {
                kind: self.kind_at(from).unwrap_or(Kind::Swordsman),
                chosen: becomes,
                from,
                to: found.to().unwrap_or(to),
            })),
            None => {
                let reason = self
                    .refuse(written)
                    .err()
                    .unwrap_or(Illegal::NoUse { at: from });
                Err(MoveError::Illegal(reason))
            }
        }
    }

    /// The row of jumps with these landing squares; whether the Queen would be safe is not asked.
    pub(crate) fn jump_to(&self, from: Place, landings: &[Place]) -> Result<Move, Illegal> {
        if self.deployment.is_some() {
            return Err(match self.guard_due() {
                Some(side) => Illegal::GuardFirst { side },
                None => Illegal::Deploying,
            });
        }
        let kind = self.own(from)?;
        let to = landings.last().copied().unwrap_or(from);
        let Some(jumper) = self.jumper_at(from) else {
            return Err(Illegal::NotThatWay { kind, from, to });
        };
        let ours = self.all_of(self.side) & !bit(from);
        let theirs = self.all_of(!self.side);
        let mut path = Path::START;
        let mut before = from;
        for (count, &landing) in landings.iter().enumerate() {
            let next = jumper
                .diagonals()
                .map(|diagonal| path.then(diagonal))
                .find(|path| {
                    follow(jumper, from, *path, ours, theirs)
                        .is_some_and(|(_, found)| found.get(count) == Some(&landing))
                });
            path = next.ok_or_else(|| {
                let captured = self.captured_on(from, path);
                self.why_no_jump_between(kind, from, captured, before, landing)
            })?;
            before = landing;
        }
        Ok(Move::Jump {
            from,
            to,
            path,
            becomes: jumper.becomes(to),
        })
    }
}

fn expected(text: &str, at: usize, message: &'static str) -> TextError {
    TextError::new(at, text.len().saturating_sub(at), message)
}

fn read_square(at: usize, part: &str) -> Result<Place, TextError> {
    square(part).ok_or_else(|| {
        let len = part.len();
        TextError::new(at, len, "tigerchess-text-expected-square")
    })
}

/// Reads the letter at the end that says what a piece becomes, from byte `at` on.
fn read_exchange(text: &str, at: usize) -> Result<Option<Kind>, TextError> {
    let mut letters = text.get(at..).unwrap_or_default().chars();
    let kind = match (letters.next(), letters.next()) {
        (None, _) => return Ok(None),
        (Some(letter), None) => Kind::from_letter(letter),
        _ => None,
    };
    kind.map(Some).ok_or_else(|| {
        let message = "tigerchess-text-expected-end-of-move";
        expected(text, at, message)
    })
}
