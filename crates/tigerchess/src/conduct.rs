//! How both games are played beyond their moves: time, points, agreements, the arbiter.

use game::{Conduct, Outcome, Reason, RuleId, Side};

use crate::endings;

use crate::state::Chess;

macro_rules! conduct {
    ($tiger:literal) => {
        impl Conduct for Chess<$tiger> {
            const AGREEMENT: RuleId = RuleId("C-L6");
            const ARBITER: Option<RuleId> = Some(RuleId("C-N4"));
            const ENDINGS: &'static [Reason] = &endings::ALL;

            fn time_out(&mut self, side: Side) -> Option<Outcome> {
                self.run_out_of_time(side)
            }

            fn opening_phase(&self) -> bool {
                self.deployment.is_some()
            }

            fn time_factor(&self) -> u32 {
                if self.guards.is_some() { 2 } else { 1 } // C-T5
            }

            fn points(&self) -> Option<[i32; 2]> {
                self.ending()?.points
            }

            fn points_agreed(&self, winner: Option<Side>) -> Option<[i32; 2]> {
                Some(self.points_without_play(winner))
            }

            fn award(&self, winner: Side) -> Option<Outcome> {
                self.mate_agreed(winner)
            }
        }
    };
}

conduct!(false);
conduct!(true);
