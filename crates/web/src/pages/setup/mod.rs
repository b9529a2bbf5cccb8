//! The set-up board: a position of any game, put together by hand, by text or from a record.

mod bench;
mod board;
mod brush;
mod carry;
mod fields;
mod new_board;
mod palette;
mod text;
mod verdict;

use hall::GameInfo;
use leptos::prelude::*;

use self::bench::Bench;
use crate::i18n::t;
use crate::pages::style_sheet;
use crate::panels::rules_button;
use crate::parts::{Needs, when};
use crate::route::decoded;

/// What is put together: a game, and the text that was brought.
#[derive(Clone)]
struct Chosen {
    info: &'static GameInfo,
    text: Option<String>,
}

/// The page.
#[component]
pub(crate) fn SetupPage(
    /// The game in the address.
    game: Option<String>,
    /// The position in the address, as it stands there.
    position: Option<String>,
) -> impl IntoView {
    let text = decoded(position).filter(|text| !text.trim().is_empty());
    let named = text.as_deref().and_then(|text| hall::game_of(text.trim()));
    let info = named
        .or_else(|| game.and_then(|id| hall::find(&id)))
        .or_else(|| hall::games().next());
    let Some(info) = info else {
        return ().into_any();
    };
    let chosen = RwSignal::new(Chosen { info, text });
    let bench = move || {
        let now = chosen.get();
        when(Needs::of_positions(now.info), move || {
            untrack(|| Bench::new(chosen, now.clone()).map(view_of))
                .unwrap_or_else(|| ().into_any())
        })
    };
    view! {
        {style_sheet("/setup.css")}
        <div class="setup-top"><h1>{move || t("setup-title")}</h1>{games(chosen)}</div>
        <p class="note setup-intro">{move || t("setup-intro")}</p>
        {bench}
    }
    .into_any()
}

fn games(chosen: RwSignal<Chosen>) -> AnyView {
    let now = move || chosen.with(|chosen| chosen.info.id);
    let item = move |info: &'static GameInfo| {
        view! { <option value=info.id selected=move || now() == info.id>{move || t(info.name)}</option> }
    };
    let pick = move |event| {
        if let Some(info) = hall::find(&event_target_value(&event)) {
            chosen.set(Chosen { info, text: None });
        }
    };
    view! {
        <label class="field"><span>{move || t("new-game")}</span>
            <select data-testid="setup-game" prop:value=now on:change=pick>{hall::games().map(item).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn view_of(bench: Bench) -> AnyView {
    let aspect = Memo::new(move |_| bench.aspect());
    let text = move || bench.editor.with(|editor| editor.text().to_owned());
    view! {
        <div class="table setup" data-book=bench.info.book>
            <div class="stage" style:--aspect=move || aspect.get().to_string()>
                <div class="row tools">{palette::tools(bench)}{rules_button(bench.info, None, text)}</div>
                {board::board(bench)}
            </div>
            <div class="aside">
                {palette::pieces(bench)}
                {brush::grounds(bench)}
                {verdict::verdict(bench)}
                {fields::fields(bench)}
                {text::text(bench)}
                {new_board::new_board(bench)}
            </div>
        </div>
    }
    .into_any()
}
