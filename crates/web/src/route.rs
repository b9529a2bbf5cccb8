//! The addresses of the app's pages, and going from one to another.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::pages::DAILY;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// The first page.
    Home,
    /// Choosing a new game, perhaps with choices made already.
    Play {
        /// Id of the game.
        game: Option<String>,
        /// `computer`, `same-screen` or `friend`.
        mode: Option<String>,
        /// The position to begin in, encoded as in the address.
        position: Option<String>,
    },
    /// A game kept on this device.
    Local(String),
    /// A game on the server.
    Game {
        /// Its id.
        id: String,
        /// The secret that somebody brings.
        key: Option<GameKey>,
    },
    /// The rules.
    Rules {
        /// The rule book.
        book: String,
        /// The edition, if one is chosen.
        edition: Option<String>,
        /// The rule to show.
        rule: Option<String>,
    },
    /// The guide to a first game.
    Learn {
        /// The folder of the guide; the first guide if none is chosen.
        guide: Option<String>,
    },
    /// Puzzles.
    Puzzles {
        /// The game; the first one if none is chosen.
        game: Option<String>,
        /// The puzzle, or `daily`; all of the game if none is chosen.
        puzzle: Option<String>,
    },
    /// The settings.
    Settings,
    /// A player: the id and, for another device of the player, `#key=` with the secret.
    Player(String),
    /// Tournaments: empty for all; else the id and, behind `#`, what to show of it.
    Tournament(String),
    /// Printing.
    Print {
        /// The position to print, encoded as in the address.
        position: Option<String>,
        /// Whether the page of a game has left a record to print as a booklet.
        booklet: bool,
    },
    /// The set-up board.
    Setup {
        /// Id of the game.
        game: Option<String>,
        /// The position to begin with, encoded as in the address.
        position: Option<String>,
    },
    /// Checking a record from a file.
    Check,
    /// No page has this address.
    Unknown,
}

/// A secret in the address of a game. It stands in the part that browsers don't send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GameKey {
    /// It lets somebody take the open seat.
    Invite(String),
    /// It is the arbiter's.
    Arbiter(String),
    /// It is that of a seat, for another device of its player.
    Seat(String),
}

impl GameKey {
    /// What an address brings, whose secrets have these names.
    fn read(secret: impl Fn(&'static str) -> Option<String>) -> Option<Self> {
        let invite = secret("invite").map(Self::Invite);
        let arbiter = || secret("arbiter").map(Self::Arbiter);
        let seat = || secret("seat").map(Self::Seat);
        invite.or_else(arbiter).or_else(seat)
    }

    fn hash(&self) -> String {
        let (name, secret) = match self {
            Self::Invite(secret) => ("invite", secret),
            Self::Arbiter(secret) => ("arbiter", secret),
            Self::Seat(secret) => ("seat", secret),
        };
        format!("#{name}={secret}")
    }
}

impl Route {
    /// The page with this address.
    pub(crate) fn parse(path: &str, search: &str, hash: &str) -> Self {
        let value = |pairs: &str, name: &str| {
            pairs.split('&').find_map(|pair| {
                let (key, value) = pair.split_once('=')?;
                (key == name && !value.is_empty()).then(|| value.to_owned())
            })
        };
        let query = |name| value(search.trim_start_matches('?'), name);
        // Secrets stand in the part that browsers don't send, so that no server or proxy logs them.
        let secret = |name| value(hash.trim_start_matches('#'), name);
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match *parts.as_slice() {
            [] | ["index.html"] => Self::Home,
            ["play"] => Self::Play {
                game: query("game"),
                mode: query("mode"),
                position: secret("position"),
            },
            ["setup"] => Self::Setup {
                game: query("game"),
                position: secret("position"),
            },
            ["local", id] => Self::Local(id.to_owned()),
            ["game", id] => Self::Game {
                id: id.to_owned(),
                key: GameKey::read(secret),
            },
            // The rule book of the first game, which links to the others.
            ["rules"] => Self::first_rules(),
            ["rules", book] | ["rules", book, _] if is_book(book) => Self::Rules {
                book: book.to_owned(),
                edition: parts.get(2).map(ToString::to_string),
                rule: Some(hash.trim_start_matches('#').to_owned()).filter(|rule| !rule.is_empty()),
            },
            ["learn"] => Self::Learn { guide: None },
            ["learn", guide] if is_book(guide) => Self::Learn {
                guide: Some(guide.to_owned()),
            },
            ["puzzles"] => Self::Puzzles {
                game: None,
                puzzle: None,
            },
            ["puzzles", DAILY] => Self::Puzzles {
                game: None,
                puzzle: Some(DAILY.to_owned()),
            },
            ["puzzles", game] | ["puzzles", game, _] if hall::find(game).is_some() => {
                Self::Puzzles {
                    game: Some(game.to_owned()),
                    puzzle: parts.get(2).map(ToString::to_string),
                }
            }
            ["settings"] => Self::Settings,
            ["check"] => Self::Check,
            ["player", id] => Self::Player(format!("{id}{hash}")),
            ["tournaments"] => Self::Tournament(String::new()),
            ["tournament", id] => Self::Tournament(format!("{id}{hash}")),
            ["print"] => Self::Print {
                position: secret("position"),
                booklet: hash == "#booklet",
            },
            _ => Self::Unknown,
        }
    }

