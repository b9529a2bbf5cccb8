//! Several threads search the same position and share the transposition table (lazy SMP): each
//! finds there what the others have found.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use game::Position;

use crate::deepen::{Root, deepen};
use crate::limits::{Budget, HelperNodes};
use crate::order::Memory;
use crate::search::{MAX_PLY, Played, Room, Search};
use crate::sight::Eyes;
use crate::table::TranspositionTable;
use crate::{Evaluate, Progress};

/// What all threads of a search have in common.
pub(crate) struct Shared<'a, E> {
    pub(crate) eval: &'a E,
    pub(crate) table: &'a TranspositionTable,
    /// The game so far.
    pub(crate) played: &'a Played,
    pub(crate) eyes: Eyes,
    /// Whether exchanges are followed beyond the horizon.
    pub(crate) exchanges: bool,
}

/// What each thread has of its own.
pub(crate) struct Scratch<P: Position> {
    pub(crate) memory: Memory,
    pub(crate) room: Room<P>,
}

impl<P: Position> Scratch<P> {
    pub(crate) fn new() -> Self {
        Self {
            memory: Memory::new(MAX_PLY),
            room: Room::new(),
        }
    }
}

/// A count of nodes for each thread but the first.
pub(crate) fn helpers_nodes(threads: usize) -> Vec<HelperNodes> {
    (1..threads).map(|_| HelperNodes::default()).collect()
}

/// Deepens a search on one thread for each `scratch`. The first thread decides when to stop and
/// what is the best line; the others fill the table, half of them one action ahead.
pub(crate) fn deepen_together<P: Position, E: Evaluate<P>>(
    shared: &Shared<'_, E>,
    scratch: &mut [Scratch<P>],
    budget: &mut Budget<'_>,
    root: &Root<'_, P>,
    tell: &mut dyn FnMut(Progress<P::Move>),
) -> Vec<P::Move> {
    let Some((own, helpers)) = scratch.split_first_mut() else {
        return Vec::new();
    };
    let told = budget.helpers();
    let depth = budget.depth();
    let mut search = Search::new(shared, own, budget, tell);
    // There are no threads in the browser.
    if cfg!(target_family = "wasm") || helpers.is_empty() {
        return deepen(&mut search, root);
    }
    let enough = &AtomicBool::new(false);
    thread::scope(|scope| {
        for (number, (scratch, nodes)) in helpers.iter_mut().zip(told).enumerate() {
            let help = move || {
                let mut budget = Budget::of_helper(depth, enough, nodes);
                let root = Root {
                    from: root.from + (number as u32 + 1) % 2,
                    ..*root
                };
                let mut nobody = |_| ();
                deepen(
                    &mut Search::new(shared, scratch, &mut budget, &mut nobody),
                    &root,
                );
            };
            // A thread that can't be started is a helper less.
            let _ = thread::Builder::new().spawn_scoped(scope, help);
        }
        let best = deepen(&mut search, root);
        enough.store(true, Ordering::Relaxed);
        best
    })
}
