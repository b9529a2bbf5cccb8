//! A game of one's own: Nim with one heap. Whoever takes the last match wins.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use tigerden_game::{
    Counting, Ending, Game, History, Message, Outcome, Place, Position, Reason, Refusal, RuleId,
    Side, TextError, perft,
};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Nim {
    matches: u8,
    to_move: Side,
}

/// How many matches to take: one, two or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Take(u8);

#[derive(Clone, Debug, PartialEq, Eq)]
struct TooMany;

impl fmt::Display for TooMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one to three matches can be taken, and no more than there are")
    }
}

impl Error for TooMany {}

impl Refusal for TooMany {
    fn rule(&self) -> Option<RuleId> {
        Some(RuleId("1"))
    }

    fn key(&self) -> &'static str {
        "nim-illegal-too-many"
    }

    fn places(&self) -> Vec<Place> {
        Vec::new()
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.matches, self.to_move.index() + 1)
    }
}

impl FromStr for Nim {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let wrong = || {
            TextError::new(
                0,
                text.len(),
                Message::new("nim-text-expected-heap-and-side"),
            )
        };
        let (matches, side) = text.split_once(' ').ok_or_else(wrong)?;
        let to_move = Side::BOTH
            .into_iter()
            .find(|to_move| (to_move.index() + 1).to_string() == side);
        Ok(Self {
            matches: matches.parse().map_err(|_| wrong())?,
            to_move: to_move.ok_or_else(wrong)?,
        })
    }
}

impl Position for Nim {
    type Move = Take;
    type Illegal = TooMany;

    fn to_move(&self) -> Option<Side> {
        (self.matches > 0).then_some(self.to_move)
    }

    fn legal_moves(&self, out: &mut Vec<Take>) {
        out.extend((1..=3).map(Take).filter(|take| self.check(*take).is_ok()));
    }

    fn check(&self, take: Take) -> Result<(), TooMany> {
        let legal = (1..=3).contains(&take.0) && take.0 <= self.matches;
        if legal { Ok(()) } else { Err(TooMany) }
    }

    fn play_unchecked(&mut self, take: Take) {
        self.matches -= take.0;
        self.to_move = !self.to_move;
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.matches == 0).then_some(Outcome {
            winner: Some(!self.to_move),
            ending: Ending::ByRule(Reason {
                name: "last match",
                key: "nim-outcome-last-match",
            }),
            rule: RuleId("2"),
            points: None,
        })
    }

    fn round(&self) -> u32 {
        1
    }

    fn key(&self) -> u64 {
        self.fresh_key()
    }

    fn fresh_key(&self) -> u64 {
        u64::from(self.matches) * 2 + self.to_move.index() as u64
    }

    fn turn_key(&self) -> Option<u64> {
        Some(self.key())
    }
}

impl Counting for Nim {}

fn main() -> Result<(), Box<dyn Error>> {
    let start: Nim = "7 1".parse()?;
    println!("{} games of three moves", perft(&start, 3));
    assert_eq!(perft(&start, 3), 23);
    assert_eq!(start.check(Take(4)), Err(TooMany));

    let mut game = Game::new(start, History::Ignored);
    for take in [3, 1, 3] {
        game.play(Take(take))?;
        println!("{take} taken, {} left", game.position().matches);
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    println!("{winner:?} wins");
    assert_eq!(winner, Some(Side::First));
    Ok(())
}
