//! What is shown while a part of the page is loaded, and when that fails.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Needs;
use crate::i18n::t;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Loading,
    Here,
    Failed,
}

/// Shows `view` once everything it needs is loaded, and at once if nothing is missing.
pub(crate) fn when(needs: Needs, view: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    if needs.here() {
        return view();
    }
    let state = RwSignal::new(State::Loading);
    let load = move || {
        let needs = needs.clone();
        state.set(State::Loading);
        spawn_local(async move {
            let loaded = needs.load().await;
            if let Err(error) = &loaded {
                web_sys::console::warn_1(error);
            }
            // The page may have changed in the meantime.
            state.try_set(if loaded.is_ok() {
                State::Here
            } else {
                State::Failed
            });
        });
    };
    load();
    let again = Callback::new(move |()| load());
    let shown = move || {
        match state.get() {
        State::Here => view(),
        State::Loading => view! {
            <div class="waiting" data-testid="loading"><p role="status">{t("part-loading")}</p></div>
        }
        .into_any(),
        State::Failed => view! {
            <div class="waiting">
                <div class="banner bad" role="alert" data-testid="part-failed">
                    <p>{t("part-failed")}</p>
                    <button type="button" data-testid="part-retry" on:click=move |_| again.run(())>{t("part-retry")}</button>
                </div>
            </div>
        }
        .into_any(),
    }
    };
    shown.into_any()
}
