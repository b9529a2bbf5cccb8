//! Positions that are put together by hand (T-N3): an arranged position begins a turn.

use board::Square;
use game::{Arrange, Arranged, Field, HIDDEN, PieceView, Place, Side};

use crate::ground_text::written;
use crate::scene::{place, shown, touched_square, view};
use crate::text::side_letter;
use crate::{Catalogue, Edition, Ground, Hiding, Kind, Piece, Terrain, Tora};

const EDITION: &str = "edition";
const TERRAIN: &str = "terrain";
const PLAIN: &str = "none";
/// A ground that is no named board; names are in small letters.
const PAINTED: &str = "Painted";
const ASSASSINS: &str = "assassins";
const ROUND: &str = "round";
const QUIET: &str = "quiet-rounds";
/// Each side's points.
const POINTS: [&str; 2] = ["points", "points-of-second"];

macro_rules! arrange {
    ($n:literal, $w:literal) => {
        impl Arrange for Tora<$n, $w> {
            fn kit(&self) -> Vec<PieceView> {
                kit(self)
            }

            fn grounds(&self) -> Vec<game::Ground> {
                Ground::all().map(shown).collect()
            }

            fn fields(&self) -> Vec<Field> {
                fields(self)
            }

            fn rows(&self) -> Vec<Vec<Place>> {
                rows::<$n>()
            }

            fn arranged(&self, arranged: &Arranged) -> String {
                text(self, arranged)
            }
        }
    };
}

arrange!(9, 2);
arrange!(17, 5);

/// Both sides' pieces in both states; Assassins only where the game has them.
fn kit<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<PieceView> {
    let anywhere = Square::<N>::all().next();
    let piece = |side, kind, flipped| {
        let piece = Piece {
            flipped,
            ..Piece::new(side, kind)
        };
        anywhere.map(|at| view(at, piece))
    };
    let mut kit = Vec::new();
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let assassin = kind == Kind::Assassin && position.has_assassins();
            if kind.in_army::<N>() == 0 && !assassin {
                continue;
            }
            kit.extend(piece(side, kind, false));
            if matches!(kind, Kind::Soldier | Kind::Cannon) {
                kit.extend(piece(side, kind, true));
            }
            if assassin && let Some(mut hidden) = piece(side, kind, false) {
                hidden.states.push(HIDDEN);
                kit.push(hidden);
            }
        }
    }
    kit
}

fn fields<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<Field> {
    let mut fields = Vec::new();
    if N == 9 {
        let editions = Edition::ALL.map(|edition| edition.name().to_owned());
        let edition = position.edition().name();
        fields.push(Field::choice(EDITION, "option-edition", editions, edition));
    }
    let known = Catalogue::built_in().terrains(N).map(Terrain::name);
    let mut terrains: Vec<&str> = std::iter::once(PLAIN).chain(known).collect();
    let own = own_ground(position);
    // It may be one that a user has brought, or painted.
    if !terrains.contains(&own) {
        terrains.push(own);
    }
    let terrains = terrains.into_iter().map(str::to_owned);
    fields.push(Field::choice(TERRAIN, "option-terrain", terrains, own));
    if N > 9 {
        let agreed = position.has_assassins();
        fields.push(Field::flag(ASSASSINS, "option-assassins", agreed));
    }
    let round = Field::number(ROUND, "round", [1, u32::MAX - 1], position.round);
    fields.push(round);
    fields.extend(Side::BOTH.map(|side| {
        let (id, points) = (POINTS[side.index()], position.points[side.index()]);
        Field::number(id, "points", [0, 999], points.into()).of(side)
    }));
    let (most, quiet) = (u32::from(u16::MAX) - 1, position.quiet.into());
    fields.push(Field::number(QUIET, "tora-quiet-rounds", [0, most], quiet));
    fields
}

/// What the position says about its ground.
fn own_ground<const N: usize, const W: usize>(position: &Tora<N, W>) -> &'static str {
    match position.terrain() {
        _ if position.painted.grounds().is_some() => PAINTED,
        Terrain::PLAIN => PLAIN,
        terrain => terrain.name(),
    }
}

/// The option of the text that says what the ground is, with a `+`, if it is not plain.
fn ground<const N: usize, const W: usize>(position: &Tora<N, W>, arranged: &Arranged) -> String {
    let said = arranged.said(TERRAIN);
    if arranged.painted.is_empty() && said != PAINTED {
        return match said {
            "" | PLAIN => String::new(),
            name => format!("+terrain={name}"),
        };
    }
    let board = Catalogue::built_in().terrain(said, N).unwrap_or_default();
    let of = |at: Square<N>| {
        let mut painted = arranged.painted.iter();
        let here = painted.find(|(painted, _)| *painted == place(at));
        let here = here.and_then(|(_, here)| Ground::all().find(|ground| shown(*ground) == *here));
        here.unwrap_or_else(|| match said == own_ground(position) {
            true => position.ground(at),
            false => board.ground(at),
        })
    };
    let is = |terrain: Terrain| Square::<N>::all().all(|at| of(at) == terrain.ground(at));
    if is(Terrain::PLAIN) {
        return String::new();
    }
    // What is painted like a board with a name is called by it, so that it reads as before once it is changed back.
    let mut boards = Catalogue::built_in().terrains(N);
    match boards.find(|board| !arranged.painted.is_empty() && is(*board)) {
        Some(board) => format!("+terrain={}", board.name()),
        None => format!("+ground={}", written::<N>(of)),
    }
}

