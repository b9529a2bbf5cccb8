//! What the tests say about positions: the only lines that touch the crate.

use std::collections::BTreeSet;

use game::{
    Conduct, Ending, Game, History, MarkKind, Notation, Outcome, Position, Reason, Scene, Show,
    Side,
};
use testkit::play::{self, after, read};
use tigerden_tigerchess::{LancerChess, TigerChess};

/// Does `$body` with `$position` read as a position of the game that its text names.
macro_rules! of_game {
    ($text:expr, |$position:ident| $body:expr) => {
        if $text.starts_with("lancerchess") {
            let $position: LancerChess = read($text);
            $body
        } else {
            let $position: TigerChess = read($text);
            $body
        }
    };
}

/// The position after moves that are parted by spaces.
#[track_caller]
fn play_all<P: Notation>(position: P, moves: &str) -> P {
    after(position, moves.split_whitespace())
}

/// The moves can be played and lead to this position.
#[track_caller]
pub(crate) fn plays(start: &str, moves: &str, expected: &str) {
    assert_eq!(leads(start, moves), expected);
}

/// The position that the moves lead to.
#[track_caller]
pub(crate) fn leads(start: &str, moves: &str) -> String {
    of_game!(start, |position| play_all(position, moves).to_string())
}

/// Each of the moves is legal.
#[track_caller]
pub(crate) fn allows(start: &str, moves: &str) {
    for text in moves.split_whitespace() {
        leads(start, text);
    }
}

/// Each of the moves is refused by this rule.
#[track_caller]
pub(crate) fn refuses(start: &str, moves: &str, rule: &str) {
    of_game!(start, |position| refuses_in(&position, moves, rule));
}

#[track_caller]
fn refuses_in<P: Notation>(position: &P, moves: &str, rule: &str) {
    for text in moves.split_whitespace() {
        let refused = play::refused(position, text);
        assert_eq!(
            refused.rule.map_or("-", |rule| rule.0),
            rule,
            "{text} in {position}: {refused}"
        );
    }
}

/// All moves but the last can be played; the last is refused by this rule.
#[track_caller]
pub(crate) fn refuses_after(start: &str, moves: &str, last: &str, rule: &str) {
    refuses(&leads(start, moves), last, rule);
}

/// The text is no move at all; the error points at this byte.
#[track_caller]
pub(crate) fn unreadable(start: &str, text: &str, at: usize) {
    of_game!(start, |position| assert_eq!(
        play::unreadable(&position, text).first().at,
        at
    ));
}

/// The text is no position; the error is about this part of it.
#[track_caller]
pub(crate) fn no_position(text: &str, part: &str) {
    let error = if text.starts_with("lancerchess") {
        text.parse::<LancerChess>()
            .map(|position| position.to_string())
    } else {
        text.parse::<TigerChess>()
            .map(|position| position.to_string())
    };
    match error {
        Err(error) => {
            let found = text.get(error.first().at..error.first().at + error.first().len);
            assert_eq!(found, Some(part), "{error}");
        }
        Ok(position) => panic!("reads as {position}"),
    }
}

/// All legal moves.
#[track_caller]
pub(crate) fn offers(start: &str) -> BTreeSet<String> {
    of_game!(start, |position| play::offers(&position))
}

/// The legal moves that begin with `start_of_move` end like this: what follows it in each, in any
/// order.
#[track_caller]
pub(crate) fn goes(start: &str, start_of_move: &str, ends: &str) {
    let rest = |text: String| text.strip_prefix(start_of_move).map(str::to_owned);
    let found: BTreeSet<String> = offers(start).into_iter().filter_map(rest).collect();
    let wanted = ends.split_whitespace().map(str::to_owned).collect();
    assert_eq!(found, wanted, "{start_of_move} in {start}");
}

/// The move as it is written after it was read.
#[track_caller]
pub(crate) fn rewritten(start: &str, text: &str) -> String {
    of_game!(start, |position| play::rewritten(&position, text))
}

