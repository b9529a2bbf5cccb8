//! The opinions of the computer that the device keeps, so that no game is looked through twice.

use std::hash::{DefaultHasher, Hash, Hasher};

use game::Viewer;
use hall::Table;
use play::Opinion;
use serde::{Deserialize, Serialize};
use series::Race;

use crate::storage;

/// So many games the device keeps opinions of, the latest first.
const KEPT: usize = 20;
const KEY: &str = "reviews";

/// The opinions of one game, which is known by what was played in it, and for what.
#[derive(Serialize, Deserialize)]
struct Kept {
    game: String,
    opinions: Vec<Opinion>,
}

/// The opinions of this game as far as the computer has looked; none if it has not begun.
pub(super) fn read(table: &dyn Table, race: Option<Race>) -> Vec<Opinion> {
    let game = mark(table, race);
    let kept = all().into_iter().find(|kept| kept.game == game);
    kept.map_or_else(Vec::new, |kept| kept.opinions)
}

/// Keeps the opinions of this game. What the browser does not store is found again the next time.
pub(super) fn write(table: &dyn Table, race: Option<Race>, opinions: Vec<Opinion>) {
    let game = mark(table, race);
    let mut kept = all();
    kept.retain(|kept| kept.game != game);
    kept.insert(0, Kept { game, opinions });
    kept.truncate(KEPT);
    storage::write(KEY, &kept);
}

fn all() -> Vec<Kept> {
    storage::read(KEY).unwrap_or_default()
}

/// What tells games apart: a digest of what was played from which start, and for which total.
fn mark(table: &dyn Table, race: Option<Race>) -> String {
    let mut digest = DefaultHasher::new();
    race.hash(&mut digest);
    table.start(Viewer::Judge).hash(&mut digest);
    for ply in 0..table.plies() {
        table.ply(ply, Viewer::Judge).hash(&mut digest);
    }
    format!("{:016x}", digest.finish())
}
