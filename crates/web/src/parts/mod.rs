//! What a page needs before it can be shown, loaded when a page first needs it: its code, the
//! rules of games, the texts in the language in use, books and drawings.

mod lazy;
mod pages;
mod waiting;

use futures_util::future::{try_join, try_join_all, try_join5};
use hall::GameInfo;
use wasm_bindgen::JsValue;

pub(crate) use lazy::{
    audit, course, desk, links, load_audit, load_course, load_desk, load_links, load_notices,
    load_pictures, load_piece_card, load_points, load_reader, load_rule_panel, load_scanned,
    load_secrets, notices, pictures, piece_card, points, reader, rule_panel, scanned, secrets,
};
pub(crate) use pages::Page;
pub(crate) use waiting::when;

use crate::board::art;
use crate::play::kept_games;
use crate::route::Route;
use crate::{games, i18n, texts};

/// What every page needs.
const FRAME: &str = "app";

/// What all pages of games need.
const TABLES: &str = "tables";

/// What is said of players.
const PLAYERS: &str = "players";

/// What a page needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Needs {
    page: Option<Page>,
    texts: Vec<String>,
    files: Vec<&'static str>,
    games: Vec<&'static GameInfo>,
    /// Whether it needs the code that reads games kept on this device.
    reader: bool,
    /// Whether it needs the code of the arbiter's desk.
    desk: bool,
    /// Whether it needs the code of the panel of points play.
    points: bool,
    /// Whether it needs the code of the panel about hidden pieces.
    secrets: bool,
    /// Whether it needs the code that shows a rule beside a game.
    rule: bool,
    /// Whether it needs the code that draws links for the camera of another device.
    scanned: bool,
    /// Whether it needs the code that draws how a game went.
    course: bool,
    /// Whether it needs the code of the card of the touched piece.
    piece_card: bool,
    /// Whether it needs the code that makes pictures.
    pictures: bool,
    /// Whether it needs the code of the list of games by link.
    links: bool,
    /// Whether it needs the code of the card with which finished games are checked.
    audit: bool,
}

impl Needs {
    /// What the page with this address needs before it can be shown.
    pub(crate) fn of(route: &Route) -> Self {
        let mut needs = Self {
            page: Page::of(route),
            ..Self::default()
        };
        needs.texts.push(FRAME.to_owned());
        needs.files.extend(art("house"));
        match route {
            Route::Home => {
                let kept = crate::pages::kept_at_home();
                needs.reader = kept.is_some() || kept_games::some_lack_summary();
                needs.home(kept.map(|id| kept_games::games_of(&id)).unwrap_or_default());
            }
            // The texts that name the options of games.
            Route::Play { .. } | Route::Print { .. } | Route::Player(_) | Route::Tournament(_) => {
                needs.text(match route {
                    Route::Print { .. } => "print",
                    _ => PLAYERS,
                });
                match route {
                    Route::Tournament(_) => needs.text("tournament"),
                    // The styles of boards have the same names there.
                    Route::Print { .. } => needs.text("settings"),
                    _ => {}
                }
                needs.text(TABLES);
                hall::games().for_each(|info| needs.text(info.book));
            }
            Route::Setup { .. } => {
                needs.text("setup");
                needs.text(TABLES);
                hall::games().for_each(|info| needs.text(info.book));
            }
            Route::Local(id) => {
                needs.reader = true;
                needs.text(TABLES);
                let games = kept_games::games_of(id).into_iter();
                games.for_each(|info| needs.game(info));
            }
            Route::Rules { book, .. } => needs.book(book, "rules"),
            Route::Learn { guide } => {
                needs.text("lessons");
                let first = crate::pages::guides().next();
                if let Some(book) = guide.as_deref().or(first) {
                    needs.book(book, "guide");
                    // Diagrams that the rule book has, too, have their captions there.
                    needs.text(&format!("{book}-rules"));
                }
            }
            Route::Puzzles { game, puzzle } => {
                needs.text("puzzles");
                let info = crate::pages::game_of_puzzles(game.as_deref(), puzzle.as_deref());
                if let Some(info) = info {
                    needs.game(info);
                    needs.files.extend(crate::pages::puzzles_of(info));
                }
            }
            // Only the server knows which game it is.
            Route::Game { .. } => {
                needs.text(TABLES);
                needs.text(PLAYERS);
            }
            Route::Settings => {
                needs.text(TABLES);
                needs.text(PLAYERS);
                needs.text("settings");
            }
            Route::Check => {
                needs.audit = true;
                needs.text("audit");
            }
            Route::Unknown => {}
        }
        needs
    }

