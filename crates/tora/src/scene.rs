//! How a position looks, with the Challenger at the bottom.
//!
//! Columns are v from left to right, rows are h from top to bottom (T-B2 turned by a quarter, so
//! that h = N lies before the Challenger). The number of a place is the index of its square.

use board::{Bits, Square};
use game::{
    Board, BoardStyle, Button, ButtonId, Counter, HIDDEN, Mark, MarkKind, Note, PieceView, Place,
    PlaceView, Scene, Side, Touch, Tray,
};

use crate::{Ground, Hiding, Kind, Piece, Ply, Told, Tora};

/// Ends the turn.
pub(crate) const END: ButtonId = ButtonId("end");
/// Readies a Cannon.
pub(crate) const READY: ButtonId = ButtonId("ready");
/// Brings a Soldier into defense stance.
pub(crate) const DEFEND: ButtonId = ButtonId("defend");
/// Brings a Soldier into attack stance.
pub(crate) const ATTACK_STANCE: ButtonId = ButtonId("attack-stance");
/// Takes the touched enemy by landing on it.
pub(crate) const LAND: ButtonId = ButtonId("land");
/// Attacks the touched enemy without landing on it.
pub(crate) const SHOOT: ButtonId = ButtonId("shoot");

/// Begins an action of the hidden Assassin.
pub(crate) const ASSASSIN: ButtonId = ButtonId("assassin");
/// Searches for the enemy Assassin.
pub(crate) const SEARCH: ButtonId = ButtonId("search");
/// Takes the Assassin that was just found.
pub(crate) const TAKE: ButtonId = ButtonId("take");

/// The buttons in the order to show them.
const BUTTONS: [ButtonId; 9] = [
    LAND,
    SHOOT,
    TAKE,
    SEARCH,
    ASSASSIN,
    DEFEND,
    ATTACK_STANCE,
    READY,
    END,
];

impl Kind {
    /// The key of the kind's drawing and name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Soldier => "tora-soldier",
            Self::Archer => "tora-archer",
            Self::Cavalry => "tora-cavalry",
            Self::Cannon => "tora-cannon",
            Self::General => "tora-general",
            Self::King => "tora-king",
            Self::Queen => "tora-queen",
            Self::Assassin => "tora-assassin",
        }
    }
}

/// The place of a square.
pub(crate) fn place<const N: usize>(at: Square<N>) -> Place {
    Place(at.index() as u16)
}

/// The square of a touched place.
pub(crate) fn touched_square<const N: usize>(touch: Touch) -> Option<Square<N>> {
    match touch {
        Touch::Place(place) => Square::from_index(place.0.into()),
        Touch::Button(_) => None,
    }
}

/// The scene of a position. A hidden Assassin is on it where its place is known.
pub(crate) fn scene<const N: usize, const W: usize>(position: &Tora<N, W>) -> Scene {
    let labels = || (1..=N).map(|number| number.to_string()).collect();
    let to_move = position.moving();
    Scene {
        board: Board {
            columns: N as u8,
            rows: N as u8,
            column_labels: labels(),
            row_labels: labels(),
            style: BoardStyle::Checker,
        },
        places: places(position),
        pieces: position
            .pieces()
            .map(|(at, piece)| view(at, piece))
            .chain(hidden(position))
            .collect(),
        trays: Side::BOTH
            .into_iter()
            .filter_map(|side| captured(position, side))
            .collect(),
        marks: marks(position),
        buttons: to_move.map(|_| buttons(position)).unwrap_or_default(),
        counters: counters(position, to_move),
        notes: to_move.map(|_| notes(position)).unwrap_or_default(),
        to_move,
    }
}

fn places<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<PlaceView> {
    let row = |h| (1..=N).filter_map(move |v| Square::<N>::at(v, h));
    let view = |at: Square<N>| PlaceView {
        place: place(at),
        name: at.to_string(),
        x: at.v() as f32 - 0.5,
        y: at.h() as f32 - 0.5,
        size: 1.0,
        ground: shown(position.ground(at)),
        dark: (at.v() + at.h()).is_multiple_of(2),
    };
    (1..=N).flat_map(row).map(view).collect()
}

