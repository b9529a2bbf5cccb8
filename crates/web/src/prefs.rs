//! The player's settings, kept on the device.

use std::cell::Cell;

use game::BoardStyle;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::i18n::{self, Lang};
use crate::storage;

/// Whether the device asks for dark pages.
const DARK: &str = "(prefers-color-scheme: dark)";

/// Whether the device is a phone: a small screen, used with a finger.
const PHONE: &str =
    "(pointer: coarse) and (max-width: 560px), (pointer: coarse) and (max-height: 560px)";

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    /// As the device is set.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How boards are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Lines {
    /// As the game defines it.
    #[default]
    Game,
    /// Squares.
    Checker,
    /// Crossings.
    Graph,
}

impl Lines {
    /// The style for a board whose default is `usual`.
    pub(crate) const fn style(self, usual: BoardStyle) -> BoardStyle {
        match self {
            Self::Game => usual,
            Self::Checker => BoardStyle::Checker,
            Self::Graph => BoardStyle::Graph,
        }
    }
}

/// The colors of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Colors {
    /// As the game has them.
    #[default]
    Game,
    /// Blue-gray, which everybody can tell apart.
    Slate,
    /// Wood.
    Wood,
}

/// How pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pieces {
    /// Drawings in the colors of the game.
    #[default]
    Game,
    /// Drawings in black and white.
    Contrast,
    /// Letters.
    Letters,
}

/// Whether a touch that ends a turn has to be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Confirm {
    /// Where fingers are thick or places small: on phones, and on boards of more than 9 × 9.
    #[default]
    Small,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Confirm {
    /// Whether to ask on a board with so many columns and rows.
    pub(crate) fn asks(self, columns: u8, rows: u8) -> bool {
        match self {
            Self::Small => columns.max(rows) > 9 || device_wants(PHONE),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// How fast a turn is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    /// In twice the time.
    Slow,
    /// As usual.
    #[default]
    Usual,
    /// In half the time.
    Fast,
}

impl Speed {
    /// The time that a turn takes, in percent of the usual one.
    pub(crate) const fn percent(self) -> u32 {
        match self {
            Self::Slow => 200,
            Self::Usual => 100,
            Self::Fast => 50,
        }
    }
}

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Prefs {
    /// The chosen language; `None` means the browser's language.
    pub(crate) lang: Option<Lang>,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// How boards are drawn.
    pub(crate) lines: Lines,
    /// The colors of boards.
    pub(crate) colors: Colors,
    /// How pieces look.
    pub(crate) pieces: Pieces,
    /// Labels at the board's edge.
    pub(crate) coordinates: bool,
    /// Whether boards are numbered from the other side, in games that know this.
    pub(crate) turned: bool,
    /// Arrows for what the last turn has done.
    pub(crate) arrows: bool,
    /// Moving pieces.
    pub(crate) animation: bool,
    /// How fast the turns of others are shown.
    pub(crate) speed: Speed,
    /// Sounds.
    pub(crate) sound: bool,
    /// Notices of the device that it is one's turn, while the page is hidden.
    pub(crate) notices: bool,
    /// Whether to turn the board to the side to move if two play at one screen.
    pub(crate) auto_flip: bool,
    /// Whether to ask before a turn with unused actions ends.
    pub(crate) confirm_end: bool,
    /// Whether a touch that ends a turn has to be confirmed.
    pub(crate) confirm_move: Confirm,
    /// Whether the first touch of a big board on a small screen enlarges it.
    pub(crate) magnifier: bool,
    /// Whether to show one's own hidden pieces all the time.
    pub(crate) bare: bool,
    /// The name that others see.
    pub(crate) name: String,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::System,
            lines: Lines::Game,
            colors: Colors::Game,
            pieces: Pieces::Game,
            coordinates: true,
            turned: false,
            arrows: true,
            animation: true,
            speed: Speed::Usual,
            sound: true,
            notices: false,
            auto_flip: false,
            confirm_end: true,
            confirm_move: Confirm::Small,
            magnifier: true,
            bare: false,
            name: String::new(),
        }
    }
}

