//! What must be so in every tournament.

use std::collections::HashSet;

use tigerden_tournament::Seat;
use tigerden_tournament::event::{CantPair, Refused, Tally, Tournament};
use tigerden_tournament::log::{Format, Number};
use tigerden_tournament::pairing::Unpairable;
use tigerden_tournament::trf::Report;

use crate::hall::Hall;

/// A round that has just been paired.
pub(crate) fn round(hall: &Hall) {
    let now = &hall.now;
    let round = now.rounds().last().expect("a round");
    let own = |table: &tigerden_tournament::event::Table| {
        let pairing = table.bout().pairing;
        let [a, b] = pairing.players;
        [(a, Seat::A), (b, Seat::B)]
            .into_iter()
            .filter(|(_, seat)| pairing.substitute != Some(*seat))
            .map(|(number, _)| number)
            .collect::<Vec<_>>()
    };
    let mut seen = HashSet::new();
    let seated = round.tables.iter().flat_map(own);
    for number in seated
        .chain(round.byes.iter().copied())
        .chain(round.rests.iter().copied())
    {
        assert!(seen.insert(number), "{number} stands twice");
        assert!(
            now.player(number).expect("a player").gone.is_none(),
            "{number} has left"
        );
    }
    // Reports of long events take long to write and read after each round.
    if now.rounds().len() < 12
        && let Some(report) = now.report()
    {
        let read = Report::parse(&report.to_string());
        assert!(read.as_ref() == Ok(&report), "round {}", now.rounds().len());
    }
    match now.charter().format {
        Format::Swiss { rounds } | Format::McMahon { rounds, .. } => {
            assert!(
                round.byes.len() <= 1,
                "nobody stays without a game where one is possible"
            );
            swiss(now, rounds);
        }
        Format::Ladder { .. } => ladder(now),
        Format::RoundRobin { .. } | Format::KnockOut { .. } | Format::Tiers {} => {}
    }
}

/// Nobody met twice, no third same side in a row but in the last round, at most one bye.
fn swiss(now: &Tournament, rounds: u32) {
    let last = now.rounds().len() == usize::try_from(rounds).expect("few rounds");
    for (number, tally) in now.tallies().iter() {
        let mut met: Vec<_> = tally.played().map(|(_, met)| met.opponent).collect();
        met.sort_unstable();
        assert!(
            met.windows(2).all(|two| two[0] != two[1]),
            "{number} has met somebody twice"
        );
        let byes = now
            .rounds()
            .iter()
            .filter(|round| round.byes.contains(&number))
            .count();
        assert!(byes <= 1, "{number} has had {byes} byes");
        let sides = sides(tally);
        let difference: i32 = sides.iter().sum();
        let in_a_row = sides
            .windows(3)
            .any(|three| three.iter().sum::<i32>().abs() == 3);
        assert!(last || !in_a_row, "{number} has had {sides:?}");
        assert!(last || difference.abs() <= 2, "{number} has had {sides:?}");
    }
}

/// 1 for each first side, -1 for each second one.
fn sides(tally: &Tally) -> Vec<i32> {
    let side = |seat| if seat == Seat::A { 1 } else { -1 };
    tally.played().map(|(_, met)| side(met.seat)).collect()
}

/// All meet at the same rank, and nobody is left over who could have been paired.
fn ladder(now: &Tournament) {
    let ladder = now.ladder().expect("a ladder");
    let open = ladder.open_matches();
    let round = now.rounds().last().expect("a round");
    for table in &round.tables {
        let [a, b] = table.bout().pairing.players.map(Number::index);
        assert!(open(a, b), "{a} and {b} can't score against each other");
    }
    let seated: HashSet<_> = round
        .tables
        .iter()
        .flat_map(|table| table.bout().pairing.players)
        .collect();
    let idle: Vec<_> = now
        .ready()
        .filter(|number| !seated.contains(number) && !round.rests.contains(number))
        .collect();
    for (place, one) in idle.iter().enumerate() {
        for other in &idle[place + 1..] {
            assert!(
                !open(one.index(), other.index()),
                "{one} and {other} could play"
            );
        }
    }
}

/// A tournament that has ended.
pub(crate) fn end(hall: &mut Hall) {
    let played = hall.now.rounds().len();
    let seed = hall.now.charter().seed;
    match &hall.ended {
        None | Some(CantPair::Refused(Refused::NoRounds)) => {}
        // Whoever has met fewer than half of the others always leaves a pairing (Dirac); sides take a little more.
        Some(CantPair::Unpairable(Unpairable::Stuck { .. } | Unpairable::TooFew { .. })) => {
            let few = hall.now.ready().count() <= 2 * played + 2;
            assert!(few, "seed {seed}: {:?} after {played} rounds", hall.ended);
        }
        Some(other) => panic!("seed {seed}: {other} after {played} rounds"),
    }
    match hall.now.charter().format {
        Format::RoundRobin { .. } => round_robin(hall),
        format if format.eliminates() => {
            let first: Vec<_> = hall
                .now
                .standings()
                .rows
                .into_iter()
                .take_while(|row| row.place == 1)
                .collect();
            assert!(first.len() <= 1, "seed {seed}: {first:?}");
        }
        _ => {}
    }
    for round in 1..=played {
        let draw = Tournament::draw_of(&hall.log, round)
            .expect("a round")
            .expect("by the rules");
        let paired = &hall.now.rounds()[round - 1];
        assert_eq!(draw.byes, paired.byes, "the same seed, the same round");
        let first = |table: &tigerden_tournament::event::Table| table.bouts[0].pairing;
        assert_eq!(
            draw.tables,
            paired.tables.iter().map(first).collect::<Vec<_>>()
        );
        // Reading the log again for each round of a big event would take most of the time.
        if hall.log.len() > 500 {
            break;
        }
    }
    hall.closes();
}

/// Everybody has met everybody once who stayed, with sides balanced within one.
fn round_robin(hall: &Hall) {
    let first = &hall.now.rounds()[0];
    let players = first.tables.len() * 2 + first.byes.len();
    let rounds = players - 1 + players % 2;
    let stay = hall
        .now
        .players()
        .iter()
        .any(tigerden_tournament::event::Player::is_active);
    assert!(hall.now.rounds().len() == rounds || !stay);
    let mut met = HashSet::new();
    for round in hall.now.rounds() {
        for table in &round.tables {
            let [a, b] = table.bouts[0].pairing.players;
            assert!(met.insert([a.min(b), a.max(b)]), "{a} and {b} meet twice");
        }
    }
    let leaves = hall
        .now
        .players()
        .iter()
        .any(|player| player.gone.is_some());
    if !leaves
        && hall
            .now
            .rounds()
            .iter()
            .all(|round| round.byes.len() == players % 2)
    {
        assert_eq!(met.len(), players * (players - 1) / 2);
        for (number, tally) in hall.now.tallies().iter() {
            let seats = tally.lines.iter().filter_map(|line| match line {
                tigerden_tournament::event::Line::Met(met) => Some(met.seat),
                _ => None,
            });
            let difference: i32 = seats.map(|seat| if seat == Seat::A { 1 } else { -1 }).sum();
            assert!(difference.abs() <= 1, "{number} has {difference}");
        }
    }
}
