//! The turns of games, known before they are played, so that choosing them costs nothing.

use std::sync::LazyLock;

use hall::Table;

/// The turns of one whole game.
pub(crate) type Script = Vec<Vec<String>>;

/// The turns of one game on the short board. Its moves are spread over what is offered; it has to
/// last.
pub(crate) static SHORT: LazyLock<Script> = LazyLock::new(|| {
    let scripts = (3..40).map(short);
    scripts.max_by_key(Vec::len).expect("a game")
});

fn short(step: usize) -> Script {
    let mut table = hall::Hall::all()
        .start("tora-short", &hall::Options::default())
        .expect("a game");
    let (mut turns, mut turn, mut at) = (Vec::new(), Vec::new(), 0);
    while table.outcome().is_none() && turns.len() < 400 {
        let offers = table.offers();
        at += step;
        let offer = &offers[at % offers.len()].text;
        let played = table.play(offer).expect("an offered move");
        turn.push(played.text);
        if played.turn_over {
            turns.push(std::mem::take(&mut turn));
        }
    }
    turns
}

/// So many turns of one game on the short board. Nothing is taken, unless a General is in danger; before
/// the game would end for that, a piece changes its stance (T-V6).
pub(crate) fn long(turns: usize) -> Script {
    let mut table = hall::Hall::all()
        .start("tora-short", &hall::Options::default())
        .expect("a game");
    let (mut script, mut at) = (Script::new(), 0);
    while script.len() < turns {
        at += 7919;
        let points = field(table.as_ref(), POINTS);
        let is_due = field(table.as_ref(), QUIET)
            .parse::<u32>()
            .expect("a number")
            > 40;
        let calm = |table: &dyn Table| field(table, POINTS) == points;
        let fits = |table: &dyn Table| calm(table) && (!is_due || field(table, QUIET) == "0");
        let actions = actions(table.as_mut(), at, &fits, 2)
            .or_else(|| actions(table.as_mut(), at, &calm, 2))
            .or_else(|| actions(table.as_mut(), at, &|_| true, 2));
        let mut turn = actions.expect("a turn after which the game goes on");
        let (end, _) = table.turn_end().expect("a word for it");
        turn.push(table.play(end).expect("the turn ends").text);
        script.push(turn);
    }
    script
}

/// Makes at most so many actions, the first of them from number `at`, after which the position fits,
/// and the turn can end without ending the game.
fn actions(
    table: &mut dyn Table,
    at: usize,
    fits: &dyn Fn(&dyn Table) -> bool,
    most: usize,
) -> Option<Vec<String>> {
    let offers = table.offers();
    (0..offers.len()).find_map(|n| {
        let offer = &offers[(at + n) % offers.len()].text;
        let played = table.play(offer).expect("an offered move");
        let first = vec![played.text];
        if !played.turn_over && table.outcome().is_none() {
            if fits(table) && can_end(table) {
                return Some(first);
            }
            if most > 1
                && let Some(rest) = actions(table, at, fits, most - 1)
            {
                return Some([first, rest].concat());
            }
        }
        table.take_back();
        None
    })
}

/// Whether the turn can end here, and the game goes on then.
fn can_end(table: &dyn Table) -> bool {
    let mut then = table.boxed_clone();
    let ended = table.turn_end().map(|(end, _)| then.play(end));
    matches!(ended, Some(Ok(ended)) if ended.turn_over) && then.outcome().is_none()
}

/// Which fields of a position's text have the points of the pieces that were taken, and the rounds since
/// the last capture or change of stance (T-N3).
const POINTS: usize = 6;
const QUIET: usize = 7;

fn field(table: &dyn Table, number: usize) -> String {
    let position = table.position(game::Viewer::Judge);
    let field = position.split(' ').nth(number - 1);
    field.expect("a field").to_owned()
}
