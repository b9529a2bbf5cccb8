//! Moves with the abbreviations of the inventor's document (C-N2): `BPK e2-e4`, `SA c5:e3`,
//! `BKL e8xSG`.
//!
//! The document names personnel, but gives no form for moves; this one is made of its parts. Its
//! King's and Queen's Towers are not told apart once both could have moved: they are `BT` and `ST`
//! then.

use game::{MoveError, Side, TextError};

use crate::action::Move;
use crate::bits::{Place, bit, same_color};
use crate::castling::Wall;
use crate::illegal::Illegal;
use crate::state::Chess;
use crate::text::name;
use crate::{Kind, Piece};

/// The abbreviation of a kind of each side; Barons and Towers are told apart elsewhere.
const fn abbreviation(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Pikeman => ["BPK", "SPK"],
        Kind::Baron => ["BBN", "SBR"],
        Kind::QueensLancer => ["BQL", "SQL"],
        Kind::Tower => ["BT", "ST"],
        Kind::KingsLancer => ["BKL", "SKL"],
        Kind::King => ["BKG", "SKG"],
        Kind::Queen => ["BQ", "SQ"],
        Kind::Knight => ["BKN", "SKN"],
        Kind::TigerKnight => ["BENTKN", "SIBTKN"],
        Kind::Swordsman => ["BS", "SS"],
        Kind::Archer => ["BA", "SA"],
    }
}

const BARONESS: [&str; 2] = ["BBS", "SBS"];
const KINGS_TOWER: [&str; 2] = ["BKT", "SKT"];
const QUEENS_TOWER: [&str; 2] = ["BQT", "SQT"];
const GUARD: [&str; 2] = ["BG", "SG"];

impl<const TIGER: bool> Chess<TIGER> {
    /// How the document abbreviates the piece on a square.
    #[must_use]
    pub fn abbreviation(&self, at: board::Square<8>) -> Option<&'static str> {
        let Piece { side, kind } = self.piece_at(at)?;
        Some(match kind {
            Kind::Baron if is_baroness(side, at) => BARONESS[side.index()],
            Kind::Tower => {
                let home = |wall: Wall| {
                    self.castling.has(side, wall) && wall.protection(side).tower.0 == at
                };
                if home(Wall::Kings) {
                    KINGS_TOWER[side.index()]
                } else if home(Wall::Queens) {
                    QUEENS_TOWER[side.index()]
                } else {
                    abbreviation(kind)[side.index()]
                }
            }
            _ => abbreviation(kind)[side.index()],
        })
    }

    /// A legal move in this form.
    pub(crate) fn in_words(&self, mv: Move) -> String {
        let side = self.side.index();
        match mv {
            Move::Guard(wing) => return format!("{}@{}", GUARD[side], wing.letter()),
            Move::Post(at) => {
                return format!("{}@{}", abbreviation(Kind::Swordsman)[side], name(at));
            }
            Move::Go { .. } | Move::Jump { .. } | Move::Occupy { .. } => {}
        }
        let from = mv
            .from()
            .and_then(|from| Some((from, self.abbreviation(from)?)));
        let (Some((from, who)), becomes) = (from, mv.becomes()) else {
            return self.long(mv);
        };
        let exchange = match (becomes, mv.to()) {
            (Some(Kind::Baron), Some(to)) if is_baroness(self.side, to) => {
                format!("={}", BARONESS[side])
            }
            (Some(kind), _) => format!("={}", abbreviation(kind)[side]),
            (None, _) => String::new(),
        };
        let way = match mv {
            Move::Go { to, .. } => {
                let takes = self.occupied() & bit(to) != 0
                    || self.kind_at(from) == Some(Kind::Pikeman) && from.h() != to.h();
                format!(
                    "{}{}{}",
                    name(from),
                    if takes { 'x' } else { '-' },
                    name(to)
                )
            }
            Move::Jump { .. } => {
                let long = self.long(mv);
                let letters = usize::from(becomes.is_some());
                long[..long.len() - letters].to_owned()
            }
            _ => format!("{}x{}", name(from), GUARD[(!self.side).index()]),
        };
        format!("{who} {way}{exchange}")
    }

    /// Reads a move in this form, which begins with one of the document's abbreviations.
    pub(crate) fn read_words(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
        let (who, rest) = text.split_at(letters);
        let mine = |names: [&'static str; 2]| names[self.side.index()] == who;
        if let Some(at) = rest.strip_prefix('@') {
            let letter = match () {
                () if mine(GUARD) => 'G',
                () if mine(abbreviation(Kind::Swordsman)) => 'S',
                () => return Err(unknown(text, letters).into()),
            };
            return self.read_shifted(&format!("{letter}@{at}"), letters as isize - 1);
        }
        let all = Kind::ALL.into_iter().map(abbreviation);
        let others = [BARONESS, KINGS_TOWER, QUEENS_TOWER];
        let known = all.chain(others).flatten().any(|name| name == who);
        let Some(way) = rest.strip_prefix(' ').filter(|_| known) else {
            return Err(unknown(text, letters).into());
        };
        let (way, exchange) = match way.split_once('=') {
            Some((way, exchange)) => (way, Some(exchange)),
            None => (way, None),
        };
        let mut long = if way.ends_with(GUARD[(!self.side).index()]) {
            format!("{}occ", way.get(..2).unwrap_or_default())
        } else {
            way.replace(['-', 'x'], "")
        };
        if let Some(exchange) = exchange {
            let at = text.len() - exchange.len();
            long.push(read_exchange(exchange).ok_or_else(|| {
                TextError::new(at, exchange.len(), "tigerchess-text-expected-new-piece")
            })?);
        }
        let mv = self.read_shifted(&long, letters as isize + 1)?;
        let named = mv.from().is_some_and(|from| self.is_called(from, who));
        if named {
            Ok(mv)
        } else {
            let message = "tigerchess-text-other-piece-there";
            Err(TextError::new(0, letters, message).into())
        }
    }

    /// Reads a move in the long form that was made from a text which has `by` bytes more before it.
    fn read_shifted(&self, long: &str, by: isize) -> Result<Move, MoveError<Illegal>> {
        self.read_long(long).map_err(|error| match error {
            MoveError::Text(error) => error.shifted(by.max(0) as usize).into(),
            illegal => illegal,
        })
    }

    /// Whether a piece may be called so: a Tower by any of its names.
    fn is_called(&self, at: Place, who: &str) -> bool {
        let tower = self.piece_at(at).filter(|piece| piece.kind == Kind::Tower);
        self.abbreviation(at) == Some(who)
            || tower.is_some_and(|tower| {
                [abbreviation(Kind::Tower), KINGS_TOWER, QUEENS_TOWER]
                    .into_iter()
                    .any(|names| names[tower.side.index()] == who)
            })
    }
}

/// Whether a Baron or Baroness here is the Baroness: she begins on c1 and c8.
const fn is_baroness(side: Side, at: Place) -> bool {
    let home = match side {
        Side::First => 1 << 2,
        Side::Second => 1 << 58,
    };
    same_color(bit(at)) & home != 0
}

fn read_exchange(text: &str) -> Option<char> {
    if BARONESS.contains(&text) {
        return Some('b');
    }
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| abbreviation(*kind).contains(&text))?;
    Some(kind.letter().to_ascii_lowercase())
}

fn unknown(text: &str, letters: usize) -> TextError {
    let message = "tigerchess-text-expected-abbreviation";
    TextError::new(0, letters.max(1).min(text.len()), message)
}
