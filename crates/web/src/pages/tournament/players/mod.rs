//! The players: who takes part, registering, checking in, resting, leaving, going on in a ladder.

mod enter;
mod listed;
mod rank;

use leptos::prelude::*;
use tournament::event::Tournament;
use tournament::log::{Role, Step};

pub(super) use self::listed::link_of;

use self::enter::{enter, register};
use self::listed::{Listed, key, listed, sure};
use super::live::{Live, Sending, Voice};
use super::standings::with_language;
use crate::i18n::{t, ta};

/// How the id of a computer begins; its level follows.
const COMPUTER: &str = "computer:";

/// Whether somebody can still register.
fn takes_players(of: &Tournament) -> bool {
    !of.is_closed() && (of.rounds().is_empty() || of.charter().format.takes_late_entries())
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let sending = Sending::new();
    let rows = Memo::new(move |_| {
        let (role, own) = (live.role(), live.number());
        live.with(|now| listed(now, role, own))
    });
    let open = live.memo(takes_players);
    let clerk = Memo::new(move |_| live.can(Role::Clerk));
    let registers = Memo::new(move |_| live.number().is_none() && open.get() == Some(true));
    let count = move || {
        let count = rows.with(|rows| rows.as_ref().map_or(0, Vec::len));
        ta("event-players-count", &[("count", count.into())])
    };
    let row = move |(_, row): (_, Listed)| one(live, sending, row);
    view! {
        {sending.banner()}
        {move || registers.get().then(|| untrack(|| register(live)))}
        {move || clerk.get().then(|| untrack(|| enter(live)))}
        <p class="note">{count}</p>
        <ol class="people" data-testid="players">
            <For each=move || with_language(rows.get()) key=Clone::clone children=row />
        </ol>
    }
    .into_any()
}

fn one(live: Live, sending: Sending, row: Listed) -> AnyView {
    let number = row.number;
    let asked = RwSignal::new(None::<Step>);
    let steps: Vec<_> = row
        .can
        .into_iter()
        .map(|step| {
            let act = move |_| {
                if sure(step).is_some() && asked.get_untracked() != Some(step) {
                    return asked.set(Some(step));
                }
                asked.set(None);
                let voice = match untrack(|| live.number()) == Some(number) && step != Step::Return {
                    true => Voice::Player,
                    false => Voice::Official,
                };
                sending.say(live, voice, step.fact(number), || ());
            };
            let label = move || {
                let question = sure(step).filter(|_| asked.get() == Some(step));
                t(question.unwrap_or(key(step)))
            };
            view! {
                <button type="button" class="plain" data-testid=format!("{}-{}", key(step), number.0)
                    disabled=move || sending.busy.get() on:click=act>{label}</button>
            }
            .into_any()
        })
        .collect();
    let notes: Vec<_> = row
        .notes
        .into_iter()
        .map(|note| view! { " "<small class="tag">{note}</small> }.into_any())
        .collect();
    let name = match row.link {
        Some(href) => view! { <a href=href>{row.name}</a> }.into_any(),
        None => view! { <span>{row.name}</span> }.into_any(),
    };
    let rank = ta("event-rank-of", &[("rank", row.rank.into())]);
    let set = row.ranks.then(|| rank::form(live, number));
    view! { <li value=number.0.to_string()><span class="grow"><b>{name}</b>" "<small class="note">{rank}</small>{notes}</span>{steps}{set}</li> }
        .into_any()
}

/// A field for a whole number.
pub(super) fn number_field(
    label: &'static str,
    id: &'static str,
    value: RwSignal<String>,
) -> AnyView {
    view! {
        <label class="field"><span>{move || t(label)}</span>
            <input type="number" inputmode="numeric" data-testid=id
                prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) />
        </label>
    }
    .into_any()
}
