//! Position texts (T-N3): reading.

use board::Square;
use game::{Part, Side, TextError};

use crate::build::Impossible;
use crate::text::side_letter;
use crate::{Deeds, Edition, Kind, Piece, Terrain, Tora};

/// Reads a place, such as `v5h9`, at the start of the text; returns it and the bytes it takes.
pub(crate) fn place<const N: usize>(text: &str) -> Option<(Square<N>, usize)> {
    let rest = text.strip_prefix('v')?;
    let digits = |s: &str| s.bytes().take_while(u8::is_ascii_digit).count();
    let v = digits(rest);
    let after = rest[v..].strip_prefix('h')?;
    let h = digits(after);
    let padded = rest.starts_with('0') || after.starts_with('0');
    let square = Square::at(rest[..v].parse().ok()?, after[..h].parse().ok()?)?;
    (!padded).then_some((square, v + h + 2))
}

const FIELDS: [&str; 8] = [
    "the game",
    "the board",
    "the side to move",
    "the actions left",
    "the round",
    "the points",
    "the quiet rounds",
    "the marks",
];

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Reads a position text (T-N3).
    pub(crate) fn read(text: &str) -> Result<Self, TextError> {
        read(Part::fields(text, FIELDS)?)
    }
}

fn read<const N: usize, const W: usize>(fields: [Part<'_>; 8]) -> Result<Tora<N, W>, TextError> {
    let [game, board, side, left, round, points, quiet, marks] = fields;
    let (edition, terrain) = read_game::<N, W>(game)?;
    let mut position = Tora::empty(edition, terrain);
    read_board(&mut position, board)?;
    position.side = match side.text {
        "c" => Side::First,
        "o" => Side::Second,
        _ => return side.error("the side to move is `c` or `o`"),
    };
    position.left = left.number(0, 3, "the actions left")? as u8;
    position.round = round.number(0, u32::MAX - 1, "the round")?;
    if position.round == 0 {
        return round.error("rounds are counted from 1");
    }
    position.points = read_points(points)?;
    position.quiet = quiet.number(0, u32::from(u16::MAX) - 1, "the quiet rounds")? as u16;
    read_marks(&mut position, marks)?;
    check_turn(&position, left, marks)?;
    if let Err(why) = position.possible() {
        return match why {
            Impossible::Edition | Impossible::Terrain => game.error(why.to_string()),
            _ => board.error(why.to_string()),
        };
    }
    if position.at_turn_start() {
        position.ending = position.find_ending();
    } else if !position.owes_any() && !position.can_end_legally() {
        return marks.error(
            "this turn can't be ended legally any more: a command piece that acted is in jeopardy",
        );
    }
    Ok(position)
}

fn read_game<const N: usize, const W: usize>(
    field: Part<'_>,
) -> Result<(Edition, Terrain), TextError> {
    let mut options = field.split('+');
    let head = options.next().unwrap_or(field);
    let name = Tora::<N, W>::NAME;
    let Some(edition) = head
        .text
        .strip_prefix(name)
        .and_then(|s| s.strip_prefix('/'))
    else {
        return head.error(format!("a position of this board begins with `{name}/`"));
    };
    let edition_part = head.from(name.len() + 1);
    let Some(edition) = Edition::from_name(edition) else {
        return edition_part.error("the editions are rulebook, quicksheet and website");
    };
    if N > 9 && edition.is_quick() {
        return edition_part.error(Impossible::<N>::Edition.to_string());
    }
    let mut terrain = Terrain::PLAIN;
    for option in options {
        match option.text.strip_prefix("terrain=") {
            Some(name) if terrain == Terrain::PLAIN => {
                terrain = Terrain::find(name, N).map_or_else(
                    || {
                        let known: Vec<_> = Terrain::all()
                            .filter(|terrain| terrain.size() == Some(N))
                            .map(Terrain::name)
                            .collect();
                        let known = known.join(", ");
                        let message = format!("no such terrain board; known here are {known}");
                        option.from("terrain=".len()).error(message)
                    },
                    Ok,
                )?;
            }
            _ => return option.error("the only option is `terrain=NAME`, once"),
        }
    }
    Ok((edition, terrain))
}

fn read_board<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    board: Part<'_>,
) -> Result<(), TextError> {
    let rows: Vec<_> = board.split('/').collect();
    if rows.len() != N {
        let message = format!("the board has {} rows, {N} are needed", rows.len());
        return board.error(message);
    }
    for (i, row) in rows.into_iter().enumerate() {
        read_row(position, N - i, row)?;
    }
    Ok(())
}

