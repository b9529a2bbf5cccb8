//! TORA as a game that everything else can work with.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use game::{
    Gesture, MoveError, Notations, Outcome, Position, RuleId, Scene, Side, TextError, Touch, Viewer,
};

use crate::Tora;
use crate::action::{Action, Ply};
use crate::crews::Crews;
use crate::illegal::Illegal;
use crate::legal::Legal;
use crate::notation::Numbering;
use crate::state::mixed;

/// The notations of records: the compact form in both numberings (T-B3, T-N2), then the sources'
/// form in both (T-N1).
const NOTATIONS: [&str; 4] = [
    "rulebook",
    "quicksheet",
    "rulebook-words",
    "quicksheet-words",
];

/// The numbering of a notation, and whether it is in the sources' form.
fn numbering(notation: &str) -> (Numbering, bool) {
    let (name, words) = match notation.strip_suffix("-words") {
        Some(name) => (name, true),
        None => (notation, false),
    };
    (Numbering::from_name(name).unwrap_or_default(), words)
}

impl<const N: usize, const W: usize> Tora<N, W> {
    /// The side to move; `None` when the game is over.
    pub(crate) fn moving(&self) -> Option<Side> {
        self.ending.is_none().then_some(self.side)
    }

    /// Appends all legal plies.
    pub(crate) fn list_legal(&self, out: &mut Vec<Ply<N>>) {
        let _complete = self.each_legal(|legal| match legal {
            Legal::Other(ply) => {
                out.push(ply);
                ControlFlow::<()>::Continue(())
            }
            Legal::Actions(bundle) => bundle.each(|action| {
                out.push(Ply::Act(action));
                ControlFlow::Continue(())
            }),
        });
    }

    /// The number of legal plies.
    pub(crate) fn count_legal(&self) -> u64 {
        let mut count = 0;
        let _complete = self.each_legal(|legal| {
            count += match legal {
                Legal::Other(_) => 1,
                Legal::Actions(bundle) => bundle.count(),
            };
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The key of the whole position.
    pub(crate) fn whole_key(&self) -> u64 {
        self.key ^ self.frame_key()
    }
}

/// Makes one board a [`Position`]. Implemented board by board, the rules are compiled here, once,
/// and not again in every crate that plays.
macro_rules! position {
    ($n:literal, $w:literal) => {
        impl Position for Tora<$n, $w> {
            type Move = Ply<$n>;
            type Illegal = Illegal<$n>;

            const TURN_END: Option<(&'static str, &'static str)> = Some(("end", "pass"));
            const NOTATIONS: Notations = Notations {
                tag: "Numbering",
                names: &NOTATIONS,
            };
            const AGREEMENT: RuleId = RuleId("T-V5");

            fn to_move(&self) -> Option<Side> {
                self.moving()
            }

            fn legal_moves(&self, out: &mut Vec<Ply<$n>>) {
                self.list_legal(out);
            }

            fn count_moves(&self) -> u64 {
                self.count_legal()
            }

            fn check(&self, ply: Ply<$n>) -> Result<(), Illegal<$n>> {
                self.refuse(ply)
            }

            fn play_unchecked(&mut self, ply: Ply<$n>) {
                match ply {
                    Ply::Act(action) => self.act(action),
                    Ply::End => self.end_turn(),
                    Ply::Name(at) => self.name_ruler(at),
                }
            }

            fn notation(&self, ply: Ply<$n>) -> String {
                self.compact(ply, Numbering::Rulebook)
            }

            fn parse_move(&self, text: &str) -> Result<Ply<$n>, MoveError<Illegal<$n>>> {
                self.read_ply(text, Numbering::Rulebook)
            }

            fn notation_in(&self, ply: Ply<$n>, name: &str) -> String {
                match numbering(name) {
                    (numbering, false) => self.compact(ply, numbering),
                    (numbering, true) => self.sources_form(ply, numbering),
                }
            }

            fn parse_move_in(
                &self,
                text: &str,
                name: &str,
            ) -> Result<Ply<$n>, MoveError<Illegal<$n>>> {
                self.read_ply(text, numbering(name).0)
            }

            fn outcome(&self) -> Option<Outcome> {
                self.ending_outcome()
            }

            fn ending_by_history(&self, repeats: u32) -> Option<Outcome> {
                self.history_outcome(repeats)
            }

            fn points(&self) -> Option<[i32; 2]> {
                Some(self.points.map(i32::from))
            }

            fn round(&self) -> u32 {
                self.round
            }

            fn key(&self) -> u64 {
                self.whole_key()
            }

            fn fresh_key(&self) -> u64 {
                self.fresh_board_key() ^ self.frame_key()
            }

            fn turn_key(&self) -> Option<u64> {
                self.at_turn_start()
                    .then(|| self.key ^ mixed(self.side as u64 + 1))
            }

            fn scene(&self, _viewer: Viewer) -> Scene {
                crate::scene::scene(self)
            }

            fn gesture(&self, ply: Ply<$n>) -> Gesture {
                let mut plies = Vec::new();
                if matches!(ply, Ply::Act(Action::Cannon { .. })) {
                    self.list_legal(&mut plies);
                }
                crate::gesture::gesture(self, ply, &Crews::of(self, &plies))
            }

            fn all_gestures(&self, plies: &[Ply<$n>]) -> Vec<Vec<Gesture>> {
                let crews = Crews::of(self, plies);
                let gesture = |ply: &Ply<$n>| vec![crate::gesture::gesture(self, *ply, &crews)];
                plies.iter().map(gesture).collect()
            }

            fn explain(&self, touched: &[Touch]) -> Illegal<$n> {
                crate::explain::explain(self, touched)
            }
        }

        impl FromStr for Tora<$n, $w> {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                Self::read(text)
            }
        }

        impl fmt::Display for Tora<$n, $w> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write(f)
            }
        }
    };
}

position!(9, 2);
position!(17, 5);
