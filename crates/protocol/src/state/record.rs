//! What a record of the game says besides the moves.

use std::time::Duration;

use game::Side;
use game::record::{About, Note};

use super::GameState;
use crate::Seat;

/// The tags with the names of the players.
const PLAYERS: [&str; 2] = ["First", "Second"];

impl GameState {
    /// The players, and what their clocks showed after each of their turns, in games with clocks.
    #[must_use]
    pub fn about(&self) -> About {
        let mut about = About::default();
        for side in Side::BOTH {
            let name = match &self.seats[side.index()] {
                Seat::Open => continue,
                Seat::Person { name } if name.is_empty() => continue,
                Seat::Person { name } => name.clone(),
                Seat::Computer { level } => format!("Computer {level}"),
            };
            about.tags.set(PLAYERS[side.index()], &name);
        }
        let note = |&(plies, left): &(usize, clock::Span)| {
            (plies, vec![Note::Clock(Duration::from_micros(left.0))])
        };
        about.notes = self.left.iter().map(note).collect();
        about
    }
}