/// A ground as a scene shows it.
pub(crate) const fn shown(ground: Ground) -> game::Ground {
    match ground {
        Ground::Plain => game::Ground::Plain,
        Ground::Water => game::Ground::Water,
        Ground::Forest => game::Ground::Forest,
        // Rising v is to the right, a quarter of a turn from the top.
        Ground::Slope(dir) => game::Ground::Slope((dir.index() as u8 + 2) % 8),
    }
}

pub(crate) fn view<const N: usize>(at: Square<N>, piece: Piece) -> PieceView {
    let mut states = Vec::new();
    if piece.flipped {
        states.push(if piece.kind == Kind::Soldier {
            "defending"
        } else {
            "unready"
        });
    }
    if piece.taken {
        states.push("taken");
    }
    PieceView {
        place: place(at),
        side: piece.side,
        kind: piece.kind.key(),
        letter: piece.letter().to_ascii_uppercase(),
        label: None,
        states,
    }
}

/// The hidden Assassins whose places are known.
fn hidden<const N: usize, const W: usize>(
    position: &Tora<N, W>,
) -> impl Iterator<Item = PieceView> {
    Side::BOTH.into_iter().filter_map(|side| {
        let Hiding::At(at) = position.hiding(side) else {
            return None;
        };
        let mut piece = view(at, Piece::new(side, Kind::Assassin));
        piece.states.push(HIDDEN);
        Some(piece)
    })
}

/// What a side's army lacks. A General that became the ruler is counted as the General it was.
fn captured<const N: usize, const W: usize>(position: &Tora<N, W>, side: Side) -> Option<Tray> {
    let mut here = [0; Kind::ALL.len()];
    for (_, piece) in position.pieces().filter(|(_, piece)| piece.side == side) {
        here[piece.kind as usize] += 1;
    }
    let here = |kind: Kind| here[kind as usize];
    let lacking = |kind: Kind| (kind.in_army::<N>()).saturating_sub(here(kind)) as u32;
    let rulers = here(Kind::King) + here(Kind::Queen);
    let lost_ruler = match position.owes_ruler(side) {
        Some(ruler) => Some(ruler),
        None => (rulers < Kind::King.in_army::<N>()).then_some(Kind::King),
    };
    let pieces: Vec<_> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let count = if kind.is_ruler() {
                u32::from(lost_ruler == Some(kind))
            } else {
                lacking(kind)
            };
            (kind.key(), kind.letter(), count)
        })
        .filter(|(_, _, count)| *count > 0)
        .collect();
    (!pieces.is_empty()).then_some(Tray {
        key: "captured",
        side,
        pieces,
    })
}

fn marks<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (at, piece) in position.pieces() {
        let mut mark = |kind| {
            marks.push(Mark {
                place: place(at),
                kind,
            });
        };
        let endangered = piece.kind.is_command() && !piece.taken;
        if endangered && position.jeopardy(piece.side, at).next().is_some() {
            mark(MarkKind::Danger);
        }
        if piece.side == position.side() {
            if position.activity(at).acted() {
                mark(MarkKind::Acted);
            }
            if position.bound_to(at).is_some() {
                mark(MarkKind::Bound);
            }
        }
    }
    marks.extend(searched(position).map(|at| Mark {
        place: place(at),
        kind: MarkKind::Searched,
    }));
    marks
}

/// The spaces at which the pieces of the side to move have looked in this turn (T-X6).
fn searched<const N: usize, const W: usize>(
    position: &Tora<N, W>,
) -> impl Iterator<Item = Square<N>> {
    let mut spaces = Bits::<W>::EMPTY;
    for (at, activity) in position.marks.iter::<N>() {
        if N > 9 && activity.searched.is_some() {
            spaces = spaces | Bits::of(at) | Tora::<N, W>::tables().ring(at);
        }
    }
    spaces.iter()
}

