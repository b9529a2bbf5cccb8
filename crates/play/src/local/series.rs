//! The series that a game on one device belongs to, such as a match (K-11).

use protocol::{SeriesGame, SeriesView};

use super::LocalGame;

impl LocalGame {
    /// The series of this game as far as it has been played; `id` is this game's id, and `load`
    /// finds the others. If a later game is no longer on the device, its result is unknown.
    #[must_use]
    pub fn series_view(&self, id: &str, load: impl Fn(&str) -> Option<Self>) -> SeriesView {
        let of = |id: &str, game: Option<&Self>| SeriesGame {
            id: id.to_owned(),
            result: game.and_then(|game| game.state.result()),
        };
        let terms = self.state.terms();
        let mut games = terms.games_before().to_vec();
        games.push(of(id, Some(self)));
        let next = |game: &Self| {
            let id = game
                .state
                .next_game()
                .filter(|_| game.state.series_goes_on());
            id.map(str::to_owned)
        };
        let mut after = next(self);
        while let Some(id) = after {
            let game = load(&id);
            games.push(of(&id, game.as_ref()));
            after = game.as_ref().and_then(next);
        }
        SeriesView::of(terms, games)
    }
}
