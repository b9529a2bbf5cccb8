//! The addresses of the app's pages, and going from one to another.

mod nav;
#[cfg(test)]
mod tests;

use leptos::prelude::window;

use crate::pages::DAILY;

pub(crate) use self::nav::{Beside, Nav, nav};

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

    /// Whether the page has a board to play on.
    const fn is_table(&self) -> bool {
        matches!(
            self,
            Self::Home
                | Self::Local(_)
                | Self::Game { .. }
                | Self::Learn { .. }
                | Self::Puzzles { .. }
                | Self::Setup { .. }
        )
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
