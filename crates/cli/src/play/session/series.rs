//! A match or points play: games one after the other, and what they add up to.

use clock::Moment;
use dice::Seed;
use game::Side;
use hall::Hall;
use play::LocalGame;
use protocol::{ApplyError, InSeries, Seat};
use series::{Length, Player, Race, Standing, Verdict};

use super::{Question, Session};
use crate::texts::{fill, text};

impl Session {
    /// The place of this game in its match or points play.
    fn place(&self) -> Option<&InSeries> {
        self.game.state().terms().series.as_ref()
    }

    /// What was agreed for the match or points play.
    #[cfg(test)]
    pub(crate) fn agreed(&self) -> Option<&series::Series> {
        self.place().map(|place| &place.agreed)
    }

    /// The points to reach in points play.
    fn target(&self) -> Option<u32> {
        match self.place()?.agreed.length {
            Length::Points(target) => Some(target.get()),
            Length::Games(_) | Length::Target { .. } | Length::Lead(_) => None,
        }
    }

    /// What is played for in points play.
    pub(crate) fn race(&self) -> Option<Race> {
        self.game.state().race()
    }

    /// Whether another game can begin.
    pub(crate) fn next_follows(&self) -> bool {
        self.table().outcome().is_some() && self.game.state().series_goes_on()
    }

    /// The next game of the match, or the next board; `None` if there is none or this one is not over.
    pub(crate) fn following(
        &self,
        hall: &Hall,
        seed: &Seed,
        now: Moment,
    ) -> Option<Result<LocalGame, ApplyError>> {
        let number = self.place().filter(|_| self.next_follows())?.number();
        Some(self.game.following(hall, &number.to_string(), seed, now))
    }

    /// Whether the person to move may have the board set up anew.
    fn may_reset(&self) -> bool {
        let side = self.table().to_move().filter(|_| self.may_touch());
        side.is_some_and(|side| self.game.state().may_reset(side))
    }

    /// The person to move has the board set up anew, once it is sure.
    pub(crate) fn reset(&mut self) {
        if self.may_reset() && self.sure(Question::Reset, text("terminal-reset-question")) {
            if let Err(error) = self.game.reset(self.now) {
                self.say(error.to_string());
            }
            self.draft = self.game.draft();
            self.renew();
        }
    }

    /// What to ask before a person gives the game up.
    pub(super) fn resign_question(&self) -> String {
        text(match self.target() {
            Some(_) => "terminal-resign-points-question",
            None => "terminal-resign-question",
        })
    }

    /// Which game of a match or which board this is, and the standing: of a match once the game is
    /// over, of points play always; nothing for a single game.
    pub(crate) fn match_lines(&self) -> Vec<String> {
        let Some(place) = self.place() else {
            return Vec::new();
        };
        let (before, result) = (place.standing(), self.game.state().result());
        let after = result.map(|result| place.agreed.after(&before, result));
        let number = place.number();
        let target = self.target();
        let mut lines = Vec::new();
        if let Some(target) = target {
            lines.push(fill(
                "points-board",
                &[("number", number.into()), ("target", target.into())],
            ));
            let points = match after {
                Some(after) => after.points.unwrap_or_default(),
                None => {
                    let points = self.table().points().unwrap_or_default();
                    place.agreed.total(&before, points)
                }
            };
            let points = |player: Player| {
                let name = self.player(player, before.games);
                format!("{name}: {}", points_text(points[player.index()]))
            };
            lines.extend(Player::BOTH.map(points));
        } else if let Some(games) = place.agreed.most_games() {
            lines.push(fill(
                "match-number",
                &[("number", number.into()), ("games", games.into())],
            ));
            if let Some(after) = &after {
                lines.extend(Player::BOTH.map(|player| self.score(player, before.games, after)));
            }
        }
        if self.may_reset() {
            lines.push(text("terminal-points-reset"));
        }
        let verdict = after.map(|after| place.agreed.verdict(&after));
        lines.extend(verdict.map(|verdict| self.verdict_line(verdict, before.games)));
        lines
    }

    /// What is decided after a game, `counted` games before it.
    fn verdict_line(&self, verdict: Verdict, counted: u32) -> String {
        let by_points = self.target().is_some();
        match verdict {
            Verdict::GoesOn if by_points => text("terminal-points-next"),
            Verdict::GoesOn => text("terminal-match-next"),
            Verdict::Over(Some(winner)) => {
                let name = self.player(winner, counted);
                if by_points {
                    fill("terminal-points-won", &[("player", name.into())])
                } else {
                    fill("terminal-match-won", &[("player", name.into())])
                }
            }
            Verdict::Over(None) if by_points => text("terminal-points-tied"),
            Verdict::Over(None) => text("terminal-match-tied"),
        }
    }

    /// What a player has reached in the match, `counted` games before this one.
    fn score(&self, player: Player, counted: u32, standing: &Standing) -> String {
        let total = [
            ("wins", standing.wins[player.index()].into()),
            ("draws", standing.draws.into()),
        ];
        let points = standing.points;
        let points = points.map(|points| points_text(points[player.index()]));
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
            Seat::Computer { level, .. } => fill("seat-computer", &[("level", (*level).into())]),
            _ if alone => text("seat-you"),
            _ => fill("match-player", &[("number", (player.index() + 1).into())]),
        }
    }
}

fn points_text(points: i32) -> String {
    fill("match-points", &[("points", points.into())])
}