    /// Adds the first game, which can be played at once, and the games of the stored one.
    fn home(&mut self, kept: Vec<&'static GameInfo>) {
        hall::games()
            .take(1)
            .chain(kept)
            .for_each(|info| self.game(info));
    }

    /// What playing a game needs.
    pub(crate) fn of_game(info: &'static GameInfo) -> Self {
        let mut needs = Self::default();
        needs.game(info);
        needs
    }

    /// What reading position texts of a game needs: also the messages about them.
    pub(crate) fn of_positions(info: &'static GameInfo) -> Self {
        let mut needs = Self::of_game(info);
        needs.text("errors");
        needs.text(&format!("{}-errors", info.book));
        needs
    }

    /// What the arbiter of a game needs besides: also the messages about position texts.
    pub(crate) fn of_desk(info: &'static GameInfo) -> Self {
        let mut needs = Self {
            desk: true,
            ..Self::default()
        };
        needs.text("arbiter");
        needs.text("errors");
        needs.text(&format!("{}-errors", info.book));
        needs
    }

    /// What points play needs besides.
    pub(crate) fn of_points() -> Self {
        let mut needs = Self {
            points: true,
            ..Self::default()
        };
        needs.text("points");
        needs
    }

    /// What a game with hidden pieces needs besides.
    pub(crate) fn of_secrets() -> Self {
        let mut needs = Self {
            secrets: true,
            ..Self::default()
        };
        needs.text("secrets");
        needs
    }

    /// What the check of a finished game needs besides.
    pub(crate) fn of_audit() -> Self {
        let mut needs = Self {
            audit: true,
            ..Self::default()
        };
        needs.text("audit");
        needs
    }

    /// What a rule or a rule book beside a game needs.
    pub(crate) fn of_rule(route: &Route) -> Self {
        let mut needs = Self {
            rule: true,
            ..Self::default()
        };
        if let Route::Rules { book, .. } = route {
            needs.book(book, "rules");
            needs.text("beside");
        }
        needs
    }

    /// What a link for the camera of another device needs.
    pub(crate) fn of_scanned() -> Self {
        Self {
            scanned: true,
            ..Self::default()
        }
    }

    /// What the course of a finished game needs.
    pub(crate) fn of_course() -> Self {
        let mut needs = Self {
            course: true,
            ..Self::default()
        };
        needs.text("review");
        needs
    }

    /// What the card of a piece of this game needs.
    pub(crate) fn of_piece_card(info: &'static GameInfo) -> Self {
        let mut needs = Self {
            piece_card: true,
            ..Self::default()
        };
        needs.book(info.book, "rules");
        needs
    }

    /// What pictures of a game need.
    pub(crate) fn of_pictures() -> Self {
        let mut needs = Self {
            pictures: true,
            ..Self::default()
        };
        needs.text("pictures");
        needs
    }

    /// What the list of games by link needs.
    pub(crate) fn of_links() -> Self {
        let mut needs = Self {
            links: true,
            ..Self::default()
        };
        needs.text("links");
        needs
    }

    fn game(&mut self, info: &'static GameInfo) {
        if self.games.iter().any(|known| known.id == info.id) {
            return;
        }
        self.games.push(info);
        self.text(info.book);
        self.files.extend(art(info.book));
    }

    /// Adds a book of a game, `rules` or `guide`, with its diagrams.
    fn book(&mut self, book: &str, kind: &str) {
        self.files
            .extend(texts::find(&format!("/data/{book}/{kind}.json")));
        self.text(&format!("{book}-{kind}"));
        let games = hall::games().filter(|info| info.book == book);
        games.for_each(|info| self.game(info));
    }

