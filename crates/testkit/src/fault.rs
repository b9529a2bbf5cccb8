//! What a check has found, and how to see it again.

/// A property that a game breaks, with everything needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{check}: {what}\n  position: {position}\n  seed:     {seed}\n  start:    {start}\n  moves:    {moves}",
    moves = .moves.join("; ")
)]
pub struct Fault {
    /// The property, such as `no move twice`.
    pub check: &'static str,
    /// How it is broken here.
    pub what: String,
    /// The seed of the random game.
    pub seed: u64,
    /// The position the random game began with.
    pub start: String,
    /// The moves from there.
    pub moves: Vec<String>,
    /// The position that shows the fault.
    pub position: String,
}

/// A broken property, before it is known where the game breaks it.
#[derive(Debug)]
pub(crate) struct Flaw {
    pub(crate) check: &'static str,
    pub(crate) what: String,
}

pub(crate) type Checked = Result<(), Flaw>;

/// Passes if `holds`, or says what is broken.
pub(crate) fn ensure(holds: bool, check: &'static str, what: impl FnOnce() -> String) -> Checked {
    if holds {
        Ok(())
    } else {
        Err(Flaw {
            check,
            what: what(),
        })
    }
}
