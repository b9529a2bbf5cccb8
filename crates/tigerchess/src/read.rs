//! Position texts (C-N1): reading.

use game::{Side, TextError};

use crate::attacks::forward;
use crate::bits::{Place, bit, only};
use crate::castling::Wall;
use crate::deployment::{Deployment, Variation, posts};
use crate::generate::eighth_rank;
use crate::state::{Chess, Guard};
use crate::text::{name, reading_order, square};
use crate::{Kind, Piece, Wing};

/// A part of a text and where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Part<'a> {
    fn error<T>(self, message: impl Into<String>) -> Result<T, TextError> {
        Err(TextError::new(self.at, self.text.len(), message))
    }

    fn range(self, start: usize, end: usize) -> Part<'a> {
        Part {
            text: self.text.get(start..end).unwrap_or_default(),
            at: self.at + start,
        }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.len() + 1;
            part
        })
    }

    /// Its characters, each as a part.
    fn characters(self) -> impl Iterator<Item = (char, Part<'a>)> {
        self.text
            .char_indices()
            .map(move |(start, c)| (c, self.range(start, start + c.len_utf8())))
    }

    fn number(self, least: u32, most: u32, what: &str) -> Result<u32, TextError> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let padded = self.text.len() > 1 && self.text.starts_with('0');
        match self.text.parse() {
            Ok(number) if digits && !padded && (least..=most).contains(&number) => Ok(number),
            _ => self.error(format!("{what} is a number from {least} to {most}")),
        }
    }
}

const FIELDS: [&str; 11] = [
    "the game",
    "the board",
    "the side to move",
    "the Queens that may be protected",
    "the square of a capture en passant, or `-`",
    "the single moves since a capture, Pikeman or Swordsman move",
    "the number of the move",
    "the sides that have their TigerKnight exchange",
    "the Royal Guards, or `-`",
    "the deployment, or `-`",
    "the marks, or `-`",
];

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

    fn read_exchange(&mut self, field: Part<'_>) -> Result<(), TextError> {
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

    fn read_guards(&mut self, field: Part<'_>) -> Result<(), TextError> {
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

    fn check_guards(&self, field: Part<'_>) -> Result<(), TextError> {
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

    fn read_deployment(&mut self, field: Part<'_>) -> Result<(), TextError> {
        if field.text == "-" {
            return Ok(());
        }
        let (rest, out) = match field.text.find('!') {
            None => (field, None),
            Some(at) => (field.range(0, at), Some(field.range(at, field.text.len()))),
        };
        let variation = rest.text.chars().next().and_then(Variation::from_letter);
        let Some(variation) = variation else {
            return field.error(
                "the deployment begins with `O`, `C`, `D` or `S`, its variation; `-` stands for \
                 the engagement",
            );
        };
        let mut deployment = Deployment::new(variation);
        let squares = rest.range(1, rest.text.len());
        let mut start = 0;
        while start < squares.text.len() {
            let mut end = (start + 2).min(squares.text.len());
            while !squares.text.is_char_boundary(end) {
                end += 1;
            }
            let here = squares.range(start, end);
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
        if let Err(index) = Self::check_order(&deployment) {
            let here = squares.range(2 * index, 2 * index + 2);
            return here.error("the variation does not allow this posting");
        }
        self.deployment = Some(deployment);
        Ok(())
    }

    /// Whether the other fields fit a deployment.
    fn check_deployment(&self, fields: &[Part<'_>; 11]) -> Result<(), TextError> {
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

    fn read_marks(&mut self, field: Part<'_>) -> Result<(), TextError> {
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

/// Splits the text; the fields that `LancerChess` has not are empty.
fn fields<const TIGER: bool>(text: &str) -> Result<[Part<'_>; 11], TextError> {
    let whole = Part { text, at: 0 };
    let wanted = if TIGER { 11 } else { 7 };
    let mut fields = [whole.range(0, 0); 11];
    let mut count = 0;
    for field in whole.split(' ') {
        if count == wanted {
            return field.error(format!(
                "nothing follows {} in a position",
                FIELDS[wanted - 1]
            ));
        }
        fields[count] = field;
        count += 1;
    }
    if count < wanted {
        let message = format!("here should follow, after a space, {}", FIELDS[count]);
        return Err(TextError::new(text.len(), 0, message));
    }
    Ok(fields)
}
