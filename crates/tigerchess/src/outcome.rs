//! The end of the game, in the order in which its reasons count (C-L6), and points (C-T3).

use game::{Ending, Outcome, Reason, RuleId, Side};

use crate::bits::DARK;
use crate::state::{Chess, Guard};
use crate::{Kind, endings};

/// Single moves without capture, Pikeman or Swordsman move that end the game: 50 of each side.
const QUIET_LIMIT: u16 = 100;

/// Points for occupying the Palace.
const OCCUPATION: i32 = 6;
/// Points for a mate (C-T3, C-L7).
const MATE: i32 = 3;

impl<const TIGER: bool> Chess<TIGER> {
    /// How the game has ended, if it has.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        if TIGER && let Some(winner) = self.occupied_by() {
            return Some(self.won(
                winner,
                OCCUPATION,
                "C-T2",
                Ending::ByRule(endings::OCCUPATION),
            ));
        }
        if self.deployment.is_some() {
            return None;
        }
        if !self.can_move() {
            return Some(if self.queen_attackers(self.side) != 0 {
                self.won(!self.side, MATE, "C-L2", Ending::ByRule(endings::CHECKMATE))
            } else {
                self.drawn(endings::STALEMATE)
            });
        }
        self.drawn_ending()
    }

    /// The draws that end a game in which moves are left.
    pub(crate) fn drawn_ending(&self) -> Option<Outcome> {
        if self.is_dead() {
            Some(self.drawn(endings::DEAD))
        } else if self.half >= QUIET_LIMIT {
            Some(self.drawn(endings::FIFTY))
        } else {
            None
        }
    }

    /// The draw by repetition.
    pub(crate) fn repeated(&self, repeats: u32) -> Option<Outcome> {
        (repeats >= 3 && self.deployment.is_none() && self.ending().is_none())
            .then(|| self.drawn(endings::REPETITION))
    }

    /// Whether neither side can ever mate (C-L6).
    pub(crate) fn is_dead(&self) -> bool {
        if self.deployment.is_some() {
            return false;
        }
        let queens = self.all_of_kind(Kind::Queen);
        let others = self.occupied() & !queens;
        let bound = [
            Kind::Baron,
            Kind::QueensLancer,
            Kind::Swordsman,
            Kind::Archer,
        ]
        .into_iter()
        .fold(0, |set, kind| set | self.all_of_kind(kind));
        if others & !bound == 0 {
            return others & DARK == 0 || others & !DARK == 0;
        }
        if !TIGER || others & others.wrapping_sub(1) != 0 {
            return false;
        }
        let gone = |side: Side| others & self.all_of(side) != 0 && !self.exchange[side.index()];
        others & self.all_of_kind(Kind::Knight) != 0
            || others & self.all_of_kind(Kind::Pikeman) != 0 && Side::BOTH.into_iter().any(gone)
    }

    /// The points if the game ends here by the players or their clocks (C-T3): `winner` has won by
    /// resignation or time, or both have agreed to a draw.
    pub(crate) fn points_without_play(&self, winner: Option<Side>) -> [i32; 2] {
        match winner {
            None => self.drawn_points(),
            Some(winner) => {
                let bearer = self.places(winner, Kind::KingsLancer) != 0;
                let occupiable = self
                    .guard(!winner)
                    .is_some_and(|guard| guard != Guard::Captured);
                let points = if bearer && occupiable {
                    OCCUPATION
                } else {
                    MATE
                };
                points_of(winner, points)
            }
        }
    }

    /// The end if both agree that `winner` is going to mate (C-T3), where resigning would cost more
    /// than the mate.
    pub(crate) fn mate_agreed(&self, winner: Side) -> Option<Outcome> {
        let dearer = self.points_without_play(Some(winner)) != points_of(winner, MATE);
        (dearer && self.deployment.is_none())
            .then(|| self.won(winner, MATE, "C-T3", Ending::Awarded))
    }

    /// What follows when the time of a side is out: in the deployment the other side posts what is
    /// left (C-K2), later the game is lost (C-L6).
    pub(crate) fn run_out_of_time(&mut self, side: Side) -> Option<Outcome> {
        if let Some(deployment) = &mut self.deployment {
            deployment.run_out(side);
            return None;
        }
        Some(Outcome {
            winner: Some(!side),
            ending: Ending::Time,
            rule: RuleId("C-L6"),
            points: Some(self.points_without_play(Some(!side))),
        })
    }

    fn drawn_points(&self) -> [i32; 2] {
        if self.guards.is_some() {
            [0; 2]
        } else {
            [1; 2]
        }
    }

    fn won(&self, winner: Side, points: i32, rule: &'static str, ending: Ending) -> Outcome {
        Outcome {
            winner: Some(winner),
            ending,
            rule: RuleId(rule),
            points: Some(points_of(winner, points)),
        }
    }

    fn drawn(&self, reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            ending: Ending::ByRule(reason),
            rule: RuleId("C-L6"),
            points: Some(self.drawn_points()),
        }
    }
}

const fn points_of(winner: Side, points: i32) -> [i32; 2] {
    match winner {
        Side::First => [points, 0],
        Side::Second => [0, points],
    }
}