    /// The rules of the first game.
    pub(crate) fn first_rules() -> Self {
        let book = hall::games().next().map_or("", |info| info.book);
        Self::Rules {
            book: book.to_owned(),
            edition: None,
            rule: None,
        }
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Home | Self::Unknown => "/".into(),
            Self::Play {
                game,
                mode,
                position,
            } => {
                let pair = |name: &str, value: &Option<String>| {
                    value.as_ref().map(|value| format!("{name}={value}"))
                };
                let query: Vec<String> = [pair("game", game), pair("mode", mode)]
                    .into_iter()
                    .flatten()
                    .collect();
                let query = match query.is_empty() {
                    true => String::new(),
                    false => format!("?{}", query.join("&")),
                };
                let position = pair("#position", position).unwrap_or_default();
                format!("/play{query}{position}")
            }
            Self::Setup { game, position } => {
                let game = game.as_ref().map(|id| format!("?game={id}"));
                let position = position.as_ref().map(|text| format!("#position={text}"));
                let [game, position] = [game, position].map(Option::unwrap_or_default);
                format!("/setup{game}{position}")
            }
            Self::Local(id) => format!("/local/{id}"),
            Self::Game { id, key } => {
                let secret = key.as_ref().map(GameKey::hash);
                format!("/game/{id}{}", secret.unwrap_or_default())
            }
            Self::Rules {
                book,
                edition,
                rule,
            } => {
                let edition = edition
                    .as_ref()
                    .map_or(String::new(), |edition| format!("/{edition}"));
                let rule = rule
                    .as_ref()
                    .map_or(String::new(), |rule| format!("#{rule}"));
                format!("/rules/{book}{edition}{rule}")
            }
            Self::Learn { guide } => guide
                .as_ref()
                .map_or("/learn".into(), |guide| format!("/learn/{guide}")),
            Self::Puzzles { game, puzzle } => {
                let parts = [Some("/puzzles"), game.as_deref(), puzzle.as_deref()];
                let parts: Vec<&str> = parts.into_iter().flatten().collect();
                parts.join("/")
            }
            Self::Settings => "/settings".into(),
            Self::Check => "/check".into(),
            Self::Player(id) => format!("/player/{id}"),
            Self::Tournament(id) if id.is_empty() => "/tournaments".into(),
            Self::Tournament(id) => format!("/tournament/{id}"),
            Self::Print { booklet: true, .. } => "/print#booklet".into(),
            Self::Print { position, .. } => position
                .as_ref()
                .map_or("/print".into(), |text| format!("/print#position={text}")),
        }
    }

