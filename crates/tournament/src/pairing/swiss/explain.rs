//! Why two players meet.

use super::super::sides::seat;
use super::super::{Board, Float, Obstacle, Passed, SwissWhy, Why};
use super::bracket::{Bracket, Paired};
use super::roster::Roster;

/// The most opponents that came before and are named.
const NAMED: usize = 5;

impl Roster {
    /// The boards of a bracket, the `number`th from the top.
    pub(super) fn explain(&self, bracket: &Bracket, paired: &Paired, number: u32) -> Vec<Board> {
        let score = bracket
            .residents
            .first()
            .map_or(0, |&player| self.cards[player].score);
        let mut pairs = paired.pairs.clone();
        pairs.sort_unstable();
        let mut choosers: Vec<_> = pairs.iter().map(|pair| pair.0).collect();
        choosers.sort_unstable();
        // Who can still be chosen, in order: residents who don't choose.
        let mut free: Vec<_> = bracket
            .residents
            .iter()
            .copied()
            .filter(|player| choosers.binary_search(player).is_err())
            .collect();
        let boards = pairs.into_iter().map(|(higher, lower)| {
            let before = free.iter().take_while(|&&other| other < lower).take(NAMED);
            let passed = before.map(|&other| self.passed(higher, other)).collect();
            free.retain(|&other| other != lower);
            self.board(higher, lower, |scores, side| SwissWhy {
                bracket: number,
                score,
                scores,
                float: (self.cards[higher].score != self.cards[lower].score).then(|| Float {
                    player: self.cards[higher].number,
                    from: self.cards[higher].score,
                    to: self.cards[lower].score,
                }),
                higher: self.cards[higher].number,
                passed,
                side,
            })
        });
        boards.collect()
    }

    fn board(
        &self,
        higher: usize,
        lower: usize,
        why: impl FnOnce([u32; 2], crate::pairing::SideReason) -> SwissWhy,
    ) -> Board {
        let (high, low) = (&self.cards[higher], &self.cards[lower]);
        let (first, second, reason) = seat(high, low, self.lot);
        Board {
            first: first.number,
            second: second.number,
            why: Why::Swiss(Box::new(why([first.score, second.score], reason))),
        }
    }

    fn passed(&self, higher: usize, other: usize) -> Passed {
        let (high, low) = (&self.cards[higher], &self.cards[other]);
        let obstacle = match (high.met(low.number), high.wish()) {
            (Some(round), _) => Obstacle::Met { round },
            (None, Some(side)) if !self.may_meet(higher, other) => Obstacle::SameSide { side },
            (None, Some(side)) if low.wish() == Some(side) => Obstacle::Wish { side },
            _ => Obstacle::Others,
        };
        Passed {
            player: low.number,
            obstacle,
        }
    }

    /// The order of boards: by the higher score, both scores together, the higher player.
    pub(super) fn standing(&self, board: &Board) -> (std::cmp::Reverse<(u32, u32)>, u32) {
        let Why::Swiss(why) = &board.why else {
            return (std::cmp::Reverse((0, 0)), 0);
        };
        let [one, two] = why.scores;
        (std::cmp::Reverse((one.max(two), one + two)), why.higher)
    }
}
