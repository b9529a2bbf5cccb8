//! Swiss rounds by the Dutch system (FIDE C.04.3, as of 2025).

mod bracket;
mod explain;
mod roster;
mod wide;

use std::collections::HashSet;
use std::ops::Range;

use super::card::cards;
use super::unpairable::check;
use super::{Because, Idle, Player, Round, Side, Unpairable};
use bracket::{Bracket, Paired};
use roster::Roster;

/// So many players are weighed pair by pair at once; more of them only if their order leads to nothing.
const WEIGHED: usize = 64;

/// The most players that are weighed pair by pair.
const WEIGHED_AT_MOST: usize = 160;

/// Pairs round `round` of `rounds` by the Dutch system (FIDE C.04.3).
///
/// `players` are all players of the event; those with [`playing`](Player::playing) are paired. Their order doesn't
/// matter. `seed` gives the side of odd numbers where nobody is due one: the first if it is even. Use the same one
/// in all rounds.
///
/// No two meet twice (C1), nobody gets a second bye (C2), and nobody comes to a surplus of more than two games on a
/// side or has one three times in a row (C3), but for top scorers in the last round. If a legal pairing exists,
/// everybody is paired, and with an odd number one player has the bye. Among these, the criteria C5 to C21 decide in
/// their order, then the order of alternatives (4.2 to 4.4). Where more than 64 players are to be weighed, a bracket is first paired in
/// order and compared with bounds that no pairing can beat; only where these aren't reached, and there are more
/// than 160 players to weigh, is the answer legal but perhaps not the best.
///
/// # Errors
///
/// [`Unpairable`], if the players contradict themselves or no legal pairing exists.
pub fn swiss(players: &[Player], round: u32, rounds: u32, seed: u64) -> Result<Round, Unpairable> {
    if !(1..=rounds).contains(&round) {
        return Err(Unpairable::NoSuchRound { round, rounds });
    }
    check(players, Some(round - 1))?;
    let cards = cards(players, round, rounds);
    let lot = if seed.is_multiple_of(2) {
        Side::First
    } else {
        Side::Second
    };
    let byes = (cards.len() % 2) as u32;
    let roster = Roster::new(cards, lot).map_err(|stuck| Unpairable::Stuck { stuck, byes })?;
    let mut out = Round::default();
    let mut number = 0;
    let resting = roster.each(|bracket, paired| {
        number += 1;
        out.boards.extend(roster.explain(bracket, paired, number));
    });
    let idle = resting
        .into_iter()
        .map(|player| roster.cards[player].number);
    out.idle = idle
        .map(|player| Idle {
            player,
            because: Because::Odd,
        })
        .collect();
    out.boards.sort_by_key(|board| roster.standing(board));
    Ok(out)
}

