//! Matches of the engine against itself.
//!
//! Each opening is played twice with sides exchanged. Every turn that a player hands in is checked
//! by the rules, text by text, as if it came from outside.

mod points;
mod results;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use game::{History, Outcome, Side, SplitMix, Viewer};
use hall::{Catalogue, Table};
use series::Race;

use crate::{BestTurn, Limits, Player, Request, Score, Task, ThinkError};

pub use points::points_play;
pub use results::{Results, Tally};

/// By how many centi-points one side may be ahead in a fair opening.
const FAIR: u32 = 120;
/// How many openings are tried, and how many positions are searched to judge one.
const TRIES: usize = 24;
const JUDGED_NODES: u64 = 20_000;

/// One of the two players of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// Its level, 1..=10.
    pub level: u8,
    /// Its limits for a turn, in addition to those of the level.
    pub limits: Limits,
    /// Whether it does [nothing in secret](Task::open).
    pub open: bool,
    /// Whether it is told what is played for in [points play](points_play); otherwise it plays each
    /// board for itself.
    pub counts: bool,
}

/// A match.
pub struct Match {
    /// The players.
    pub players: [Contestant; 2],
    /// The game at its start.
    pub table: Box<dyn Table>,
    /// The data files that its start position may name.
    pub catalogue: Catalogue,
    /// Number of games; an even number is fair.
    pub games: usize,
    /// Plies played at random before the players take over, so that games differ. Several such
    /// openings are tried, and one is taken in which neither side is far ahead.
    pub random_plies: usize,
    /// Turns after which a game is broken off and counted as a draw.
    pub most_turns: usize,
    /// Makes the random plies and the errors of weak levels repeatable.
    pub seed: u64,
    /// Number of games played at the same time.
    pub threads: usize,
    /// MiB of each player's table.
    pub table_mib: usize,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number, from 0.
    pub number: usize,
    /// The side of the first player.
    pub side: Side,
    /// The text of its start position.
    pub start: String,
    /// All its moves.
    pub moves: Vec<String>,
    /// How it ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// The player who handed in an illegal turn and lost by it, and what was wrong with the turn.
    pub illegal: Option<(usize, String)>,
    /// The longest turn of each player, in milliseconds.
    pub longest_ms: [u64; 2],
}

impl PlayedGame {
    /// The winner, 0 or 1; `None` for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        if let Some((culprit, _)) = &self.illegal {
            return Some(1 - culprit);
        }
        let winner = self.outcome?.winner?;
        Some(usize::from(winner != self.side))
    }
}

/// Plays a match. Calls `done` with each game when it ends. When `stop` is set, breaks off the
/// games in progress and stops early.
///
/// # Errors
///
/// If a start position can't be read or its game is not known.
pub fn play(
    contest: &Match,
    stop: &AtomicBool,
    done: &(dyn Fn(&PlayedGame) + Sync),
) -> Result<Tally, ThinkError> {
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Ok(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..contest.threads.clamp(1, contest.games.max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.games || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let played = play_game(contest, number, stop);
                    let Ok(mut tally) = tally.lock() else { break };
                    match (&mut *tally, played) {
                        (Ok(_), Ok(game))
                            if stop.load(Ordering::Relaxed) && game.outcome.is_none() => {}
                        (Ok(tally), Ok(game)) => {
                            tally.add(&game);
                            done(&game);
                        }
                        (Ok(_), Err(error)) => *tally = Err(error),
                        (Err(_), _) => break,
                    }
                }
            });
        }
    });
    tally
        .into_inner()
        .unwrap_or_else(|broken| broken.into_inner())
}

fn play_game(contest: &Match, number: usize, stop: &AtomicBool) -> Result<PlayedGame, ThinkError> {
    let start = contest.table.start(Viewer::Judge);
    let mut board = open(contest, number / 2, stop)?;
    let side = if number.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    let mut players = [0, 1].map(|_| Player::new(contest.table_mib));
    let mut game = PlayedGame {
        number,
        side,
        start,
        moves: moves(&*board),
        outcome: board.outcome(),
        illegal: None,
        longest_ms: [0; 2],
    };
    for _ in 0..contest.most_turns {
        let Some(mover) = board.to_move() else { break };
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let index = usize::from(mover != side);
        let seed = contest.seed.wrapping_add(number as u64);
        let task = contest.players[index].task(seed, None);
        let began = web_time::Instant::now();
        let answer = ask(contest, &mut players[index], &*board, task, stop)?;
        let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        game.longest_ms[index] = ms.max(game.longest_ms[index]);
        if let Err(reason) = hand_in(&mut *board, mover, &answer) {
            game.illegal = Some((index, reason));
            break;
        }
        game.moves = moves(&*board);
    }
    game.outcome = board.outcome();
    Ok(game)
}