fn rows<const N: usize>() -> Vec<Vec<Place>> {
    let row = |v| {
        let places = (1..=N).filter_map(move |h| Square::<N>::at(v, h));
        places.map(place).collect()
    };
    (1..=N).rev().map(row).collect()
}

/// The letters of a piece, if it stands on the board for everybody to see.
fn letters(piece: &PieceView) -> Option<String> {
    let has = |state| piece.states.contains(&state);
    if has(HIDDEN) {
        return None;
    }
    let kind = Kind::ALL
        .into_iter()
        .find(|kind| kind.key() == piece.kind)?;
    let piece = Piece {
        flipped: has("defending") || has("unready"),
        taken: has("taken"),
        ..Piece::new(piece.side, kind)
    };
    let taken = if piece.taken { "!" } else { "" };
    Some(format!("{}{taken}", piece.letter()))
}

fn text<const N: usize, const W: usize>(position: &Tora<N, W>, arranged: &Arranged) -> String {
    let edition = match arranged.said(EDITION) {
        "" => position.edition().name(),
        edition => edition,
    };
    let mut head = format!("{}/{edition}", Tora::<N, W>::NAME);
    if arranged.is_set(ASSASSINS) {
        head += "+assassin";
    }
    head += &ground(position, arranged);
    let board = arranged.board(&rows::<N>(), |here| {
        let mut here: Vec<(Side, String)> = here
            .filter_map(|piece| Some((piece.side, letters(piece)?)))
            .collect();
        here.sort_by_key(|(side, _)| side.index());
        let text: String = here.iter().map(|(_, letters)| letters.as_str()).collect();
        match here.len() {
            0 | 1 => text,
            _ => format!("[{text}]"),
        }
    });
    let [first, second] = POINTS.map(|id| arranged.said(id));
    format!(
        "{head} {board} {} {} {} {first}:{second} {} -{}",
        side_letter(arranged.to_move),
        actions::<N>(arranged),
        arranged.said(ROUND),
        arranged.said(QUIET),
        assassins(position, arranged),
    )
}

/// How many actions the turn has that begins (T-R2).
fn actions<const N: usize>(arranged: &Arranged) -> usize {
    if N == 9 {
        return 2;
    }
    let commands = Kind::ALL.into_iter().filter(|kind| kind.is_command());
    let commands: Vec<&str> = commands.map(Kind::key).collect();
    let own = |piece: &&PieceView| piece.side == arranged.to_move && commands.contains(&piece.kind);
    arranged.pieces.iter().filter(own).count()
}

/// The field about Assassins, with a space before it: where they hide, how long they rest, and the
/// ruler that has left under one in this round.
fn assassins<const N: usize, const W: usize>(position: &Tora<N, W>, arranged: &Arranged) -> String {
    if !arranged.is_set(ASSASSINS) {
        return String::new();
    }
    let of = |side| {
        let assassins = arranged.pieces.iter();
        assassins.filter(move |piece| piece.side == side && piece.kind == Kind::Assassin.key())
    };
    let hidden = Side::BOTH.into_iter().flat_map(|side| {
        let hidden = of(side).filter(|piece| piece.is_hidden());
        let at = hidden.filter_map(|piece| touched_square::<N>(piece.place.into()));
        let at: Vec<String> = at.map(|at| format!("{}@{at}", side_letter(side))).collect();
        match position.hiding(side) {
            Hiding::Somewhere if at.is_empty() => vec![format!("{}?", side_letter(side))],
            _ => at,
        }
    });
    let round: Option<u32> = arranged.said(ROUND).parse().ok();
    let rests = Side::BOTH.into_iter().filter_map(|side| {
        let rests = position.rests_until(side)? - position.round;
        let there = of(side).next().is_some();
        let until = round.filter(|_| there)?.checked_add(rests)?;
        Some(format!("{}~{until}", side_letter(side)))
    });
    let lost = Side::BOTH.into_iter().filter_map(|side| {
        let ruler = position.assassins.lost_ruler(side)?;
        let mut own = arranged.pieces.iter().filter(|piece| piece.side == side);
        let rulers = [Kind::King.key(), Kind::Queen.key()];
        let has_ruler = own.any(|piece| rulers.contains(&piece.kind));
        (!has_ruler).then(|| format!("{}={}", side_letter(side), ruler.letter()))
    });
    let all: Vec<String> = hidden.chain(rests).chain(lost).collect();
    match all.is_empty() {
        true => String::new(),
        false => format!(" {}", all.join(",")),
    }
}
