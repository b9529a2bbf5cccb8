//! The game as text: its position to copy, its record to keep.

use game::Side;
use game::record::About;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlAnchorElement, Url};

use crate::i18n::t;
use crate::play::Session;
use crate::route::{Route, encoded, nav};
use crate::storage;

/// The key under which a record is left for the page that prints it as a booklet.
pub(crate) const BOOKLET: &str = "booklet";

/// Copies a text; `done` is set if that worked. Pages at insecure addresses have no clipboard.
pub(crate) fn copy(text: String, done: RwSignal<bool>) {
    spawn_local(async move {
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
        if clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
            let written = window().navigator().clipboard().write_text(&text);
            done.set(JsFuture::from(written).await.is_ok());
        }
    });
}

/// Position and record.
#[component]
pub(crate) fn AboutPanel(
    /// The game at this screen.
    session: Session,
    /// What a record says besides the moves, if anything is known.
    about: Option<Callback<(), About>>,
    /// Whether the position may be played on elsewhere.
    may_leave: Memo<bool>,
) -> impl IntoView {
    let copied = RwSignal::new(false);
    let position = move || {
        session
            .draft
            .with(|draft| draft.table().position(session.viewer()))
    };
    let record = move || {
        // The record leaves out the running turn, which nobody else may know yet.
        let about = about.map(|about| about.run(())).unwrap_or_default();
        let text = session.draft.with_untracked(|draft| {
            let mut table = draft.table().boxed_clone();
            while table.plies() > draft.committed() && table.take_back() {}
            hall::record::write(&*table, &about, untrack(|| session.viewer()))
        });
        (about, text)
    };
    let keep = move |_| {
        let (about, text) = record();
        if let Err(error) = download(&file_name(session.info.id, &about), &text) {
            web_sys::console::error_1(&error);
        }
    };
    let booklet = move |_| {
        storage::write(BOOKLET, &record().1);
        let booklet = true;
        nav().go(Route::Print {
            position: None,
            booklet,
        });
    };
    let rules = Route::Rules {
        book: session.info.book.to_owned(),
        edition: session.info.edition.map(str::to_owned),
        rule: None,
    };
    let rules = rules.path();
    let print = move || {
        let text = js_sys::encode_uri_component(&position());
        let position = text.as_string();
        let booklet = false;
        Route::Print { position, booklet }.path()
    };
    // What somebody hides does not go to another page.
    let set_up = move || {
        let open = session.draft.with(|draft| {
            let table = draft.table();
            let hides = |side| table.hides(side, table.plies()).is_some();
            !Side::BOTH.into_iter().any(hides)
        });
        (open && may_leave.get()).then(|| {
            let position = Some(encoded(&position()));
            let game = None;
            let href = Route::Setup { game, position }.path();
            view! { <a class="button" data-testid="open-setup" href=href>{t("setup-open")}</a> }
                .into_any()
        })
    };
    let label = move || {
        t(if copied.get() {
            "invite-copied"
        } else {
            "board-copy-position"
        })
    };
    view! {
        <details class="card">
            <summary data-testid="about">{move || t("board-info")}</summary>
            <input type="text" readonly data-testid="position" aria-label=move || t("board-info") prop:value=position />
            <div class="row section">
                <button type="button" on:click=move |_| copy(untrack(position), copied)>{move || label()}</button>
                <button type="button" data-testid="record" on:click=keep>{move || t("board-download-record")}</button>
                <a class="button" href=rules>{move || t("rules-title")}</a>
                <a class="button" data-testid="print" href=print>{move || t("board-print")}</a>
                {set_up}
                <button type="button" data-testid="print-booklet" on:click=booklet>{move || t("board-print-booklet")}</button>
            </div>
        </details>
    }
}

/// What a record is called as a file: the game, who played, and the day.
fn file_name(game: &str, about: &About) -> String {
    let tidy = |name: &str| name.replace(|c: char| !c.is_alphanumeric(), "-");
    let names = ["White", "Black"]
        .into_iter()
        .filter_map(|tag| about.tags.get(tag));
    let day = String::from(js_sys::Date::new_0().to_iso_string());
    let day = day.get(..10).unwrap_or_default().to_owned();
    let parts = std::iter::once(game.to_owned()).chain(names.map(tidy));
    let parts: Vec<_> = parts.chain([day]).collect();
    format!("{}.txt", parts.join("_"))
}

/// Gives the browser a text to save as a file.
pub(crate) fn download(name: &str, text: &str) -> std::result::Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from(text));
    save(name, &Blob::new_with_str_sequence(&parts)?)
}

/// Gives the browser a file to save.
pub(crate) fn save(name: &str, file: &Blob) -> std::result::Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}