    fn text(&mut self, name: &str) {
        if !self.texts.iter().any(|known| known == name) {
            self.texts.push(name.to_owned());
        }
    }

    /// Whether all of it is loaded.
    pub(crate) fn here(&self) -> bool {
        self.page.is_none_or(|page| page.show().is_some())
            && (!self.reader || reader().is_some())
            && (!self.desk || desk().is_some())
            && (!self.points || points().is_some())
            && (!self.secrets || secrets().is_some())
            && (!self.audit || audit().is_some())
            && (!self.course || course().is_some())
            && (!self.piece_card || piece_card().is_some())
            && (!self.pictures || pictures().is_some())
            && (!self.scanned || scanned().is_some())
            && (!self.rule || rule_panel().is_some())
            && (!self.links || links().is_some())
            && i18n::has(&self.texts)
            && self.files.iter().all(|path| texts::has(path))
            && self.games.iter().all(|info| games::has(info))
    }

    /// Loads everything that is missing, all at once.
    ///
    /// # Errors
    ///
    /// If something can't be fetched; the caller may try again.
    pub(crate) async fn load(&self) -> Result<(), JsValue> {
        let page = async {
            match self.page {
                Some(page) => page.load().await,
                None => Ok(()),
            }
        };
        let more = async {
            if self.reader {
                load_reader().await?;
            }
            if self.desk {
                load_desk().await?;
            }
            if self.points {
                load_points().await?;
            }
            if self.secrets {
                load_secrets().await?;
            }
            if self.audit {
                load_audit().await?;
            }
            if self.rule {
                load_rule_panel().await?;
            }
            if self.course {
                load_course().await?;
            }
            if self.piece_card {
                load_piece_card().await?;
            }
            if self.pictures {
                load_pictures().await?;
            }
            if self.scanned {
                load_scanned().await?;
            }
            if self.links {
                load_links().await?;
            }
            Ok(())
        };
        let rules = try_join_all(self.games.iter().map(|info| games::load(info)));
        let files = texts::fetch(self.files.iter().copied());
        try_join5(page, more, rules, i18n::fetch(&self.texts), files).await?;
        Ok(())
    }
}

/// Loads the code of all pages and games, one after the other, so that none needs the network
/// later.
pub(crate) async fn load_all() {
    for page in Page::ALL {
        if page.load().await.is_err() {
            return;
        }
    }
    let more = try_join5(
        load_reader(),
        load_course(),
        load_points(),
        load_secrets(),
        load_rule_panel(),
    );
    let cards = try_join(load_piece_card(), load_pictures());
    if more.await.is_err() || cards.await.is_err() {
        return;
    }
    for info in hall::games() {
        if games::load(info).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(path: &str) -> Needs {
        Needs::of(&Route::parse(path, "", ""))
    }

    #[test]
    fn a_page_needs_what_it_shows_and_no_more() {
        let games = |needs: &Needs| needs.games.iter().map(|info| info.id).collect::<Vec<_>>();
        let mut home = needs("/no/such/page");
        home.home(Vec::new());
        assert_eq!(games(&home), ["tora-short"]);
        assert_eq!(home.texts, ["app", "tora"]);
        assert_eq!(home.files, ["/art/house.svg", "/art/tora.svg"]);
        let rules = needs("/rules/tigerchess");
        assert_eq!(games(&rules), ["lancerchess", "tigerchess"]);
        assert_eq!(rules.texts, ["app", "tigerchess-rules", "tigerchess"]);
        assert!(rules.files.contains(&"/data/tigerchess/rules.json"));
        let settings = needs("/settings");
        assert_eq!(
            (games(&settings), settings.texts),
            (
                vec![],
                [FRAME, TABLES, PLAYERS, "settings"]
                    .map(str::to_owned)
                    .into()
            )
        );
    }

    #[test]
    fn what_is_on_offer_has_texts_and_drawings() {
        for info in hall::games() {
            assert!(art(info.book).is_some(), "{}", info.book);
            let texts = texts::find(&format!("/locales/en/{}.ftl", info.book));
            assert!(texts.is_some(), "{}", info.book);
        }
    }
}