fn read_row<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    v: usize,
    row: Part<'_>,
) -> Result<(), TextError> {
    let mut h = 1;
    let mut i = 0;
    let mut after_number = false;
    while let Some(c) = row.text[i..].chars().next() {
        let start = i;
        if c.is_ascii_digit() {
            i += row.text[i..].bytes().take_while(u8::is_ascii_digit).count();
            let number = row.range(start..i);
            let empty = number.number(0, N as u32, "a count of empty places")?;
            if empty == 0 || after_number {
                return number.error("a count of empty places is at least 1");
            }
            h += empty as usize;
        } else {
            let shared = c == '[';
            i += usize::from(shared);
            let at = Square::at(v, h);
            let mut expected = if shared {
                &[Some(Side::First), Some(Side::Second)][..]
            } else {
                &[None]
            };
            while let Some((side, rest)) = expected.split_first() {
                i = read_piece(position, at, row, i, *side)?;
                expected = rest;
            }
            if shared && row.text[i..].starts_with(']') {
                i += 1;
            } else if shared {
                return row.range(i..i + 1).error("here a `]` is missing");
            }
            h += 1;
        }
        after_number = c.is_ascii_digit();
        if h > N + 1 {
            return row
                .range(start..i)
                .error(format!("the row has more than {N} places"));
        }
    }
    if h != N + 1 {
        return row.error(format!("the row has {} places, {N} are needed", h - 1));
    }
    Ok(())
}

/// Reads a piece at byte `i` of the row; returns where it ends.
fn read_piece<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    at: Option<Square<N>>,
    row: Part<'_>,
    i: usize,
    side: Option<Side>,
) -> Result<usize, TextError> {
    let Some(c) = row.text[i..].chars().next() else {
        return row.from(i).error("here a piece is missing");
    };
    let mut end = i + c.len_utf8();
    let here = row.range(i..end);
    let Some(mut piece) = Piece::from_letter(c).filter(|_| c.is_ascii_alphabetic()) else {
        return here.error(format!(
            "`{c}` is no piece; the letters are A S D G C U H K Q"
        ));
    };
    if side.is_some_and(|side| side != piece.side) {
        return here.error("in brackets stand a piece of each side, the Challenger's first");
    }
    if row.text[end..].starts_with('!') {
        piece.taken = true;
        end += 1;
    }
    let Some(at) = at else {
        return here.error(format!("the row has more than {N} places"));
    };
    match position.place(at, piece) {
        Ok(()) => Ok(end),
        Err(why) => row.range(i..end).error(why.to_string()),
    }
}

fn read_points(field: Part<'_>) -> Result<[u16; 2], TextError> {
    let mut parts = field.split(':');
    match (parts.next(), parts.next(), parts.next()) {
        (Some(ours), Some(theirs), None) => Ok([
            ours.number(0, 999, "the Challenger's points")? as u16,
            theirs.number(0, 999, "the Opposition's points")? as u16,
        ]),
        _ => field.error("points are written as the Challenger's, `:`, the Opposition's"),
    }
}

fn read_marks<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    field: Part<'_>,
) -> Result<(), TextError> {
    if field.text == "-" {
        return Ok(());
    }
    for mark in field.split(',') {
        if mark.text.starts_with('=') {
            read_owed(position, mark)?;
        } else {
            read_deeds(position, mark)?;
        }
    }
    Ok(())
}

