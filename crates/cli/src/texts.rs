//! The texts for the keys that scenes, options and outcomes use: in English, or in the language that a
//! game in the terminal speaks.

use std::io::{self, Write};
use std::sync::{LazyLock, OnceLock};

use ::texts::{Arg, Texts};
use game::{Ending, Message, Outcome, Refused, Side, TextError};
use hall::{GameInfo, Table};

use crate::failure::Failure;

static ENGLISH: LazyLock<Option<Texts>> = LazyLock::new(|| Texts::of("en"));
/// The language that was chosen instead, by its code, with its texts.
static CHOSEN: OnceLock<(&'static str, Texts)> = OnceLock::new();

/// Speaks the language with this code from now on. The first choice counts.
pub(crate) fn speak(language: &'static str) -> Result<(), Failure> {
    let texts = Texts::of(language).ok_or_else(|| Failure::Texts(language.to_owned()))?;
    CHOSEN.get_or_init(|| (language, texts));
    Ok(())
}

fn spoken() -> Option<&'static Texts> {
    let chosen = CHOSEN.get().map(|(_, texts)| texts);
    chosen.or(ENGLISH.as_ref())
}

/// The text of a key, or the key itself if it has none.
pub(crate) fn text(key: &str) -> String {
    fill(key, &[])
}

/// The text of a key as it stands within a line: German nouns keep their capitals.
pub(crate) fn within(key: &str) -> String {
    let german = CHOSEN.get().is_some_and(|(language, _)| *language == "de");
    if german {
        text(key)
    } else {
        text(key).to_lowercase()
    }
}

/// The name of a side.
pub(crate) fn side(info: &GameInfo, side: Side) -> String {
    text(info.sides[side.index()])
}

/// Why a move is refused, with the rule.
pub(crate) fn refused(refused: &Refused) -> String {
    let rule = refused.rule.map(|rule| format!(" [{rule}]"));
    format!("{}{}", text(refused.key), rule.unwrap_or_default())
}

/// How a game ended, in a sentence, with the rule.
pub(crate) fn outcome(info: &GameInfo, outcome: &Outcome) -> String {
    let result = match outcome.winner {
        Some(winner) => fill("result-wins", &[("winner", side(info, winner).into())]),
        None if outcome.ending == Ending::Aborted => text("result-void"),
        None => text("result-draw"),
    };
    let winner = outcome.winner.unwrap_or(Side::First);
    let names = [
        ("winner", side(info, winner).into()),
        ("loser", side(info, !winner).into()),
    ];
    let why = fill(outcome.ending.key(), &names);
    let points = outcome.points.map_or_else(String::new, |[first, second]| {
        let args = [("first", first.into()), ("second", second.into())];
        format!(" {}.", fill("terminal-points", &args))
    });
    format!("{result}. {why}{points} [{}]", outcome.rule)
}

/// Says on standard error how the game has ended, if it has.
pub(crate) fn say_if_over(table: &dyn Table) -> io::Result<bool> {
    let Some(ended) = table.outcome() else {
        return Ok(false);
    };
    let how = outcome(table.info(), &ended);
    writeln!(io::stderr(), "{} {how}", text("error-over"))?;
    Ok(true)
}

/// What is wrong in a text, as a sentence without a period.
pub(crate) fn message(message: &Message) -> String {
    let said = spoken().map(|texts| message.said(texts));
    said.unwrap_or_else(|| message.to_string())
}

/// All errors in a text of one line.
pub(crate) fn error(error: &TextError) -> String {
    let said = spoken().map(|texts| error.said(texts));
    said.unwrap_or_else(|| error.to_string())
}

/// The text of a key with these values, or the key itself if it has none.
pub(crate) fn fill(key: &str, args: &[Arg<'_>]) -> String {
    find(key, args).unwrap_or_else(|| key.to_owned())
}

fn find(key: &str, args: &[Arg<'_>]) -> Option<String> {
    spoken()?.text(key, args)
}