/// The end of the turn, also where it is not legal, so that the reason can be asked for; of the
/// others those that some piece of the side to move might need.
fn buttons<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<Button> {
    let own = || {
        position
            .pieces()
            .filter(|(_, piece)| piece.side == position.side())
    };
    let some = |wanted: &dyn Fn(Piece) -> bool| own().any(|(_, piece)| wanted(piece));
    let soldier = |flipped| move |p: Piece| p.kind == Kind::Soldier && p.flipped == flipped;
    let needed = |id| match id {
        READY => some(&|piece| piece.kind == Kind::Cannon && piece.flipped),
        DEFEND => some(&soldier(false)),
        ATTACK_STANCE => some(&soldier(true)),
        LAND | SHOOT => some(&|piece| piece.kind == Kind::Archer || piece.kind.is_command()),
        ASSASSIN => position.hiding(position.side()) != Hiding::No,
        SEARCH => position.hiding(!position.side()) != Hiding::No,
        TAKE => position.marks.finder::<N>().is_some(),
        _ => true,
    };
    BUTTONS
        .into_iter()
        .filter(|id| needed(*id))
        .map(|id| Button {
            id,
            key: id.0,
            ends_turn: id == END,
        })
        .collect()
}

fn counters<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    to_move: Option<Side>,
) -> Vec<Counter> {
    let mut counters = vec![Counter {
        key: "round",
        side: None,
        value: position.round.into(),
    }];
    if let Some(side) = to_move {
        counters.push(Counter {
            key: "actions-left",
            side: Some(side),
            value: position.actions_left().into(),
        });
    }
    for side in Side::BOTH {
        // That an Assassin is hidden, and that it rests, is for everybody to know (T-X5).
        if position.hiding(side) != Hiding::No {
            counters.push(Counter {
                key: "assassin-hidden",
                side: Some(side),
                value: 1,
            });
        }
        if let Some(round) = position.rests_until(side) {
            counters.push(Counter {
                key: "assassin-rests-until",
                side: Some(side),
                value: round.into(),
            });
        }
    }
    let points = position.points.map(i32::from);
    let pending = position.points_pending();
    for (key, values) in [("points", points), ("points-pending", pending)] {
        counters.extend(Side::BOTH.map(|side| Counter {
            key,
            side: Some(side),
            value: values[side.index()].into(),
        }));
    }
    counters
}

/// The Assassin that is revealed on the space of an enemy, and so taken at once (T-X7).
pub(crate) fn passing<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    ply: Ply<N>,
) -> Option<PieceView> {
    let Ply::Told(told) = ply else {
        return None;
    };
    let (side, at) = match told {
        Told::Found { place, .. } => (!position.side(), place),
        Told::Prowl {
            shown: Some((at, _)),
            ..
        } => (position.side(), at),
        _ => return None,
    };
    let mut after = *position;
    after.follow(told);
    let stands = after
        .piece_of(side, at)
        .is_some_and(|piece| piece.kind == Kind::Assassin);
    (!stands).then(|| view(at, Piece::new(side, Kind::Assassin)))
}

/// The command pieces that were taken and have not left (T-R7).
fn notes<const N: usize, const W: usize>(position: &Tora<N, W>) -> Vec<Note> {
    let fallen = |side: Side| {
        let commands = &position.commands[side.index()];
        let taken = commands.iter().filter(|command| command.taken).count();
        let all = taken == commands.iter().count();
        // Only the Opposition's turn is still to come, or is running, when it has lost one.
        let strikes = side == Side::Second;
        let key = match (N, all, strikes) {
            _ if taken == 0 => return None,
            (9, _, true) => "tora-note-general-strikes",
            (9, _, false) => "tora-note-general-fallen",
            (_, true, true) => "tora-note-last-strikes",
            (_, true, false) => "tora-note-last-fallen",
            (_, false, true) => "tora-note-command-strikes",
            (_, false, false) => "tora-note-command-fallen",
        };
        Some(Note::alarm(key, side))
    };
    Side::BOTH.into_iter().filter_map(fallen).collect()
}
