//! The pages of the app.

mod audit;
mod book;
mod clock_choice;
mod decisions;
mod desk;
mod home;
mod learn;
mod length;
mod lobby;
mod local_game;
mod local_unreadable;
mod new_game;
mod online_game;
mod options;
mod points;
mod print;
mod rules;
mod secrets;
mod settings;
mod table;

pub(crate) use audit::audit_panel;
pub(crate) use desk::desk;
pub(crate) use home::{Home, kept_at_home};
pub(crate) use learn::{Learn, guides};
pub(crate) use local_game::LocalPage;
pub(crate) use new_game::NewGame;
pub(crate) use online_game::OnlinePage;
pub(crate) use points::points_panel;
pub(crate) use print::PrintPage;
pub(crate) use rules::Rules;
pub(crate) use secrets::secrets_panel;
pub(crate) use settings::SettingsPage;
