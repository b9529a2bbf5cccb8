//! How a position looks, with Bengal at the bottom (C-N3).
//!
//! The number of a place is the index of its square: a1 is 0, b1 is 1, h8 is 63. Those beside the
//! board follow.

use board::Square;
use game::{
    Board, BoardStyle, Button, ButtonId, Counter, Ground, Mark, MarkKind, Note, PieceView, Place,
    PlaceView, Scene, Side, Touch, Tray,
};

use crate::action::Move;
use crate::bits::{DARK, bit};
use crate::castling::Wall;
use crate::sink::Exchange;
use crate::state::{Chess, Guard};
use crate::text::{name, reading_order};
use crate::{Kind, Marking, Piece, Variation};

/// A Pikeman stays a Pikeman (C-P5).
pub(crate) const STAY: ButtonId = ButtonId("stay");

/// What a Pikeman's owner can choose, in the order of the buttons (C-L5, C-P5).
pub(crate) const CHOICES: [Kind; 6] = [
    Kind::King,
    Kind::Tower,
    Kind::Baron,
    Kind::KingsLancer,
    Kind::QueensLancer,
    Kind::Knight,
];

/// From how many quiet single moves on they are shown: those of ten moves of each side before the
/// draw (C-L6).
const QUIET_SHOWN: u16 = 80;

impl Kind {
    /// The key of the kind's drawing and name, where it does not depend on the square.
    pub(crate) const fn key(self) -> &'static str {
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

    /// The button that chooses this kind where there is a choice (C-L5, C-P5).
    pub(crate) const fn button(self) -> ButtonId {
        ButtonId(match self {
            Self::King => "become-king",
            Self::Tower => "become-tower",
            Self::Baron => "become-baron",
            Self::KingsLancer => "become-king-lancer",
            Self::QueensLancer => "become-queen-lancer",
            _ => "become-knight",
        })
    }
}

/// Whether a square has the color on which a side's Baron begins: f1 is light, f8 dark.
fn is_barons(side: Side, at: Square<8>) -> bool {
    (bit(at) & DARK != 0) == (side == Side::Second)
}

/// A mark as people see it: `A` to `H`, `i` to `iv`.
pub(crate) fn label(marking: Marking, number: u8) -> String {
    match marking {
        Marking::Letter => marking.character(number).to_string(),
        Marking::Numeral => ["i", "ii", "iii", "iv"][usize::from(number) % 4].to_owned(),
    }
}

/// The place of a square.
pub(crate) fn place(at: Square<8>) -> Place {
    Place(at.index() as u16)
}

/// The square of a touched place.
pub(crate) fn touched_square(touch: Touch) -> Option<Square<8>> {
    match touch {
        Touch::Place(place) => Square::from_index(place.0.into()),
        Touch::Button(_) => None,
    }
}

/// A piece in the scene.
pub(crate) fn stands(
    place: Place,
    side: Side,
    kind: &'static str,
    letter: char,
    label: Option<String>,
) -> PieceView {
    PieceView {
        place,
        side,
        kind,
        letter,
        label,
        states: Vec::new(),
    }
}

/// The scene of a position; everybody sees the same.
pub(crate) fn scene<const TIGER: bool>(position: &Chess<TIGER>) -> Scene {
    let to_move = position.moving();
    let mut places: Vec<PlaceView> = reading_order().map(view).collect();
    places.extend(position.places_beside());
    let mut pieces: Vec<PieceView> = position
        .pieces()
        .map(|(at, piece)| position.on_board(at, piece))
        .collect();
    pieces.extend(position.pieces_beside());
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
        trays: Side::BOTH
            .into_iter()
            .filter_map(|side| position.clearing(side))
            .collect(),
        marks: checks(position),
        buttons: to_move.map(|_| buttons(position)).unwrap_or_default(),
        counters: counters(position),
        notes: notes(position),
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
        dark: bit(at) & DARK != 0,
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    pub(crate) fn on_board(&self, at: Square<8>, piece: Piece) -> PieceView {
        let marking = piece.kind.marking().filter(|_| self.marked);
        let mark = marking.map(|marking| label(marking, self.mark_number(at)));
        let (key, mark) = match (piece.kind, self.wall_at(at)) {
            // C-L5: a Baron is one on the color where its side's Baron began.
            (Kind::Baron, _) if !is_barons(piece.side, at) => ("tigerchess-baroness", mark),
            (_, Some(Wall::Kings)) => ("tigerchess-king-tower", Some("K".to_owned())),
            (_, Some(Wall::Queens)) => ("tigerchess-queen-tower", Some("Q".to_owned())),
            _ => (piece.kind.key(), mark),
        };
        let mut view = stands(place(at), piece.side, key, piece.kind.letter(), mark);
        let posted = |guard| guard != Guard::Waiting;
        if piece.kind == Kind::KingsLancer && self.guard(piece.side).is_some_and(posted) {
            view.states.push("bearer"); // C-T1
        }
        view
    }

    /// What a side has lost. Whoever came in by an exchange counts as the one who brought him in,
    /// but for the `TigerKnight`: a position does not say who was captured as what.
    fn clearing(&self, side: Side) -> Option<Tray> {
        let count = |kind| self.places(side, kind).count_ones();
        let barons = |wanted: bool| {
            let here = crate::bits::squares(self.places(side, Kind::Baron));
            here.filter(|at| is_barons(side, *at) == wanted).count() as u32
        };
        let in_palace = u32::from(self.guard(!side) == Some(Guard::Captured));
        let ranked = [
            ("tigerchess-king", 'K', count(Kind::King), 1),
            ("tigerchess-tower", 'R', count(Kind::Tower), 2),
            ("tigerchess-baron", 'B', barons(true), 1),
            ("tigerchess-baroness", 'B', barons(false), 1),
            (
                "tigerchess-king-lancer",
                'L',
                count(Kind::KingsLancer) + in_palace,
                1,
            ),
            ("tigerchess-queen-lancer", 'F', count(Kind::QueensLancer), 1),
        ];
        let promoted: u32 = ranked
            .iter()
            .map(|(_, _, here, of)| here.saturating_sub(*of))
            .sum();
        let tiger_knight = u32::from(TIGER && !self.has_exchange(side));
        let pikemen = count(Kind::Pikeman) + count(Kind::Knight) + tiger_knight + promoted;
        let swordsmen = count(Kind::Swordsman) + count(Kind::Archer) + self.unposted(side);
        let others = [
            (Kind::TigerKnight, count(Kind::TigerKnight), tiger_knight),
            (Kind::Swordsman, swordsmen, if TIGER { 4 } else { 0 }),
            (Kind::Pikeman, pikemen, 8),
        ];
        let others = others.map(|(kind, here, of)| (kind.key(), kind.letter(), here, of));
        let guard =
            (self.guard(side) == Some(Guard::Captured)).then_some(("tigerchess-guard", 'G', 1));
        let lost = |(key, letter, here, of): (_, _, u32, u32)| {
            let lost = of.saturating_sub(here);
            (lost > 0).then_some((key, letter, lost))
        };
        let lost = ranked.into_iter().chain(others).filter_map(lost);
        let pieces: Vec<_> = guard.into_iter().chain(lost).collect();
        (!pieces.is_empty()).then_some(Tray {
            key: "captured",
            side,
            pieces,
        })
    }
}

