//! How a position looks, with Bengal at the bottom.
//!
//! The number of a place is the index of its square: a1 is 0, b1 is 1, h8 is 63. The wings of the
//! two Palaces follow, Bengal's from 64 on, the Siberian's from 68 on.

use board::Square;
use game::{
    Board, BoardStyle, Button, ButtonId, Counter, Ground, Mark, MarkKind, PieceView, Place,
    PlaceView, Scene, Side, Touch,
};

use crate::state::{Chess, Guard};
use crate::text::{name, reading_order};
use crate::{Kind, Piece, Wing};

/// A Pikeman stays a Pikeman (C-P5).
pub(crate) const STAY: ButtonId = ButtonId("stay");

impl Kind {
    /// The key of the kind's drawing and name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pikeman => "tigerchess-pikeman",
            Self::Baron => "tigerchess-baron",
            Self::QueensLancer => "tigerchess-queen-lancer",
            Self::Tower => "tigerchess-tower",
            Self::KingsLancer => "tigerchess-king-lancer",
            Self::King => "tigerchess-king",
            Self::Queen => "tigerchess-queen",
            Self::Knight => "tigerchess-knight",
            Self::TigerKnight => "tigerchess-tigerknight",
            Self::Swordsman => "tigerchess-swordsman",
            Self::Archer => "tigerchess-archer",
        }
    }

    /// The button that chooses this kind in an exchange.
    pub(crate) const fn button(self) -> ButtonId {
        ButtonId(match self {
            Self::Pikeman => "become-pikeman",
            Self::Baron => "become-baron",
            Self::QueensLancer => "become-queen-lancer",
            Self::Tower => "become-tower",
            Self::KingsLancer => "become-king-lancer",
            Self::King => "become-king",
            Self::Queen => "become-queen",
            Self::Knight => "become-knight",
            Self::TigerKnight => "become-tiger-knight",
            Self::Swordsman => "become-swordsman",
            Self::Archer => "become-archer",
        })
    }
}

/// The place of a square.
pub(crate) fn place(at: Square<8>) -> Place {
    Place(at.index() as u16)
}

/// The place of a wing of a side's Palace.
pub(crate) fn wing_place(side: Side, wing: Wing) -> Place {
    Place(64 + 4 * side.index() as u16 + wing as u16)
}

/// The square of a touched place.
pub(crate) fn touched_square(touch: Touch) -> Option<Square<8>> {
    match touch {
        Touch::Place(place) => Square::from_index(place.0.into()),
        Touch::Button(_) => None,
    }
}

/// The wing of a touched place, and whose.
pub(crate) fn touched_wing(touch: Touch) -> Option<(Side, Wing)> {
    Side::BOTH
        .into_iter()
        .flat_map(|side| Wing::ALL.map(|wing| (side, wing)))
        .find(|(side, wing)| touch == wing_place(*side, *wing).into())
}

/// The scene of a position; everybody sees the same.
pub(crate) fn scene<const TIGER: bool>(position: &Chess<TIGER>) -> Scene {
    let to_move = position.moving();
    let mut places: Vec<PlaceView> = reading_order().map(view).collect();
    let mut pieces: Vec<PieceView> = position
        .pieces()
        .map(|(at, piece)| {
            stands(
                place(at),
                piece.side,
                piece.kind.key(),
                piece.kind.letter(),
                position.mark_at(at),
            )
        })
        .collect();
    if position.guards.is_some() {
        for side in Side::BOTH {
            places.extend(Wing::ALL.map(|wing| wing_view(side, wing)));
            if let Some(Guard::On(wing)) = position.guard(side) {
                let at = wing_place(side, wing);
                pieces.push(stands(at, side, "tigerchess-guard", 'G', None));
            }
        }
    }
    Scene {
        board: Board {
            columns: 8,
            rows: 8,
            column_labels: ('a'..='h').map(String::from).collect(),
            row_labels: (1..=8).rev().map(|rank| rank.to_string()).collect(),
            style: BoardStyle::Checker,
        },
        places,
        pieces,
        trays: Vec::new(),
        marks: checks(position),
        buttons: if to_move.is_some() {
            buttons(position)
        } else {
            Vec::new()
        },
        counters: vec![Counter {
            key: "round",
            side: None,
            value: position.full,
        }],
        notes: Vec::new(),
        to_move,
    }
}

fn view(at: Square<8>) -> PlaceView {
    PlaceView {
        place: place(at),
        name: name(at),
        x: at.h() as f32 - 0.5,
        y: 8.5 - at.v() as f32,
        size: 1.0,
        ground: Ground::Plain,
        dark: (at.v() + at.h()).is_multiple_of(2),
    }
}

fn wing_view(side: Side, wing: Wing) -> PlaceView {
    let (y, letter) = match side {
        Side::First => (8.5, wing.letter().to_ascii_uppercase()),
        Side::Second => (-0.5, wing.letter()),
    };
    PlaceView {
        place: wing_place(side, wing),
        name: letter.to_string(),
        x: wing.file() as f32 - 0.5,
        y,
        size: 1.0,
        ground: Ground::Special("palace"),
        dark: false,
    }
}

fn stands(
    place: Place,
    side: Side,
    kind: &'static str,
    letter: char,
    mark: Option<char>,
) -> PieceView {
    PieceView {
        place,
        side,
        kind,
        letter,
        label: mark.map(String::from),
        states: Vec::new(),
    }
}

fn checks<const TIGER: bool>(position: &Chess<TIGER>) -> Vec<Mark> {
    let queens = Side::BOTH
        .into_iter()
        .filter(|side| position.queen_attackers(*side) != 0);
    queens
        .filter_map(|side| position.queen(side))
        .map(|at| Mark {
            place: place(at),
            kind: MarkKind::Danger,
        })
        .collect()
}

/// The buttons for what Pikemen near their goal may become.
fn buttons<const TIGER: bool>(position: &Chess<TIGER>) -> Vec<Button> {
    let near = position.pieces().any(|(at, Piece { side, kind })| {
        let rank = if side == Side::First {
            at.v()
        } else {
            9 - at.v()
        };
        side == position.side && kind == Kind::Pikeman && rank == if TIGER { 6 } else { 7 }
    });
    let choices: &[ButtonId] = match (near, TIGER) {
        (false, _) => &[],
        (true, true) => &[Kind::Knight.button(), STAY],
        (true, false) => &[
            Kind::King.button(),
            Kind::Tower.button(),
            Kind::Baron.button(),
            Kind::KingsLancer.button(),
            Kind::QueensLancer.button(),
        ],
    };
    choices
        .iter()
        .map(|&id| Button {
            id,
            key: id.0,
            ends_turn: false,
        })
        .collect()
}
