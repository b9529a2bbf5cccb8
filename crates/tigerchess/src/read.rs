//! Position texts (C-N1): reading the fields of both games.

use game::{Faults, Message, Part, Side, TextError};

use crate::attacks::forward;
use crate::bits::{Place, bit, only};
use crate::castling::Wall;
use crate::generate::eighth_rank;
use crate::parts::fields;
use crate::state::Chess;
use crate::text::{name, square};
use crate::{Kind, Piece};

/// The highest numbers that are read: no game comes near.
pub(crate) const MOST_HALF: u32 = 9_999;
pub(crate) const MOST_FULL: u32 = 999_999;

impl<const TIGER: bool> Chess<TIGER> {
    /// Reads a position text.
    pub(crate) fn read(text: &str) -> Result<Self, TextError> {
        let fields = fields::<TIGER>(text)?;
        let [game, board, side, castling, passing, half, full, ..] = fields;
        let [.., exchange, guards, deployment, marks] = fields;
        let mut position = Self::EMPTY;
        let mut faults = Faults::default();
        faults.keep(expect_name(game, Self::NAME));
        // What these fields say is about pieces, which are known only if the board could be read.
        let on_board = faults.keep(position.read_board(board)).is_some();
        faults.keep(position.read_side(side));
        if on_board {
            faults.keep(position.read_castling(castling));
        }
        faults.keep(position.read_counters(half, full));
        if TIGER {
            faults.keep(position.read_exchange(exchange));
            faults.keep(position.read_guards(guards));
        }
        if TIGER && on_board {
            faults.keep(position.read_deployment(deployment));
            faults.keep(position.read_marks(marks));
        }
        faults.finish()?;
        if TIGER {
            position.check_guards(guards)?;
            position.check_deployment(&fields)?;
        }
        position.check_ranks(board)?;
        // A pinned Bearer may occupy the Palace, which ends the game (C-T2).
        if position.occupied_by().is_none()
            && let Some(by) = only(position.queen_attackers(!position.side))
        {
            let message = Message::new("tigerchess-text-queen-in-check");
            return board.error(message.with("from", name(by)));
        }
        position.read_passing(passing, half)?;
        position.name_towers();
        Ok(position)
    }

    fn read_side(&mut self, field: Part<'_>) -> Result<(), TextError> {
        self.side = match field.text {
            "w" => Side::First,
            "b" => Side::Second,
            _ => return field.error("tigerchess-text-expected-side"),
        };
        Ok(())
    }

    fn read_counters(&mut self, half: Part<'_>, full: Part<'_>) -> Result<(), TextError> {
        let (half, full) = TextError::both(
            half.number(0, MOST_HALF, "tigerchess-text-half"),
            full.number(1, MOST_FULL, "tigerchess-text-full"),
        )?;
        self.half = half as u16;
        self.full = full;
        Ok(())
    }

    /// Reads the board; an error tells the first fault of each rank.
    fn read_board(&mut self, board: Part<'_>) -> Result<(), TextError> {
        let ranks: Vec<Part<'_>> = board.split('/').collect();
        if ranks.len() != 8 {
            return board.error(Message::new("tigerchess-text-ranks").with("found", ranks.len()));
        }
        let mut faults = Faults::default();
        for (rank, part) in (1..=8).rev().zip(ranks) {
            faults.keep(self.read_rank(rank, part));
        }
        faults.finish()?;
        let mut faults = Faults::default();
        for (side, key) in [
            (Side::First, "tigerchess-text-queens-of-bengal"),
            (Side::Second, "tigerchess-text-queens-of-siberian"),
        ] {
            let queens = self.places(side, Kind::Queen).count_ones();
            if queens != 1 {
                faults.keep::<()>(board.error(Message::new(key).with("found", queens)));
            }
        }
        faults.finish()
    }

    fn read_rank(&mut self, rank: usize, part: Part<'_>) -> Result<(), TextError> {
        let mut file = 1;
        let mut after_number = false;
        for (c, here) in part.characters() {
            let number = c.to_digit(10);
            if let Some(number) = number {
                if after_number || number == 0 {
                    return here.error("tigerchess-text-expected-digit");
                }
                file += number as usize;
            } else {
                let Some(piece) = Piece::from_letter(c) else {
                    return here.error(no_piece::<TIGER>("tigerchess-text-unknown-piece", c));
                };
                if !TIGER && !piece.kind.in_lancerchess() {
                    return here.error(no_piece::<TIGER>("tigerchess-text-not-in-lancerchess", c));
                }
                if let Some(at) = Place::at(rank, file) {
                    self.toggle(at, piece);
                }
                file += 1;
            }
            if file > 9 {
                return here.error(Message::new("tigerchess-text-long-rank").with("rank", rank));
            }
            after_number = number.is_some();
        }
        if file != 9 {
            return part.error(
                Message::new("tigerchess-text-short-rank")
                    .with("rank", rank)
                    .with("found", file - 1),
            );
        }
        Ok(())
    }

