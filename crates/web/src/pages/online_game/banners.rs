//! Messages about the connection and the turn of a game on the server.

use leptos::prelude::*;
use protocol::{Decided, Ruling};

use crate::i18n::{t, ta};
use crate::pages::table::notice;
use crate::play::{Connection, Online};

/// All of them.
pub(super) fn banners(game: Online) -> impl IntoView {
    let link = move || {
        match game.connection.get() {
        Connection::Open => None,
        Connection::Opening => Some(view! { <p class="note" data-testid="connecting">{t("net-lost")}</p> }.into_any()),
        Connection::Silent => Some(view! {
            <div class="banner bad" role="alert" data-testid="connection-silent">
                <p>{t("net-silent")}" "{t("net-lost-safe")}</p>
                <button type="button" on:click=move |_| game.retry()>{t("net-retry-now")}</button>
            </div>
        }.into_any()),
        Connection::Lost(seconds) => Some(view! {
            <div class="banner bad" role="alert" data-testid="connection-lost">
                <p>{ta("net-lost-retry", &[("seconds", seconds.into())])}" "{t("net-lost-safe")}</p>
                <button type="button" on:click=move |_| game.retry()>{t("net-retry-now")}</button>
            </div>
        }.into_any()),
    }
    };
    let back = move || {
        let close = move || game.notice.set(None);
        let key = game.notice.get();
        key.map(|key| notice("connection-back", t(key), close))
    };
    let trouble = move || {
        game.trouble.get().map(|text| view! {
            <div class="banner bad" role="alert" data-testid="trouble">
                <p>{text}</p>
                <button type="button" class="plain" on:click=move |_| game.trouble.set(None)>{t("confirm-close")}</button>
            </div>
        }.into_any())
    };
    let decided = Memo::new(move |_| {
        let running = |decision: &&Ruling| !matches!(decision.what, Decided::Result { .. });
        game.state.with(|state| {
            let decisions = state.as_ref()?.decisions();
            let last = decisions.iter().rfind(running);
            last.map(|decision| (decisions.len(), decision.reason.clone()))
        })
    });
    let closed = RwSignal::new(0);
    let decided = move || {
        let news = decided.get().filter(|(count, _)| *count > closed.get());
        news.map(|(count, reason)| {
            let text = ta("arbiter-decided", &[("reason", reason.into())]);
            notice("arbiter-decided", text, move || closed.set(count))
        })
    };
    let draft = move || {
        let close = move || game.restored.set(false);
        let restored = game.restored.get();
        restored.then(|| notice("draft-kept", t("composer-draft"), close))
    };
    view! { {move || link()}{move || back()}{move || trouble()}{move || decided()}{move || draft()} }
}
