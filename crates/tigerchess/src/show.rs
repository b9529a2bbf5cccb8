//! What a screen asks of both games: scene, gestures, reasons.

use game::{Gesture, Laid, Message, Motion, Place, Position, Reach, Scene, Show, Side, Touch};

use crate::action::Move;
use crate::illegal::Illegal;
use crate::state::Chess;
use crate::ways::Ways;

macro_rules! show {
    ($tiger:literal) => {
        impl Show for Chess<$tiger> {
            fn scene(&self) -> Scene {
                crate::scene::scene(self)
            }

            fn gesture(&self, mv: Move) -> Gesture {
                crate::gesture::gesture(self, mv)
            }

            fn gestures(&self, mv: Move) -> Vec<Gesture> {
                let ways = match mv {
                    Move::Jump { .. } => crate::explain::ways(self),
                    _ => Ways::default(),
                };
                crate::gesture::gestures(self, mv, &ways)
            }

            fn all_gestures(&self, moves: &[Move]) -> Vec<Vec<Gesture>> {
                let ways = Ways::of(self, moves);
                let gestures = |mv: &Move| crate::gesture::gestures(self, *mv, &ways);
                moves.iter().map(gestures).collect()
            }

            fn motion(&self, mv: Move) -> Motion {
                crate::gesture::motion(self, mv)
            }

            fn reach_of(&self, side: Side, at: Place) -> Option<Reach> {
                self.to_move()?;
                crate::gesture::reach(self, side, at)
            }

            fn threats(&self, side: Side, at: Place) -> Vec<Place> {
                crate::gesture::threats(self, side, at)
            }

            fn ask(&self, touched: &[Touch]) -> Message {
                crate::explain::ask(self, touched)
            }

            fn awaited(&self) -> Option<Message> {
                crate::explain::awaited(self)
            }

            fn explain(&self, touched: &[Touch]) -> Illegal {
                crate::explain::explain(self, touched)
            }

            fn laid_out(&self, pieces: &[Laid], to_move: Side) -> Option<String> {
                Some(crate::laid::laid_out(self, pieces, to_move).to_string())
            }
        }
    };
}

show!(false);
show!(true);
