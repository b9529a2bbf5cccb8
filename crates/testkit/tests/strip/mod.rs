//! Strip, a small complete game to try the checks on.
//!
//! * **S1** Stones of both sides stand on a strip of 9 cells; the first side goes right, the other
//!   left. A turn has two actions, which may be left unused.
//! * **S2** A stone steps one cell forward onto an empty cell (`2`), or hops over an enemy onto the
//!   empty cell beyond and takes it, for a point (`2x`).
//! * **S3** A stone is lifted two cells forward onto an empty cell by two other own stones
//!   (`2^01`), the leftmost unless others are chosen.
//! * **S4** Who reaches the far end has won; two empty turns in a row are a draw.
//! * **S5** A side whose time is out in the first round loses the rest of its turn, later the game.

use std::fmt;
use std::str::FromStr;

use game::{
    Conduct, Counting, Ending, MoveError, Notation, Open, Outcome, Place, Position, Reason,
    Refusal, RuleId, Side, SplitMix, TextError,
};

mod screen;

/// The end by the far cell or two empty turns.
pub(crate) const OVER: Reason = Reason {
    name: "over",
    key: "strip-over",
};

const CELLS: usize = 9;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Strip {
    cells: [Option<Side>; CELLS],
    side: Side,
    left: u8,
    round: u32,
    points: [u32; 2],
    empty_turns: u8,
    key: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Move {
    Step(u8),
    Hop(u8),
    Lift(u8, [u8; 2]),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("there is no own stone on cell {0}")]
    NotYours(u8),
    #[error("the turn has no action left")]
    NoAction,
    #[error("cell {0} can't be reached")]
    NoWay(u8),
    #[error("these can't help")]
    NoHelp,
}

impl Refusal for Illegal {
    fn rule(&self) -> Option<RuleId> {
        Some(RuleId(match self {
            Self::Over => "S4",
            Self::NotYours(_) | Self::NoAction => "S1",
            Self::NoWay(_) => "S2",
            Self::NoHelp => "S3",
        }))
    }

    fn key(&self) -> &'static str {
        "strip-illegal"
    }

    fn places(&self) -> Vec<Place> {
        match *self {
            Self::NotYours(cell) | Self::NoWay(cell) => vec![Place(cell.into())],
            _ => Vec::new(),
        }
    }
}

impl Strip {
    fn at(&self, cell: usize) -> Option<Side> {
        self.cells.get(cell).copied().flatten()
    }

    fn ahead(&self, cell: usize, by: usize) -> Option<usize> {
        match self.side {
            Side::First => Some(cell + by).filter(|&cell| cell < CELLS),
            Side::Second => cell.checked_sub(by),
        }
    }

    fn helpers(&self, from: usize) -> Vec<[u8; 2]> {
        let own: Vec<u8> = (0..CELLS)
            .filter(|&cell| cell != from && self.at(cell) == Some(self.side))
            .map(|cell| cell as u8)
            .collect();
        (0..own.len())
            .flat_map(|a| (a + 1..own.len()).map(move |b| (a, b)))
            .map(|(a, b)| [own[a], own[b]])
            .collect()
    }

    /// Where a stone goes and what it takes on the way.
    fn effect(&self, mv: Move) -> Result<Option<(usize, usize, Option<usize>)>, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::Over);
        }
        let from = match mv {
            Move::End => return Ok(None),
            Move::Step(from) | Move::Hop(from) | Move::Lift(from, _) => usize::from(from),
        };
        if self.left == 0 {
            return Err(Illegal::NoAction);
        }
        if self.at(from) != Some(self.side) {
            return Err(Illegal::NotYours(from as u8));
        }
        let by = if matches!(mv, Move::Step(_)) { 1 } else { 2 };
        let to = self.ahead(from, by).ok_or(Illegal::NoWay(from as u8))?;
        let over = self.ahead(from, 1).filter(|_| by == 2);
        if self.at(to).is_some() {
            return Err(Illegal::NoWay(to as u8));
        }
        let enemy_between = over.is_some_and(|cell| self.at(cell) == Some(!self.side));
        match mv {
            Move::Hop(_) if !enemy_between => Err(Illegal::NoWay(to as u8)),
            Move::Lift(..) if enemy_between => Err(Illegal::NoWay(to as u8)),
            Move::Lift(_, by) if !self.helpers(from).contains(&by) => Err(Illegal::NoHelp),
            Move::Hop(_) => Ok(Some((from, to, over))),
            _ => Ok(Some((from, to, None))),
        }
    }

    fn far_end(side: Side) -> usize {
        match side {
            Side::First => CELLS - 1,
            Side::Second => 0,
        }
    }

    fn set(&mut self, cell: usize, stone: Option<Side>) {
        let old = std::mem::replace(&mut self.cells[cell], stone);
        self.key ^= stone_key(cell, old) ^ stone_key(cell, stone);
    }

    fn counters_key(&self) -> u64 {
        let mut key = 1;
        for number in [
            self.side.index() as u64,
            self.left.into(),
            self.round.into(),
            self.points[0].into(),
            self.points[1].into(),
            self.empty_turns.into(),
        ] {
            key = SplitMix(key ^ number).step().0;
        }
        key
    }
}

