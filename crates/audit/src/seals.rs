//! Whether what was done unseen is what was sealed.
//!
//! After each turn of a side with secrets stands its seal, and once the secrets are open what was sealed, and
//! with which salt: `[%seal first SEAL] [%note first NOTE] [%salt first SALT]`. Where an arbiter has set up a
//! position (T-X13), the seals of the new one stand after those of the turn before.

use std::str::FromStr;
use std::sync::Arc;

use commit::{Salt, Seal};
use game::Side;
use game::record::{About, Note};
use hall::Table;
use protocol::{ID as GAME, NO_GAME, NOTE, SALT, SEAL, SEALING_SIDES, note, note_text, seal_due};

use crate::fault::Unproved;
use crate::turns::Turns;

/// The rule of notes and commitments.
const RULE: Option<&str> = Some("T-X9");

/// Adds seals, notes and salts to what the record of a game says: for each side that hides something, at the
/// start, after each of its turns and in each position that an arbiter has set up. `salt` draws a secret.
pub fn seal(table: &dyn Table, about: &mut About, mut salt: impl FnMut() -> Salt) {
    let game = about.tags.get(GAME).unwrap_or(NO_GAME).to_owned();
    for plies in 0..=table.plies() {
        for (side, then) in dues(table, plies) {
            let text = note_text(&*then, side, plies);
            let Ok(sealed) = note(&*then, &game, side, plies, &text) else {
                continue;
            };
            let salt = salt();
            let own = SEALING_SIDES[side.index()];
            let notes = about.notes.entry(plies).or_default();
            for (name, value) in [
                (SEAL, sealed.seal(&salt).to_string()),
                (NOTE, text),
                (SALT, salt.to_string()),
            ] {
                notes.push(Note::Other {
                    name: name.to_owned(),
                    value: format!("{own} {value}"),
                });
            }
        }
    }
}

/// The seals that are due after so many plies, in the order in which they were sealed: whose, and the game
/// as it was then.
fn dues(table: &dyn Table, plies: usize) -> Vec<(Side, Arc<dyn Table>)> {
    let set_ups = table.set_ups();
    let here = set_ups
        .iter()
        .enumerate()
        .filter(|(_, (at, _))| *at == plies);
    let before = here.filter_map(|(number, _)| table.before_set_up(number));
    let stands: Vec<Arc<dyn Table>> = before.chain([table.boxed_clone()]).map(Arc::from).collect();
    let due = |then: Arc<dyn Table>| {
        let sides = Side::BOTH.into_iter();
        let due: Vec<Side> = sides
            .filter(|side| seal_due(&*then, *side, plies))
            .collect();
        due.into_iter().map(move |side| (side, Arc::clone(&then)))
    };
    stands.into_iter().flat_map(due).collect()
}

/// Opens every seal; returns how many there are. If the record is wrong after the game so far, the seal of
/// its last turn may stand there.
pub(crate) fn check(
    table: &dyn Table,
    turns: &Turns,
    about: &About,
    whole: bool,
) -> Result<usize, Unproved> {
    let game = about.tags.get(GAME).unwrap_or(NO_GAME);
    let mut opened = 0;
    for plies in 0..=turns.plies() {
        let notes = about.notes.get(&plies).map_or(&[][..], Vec::as_slice);
        let dues = dues(table, plies);
        for side in Side::BOTH {
            let due: Vec<_> = dues.iter().filter(|due| due.0 == side).collect();
            let due: Vec<&dyn Table> = due.iter().map(|due| &*due.1).collect();
            let missing = !whole && plies == turns.plies();
            let found = open(game, side, plies, notes, (&due, missing));
            opened += found.map_err(|key| turns.fault(plies, RULE, key))?;
        }
    }
    Ok(opened)
}

/// Opens the seals of a side among the notes after so many plies, each of which was due in one of these games
/// if it is not `missing`; returns how many there are.
///
/// # Errors
///
/// The key of what is wrong.
fn open(
    game: &str,
    side: Side,
    plies: usize,
    notes: &[Note],
    (due, missing): (&[&dyn Table], bool),
) -> Result<usize, &'static str> {
    let seals: Vec<Seal> = of_side(notes, SEAL, side).map_err(|()| "audit-seal-unreadable")?;
    let texts: Vec<String> = of_side(notes, NOTE, side).map_err(|()| "audit-note-unreadable")?;
    let salts: Vec<Salt> = of_side(notes, SALT, side).map_err(|()| "audit-salt-unreadable")?;
    let most = due.len().max(1);
    for (count, key) in [
        (seals.len(), "audit-seal-unreadable"),
        (texts.len(), "audit-note-unreadable"),
        (salts.len(), "audit-salt-unreadable"),
    ] {
        if count > most {
            return Err(key);
        }
    }
    if texts.len() > seals.len() || salts.len() > seals.len() {
        return Err("audit-nothing-sealed");
    }
    if texts.len() < seals.len() || salts.len() < seals.len() {
        return Err("audit-not-opened");
    }
    if seals.len() < due.len() && !missing {
        return Err("audit-not-sealed");
    }
    for (number, ((seal, text), salt)) in seals.iter().zip(&texts).zip(&salts).enumerate() {
        let then = due.get(number).ok_or("audit-other-turn")?;
        let sealed = note(*then, game, side, plies, text).map_err(|_| "audit-game-id")?;
        if sealed.seal(salt) != *seal {
            return Err("audit-other-note");
        }
        if *text != note_text(*then, side, plies) {
            return Err("audit-other-turn");
        }
    }
    Ok(seals.len())
}

/// The values for a side of the notes called `wanted`, in order.
fn of_side<T: FromStr>(notes: &[Note], wanted: &str, side: Side) -> Result<Vec<T>, ()> {
    let mut found = Vec::new();
    for note in notes {
        let Note::Other { name, value } = note else {
            continue;
        };
        if name != wanted {
            continue;
        }
        let (own, value) = value.split_once(' ').ok_or(())?;
        if !SEALING_SIDES.contains(&own) {
            return Err(());
        }
        if own == SEALING_SIDES[side.index()] {
            found.push(value.parse().map_err(|_| ())?);
        }
    }
    Ok(found)
}
