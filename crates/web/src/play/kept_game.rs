//! A game on this device as the browser stores it: one list of facts that all tabs share.

use clock::Moment;
use game::Viewer;
use game::record::About;
use leptos::prelude::*;
use play::{Draft, LocalGame, ReadError};
use protocol::ApplyError;

use super::clocks::own_time_us;
use super::kept_draft::KeptDraft;
use super::kept_games;
use crate::storage;

/// A game on this device. Copies share their state.
///
/// A tab adds facts, or takes back the last ones, and only in the list that it has seen. If something else has been stored
/// there in the meantime, the tab does not overwrite it.
#[derive(Clone, Copy)]
pub(crate) struct KeptGame {
    id: StoredValue<String>,
    /// The game without its running turn.
    pub(crate) game: RwSignal<LocalGame, LocalStorage>,
    /// The stored text that `game` was read from or has been stored in.
    seen: StoredValue<Option<String>>,
}

/// Why there is no game to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoGame {
    /// Nothing is stored.
    Missing,
    /// The stored text can't be read and is left unchanged.
    Unreadable {
        /// The stored text.
        text: String,
        /// Why it can't be read.
        error: ReadError,
    },
}

/// Why something could not be added to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotAdded {
    /// Another tab has continued or deleted the game.
    Behind,
    /// The rules refuse it.
    Refused(ApplyError),
    /// The browser does not store it: the game goes on only while the page is open.
    NotStored,
}

impl KeptGame {
    /// A game that has just started. It is stored with its next fact.
    pub(crate) fn new(id: String, game: LocalGame) -> Self {
        Self {
            id: StoredValue::new(id),
            game: RwSignal::new_local(game),
            seen: StoredValue::new(None),
        }
    }

    /// Opens the game with this id.
    pub(crate) fn open(id: &str) -> Result<Self, NoGame> {
        let (text, game) = kept_games::load(id)?;
        Ok(Self {
            seen: StoredValue::new(Some(text)),
            ..Self::new(id.to_owned(), game)
        })
    }

    /// Its id.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// Whether the browser stores this game's facts under `key`.
    pub(crate) fn is_at(self, key: &str) -> bool {
        let key_of = |id: &String| storage::full_key(&kept_games::key(id));
        self.id.try_with_value(key_of).as_deref() == Some(key)
    }

    /// The number of plies played; `None` after the page has been left.
    pub(crate) fn plies(self) -> Option<usize> {
        let plies = |game: &LocalGame| game.table().plies();
        self.game.try_with_untracked(plies)
    }

    /// What a record says about the game besides its moves.
    pub(crate) fn about(self) -> About {
        self.game.with_untracked(|game| {
            let state = game.state();
            let mut about = state.about(Moment(own_time_us()));
            state.say_proofs(&mut about, Viewer::Public);
            about
        })
    }

    /// The game with its stored running turn, and whether there was one.
    pub(crate) fn draft(self) -> (Draft, bool) {
        let seq = |game: &LocalGame| (game.draft(), game.state().seq());
        let (mut draft, seq) = self.game.with_untracked(seq);
        let restored = KeptDraft::restore(&self.id(), seq..=seq, &mut draft);
        (draft, restored)
    }

    /// Stores the running turn; returns false if the browser does not store it.
    pub(crate) fn keep_draft(self, draft: &Draft) -> bool {
        let seq = self.game.with_untracked(|game| game.state().seq());
        KeptDraft::of(draft, seq).save(&self.id())
    }

    /// Applies `change` at the current time, if the stored list is still the one that this tab has
    /// seen.
    pub(crate) fn add<T>(
        self,
        change: impl FnOnce(&mut LocalGame, Moment) -> Result<T, ApplyError>,
    ) -> Result<T, NotAdded> {
        if !self.is_current() {
            return Err(NotAdded::Behind);
        }
        let changed = self
            .game
            .try_update(|game| change(game, Moment(own_time_us())));
        let added = changed
            .ok_or(NotAdded::Behind)?
            .map_err(NotAdded::Refused)?;
        self.store().then_some(added).ok_or(NotAdded::NotStored)
    }

    /// Stores the game, in which the running turn is over; returns whether that could be done.
    fn store(self) -> bool {
        let id = self.id();
        let stored = self
            .game
            .with_untracked(|game| kept_games::store(&id, game));
        let is_stored = stored.is_some();
        if is_stored {
            self.seen.set_value(stored);
            KeptDraft::forget(&id);
        }
        is_stored
    }

    /// Whether the stored text is the one that this tab has seen.
    pub(crate) fn is_current(self) -> bool {
        storage::text(&kept_games::key(&self.id())) == self.seen.get_value()
    }

    /// Reads the stored list again.
    pub(crate) fn reload(self) -> Result<(), NoGame> {
        let (text, game) = kept_games::load(&self.id())?;
        self.seen.set_value(Some(text));
        self.game.set(game);
        Ok(())
    }
}
