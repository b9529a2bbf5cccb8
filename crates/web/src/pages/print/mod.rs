//! The page to print from: choices, a preview, the browser's print dialog, and SVG files.

mod booklet;
mod choice;
mod fields;
mod make;

use leptos::prelude::*;

use self::choice::{Choice, Kind};
use self::fields::fields;
use self::make::make;
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::panels::download;
use crate::parts::{Needs, when};

/// The page.
#[component]
pub(crate) fn PrintPage(
    /// The position to print, as it stands in the address.
    position: Option<String>,
    /// Whether the page of a game has left a record to print.
    booklet: bool,
) -> impl IntoView {
    let Some(choice) = Choice::new(position, booklet) else {
        return ().into_any();
    };
    // The rules of a game are loaded when it is chosen; a preview needs them.
    let preview = move || {
        when(Needs::of_positions(choice.game.get()), move || {
            view! { {move || shown(choice)} }.into_any()
        })
    };
    let options = move || {
        let info = choice.game.get();
        when(Needs::of_positions(info), move || fields(choice, info))
    };
    let hint = move || t("print-hint");
    view! {
        {style_sheet("/print.css")}
        <form class="narrow printing" on:submit=move |event| event.prevent_default()>
            <h1>{move || t("print-title")}</h1>
            {kinds(choice)}
            {move || options()}
        </form>
        <section class="narrow printing" aria-labelledby="preview-title">
            <h2 id="preview-title">{move || t("print-preview")}</h2>
            <p class="note">{move || hint()}</p>
        </section>
        {move || preview()}
    }
    .into_any()
}

fn kinds(choice: Choice) -> impl IntoView {
    let one = move |kind: Kind| {
        view! {
            <label class="choice">
                <input type="radio" name="kind" data-testid=kind.key()
                    prop:checked=move || choice.kind.get() == kind on:change=move |_| choice.kind.set(kind) />
                <span>{move || t(kind.key())}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("print-what")}</legend>
            <div class="choices">{Kind::ALL.map(one).into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// The pages with the buttons for them, or why there are none.
fn shown(choice: Choice) -> AnyView {
    if choice.kind.get() == Kind::Booklet {
        return untrack(|| booklet::shown(choice, upright));
    }
    match make(choice) {
        Ok(pages) => sheets(pages.iter().map(|page| (page.svg(), page.size())).collect()),
        Err(why) => view! {
            <div class="narrow"><div class="banner bad" role="alert" data-testid="print-wrong"><p>{why}</p></div></div>
        }
        .into_any(),
    }
}

/// Sheets that are all of one size.
fn upright(pages: Vec<String>, size: (f32, f32)) -> AnyView {
    sheets(pages.into_iter().map(|page| (page, size)).collect())
}

/// The sheets as SVG with their sizes in millimeters, and the buttons for them.
fn sheets(pages: Vec<(String, (f32, f32))>) -> AnyView {
    let count = pages.len();
    let name = move |number: usize| match count {
        1 => "tigerden.svg".to_owned(),
        _ => format!("tigerden-{number}.svg"),
    };
    let sheets: Vec<_> = (1..)
        .zip(&pages)
        .map(|(number, (svg, size))| sheet([number, count], svg, *size))
        .collect();
    let save = move |_| {
        for (number, (svg, _)) in (1..).zip(&pages) {
            if let Err(error) = download(&name(number), svg) {
                web_sys::console::error_1(&error);
            }
        }
    };
    let dialog = move |_| {
        let _ = window().print();
    };
    view! {
        <div class="narrow printing row">
            <button type="button" class="primary" data-testid="print-now" on:click=dialog>{t("print-now")}</button>
            <button type="button" data-testid="print-svg" on:click=save>{t("print-svg")}</button>
        </div>
        <div class="sheets" data-testid="sheets">{sheets}</div>
    }
    .into_any()
}

fn sheet([number, count]: [usize; 2], svg: &str, (width, height): (f32, f32)) -> AnyView {
    let name = ta(
        "print-sheet",
        &[("number", number.into()), ("count", count.into())],
    );
    let class = format!("paper w{width:.0} h{height:.0}");
    view! { <div class=class role="img" aria-label=name inner_html=svg.to_owned()></div> }
        .into_any()
}
