//! Position texts (C-N1): reading the fields that only `TigerChess` has.

use game::{Part, Side, TextError};

use crate::bits::{bit, only};
use crate::deployment::{Deployment, Variation, posts};
use crate::state::{Chess, Guard};
use crate::text::{name, reading_order, square};
use crate::{Kind, Piece, Wing};

impl<const TIGER: bool> Chess<TIGER> {
    pub(crate) fn read_exchange(&mut self, field: Part<'_>) -> Result<(), TextError> {
        self.exchange = match field.text {
            "Tt" => [true, true],
            "T" => [true, false],
            "t" => [false, true],
            "-" => [false, false],
            _ => {
                return field.error(
                    "the sides that have their TigerKnight exchange are `Tt`, `T`, `t` or `-`",
                );
            }
        };
        Ok(())
    }

    pub(crate) fn read_guards(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let wrong = || {
            field.error(
                "the Guards are two letters, such as `Cf`: Bengal's wing C to F and the \
                 Siberian's c to f, `?` for one that is not posted, `*` for one that was captured",
            )
        };
        let mut characters = field.text.chars();
        let (Some(first), Some(second), None) =
            (characters.next(), characters.next(), characters.next())
        else {
            return wrong();
        };
        let guard = |c: char, upper: bool| match c {
            '?' => Some(Guard::Waiting),
            '*' => Some(Guard::Captured),
            _ => Wing::from_letter(c)
                .filter(|_| c.is_ascii_uppercase() == upper)
                .map(Guard::On),
        };
        let (Some(first), Some(second)) = (guard(first, true), guard(second, false)) else {
            return wrong();
        };
        self.guards = Some([first, second]);
        Ok(())
    }

    pub(crate) fn check_guards(&self, field: Part<'_>) -> Result<(), TextError> {
        let Some(guards) = self.guards else {
            return Ok(());
        };
        if guards == [Guard::Captured; 2] {
            return field.error("the game ended when the first Guard was captured");
        }
        if self.deployment.is_none() && guards.contains(&Guard::Waiting) {
            return field.error("in the engagement both Guards are posted");
        }
        if self.deployment.is_some() && guards.contains(&Guard::Captured) {
            return field.error("in the deployment no Guard can be captured");
        }
        if guards[0] != Guard::Waiting && guards[1] == Guard::Waiting {
            return field.error("the Siberian Guard is posted first");
        }
        for side in Side::BOTH {
            let bearers = self.places(side, Kind::KingsLancer).count_ones();
            if bearers > 1 {
                return field.error("a side has only one Standard Bearer, its King's Lancer");
            }
            if guards[(!side).index()] == Guard::Captured && (bearers > 0 || self.side == side) {
                return field.error(
                    "the Standard Bearer that captured the Guard has left the board, and the \
                     other side would be to move",
                );
            }
        }
        Ok(())
    }

    pub(crate) fn read_deployment(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let (rest, out) = match field.text.find('!') {
            None => (field, None),
            Some(at) => (field.range(0..at), Some(field.range(at..field.text.len()))),
        };
        let variation = rest.text.chars().next().and_then(Variation::from_letter);
        let Some(variation) = variation else {
            return field.error(
                "the deployment begins with `O`, `C`, `D` or `S`, its variation; `-` stands for \
                 the engagement",
            );
        };
        let mut deployment = Deployment::new(variation);
        let squares = rest.range(1..rest.text.len());
        let mut start = 0;
        while start < squares.text.len() {
            let mut end = (start + 2).min(squares.text.len());
            while !squares.text.is_char_boundary(end) {
                end += 1;
            }
            let here = squares.range(start..end);
            let Some(at) = square(here.text).filter(|at| name(*at) == here.text) else {
                return here.error("here follow the squares posted so far, such as `c6g4`");
            };
            if deployment.count() == 7 {
                return here
                    .error("after eight postings the engagement begins, and here stands `-`");
            }
            let owner = deployment.next_owner();
            if posts(owner) & bit(at) == 0 {
                return here.error("this is not on the third or fourth rank of the side to post");
            }
            let swordsman = Piece {
                side: owner,
                kind: Kind::Swordsman,
            };
            if self.piece_at(at) != Some(swordsman) {
                return here.error("on this square the board has no Swordsman of that side");
            }
            if deployment.posted().any(|other| other == at) {
                return here.error("this square was posted before");
            }
            deployment.push(at);
            start = end;
        }
        if let Some(out) = out {
            let sides = match out.text {
                "!w" => &[Side::First][..],
                "!b" => &[Side::Second],
                "!wb" => &Side::BOTH,
                _ => return out.error("sides that are out of time are `!w`, `!b` or `!wb`"),
            };
            sides.iter().for_each(|side| deployment.run_out(*side));
        }
        if let Err(index) = deployment.check_order() {
            let here = squares.range(2 * index..2 * index + 2);
            return here.error("the variation does not allow this posting");
        }
        self.deployment = Some(deployment);
        Ok(())
    }

