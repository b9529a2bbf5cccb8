//! The English names of what scenes, options and outcomes call by keys.

use std::sync::LazyLock;

use ::texts::{Arg, Texts};
use game::{Ending, Outcome, Side};
use hall::GameInfo;

static ENGLISH: LazyLock<Option<Texts>> = LazyLock::new(|| Texts::of("en"));

/// The text of a key; the key itself where there is none.
pub(crate) fn text(key: &str) -> String {
    with(key, &[])
}

/// The name of a side.
pub(crate) fn side(info: &GameInfo, side: Side) -> String {
    text(info.sides[side.index()])
}

/// How a game ended, in a sentence, with the rule.
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> String {
    let result = match outcome.winner {
        Some(winner) => with("result-wins", &[("winner", side(info, winner).into())]),
        None if outcome.ending == Ending::Aborted => text("result-void"),
        None => text("result-draw"),
    };
    let winner = outcome.winner.unwrap_or(Side::First);
    let names = [
        ("winner", side(info, winner).into()),
        ("loser", side(info, !winner).into()),
    ];
    let why = with(outcome.ending.key(), &names);
    let points = outcome.points.map_or_else(String::new, |[first, second]| {
        format!(" {first}:{second} points.")
    });
    format!("{result}. {why}{points} [{}]", outcome.rule)
}

fn with(key: &str, args: &[Arg<'_>]) -> String {
    let found = ENGLISH.as_ref().and_then(|english| english.text(key, args));
    found.unwrap_or_else(|| key.to_owned())
}