    /// Whether two addresses show the same page, so that going there only scrolls.
    pub(crate) fn same_page(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Rules {
                    book: a,
                    edition: c,
                    ..
                },
                Self::Rules {
                    book: b,
                    edition: d,
                    ..
                },
            ) => a == b && c == d,
            _ => self == other,
        }
    }

    /// Whether another address shows something else. A jump to a place in the page of a game or tournament,
    /// such as past the menu, takes the secret out of the address and nothing else.
    fn is_left_by(&self, shown: &Self) -> bool {
        let game = |route: &Self| match route {
            Self::Game { id, .. } => Some(id.clone()),
            Self::Tournament(of) => of.split('#').next().map(str::to_owned),
            _ => None,
        };
        let bare = match shown {
            Self::Game { key, .. } => key.is_none(),
            Self::Tournament(of) => !of.contains("#key="),
            _ => false,
        };
        !(bare && game(self) == game(shown))
    }

    /// The page whose address the browser shows.
    pub(crate) fn current() -> Self {
        let location = window().location();
        let text = |part: Result<String, _>| part.unwrap_or_default();
        Self::parse(
            &text(location.pathname()),
            &text(location.search()),
            &text(location.hash()),
        )
    }
}

/// A text as it stands in an address.
pub(crate) fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// The text of a part of an address; `None` if it is no text.
pub(crate) fn decoded(part: Option<String>) -> Option<String> {
    let text = js_sys::decode_uri_component(&part?).ok()?;
    text.as_string()
}

fn is_book(name: &str) -> bool {
    hall::games().any(|info| info.book == name)
}

/// What of a rule book is shown beside a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Beside {
    /// The book, and the rule if it is about one.
    pub(crate) rules: Route,
    /// How the texts of positions begin in the game on the page, if that is known.
    pub(crate) game: Option<String>,
}

/// The page shown now.
#[derive(Clone, Copy)]
pub(crate) struct Nav(
    pub(crate) RwSignal<Route>,
    /// The rule or rule book that is shown beside the page.
    pub(crate) RwSignal<Option<Beside>>,
);

impl Nav {
    /// Watches the address: back and forward, and clicks on links to pages of the app.
    pub(crate) fn install() -> Self {
        let nav = Self(RwSignal::new(Route::current()), RwSignal::new(None));
        let back = Closure::<dyn Fn()>::new(move || {
            let shown = Route::current();
            if nav.0.with_untracked(|now| now.is_left_by(&shown)) {
                nav.1.set(None);
                nav.0.set(shown);
            }
        });
        for event in ["popstate", "hashchange"] {
            let _ = window().add_event_listener_with_callback(event, back.as_ref().unchecked_ref());
        }
        back.forget();
        let click = Closure::<dyn Fn(web_sys::MouseEvent)>::new(move |event| nav.clicked(&event));
        let _ =
            document().add_event_listener_with_callback("click", click.as_ref().unchecked_ref());
        click.forget();
        NAV.set(Some(nav));
        nav
    }

