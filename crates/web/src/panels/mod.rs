//! The panels around the board.

mod about;
mod aloud;
mod clock;
mod composer;
mod course;
mod dice;
mod folded;
mod icons;
mod match_card;
mod moves;
mod pictures;
mod piece_card;
mod points;
mod resign;
mod result;
mod rules_button;
mod seats;
mod secrets;

pub(crate) use self::dice::{Fallen, dice_panel, meaning, rolling};
pub(crate) use about::{AboutPanel, BOOKLET, copy, download, save};
pub(crate) use aloud::Aloud;
pub(crate) use composer::TurnRoom;
pub(crate) use course::course_card;
pub(crate) use icons::{Icon, icon};
pub(crate) use match_card::{length_agreed, match_card, match_number, nameless, resign_question};
pub(crate) use moves::MovesPanel;
pub(crate) use pictures::pictures_card;
pub(crate) use piece_card::touched_piece;
pub(crate) use points::{PointsShown, points_panel};
pub(crate) use resign::Resign;
pub(crate) use result::Result;
pub(crate) use rules_button::{TAKES_TEXT, rules_button, rules_of};
pub(crate) use seats::{SeatInfo, SeatStrip};
pub(crate) use secrets::secrets_panel;
