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

/// So many turns of LancerChess: quiet moves, and before the game would be drawn for them one that
/// isn't. The longest game of some attempts, if none is as long.
pub(crate) fn long(turns: usize) -> Script {
    let mut longest = Script::new();
    for stride in [7919, 7907, 7901, 7883, 7879, 7877, 7873, 7867] {
        let script = attempt(turns, stride);
        if script.len() > longest.len() {
            longest = script;
        }
        if longest.len() == turns {
            break;
        }
    }
    longest
}

/// A game of at most so many turns, until no move is left after which it goes on.
fn attempt(turns: usize, stride: usize) -> Script {
    let mut table = hall::Hall::all()
        .start("lancerchess", &hall::Options::default())
        .expect("a game");
    let (mut script, mut at) = (Script::new(), 0);
    while script.len() < turns {
        let due = quiet(table.as_ref()) > 60;
        at += stride;
        let fits = |table: &dyn Table| (quiet(table) == 0) == due;
        let moved = step(table.as_mut(), at, &fits).or_else(|| step(table.as_mut(), at, &|_| true));
        let Some(moved) = moved else { break };
        script.push(vec![moved]);
    }
    script
}

/// Makes the first move from number `at` after which the game goes on and the position fits.
fn step(table: &mut dyn Table, at: usize, fits: &dyn Fn(&dyn Table) -> bool) -> Option<String> {
    let offers = table.offers();
    (0..offers.len()).find_map(|n| {
        let offer = &offers[(at + n) % offers.len()].text;
        let played = table.play(offer).expect("an offered move");
        if table.outcome().is_none() && fits(table) {
            return Some(played.text);
        }
        table.take_back();
        None
    })
}

/// Moves since the last one that can't be taken back.
fn quiet(table: &dyn Table) -> u32 {
    let position = table.position(game::Viewer::Public);
    let fields: Vec<&str> = position.split(' ').collect();
    fields[fields.len() - 2].parse().expect("a number of moves")
}