/// The Queens in check.
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

/// The buttons of the choices that there are.
fn buttons<const TIGER: bool>(position: &Chess<TIGER>) -> Vec<Button> {
    let mut moves = Vec::new();
    position.list(&mut moves);
    let chosen = |wanted: Option<Kind>| {
        moves.iter().any(|mv| match *mv {
            Move::Go { from, to, becomes } => {
                becomes == wanted && position.asks_for_choice(from, to)
            }
            _ => false,
        })
    };
    let kinds = CHOICES.into_iter().filter(|kind| chosen(Some(*kind)));
    let ids = kinds.map(Kind::button).chain(chosen(None).then_some(STAY));
    ids.map(|id| Button {
        id,
        key: id.0,
        ends_turn: false,
    })
    .collect()
}

impl<const TIGER: bool> Chess<TIGER> {
    /// Whether the owner of a Pikeman chooses what it becomes (C-L5, C-P5).
    pub(crate) fn asks_for_choice(&self, from: Square<8>, to: Square<8>) -> bool {
        let exchange = self.exchange_on(to);
        self.kind_at(from) == Some(Kind::Pikeman)
            && matches!(exchange, Exchange::Promotion | Exchange::Choice)
    }
}

fn counters<const TIGER: bool>(position: &Chess<TIGER>) -> Vec<Counter> {
    let mut counters = vec![Counter {
        key: "round",
        side: None,
        value: position.full.into(),
    }];
    if position.half >= QUIET_SHOWN {
        counters.push(Counter {
            key: "quiet-moves",
            side: None,
            value: position.half.into(),
        });
    }
    let left = Side::BOTH.map(|side| (side, position.unposted(side)));
    let left = left.into_iter().filter(|(_, left)| *left > 0);
    counters.extend(left.map(|(side, value)| Counter {
        key: "postings-left",
        side: Some(side),
        value: value.into(),
    }));
    counters
}

/// Check, and what the deployment allows (C-D8).
fn notes<const TIGER: bool>(position: &Chess<TIGER>) -> Vec<Note> {
    if position.moving().is_none() {
        return Vec::new();
    }
    let Some(deployment) = position.deployment() else {
        let check = position.queen_attackers(position.side) != 0;
        return if check {
            vec!["tigerchess-check".into()]
        } else {
            Vec::new()
        };
    };
    let variation = match deployment.variation() {
        Variation::Open => "tigerchess-deployment-open",
        Variation::Countdown => "tigerchess-deployment-countdown",
        Variation::Dragon => "tigerchess-deployment-dragon",
        Variation::Symmetrical => "tigerchess-deployment-symmetrical",
    };
    let mut notes: Vec<Note> = vec![variation.into()];
    if position.guard_due().is_some() {
        notes.push("tigerchess-post-guard".into());
    }
    if position.actor() != position.side {
        notes.push("tigerchess-post-for-other".into());
    } else if deployment.variation() == Variation::Dragon
        && let Some(first) = deployment.posted().next()
    {
        let color = if is_barons(Side::Second, first) {
            "tigerchess-dragon-barons"
        } else {
            "tigerchess-dragon-baronesses"
        };
        notes.push(color.into());
    }
    notes
}
