//! The desk of the officials: results, the next round, decisions, officials, the end.

mod by_hand;
mod decide;
mod entered;
mod listing;
mod officials;
mod results;

use leptos::prelude::*;
use protocol::tournament::{PairRound, Said};
use tournament::event::{CantPair, Refused, Tournament};
use tournament::log::{Fact, Role};
use uuid::Uuid;

use super::live::{Live, Sending, Voice};
use super::words;
use crate::i18n::{t, ta};

/// The tab; empty for those who are no officials.
pub(super) fn tab(live: Live) -> AnyView {
    let can = |needs: Role| Memo::new(move |_| live.can(needs));
    let [clerk, judge, director] = [Role::Clerk, Role::Judge, Role::Director].map(can);
    // A tournament that is over can be taken out of the list, too.
    let directs = Memo::new(move |_| live.role() == Some(Role::Director));
    let closed = live.memo(Tournament::is_closed);
    let rank = move || {
        live.office.get().map(|office| {
            let role = live.role().map(words::role).unwrap_or_default();
            let args = [("name", office.name.into()), ("role", role.into())];
            view! { <p class="note" data-testid="office">{ta("event-you-are", &args)}</p> }
                .into_any()
        })
    };
    view! {
        {rank}
        {move || (closed.get() == Some(true)).then(|| view! { <p>{t("event-closed-note")}</p> }.into_any())}
        {move || clerk.get().then(|| untrack(|| results::section(live)))}
        {move || director.get().then(|| untrack(|| next_round(live)))}
        {move || judge.get().then(|| untrack(|| decide::section(live)))}
        {move || director.get().then(|| untrack(|| officials::section(live)))}
        {move || directs.get().then(|| untrack(|| listing::section(live)))}
        {move || director.get().then(|| untrack(|| close(live)))}
    }
    .into_any()
}

/// Why the next round can't be paired yet, if it can't, and whether the director can pair it himself.
fn hindered(now: &Tournament) -> (Option<String>, bool) {
    match now.draw() {
        Ok(_) => (None, true),
        Err(CantPair::Refused(Refused::RoundOpen(_))) => {
            let open = now.open_tables().count();
            let why = ta("event-open-tables", &[("count", open.into())]);
            (Some(why), false)
        }
        Err(error) => {
            let by_hand = !matches!(error, CantPair::Refused(_)) && now.ready().next().is_some();
            (Some(words::unpairable(&error, now)), by_hand)
        }
    }
}

fn next_round(live: Live) -> AnyView {
    let sending = Sending::new();
    let hindered = live.memo(hindered);
    let number = Memo::new(move |_| live.with(|now| now.rounds().len() + 1).unwrap_or(1));
    let request = StoredValue::new(Uuid::new_v4());
    let pair = move |_| {
        let body = PairRound {
            request: request.get_value(),
        };
        sending.send(live, Voice::Official, "rounds", body, move |_: Said| {
            request.set_value(Uuid::new_v4());
        });
    };
    let why = move || {
        let why = hindered.get().and_then(|(why, _)| why);
        why.map(|why| view! { <p class="note" data-testid="hindered">{why}</p> }.into_any())
    };
    let stops = move || hindered.with(|why| why.as_ref().is_none_or(|(why, _)| why.is_some()));
    let may = Memo::new(move |_| hindered.with(|why| why.as_ref().is_some_and(|(_, may)| *may)));
    let by_hand = move || may.get().then(|| untrack(|| by_hand::form(live)));
    view! {
        <section class="card section" aria-labelledby="next-round-title">
            <h2 id="next-round-title">{move || ta("event-round", &[("round", number.get().into())])}</h2>
            {why}
            {sending.banner()}
            <button type="button" class="primary" data-testid="pair-round" disabled=move || sending.busy.get() || stops() on:click=pair>
                {move || ta("event-pair-round", &[("round", number.get().into())])}
            </button>
            {by_hand}
        </section>
    }
    .into_any()
}

fn close(live: Live) -> AnyView {
    let sending = Sending::new();
    let sure = RwSignal::new(false);
    let open = live.memo(|now| now.open_tables().count());
    let act = move |_| {
        if sure.get_untracked() {
            sending.say(live, Voice::Official, Fact::Closed {}, || ());
        }
        sure.update(|sure| *sure = !*sure);
    };
    view! {
        <section class="card section" aria-labelledby="close-title">
            <h2 id="close-title">{move || t("event-close-title")}</h2>
            <p class="note">{move || t("event-close-note")}</p>
            {sending.banner()}
            <button type="button" class="danger" data-testid="close-event" disabled=move || sending.busy.get() || open.get() != Some(0) on:click=act>
                {move || t(if sure.get() { "event-close-sure" } else { "event-close" })}
            </button>
        </section>
    }
    .into_any()
}
