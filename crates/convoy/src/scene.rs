//! How a position looks, with the attacker at the bottom.

use game::{
    Board, BoardStyle, Counter, Gesture, Ground, Laid, Mark, MarkKind, Message, Motion, Note,
    PieceView, Place, PlaceView, Position, Reach, Scene, Show, Side, Strike, Touch, Tray,
};

use crate::illegal::Illegal;
use crate::moves::Move;
use crate::outcome::QUIET;
use crate::squares::{Square, name};
use crate::state::{Boat, Convoy};

/// From how many quiet moves on their number is shown.
const QUIET_SHOWN: u16 = QUIET / 2;

impl Boat {
    /// The key of its drawing and name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Attacker => "convoy-attacker",
            Self::Defender => "convoy-defender",
            Self::King => "convoy-king",
        }
    }
}

/// The place of a square.
pub(crate) fn place(at: Square) -> Place {
    Place(at.index() as u16)
}

/// The square of a touched place.
pub(crate) fn touched_square(touch: Touch) -> Option<Square> {
    match touch {
        Touch::Place(place) => Square::from_index(place.0.into()),
        Touch::Button(_) => None,
    }
}

impl Show for Convoy {
    fn scene(&self) -> Scene {
        crate::scene::scene(self)
    }

    fn gesture(&self, mv: Move) -> Gesture {
        crate::scene::gesture(mv)
    }

    fn motion(&self, mv: Move) -> Motion {
        Motion {
            strike: Strike::Hold,
            helpers: self.holders(mv).iter().map(place).collect(),
            ..Motion::march(self.trace(mv))
        }
    }

    fn reach_of(&self, side: Side, at: Place) -> Option<Reach> {
        let from = touched_square(at.into()).filter(|from| self.of(side).contains(*from))?;
        let turn = if self.to_move()? == side {
            *self
        } else {
            self.passed()
        };
        let mut moves = Vec::new();
        turn.legal_moves(&mut moves);
        let moves = moves.iter().filter(|mv| mv.from == from);
        let struck = moves.clone().flat_map(|mv| turn.captures(*mv).iter());
        let goes = moves.clone().map(|mv| place(mv.to)).collect();
        Some(Reach::new(goes, struck.map(place).collect()))
    }

    fn ask(&self, touched: &[Touch]) -> Message {
        crate::explain::ask(touched)
    }

    fn explain(&self, touched: &[Touch]) -> Illegal {
        crate::explain::explain(self, touched)
    }

    fn laid_out(&self, pieces: &[Laid], to_move: Side) -> Option<String> {
        let mut position = Self::bare(self.family());
        (position.side, position.quiet, position.round) = (to_move, self.quiet, self.round);
        for laid in pieces {
            let boat = Boat::ALL.into_iter().find(|boat| boat.key() == laid.kind);
            if let Some((at, boat)) = touched_square(laid.at.into()).zip(boat) {
                position.place(at, boat);
            }
        }
        Some(position.to_string())
    }
}

/// A move is made by touching the boat and the square where it ends.
pub(crate) fn gesture(mv: Move) -> Gesture {
    Gesture::new(vec![place(mv.from).into(), place(mv.to).into()])
}

pub(crate) fn scene(position: &Convoy) -> Scene {
    let size = position.family().size();
    let letters = (0..size as u8).map(|column| char::from(b'a' + column).to_string());
    let numbers = (1..=size).rev().map(|row| row.to_string());
    Scene {
        board: Board {
            columns: size as u8,
            rows: size as u8,
            column_labels: letters.collect(),
            row_labels: numbers.collect(),
            style: BoardStyle::Checker,
        },
        places: places(position),
        pieces: position.all().map(|(at, boat)| view(at, boat)).collect(),
        trays: Side::BOTH
            .into_iter()
            .filter_map(|side| captured(position, side))
            .collect(),
        marks: marks(position),
        buttons: Vec::new(),
        counters: counters(position),
        notes: notes(position),
        to_move: position.moving(),
    }
}

fn places(position: &Convoy) -> Vec<PlaceView> {
    let size = position.family().size();
    let row = |row| (1..=size).filter_map(move |column| Square::at(row, column));
    let view = |at: Square| PlaceView {
        place: place(at),
        name: name(at),
        x: at.h() as f32 - 0.5,
        y: (size - at.v()) as f32 + 0.5,
        size: 1.0,
        ground: if at == position.family().throne_square() {
            Ground::Special("throne")
        } else if position.family().hostile_corners().contains(at) {
            Ground::Special("corner")
        } else {
            Ground::Plain
        },
        dark: (at.v() + at.h()).is_multiple_of(2),
    };
    (1..=size).rev().flat_map(row).map(view).collect()
}

pub(crate) fn view(at: Square, boat: Boat) -> PieceView {
    PieceView {
        place: place(at),
        side: boat.side(),
        kind: boat.key(),
        letter: boat.letter().to_ascii_uppercase(),
        label: None,
        states: Vec::new(),
    }
}

fn captured(position: &Convoy, side: Side) -> Option<Tray> {
    let lost = |boat: Boat| {
        let fleet = position.family().fleet(boat);
        fleet.saturating_sub(position.boats(boat).count())
    };
    let pieces: Vec<_> = Boat::ALL
        .into_iter()
        .filter(|boat| boat.side() == side)
        .map(|boat| (boat.key(), boat.letter().to_ascii_uppercase(), lost(boat)))
        .filter(|(_, _, count)| *count > 0)
        .collect();
    (!pieces.is_empty()).then_some(Tray {
        key: "captured",
        side,
        pieces,
    })
}

fn marks(position: &Convoy) -> Vec<Mark> {
    let king = position.king().filter(|_| position.king_in_danger());
    king.map(|king| Mark {
        place: place(king),
        kind: MarkKind::Danger,
    })
    .into_iter()
    .collect()
}

fn counters(position: &Convoy) -> Vec<Counter> {
    let counter = |key, value| Counter {
        key,
        side: None,
        value,
    };
    let mut counters = vec![counter("round", position.round.into())];
    if position.quiet >= QUIET_SHOWN {
        counters.push(counter("convoy-quiet", position.quiet.into()));
    }
    counters
}

/// What a player would call out: that the king can escape, or is about to be captured.
fn notes(position: &Convoy) -> Vec<Note> {
    let mut notes = Vec::new();
    if position.moving().is_none() {
        return notes;
    }
    match position.ways_out() {
        0 => {}
        1 => notes.push("convoy-note-way-out".into()),
        _ => notes.push("convoy-note-ways-out".into()),
    }
    if position.king_in_danger() {
        notes.push("convoy-note-danger".into());
    }
    notes
}
