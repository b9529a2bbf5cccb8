//! Decisions: by which rule, why, and what they would change, before they are made.

mod fields;
mod form;
mod position;
mod wish;

use leptos::prelude::*;
use tournament::event::{Effect, Tournament};
use tournament::log::{Decision, Ruling};

use self::fields::fields;
use self::form::Form;
use super::super::decisions::changes;
use super::super::live::Live;
use super::super::words;
use crate::i18n::t;

/// The section.
pub(super) fn section(live: Live) -> AnyView {
    let form = Form::new(live);
    let body = move || match form.plan.get() {
        None => untrack(|| fields(form)),
        Some((decision, after, effect)) => untrack(|| question(form, &decision, &after, &effect)),
    };
    let made = move || {
        form.made.get().then(|| view! { <p class="banner good" role="status" data-testid="decided">{t("event-decided")}</p> }.into_any())
    };
    view! {
        <section class="card section" aria-labelledby="decide-title">
            <h2 id="decide-title">{move || t("event-decide-title")}</h2>
            <p class="note">{move || t("event-decide-note")}</p>
            {made}
            {body}
            {form.sending.banner()}
        </section>
    }
    .into_any()
}

/// What would be decided, what it changes, and whether it is meant.
fn question(form: Form, decision: &Decision, after: &Tournament, effect: &Effect) -> AnyView {
    let what = words::ruling(after, &decision.ruling);
    let position = match &decision.ruling {
        Ruling::Annulled {
            position: Some(text),
            ..
        } => position::shown(after, text),
        _ => None,
    };
    view! {
        <div role="group" tabindex="-1" id="decide-plan" aria-labelledby="plan-title" data-testid="plan">
            <h3 id="plan-title">{what}</h3>
            <p>{t("event-rule")}" "{decision.rule.clone()}". "{decision.reason.clone()}</p>
            {position}
            <h4>{t("event-would-change")}</h4>
            {changes(after, effect)}
            <p class="note">{t("event-decide-public")}</p>
            <div class="row">
                <button type="button" data-testid="decide-back" disabled=move || form.sending.busy.get() on:click=move |_| form.plan.set(None)>{t("event-back")}</button>
                <button type="button" class="primary" data-testid="decide-now" disabled=move || form.sending.busy.get() on:click=move |_| form.confirm()>{t("event-decide-now")}</button>
            </div>
        </div>
    }
    .into_any()
}
