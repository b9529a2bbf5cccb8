//! A position of the long board with everything in it, and what each viewer knows of it (T-X11).

use std::fmt;
use std::str::FromStr;

use board::Square;
use game::{
    Conduct, Counting, Hidden, Outcome, Position, Reason, RuleId, Side, Start, TextError, Viewer,
};

use crate::action::{Action, Ply, Told};
use crate::assassin::Hiding;
use crate::build::Impossible;
use crate::illegal::Illegal;
use crate::outcome::Ended;
use crate::{Catalogue, Long, Options};

/// The side length of the long board.
const N: usize = 17;

/// A position of the long board in which nothing is unknown: hidden Assassins have their places.
///
/// What somebody knows of it is a [`Long`]. A game without Assassins is no secret to anybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Whole(Long);

/// What the rules reply to a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Nothing: a search was in vain, and all else goes without saying.
    Nothing,
    /// A search has found the enemy Assassin here (T-X6).
    Found(Square<N>),
    /// The next side is trapped, although it hides an Assassin that could act (T-V2).
    Trapped,
}

impl Whole {
    /// A position in which no Assassin hides at an unknown place; `None` if one does.
    #[must_use]
    pub fn new(position: Long) -> Option<Self> {
        let unknown = |side| position.hiding(side) == Hiding::Somewhere;
        (!Side::BOTH.into_iter().any(unknown)).then_some(Self(position))
    }

    /// The position as a judge knows it.
    #[must_use]
    pub const fn position(&self) -> &Long {
        &self.0
    }

    /// Reads a position text (T-N3) whose terrain board is one of a catalogue.
    ///
    /// # Errors
    ///
    /// The first place that is wrong, and a hidden Assassin whose place is not told.
    pub fn read(text: &str, catalogue: &Catalogue) -> Result<Self, TextError> {
        let position = Long::read(text, catalogue)?;
        Self::new(position).ok_or_else(|| {
            let at = text.find('?').unwrap_or(text.len());
            TextError::new(at, 1, "tora-text-unknown-place")
        })
    }
}

impl Position for Whole {
    type Move = Ply<N>;
    type Illegal = Illegal<N>;

    fn to_move(&self) -> Option<Side> {
        self.0.to_move()
    }

    fn legal_moves(&self, out: &mut Vec<Ply<N>>) {
        self.0.legal_moves(out);
    }

    fn check(&self, ply: Ply<N>) -> Result<(), Illegal<N>> {
        match ply {
            Ply::Told(_) => Err(Illegal::Untrue),
            _ => self.0.check(ply),
        }
    }

    fn play_unchecked(&mut self, ply: Ply<N>) {
        self.0.play_unchecked(ply);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
        self.0.ending_by_history(repeats)
    }

    fn round(&self) -> u32 {
        self.0.round()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn fresh_key(&self) -> u64 {
        self.0.fresh_key()
    }

    fn turn_key(&self) -> Option<u64> {
        self.0.turn_key()
    }
}

impl Hidden for Whole {
    type View = Long;
    type Answer = Answer;

    fn view(&self, viewer: Viewer) -> Long {
        let mut view = self.0;
        for side in Side::BOTH {
            if !viewer.knows(side) && view.assassins.is_hidden(side) {
                view.assassins.hide::<N>(side, Hiding::Somewhere);
            }
        }
        view
    }

    fn answer(&self, ply: Ply<N>) -> Answer {
        match ply {
            Ply::Act(Action::Search { at }) => {
                self.0.would_find(at).map_or(Answer::Nothing, Answer::Found)
            }
            Ply::End | Ply::Name(_) if self.0.has_assassins() => {
                let mut next = self.0;
                next.play_unchecked(ply);
                if next.ending == Some(Ended::Trap) && next.hides_a_trap() {
                    Answer::Trapped
                } else {
                    Answer::Nothing
                }
            }
            _ => Answer::Nothing,
        }
    }

    fn answer_rule(ply: Ply<N>) -> Option<&'static str> {
        match ply {
            Ply::Act(Action::Search { .. }) => Some("T-X6"),
            Ply::End | Ply::Name(_) => Some("T-V2"),
            _ => None,
        }
    }

    fn seen(&self, ply: Ply<N>, answer: Answer, viewer: Viewer) -> Ply<N> {
        match (ply, answer) {
            (Ply::Act(Action::Prowl { from, to, attack }), _) if !viewer.knows(self.0.side) => {
                Ply::Told(self.0.prowl_as_told(from, to, attack))
            }
            (Ply::Act(Action::Search { at }), Answer::Found(place)) => {
                Ply::Told(Told::Found { at, place })
            }
            (Ply::End, Answer::Trapped) => Ply::Told(Told::EndInTrap),
            (Ply::Name(at), Answer::Trapped) => Ply::Told(Told::NameInTrap(at)),
            _ => ply,
        }
    }

    fn choice(seen: Ply<N>) -> Option<(Ply<N>, Option<Answer>)> {
        let (ply, answer) = match seen {
            Ply::Told(Told::Prowl { .. }) => return None,
            Ply::Told(Told::Found { at, place }) => {
                (Ply::Act(Action::Search { at }), Answer::Found(place))
            }
            Ply::Told(Told::EndInTrap) => (Ply::End, Answer::Trapped),
            Ply::Told(Told::NameInTrap(at)) => (Ply::Name(at), Answer::Trapped),
            ply => (ply, Answer::Nothing),
        };
        Some((ply, Some(answer)))
    }

    fn is_report(seen: Ply<N>) -> bool {
        matches!(seen, Ply::Told(_))
    }
}

impl Conduct for Whole {
    const AGREEMENT: RuleId = Long::AGREEMENT;
    const ARBITER: Option<RuleId> = Long::ARBITER;
    const POINTS_PLAY: Option<RuleId> = Long::POINTS_PLAY;
    const ENDINGS: &'static [Reason] = Long::ENDINGS;
    const TURN_END: Option<(&'static str, &'static str)> = Long::TURN_END;

    fn seals(&self, ply: Ply<N>) -> bool {
        self.0.seals(ply)
    }

    fn hides(&self, side: Side) -> Option<String> {
        self.0.hides(side)
    }

    fn points(&self) -> Option<[i32; 2]> {
        self.0.points()
    }

    fn points_broken_off(&self) -> Option<[i32; 2]> {
        self.0.points_broken_off()
    }

    fn vital_pieces(&self, side: Side) -> Option<u32> {
        self.0.vital_pieces(side)
    }

    fn may_reset(&self) -> bool {
        self.0.may_reset()
    }
}

impl Counting for Whole {
    fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }
}

impl Start for Whole {
    type Options = Options<N>;
    type Error = Impossible<N>;

    fn start(options: &Options<N>) -> Result<Self, Impossible<N>> {
        Long::start(options).map(Self)
    }
}

impl FromStr for Whole {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::read(text, Catalogue::built_in())
    }
}

impl fmt::Display for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Whole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
