//! The picture by which a game is recognized: its own board, drawn when the page is built (`xtask/first`).

use hall::GameInfo;
use leptos::prelude::*;

/// The picture of a game, as wide as its place; it says nothing that its name beside it doesn't.
pub(crate) fn cover(info: &GameInfo) -> AnyView {
    let file = format!("/cards/{}.svg", info.id);
    view! { <img class="cover" src=file alt="" width="440" height="440" loading="lazy" decoding="async" /> }
        .into_any()
}
