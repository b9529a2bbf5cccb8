//! Where in a tournament a game is played, as everybody may see it, and whether it rests.

use protocol::tournament::Occasion;
use tournament::event::{Bout, Pause};

use super::Tournaments;
use super::error::EventError;
use crate::store::BoardAt;

impl Tournaments {
    /// Whether a judge lets the bout rest to which a game belongs: no time passes for either side then.
    pub(crate) async fn rests(&self, game: &str, board: &BoardAt) -> Result<bool, EventError> {
        let live = self.get_anew(&board.tournament).await?;
        let held = self.lock(&live).await?;
        let table = held.tournament.table(board.at);
        let table = table.filter(|table| table.board.as_deref() == Some(game));
        Ok(match table.and_then(|table| table.pause) {
            Some(Pause::Paused) => true,
            Some(Pause::Until(until)) => self.now_ms() < until,
            None => false,
        })
    }

    /// Where in a tournament a game is played, with the handicaps of both sides.
    pub(crate) async fn occasion(&self, board: &BoardAt) -> Result<Occasion, EventError> {
        let live = self.get(&board.tournament).await?;
        let held = self.lock(&live).await?;
        let tournament = &held.tournament;
        let first = Bout::first_side(board.game.saturating_sub(1));
        let handicap = tournament.table(board.at).map(|table| {
            let handicap = table.bout().pairing.handicap;
            [first, first.other()].map(|seat| *handicap.of(seat))
        });
        Ok(Occasion {
            tournament: board.tournament.clone(),
            name: tournament.charter().name.clone(),
            round: board.at.round,
            table: board.at.table,
            game: board.game,
            handicap: handicap.unwrap_or_default(),
        })
    }
}
