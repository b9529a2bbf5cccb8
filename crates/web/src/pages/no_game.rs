//! What is shown where a link leads to no game.

use leptos::prelude::*;

use crate::i18n::t;

/// The page in place of a game that is not there.
pub(super) fn no_game() -> AnyView {
    view! {
        <div class="narrow" data-testid="no-game">
            <h1>{move || t("error-title")}</h1>
            <p role="alert">{move || t("error-no-game")}</p>
            <div class="row">
                <a class="button primary" href="/">{move || t("nav-home")}</a>
                <a class="button" href="/play">{move || t("board-new-game")}</a>
            </div>
        </div>
    }
    .into_any()
}