/// The settings of the running app.
#[derive(Clone, Copy)]
pub(crate) struct Settings(pub(crate) RwSignal<Prefs>);

impl Settings {
    /// Reads the settings, applies them to the page and stores every change.
    pub(crate) fn install() -> Self {
        let settings = Self(RwSignal::new(at_start()));
        SETTINGS.set(Some(settings));
        follow_device(settings);
        window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(&storage::full_key("prefs")) {
                settings.0.set(storage::read("prefs").unwrap_or_default());
            }
        });
        let language = i18n::language();
        Effect::new(move |before: Option<()>| {
            settings.0.with(|prefs| {
                language.set(prefs.lang.unwrap_or_else(browser_language));
                apply(prefs);
                if before.is_some() {
                    storage::write("prefs", prefs);
                }
            });
        });
        settings
    }

    /// One setting, tracked.
    pub(crate) fn get<T>(self, part: impl Fn(&Prefs) -> T) -> T {
        self.0.with(part)
    }

    /// The current value of one setting, untracked.
    pub(crate) fn now<T>(self, part: impl Fn(&Prefs) -> T) -> T {
        self.0.with_untracked(part)
    }

    /// Whether to animate pieces and show turns again: the settings ask for it, and the device does
    /// not ask for reduced motion.
    pub(crate) fn animated(self) -> bool {
        self.0.with(|prefs| prefs.animation) && !device_wants("(prefers-reduced-motion: reduce)")
    }

    /// Changes settings.
    pub(crate) fn change(self, change: impl FnOnce(&mut Prefs)) {
        self.0.update(change);
    }
}

thread_local! {
    // Not a context: timers, sockets and workers need settings, too.
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// [`Settings`] of the running app.
pub(crate) fn settings() -> Settings {
    SETTINGS.get().unwrap_or_else(Settings::install)
}

/// The language at the start of the app.
pub(crate) fn language() -> Lang {
    at_start().lang.unwrap_or_else(browser_language)
}

/// The settings as they are kept, with the language that the address asks for, as in `/learn?lang=de`.
fn at_start() -> Prefs {
    let kept: Prefs = storage::read("prefs").unwrap_or_default();
    let asked = window().location().search().unwrap_or_default();
    let lang = asked.trim_start_matches('?').split('&').find_map(|pair| {
        let tag = pair.strip_prefix("lang=")?;
        Lang::ALL.into_iter().find(|lang| lang.code() == tag)
    });
    Prefs {
        lang: lang.or(kept.lang),
        ..kept
    }
}

fn browser_language() -> Lang {
    let list = window().navigator().languages();
    Lang::first_of(list.iter().filter_map(|tag| tag.as_string()))
}

/// Whether the device matches a media query.
pub(crate) fn device_wants(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Applies the settings again whenever the device turns dark or light.
fn follow_device(settings: Settings) {
    let again = Closure::<dyn Fn()>::new(move || settings.now(apply));
    if let Ok(Some(list)) = window().match_media(DARK) {
        list.set_onchange(Some(again.as_ref().unchecked_ref()));
        // It tells of changes as long as the page lives.
        std::mem::forget(list);
        again.forget();
    }
}

fn apply(prefs: &Prefs) {
    let Some(root) = document().document_element() else {
        return;
    };
    let dark = match prefs.theme {
        Theme::System => device_wants(DARK),
        Theme::Light => false,
        Theme::Dark => true,
    };
    let _ = root.set_attribute("data-theme", if dark { "dark" } else { "light" });
    let colors = match prefs.colors {
        Colors::Game => "game",
        Colors::Slate => "slate",
        Colors::Wood => "wood",
    };
    let _ = root.set_attribute("data-colors", colors);
    let contrast = prefs.pieces == Pieces::Contrast;
    let _ = root.set_attribute("data-pieces", if contrast { "contrast" } else { "game" });
    let lang = prefs.lang.unwrap_or_else(browser_language);
    let _ = root.set_attribute("lang", lang.code());
}
