//! Bringing a result back.

use game::{Outcome, Side, Viewer};
use hall::Table;
use tournament::log::{Fact, GameResult};
use tournament::{Captured, Pair};

use super::state::{Umpire, UmpireError};
use super::table::{entry, request, seat_of, side_of};
use crate::games::Play;
use crate::store::OpenBoard;
use crate::tournaments::{Addition, Held};

/// What a tray of a scene holds whose pieces were captured.
const CAPTURED: &str = "captured";

impl Umpire {
    /// Enters the result of a game that is over, if its table waits for it.
    pub(super) async fn bring(
        &self,
        id: &str,
        board: &OpenBoard,
        result: GameResult,
    ) -> Result<(), UmpireError> {
        let (at, game) = (board.at, board.id.clone());
        let decide = move |held: &Held, now| {
            if held.tournament.board(at) != Some(&game) {
                return Ok(Addition::nothing());
            }
            let result = held.tournament.counted(result.clone());
            Ok(Addition {
                settled: Some(game.clone()),
                ..entry(now, Fact::Played { at, result }).into()
            })
        };
        let request = request("played", &board.id);
        self.tournaments().enter(id, Some(request), decide).await?;
        Ok(())
    }
}

/// How a game has ended for a tournament; `game` is its number in the bout.
pub(super) fn result(play: &Play, outcome: &Outcome, game: usize) -> GameResult {
    // A penalty in the game is not taken from the points of a match, which begin at nothing.
    let counted = |points: i32| u16::try_from(points.max(0)).unwrap_or(u16::MAX);
    GameResult {
        winner: outcome.winner.map(|side| seat_of(side, game)),
        points: outcome
            .points
            .map(|points| Pair::each(|seat| counted(points[side_of(seat, game).index()]))),
        captured: play
            .state()
            .table()
            .and_then(captured)
            .map(|captured| Pair::each(|seat| captured[side_of(seat, game).index()])),
        record: Some(play.id().to_owned()),
    }
}

/// What both sides have captured, in games whose scenes say so.
fn captured(table: &dyn Table) -> Option<[Captured; 2]> {
    let scene = table.scene(table.plies(), Viewer::Judge)?;
    let of = |side: Side| {
        let trays = scene.trays.iter();
        let lost = trays.filter(|tray| tray.key == CAPTURED && tray.side == !side);
        let pieces = lost.flat_map(|tray| &tray.pieces);
        Captured::of_pieces(pieces.map(|(kind, _, count)| (*kind, *count)))
    };
    Some(Side::BOTH.map(of))
}
