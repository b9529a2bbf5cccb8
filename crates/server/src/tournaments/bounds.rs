//! How large a tournament can be on this server.

use tournament::event::Tournament;
use tournament::log::{Charter, Entry, Fact};

use super::error::Fault;
use super::seat::Sits;

/// The most players.
const PLAYERS: usize = 500;
/// The most of them that the server plays itself.
const COMPUTERS: usize = 16;
/// The most rounds.
const ROUNDS: usize = 100;
/// The most entries of a log.
const ENTRIES: usize = 20_000;
/// The most officials.
const OFFICIALS: usize = 100;
/// The most bytes of a log as a file.
pub(crate) const BYTES: usize = 4_000_000;

/// The bytes of an entry in a file.
pub(super) fn bytes(entry: &Entry) -> usize {
    entry.line().map_or(0, |line| line.len())
}

/// Whether there is room for one more entry in a log of so many, which then has so many bytes.
pub(super) fn check(
    tournament: &Tournament,
    entry: &Entry,
    entries: usize,
    bytes: usize,
) -> Result<(), Fault> {
    let below = |what, count: usize, most: usize| {
        let full = Fault::Full { what, most };
        (count < most).then_some(()).ok_or(full)
    };
    match &entry.fact {
        // However full it is, it can be closed.
        Fact::Closed {} => return Ok(()),
        Fact::Registered(registration) => {
            let players = tournament.players();
            below("players", players.len(), PLAYERS)?;
            let is_computer = |id: Option<&str>| matches!(Sits::read(id), Some(Sits::Computer(_)));
            if is_computer(registration.id.as_deref()) {
                let ids = players
                    .iter()
                    .map(|player| player.registration.id.as_deref());
                let computers = ids.filter(|id| is_computer(*id)).count();
                below("players that are computers", computers, COMPUTERS)?;
            }
        }
        Fact::Paired { .. } => below("rounds", tournament.rounds().len(), ROUNDS)?,
        Fact::Appointed { .. } => below("officials", tournament.officials().len(), OFFICIALS)?,
        _ => {}
    }
    below("entries in its log", entries, ENTRIES)?;
    below("bytes in its log", bytes, BYTES + 1)
}

/// Whether a tournament can have so many rounds.
pub(super) fn check_charter(charter: &Charter) -> Result<(), Fault> {
    let rounds = charter.format.rounds().unwrap_or(0);
    if rounds as usize > ROUNDS {
        let (what, most) = ("rounds", ROUNDS);
        return Err(Fault::Full { what, most });
    }
    Ok(())
}