fn read_owed<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let side = Side::BOTH
        .into_iter()
        .find(|side| mark.text[1..].starts_with(side_letter(*side)));
    let ruler = match mark.text.get(2..) {
        Some("K") => Some(Kind::King),
        Some("Q") => Some(Kind::Queen),
        _ => None,
    };
    let (Some(side), Some(ruler)) = (side, ruler) else {
        return mark.error("a ruler to be named is written `=cK`, `=cQ`, `=oK` or `=oQ`");
    };
    let commands = position.commands[side.index()];
    if commands.len() != 2 || commands.iter().any(|command| command.kind.is_ruler()) {
        return mark.error("a ruler is named only by a side that has two Generals and no ruler");
    }
    if position.owed[side.index()].replace(ruler).is_some() {
        return mark.error("this ruler is to be named once");
    }
    Ok(())
}

fn read_deeds<const N: usize, const W: usize>(
    position: &mut Tora<N, W>,
    mark: Part<'_>,
) -> Result<(), TextError> {
    let Some((at, len)) = place::<N>(mark.text) else {
        return mark.error("a mark is a place of this board, such as `v5h9`, and its letters");
    };
    let letters = mark.from(len);
    let mut deeds = Deeds::default();
    let mut rest = letters.text;
    if let Some(after) = rest.strip_prefix('m') {
        deeds.moved = true;
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('a') {
        deeds.attacked = true;
        rest = after;
    }
    if let Some(cannon) = rest.strip_prefix('b') {
        let cannons: Vec<_> = position.cannons(position.side).collect();
        let number = place::<N>(cannon)
            .filter(|(_, len)| *len == cannon.len())
            .and_then(|(cannon, _)| cannons.iter().position(|other| *other == cannon));
        let Some(number) = number else {
            return letters.error("`b` is followed by the place of an own Cannon");
        };
        deeds.bound = Some(number as u8);
        rest = "";
    }
    if !rest.is_empty() || deeds == Deeds::default() {
        return letters.error("the letters of a mark are `m`, `a`, `ma`, or `b` and a place");
    }
    if deeds.acted() && deeds.bound.is_some() {
        return mark.error("a piece that acted can't be crew in the same turn");
    }
    if position.piece_of(position.side, at).is_none() {
        return mark.error("there is no piece of the side to move on this place");
    }
    if position.deeds(at) != Deeds::default() {
        return mark.error("this place has a mark already");
    }
    if position.marks.is_full() {
        return mark.error("these are more marks than a turn can leave");
    }
    position.marks.put(at, deeds);
    Ok(())
}

/// Whether side to move, actions left and marks fit together.
fn check_turn<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    left: Part<'_>,
    marks: Part<'_>,
) -> Result<(), TextError> {
    if position.owes_any() {
        let first = Side::BOTH
            .into_iter()
            .find(|side| position.owes_ruler(*side).is_some());
        return if position.left != 0 {
            left.error("while a ruler is to be named no actions are left")
        } else if !position.marks.is_empty() {
            marks.error("while a ruler is to be named no piece has marks")
        } else if first != Some(position.side) {
            marks.error("the side to move is the first that is to name a ruler")
        } else {
            Ok(())
        };
    }
    let full = position.full_turn(position.side);
    let Some(used) = full.checked_sub(position.left) else {
        return left.error(format!("the turn has only {full} actions"));
    };
    let used = usize::from(used);
    let acted = position
        .marks
        .iter::<N>()
        .filter(|(_, deeds)| deeds.acted())
        .count();
    let crew = position
        .marks
        .iter::<N>()
        .filter(|(_, deeds)| deeds.bound.is_some());
    let mut bound = 0;
    for (at, _) in crew {
        bound += 1;
        let worked = position
            .bound_to(at)
            .is_some_and(|cannon| position.deeds(cannon).acted());
        if !worked {
            return marks.error(format!(
                "the Cannon that the crew on {at} has worked needs a mark"
            ));
        }
    }
    if acted > used || bound > 3 * used {
        return marks.error(format!("these are more marks than {used} actions leave"));
    }
    Ok(())
}
