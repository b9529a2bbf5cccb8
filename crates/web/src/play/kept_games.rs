//! All games on this device: where each is stored, and which are deleted.

use std::cmp::Reverse;
use std::rc::Rc;

use hall::GameInfo;
use leptos::prelude::*;
use play::{LocalGame, ReadError, Summary};
use uuid::Uuid;
use wasm_bindgen_futures::spawn_local;

use super::chance::salt;
use super::kept_draft::KeptDraft;
use super::kept_game::NoGame;
use super::prepared;
use crate::games::{self, hall};
use crate::parts::{load_reader, reader};
use crate::storage;

/// Beyond this number of games, finished games are deleted, oldest first.
const KEPT: usize = 30;
const GAMES: &str = "local.";

/// A game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Listed {
    /// Its id.
    pub(crate) id: String,
    /// What is known about it without its rules.
    pub(crate) summary: Option<Summary>,
    /// Whether its stored text can't be read.
    pub(crate) unreadable: bool,
}

/// The key of a game's facts.
pub(super) fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}

/// The key of a game's summary, which can be made again from the facts.
fn summary_key(id: &str) -> String {
    format!("listed.{id}")
}

/// The key of the time when somebody who could play was last present.
pub(super) fn open_key(id: &str) -> String {
    format!("open.{id}")
}

/// Returns an id that no game has.
pub(crate) fn new_id() -> String {
    Uuid::new_v4().simple().to_string()[..12].to_owned()
}

/// Stores a game that has just started; returns its id, or `None` if the browser does not store it.
pub(crate) fn store_new(game: &LocalGame) -> Option<String> {
    let id = new_id();
    store(&id, game).map(|_| id)
}

/// Stores a game; returns its text, or `None` if the browser does not store it.
pub(super) fn store(id: &str, game: &LocalGame) -> Option<String> {
    let text = game.text().ok()?;
    if !storage::write_text(&key(id), &text) {
        return None;
    }
    storage::write(&summary_key(id), &game.summary());
    Some(text)
}

/// Reads the game with this id; also returns its text.
pub(super) fn load(id: &str) -> Result<(String, LocalGame), NoGame> {
    let text = storage::text(&key(id)).ok_or(NoGame::Missing)?;
    // Pages that show a kept game have loaded the reader; without it the stored game stays
    // unchanged.
    let missing = || ReadError::Text("what reads games is not loaded".to_owned());
    let game = reader().map_or_else(|| Err(missing()), |read| read(hall(), &text));
    match game {
        Ok(mut game) => {
            game.seal_with(salt);
            Ok((text, game))
        }
        Err(error) => Err(NoGame::Unreadable { text, error }),
    }
}

/// The games whose rules are needed to read the game with this id.
pub(crate) fn games_of(id: &str) -> Vec<&'static GameInfo> {
    let summary: Option<Summary> = storage::read(&summary_key(id));
    match summary.and_then(|summary| hall::find(&summary.game)) {
        Some(info) => vec![info],
        // Without its summary it may be a game of any kind.
        None if exists(id) => hall::games().collect(),
        None => Vec::new(),
    }
}

/// Whether the list of games has to read a game in full before it can describe it.
pub(crate) fn some_lack_summary() -> bool {
    let lacks = |id: &String| storage::read::<Summary>(&summary_key(id)).is_none();
    storage::keys(GAMES).iter().any(lacks)
}

/// The game with this id, if there is one and it can be read.
pub(crate) fn find(id: &str) -> Option<LocalGame> {
    load(id).ok().map(|(_, game)| game)
}

/// Whether a game is stored under this id, readable or not.
pub(crate) fn exists(id: &str) -> bool {
    storage::text(&key(id)).is_some()
}

/// Deletes a game and everything stored with it.
pub(crate) fn forget(id: &str) {
    KeptDraft::forget(id);
    for key in [key(id), summary_key(id), open_key(id), prepared::key(id)] {
        storage::remove(&key);
    }
}

/// All games on this device, latest first. Deletes the oldest finished ones, except earlier games
/// of a match that is still in the list.
pub(crate) fn list() -> Vec<Listed> {
    let ids = storage::keys(GAMES).into_iter();
    let mut games: Vec<Listed> = ids.map(listed).collect();
    let changed = |game: &Listed| game.summary.as_ref().map(|summary| summary.changed_us);
    games.sort_by_key(|game| Reverse(changed(game)));
    let late = games.split_off(games.len().min(KEPT));
    let in_match = |id: &String| {
        let mut summaries = games.iter().filter_map(|game| game.summary.as_ref());
        summaries.any(|summary| summary.before.contains(id))
    };
    let (forgotten, stay): (Vec<_>, Vec<_>) = late.into_iter().partition(|game| {
        let over = |summary: &Summary| summary.over;
        game.summary.as_ref().is_some_and(over) && !in_match(&game.id)
    });
    for game in forgotten {
        forget(&game.id);
    }
    games.extend(stay);
    games
}

fn listed(id: String) -> Listed {
    let known = storage::read(&summary_key(&id)).map_or_else(|| summary(&id), Ok);
    let unreadable = match &known {
        Ok(_) | Err(NoGame::Missing) => false,
        Err(NoGame::Unreadable { error, .. }) => match error {
            ReadError::Text(_) => true,
            // The fact may only seem wrong because rules are not loaded.
            ReadError::Fact { .. } => games_of(&id).into_iter().all(games::has),
        },
    };
    Listed {
        id,
        summary: known.ok(),
        unreadable,
    }
}

/// Makes and stores the summary of a game that has none.
fn summary(id: &str) -> Result<Summary, NoGame> {
    let summary = load(id)?.1.summary();
    storage::write(&summary_key(id), &summary);
    Ok(summary)
}

/// Calls `changed` with the storage key when another tab stores something, until the page is left.
pub(super) fn on_change_elsewhere(changed: impl Fn(&str) + 'static) {
    let changed = Rc::new(changed);
    let handle = window_event_listener(leptos::ev::storage, move |event| {
        let Some(key) = event.key() else { return };
        if reader().is_some() {
            return changed(&key);
        }
        let changed = Rc::clone(&changed);
        spawn_local(async move {
            if load_reader().await.is_ok() {
                changed(&key);
            }
        });
    });
    on_cleanup(move || handle.remove());
}
