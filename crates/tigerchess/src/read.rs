//! Position texts (C-N1): reading the fields of both games.

use game::{Part, Side, TextError};

use crate::attacks::forward;
use crate::bits::{Place, bit, only};
use crate::castling::Wall;
use crate::generate::eighth_rank;
use crate::parts::fields;
use crate::state::Chess;
use crate::text::{name, square};
use crate::{Kind, Piece};

/// The highest numbers that are read: no game comes near.
const MOST_HALF: u32 = 9_999;
const MOST_FULL: u32 = 999_999;

impl<const TIGER: bool> Chess<TIGER> {
    /// Reads a position text.
    pub(crate) fn read(text: &str) -> Result<Self, TextError> {
        let fields = fields::<TIGER>(text)?;
        let [game, board, side, castling, passing, half, full, ..] = fields;
        if game.text != Self::NAME {
            return game.error(format!(
                "a position of this game begins with `{}`",
                Self::NAME
            ));
        }
        let mut position = Self::EMPTY;
        position.read_board(board)?;
        position.side = match side.text {
            "w" => Side::First,
            "b" => Side::Second,
            _ => return side.error("the side to move is `w` (Bengal) or `b` (Siberian)"),
        };
        position.read_castling(castling)?;
        position.half = half.number(0, MOST_HALF, "the single moves")? as u16;
        position.full = full.number(1, MOST_FULL, "the number of the move")?;
        if TIGER {
            let [.., exchange, guards, deployment, marks] = fields;
            position.read_exchange(exchange)?;
            position.read_guards(guards)?;
            position.read_deployment(deployment)?;
            position.read_marks(marks)?;
            position.check_guards(guards)?;
            position.check_deployment(&fields)?;
        }
        position.check_ranks(board)?;
        // A pinned Bearer may occupy the Palace, which ends the game (C-T2).
        if position.occupied_by().is_none()
            && let Some(by) = only(position.queen_attackers(!position.side))
        {
            let by = name(by);
            return board.error(format!(
                "the Queen of the side that is not to move is in check, from {by}"
            ));
        }
        position.read_passing(passing, half)?;
        Ok(position)
    }

    fn read_board(&mut self, board: Part<'_>) -> Result<(), TextError> {
        let ranks: Vec<Part<'_>> = board.split('/').collect();
        if ranks.len() != 8 {
            return board.error(format!("the board has {} ranks, 8 are needed", ranks.len()));
        }
        for (rank, part) in (1..=8).rev().zip(ranks) {
            self.read_rank(rank, part)?;
        }
        for (side, whose) in [
            (Side::First, "Bengal (`Q`)"),
            (Side::Second, "Siberian (`q`)"),
        ] {
            let queens = self.places(side, Kind::Queen).count_ones();
            if queens != 1 {
                return board.error(format!("there are {queens} {whose} Queens, 1 is needed"));
            }
        }
        Ok(())
    }

    fn read_rank(&mut self, rank: usize, part: Part<'_>) -> Result<(), TextError> {
        let mut file = 1;
        let mut after_number = false;
        for (c, here) in part.characters() {
            let number = c.to_digit(10);
            if let Some(number) = number {
                if after_number || number == 0 {
                    return here.error("empty squares are one digit, 1 to 8");
                }
                file += number as usize;
            } else {
                let Some(piece) = Piece::from_letter(c) else {
                    return here.error(format!(
                        "`{c}` is no piece; the letters are {}",
                        letters::<TIGER>()
                    ));
                };
                if !TIGER && !piece.kind.in_lancerchess() {
                    return here.error(format!(
                        "`{c}` has no part in LancerChess; the letters are {}",
                        letters::<TIGER>()
                    ));
                }
                if let Some(at) = Place::at(rank, file) {
                    self.toggle(at, piece);
                }
                file += 1;
            }
            if file > 9 {
                return here.error(format!("the {rank}th rank has more than 8 squares"));
            }
            after_number = number.is_some();
        }
        if file != 9 {
            return part.error(format!("the rank has {} squares, 8 are needed", file - 1));
        }
        Ok(())
    }

    /// Pikemen and Swordsmen stand only where they can.
    fn check_ranks(&self, board: Part<'_>) -> Result<(), TextError> {
        for side in Side::BOTH {
            let eighth = eighth_rank(side);
            let pikemen = self.places(side, Kind::Pikeman);
            if let Some(at) = only(pikemen & eighth_rank(!side)) {
                let at = name(at);
                return board.error(format!(
                    "no Pikeman of this side can stand on {at}: it is its first rank"
                ));
            }
            // C-P15
            if let Some(at) = only(pikemen & eighth)
                && (!TIGER || self.exchange[side.index()])
            {
                let why = if TIGER {
                    "it would have become the TigerKnight, which its side still has"
                } else {
                    "it would have become something else"
                };
                return board.error(format!("no Pikeman can stand on {}: {why}", name(at)));
            }
            if let Some(at) = only(self.places(side, Kind::Swordsman) & eighth) {
                let at = name(at);
                return board.error(format!(
                    "no Swordsman can stand on {at}: it would have become an Archer"
                ));
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
            return field.error("what is left of `KQkq` stands here, or `-`");
        }
        for (c, here) in field.characters() {
            let Some((side, wall)) = rest.find(|(side, wall)| wall.letter(*side) == c) else {
                return here.error("what is left of `KQkq` stands here in this order, or `-`");
            };
            let protection = wall.protection(side);
            let at_home = |at: Place, kind| self.piece_at(at) == Some(Piece { side, kind });
            if !at_home(protection.queen.0, Kind::Queen) {
                let at = name(protection.queen.0);
                return here.error(format!("this needs the Queen on {at}, where she began"));
            }
            if !at_home(protection.tower.0, Kind::Tower) {
                let at = name(protection.tower.0);
                return here.error(format!("this needs the Tower on {at}, where it began"));
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
            return field.error("the square that a Pikeman has just passed stands here, or `-`");
        };
        let from = forward(self.side, bit(at));
        let to = forward(!self.side, bit(at));
        let passed = from & posts_from(self.side) != 0
            && self.occupied() & (from | bit(at)) == 0
            && self.places(!self.side, Kind::Pikeman) & to != 0
            && self.deployment.is_none();
        if !passed {
            return field.error(format!("no Pikeman can just have passed {}", field.text));
        }
        if self.half != 0 {
            return half.error("a Pikeman has just moved, so this is 0");
        }
        if !self.can_capture_passing(at) {
            return field.error(format!(
                "no Pikeman may capture on {}; in this case `-` stands here",
                field.text
            ));
        }
        self.passing = Some(at);
        Ok(())
    }
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
