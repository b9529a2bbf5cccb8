//! A game on this device as the browser keeps it: one list of facts, whichever tabs show it.

use clock::Moment;
use leptos::prelude::*;
use play::{Draft, LocalGame, ReadError};
use protocol::ApplyError;

use super::clocks::own_time_us;
use super::kept_draft::KeptDraft;
use super::kept_games;
use crate::storage;

/// A game on this device; copied freely.
///
/// Its facts are only added to, and only to the list that this tab has seen: whatever else is
/// stored there meanwhile is left as it is.
#[derive(Clone, Copy)]
pub(crate) struct KeptGame {
    id: StoredValue<String>,
    /// What stands of the game.
    pub(crate) game: RwSignal<LocalGame, LocalStorage>,
    /// The stored text that `game` was read from or has been stored in.
    seen: StoredValue<Option<String>>,
}

/// Why there is no game to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoGame {
    /// Nothing is stored.
    Missing,
    /// What is stored is not understood, and is left as it is.
    Unreadable {
        /// What is stored.
        text: String,
        /// What is wrong with it.
        error: ReadError,
    },
}

/// Why something could not be added to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotAdded {
    /// Another tab has gone on with the game, or it was forgotten there.
    Behind,
    /// It can't follow.
    Refused(ApplyError),
    /// The browser does not store it: the game goes on here as long as the page is open.
    NotStored,
}

impl KeptGame {
    /// A game that has just been started. It is stored with its next fact.
    pub(crate) fn new(id: String, game: LocalGame) -> Self {
        Self {
            id: StoredValue::new(id),
            game: RwSignal::new_local(game),
            seen: StoredValue::new(None),
        }
    }

    /// The game with this id.
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

    /// Whether some other tab stores something under this key of the browser.
    pub(crate) fn is_at(self, key: &str) -> bool {
        let key_of = |id: &String| storage::full_key(&kept_games::key(id));
        self.id.try_with_value(key_of).as_deref() == Some(key)
    }

    /// Number of plies that stand; `None` when the page is left.
    pub(crate) fn plies(self) -> Option<usize> {
        let plies = |game: &LocalGame| game.table().plies();
        self.game.try_with_untracked(plies)
    }

    /// The game with the running turn that was kept, and whether there was one.
    pub(crate) fn draft(self) -> (Draft, bool) {
        let seq = |game: &LocalGame| (game.draft(), game.state().seq());
        let (mut draft, seq) = self.game.with_untracked(seq);
        let restored = KeptDraft::restore(&self.id(), seq, &mut draft);
        (draft, restored)
    }

    /// Keeps the running turn; false if the browser does not.
    pub(crate) fn keep_draft(self, draft: &Draft) -> bool {
        let seq = self.game.with_untracked(|game| game.state().seq());
        KeptDraft::of(draft, seq).save(&self.id())
    }

    /// Adds what `change` lets happen now, if the stored list is still the one that was seen here.
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
        let id = self.id();
        let stored = self
            .game
            .with_untracked(|game| kept_games::store(&id, game))
            .ok_or(NotAdded::NotStored)?;
        self.seen.set_value(Some(stored));
        KeptDraft::forget(&id);
        Ok(added)
    }

    /// Whether what is stored is what was seen here.
    pub(crate) fn is_current(self) -> bool {
        storage::text(&kept_games::key(&self.id())) == self.seen.get_value()
    }

    /// Takes the list as it is stored now.
    pub(crate) fn reload(self) -> Result<(), NoGame> {
        let (text, game) = kept_games::load(&self.id())?;
        self.seen.set_value(Some(text));
        self.game.set(game);
        Ok(())
    }
}