#[track_caller]
fn outcome(start: &str, moves: &str) -> Option<Outcome> {
    of_game!(start, |position| play::outcome(&play_all(position, moves)))
}

/// The moves can be played, and then the game is over: `winner` is `w`, `b` or `draw`.
#[track_caller]
pub(crate) fn ends(start: &str, moves: &str, winner: &str, rule: &str, points: [i32; 2]) {
    let outcome = outcome(start, moves).unwrap_or_else(|| panic!("not over: {start}, {moves}"));
    let named = match outcome.winner {
        Some(Side::First) => "w",
        Some(Side::Second) => "b",
        None => "draw",
    };
    assert_eq!(
        (named, outcome.rule.0),
        (winner, rule),
        "{:?}",
        outcome.ending
    );
    assert_eq!(outcome.points, Some(points));
}

/// What [`ends_by`] and [`game_ends_by`] say of an end by the rules.
#[expect(clippy::unnecessary_wraps, reason = "a game may go on")]
pub(crate) fn by(reason: Reason) -> Option<Ending> {
    Some(Ending::ByRule(reason))
}

/// How the game ends after the moves.
#[track_caller]
pub(crate) fn ends_by(start: &str, moves: &str) -> Option<Ending> {
    outcome(start, moves).map(|outcome| outcome.ending)
}

/// The moves can be played, and the game goes on.
#[track_caller]
pub(crate) fn goes_on(start: &str, moves: &str) {
    assert_eq!(outcome(start, moves), None, "{start}, {moves}");
}

/// How a game with its history ends after the moves.
#[track_caller]
pub(crate) fn game_ends_by(start: &str, moves: &str) -> Option<Ending> {
    of_game!(start, |position| {
        let mut game = Game::new(position, History::Counts);
        for text in moves.split_whitespace() {
            let mv = game.position().parse_move(text);
            let mv = mv.unwrap_or_else(|error| panic!("{text}: {error}"));
            game.play(mv)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        game.outcome().map(|outcome| outcome.ending)
    })
}

/// The points when a side has lost by resigning or on time.
#[track_caller]
pub(crate) fn points_for(winner: Side, start: &str) -> [i32; 2] {
    of_game!(start, |position| {
        let points = position.points_agreed(Some(winner));
        points.unwrap_or_else(|| panic!("{start} counts no points"))
    })
}

/// The points if both agree that `winner` is going to mate; `None` where they can't.
pub(crate) fn agreed_points(winner: Side, start: &str) -> Option<[i32; 2]> {
    of_game!(start, |position| {
        let award = position.award(winner)?;
        assert_eq!(
            (award.winner, award.rule.0, award.ending),
            (Some(winner), "C-T3", Ending::Awarded)
        );
        award.points
    })
}

/// What follows when a side's time is out: the position, or how it ends.
#[track_caller]
pub(crate) fn out_of_time(start: &str, side: Side) -> Result<String, Outcome> {
    of_game!(start, |position| {
        let mut position = position;
        match position.time_out(side) {
            Some(outcome) => Err(outcome),
            None => Ok(position.to_string()),
        }
    })
}

/// By how much times are multiplied.
#[track_caller]
pub(crate) fn time_factor(start: &str) -> u32 {
    of_game!(start, |position| position.time_factor())
}

/// The side that acts.
#[track_caller]
pub(crate) fn acts(start: &str) -> Option<Side> {
    of_game!(start, |position| position.to_move())
}

/// Whether a turn begins here.
#[track_caller]
pub(crate) fn begins_turn(start: &str) -> bool {
    of_game!(start, |position| position.turn_key().is_some())
}

/// Whether the Queen of the side to move is in check.
#[track_caller]
pub(crate) fn in_check(start: &str) -> bool {
    let mut marks = scene(start).marks.into_iter();
    marks.any(|mark| mark.kind == MarkKind::Danger)
}

/// How the position looks.
#[track_caller]
pub(crate) fn scene(start: &str) -> Scene {
    of_game!(start, |position| position.scene())
}
