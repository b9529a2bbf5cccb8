//! The match that a game on one device belongs to (K-11).

use protocol::{MatchGame, MatchView, Score};

use super::LocalGame;

impl LocalGame {
    /// The match that this game belongs to, as far as it has been played; `id` is this game's, and
    /// `load` finds the others. The result of one that is not there any more is not known.
    #[must_use]
    pub fn match_view(&self, id: &str, load: impl Fn(&str) -> Option<Self>) -> MatchView {
        let of = |id: &str, game: Option<&Self>| MatchGame {
            id: id.to_owned(),
            result: game.and_then(|game| game.state.result()),
        };
        let terms = self.state.terms();
        let before = terms.before.iter();
        let mut created: Vec<_> = before.map(|id| of(id, load(id).as_ref())).collect();
        created.push(of(id, Some(self)));
        let next = |game: &Self| {
            let id = game
                .state
                .next_game()
                .filter(|_| game.state.match_goes_on());
            id.map(str::to_owned)
        };
        let mut after = next(self);
        while let Some(id) = after {
            let game = load(&id);
            created.push(of(&id, game.as_ref()));
            after = game.as_ref().and_then(next);
        }
        MatchView {
            games: terms.games,
            score: Score::of(created.iter().map(|game| game.result)),
            created,
        }
    }
}
