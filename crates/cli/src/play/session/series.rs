//! A match: games with the sides swapped from one to the next.

use clock::Moment;
use dice::Seed;
use game::Side;
use hall::Hall;
use play::LocalGame;
use protocol::{ApplyError, Seat};
use series::{Player, Standing, Verdict};

use super::Session;
use crate::texts::{fill, text};

impl Session {
    /// The number of this game in its match, and the number of games in the match.
    fn number(&self) -> Option<(u32, u8)> {
        let place = self.game.state().terms().series.as_ref()?;
        Some((place.standing().games + 1, place.agreed.most_games()?))
    }

    /// Whether another game of the match can begin.
    pub(crate) fn next_follows(&self) -> bool {
        self.table().outcome().is_some() && self.game.state().series_goes_on()
    }

    /// The next game of the match; `None` if there is none or this one is not over.
    pub(crate) fn following(
        &self,
        hall: &Hall,
        seed: &Seed,
        now: Moment,
    ) -> Option<Result<LocalGame, ApplyError>> {
        let (number, _) = self.number().filter(|_| self.next_follows())?;
        Some(self.game.following(hall, &number.to_string(), seed, now))
    }

    /// Which game of a match this is, and once it is over the standing; nothing for a single game.
    pub(crate) fn match_lines(&self) -> Vec<String> {
        let Some((number, games)) = self.number() else {
            return Vec::new();
        };
        let args = [("number", number.into()), ("games", games.into())];
        let mut lines = vec![fill("match-number", &args)];
        let state = self.game.state();
        let (Some(place), Some(result)) = (&state.terms().series, state.result()) else {
            return lines;
        };
        let standing = place.agreed.after(&place.standing(), result);
        lines.extend(Player::BOTH.map(|player| self.score(player, number - 1, &standing)));
        match place.agreed.verdict(&standing) {
            Verdict::GoesOn => lines.push(text("terminal-match-next")),
            Verdict::Over(Some(winner)) => {
                let name = self.player(winner, number - 1);
                lines.push(fill("terminal-match-won", &[("player", name.into())]));
            }
            Verdict::Over(None) => lines.push(text("terminal-match-tied")),
        }
        lines
    }

    /// What a player has reached in the match, `counted` games before this one.
    fn score(&self, player: Player, counted: u32, standing: &Standing) -> String {
        let total = [
            ("wins", standing.wins[player.index()].into()),
            ("draws", standing.draws.into()),
        ];
        let points = standing.points.map(|points| {
            let points = points[player.index()];
            fill("match-points", &[("points", points.into())])
        });
        let parts = [Some(fill("match-total", &total)), points];
        let score = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
        format!("{}: {score}", self.player(player, counted))
    }

    /// The name of a player of the match.
    fn player(&self, player: Player, counted: u32) -> String {
        let side = self
            .game
            .state()
            .terms()
            .agreed_series()
            .side(player, counted);
        let alone = Side::BOTH.iter().any(|side| !self.is_person(*side));
        match self.seat(side) {
            Seat::Computer { level } => fill("seat-computer", &[("level", (*level).into())]),
            _ if alone => text("seat-you"),
            _ => fill("match-player", &[("number", (player.index() + 1).into())]),
        }
    }
}
