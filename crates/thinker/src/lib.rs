//! The computer opponent of the browser: the engine as a WebAssembly module for a Web Worker.
//!
//! It is a separate module, so that the page need not load the engine, and the engine can be
//! compiled for speed while the page is compiled for size. The worker's script `think.js` uses it
//! to answer the page's messages.

use std::num::NonZeroU32;
use std::sync::atomic::AtomicBool;

use engine::{Limits, Player, Request, Score, Task};
use game::History;
use series::Race;
use wasm_bindgen::prelude::wasm_bindgen;

/// The computer's memory for search results, in MiB.
const TABLE_MIB: usize = 16;

/// A computer player that keeps its search results for the next turn.
#[wasm_bindgen]
pub struct Thinker(Player);

#[wasm_bindgen]
impl Thinker {
    /// Creates a player without search results.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[expect(
        clippy::new_without_default,
        reason = "for scripts, which know no defaults"
    )]
    pub fn new() -> Self {
        Self(Player::new(TABLE_MIB))
    }

    /// Finds the rest of the running turn, including its end, in the game that began with the
    /// position `start` and in which `moves` were played. Thinks for at most `time_ms`
    /// milliseconds; `level` is 1..=10, and `seed` varies the mistakes of weaker levels from game
    /// to game. In points play, `before` are the points of both sides before this game and `target`
    /// is the total that they play for; otherwise `target` is 0.
    ///
    /// # Errors
    ///
    /// If the game, the history, the position or a move is invalid, or the game is over.
    #[expect(
        clippy::too_many_arguments,
        reason = "a message of the page, which a script passes on part by part"
    )]
    pub fn turn(
        &mut self,
        start: String,
        moves: Vec<String>,
        history: &str,
        level: u8,
        time_ms: u32,
        seed: u32,
        before: &[i32],
        target: u32,
    ) -> Result<Vec<String>, String> {
        let task = Task {
            level,
            limits: Limits::time(time_ms.into()),
            seed: seed.into(),
            race: race(before, target)?,
            ..Task::default()
        };
        let request = request(start, moves, history, task)?;
        // To cancel the search, the page ends the worker.
        let never = AtomicBool::new(false);
        let answer = self.0.think(&request, &never, &mut |_| {});
        answer
            .map(|answer| answer.moves)
            .map_err(|error| error.to_string())
    }

    /// What the position of a game is worth for the side to move, and the turn that the computer would play there at
    /// full strength, having thought for `time_ms` milliseconds; the game is said as in [`turn`](Self::turn). The
    /// first text of the answer is the worth: `points` with hundredths of a point, or `wins` or `loses` with a number
    /// of turns; the others are the moves.
    ///
    /// # Errors
    ///
    /// If the game, the history, the position or a move is invalid, or the game is over.
    pub fn opinion(
        &mut self,
        start: String,
        moves: Vec<String>,
        history: &str,
        time_ms: u32,
        before: &[i32],
        target: u32,
    ) -> Result<Vec<String>, String> {
        let task = Task {
            limits: Limits::time(time_ms.into()),
            even_forced: true,
            race: race(before, target)?,
            ..Task::default()
        };
        let request = request(start, moves, history, task)?;
        let never = AtomicBool::new(false);
        let answer = self.0.think(&request, &never, &mut |_| {});
        let answer = answer.map_err(|error| error.to_string())?;
        let worth = match answer.report {
            Some(report) => worth(report.score),
            // There was no time for a search.
            None => worth(Score::Points(
                self.0
                    .evaluate(&request)
                    .map_err(|error| error.to_string())?,
            )),
        };
        Ok(std::iter::once(worth).chain(answer.moves).collect())
    }
}

/// What the engine is asked about a game.
fn request(
    start: String,
    moves: Vec<String>,
    history: &str,
    task: Task<String>,
) -> Result<Request, String> {
    let history =
        History::from_name(history).ok_or_else(|| format!("no history is called `{history}`"))?;
    Ok(Request {
        moves,
        history,
        task,
        ..Request::new(start)
    })
}

/// A score as the page reads it.
fn worth(score: Score) -> String {
    match score {
        Score::Points(hundredths) => format!("points {hundredths}"),
        Score::Wins(turns) => format!("wins {turns}"),
        Score::Loses(turns) => format!("loses {turns}"),
    }
}

/// What is played for in points play.
fn race(before: &[i32], target: u32) -> Result<Option<Race>, String> {
    let Some(target) = NonZeroU32::new(target) else {
        return Ok(None);
    };
    let before = before
        .try_into()
        .map_err(|_| format!("the points of {} sides instead of two", before.len()))?;
    Ok(Some(Race { before, target }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

    fn ask(start: &str) -> Result<Vec<String>, String> {
        ask_in_race(start, &[], 0)
    }

    fn ask_in_race(start: &str, before: &[i32], target: u32) -> Result<Vec<String>, String> {
        let (start, played) = (start.to_owned(), Vec::new());
        Thinker::new().turn(start, played, "counts", 10, 20, 1, before, target)
    }

    #[test]
    fn a_question_gets_a_whole_turn() {
        let moves = ask(START).expect("a turn");
        assert_eq!(moves.last().map(String::as_str), Some("end"), "{moves:?}");
    }

    #[test]
    fn a_question_about_points_play_says_what_both_have() {
        let moves = ask_in_race(START, &[70, 12], 79).expect("a turn");
        assert_eq!(moves.last().map(String::as_str), Some("end"), "{moves:?}");
        let reason = ask_in_race(START, &[70], 79).expect_err("one side only");
        assert!(reason.contains("two"), "{reason}");
    }

    #[test]
    fn an_opinion_is_a_worth_and_a_turn() {
        let answer = Thinker::new().opinion(START.to_owned(), Vec::new(), "counts", 50, &[], 0);
        let answer = answer.expect("an opinion");
        let (worth, moves) = answer.split_first().expect("a worth");
        let number = worth.strip_prefix("points ").map(str::parse::<i32>);
        assert!(matches!(number, Some(Ok(_))), "{worth}");
        assert_eq!(moves.last().map(String::as_str), Some("end"), "{moves:?}");
        let worths = [Score::Points(-35), Score::Wins(2), Score::Loses(1)].map(super::worth);
        assert_eq!(worths, ["points -35", "wins 2", "loses 1"]);
    }

    #[test]
    fn an_opinion_knows_how_the_game_has_gone() {
        // Whoever is behind can have the position a third time.
        let start = "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w - - 0 1";
        let moves = ["a1a2", "d8e8", "a2a1", "e8d8", "a1a2", "d8e8", "a2a1"];
        let ask = |history| {
            let (start, moves) = (start.to_owned(), moves.map(str::to_owned).into());
            let answer = Thinker::new().opinion(start, moves, history, 300, &[], 0);
            answer.expect("an opinion")
        };
        assert_eq!(ask("counts"), ["points 0", "e8d8"]);
        let ignored = ask("ignored");
        assert!(
            ignored[0].starts_with("points -") || ignored[0].starts_with("loses"),
            "{ignored:?}"
        );
    }

    #[test]
    fn a_question_without_sense_gets_the_reason() {
        let reason = ask("chess").expect_err("no game");
        assert!(reason.contains("chess"), "{reason}");
    }
}
