//! Where a new game begins: at its start, or in a position that somebody brings.

use game::{Scene, Viewer};
use hall::{GameInfo, Options};
use leptos::prelude::*;
use protocol::TextFault;
use wasm_bindgen_futures::spawn_local;

use super::table::look;
use super::unrolled::{is_record, unrolled};
use crate::board::{Board, Lit, board_name};
use crate::games::{self, hall};
use crate::http::words_of_errors;
use crate::i18n::{self, fault, t, ta};
use crate::route::{Route, decoded, encoded};

/// A position that was read.
#[derive(Clone, Debug)]
struct Read {
    info: &'static GameInfo,
    scene: Scene,
}

/// The position that a game begins in.
#[derive(Clone, Copy)]
pub(super) struct Beginning {
    /// Its text as it was brought; empty for the usual start.
    text: RwSignal<String>,
    read: RwSignal<Option<Result<Read, String>>>,
}

impl Beginning {
    /// With the text in the address, if there is one.
    pub(super) fn new(text: Option<String>) -> Self {
        Self {
            text: RwSignal::new(decoded(text).unwrap_or_default()),
            read: RwSignal::new(None),
        }
    }

    /// Whether somebody brings a position.
    pub(super) fn is_brought(self) -> bool {
        self.text.with(|text| !text.trim().is_empty())
    }

    /// The game of the position, as far as its first word says.
    pub(super) fn game(self) -> Option<&'static GameInfo> {
        self.text.with(|text| hall::game_of(text.trim()))
    }

    /// Begins at the start.
    pub(super) fn reset(self) {
        self.text.set(String::new());
    }

    /// The position to begin in, or what is wrong with it.
    pub(super) fn position(self) -> Result<Option<String>, String> {
        if !untrack(|| self.is_brought()) {
            return Ok(None);
        }
        match self.read.get_untracked() {
            Some(Err(why)) => Err(why),
            _ if untrack(|| self.text.with(|text| is_record(text))) => Err(t("record-choose")),
            _ => Ok(Some(
                self.text.with_untracked(|text| text.trim().to_owned()),
            )),
        }
    }

    /// Reads the text with the rules of its game.
    fn look(self) {
        let text = self.text.get_untracked().trim().to_owned();
        self.read.set(None);
        if text.is_empty() || is_record(&text) {
            return;
        }
        let owner = Owner::current().unwrap_or_default();
        spawn_local(async move {
            let info = hall::game_of(&text);
            let words = match info {
                Some(info) => words_of_errors(info.book).to_vec(),
                None => vec!["errors".to_owned()],
            };
            let loaded = match info {
                Some(info) => games::load(info).await.is_ok(),
                None => true,
            };
            let loaded = i18n::fetch(&words).await.is_ok() && loaded;
            // Meanwhile something else may have been written, or the page left.
            if self.text.try_get_untracked().as_deref().map(str::trim) != Some(&text) {
                return;
            }
            let read = owner.with(|| untrack(|| read(&text)));
            let failed = || owner.with(|| untrack(|| t("part-failed")));
            self.read
                .set(Some(if loaded { read } else { Err(failed()) }));
        });
    }
}

fn read(text: &str) -> Result<Read, String> {
    let table = hall().open(text, &Options::default()).map_err(|error| {
        let why = TextFault::all(&error);
        let why = why.iter().find_map(fault).unwrap_or_default();
        ta("new-position-wrong", &[("why", why.into())])
    })?;
    if table.start(Viewer::Public) != table.start(Viewer::Judge) {
        return Err(t("start-text-tells-a-secret"));
    }
    let scene = table.scene(0, Viewer::Public);
    let scene = scene.filter(|_| table.outcome().is_none());
    let info = table.info();
    scene
        .map(|scene| Read { info, scene })
        .ok_or_else(|| t("new-position-over"))
}

/// The field for a position, with a picture of it.
pub(super) fn beginning_field(beginning: Beginning) -> impl IntoView {
    Effect::new(move |_| {
        beginning.text.track();
        beginning.look();
    });
    let open = beginning.text.with_untracked(|text| !text.is_empty());
    let picture = move || {
        let read = beginning.read.get()?.ok()?;
        let name = board_name(&read.scene);
        let of = t(read.info.name);
        Some(
            view! {
                <figure data-testid="new-position-board">
                    <div class="boardbox" data-book=read.info.book>
                        <Board scene=Signal::stored(read.scene) flipped=Signal::stored(false) look=look()
                            lit=Signal::stored(Lit::default()) name=Signal::stored(name) sides=read.info.sides />
                    </div>
                    <figcaption>{of}</figcaption>
                </figure>
            }
            .into_any(),
        )
    };
    let wrong = move || {
        let why = beginning.read.get()?.err()?;
        Some(
            view! { <p class="banner bad" role="alert" data-testid="new-position-wrong">{why}</p> }
                .into_any(),
        )
    };
    let by_hand = move || {
        let text = beginning.text.with(|text| text.trim().to_owned());
        let position = Some(encoded(&text)).filter(|text| !text.is_empty());
        let game = None;
        Route::Setup { game, position }.path()
    };
    let record = Memo::new(move |_| {
        beginning
            .text
            .with(|text| is_record(text).then(|| text.clone()))
    });
    let take = Callback::new(move |position| beginning.text.set(position));
    let write = move |event| beginning.text.set(event_target_value(&event));
    view! {
        <details class="card" prop:open=open>
            <summary data-testid="new-position-more">{move || t("new-position")}</summary>
            <label class="field">
                <span>{move || t("new-position-text")}</span>
                <textarea rows="3" spellcheck="false" autocomplete="off" data-testid="new-position"
                    prop:value=move || beginning.text.get() on:input=write></textarea>
            </label>
            {move || wrong()}
            {unrolled(record.into(), take)}
            {move || picture()}
            <p><a class="button plain" data-testid="new-position-setup" href=by_hand>{move || t("setup-open")}</a></p>
        </details>
    }
}
