//! Who is to move, and what else a position says.

use game::{Field, FieldKind, Side};
use leptos::prelude::*;
use play::Editor;

use super::bench::Bench;
use crate::i18n::{find, t, ta};

/// The fields.
pub(super) fn fields(bench: Bench) -> AnyView {
    // A field is made anew only if what can be said changes, so that typing goes on in it.
    let shapes = Memo::new(move |_| {
        let fields = bench.editor.with(|editor| editor.fields().to_vec());
        let shape = |field: Field| Field {
            value: String::new(),
            ..field
        };
        fields.into_iter().map(shape).collect::<Vec<_>>()
    });
    let all = move || {
        let fields = shapes.get().into_iter();
        fields.map(|field| one(bench, field)).collect_view()
    };
    view! {
        <section class="card" aria-labelledby="setup-fields">
            <h2 id="setup-fields">{move || t("setup-fields")}</h2>
            {turn(bench)}
            <div class="fields">{all}</div>
        </section>
    }
    .into_any()
}

fn turn(bench: Bench) -> AnyView {
    let now = Memo::new(move |_| bench.editor.with(Editor::to_move));
    let option = move |side: Side| {
        let id = format!("setup-turn-{}", side.index());
        view! {
            <label class="choice">
                <input type="radio" name="to-move" data-testid=id prop:checked=move || now.get() == side
                    on:change=move |_| bench.change(|editor| editor.turn(side)) />
                <span>{move || t(bench.info.sides[side.index()])}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("setup-turn")}</legend>
            <div class="choices">{Side::BOTH.map(option).into_iter().collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

fn one(bench: Bench, field: Field) -> AnyView {
    let id = field.id;
    let now = Memo::new(move |_| {
        bench.editor.with(|editor| {
            let mut fields = editor.fields().iter();
            fields
                .find(|field| field.id == id)
                .map(|field| field.value.clone())
        })
    });
    let value = move || now.get().unwrap_or_default();
    let say = move |value: String| bench.change(|editor| editor.say(id, &value));
    let name = match field.side {
        None => t(field.key),
        Some(side) => {
            let side = t(bench.info.sides[side.index()]);
            ta(
                "setup-field-of",
                &[("field", t(field.key).into()), ("side", side.into())],
            )
        }
    };
    let testid = format!("setup-{id}");
    match field.kind {
        FieldKind::Flag => view! {
            <label class="check">
                <input type="checkbox" data-testid=testid prop:checked=move || value() == Field::ON
                    on:change=move |event| say(if event_target_checked(&event) { Field::ON.to_owned() } else { String::new() }) />
                <span>{name}</span>
            </label>
        }
        .into_any(),
        FieldKind::Number { least, most } => view! {
            <label class="field"><span>{name}</span>
                <input type="number" inputmode="numeric" min=least max=most data-testid=testid prop:value=value
                    on:change=move |event| say(event_target_value(&event)) />
            </label>
        }
        .into_any(),
        FieldKind::Choice(choices) => {
            let option = move |choice: String| {
                let own = find(&format!("setup-choice-{id}-{choice}"), &[]);
                let named = own.or_else(|| find(&format!("{id}-{choice}"), &[]));
                let text = named.unwrap_or_else(|| choice.clone());
                let chosen = choice.clone();
                view! { <option value=choice selected=move || value() == chosen>{text}</option> }
            };
            let choices: Vec<_> = choices.into_iter().map(option).collect();
            view! {
                <label class="field"><span>{name}</span>
                    <select data-testid=testid prop:value=value on:change=move |event| say(event_target_value(&event))>{choices}</select>
                </label>
            }
            .into_any()
        }
    }
}
