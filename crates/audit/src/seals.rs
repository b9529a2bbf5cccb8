//! Whether what was done unseen is what was sealed.
//!
//! After each turn of a side with secrets stands its seal, and once the game is over the salt beside it:
//! `[%seal first SEAL] [%salt first SALT]`. The note itself is not written down again: it follows from the
//! moves of the record.

use std::str::FromStr;

use commit::{Note as Sealed, Salt, Seal};
use game::record::{About, Note};
use game::{Side, Viewer};
use hall::Table;

use crate::fault::Unproved;
use crate::turns::Turns;

/// The rule of notes and commitments.
const RULE: Option<&str> = Some("T-X9");
/// The tag that says which game it is.
const GAME: &str = "GameId";
/// The notes of the seal and of the salt; their values begin with the side.
const SEAL: &str = "seal";
const SALT: &str = "salt";
const SIDES: [&str; 2] = ["first", "second"];

/// Adds seals and salts to what the record of a game says: for each side that has secrets, at the start
/// and after each of its turns. `salt` draws a secret.
pub fn seal(table: &dyn Table, about: &mut About, mut salt: impl FnMut() -> Salt) {
    let turns = Turns::of(table);
    let game = about.tags.get(GAME).unwrap_or(NO_GAME).to_owned();
    for side in Side::BOTH {
        let mut from = 0;
        for plies in 0..=turns.plies() {
            if !due(table, &turns, side, plies) {
                continue;
            }
            if let Some(note) = note(table, &turns, &game, side, from, plies) {
                let salt = salt();
                let own = SIDES[side.index()];
                let notes = about.notes.entry(plies).or_default();
                for (name, value) in [
                    (SEAL, note.seal(&salt).to_string()),
                    (SALT, salt.to_string()),
                ] {
                    notes.push(Note::Other {
                        name: name.to_owned(),
                        value: format!("{own} {value}"),
                    });
                }
            }
            from = plies;
        }
    }
}

/// In place of its id, for a game that has none.
const NO_GAME: &str = "-";

/// Opens every seal; returns how many there are. A record without any proves nothing about them.
pub(crate) fn check(table: &dyn Table, turns: &Turns, about: &About) -> Result<usize, Unproved> {
    let others = about.notes.values().flatten();
    if !others.into_iter().any(|note| is_named(note, SEAL)) {
        return Ok(0);
    }
    let game = about.tags.get(GAME).unwrap_or(NO_GAME);
    let mut from = [0; 2];
    let mut opened = 0;
    for plies in 0..=turns.plies() {
        let notes = about.notes.get(&plies).map_or(&[][..], Vec::as_slice);
        for side in Side::BOTH {
            let fault = |key| turns.fault(plies, RULE, key);
            let seal: Option<Seal> =
                of_side(notes, SEAL, side).map_err(|()| fault("audit-seal-unreadable"))?;
            let salt: Option<Salt> =
                of_side(notes, SALT, side).map_err(|()| fault("audit-salt-unreadable"))?;
            let Some(seal) = seal else {
                if due(table, turns, side, plies) {
                    return Err(fault("audit-not-sealed"));
                }
                if salt.is_some() {
                    return Err(fault("audit-nothing-sealed"));
                }
                continue;
            };
            let salt = salt.ok_or_else(|| fault("audit-not-opened"))?;
            let from = &mut from[side.index()];
            let note = note(table, turns, game, side, *from, plies)
                .ok_or_else(|| fault("audit-game-id"))?;
            if note.seal(&salt) != seal {
                return Err(fault("audit-other-note"));
            }
            *from = plies;
            opened += 1;
        }
    }
    Ok(opened)
}

/// Whether `side` has to seal something after so many plies: it has secrets, and play has just begun or it
/// has just ended a turn.
fn due(table: &dyn Table, turns: &Turns, side: Side, plies: usize) -> bool {
    let has_secrets = |plies| {
        let known = table.position_after(plies, Viewer::Player(side));
        known != table.position_after(plies, Viewer::Public)
    };
    if !table.has_secrets() {
        return false;
    }
    if plies == 0 {
        return has_secrets(0);
    }
    let unfinished = plies == turns.plies() && !table.at_turn_start();
    turns.player_before(plies) == Some(side)
        && turns.other_side_next(plies)
        && !unfinished
        && (has_secrets(plies) || has_secrets(plies - 1))
}

/// What a side notes after so many plies, the last note being of those before `from`: its moves since then
/// and the position, as it knows them.
fn note(
    table: &dyn Table,
    turns: &Turns,
    game: &str,
    side: Side,
    from: usize,
    plies: usize,
) -> Option<Sealed> {
    let viewer = Viewer::Player(side);
    let text = |ply| table.ply(ply, viewer).map(|(_, text)| text);
    let moves: Vec<String> = turns.of_side(side, from, plies).filter_map(text).collect();
    let position = table.position_after(plies, viewer)?;
    let text = format!("{} | {position}", moves.join("; "));
    Sealed::new(game, SIDES[side.index()], turns.round(plies), &text).ok()
}

fn is_named(note: &Note, wanted: &str) -> bool {
    matches!(note, Note::Other { name, .. } if name == wanted)
}

/// The value for a side of the notes called `wanted`: at most one.
fn of_side<T: FromStr>(notes: &[Note], wanted: &str, side: Side) -> Result<Option<T>, ()> {
    let mut found = None;
    for note in notes.iter().filter(|note| is_named(note, wanted)) {
        let Note::Other { value, .. } = note else {
            continue;
        };
        let (own, value) = value.split_once(' ').ok_or(())?;
        if !SIDES.contains(&own) {
            return Err(());
        }
        if own == SIDES[side.index()] && found.replace(value.parse().map_err(|_| ())?).is_some() {
            return Err(());
        }
    }
    Ok(found)
}
