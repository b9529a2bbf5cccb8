//! Pages whose code is loaded when they are first opened.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::pages::{
    CheckPage, Learn, LocalPage, NewGame, OnlinePage, PlayerPage, PrintPage, PuzzlesPage, Rules,
    SettingsPage, SetupPage, TournamentPage,
};
use crate::route::Route;

/// A function that draws the page with an address; empty if the page belongs to another part.
pub(crate) type Show = fn(Route) -> AnyView;

type Loaded = Result<Show, SplitLoaderError>;

/// A part of the app with the code of a page, or of pages that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// Choosing a new game.
    NewGame,
    /// A game on this device.
    Local,
    /// A game on the server.
    Online,
    /// Rule books and guides.
    Books,
    /// The settings, pages of players, and the check of records.
    Settings,
    /// Printing.
    Print,
    /// Tournaments.
    Tournament,
    /// Puzzles.
    Puzzles,
    /// The set-up board.
    Setup,
}

thread_local! {
    static LOADED: [Cell<Option<Show>>; Page::ALL.len()] = const { [const { Cell::new(None) }; Page::ALL.len()] };
}

impl Page {
    /// All of them.
    pub(crate) const ALL: [Self; 9] = [
        Self::NewGame,
        Self::Local,
        Self::Online,
        Self::Books,
        Self::Settings,
        Self::Print,
        Self::Tournament,
        Self::Puzzles,
        Self::Setup,
    ];

    /// The part with the page of this address; `None` if its code is loaded from the start.
    pub(crate) fn of(route: &Route) -> Option<Self> {
        match route {
            Route::Home | Route::Unknown => None,
            Route::Play { .. } => Some(Self::NewGame),
            Route::Local(_) => Some(Self::Local),
            Route::Game { .. } => Some(Self::Online),
            Route::Rules { .. } | Route::Learn { .. } => Some(Self::Books),
            Route::Settings | Route::Player(_) | Route::Check => Some(Self::Settings),
            Route::Print { .. } => Some(Self::Print),
            Route::Tournament(_) => Some(Self::Tournament),
            Route::Puzzles { .. } => Some(Self::Puzzles),
            Route::Setup { .. } => Some(Self::Setup),
        }
    }

    /// The function that draws the page, if it is loaded.
    pub(crate) fn show(self) -> Option<Show> {
        LOADED.with(|loaded| loaded[self as usize].get())
    }

    /// Loads the page's code.
    ///
    /// # Errors
    ///
    /// If it can't be fetched.
    pub(crate) async fn load(self) -> Result<(), JsValue> {
        let loaded = match self {
            Self::NewGame => new_game().await,
            Self::Local => local_game().await,
            Self::Online => online_game().await,
            Self::Books => books().await,
            Self::Settings => settings().await,
            Self::Print => print().await,
            Self::Tournament => tournament().await,
            Self::Puzzles => puzzles().await,
            Self::Setup => setup_board().await,
        };
        let show = loaded.map_err(|error| JsValue::from(format!("{self:?}: {error}")))?;
        LOADED.with(|loaded| loaded[self as usize].set(Some(show)));
        Ok(())
    }
}

// Code that only one of these functions needs gets a file of its own; `wasm_split` names the part.

#[wasm_split(new_game, fallible)]
fn new_game() -> Loaded {
    Ok(|route| match route {
        Route::Play {
            game,
            mode,
            position,
        } => view! { <NewGame game=game mode=mode position=position /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(local_game, fallible)]
fn local_game() -> Loaded {
    Ok(|route| match route {
        Route::Local(id) => view! { <LocalPage id=id /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(online_game, fallible)]
fn online_game() -> Loaded {
    Ok(|route| match route {
        Route::Game { id, key } => view! { <OnlinePage id=id key=key /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(books, fallible)]
fn books() -> Loaded {
    Ok(|route| match route {
        Route::Rules { book, edition, .. } => {
            view! { <Rules book=book edition=edition /> }.into_any()
        }
        Route::Learn { guide } => view! { <Learn guide=guide /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(settings, fallible)]
fn settings() -> Loaded {
    Ok(|route| match route {
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        Route::Check => view! { <CheckPage /> }.into_any(),
        Route::Player(of) => view! { <PlayerPage of=of /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(print, fallible)]
fn print() -> Loaded {
    Ok(|route| match route {
        Route::Print { position, booklet } => {
            view! { <PrintPage position=position booklet=booklet /> }.into_any()
        }
        _ => ().into_any(),
    })
}

#[wasm_split(tournament, fallible)]
fn tournament() -> Loaded {
    Ok(|route| match route {
        Route::Tournament(of) => view! { <TournamentPage of=of /> }.into_any(),
        _ => ().into_any(),
    })
}

#[wasm_split(puzzles, fallible)]
fn puzzles() -> Loaded {
    Ok(|route| match route {
        Route::Puzzles { game, puzzle } => {
            view! { <PuzzlesPage game=game puzzle=puzzle /> }.into_any()
        }
        _ => ().into_any(),
    })
}

#[wasm_split(setup_board, fallible)]
fn setup_board() -> Loaded {
    Ok(|route| match route {
        Route::Setup { game, position } => {
            view! { <SetupPage game=game position=position /> }.into_any()
        }
        _ => ().into_any(),
    })
}
