//! Strip with one fault planted in it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use game::{
    Arrange, Arranged, ButtonId, Conduct, Counting, Field, Gesture, Mark, MarkKind, Message,
    Motion, MoveError, Notation, Open, Outcome, PieceView, Place, Position, Reach, Reason, RuleId,
    Scene, Show, Side, TextError, Touch,
};

use crate::strip::{Illegal, Move, Strip};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    MoveTwice,
    MoveForgotten,
    MoveRefused,
    CountShort,
    PlayChangesRefused,
    RoundBack,
    TextUnreadable,
    TextOfAnother,
    NotationShared,
    KeyStale,
    KeyShared,
    HashOfKeyless,
    TurnKeyOfRound,
    SceneForgets,
    SceneRepeats,
    PlaceTwice,
    MarkBeside,
    PieceBeside,
    WrongMover,
    GestureShared,
    EnoughShared,
    GestureEmpty,
    ButtonMissing,
    UnreachableOrder,
    MovesAfterEnd,
    NoPointsAtEnd,
    ReasonPanics,
    ReasonBeside,
}

/// All faults with the check that must find each.
pub(crate) const FAULTS: [(Fault, &str); 28] = [
    (Fault::MoveTwice, "no move twice"),
    (Fault::MoveForgotten, "only listed moves are legal"),
    (Fault::MoveRefused, "listed moves are legal"),
    (Fault::CountShort, "count of moves"),
    (Fault::PlayChangesRefused, "refused moves change nothing"),
    (Fault::RoundBack, "round"),
    (Fault::TextUnreadable, "position text"),
    (Fault::TextOfAnother, "position text"),
    (Fault::NotationShared, "move text"),
    (Fault::KeyStale, "incremental key"),
    (Fault::KeyShared, "other positions, other keys"),
    (Fault::HashOfKeyless, "equal positions, equal hashes"),
    (Fault::TurnKeyOfRound, "equal positions, equal turn keys"),
    (Fault::SceneForgets, "scene shows every piece once"),
    (Fault::SceneRepeats, "scene shows every piece once"),
    (Fault::PlaceTwice, "every place once"),
    (Fault::MarkBeside, "marks on places"),
    (Fault::PieceBeside, "pieces on places"),
    (Fault::WrongMover, "scene says who moves"),
    (Fault::GestureShared, "one gesture, one move"),
    (Fault::EnoughShared, "one gesture, one move"),
    (Fault::GestureEmpty, "sound gestures"),
    (Fault::ButtonMissing, "gestures touch what is there"),
    (Fault::UnreachableOrder, "touches reach their move"),
    (Fault::MovesAfterEnd, "over means no moves"),
    (Fault::NoPointsAtEnd, "points of the end"),
    (Fault::ReasonPanics, "no panic"),
    (Fault::ReasonBeside, "reasons"),
];

/// Strip with the fault number `F` of [`FAULTS`], counted from 1; 0 is sound.
#[derive(Clone, Debug)]
pub(crate) struct Planted<const F: usize> {
    pub(crate) strip: Strip,
    /// Grows with every move, unseen by equality.
    age: u32,
}

impl<const F: usize> Planted<F> {
    const FAULT: Fault = if F == 0 { Fault::None } else { FAULTS[F - 1].0 };

    fn has(fault: Fault) -> bool {
        Self::FAULT == fault
    }
}

impl<const F: usize> PartialEq for Planted<F> {
    fn eq(&self, other: &Self) -> bool {
        self.strip == other.strip
    }
}

impl<const F: usize> Eq for Planted<F> {}

impl<const F: usize> Hash for Planted<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.strip.hash(state);
        if Self::has(Fault::HashOfKeyless) {
            self.age.hash(state);
        }
    }
}

impl<const F: usize> fmt::Display for Planted<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if Self::has(Fault::TextUnreadable) && self.strip.round() > 1 {
            return f.write_str("later");
        }
        self.strip.fmt(f)
    }
}

impl<const F: usize> FromStr for Planted<F> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let other = text.replacen('A', "b", 1);
        let text = if Self::has(Fault::TextOfAnother) {
            &other
        } else {
            text
        };
        text.parse().map(|strip| Self { strip, age: 0 })
    }
}

impl<const F: usize> Position for Planted<F> {
    type Move = Move;
    type Illegal = Illegal;

