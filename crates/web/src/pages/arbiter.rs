//! What the arbiter of a game on the server can do: decide the result and give a reason.

use game::Side;
use leptos::prelude::*;
use protocol::{Accepted, GameState, Overrule};
use wasm_bindgen_futures::spawn_local;

use crate::http::post;
use crate::i18n::{t, ta};
use crate::play::{Online, Session};

/// The form for the arbiter, whose secret is in the address of the page.
pub(super) fn arbiter(game: Online, session: Session, secret: String) -> impl IntoView {
    let (winner, reason) = (
        RwSignal::new(None::<Option<Side>>),
        RwSignal::new(String::new()),
    );
    let problem = RwSignal::new(None::<String>);
    let secret = StoredValue::new(secret);
    let decide = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The browser requires a choice before it submits the form.
        let Some(winner) = winner.get_untracked() else {
            return;
        };
        let after = game
            .state
            .with_untracked(|state| state.as_ref().map_or(0, GameState::seq));
        let body = Overrule {
            after,
            winner,
            points: None,
            reason: reason.get_untracked(),
        };
        let path = format!("/api/games/{}/overrule", game.id());
        let owner = Owner::current().unwrap_or_default();
        spawn_local(async move {
            let answer = post::<Accepted>(&path, Some(&secret.get_value()), &body).await;
            let failed = answer.err();
            problem.set(failed.map(|failure| owner.with(|| untrack(|| failure.text()))));
        });
    };
    let option = move |side: Option<Side>| {
        let label = move || match side {
            Some(side) => ta("result-wins", &[("winner", session.side(side).into())]),
            None => t("result-draw"),
        };
        let id = match side {
            Some(Side::First) => "arbiter-first",
            Some(Side::Second) => "arbiter-second",
            None => "arbiter-draw",
        };
        view! {
            <label class="choice">
                <input type="radio" name="winner" required data-testid=id
                    prop:checked=move || winner.get() == Some(side) on:change=move |_| winner.set(Some(side)) />
                <span>{move || label()}</span>
            </label>
        }
        .into_any()
    };
    let all = [Some(Side::First), Some(Side::Second), None].map(option);
    let trouble = move || {
        problem.get().map(|text| {
            view! { <p class="banner bad" role="alert" data-testid="arbiter-problem">{text}</p> }
                .into_any()
        })
    };
    view! {
        <form class="card" data-testid="arbiter" on:submit=decide>
            <h2>{move || t("arbiter-title")}</h2>
            <div class="choices">{all.into_iter().collect_view()}</div>
            <label class="field section"><span>{move || t("arbiter-reason")}</span>
                <input type="text" maxlength="500" required data-testid="arbiter-reason"
                    prop:value=move || reason.get() on:input=move |event| reason.set(event_target_value(&event)) />
            </label>
            {move || trouble()}
            <button type="submit" data-testid="arbiter-decide">{move || t("arbiter-decide")}</button>
        </form>
    }
}
