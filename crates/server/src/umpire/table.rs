//! What a log says about the game at a table.

use std::collections::HashMap;

use game::Side;
use sha2::{Digest as _, Sha256};
use tournament::Seat;
use tournament::event::Bout;
use tournament::log::{Decision, Entry, Fact, Ruling, Spot};
use uuid::Uuid;

use crate::name;
use crate::store::EntryRequest;
use crate::token::Hash;
use crate::tournaments::BOARDS;

/// What was said about a table since its game has begun.
#[derive(Clone, Debug, Default)]
pub(super) struct Since {
    /// How many games were started there.
    pub(super) started: usize,
    /// The last of them.
    pub(super) board: Option<String>,
    /// The places in the log, from 0, of decisions about the table since then.
    pub(super) decisions: Vec<usize>,
}

/// What was said about each table since its last game has begun.
pub(super) fn since(log: &[Entry]) -> HashMap<Spot, Since> {
    let mut tables: HashMap<Spot, Since> = HashMap::new();
    for (place, entry) in log.iter().enumerate() {
        match &entry.fact {
            Fact::Started { at, board } => {
                let table = tables.entry(*at).or_default();
                table.started += 1;
                table.board = Some(board.clone());
                table.decisions.clear();
            }
            Fact::Decided(decision) => {
                if let Some(table) = spot(&decision.ruling).and_then(|at| tables.get_mut(&at)) {
                    table.decisions.push(place);
                }
            }
            _ => {}
        }
    }
    tables
}

/// The table that a ruling is about.
const fn spot(ruling: &Ruling) -> Option<Spot> {
    match ruling {
        Ruling::Corrected { at, .. }
        | Ruling::Adjudicated { at, .. }
        | Ruling::Annulled { at, .. }
        | Ruling::Cheated { at, .. }
        | Ruling::Substituted { at, .. }
        | Ruling::Adjourned { at, .. }
        | Ruling::Clocks { at, .. }
        | Ruling::Paused(at)
        | Ruling::Resumed(at) => Some(*at),
        Ruling::Expelled(_) | Ruling::Penalty { .. } => None,
    }
}

/// The side of a seat in a game of a bout, from 1.
pub(super) fn side_of(seat: Seat, game: usize) -> Side {
    if Bout::first_side(game.saturating_sub(1)) == seat {
        Side::First
    } else {
        Side::Second
    }
}

/// The seat of a side in a game of a bout, from 1.
pub(super) fn seat_of(side: Side, game: usize) -> Seat {
    let first = Bout::first_side(game.saturating_sub(1));
    match side {
        Side::First => first,
        Side::Second => first.other(),
    }
}

/// A number for a request that is the same whenever the same is asked for.
pub(super) fn number_of(what: &[&str]) -> Uuid {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest(what).0[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}

/// The SHA-256 of some words.
pub(super) fn digest(words: &[&str]) -> Hash {
    let mut digest = Sha256::new();
    for word in words {
        digest.update((word.len() as u64).to_le_bytes());
        digest.update(word);
    }
    Hash(digest.finalize().into())
}

/// A request of the server itself, which it makes once for each game.
pub(super) fn request(what: &str, game: &str) -> EntryRequest {
    EntryRequest {
        sender: BOARDS.to_owned(),
        number: number_of(&[what, game]),
        content: digest(&[what, game]),
    }
}

/// An entry of the server itself.
pub(super) fn entry(at: i64, fact: Fact) -> Entry {
    Entry {
        at,
        by: BOARDS.to_owned(),
        fact,
    }
}

/// What players of a game are told of a decision.
pub(super) fn reason(by: &str, decision: &Decision) -> String {
    let text = format!("{by}: {} ({})", decision.reason, decision.rule);
    let visible: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(400)
        .collect();
    name::reason(&visible).unwrap_or_else(|| "a judge has decided".to_owned())
}
