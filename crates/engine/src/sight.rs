//! What a player of less than full strength does not see.

use crate::Look;
use crate::code::mixed;

/// How a player errs. All chances are in thousandths and hold for one move at one turn: what is
/// overlooked stays overlooked until the next turn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sight {
    /// Chance to overlook a quiet move.
    pub(crate) quiet: u32,
    /// Chance to overlook a capture of a neighbor.
    pub(crate) capture: u32,
    /// What each square of distance adds to either chance.
    pub(crate) far: u32,
    /// What is added for moves of the opponent.
    pub(crate) reply: u32,
    /// Largest misjudgement of a position, in centi-points.
    pub(crate) noise: i32,
}

/// A [`Sight`] at one turn of one game.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    sight: Sight,
    perfect: bool,
    /// Differs from game to game; within a game, a position is always misjudged in the same way.
    game: u64,
    /// Differs from turn to turn as well.
    turn: u64,
}

impl Eyes {
    pub(crate) fn new(sight: Sight, seed: u64, turn: u64) -> Self {
        let game = mixed(seed);
        let Sight {
            quiet,
            capture,
            far,
            reply,
            noise,
        } = sight;
        Self {
            sight,
            perfect: quiet + capture + far + reply == 0 && noise == 0,
            game,
            turn: mixed(game ^ turn),
        }
    }

    /// A number to mix into the keys of stored values, which are valid for these eyes only.
    pub(crate) fn salt(&self) -> u64 {
        if self.perfect { 0 } else { self.turn }
    }

    /// Whether the player sees this move.
    pub(crate) fn sees(&self, look: &Look, code: u32, own: bool) -> bool {
        if self.perfect {
            return true;
        }
        let sight = &self.sight;
        let base = match (look.ends_turn, look.gain > 0) {
            (true, _) => return true,
            (false, true) => sight.capture,
            (false, false) => sight.quiet,
        };
        let far = sight.far * u32::from(look.reach.saturating_sub(1));
        let reply = if own { 0 } else { sight.reply };
        let chance = u64::from(base + far + reply);
        // A hash instead of a random number: the move is overlooked everywhere in the tree.
        mixed(self.turn ^ u64::from(code)) % 1000 >= chance
    }

    /// By how much the player misjudges a position, in centi-points.
    pub(crate) fn misjudges(&self, key: u64) -> i32 {
        let noise = self.sight.noise;
        if noise == 0 {
            return 0;
        }
        let bits = mixed(self.game ^ key);
        let part = |bits: u64| (bits & 0xFFFF) as i32 * noise / 0xFFFF;
        part(bits) - part(bits >> 16)
    }
}
