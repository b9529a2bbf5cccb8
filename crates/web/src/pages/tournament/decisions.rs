//! What judges have decided: by which rule, why, what it changed, and appeals with their answers.

use leptos::prelude::*;
use tournament::event::{Decided, Effect, Tournament};
use tournament::log::{Fact, Role};

use super::live::{Live, Sending, Voice};
use super::standings::with_language;
use super::words;
use crate::i18n::{t, ta};
use crate::route::Route;

/// A decision as listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Listed {
    number: usize,
    what: String,
    rule: String,
    reason: String,
    by: String,
    at: i64,
    appeal: Option<Appealed>,
}

/// An appeal as listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Appealed {
    by: String,
    reason: String,
    answer: Option<(bool, String)>,
}

fn listed(of: &Tournament) -> Vec<Listed> {
    let one = |(number, decided): (usize, &Decided)| Listed {
        number,
        what: words::ruling(of, &decided.decision.ruling),
        rule: decided.decision.rule.clone(),
        reason: decided.decision.reason.clone(),
        by: decided.by.clone(),
        at: decided.at,
        appeal: decided.appeal.as_ref().map(|appeal| Appealed {
            by: appeal.by.clone(),
            reason: appeal.reason.clone(),
            answer: appeal.answer.clone(),
        }),
    };
    let mut all: Vec<_> = (1..).zip(of.decisions()).map(one).collect();
    all.reverse();
    all
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let rows = live.memo(listed);
    let none = move || {
        let none = rows.with(|rows| rows.as_ref().is_none_or(Vec::is_empty));
        none.then(|| view! { <p class="empty">{t("event-no-decisions")}</p> }.into_any())
    };
    let row = move |(_, row): (_, Listed)| one(live, row);
    view! {
        <p class="note">{move || t("event-decisions-note")}</p>
        {none}
        <div data-testid="decisions">
            <For each=move || with_language(rows.get()) key=Clone::clone children=row />
        </div>
    }
    .into_any()
}

/// The rules to which a decision can refer by their ids: those of TORA and of the other books.
fn rule(rule: &str) -> AnyView {
    let book = match rule.split_once('-').map(|(letter, _)| letter) {
        Some("T") => Some("tora"),
        Some("C") => Some("tigerchess"),
        Some("K") => Some("convoy"),
        _ => None,
    };
    match book {
        Some(book) => {
            let route = Route::Rules {
                book: book.to_owned(),
                edition: None,
                rule: Some(rule.to_owned()),
            };
            view! { <a href=route.path()>{rule.to_owned()}</a> }.into_any()
        }
        None => rule.to_owned().into_any(),
    }
}

fn one(live: Live, row: Listed) -> AnyView {
    let number = row.number;
    let args = [
        ("number", number.into()),
        ("by", row.by.into()),
        ("at", words::moment(row.at).into()),
    ];
    let title = ta("event-decision-title", &args);
    let shown = RwSignal::new(false);
    let effect = move || {
        shown.get().then(|| {
            let decided = live
                .book
                .with(|book| book.as_ref().and_then(|book| book.decided(number)));
            decided.map(|(after, effect)| changes(&after, &effect))
        })
    };
    let appeal = match row.appeal {
        Some(appeal) => answered(live, number, appeal),
        None => appeal(live, number),
    };
    view! {
        <article class="card section" data-testid=format!("decision-{number}")>
            <h3>{row.what}</h3>
            <p>{t("event-rule")}" "{rule(&row.rule)}". "{row.reason}</p>
            <p class="note">{title}</p>
            <button type="button" class="plain" aria-expanded=move || shown.get().to_string()
                data-testid=format!("changed-{number}") on:click=move |_| shown.update(|on| *on = !*on)>{t("event-changed")}</button>
            {effect}
            {appeal}
        </article>
    }
    .into_any()
}

/// What changes in the standings, player by player.
pub(super) fn changes(after: &Tournament, effect: &Effect) -> AnyView {
    if effect.moved.is_empty() {
        return view! { <p data-testid="changes">{t("event-nothing-moves")}</p> }.into_any();
    }
    let lines: Vec<_> = effect
        .moved
        .iter()
        .map(|moved| view! { <li>{words::moved(after, moved)}</li> }.into_any())
        .collect();
    view! { <ul class="steps" data-testid="changes">{lines}</ul> }.into_any()
}

fn answered(live: Live, number: usize, appeal: Appealed) -> AnyView {
    let args = [("by", appeal.by.into()), ("reason", appeal.reason.into())];
    let said = ta("event-appeal-was", &args);
    let answer = match appeal.answer {
        Some((granted, reason)) => {
            let args = [("reason", reason.into())];
            let said = match granted {
                true => ta("event-appeal-granted", &args),
                false => ta("event-appeal-refused", &args),
            };
            view! { <p data-testid="answer">{said}</p> }.into_any()
        }
        None => {
            let director = Memo::new(move |_| live.can(Role::Director));
            (move || director.get().then(|| untrack(|| answer(live, number)))).into_any()
        }
    };
    view! { <p data-testid="appeal">{said}</p>{answer} }.into_any()
}

fn appeal(live: Live, number: usize) -> AnyView {
    let may = Memo::new(move |_| {
        let open = live.with(Tournament::is_closed) == Some(false);
        (live.number().is_some() || live.can(Role::Judge)) && open
    });
    let form = move || {
        let voice = match live.number().is_some() {
            true => Voice::Player,
            false => Voice::Official,
        };
        let send = move |sending: Sending, reason: String, _: bool| {
            let decision = number;
            let fact = Fact::Appealed { decision, reason };
            sending.say(live, voice, fact, || ());
        };
        let unfold = ("event-appeal", format!("appeal-{number}"));
        reason_form(
            unfold,
            "event-appeal-reason",
            &[("event-appeal-now", true)],
            send,
        )
    };
    (move || may.get().then(|| untrack(form))).into_any()
}

fn answer(live: Live, number: usize) -> AnyView {
    let send = move |sending: Sending, reason: String, granted: bool| {
        let fact = Fact::Answered {
            decision: number,
            granted,
            reason,
        };
        sending.say(live, Voice::Official, fact, || ());
    };
    let buttons = [("event-grant", true), ("event-refuse", false)];
    let unfold = ("event-answer", format!("answer-{number}"));
    reason_form(unfold, "event-answer-reason", &buttons, send)
}

/// A form with a reason and a button for each thing that can be done with it.
fn reason_form(
    (unfold, id): (&'static str, String),
    label: &'static str,
    buttons: &[(&'static str, bool)],
    send: impl Fn(Sending, String, bool) + Copy + Send + 'static,
) -> AnyView {
    let sending = Sending::new();
    let reason = RwSignal::new(String::new());
    let buttons: Vec<_> = buttons
        .iter()
        .map(|(key, value)| {
            let (key, value) = (*key, *value);
            let act = move |_| send(sending, reason.get_untracked().trim().to_owned(), value);
            view! { <button type="button" data-testid=key disabled=move || sending.busy.get() on:click=act>{t(key)}</button> }.into_any()
        })
        .collect();
    view! {
        <details>
            <summary data-testid=id>{t(unfold)}</summary>
            <label class="field"><span>{t(label)}</span>
                <textarea rows="3" maxlength="2000" data-testid=label
                    on:input=move |event| reason.set(event_target_value(&event))></textarea>
            </label>
            {sending.banner()}
            <div class="row">{buttons}</div>
        </details>
    }
    .into_any()
}