    /// Whether the other fields fit a deployment.
    pub(crate) fn check_deployment(&self, fields: &[Part<'_>; 11]) -> Result<(), TextError> {
        let [_, board, side, _, passing, half, full, _, guards, ..] = *fields;
        let Some(deployment) = &self.deployment else {
            return Ok(());
        };
        let posted = deployment.posted().fold(0, |set, at| set | bit(at));
        let middle = self.occupied() & (posts(Side::First) | posts(Side::Second));
        let swordsmen = self.all_of_kind(Kind::Swordsman) | self.all_of_kind(Kind::Archer);
        if let Some(at) = only((middle | swordsmen) & !posted) {
            let at = name(at);
            return board.error(format!(
                "during the deployment only posted Swordsmen stand between the armies; {at} is not \
                 named as posted"
            ));
        }
        if self.guard_due().is_some() && posted != 0 {
            return guards.error("the Guards are posted before the Swordsmen");
        }
        let due = self.guard_due().unwrap_or(deployment.next_owner());
        if self.side != due {
            return side.error("it is the other side whose Guard or Swordsman is posted next");
        }
        if passing.text != "-" {
            return passing.error("before the engagement there is no capture en passant");
        }
        if self.half != 0 {
            return half.error("moves are counted from the engagement on, so this is 0");
        }
        if self.full != 1 {
            return full.error("the engagement begins with move 1, so this is 1");
        }
        Ok(())
    }

    pub(crate) fn read_marks(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let mut marks = field.characters();
        let mut used = [0_u8; 4];
        let marked: Vec<_> = reading_order()
            .filter_map(|at| {
                let piece = self.piece_at(at)?;
                Some((at, piece, piece.kind.marking()?))
            })
            .collect();
        for (at, piece, marking) in &marked {
            let expected = || {
                let (first, last) = (marking.character(0), marking.character(marking.count() - 1));
                format!(
                    "the mark of `{}` on {}, {first} to {last}",
                    piece.letter(),
                    name(*at)
                )
            };
            let Some((c, here)) = marks.next() else {
                let end = field.at + field.text.len();
                return Err(TextError::new(
                    end,
                    0,
                    format!("here is missing {}", expected()),
                ));
            };
            let Some(number) = marking.number(c) else {
                return here.error(format!("expected {}", expected()));
            };
            let set = &mut used[2 * piece.side.index() + *marking as usize];
            if *set >> number & 1 != 0 {
                return here.error("this side has this mark already");
            }
            *set |= 1 << number;
            self.set_mark(*at, number);
        }
        if let Some((_, here)) = marks.next() {
            return here.error(format!(
                "only {} pieces on the board have marks, and none more follows",
                marked.len()
            ));
        }
        self.marked = true;
        self.check_numerals(field)
    }

    /// In the deployment the numerals follow the order of posting (C-D1).
    fn check_numerals(&self, field: Part<'_>) -> Result<(), TextError> {
        let Some(deployment) = &self.deployment else {
            return Ok(());
        };
        for (index, at) in deployment.posted().enumerate() {
            if self.mark_number(at) != Deployment::numeral(index) {
                let message = format!(
                    "Swordsmen are numbered as they were posted: the one on {} is {}",
                    name(at),
                    Deployment::numeral(index) + 1
                );
                return field.error(message);
            }
        }
        Ok(())
    }
}
