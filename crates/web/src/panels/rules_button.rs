//! The way from a board to the rule book.

use game::head;
use hall::GameInfo;
use leptos::prelude::*;

use super::icons::{Icon, icon};
use crate::board::pressed_inside;
use crate::i18n::t;
use crate::play::Session;
use crate::route::{Beside, Route, nav};

/// The button that opens the rule book beside the board, at the game in two minutes; the key R does the same.
/// `position` is the text of the position on the board.
pub(crate) fn rules_button(
    info: &'static GameInfo,
    edition: Option<String>,
    position: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> AnyView {
    let edition = StoredValue::new(edition.or_else(|| info.edition.map(str::to_owned)));
    let open = move || {
        let rules = Route::Rules {
            book: info.book.to_owned(),
            edition: edition.get_value(),
            rule: None,
        };
        let game = Some(untrack(|| head(&position()).to_owned()));
        nav().1.set(Some(Beside { rules, game }));
    };
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let other = event.ctrl_key() || event.alt_key() || event.meta_key();
        let key = event.key().eq_ignore_ascii_case("r");
        if key && !other && !event.default_prevented() && !pressed_inside(&event, TAKES_TEXT) {
            event.prevent_default();
            open();
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <button type="button" class="plain to-rules" data-testid="rules" aria-haspopup="dialog" aria-keyshortcuts="R"
            title=move || t("rules-title") on:click=move |_| open()>{icon(Icon::Book)}<span>{move || t("nav-rules")}</span></button>
    }
    .into_any()
}

/// That button beside a game that is played here.
pub(crate) fn rules_of(session: Session, edition: Option<String>) -> AnyView {
    let position = move || {
        let viewer = session.viewer();
        session.draft.with(|draft| draft.table().position(viewer))
    };
    rules_button(session.info, edition, position)
}

/// Where keys are letters, or belong to what lies above the page.
pub(crate) const TAKES_TEXT: &str =
    "input:not([type=checkbox]):not([type=radio]), select, textarea, dialog";
