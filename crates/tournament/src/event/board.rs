//! Games that a server plays for a tournament.

use super::refused::{NotNow, Refused, check_text};
use super::{Bout, Pause, State, Tournament};
use crate::log::{Contest, GameResult, Number, Spot};
use crate::pair::{Pair, Seat};

/// A game that can start on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Where.
    pub at: Spot,
    /// Its number in the bout, from 1.
    pub game: usize,
    /// The seats of those who have the first and the second side.
    pub seats: [Seat; 2],
    /// Who they are.
    pub players: [Number; 2],
    /// Their handicaps in game points (M-T5).
    pub handicap: [i64; 2],
    /// From which position it begins, if not from the first one.
    pub position: Option<String>,
    /// When it begins at the earliest, in milliseconds since the beginning of 1970 (UTC).
    pub not_before: Option<i64>,
}

impl Tournament {
    /// The games that can start on a server now, if it plays the tournament's games: the next one of each
    /// table that has none, does not rest, and whose players are known elsewhere by an id.
    pub fn due_boards(&self) -> impl Iterator<Item = Due> + '_ {
        let online = self.charter().boards.is_some() && !self.is_closed();
        let tables = online.then(|| self.open_tables()).into_iter().flatten();
        tables.filter_map(|at| self.due_board(at))
    }

    /// The game of a server that is played at a table now.
    #[must_use]
    pub fn board(&self, at: Spot) -> Option<&str> {
        self.table(at)?.board.as_deref()
    }

    /// The result of a game as a program has counted it, with as much of it as the contest takes: captured
    /// pieces only in matches of TORA, and there only if they make up the points.
    #[must_use]
    pub fn counted(&self, result: GameResult) -> GameResult {
        let captured = result.captured.filter(|captured| {
            let Contest::Tora { assassin, .. } = self.charter().contest else {
                return false;
            };
            let points = Pair::each(|seat: Seat| captured.of(seat).points(assassin));
            result
                .points
                .is_some_and(|counted| points == Pair::each(|seat: Seat| Some(*counted.of(seat))))
        });
        GameResult { captured, ..result }
    }

    fn due_board(&self, at: Spot) -> Option<Due> {
        let table = self.table(at)?;
        let not_before = match table.pause {
            Some(Pause::Paused) => return None,
            Some(Pause::Until(until)) => Some(until),
            None => None,
        };
        let bout = table.bout();
        if table.board.is_some() || self.state(at) != Some(State::Running) {
            return None;
        }
        let first = Bout::first_side(bout.games.len());
        let seats = [first, first.other()];
        let players = seats.map(|seat| bout.player(seat));
        let known = |number: Number| self.player(number)?.registration.id.as_ref();
        players
            .iter()
            .all(|player| known(*player).is_some())
            .then(|| Due {
                at,
                game: bout.games.len() + 1,
                seats,
                players,
                handicap: seats.map(|seat| *bout.pairing.handicap.of(seat)),
                position: table.position.clone(),
                not_before,
            })
    }

    pub(super) fn start_board(&mut self, at: Spot, board: &str) -> Result<(), Refused> {
        check_text("the id of a game", board)?;
        let mut table = self.running_table(at)?;
        if table.board.is_some() {
            let why = NotNow::Started;
            return Err(Refused::Rests { at, why });
        }
        table.pause = None;
        table.board = Some(board.to_owned());
        self.put_table(at, table);
        Ok(())
    }
}
