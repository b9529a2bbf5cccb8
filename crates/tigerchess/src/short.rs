//! Moves in short algebraic form, for people (C-N2): `e4`, `Lxg5`, `Fbd3`, `d7=N`, `Ac3:e5:g7#`.

use game::{MoveError, TextError};

use crate::Kind;
use crate::action::Move;
use crate::bits::{Place, bit};
use crate::illegal::Illegal;
use crate::state::Chess;
use crate::text::{name, square};

/// What a text in short form says of a move.
struct Wanted {
    kind: Kind,
    file: Option<usize>,
    rank: Option<usize>,
    to: Place,
    becomes: Option<Kind>,
}

impl Wanted {
    fn fits(&self, from: Place) -> bool {
        self.file.is_none_or(|file| file == from.h())
            && self.rank.is_none_or(|rank| rank == from.v())
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// A legal move in short form.
    pub(crate) fn short(&self, mv: Move) -> String {
        let mut text = match mv {
            Move::Go { from, to, becomes } => self.short_go(from, to, becomes),
            Move::Jump { from, .. } => {
                let letter = self.kind_at(from).map_or('?', Kind::letter);
                let mut path = self.long(mv);
                if let Some(kind) = mv.becomes() {
                    path.pop();
                    path = format!("{path}={}", kind.letter());
                }
                format!("{letter}{path}")
            }
            Move::Occupy { from } => format!("L{}occ", name(from)),
            Move::Guard(_) | Move::Post(_) => return self.long(mv),
        };
        let mut after = *self;
        after.make(mv);
        if after.occupied_by().is_none() && after.queen_attackers(after.side) != 0 {
            text.push(if after.can_move() { '+' } else { '#' });
        }
        text
    }

    fn short_go(&self, from: Place, to: Place, becomes: Option<Kind>) -> String {
        let kind = self.kind_at(from).unwrap_or(Kind::Pikeman);
        let captures =
            self.occupied() & bit(to) != 0 || kind == Kind::Pikeman && from.h() != to.h();
        let takes = if captures { "x" } else { "" };
        let exchange = becomes.map_or_else(String::new, |kind| format!("={}", kind.letter()));
        let to_name = name(to);
        if kind == Kind::Pikeman {
            let file = if captures { &name(from)[..1] } else { "" };
            return format!("{file}{takes}{to_name}{exchange}");
        }
        let mut legal = Vec::new();
        if self.places(self.side, kind).count_ones() > 1 {
            self.list(&mut legal);
        }
        let rivals: Vec<Place> = legal
            .iter()
            .filter_map(|mv| match mv {
                Move::Go { from, to: end, .. } if *end == to => Some(*from),
                _ => None,
            })
            .filter(|rival| *rival != from && self.kind_at(*rival) == Some(kind))
            .collect();
        let own = name(from);
        let start = if rivals.is_empty() {
            ""
        } else if rivals.iter().all(|rival| rival.h() != from.h()) {
            &own[..1]
        } else if rivals.iter().all(|rival| rival.v() != from.v()) {
            &own[1..]
        } else {
            &own
        };
        format!("{}{start}{takes}{to_name}{exchange}", kind.letter())
    }

    /// Reads a move in short form.
    pub(crate) fn read_short(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let bare = text.trim_end_matches(['+', '#', '!', '?']);
        if bare.contains(['@', ':']) || bare.ends_with("occ") {
            // These are written in full, but for the letter in front and the `=`.
            let rest = bare
                .strip_prefix(['S', 'A', 'L'])
                .filter(|rest| !rest.starts_with('@'));
            let shift = bare.len() - rest.unwrap_or(bare).len();
            let long = rest.unwrap_or(bare).replace('=', "");
            return self.read_long(&long).map_err(|error| match error {
                MoveError::Text(error) => error.shifted(shift).into(),
                illegal => illegal,
            });
        }
        self.find(&wanted(bare)?, text)
    }

    /// The one legal move that a text in short form can mean.
    fn find(&self, wanted: &Wanted, text: &str) -> Result<Move, MoveError<Illegal>> {
        if self.ending().is_some() {
            return Err(MoveError::Illegal(Illegal::GameOver));
        }
        let mut legal = Vec::new();
        self.list(&mut legal);
        legal.retain(|mv| match *mv {
            Move::Go { from, to, becomes } => {
                to == wanted.to
                    && becomes == wanted.becomes
                    && wanted.fits(from)
                    && self.kind_at(from) == Some(wanted.kind)
            }
            _ => false,
        });
        match legal[..] {
            [mv] => Ok(mv),
            [] => Err(self.why_not_short(wanted, text)),
            _ => {
                let message = "tigerchess-text-several-pieces";
                Err(TextError::new(0, text.len(), message).into())
            }
        }
    }

    fn why_not_short(&self, wanted: &Wanted, text: &str) -> MoveError<Illegal> {
        let own = crate::bits::squares(self.places(self.side, wanted.kind));
        let mut reasons = own.filter(|from| wanted.fits(*from)).filter_map(|from| {
            let mv = Move::Go {
                from,
                to: wanted.to,
                becomes: wanted.becomes,
            };
            self.refuse(mv).err()
        });
        let first = reasons.next();
        // What can't go there at all says less than why one that could must not.
        let says_more = |reason: &Illegal| {
            !matches!(
                reason,
                Illegal::NotThatWay { .. } | Illegal::NobodyToCapture { .. }
            )
        };
        let better = first.clone().into_iter().chain(reasons).find(says_more);
        match better.or(first) {
            Some(reason) => MoveError::Illegal(reason),
            None => TextError::new(0, text.len(), "tigerchess-text-no-such-piece").into(),
        }
    }
}

/// Reads `Fbxd3`, `exd5`, `d7=N`.
fn wanted(text: &str) -> Result<Wanted, TextError> {
    let wrong = |at: usize| {
        let message = "tigerchess-text-expected-move";
        TextError::new(at, text.len().saturating_sub(at), message)
    };
    if !text.is_ascii() {
        return Err(wrong(0));
    }
    let first = text.chars().next().filter(char::is_ascii_uppercase);
    let kind = first
        .map_or(Some(Kind::Pikeman), Kind::from_letter)
        .ok_or_else(|| wrong(0))?;
    let start = usize::from(first.is_some());
    let (go, exchange) = match text.split_once('=') {
        Some((go, exchange)) => (go, Some(exchange)),
        None => (text, None),
    };
    let becomes = match exchange.map(|letter| letter.parse().map(Kind::from_letter)) {
        None => None,
        Some(Ok(Some(kind))) => Some(kind),
        Some(_) => return Err(wrong(go.len() + 1)),
    };
    let split = go
        .len()
        .checked_sub(2)
        .filter(|at| *at >= start)
        .ok_or_else(|| wrong(start))?;
    let to = square(&go[split..]).ok_or_else(|| wrong(split))?;
    let (mut file, mut rank) = (None, None);
    let hint = go[start..split]
        .strip_suffix('x')
        .unwrap_or(&go[start..split]);
    for letter in hint.bytes() {
        match letter {
            b'a'..=b'h' if file.is_none() && rank.is_none() => {
                file = Some(usize::from(letter - b'a') + 1)
            }
            b'1'..=b'8' if rank.is_none() => rank = Some(usize::from(letter - b'0')),
            _ => return Err(wrong(start)),
        }
    }
    Ok(Wanted {
        kind,
        file,
        rank,
        to,
        becomes,
    })
}
