//! Players of the computer's seats.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::Side;
use hall::Table;
use series::Race;
use tigerden_server::{Player, Setup};

use super::setup;

/// A legal turn: the first move on offer until the turn is over.
pub(crate) fn a_turn(table: &dyn Table) -> Vec<String> {
    let mut table = table.boxed_clone();
    let mut moves = Vec::new();
    loop {
        let offers = table.offers();
        let middle = offers.len() / 2;
        let offer = offers.get(middle).expect("a move while the game goes on");
        let played = table.play(&offer.text).expect("an offered move");
        moves.push(played.text);
        if played.turn_over {
            return moves;
        }
    }
}

/// Plays at once: the first legal turn, and is content with a draw at even levels.
pub(crate) struct Quick;

impl Player for Quick {
    fn turn(
        &self,
        table: &dyn Table,
        _: Option<Race>,
        _: u8,
        _: Option<Duration>,
        _: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        Ok(a_turn(table))
    }

    fn takes_draw(
        &self,
        _: &dyn Table,
        _: Option<Race>,
        _: Side,
        level: u8,
        _: &AtomicBool,
    ) -> Result<bool, String> {
        Ok(level.is_multiple_of(2))
    }
}

/// Thinks until it is told to stop, or released.
#[derive(Default)]
pub(crate) struct Slow {
    released: AtomicBool,
}

impl Slow {
    /// A server with this player.
    pub(crate) fn setup() -> (Arc<Self>, Setup) {
        let player = Arc::new(Self::default());
        let setup = Setup {
            player: Arc::<Self>::clone(&player),
            ..setup()
        };
        (player, setup)
    }

    pub(crate) fn release(&self) {
        self.released.store(true, Ordering::Relaxed);
    }
}

impl Player for Slow {
    fn turn(
        &self,
        table: &dyn Table,
        _: Option<Race>,
        _: u8,
        _: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        while !stop.load(Ordering::Relaxed) && !self.released.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(a_turn(table))
    }
}