fn stone_key(cell: usize, stone: Option<Side>) -> u64 {
    stone.map_or(0, |side| {
        SplitMix((cell * 2 + side.index()) as u64).step().0
    })
}

impl Position for Strip {
    type Move = Move;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.outcome().is_none().then_some(self.side)
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        let mut offer = |mv| {
            if self.effect(mv).is_ok() {
                out.push(mv);
            }
        };
        for cell in 0..CELLS {
            let from = cell as u8;
            offer(Move::Step(from));
            offer(Move::Hop(from));
            for by in self.helpers(cell) {
                offer(Move::Lift(from, by));
            }
        }
        offer(Move::End);
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.effect(mv).map(|_| ())
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.key ^= self.counters_key();
        match self.effect(mv) {
            Ok(Some((from, to, taken))) => {
                self.set(from, None);
                self.set(to, Some(self.side));
                if let Some(cell) = taken {
                    self.set(cell, None);
                    self.points[self.side.index()] += 1;
                }
                self.left -= 1;
                self.empty_turns = 0;
            }
            _ => {
                self.empty_turns = if self.left == 2 {
                    self.empty_turns + 1
                } else {
                    0
                };
                self.round += u32::from(self.side == Side::Second);
                self.side = !self.side;
                self.left = 2;
            }
        }
        self.key ^= self.counters_key();
    }

    fn outcome(&self) -> Option<Outcome> {
        let there = |side| self.at(Self::far_end(side)) == Some(side);
        let winner = Side::BOTH.into_iter().find(|&side| there(side));
        (winner.is_some() || self.empty_turns == 2).then_some(Outcome {
            winner,
            rule: RuleId("S4"),
            ending: Ending::ByRule(OVER),
            points: self.points(),
        })
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let stones = self
            .cells
            .iter()
            .enumerate()
            .map(|(cell, &stone)| stone_key(cell, stone));
        stones.fold(self.counters_key(), |key, stone| key ^ stone)
    }

    fn turn_key(&self) -> Option<u64> {
        (self.left == 2).then_some(self.key)
    }
}

impl Open for Strip {}

impl Counting for Strip {}

impl Notation for Strip {
    fn notation(&self, mv: Move) -> String {
        match mv {
            Move::Step(from) => format!("{from}"),
            Move::Hop(from) => format!("{from}x"),
            Move::Lift(from, [a, b]) => format!("{from}^{a}{b}"),
            Move::End => "end".to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let digit = |at: usize| -> Result<u8, TextError> {
            let byte = text.as_bytes().get(at).filter(|byte| byte.is_ascii_digit());
            byte.map(|byte| byte - b'0')
                .ok_or_else(|| TextError::new(at, 1, "strip-text-expected-cell"))
        };
        let mv = match (text, text.as_bytes().get(1)) {
            ("end", _) => Move::End,
            (_, None) => Move::Step(digit(0)?),
            (_, Some(b'x')) => Move::Hop(digit(0)?),
            _ => Move::Lift(digit(0)?, [digit(2)?, digit(3)?]),
        };
        self.check(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }
}

impl Conduct for Strip {
    const AGREEMENT: RuleId = RuleId("S4");
    const ARBITER: Option<RuleId> = Some(RuleId("S6"));
    const ENDINGS: &'static [Reason] = &[OVER];
    const TURN_END: Option<(&'static str, &'static str)> = Some(("end", "pass"));

    fn time_out(&mut self, side: Side) -> Option<Outcome> {
        if self.round > 1 {
            return Some(Outcome {
                winner: Some(!side),
                rule: RuleId("S5"),
                ending: Ending::Time,
                points: self.points(),
            });
        }
        if self.side == side {
            self.play_unchecked(Move::End);
        }
        None
    }

    fn points(&self) -> Option<[i32; 2]> {
        Some(self.points.map(|points| points as i32))
    }
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stone in self.cells {
            f.write_str(match stone {
                None => ".",
                Some(Side::First) => "A",
                Some(Side::Second) => "b",
            })?;
        }
        let side = if self.side == Side::First { 'f' } else { 's' };
        let [first, second] = self.points;
        let (left, round, empty) = (self.left, self.round, self.empty_turns);
        write!(f, " {side} {left} {round} {first} {second} {empty}")
    }
}

impl FromStr for Strip {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [cells, side, numbers @ ..] = fields.as_slice() else {
            return Err(TextError::new(text.len(), 0, "strip-text-expected-side"));
        };
        let numbers: Vec<u32> = numbers
            .iter()
            .filter_map(|number| number.parse().ok())
            .collect();
        let (5, CELLS) = (numbers.len(), cells.len()) else {
            return Err(TextError::new(0, text.len(), "strip-text-expected-numbers"));
        };
        let mut strip = Self {
            cells: [None; CELLS],
            side: if *side == "f" {
                Side::First
            } else {
                Side::Second
            },
            left: numbers[0] as u8,
            round: numbers[1],
            points: [numbers[2], numbers[3]],
            empty_turns: numbers[4] as u8,
            key: 0,
        };
        for (cell, letter) in cells.chars().enumerate() {
            strip.cells[cell] = match letter {
                'A' => Some(Side::First),
                'b' => Some(Side::Second),
                _ => None,
            };
        }
        strip.key = strip.fresh_key();
        Ok(strip)
    }
}
