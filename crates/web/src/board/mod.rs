//! The board: any scene as a picture that can be touched.

mod acts;
mod callout;
mod cells;
mod compared;
mod drag;
mod drawn;
mod geometry;
mod ground;
mod keyboard;
mod keys;
mod layers;
mod lens;
mod looks;
mod magnifier;
mod picker;
mod pieces;
mod spoken;
mod standing;
mod tracker;
mod turned;
mod view;
mod window;

pub(crate) use callout::{Callout, CalloutBox};
pub(crate) use compared::{moved, place_name};
pub(crate) use geometry::Layout;
pub(crate) use ground::picture;
pub(crate) use keyboard::{Key, key, pressed_inside};
pub(crate) use lens::Asked;
pub(crate) use looks::{Glance, Hands, Lit, Look};
pub(crate) use picker::Picker;
pub(crate) use pieces::{Sheet, Token, art};
pub(crate) use spoken::{content, ground_name, note_text, piece_name, plain_name, side_name};
pub(crate) use turned::numbered_from_the_other_side;
pub(crate) use view::{Board, board_name};
pub(crate) use window::Window;
