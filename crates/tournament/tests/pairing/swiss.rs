//! The Dutch system: what no round may do, and what the best one does.

use proptest::prelude::*;
use tigerden_tournament::pairing::{
    self, Board, Obstacle, Past, Player, Round, Side, SideReason, Stuck, SwissWhy, Unpairable, Why,
};

use super::best::{bye_score, every, seen, worth};
use super::event::{Dice, Event, Habits};

fn player(number: u32, past: &[Past]) -> Player {
    let past = past.to_vec();
    let score = past.iter().map(|past| past.points()).sum();
    Player {
        number,
        rank: 0,
        score,
        past,
        playing: true,
    }
}

fn played(opponent: u32, side: Side, points: u32) -> Past {
    Past::Played {
        opponent,
        side,
        points,
    }
}

fn numbers(round: &Round) -> Vec<[u32; 2]> {
    round
        .boards
        .iter()
        .map(|board| [board.first, board.second])
        .collect()
}

/// Everybody once, nobody twice with the same opponent, sides within their limits, one bye at most.
#[track_caller]
fn obeys(players: &[Player], round: &Round, last: bool) {
    let find = |number| {
        players
            .iter()
            .find(|player| player.number == number)
            .expect("a player")
    };
    let mut here: Vec<_> = players
        .iter()
        .filter(|player| player.playing)
        .map(|player| player.number)
        .collect();
    here.sort_unstable();
    let boards = round
        .boards
        .iter()
        .flat_map(|board| [board.first, board.second]);
    let mut paired: Vec<_> = boards
        .chain(round.idle.iter().map(|idle| idle.player))
        .collect();
    paired.sort_unstable();
    assert_eq!(paired, here);
    assert_eq!(round.idle.len(), here.len() % 2);
    for idle in &round.idle {
        for past in &find(idle.player).past {
            let won_unplayed = !matches!(past, Past::Played { .. }) && past.points() > 1;
            assert!(
                !won_unplayed && !matches!(past, Past::Bye { .. }),
                "{idle:?}"
            );
        }
    }
    for Board { first, second, .. } in &round.boards {
        let rounds = players[0].past.len() as u32;
        let softer = last
            && [first, second]
                .iter()
                .any(|number| find(**number).score > rounds);
        for (number, other, side) in [
            (*first, *second, Side::First),
            (*second, *first, Side::Second),
        ] {
            let mut sides = Vec::new();
            for past in &find(number).past {
                if let Past::Played { opponent, side, .. } = *past {
                    assert_ne!(opponent, other, "{number} meets {other} again");
                    sides.push(side);
                }
            }
            sides.push(side);
            let count = |side| sides.iter().filter(|other| **other == side).count();
            let three =
                sides.len() > 2 && sides[sides.len() - 3..].iter().all(|other| *other == side);
            let wide = count(Side::First).abs_diff(count(Side::Second)) > 2;
            assert!(softer || !three && !wide, "{number}: {sides:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn no_round_breaks_an_absolute_rule(
        count in 5..=200_u32, rounds in 3..=11_u32, seed in any::<u64>(), quiet in any::<bool>()
    ) {
        let habits = if quiet { Habits::QUIET } else { Habits::LIVELY };
        let mut event = Event::new(count, habits, seed);
        for round in 1..=rounds {
            event.call(round);
            match pairing::swiss(&event.players, round, rounds, seed) {
                Ok(paired) => {
                    obeys(&event.players, &paired, round == rounds);
                    event.play(&paired);
                }
                // Only a small event runs out of pairings; the test below checks that it has.
                Err(error) => {
                    prop_assert!(2 * round > count / 2, "round {round} of {count}: {error}");
                    break;
                }
            }
        }
    }

    #[test]
    fn a_small_event_has_no_better_round(
        count in 2..=10_u32, rounds in 3..=9_u32, seed in any::<u64>(), quiet in any::<bool>()
    ) {
        let habits = if quiet { Habits::QUIET } else { Habits::LIVELY };
        let mut event = Event::new(count, habits, seed);
        for round in 1..=rounds {
            event.call(round);
            let seen = seen(&event.players, round == rounds);
            if seen.len() < 2 {
                break;
            }
            let mut candidates = every(&seen);
            let paired = match pairing::swiss(&event.players, round, rounds, seed) {
                Ok(paired) => paired,
                Err(error) => {
                    prop_assert!(candidates.is_empty(), "{error}");
                    break;
                }
            };
            obeys(&event.players, &paired, round == rounds);
            let place = |number| seen.iter().position(|seen| seen.number == number).expect("a player");
            let mut own: Vec<_> = (0..seen.len()).collect();
            for board in &paired.boards {
                let (first, second) = (place(board.first), place(board.second));
                (own[first], own[second]) = (second, first);
            }
            let least = candidates.iter().map(|candidate| bye_score(&seen, candidate)).min();
            prop_assert_eq!(Some(bye_score(&seen, &own)), least);
            candidates.retain(|candidate| Some(bye_score(&seen, candidate)) == least);
            let mut scores: Vec<_> = seen.iter().map(|seen| seen.score).collect();
            scores.dedup();
            for (at, &score) in scores.iter().enumerate() {
                let next = scores.get(at + 1).copied();
                let worth = |candidate: &Vec<usize>| worth(&seen, candidate, score, next);
                // What the round after makes of the next bracket doesn't count for this one.
                let same = |candidate: &Vec<usize>| {
                    (0..seen.len()).all(|player| {
                        let mate = own[player];
                        let here = seen[player].score >= score && seen[mate].score >= score && mate != player;
                        !here || candidate[player] == mate
                    })
                };
                let best = candidates.iter().map(worth).min();
                candidates.retain(same);
                let chosen = candidates.iter().map(worth).min();
                // C10 and C11 come before the sides and are not counted here.
                prop_assert!(chosen == best || round == rounds, "{:?} {:?} {:?}", seen, own, score);
            }
            event.play(&paired);
        }
    }

    /// Also after rounds that no program would have paired, such as those of a director.
    #[test]
    fn any_past_is_paired_if_that_is_possible(count in 2..9_u32, rounds in 1..6_u32, seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let mut players: Vec<_> = (1..=count).map(|number| player(number, &[])).collect();
        for _ in 0..rounds {
            let mut here: Vec<_> = (0..count as usize).collect();
            for at in (1..here.len()).rev() {
                here.swap(at, dice.below(at as u64 + 1) as usize);
            }
            for pair in here.chunks(2) {
                let past = match (pair, dice.below(8)) {
                    (&[one, _], 0) => [Some((one, Past::Bye { points: 2 })), None],
                    (&[one, two], lot) => {
                        let (points, first) = (lot as u32 % 3, lot > 4);
                        let sides = if first { [Side::First, Side::Second] } else { [Side::Second, Side::First] };
                        let [one_number, two_number] = [one, two].map(|place| place as u32 + 1);
                        [Some((one, played(two_number, sides[0], points))),
                            Some((two, played(one_number, sides[1], 2 - points)))]
                    }
                    _ => [None, None],
                };
                for (place, past) in past.into_iter().flatten() {
                    players[place].past.push(past);
                    players[place].score += past.points();
                }
            }
            let longest = players.iter().map(|player| player.past.len()).max().expect("players");
            for player in &mut players {
                player.past.resize(longest, Past::Absent { points: 0 });
            }
        }
        let round = players[0].past.len() as u32 + 1;
        let seen = seen(&players, false);
        match pairing::swiss(&players, round, 20, seed) {
            Ok(paired) => {
                prop_assert_eq!(2 * paired.boards.len() + paired.idle.len(), count as usize);
                let find = |number| seen.iter().find(|seen| seen.number == number).expect("a player");
                for board in &paired.boards {
                    prop_assert!(find(board.first).may_meet(find(board.second)));
                }
                for idle in &paired.idle {
                    prop_assert!(find(idle.player).bye);
                }
            }
            Err(error) => prop_assert!(every(&seen).is_empty(), "{error}"),
        }
    }

    #[test]
    fn the_order_of_players_does_not_matter(count in 4..40_u32, seed in any::<u64>()) {
        let mut event = Event::new(count, Habits::LIVELY, seed);
        for round in 1..=4 {
            event.call(round);
            let mut mixed = event.players.clone();
            mixed.reverse();
            mixed.rotate_left(seed as usize % count as usize);
            let paired = pairing::swiss(&event.players, round, 9, seed);
            prop_assert_eq!(&paired, &pairing::swiss(&mixed, round, 9, seed));
            let Ok(paired) = paired else { break };
            event.play(&paired);
        }
    }
}

#[test]
fn the_first_round_pairs_halves_and_alternates_sides() {
    let players: Vec<_> = (1..=7).map(|number| player(number, &[])).collect();
    let round = pairing::swiss(&players, 1, 5, 0).expect("a round");
    assert_eq!(numbers(&round), [[1, 4], [5, 2], [3, 6]]);
    assert_eq!(round.idle[0].player, 7);
    let other_lot = pairing::swiss(&players, 1, 5, 1).expect("a round");
    assert_eq!(numbers(&other_lot), [[4, 1], [2, 5], [6, 3]]);
    let Why::Swiss(why) = &round.boards[0].why else {
        panic!("Swiss")
    };
    assert_eq!(
        (why.side, why.bracket, why.passed.len()),
        (SideReason::Lot, 1, 0)
    );
}

#[test]
fn why_says_who_was_passed_over() {
    use Side::{First, Second};
    // 1 has met 3 in round 1; the others have full scores too.
    let players = [
        player(1, &[played(3, First, 1)]),
        player(2, &[played(4, Second, 1)]),
        player(3, &[played(1, Second, 1)]),
        player(4, &[played(2, First, 1)]),
    ];
    let round = pairing::swiss(&players, 2, 5, 0).expect("a round");
    // 1 and 4 would be the only other pairing of halves, and both are due the second side: so 1 meets 2.
    assert_eq!(numbers(&round), [[2, 1], [3, 4]]);
    let players = [
        player(1, &[played(3, First, 1)]),
        player(2, &[played(4, First, 1)]),
        player(3, &[played(1, Second, 1)]),
        player(4, &[played(2, Second, 1)]),
    ];
    let round = pairing::swiss(&players, 2, 5, 0).expect("a round");
    assert_eq!(numbers(&round), [[4, 1], [3, 2]]);
    let Why::Swiss(why) = &round.boards[0].why else {
        panic!("Swiss")
    };
    let SwissWhy {
        higher,
        passed,
        side,
        ..
    } = &**why;
    assert_eq!((*higher, *side), (1, SideReason::BothDue));
    assert_eq!((passed.len(), passed[0].player), (1, 3));
    assert_eq!(passed[0].obstacle, Obstacle::Met { round: 1 });
    let said = round.boards[0].why.to_string();
    assert_eq!(
        said,
        "Bracket 1 of 0.5 points. As opponent of player 1, player 3 came before, but they met in round 1. Nobody plays a side \
         that he isn't due."
    );
}

#[test]
fn nobody_to_pair_is_said_with_the_reason() {
    use Side::{First, Second};
    let players = [
        player(1, &[played(2, First, 2)]),
        player(2, &[played(1, Second, 0)]),
    ];
    let Err(Unpairable::Stuck { stuck, byes: 0 }) = pairing::swiss(&players, 2, 5, 0) else {
        panic!("nobody can play")
    };
    assert_eq!(
        stuck[0],
        Stuck {
            player: 1,
            met: 1,
            sides: 0,
            open: 0,
            bye: true
        }
    );
    assert_eq!(stuck.len(), 2);
    // The same, because both must have the second side.
    let twice = |other| [played(other, First, 1), played(other + 1, First, 1)];
    let players = [player(1, &twice(3)), player(2, &twice(5))];
    let error = pairing::swiss(&players, 3, 5, 0).expect_err("nobody can play");
    let Unpairable::Stuck { stuck, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(
        stuck[1],
        Stuck {
            player: 2,
            met: 0,
            sides: 1,
            open: 0,
            bye: true
        }
    );
    assert!(
        error.to_string().contains("1 need the same side"),
        "{error}"
    );
    // In the last round top scorers may.
    let top = |other| [played(other, First, 2), played(other + 1, First, 2)];
    let players = [player(1, &top(3)), player(2, &top(5))];
    assert!(pairing::swiss(&players, 3, 4, 0).is_err());
    assert_eq!(
        numbers(&pairing::swiss(&players, 3, 3, 0).expect("a round")).len(),
        1
    );
}

#[test]
fn a_forfeit_is_no_meeting_and_no_side_but_costs_the_bye() {
    let won = Past::Forfeited {
        opponent: 2,
        points: 2,
    };
    let lost = Past::Forfeited {
        opponent: 1,
        points: 0,
    };
    let round = pairing::swiss(&[player(1, &[won]), player(2, &[lost])], 2, 5, 0).expect("a round");
    assert_eq!(numbers(&round), [[1, 2]]);
    let absent = Past::Absent { points: 0 };
    let players = [
        player(1, &[absent]),
        player(2, &[absent]),
        player(3, &[won]),
    ];
    let round = pairing::swiss(&players, 2, 5, 0).expect("a round");
    assert_ne!(round.idle[0].player, 3);
}

/// Too many players of one score must have the same side, more than are weighed pair by pair.
#[test]
fn a_large_lopsided_bracket_is_still_legal() {
    let due = |side: Side, number: u32, score: u32| {
        let far = 10_000 + 10 * number;
        player(
            number,
            &[
                played(far, side.other(), score),
                played(far + 1, side.other(), 0),
            ],
        )
    };
    let mut players: Vec<_> = (1..=300)
        .map(|number| due(Side::First, number, 2))
        .collect();
    players.extend((301..=700).map(|number| due(Side::Second, number, 0)));
    players.extend((701..=800).map(|number| due(Side::First, number, 0)));
    let round = pairing::swiss(&players, 3, 9, 0).expect("a round");
    obeys(&players, &round, false);
}

#[test]
fn players_who_contradict_themselves_are_refused() {
    let players = |numbers: [u32; 2]| numbers.map(|number| player(number, &[]));
    let swiss =
        |players: &[Player], round| pairing::swiss(players, round, 5, 0).expect_err("refused");
    assert_eq!(
        swiss(&players([1, 1]), 1),
        Unpairable::BadNumber { number: 1 }
    );
    assert_eq!(
        swiss(&players([1, 0]), 1),
        Unpairable::BadNumber { number: 0 }
    );
    assert_eq!(
        swiss(&players([1, 2])[..1], 1),
        Unpairable::TooFew { players: 1 }
    );
    assert_eq!(
        swiss(&players([1, 2]), 6),
        Unpairable::NoSuchRound {
            round: 6,
            rounds: 5
        }
    );
    assert_eq!(
        swiss(&players([1, 2]), 2),
        Unpairable::PastRounds {
            player: 1,
            has: 0,
            needs: 1
        }
    );
    let mut more = player(1, &[Past::Absent { points: 1 }]);
    more.score = 0;
    assert_eq!(
        swiss(&[more], 2),
        Unpairable::Score {
            player: 1,
            score: 0,
            counted: 1
        }
    );
}