    /// Goes to a page.
    pub(crate) fn go(self, route: Route) {
        let path = route.path();
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
        }
        self.1.set(None);
        let same = self.0.with_untracked(|now| now.same_page(&route));
        self.0.set(route);
        if !same {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    /// Whether a page has a board to play on.
    const fn is_table(route: &Route) -> bool {
        matches!(
            route,
            Route::Home
                | Route::Local(_)
                | Route::Game { .. }
                | Route::Learn { .. }
                | Route::Puzzles { .. }
                | Route::Setup { .. }
        )
    }

    fn clicked(self, event: &web_sys::MouseEvent) {
        let modified = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
        if event.default_prevented() || event.button() != 0 || modified {
            return;
        }
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let link = target
            .and_then(|element| element.closest("a[href]").ok().flatten())
            .and_then(|element| element.dyn_into::<web_sys::HtmlAnchorElement>().ok());
        let Some(link) = link else { return };
        let elsewhere = link.has_attribute("download") || link.has_attribute("target");
        let here = window()
            .location()
            .origin()
            .is_ok_and(|origin| origin == link.origin());
        let in_page = link
            .get_attribute("href")
            .is_some_and(|href| href.starts_with('#'));
        if elsewhere || !here || in_page {
            return;
        }
        let route = Route::parse(&link.pathname(), &link.search(), &link.hash());
        if route != Route::Unknown {
            event.prevent_default();
            // A rule that somebody looks up while playing does not end the game.
            let at_table = self.0.with_untracked(Self::is_table);
            if at_table && matches!(&route, Route::Rules { rule: Some(_), .. }) {
                let (rules, game) = (route, None);
                return self.1.set(Some(Beside { rules, game }));
            }
            self.go(route);
        }
    }
}

thread_local! {
    static NAV: Cell<Option<Nav>> = const { Cell::new(None) };
}

/// [`Nav`] of the running app.
pub(crate) fn nav() -> Nav {
    NAV.get().unwrap_or_else(Nav::install)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const ADDRESSES: [(&str, &str, &str); 27] = [
        ("/", "", ""),
        ("/play", "?game=tora-short&mode=friend", ""),
        ("/local/abc", "", ""),
        ("/game/xyz", "", "#invite=s3cret"),
        ("/game/xyz", "", "#arbiter=s3cret"),
        ("/game/xyz", "", "#seat=s3cret"),
        ("/rules/tora", "", ""),
        ("/rules/tora/website", "", "#T-M3"),
        ("/learn", "", ""),
        ("/learn/tora", "", ""),
        ("/puzzles", "", ""),
        ("/puzzles/daily", "", ""),
        ("/puzzles/convoy", "", ""),
        ("/puzzles/convoy/0123abcd", "", ""),
        ("/setup", "?game=convoy", ""),
        ("/setup", "", "#position=brandubh%203a3"),
        ("/settings", "", ""),
        ("/check", "", ""),
        ("/player/xyz", "", ""),
        ("/player/xyz", "", "#key=s3cret"),
        ("/tournaments", "", ""),
        ("/tournament/xyz", "", ""),
        ("/tournament/xyz", "", "#key=s3cret"),
        ("/tournament/xyz", "", "#standings"),
        ("/print", "", ""),
        ("/print", "", "#position=brandubh%203a3"),
        ("/print", "", "#booklet"),
    ];

    #[test]
    fn addresses_survive_being_written_and_read() {
        for (path, search, hash) in ADDRESSES {
            let route = Route::parse(path, search, hash);
            assert_eq!(route.path(), format!("{path}{search}{hash}"));
        }
    }

    #[test]
    fn a_jump_in_the_page_keeps_the_secret() {
        let invited = Route::parse("/game/xyz", "", "#invite=s3cret");
        assert!(!invited.is_left_by(&Route::parse("/game/xyz", "", "#main")));
        assert!(invited.is_left_by(&Route::parse("/game/abc", "", "")));
        let event = Route::parse("/tournament/xyz", "", "#rounds");
        assert!(!event.is_left_by(&Route::parse("/tournament/xyz", "", "#main")));
        assert!(event.is_left_by(&Route::parse("/tournament/xyz", "", "#key=s3cret")));
        assert!(event.is_left_by(&Route::parse("/tournaments", "", "")));
        assert!(invited.is_left_by(&Route::Home));
        assert!(Route::Home.is_left_by(&invited));
    }

    #[test]
    fn other_addresses_are_unknown() {
        assert_eq!(Route::parse("/local", "", ""), Route::Unknown);
        assert_eq!(Route::parse("/a/b", "", ""), Route::Unknown);
        assert_eq!(Route::parse("/rules/nothing", "", ""), Route::Unknown);
        assert_eq!(Route::parse("/rules", "", ""), Route::first_rules());
    }

    /// What the server answers with 200 is a page, and all pages are there.
    #[test]
    fn the_server_knows_the_same_addresses() {
        let list = include_str!("../../server/src/http/pages.txt").lines();
        let list = list.filter(|line| line.starts_with('/'));
        let kinds = list.map(|line| {
            let path = line
                .replace("{book}", "tora")
                .replace("{listed}", "convoy")
                .replace(['{', '}'], "");
            let route = Route::parse(&path, "", "");
            assert_ne!(route, Route::Unknown, "{path}");
            std::mem::discriminant(&route)
        });
        let kinds: HashSet<_> = kinds.collect();
        let known = ADDRESSES.map(|(path, search, hash)| Route::parse(path, search, hash));
        for route in known {
            assert!(kinds.contains(&std::mem::discriminant(&route)), "{route:?}");
        }
    }
}
