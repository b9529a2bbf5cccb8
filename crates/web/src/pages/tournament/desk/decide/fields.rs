//! The fields of the form of decisions: those of all kinds, and those that a kind needs.

use leptos::prelude::*;
use tournament::Seat;
use tournament::log::{Number, Spot};

use super::super::super::live::Live;
use super::super::super::words;
use super::form::Form;
use super::position;
use super::wish::{KINDS, usual_rule};
use crate::i18n::t;

/// Rules that decisions often refer to.
const RULES: [&str; 7] = ["M-G2", "M-T3", "M-T4", "M-T8", "M-T11", "M-T12", "M-K4"];

/// All fields.
pub(super) fn fields(form: Form) -> AnyView {
    let kinds: Vec<_> = KINDS
        .into_iter()
        .map(|kind| {
            let selected = form.kind.get_untracked() == kind;
            view! { <option value=kind selected=selected>{t(&format!("event-kind-{kind}"))}</option> }
                .into_any()
        })
        .collect();
    let pick = move |event| {
        let value = event_target_value(&event);
        if let Some(kind) = KINDS.into_iter().find(|kind| *kind == value) {
            form.rule.set(usual_rule(kind).to_owned());
            form.kind.set(kind);
        }
    };
    let own = move || of_kind(form, form.kind.get());
    let rules: Vec<_> = RULES
        .into_iter()
        .map(|rule| view! { <option value=rule></option> }.into_any())
        .collect();
    view! {
        <div>
            <label class="field"><span>{t("event-kind")}</span>
                <select data-testid="decide-kind" on:change=pick>{kinds}</select>
            </label>
            {own}
            <label class="field"><span>{t("event-rule-id")}</span>
                <input type="text" list="event-rules" maxlength="100" autocomplete="off" data-testid="decide-rule"
                    prop:value=move || form.rule.get() on:input=move |event| form.rule.set(event_target_value(&event)) />
            </label>
            <datalist id="event-rules">{rules}</datalist>
            <label class="field"><span>{t("event-reason")}</span>
                <textarea rows="3" maxlength="2000" data-testid="decide-reason" prop:value=form.reason.get_untracked()
                    on:input=move |event| form.reason.set(event_target_value(&event))></textarea>
            </label>
            <button type="button" data-testid="decide-review" on:click=move |_| form.review()>{t("event-review")}</button>
        </div>
    }
    .into_any()
}

/// The fields that a kind of decision needs.
fn of_kind(form: Form, kind: &str) -> AnyView {
    let table = || table_field(form);
    let text =
        |key: &'static str, id: &'static str, value: RwSignal<String>, kind: &'static str| {
            view! {
            <label class="field"><span>{t(key)}</span>
                <input type=kind autocomplete="off" data-testid=id prop:value=move || value.get()
                    on:input=move |event| value.set(event_target_value(&event)) />
            </label>
        }
        .into_any()
        };
    let result = move || {
        let names = move || names_at(form.live, form.at.get());
        (move || names().map(|names| untrack(|| form.entered.view(form.contest(), names))))
            .into_any()
    };
    match kind {
        "corrected" => view! { {table()}{text("event-game-number", "decide-game", form.game, "number")}{result()} }.into_any(),
        "adjudicated" => view! { {table()}{result()} }.into_any(),
        "annulled" => view! { {table()}{position::field(form)} }.into_any(),
        "cheated" => {
            let falsely = move |event| form.falsely.set(event_target_checked(&event));
            view! {
                {table()}{seat_field(form, "event-who-cheated")}
                <label class="check"><input type="checkbox" data-testid="decide-falsely" checked=form.falsely.get_untracked() on:change=falsely />{t("event-falsely")}</label>
            }
            .into_any()
        }
        "substituted" => view! { {table()}{seat_field(form, "event-whose-place")}{player_field(form, "event-by-whom")} }.into_any(),
        "penalty" => view! { {player_field(form, "event-player")}{text("event-penalty-points", "decide-points", form.points, "text")} }.into_any(),
        "expelled" => player_field(form, "event-player"),
        "adjourned" => view! { {table()}{text("event-until", "decide-until", form.until, "datetime-local")} }.into_any(),
        "clocks" => view! { {table()}{text("event-left-first", "decide-left-0", form.left[0], "text")}{text("event-left-second", "decide-left-1", form.left[1], "text")} }.into_any(),
        _ => table(),
    }
}

fn names_at(live: Live, at: Option<Spot>) -> Option<[String; 2]> {
    let at = at?;
    live.with(|now| {
        let players = now.table(at)?.bout().pairing.players;
        Some(players.map(|number| now.name(number).to_owned()))
    })?
}

/// All tables, the last round first.
fn table_field(form: Form) -> AnyView {
    let tables = form.live.memo(|now| {
        let rounds = now.rounds().iter().enumerate().rev();
        let spots = rounds.flat_map(|(index, paired)| {
            let round = index + 1;
            (1..=paired.tables.len()).map(move |table| Spot { round, table })
        });
        let label = |at: Spot| {
            let names = now.table(at)?.bout().pairing.players;
            let [a, b] = names.map(|number| now.name(number).to_owned());
            Some((at, format!("{}: {a} – {b}", words::spot(at))))
        };
        spots.filter_map(label).collect::<Vec<_>>()
    });
    let options = move || {
        let all = tables.get().unwrap_or_default().into_iter();
        all.map(|(at, label)| {
            let value = format!("{}-{}", at.round, at.table);
            let selected = form.at.get_untracked() == Some(at);
            view! { <option value=value selected=selected>{label}</option> }.into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        let value = event_target_value(&event);
        let at = value.split_once('-').and_then(|(round, table)| {
            Some(Spot {
                round: round.parse().ok()?,
                table: table.parse().ok()?,
            })
        });
        form.entered.clear();
        form.at.set(at);
    };
    view! {
        <label class="field"><span>{t("event-at-table")}</span>
            <select data-testid="decide-table" on:change=pick><option value="">"–"</option>{options}</select>
        </label>
    }
    .into_any()
}

fn seat_field(form: Form, label: &'static str) -> AnyView {
    let options = move || {
        let names = names_at(form.live, form.at.get()).unwrap_or_default();
        let both = [("a", Seat::A), ("b", Seat::B)].into_iter().zip(names);
        both.map(|((value, seat), name)| {
            let selected = form.seat.get_untracked() == seat;
            view! { <option value=value selected=selected>{name}</option> }.into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        form.seat.set(match event_target_value(&event).as_str() {
            "b" => Seat::B,
            _ => Seat::A,
        });
    };
    view! {
        <label class="field"><span>{t(label)}</span>
            <select data-testid="decide-seat" on:change=pick>{options}</select>
        </label>
    }
    .into_any()
}

fn player_field(form: Form, label: &'static str) -> AnyView {
    let players = form.live.memo(|now| {
        let all = now.players().iter().enumerate();
        all.map(|(index, player)| (Number::at(index), player.registration.name.clone()))
            .collect::<Vec<_>>()
    });
    let options = move || {
        let all = players.get().unwrap_or_default().into_iter();
        all.map(|(number, name)| {
            let selected = form.player.get_untracked() == Some(number);
            view! { <option value=number.0.to_string() selected=selected>{name}</option> }
                .into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        form.player
            .set(event_target_value(&event).parse().ok().map(Number));
    };
    view! {
        <label class="field"><span>{t(label)}</span>
            <select data-testid="decide-player" on:change=pick><option value="">"–"</option>{options}</select>
        </label>
    }
    .into_any()
}
