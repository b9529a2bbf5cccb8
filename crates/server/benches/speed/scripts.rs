//! The turns of games, known before they are played, so that choosing them costs nothing.

use std::sync::LazyLock;

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

/// A position in which both sides can go to and fro for as long as they like.
pub(crate) const OPEN: &str =
    "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// Turn number `number` from there, from 0: an Archer goes forth or back.
pub(crate) fn to_and_fro(number: usize) -> Vec<String> {
    let places = [["v5h7", "v5h6"], ["v5h3", "v5h4"]][number % 2];
    let [from, to] = [number / 2 % 2, 1 - number / 2 % 2].map(|place| places[place]);
    vec![format!("A {from}-{to}"), "end".to_owned()]
}
