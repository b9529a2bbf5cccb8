//! Faults of a server that tells what it should keep to itself, planted in its answers: each answers as
//! the server would if one of its precautions were missing.

use hall::Table;
use serde_json::Value;

use super::pair::Guard;
use super::probes::{GAME, Probe};
use crate::stage::Reply;

/// Where a server is made to tell what it should keep to itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
    /// Nowhere.
    Nowhere,
    /// Who asks at this address is answered as if it were the keeper.
    Address(&'static str),
    /// Every answer to this method and address has what the keeper has done.
    Told(String),
    /// Of this event everybody is told this field as the keeper is.
    Field(String, String),
    /// Records have this for everybody as for the keeper.
    Record(Written),
    /// This guard is missing where turns, or declared turns, are read: `/turns` or `/draft`.
    Unguarded(&'static str, Guard),
    /// A game is shown with the moves that were declared in its running turn.
    Declared,
    /// Notes are opened before the game is over.
    Opened,
    /// What is played is logged.
    Logged,
}

/// A part of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// What it says about the game.
    Tags,
    /// The moves, with all notes.
    Moves,
}

/// What the keeper of a game's secrets knows.
pub(crate) struct Secrets<'a> {
    /// The game with everything in it, where that is needed.
    pub(crate) table: Option<&'a dyn Table>,
    /// All moves of the keeper.
    pub(crate) moves: &'a [String],
    /// Those that it has declared in the running turn.
    pub(crate) declared: &'a [String],
}

impl Leak {
    /// Whether the answer to a request of the keeper at this address is needed, to leak from it.
    pub(crate) fn needs_own(&self, address: &str) -> bool {
        match self {
            Self::Field(..) => address == GAME,
            Self::Record(_) => address.ends_with("/record"),
            _ => false,
        }
    }

    /// Whether the game with everything in it is needed.
    pub(crate) fn needs_table(&self) -> bool {
        matches!(self, Self::Unguarded(..))
    }

    /// The text of an answer with what is leaked; `own` is what the keeper is answered.
    pub(crate) fn answer(
        &self,
        probe: &Probe,
        reply: &Reply,
        own: Option<&str>,
        secrets: &Secrets<'_>,
    ) -> String {
        let text = reply.text().into_owned();
        let shows = probe.address == GAME && reply.status.is_success();
        match (self, own) {
            (Self::Told(at), _) if *at == format!("{} {}", probe.method, probe.address) => {
                format!("{text}{:?}", secrets.moves)
            }
            (Self::Field(event, field), Some(own)) if shows => grafted(&text, own, event, field),
            (Self::Record(part), Some(own)) if reply.status.is_success() => {
                let [tags, moves] = [&text, own].map(|text| text.split_once("\n\n"));
                match (part, tags.zip(moves)) {
                    (_, None) => text,
                    (Written::Tags, Some(((_, moves), (tags, _))))
                    | (Written::Moves, Some(((tags, _), (_, moves)))) => {
                        format!("{tags}\n\n{moves}")
                    }
                }
            }
            (Self::Unguarded(address, guard), _)
                if probe.address.ends_with(address)
                    && probe.guard == Some(*guard)
                    && text.contains(guard.key()) =>
            {
                let table = secrets.table.expect("the game");
                read(table, &probe.body)
            }
            (Self::Declared, _) if shows => format!("{text}{:?}", secrets.declared),
            (Self::Opened, _) if shows => {
                let notes = serde_json::json!({ "opened": { "notes": secrets.moves } });
                format!("{text}{notes}")
            }
            _ => text,
        }
    }
}

/// The answer to a turn that is read to its end.
fn read(table: &dyn Table, body: &Value) -> String {
    let mut table = table.boxed_clone();
    let moves = body["moves"].as_array().into_iter().flatten();
    for text in moves.filter_map(Value::as_str) {
        if let Err(error) = table.play(text) {
            return error.to_string();
        }
    }
    "accepted".to_owned()
}

/// A game as it is shown, with one field of all events of a kind from how another viewer is shown it.
fn grafted(text: &str, own: &str, event: &str, field: &str) -> String {
    let [mut shown, own]: [Value; 2] =
        [text, own].map(|text| serde_json::from_str(text).expect("a game"));
    for (shown, own) in events(&mut shown).iter_mut().zip(events(&mut own.clone())) {
        if let Some(value) = own.pointer(&format!("/event/{event}/{field}")) {
            shown["event"][event][field] = value.clone();
        }
    }
    shown.to_string()
}

fn events(game: &mut Value) -> &mut Vec<Value> {
    game["events"].as_array_mut().expect("events")
}