impl Roster {
    /// Pairs bracket after bracket from the top, shows each, and says who is left for the bye.
    fn each(&self, mut show: impl FnMut(&Bracket, &Paired)) -> Vec<usize> {
        let mut groups: Vec<Range<usize>> = Vec::new();
        for (player, card) in self.cards.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if self.cards[group.start].score == card.score => {
                    group.end = player + 1
                }
                _ => groups.push(player..player + 1),
            }
        }
        let all = self.cards.len();
        let mut moved = Vec::new();
        for (at, residents) in groups.iter().enumerate() {
            let next = groups.get(at + 1).cloned().unwrap_or(all..all);
            let rest = next.end..all;
            let bracket = Bracket {
                moved,
                residents: residents.clone().collect(),
                next: next.collect(),
                rest,
            };
            let paired = self.pair(&bracket);
            show(&bracket, &paired);
            let below = bracket.next.len() + bracket.rest.len();
            let all = bracket.players().count() + below;
            moved = paired.down;
            if 2 * paired.pairs.len() + moved.len() == all {
                break;
            }
        }
        moved
    }

    /// Pairs a bracket so that all below can still be paired.
    fn pair(&self, bracket: &Bracket) -> Paired {
        let completes = |paired: &Paired| self.leaves_all_pairable(bracket, paired);
        let near = bracket.players().count() + bracket.next.len();
        let whole = near + bracket.rest.len();
        let rests_here = bracket
            .players()
            .any(|player| self.bye == Some(self.cards[player].score));
        let apart = !bracket.next.is_empty() && !rests_here;
        let weighed = || {
            let few = whole <= WEIGHED;
            few.then(|| self.exact(bracket, true)).flatten()
        };
        let in_order = || self.wide(bracket);
        let nearby = || {
            let few = apart && near <= WEIGHED_AT_MOST;
            few.then(|| self.exact(bracket, false)).flatten()
        };
        let all = || {
            let few = whole <= WEIGHED_AT_MOST;
            few.then(|| self.exact(bracket, true)).flatten()
        };
        let narrow = near <= WEIGHED;
        let nearby_first = || narrow.then(nearby).flatten();
        let tries: [&dyn Fn() -> Option<Paired>; 5] =
            [&weighed, &nearby_first, &in_order, &nearby, &all];
        let found = tries.iter().find_map(|attempt| attempt().filter(completes));
        found.unwrap_or_else(|| self.legal(bracket))
    }

    /// Whether all whom a bracket leaves over can be paired (C4).
    fn leaves_all_pairable(&self, bracket: &Bracket, paired: &Paired) -> bool {
        self.completes(&paired.left, bracket.rest.clone())
    }

    /// Pairs a bracket without weighing: as many as possible in it, or else all that are left at once.
    fn legal(&self, bracket: &Bracket) -> Paired {
        let players: Vec<_> = bracket.players().collect();
        let residents: HashSet<_> = bracket.residents.iter().copied().collect();
        let mates = super::maximum::maximum(players.len(), |a, b| {
            let someone_resides =
                residents.contains(&players[a]) || residents.contains(&players[b]);
            someone_resides && self.may_meet(players[a], players[b])
        });
        let mut paired = Paired::from_mates(&players, &mates);
        paired.left.extend(&bracket.next);
        if self.leaves_all_pairable(bracket, &paired) {
            return paired;
        }
        let below = bracket.next.iter().copied().chain(bracket.rest.clone());
        let all: Vec<_> = players.iter().copied().chain(below).collect();
        Paired::from_mates(&all, &self.fullest(&all))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Past;
    use super::*;

    /// Random events in which every larger bracket is paired both in order and by weighing all pairs.
    #[test]
    fn brackets_in_order_are_the_ones_that_weighing_finds() {
        let (mut in_order, mut brackets) = (0, 0);
        for seed in 0..8_u64 {
            let mut dice = seed;
            let mut players: Vec<_> = (1..=56)
                .map(|number| Player {
                    number,
                    rank: 0,
                    score: 0,
                    past: Vec::new(),
                    playing: true,
                })
                .collect();
            for round in 1..=5 {
                let cards = cards(&players, round, 9);
                let roster = Roster::new(cards, Side::First).expect("a pairing");
                roster.each(|bracket, _| {
                    if bracket.residents.len() < 10 {
                        return;
                    }
                    brackets += 1;
                    let weighed = roster.exact(bracket, true).expect("few players");
                    let wide = roster.wide(bracket);
                    if let Some(wide) =
                        wide.filter(|wide| roster.leaves_all_pairable(bracket, wide))
                    {
                        assert_eq!(wide.pairs, weighed.pairs, "seed {seed}, round {round}");
                        in_order += 1;
                    }
                });
                let paired = swiss(&players, round, 9, 0).expect("a round");
                for board in &paired.boards {
                    dice = dice
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    let points = (dice >> 33) as u32 % 3;
                    let sides = [
                        (board.first, board.second, Side::First, points),
                        (board.second, board.first, Side::Second, 2 - points),
                    ];
                    for (player, opponent, side, points) in sides {
                        let player = &mut players[player as usize - 1];
                        player.score += points;
                        player.past.push(Past::Played {
                            opponent,
                            side,
                            points,
                        });
                    }
                }
            }
        }
        assert!(in_order * 10 > brackets * 9, "{in_order} of {brackets}");
    }
}
