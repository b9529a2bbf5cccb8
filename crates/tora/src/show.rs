//! What a screen asks of TORA: scene, gestures, reasons.

use game::{Gesture, Message, Motion, PieceView, Place, Position, Reach, Scene, Show, Side, Touch};

use crate::Tora;
use crate::action::{Action, Ply};
use crate::crews::Crews;
use crate::illegal::Illegal;

macro_rules! show {
    ($n:literal, $w:literal) => {
        impl Show for Tora<$n, $w> {
            fn scene(&self) -> Scene {
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

            fn covered(&self, ply: Ply<$n>) -> Option<Ply<$n>> {
                match ply {
                    Ply::Act(Action::Prowl { from, to, attack }) if $n > 9 => {
                        Some(Ply::Told(self.prowl_as_told(from, to, attack)))
                    }
                    _ => None,
                }
            }

            fn passing(&self, ply: Ply<$n>) -> Option<PieceView> {
                crate::scene::passing(self, ply)
            }

            fn trace(&self, ply: Ply<$n>) -> Vec<Place> {
                crate::trace::trace(self, ply)
            }

            fn motion(&self, ply: Ply<$n>) -> Motion {
                crate::motion::motion(self, ply)
            }

            fn reach_of(&self, side: Side, at: Place) -> Option<Reach> {
                let at = crate::scene::touched_square(at.into())?;
                (self.to_move().is_some()).then(|| crate::motion::reach(self, side, at))?
            }

            fn threats(&self, side: Side, at: Place) -> Vec<Place> {
                let at = crate::scene::touched_square(at.into());
                let jeopardy = at.into_iter().flat_map(|at| self.jeopardy(side, at));
                jeopardy.map(crate::scene::place).collect()
            }

            fn ask(&self, touched: &[Touch]) -> Message {
                crate::ask::ask(self, touched)
            }

            fn explain(&self, touched: &[Touch]) -> Illegal<$n> {
                crate::explain::explain(self, touched)
            }
        }
    };
}

show!(9, 2);
show!(17, 5);
