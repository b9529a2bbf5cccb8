//! Random Swiss events, the same ones for the same seed.

#[path = "random.rs"]
mod random;

pub(crate) use random::Dice;

use tigerden_tournament::pairing::{Because, Past, Player, Round, Side};

/// How often something happens: once in so many times, 0 for never.
#[derive(Clone, Copy)]
pub(crate) struct Habits {
    pub(crate) absent: u64,
    pub(crate) forfeit: u64,
    pub(crate) late: u64,
    pub(crate) leave: u64,
    pub(crate) draw: u64,
}

impl Habits {
    pub(crate) const QUIET: Habits = Habits {
        absent: 0,
        forfeit: 0,
        late: 0,
        leave: 0,
        draw: 3,
    };
    pub(crate) const LIVELY: Habits = Habits {
        absent: 12,
        forfeit: 25,
        late: 15,
        leave: 40,
        draw: 4,
    };
}

/// An event in progress.
pub(crate) struct Event {
    pub(crate) players: Vec<Player>,
    left: Vec<bool>,
    entered: Vec<u32>,
    habits: Habits,
    dice: Dice,
}

impl Event {
    pub(crate) fn new(count: u32, habits: Habits, seed: u64) -> Event {
        let mut dice = Dice(seed);
        let players = (1..=count).map(|number| Player {
            number,
            rank: i64::from(count - number),
            score: 0,
            past: Vec::new(),
            playing: true,
        });
        let entered = (0..count).map(|_| {
            if dice.one_in(habits.late) {
                2 + dice.below(3) as u32
            } else {
                1
            }
        });
        let entered = entered.collect();
        Event {
            players: players.collect(),
            left: vec![false; count as usize],
            entered,
            habits,
            dice,
        }
    }

    /// Says who plays the next round.
    pub(crate) fn call(&mut self, round: u32) {
        for (at, player) in self.players.iter_mut().enumerate() {
            self.left[at] |= round > 1 && self.dice.one_in(self.habits.leave);
            let here = !self.left[at] && self.entered[at] <= round;
            player.playing = here && !self.dice.one_in(self.habits.absent);
        }
    }

    /// Plays a round with random results; the stronger player wins more often.
    pub(crate) fn play(&mut self, round: &Round) {
        let count = self.players.len() as u64;
        let mut past: Vec<Option<Past>> = vec![None; self.players.len()];
        for board in &round.boards {
            let (first, second) = (board.first as usize - 1, board.second as usize - 1);
            let edge = count + (second as u64) - (first as u64);
            let points = match self.dice.below(2 * count) {
                _ if self.dice.one_in(self.habits.draw) => [1, 1],
                lot if lot < edge => [2, 0],
                _ => [0, 2],
            };
            let forfeit = self.dice.one_in(self.habits.forfeit);
            let sides = [
                (first, board.second, Side::First),
                (second, board.first, Side::Second),
            ];
            for ((player, opponent, side), points) in sides.into_iter().zip(points) {
                past[player] = Some(if forfeit && points != 1 {
                    Past::Forfeited { opponent, points }
                } else {
                    Past::Played {
                        opponent,
                        side,
                        points,
                    }
                });
            }
        }
        for idle in &round.idle {
            assert_eq!(idle.because, Because::Odd);
            past[idle.player as usize - 1] = Some(Past::Bye { points: 2 });
        }
        for (at, (player, past)) in self.players.iter_mut().zip(past).enumerate() {
            assert_eq!(player.playing, past.is_some(), "{}", player.number);
            let half = u32::from(!self.left[at] && self.dice.one_in(2));
            let past = past.unwrap_or(Past::Absent { points: half });
            player.score += past.points();
            player.past.push(past);
        }
    }
}
