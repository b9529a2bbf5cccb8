//! What a large tournament costs: `cargo bench -p tigerden-tournament --bench standings`.
//!
//! Plays a Swiss of 10,000 players and prints what each round costs to draw, and what the standings with their
//! tie-breaks and the reading of the log cost at the end.

use std::time::Instant;

use tigerden_tournament::Seat;
use tigerden_tournament::event::Tournament;
use tigerden_tournament::log::{
    Charter, Contest, Entry, Fact, Format, GameResult, Registration, Spot,
};
use tigerden_tournament::standings::TieBreak;

const PLAYERS: usize = 10_000;
const ROUNDS: u32 = 11;

fn main() {
    let mut log = vec![entry(Fact::Founded(Charter {
        name: "Large".to_owned(),
        game: "any".to_owned(),
        format: Format::Swiss { rounds: ROUNDS },
        contest: Contest::Game,
        tie_breaks: vec![
            TieBreak::DirectEncounter,
            TieBreak::BuchholzCut,
            TieBreak::Buchholz,
            TieBreak::SonnebornBerger,
        ],
        check_in: false,
        rests: 0,
        seed: 1,
        boards: None,
    }))];
    log.extend((0..PLAYERS).map(|number| {
        entry(Fact::Registered(Registration {
            name: format!("Player {number}"),
            rank: 1,
            pending: None,
            earlier_offences: 0,
            stands_by: false,
            id: None,
        }))
    }));
    let start = Instant::now();
    let mut tournament = Tournament::replay(&log).expect("a tournament");
    println!("{PLAYERS} registrations: {:.2?}", start.elapsed());
    let mut add = |tournament: &mut Tournament, fact: Fact| {
        let entry = entry(fact);
        tournament.apply(&entry).expect("it can be");
        log.push(entry);
    };
    for round in 1..=ROUNDS as usize {
        let start = Instant::now();
        let draw = tournament.draw().expect("a round");
        println!("round {round} drawn: {:.2?}", start.elapsed());
        let tables = draw.tables.len();
        add(&mut tournament, draw.fact());
        for table in 1..=tables {
            // A mixed bag of results, the same each time.
            let winner = [Some(Seat::A), None, Some(Seat::B)][(table * 7 + round * 5) % 3];
            let result = GameResult {
                winner,
                ..GameResult::default()
            };
            let at = Spot { round, table };
            add(&mut tournament, Fact::Played { at, result });
        }
    }
    let start = Instant::now();
    let standings = tournament.standings();
    println!("standings: {:.2?}", start.elapsed());
    assert_eq!(standings.rows.len(), PLAYERS);
    let start = Instant::now();
    let again = Tournament::replay(&log).expect("a tournament");
    println!("{} entries replayed: {:.2?}", log.len(), start.elapsed());
    assert!(again == tournament);
}

fn entry(fact: Fact) -> Entry {
    Entry {
        at: 0,
        by: "Dora".to_owned(),
        fact,
    }
}