impl Contestant {
    /// What it is asked at each turn of a game.
    fn task(&self, seed: u64, race: Option<Race>) -> Task<String> {
        Task {
            level: self.level,
            limits: self.limits,
            open: self.open,
            race: race.filter(|_| self.counts),
            seed,
            ..Task::default()
        }
    }
}

/// Asks a player for a turn at the board.
fn ask(
    contest: &Match,
    player: &mut Player,
    board: &dyn Table,
    task: Task<String>,
    stop: &AtomicBool,
) -> Result<BestTurn, ThinkError> {
    let mover = board.to_move().ok_or(ThinkError::Over)?;
    let request = Request {
        catalogue: contest.catalogue.clone(),
        ..Request::of_side(board, mover, task)
    };
    player.think(&request, stop, &mut |_| ())
}

/// Opens a pair of games: random plies from the start after which the game is still fair.
fn open(contest: &Match, opening: usize, stop: &AtomicBool) -> Result<Box<dyn Table>, ThinkError> {
    if contest.random_plies == 0 {
        return Ok(contest.table.boxed_clone());
    }
    let mut random = SplitMix(contest.seed ^ (opening as u64) << 20);
    let mut judge = Player::new(1);
    let mut fairest = None;
    for _ in 0..TRIES {
        let mut board = contest.table.boxed_clone();
        scatter(&mut *board, contest.random_plies, &mut random);
        let mover = board.to_move().ok_or(ThinkError::Over)?;
        let task = Task {
            limits: Limits::nodes(JUDGED_NODES),
            ..Task::default()
        };
        let request = Request {
            history: History::Ignored,
            catalogue: contest.catalogue.clone(),
            ..Request::of_side(&*board, mover, task)
        };
        let report = judge.analyze(&request, stop, &mut |_| ())?;
        let ahead = match report.map(|report| report.score) {
            Some(Score::Points(points)) => points.unsigned_abs(),
            _ => u32::MAX,
        };
        if fairest.as_ref().is_none_or(|(least, _)| ahead < *least) {
            fairest = Some((ahead, board));
        }
        if ahead <= FAIR {
            break;
        }
    }
    fairest.map(|(_, board)| board).ok_or(ThinkError::Over)
}

/// All moves of a game as texts.
fn moves(board: &dyn Table) -> Vec<String> {
    let text = |ply| board.ply(ply, Viewer::Judge).map(|(_, text)| text);
    (0..board.plies()).map_while(text).collect()
}

/// Plays random legal moves, and then finishes the running turn. Never ends the game.
fn scatter(board: &mut dyn Table, plies: usize, random: &mut SplitMix) {
    let mut played = 0;
    // A turn once begun is finished, so that no player has to finish another's.
    while played < plies || (played > 0 && !board.at_turn_start()) {
        let legal = board.offers();
        if legal.is_empty() {
            break;
        }
        played += 1;
        if board.play(&legal[random.below(legal.len())].text).is_err() {
            break;
        }
    }
    while board.outcome().is_some() && board.take_back() {}
}

/// Plays a turn from its texts, checked by the rules; or the part of it that the rules reply to.
fn hand_in(board: &mut dyn Table, side: Side, answer: &BestTurn) -> Result<(), String> {
    let mut replied = false;
    for (index, text) in answer.moves.iter().enumerate() {
        if index > 0 && board.at_turn_start() {
            return Err(format!("`{text}` comes after the end of the turn"));
        }
        if replied {
            return Err(format!("`{text}` comes before the rules' reply"));
        }
        let played = board.play(text);
        replied = played.map_err(|error| format!("`{text}`: {error}"))?.sealed;
    }
    match board.to_move() {
        Some(mover) if mover == side && !board.at_turn_start() && !replied => {
            Err("the turn has no end".into())
        }
        Some(_) if answer.moves.is_empty() => Err("there is no move".into()),
        _ => Ok(()),
    }
}
