//! Taking a player to this device by a link.

use leptos::prelude::*;
use protocol::{PlayerKey, PlayerView};
use wasm_bindgen_futures::spawn_local;

use super::called;
use crate::i18n::{t, ta};
use crate::play::{keep_player, own_player, rename};

/// The question whether this device becomes the player, for whoever has opened the link.
pub(super) fn take_over(player: PlayerView, secret: String) -> AnyView {
    let other = own_player().filter(|own| own.id != player.id);
    let other = other.map(|own| {
        let name = if own.name.is_empty() {
            own.id
        } else {
            own.name
        };
        ta("player-take-instead", &[("name", name.into())])
    });
    let said = RwSignal::new(None::<String>);
    let done = RwSignal::new(own_player().is_some_and(|own| own.secret == secret));
    let args = [("name", called(&player).into())];
    let question = ta("player-take", &args);
    let owner = Owner::current().unwrap_or_default();
    let take = move |_| {
        let (player, secret, owner) = (player.clone(), secret.clone(), owner.clone());
        spawn_local(async move {
            // The name stays: the answer says whether the secret is the player's.
            match rename(&player.id, &secret, &player.name).await {
                Ok(PlayerView { id, name }) => {
                    let kept = keep_player(&PlayerKey { id, secret, name });
                    done.try_set(kept);
                    if !kept {
                        said.try_set(Some(owner.with(|| untrack(|| t("error-storage")))));
                    }
                }
                Err(failure) => {
                    said.try_set(Some(owner.with(|| untrack(|| failure.text()))));
                }
            }
        });
    };
    let take = Callback::new(take);
    let body = move || {
        if done.get() {
            return view! { <p role="status" data-testid="player-taken">{t("player-taken")}</p> }
                .into_any();
        }
        view! {
            <p>{question.clone()}</p>
            {other.clone().map(|text| view! { <p><b>{text}</b></p> }.into_any())}
            <button type="button" class="primary" data-testid="player-take" on:click=move |event| take.run(event)>{t("player-take-now")}</button>
            {move || said.get().map(|text| view! { <p role="alert">{text}</p> }.into_any())}
        }
        .into_any()
    };
    view! { <section class="card section">{body}</section> }.into_any()
}
