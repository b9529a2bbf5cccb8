//! Position texts (C-N1): reading the fields that only `TigerChess` has.

use game::{Message, Part, Side, TextError};

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
                return field.error("tigerchess-text-expected-exchange");
            }
        };
        Ok(())
    }

    pub(crate) fn read_guards(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let wrong = || field.error("tigerchess-text-expected-guards");
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
            return field.error("tigerchess-text-over-with-first-guard");
        }
        if self.deployment.is_none() && guards.contains(&Guard::Waiting) {
            return field.error("tigerchess-text-guards-not-posted");
        }
        if self.deployment.is_some() && guards.contains(&Guard::Captured) {
            return field.error("tigerchess-text-guard-captured-early");
        }
        if guards[0] != Guard::Waiting && guards[1] == Guard::Waiting {
            return field.error("tigerchess-text-siberian-guard-first");
        }
        for side in Side::BOTH {
            let bearers = self.places(side, Kind::KingsLancer).count_ones();
            if bearers > 1 {
                return field.error("tigerchess-text-second-bearer");
            }
            if guards[(!side).index()] == Guard::Captured && (bearers > 0 || self.side == side) {
                return field.error("tigerchess-text-bearer-stayed");
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
            return field.error("tigerchess-text-expected-variation");
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
                return here.error("tigerchess-text-expected-posted-square");
            };
            if deployment.count() == 7 {
                return here.error("tigerchess-text-eighth-posting");
            }
            let owner = deployment.next_owner();
            if posts(owner) & bit(at) == 0 {
                return here.error("tigerchess-text-posted-elsewhere");
            }
            let swordsman = Piece {
                side: owner,
                kind: Kind::Swordsman,
            };
            if self.piece_at(at) != Some(swordsman) {
                return here.error("tigerchess-text-no-swordsman-there");
            }
            if deployment.posted().any(|other| other == at) {
                return here.error("tigerchess-text-posted-before");
            }
            deployment.push(at);
            start = end;
        }
        if let Some(out) = out {
            let sides = match out.text {
                "!w" => &[Side::First][..],
                "!b" => &[Side::Second],
                "!wb" => &Side::BOTH,
                _ => return out.error("tigerchess-text-expected-out-of-time"),
            };
            sides.iter().for_each(|side| deployment.run_out(*side));
        }
        if let Err(index) = deployment.check_order() {
            let here = squares.range(2 * index..2 * index + 2);
            return here.error("tigerchess-text-posting-not-allowed");
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
            let message = Message::new("tigerchess-text-not-posted");
            return board.error(message.with("square", name(at)));
        }
        if self.guard_due().is_some() && posted != 0 {
            return guards.error("tigerchess-text-guards-before-swordsmen");
        }
        let due = self.guard_due().unwrap_or(deployment.next_owner());
        if self.side != due {
            return side.error("tigerchess-text-other-side-posts");
        }
        if passing.text != "-" {
            return passing.error("tigerchess-text-no-passing-yet");
        }
        if self.half != 0 {
            return half.error("tigerchess-text-no-moves-yet");
        }
        if self.full != 1 {
            return full.error("tigerchess-text-first-move-not-yet");
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
                Message::new("tigerchess-text-expected-mark")
                    .with("piece", piece.letter())
                    .with("square", name(*at))
                    .with("first", marking.character(0))
                    .with("last", marking.character(marking.count() - 1))
            };
            let Some((c, here)) = marks.next() else {
                let end = field.at + field.text.len();
                return Err(TextError::new(end, 0, expected()));
            };
            let Some(number) = marking.number(c) else {
                return here.error(expected());
            };
            let set = &mut used[2 * piece.side.index() + *marking as usize];
            if *set >> number & 1 != 0 {
                return here.error("tigerchess-text-mark-twice");
            }
            *set |= 1 << number;
            self.set_mark(*at, number);
        }
        if let Some((_, here)) = marks.next() {
            let message = Message::new("tigerchess-text-too-many-marks");
            return here.error(message.with("most", marked.len()));
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
                return field.error(
                    Message::new("tigerchess-text-wrong-numeral")
                        .with("square", name(at))
                        .with("number", Deployment::numeral(index) + 1),
                );
            }
        }
        Ok(())
    }
}
