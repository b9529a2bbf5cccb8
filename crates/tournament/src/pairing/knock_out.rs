//! A knock-out: who loses is out.

use std::collections::{HashMap, HashSet};

use super::{Because, Board, Idle, MOST_PLAYERS, Round, Side, SideReason, Unpairable, Why};

/// The number of rounds until one of `count` players is left.
pub fn rounds_of_knock_out(count: u32) -> u32 {
    count.max(1).next_power_of_two().trailing_zeros()
}

/// The next round of a knock-out of `count` players.
///
/// `winners` are the winners of the games of each round before, in any order. In the first round the strongest
/// meets the weakest, and so on; the two strongest can meet only in the final, the four strongest not before the
/// games that lead to it. Where players are missing, the strongest go on without a game in the first round. With
/// `third_place` those who lost just before the final play too, if there are two of them. Who has begun less often
/// begins; else who hasn't begun last time.
///
/// # Errors
///
/// [`Unpairable::TooFew`] and [`Unpairable::TooMany`] if there are less than two players or more than
/// [`MOST_PLAYERS`], [`Unpairable::NoSuchRound`] after the final, [`Unpairable::NoWinner`] and
/// [`Unpairable::NotAWinner`] if the winners don't fit the games.
pub fn knock_out(count: u32, winners: &[Vec<u32>], third_place: bool) -> Result<Round, Unpairable> {
    match count {
        0..2 => return Err(Unpairable::TooFew { players: count }),
        2..=MOST_PLAYERS => {}
        _ => {
            return Err(Unpairable::TooMany {
                players: count as usize,
            });
        }
    }
    let rounds = rounds_of_knock_out(count);
    if winners.len() >= rounds as usize {
        return Err(Unpairable::NoSuchRound {
            round: winners.len() as u32 + 1,
            rounds,
        });
    }
    let mut bracket = Bracket::new(count, rounds);
    for winners in winners {
        bracket.advance(winners)?;
    }
    Ok(bracket.pair(third_place))
}

struct Bracket {
    /// From 1.
    round: u32,
    rounds: u32,
    /// Who is at each place; neighbors meet.
    places: Vec<Option<u32>>,
    losers: Vec<u32>,
    sides: HashMap<u32, Vec<Side>>,
}

impl Bracket {
    fn new(count: u32, rounds: u32) -> Bracket {
        let mut places = vec![1];
        for _ in 0..rounds {
            let sum = 2 * places.len() as u32 + 1;
            places = places
                .into_iter()
                .flat_map(|place| [place, sum - place])
                .collect();
        }
        let places = places
            .into_iter()
            .map(|place| (place <= count).then_some(place))
            .collect();
        Bracket {
            round: 1,
            rounds,
            places,
            losers: Vec::new(),
            sides: HashMap::new(),
        }
    }

    /// The games of the round, by the places in the bracket.
    fn games(&self) -> impl Iterator<Item = [u32; 2]> {
        self.places
            .chunks(2)
            .filter_map(|pair| Some([pair[0]?, pair[1]?]))
    }

    fn advance(&mut self, winners: &[u32]) -> Result<(), Unpairable> {
        let round = self.round;
        let mut won: HashSet<u32> = winners.iter().copied().collect();
        let games: Vec<_> = self.games().collect();
        for (at, &players) in games.iter().enumerate() {
            let (sides, _) = self.seat(players, at);
            for (player, side) in players.into_iter().zip(sides) {
                self.sides.entry(player).or_default().push(side);
            }
        }
        self.losers.clear();
        for [one, two] in games {
            match (won.remove(&one), won.remove(&two)) {
                (true, false) => self.losers.push(two),
                (false, true) => self.losers.push(one),
                (false, false) => {
                    return Err(Unpairable::NoWinner {
                        players: [one, two],
                        round,
                    });
                }
                (true, true) => return Err(Unpairable::NotAWinner { player: two, round }),
            }
        }
        if let Some(player) = won.into_iter().min() {
            return Err(Unpairable::NotAWinner { player, round });
        }
        let left = |place: &Option<u32>| place.filter(|player| !self.losers.contains(player));
        self.places = self
            .places
            .chunks(2)
            .map(|pair| left(&pair[0]).or(left(&pair[1])))
            .collect();
        self.round += 1;
        Ok(())
    }

    /// The sides of two players who meet at the `at`th game of the round.
    fn seat(&self, players: [u32; 2], at: usize) -> ([Side; 2], SideReason) {
        let sides = |player| self.sides.get(&player).map_or(&[][..], Vec::as_slice);
        let begun = players.map(|player| {
            let begun = sides(player)
                .iter()
                .filter(|side| **side == Side::First)
                .count();
            // Half a game that he didn't begin, last time, comes after whole games.
            (
                2 * begun as i64 - sides(player).len() as i64,
                sides(player).last() == Some(&Side::First),
            )
        });
        let one_begins = match begun[0].cmp(&begun[1]) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => (players[0] < players[1]) == at.is_multiple_of(2),
        };
        let side = if one_begins {
            Side::First
        } else {
            Side::Second
        };
        let reason = if begun[0] == begun[1] {
            SideReason::Lot
        } else {
            SideReason::Balance
        };
        ([side, side.other()], reason)
    }

    fn pair(&self, third_place: bool) -> Round {
        let before_final = self.rounds - self.round;
        let mut out = Round::default();
        let third: Option<[u32; 2]> = match self.losers[..] {
            [one, two] if third_place && before_final == 0 => Some([one, two]),
            _ => None,
        };
        let games = self.games().map(|players| (players, false));
        for (at, (players, third_place)) in games
            .chain(third.map(|players| (players, true)))
            .enumerate()
        {
            let (sides, side) = self.seat(players, at);
            let [one, two] = players;
            let (first, second) = if sides[0] == Side::First {
                (one, two)
            } else {
                (two, one)
            };
            let why = Why::Bracket {
                round: self.round,
                before_final,
                third_place,
                side,
            };
            out.boards.push(Board { first, second, why });
        }
        let alone = self
            .places
            .chunks(2)
            .filter(|_| self.round == 1)
            .filter_map(|pair| match pair {
                [Some(player), None] | [None, Some(player)] => Some(*player),
                _ => None,
            });
        out.idle = alone
            .map(|player| Idle {
                player,
                because: Because::Seeded,
            })
            .collect();
        out.idle.sort_unstable_by_key(|idle| idle.player);
        out
    }
}
