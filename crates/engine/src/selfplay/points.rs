//! Points play of the engine against itself (T-V7): boards one after the other, until a total is reached.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};

use game::Side;
use series::Race;

use super::{Match, Tally, ask, hand_in, open};
use crate::{Player, ThinkError};

/// The most boards of one opening, so that no two openings share one.
const BOARDS: usize = 1 << 12;

/// Plays `contest.games` times until a side has `target` points at the end of a round. The boards of
/// a game have openings of their own, the same ones in the game with sides swapped; roles are kept
/// from board to board. A game of more than `contest.most_turns` turns is broken off. Calls `done`
/// after each game with the results so far. When `stop` is set, stops early.
///
/// # Errors
///
/// If a start position can't be read or its game is not known.
pub fn points_play(
    contest: &Match,
    target: NonZeroU32,
    stop: &AtomicBool,
    done: &dyn Fn(&Tally),
) -> Result<Tally, ThinkError> {
    let mut tally = Tally::default();
    for number in 0..contest.games {
        let first_player = Side::BOTH[number % 2];
        let race = Race {
            before: [0; 2],
            target,
        };
        let end = play_boards(contest, number, race, stop)?;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let results = &mut tally.by_side[first_player.index()];
        match end.winner() {
            Some(winner) if winner == first_player => results.wins += 1,
            Some(_) => results.losses += 1,
            None => results.draws += 1,
        }
        tally.broken_off += usize::from(matches!(end, End::BrokenOff));
        tally.illegal += usize::from(matches!(end, End::Illegal(_)));
        done(&tally);
    }
    Ok(tally)
}

/// How points play has ended.
enum End {
    /// A side has reached the total.
    Reached(Side),
    /// It has lasted too long.
    BrokenOff,
    /// This side has handed in a turn that the rules refuse.
    Illegal(Side),
}

impl End {
    fn winner(&self) -> Option<Side> {
        match *self {
            Self::Reached(winner) => Some(winner),
            Self::Illegal(culprit) => Some(!culprit),
            Self::BrokenOff => None,
        }
    }
}

fn play_boards(
    contest: &Match,
    number: usize,
    mut race: Race,
    stop: &AtomicBool,
) -> Result<End, ThinkError> {
    let mut players = [0, 1].map(|_| Player::new(contest.table_mib));
    let seed = contest.seed.wrapping_add(number as u64);
    let mut turns = 0;
    for next in 0..BOARDS {
        let mut board = open(contest, number / 2 * BOARDS + next, stop)?;
        while let Some(mover) = board.to_move() {
            if turns == contest.most_turns || stop.load(Ordering::Relaxed) {
                return Ok(End::BrokenOff);
            }
            turns += 1;
            let index = usize::from(mover != Side::BOTH[number % 2]);
            let task = contest.players[index].task(seed, Some(race));
            let answer = ask(contest, &mut players[index], &*board, task, stop)?;
            let round = board.round();
            if hand_in(&mut *board, mover, &answer).is_err() {
                return Ok(End::Illegal(mover));
            }
            let points = board.points().unwrap_or_default();
            if board.round() > round
                && let Some(winner) = race.winner(points)
            {
                return Ok(End::Reached(winner));
            }
        }
        let points = board.outcome().and_then(|outcome| outcome.points);
        race.before = race.totals(points.unwrap_or_default());
        if let Some(winner) = race.winner([0; 2]) {
            return Ok(End::Reached(winner));
        }
    }
    Ok(End::BrokenOff)
}
