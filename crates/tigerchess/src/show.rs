//! What a screen asks of both games: scene, gestures, reasons.

use game::{Gesture, Laid, Scene, Show, Side, Touch};

use crate::action::Move;
use crate::illegal::Illegal;
use crate::state::Chess;

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
                crate::gesture::gestures(self, mv)
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
