//! Whether what was done unseen is what was sealed.
//!
//! After each turn of a side with secrets stands its seal, and once the secrets are open what was sealed, and
//! with which salt: `[%seal first SEAL] [%note first NOTE] [%salt first SALT]`.

use std::str::FromStr;

use commit::{Salt, Seal};
use game::Side;
use game::record::{About, Note};
use hall::Table;
use protocol::{NOTE, SALT, SEAL, SEALING_SIDES, note, note_text, seal_due};

use crate::fault::Unproved;
use crate::turns::Turns;

/// The rule of notes and commitments.
const RULE: Option<&str> = Some("T-X9");
/// The tag that says which game it is.
const GAME: &str = "GameId";
/// In place of its id, for a game that has none.
const NO_GAME: &str = "-";

/// Adds seals, notes and salts to what the record of a game says: for each side that hides something, at the
/// start and after each of its turns. `salt` draws a secret.
pub fn seal(table: &dyn Table, about: &mut About, mut salt: impl FnMut() -> Salt) {
    let game = about.tags.get(GAME).unwrap_or(NO_GAME).to_owned();
    for plies in 0..=table.plies() {
        for side in Side::BOTH {
            if !seal_due(table, side, plies) {
                continue;
            }
            let text = note_text(table, side, plies);
            let Ok(sealed) = note(table, &game, side, plies, &text) else {
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
        for side in Side::BOTH {
            let due = seal_due(table, side, plies) && (whole || plies < turns.plies());
            let found = open(table, game, side, plies, notes, due);
            let found = found.map_err(|key| turns.fault(plies, RULE, key))?;
            opened += usize::from(found);
        }
    }
    Ok(opened)
}

/// Opens the seal of a side among the notes after so many plies; returns whether there is one.
///
/// # Errors
///
/// The key of what is wrong.
fn open(
    table: &dyn Table,
    game: &str,
    side: Side,
    plies: usize,
    notes: &[Note],
    due: bool,
) -> Result<bool, &'static str> {
    let seal: Option<Seal> = of_side(notes, SEAL, side).map_err(|()| "audit-seal-unreadable")?;
    let text: Option<String> = of_side(notes, NOTE, side).map_err(|()| "audit-note-unreadable")?;
    let salt: Option<Salt> = of_side(notes, SALT, side).map_err(|()| "audit-salt-unreadable")?;
    let (seal, text, salt) = match (seal, text, salt) {
        (Some(seal), Some(text), Some(salt)) => (seal, text, salt),
        (Some(_), _, _) => return Err("audit-not-opened"),
        (None, None, None) if due => return Err("audit-not-sealed"),
        (None, None, None) => return Ok(false),
        (None, _, _) => return Err("audit-nothing-sealed"),
    };
    let sealed = note(table, game, side, plies, &text).map_err(|_| "audit-game-id")?;
    if sealed.seal(&salt) != seal {
        return Err("audit-other-note");
    }
    // What was sealed before an arbiter moved pieces is the position before.
    let set_up = table.set_ups().iter().any(|set_up| set_up.0 == plies);
    if !set_up && (!seal_due(table, side, plies) || text != note_text(table, side, plies)) {
        return Err("audit-other-turn");
    }
    Ok(true)
}

/// The value for a side of the notes called `wanted`: at most one.
fn of_side<T: FromStr>(notes: &[Note], wanted: &str, side: Side) -> Result<Option<T>, ()> {
    let mut found = None;
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
        if own == SEALING_SIDES[side.index()]
            && found.replace(value.parse().map_err(|_| ())?).is_some()
        {
            return Err(());
        }
    }
    Ok(found)
}