    /// Pikemen and Swordsmen stand only where they can.
    fn check_ranks(&self, board: Part<'_>) -> Result<(), TextError> {
        let on = |key, at| board.error(Message::new(key).with("square", name(at)));
        for side in Side::BOTH {
            let eighth = eighth_rank(side);
            let pikemen = self.places(side, Kind::Pikeman);
            if let Some(at) = only(pikemen & eighth_rank(!side)) {
                return on("tigerchess-text-pikeman-on-first-rank", at);
            }
            // C-P15: it would have become something else, in TigerChess the TigerKnight while its
            // side still has that one.
            if let Some(at) = only(pikemen & eighth)
                && (!TIGER || self.exchange[side.index()])
            {
                let key = if TIGER {
                    "tigerchess-text-pikeman-would-be-tigerknight"
                } else {
                    "tigerchess-text-pikeman-on-eighth-rank"
                };
                return on(key, at);
            }
            if let Some(at) = only(self.places(side, Kind::Swordsman) & eighth) {
                return on("tigerchess-text-swordsman-on-eighth-rank", at);
            }
        }
        Ok(())
    }

    fn read_castling(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let mut rest = Side::BOTH
            .into_iter()
            .flat_map(|side| Wall::BOTH.map(|wall| (side, wall)));
        if field.text.is_empty() {
            return field.error("tigerchess-text-expected-protection");
        }
        for (c, here) in field.characters() {
            let Some((side, wall)) = rest.find(|(side, wall)| wall.letter(*side) == c) else {
                return here.error("tigerchess-text-expected-protection");
            };
            let protection = wall.protection(side);
            let at_home = |at: Place, kind| self.piece_at(at) == Some(Piece { side, kind });
            if !at_home(protection.queen.0, Kind::Queen) {
                let message = Message::new("tigerchess-text-queen-not-at-home");
                return here.error(message.with("square", name(protection.queen.0)));
            }
            if !at_home(protection.tower.0, Kind::Tower) {
                let message = Message::new("tigerchess-text-tower-not-at-home");
                return here.error(message.with("square", name(protection.tower.0)));
            }
            self.castling = self.castling.with(side, wall);
        }
        Ok(())
    }

    fn read_passing(&mut self, field: Part<'_>, half: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let Some(at) = square(field.text).filter(|at| name(*at) == field.text) else {
            return field.error("tigerchess-text-expected-passed-square");
        };
        let from = forward(self.side, bit(at));
        let to = forward(!self.side, bit(at));
        let passed = from & posts_from(self.side) != 0
            && self.occupied() & (from | bit(at)) == 0
            && self.places(!self.side, Kind::Pikeman) & to != 0
            && self.deployment.is_none();
        if !passed {
            let message = Message::new("tigerchess-text-nothing-passed");
            return field.error(message.with("square", field.text));
        }
        if self.half != 0 {
            return half.error("tigerchess-text-pikeman-just-moved");
        }
        if !self.can_capture_passing(at) {
            let message = Message::new("tigerchess-text-nobody-captures-passing");
            return field.error(message.with("square", field.text));
        }
        self.passing = Some(at);
        Ok(())
    }
}

fn expect_name(field: Part<'_>, wanted: &'static str) -> Result<(), TextError> {
    if field.text == wanted {
        Ok(())
    } else {
        field.error(Message::new("text-expected-game").with("name", wanted))
    }
}

/// A letter that stands for no piece of this game.
fn no_piece<const TIGER: bool>(key: &'static str, letter: char) -> Message {
    Message::new(key)
        .with("letter", letter)
        .with("letters", letters::<TIGER>())
}

fn letters<const TIGER: bool>() -> String {
    let kinds = Kind::ALL
        .into_iter()
        .filter(|kind| TIGER || kind.in_lancerchess());
    let letters: Vec<String> = kinds.map(|kind| kind.letter().to_string()).collect();
    letters.join(" ")
}

/// The second rank of the enemies of a side.
const fn posts_from(side: Side) -> u64 {
    match side {
        Side::First => 0xFF << 48,
        Side::Second => 0xFF << 8,
    }
}