    fn to_move(&self) -> Option<Side> {
        self.strip.to_move()
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.strip.legal_moves(out);
        match Self::FAULT {
            Fault::MoveTwice => out.extend(out.first().copied()),
            Fault::MoveForgotten if self.age > 2 => out.retain(|mv| !matches!(mv, Move::Hop(_))),
            Fault::MovesAfterEnd if out.is_empty() => out.push(Move::End),
            _ => {}
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        if Self::has(Fault::MovesAfterEnd) && mv == Move::End {
            return Ok(());
        }
        if Self::has(Fault::MoveRefused) && mv == Move::End && self.age > 4 {
            return Err(Illegal::NoAction);
        }
        self.strip.check(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.strip.play_unchecked(mv);
        self.age += 1;
    }

    fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let checked = self.check(mv);
        if checked.is_ok() || Self::has(Fault::PlayChangesRefused) {
            self.play_unchecked(mv);
        }
        checked
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.strip.outcome()?;
        if Self::has(Fault::NoPointsAtEnd) {
            outcome.points = None;
        }
        Some(outcome)
    }

    fn round(&self) -> u32 {
        match Self::FAULT {
            Fault::RoundBack => 1000 - self.strip.round(),
            _ => self.strip.round(),
        }
    }

    fn key(&self) -> u64 {
        match Self::FAULT {
            Fault::KeyStale => self.strip.key() ^ u64::from(self.age > 5),
            Fault::KeyShared => 7,
            _ => self.strip.key(),
        }
    }

    fn fresh_key(&self) -> u64 {
        match Self::FAULT {
            Fault::KeyShared => 7,
            _ => self.strip.fresh_key(),
        }
    }

    fn turn_key(&self) -> Option<u64> {
        let key = self.strip.turn_key()?;
        Some(if Self::has(Fault::TurnKeyOfRound) {
            key ^ u64::from(self.age)
        } else {
            key
        })
    }
}

impl<const F: usize> Open for Planted<F> {}

impl<const F: usize> Counting for Planted<F> {
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len() as u64 - u64::from(Self::has(Fault::CountShort) && self.age > 3)
    }
}

impl<const F: usize> Notation for Planted<F> {
    fn notation(&self, mv: Move) -> String {
        match mv {
            Move::Hop(from) if Self::has(Fault::NotationShared) => from.to_string(),
            _ => self.strip.notation(mv),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        self.strip.parse_move(text)
    }
}

impl<const F: usize> Conduct for Planted<F> {
    const AGREEMENT: RuleId = Strip::AGREEMENT;
    const TURN_END: Option<(&'static str, &'static str)> = Strip::TURN_END;
    const ENDINGS: &'static [Reason] = Strip::ENDINGS;

    fn points(&self) -> Option<[i32; 2]> {
        self.strip.points()
    }
}

impl<const F: usize> Arrange for Planted<F> {
    fn kit(&self) -> Vec<PieceView> {
        self.strip.kit()
    }

    fn fields(&self) -> Vec<Field> {
        self.strip.fields()
    }

    fn rows(&self) -> Vec<Vec<Place>> {
        self.strip.rows()
    }

    /// Nothing is put together here.
    fn arranged(&self, _arranged: &Arranged) -> String {
        self.to_string()
    }
}

impl<const F: usize> Show for Planted<F> {
    fn scene(&self) -> Scene {
        let mut scene = self.strip.scene();
        let beside = Place(99);
        match Self::FAULT {
            Fault::SceneForgets => drop(scene.pieces.pop()),
            Fault::SceneRepeats => scene.pieces.push(scene.pieces[0].clone()),
            Fault::PlaceTwice => scene.places.push(scene.places[3].clone()),
            Fault::MarkBeside => scene.marks.push(Mark {
                place: beside,
                kind: MarkKind::Danger,
            }),
            Fault::PieceBeside => scene.pieces[0].place = beside,
            Fault::WrongMover => scene.to_move = Some(Side::First),
            _ => {}
        }
        scene
    }

    fn gesture(&self, mv: Move) -> Gesture {
        let mut gesture = self.strip.gesture(mv);
        match (Self::FAULT, mv) {
            (Fault::GestureShared, Move::Lift(..)) => gesture = Gesture::new(gesture.ordered),
            (Fault::EnoughShared, Move::Lift(..)) => gesture.enough = 2,
            (Fault::GestureEmpty, Move::End) => gesture = Gesture::new(Vec::new()),
            (Fault::ButtonMissing, Move::End) => {
                gesture = Gesture::new(vec![Touch::Button(ButtonId("stop"))]);
            }
            // One pair of helpers in a fixed order, another that claims the same pair in any.
            (Fault::UnreachableOrder, Move::Lift(_, [0, 1])) => {
                gesture.ordered.append(&mut gesture.any_order);
                gesture.enough = 4;
            }
            (Fault::UnreachableOrder, Move::Lift(_, [0, 2])) => {
                gesture.any_order = [0, 1].map(|cell| Touch::Place(Place(cell))).to_vec();
            }
            _ => {}
        }
        gesture
    }

    fn motion(&self, mv: Move) -> Motion {
        self.strip.motion(mv)
    }

    fn reach_of(&self, side: Side, at: Place) -> Option<Reach> {
        self.strip.reach_of(side, at)
    }

    fn ask(&self, touched: &[Touch]) -> Message {
        self.strip.ask(touched)
    }

    fn explain(&self, touched: &[Touch]) -> Illegal {
        match Self::FAULT {
            Fault::ReasonPanics => panic!("no reason for {touched:?}"),
            Fault::ReasonBeside => Illegal::NoWay(77),
            _ => self.strip.explain(touched),
        }
    }
}
