//! The English names of what scenes, options and outcomes call by keys.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};
use game::{Ending, Outcome, Side};
use hall::GameInfo;

static_loader! {
    static LOCALES = {
        locales: "../texts/locales",
        fallback_language: "en",
    };
}

const ENGLISH: LanguageIdentifier = langid!("en");

/// The text of a key; the key itself where there is none.
pub(crate) fn text(key: &str) -> String {
    LOCALES
        .try_lookup(&ENGLISH, key)
        .unwrap_or_else(|| key.to_owned())
}

/// The name of a side.
pub(crate) fn side(info: &GameInfo, side: Side) -> String {
    text(info.sides[side.index()])
}

/// How a game ended, in a sentence, with the rule.
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> String {
    let result = match outcome.winner {
        Some(winner) => with("result-wins", [("winner", side(info, winner))]),
        None if outcome.ending == Ending::Aborted => text("result-void"),
        None => text("result-draw"),
    };
    let winner = outcome.winner.unwrap_or(Side::First);
    let names = [
        ("winner", side(info, winner)),
        ("loser", side(info, !winner)),
    ];
    let why = with(outcome.ending.key(), names);
    let points = outcome.points.map_or_else(String::new, |[first, second]| {
        format!(" {first}:{second} points.")
    });
    format!("{result}. {why}{points} [{}]", outcome.rule)
}

fn with<const N: usize>(key: &str, arguments: [(&'static str, String); N]) -> String {
    let arguments: HashMap<Cow<'static, str>, FluentValue> = arguments
        .into_iter()
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    let found = LOCALES.try_lookup_with_args(&ENGLISH, key, &arguments);
    // Isolation marks around arguments are for browsers; terminals show them as dirt.
    found.map_or_else(
        || key.to_owned(),
        |text| text.replace(['\u{2068}', '\u{2069}'], ""),
    )
}
