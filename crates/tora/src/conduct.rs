//! How TORA is played beyond its actions: the end of a turn, points, agreements, the arbiter.

use game::{Conduct, Reason, RuleId, Side};

use crate::action::{Action, Ply, Told};
use crate::assassin::Hiding;
use crate::{Tora, endings};

macro_rules! conduct {
    ($n:literal, $w:literal, $endings:expr) => {
        impl Conduct for Tora<$n, $w> {
            const AGREEMENT: RuleId = RuleId("T-V5");
            const ARBITER: Option<RuleId> = Some(RuleId("T-V8"));
            const POINTS_PLAY: Option<RuleId> = Some(RuleId("T-V7"));
            const ENDINGS: &'static [Reason] = &$endings;
            const TURN_END: Option<(&'static str, &'static str)> = Some(("end", "pass"));

            fn seals(&self, ply: Ply<$n>) -> bool {
                // What a search finds can't be unlearned.
                matches!(
                    ply,
                    Ply::Act(Action::Search { .. }) | Ply::Told(Told::Found { .. })
                )
            }

            fn hides(&self, side: Side) -> Option<String> {
                match self.hiding(side) {
                    Hiding::No => None,
                    Hiding::Somewhere => Some("?".to_owned()),
                    Hiding::At(place) => Some(place.to_string()),
                }
            }

            fn points(&self) -> Option<[i32; 2]> {
                Some(self.points.map(i32::from))
            }

            fn points_broken_off(&self) -> Option<[i32; 2]> {
                Some(self.final_points())
            }

            fn vital_pieces(&self, side: Side) -> Option<u32> {
                let commands = self.commands[side.index()].iter();
                Some(commands.filter(|command| !command.taken).count() as u32) // T-S2, T-V1
            }

            fn may_reset(&self) -> bool {
                self.at_turn_start() && self.full_turn(self.side) == 1 // T-V7
            }
        }
    };
}

conduct!(9, 2, endings::SHORT);
conduct!(17, 5, endings::LONG);
