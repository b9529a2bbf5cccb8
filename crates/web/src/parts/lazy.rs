//! Functions whose code is loaded when it is first needed, each as a part of the app.

use hall::Hall;
use leptos::prelude::{AnyView, Callback, Signal};
use play::{LocalGame, ReadError};
use series::Race;

use crate::notices::{self, Notices};
use crate::pages;
use crate::panels::PointsShown;
use crate::play::{Listing, Online, Session};
use crate::route::Beside;

/// Declares a function that is loaded as a part: `$get` returns it once `$load` has loaded it, which fails
/// if the part can't be fetched.
macro_rules! lazy {
    ($(#[$doc:meta])* $get:ident, $load:ident: $part:ident = $function:expr, $kind:ty) => {
        $(#[$doc])*
        pub(crate) fn $get() -> Option<$kind> {
            $part::LOADED.get()
        }

        /// Loads that function.
        ///
        /// # Errors
        ///
        /// If it can't be fetched.
        pub(crate) async fn $load() -> Result<(), wasm_bindgen::JsValue> {
            let name = stringify!($part);
            let loaded = $part::$part().await;
            let loaded = loaded.map_err(|error| format!("{name}: {error}"))?;
            $part::LOADED.set(Some(loaded));
            Ok(())
        }

        mod $part {
            use std::cell::Cell;

            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::*;

            thread_local! {
                pub(super) static LOADED: Cell<Option<$kind>> = const { Cell::new(None) };
            }

            #[wasm_split($part, fallible)]
            pub(super) fn $part() -> Result<$kind, SplitLoaderError> {
                Ok($function)
            }
        }
    };
}

lazy! {
    /// Draws the card with which finished games are checked; it needs the network anyway.
    audit, load_audit: audit_report = pages::audit_panel, fn(Option<Online>) -> AnyView
}
lazy! {
    /// Draws how a finished game went.
    course, load_course: course_of_game = pages::course, fn(Session, Option<Race>) -> AnyView
}
lazy! {
    /// Draws the desk for whoever has the arbiter's secret; only arbiters load it, and need the network anyway.
    desk, load_desk: arbiter = pages::desk, fn(Online, Session, String) -> AnyView
}
lazy! {
    /// Draws the list of games by link, on a device that plays some.
    links, load_links: games_by_link = pages::links, fn(Listing) -> AnyView
}
lazy! {
    /// Shows notices of the device, for those who want them.
    notices, load_notices: turn_notices = Notices { allow: notices::allow, show: notices::show }, Notices
}
lazy! {
    /// Draws the card of the touched piece.
    piece_card, load_piece_card: touched_piece = pages::piece_card, fn(Session) -> AnyView
}
lazy! {
    /// Makes pictures of the board and of the game.
    pictures, load_pictures: pictures_to_share = pages::pictures, fn(Session) -> AnyView
}
lazy! {
    /// Draws the panel of points play, with the score cards.
    points, load_points: points_play = pages::points_panel, fn(Signal<PointsShown>, Callback<()>) -> AnyView
}
lazy! {
    /// Reads a game kept on this device, if there is one.
    reader, load_reader: kept_games = LocalGame::read, fn(&Hall, &str) -> Result<LocalGame, ReadError>
}
lazy! {
    /// Draws a rule, or a rule book, beside a game.
    rule_panel, load_rule_panel: rule_beside = pages::rule_beside, fn(Beside) -> AnyView
}
lazy! {
    /// Draws a link for the camera of another device.
    scanned, load_scanned: scanned_link = pages::scanned_code, fn(&str) -> AnyView
}
lazy! {
    /// Draws the panel about hidden pieces.
    secrets, load_secrets: hidden_pieces = pages::secrets_panel, fn(Session) -> AnyView
}
