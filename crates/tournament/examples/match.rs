//! Scores a match of TORA and says who has won it, and by what.
//!
//! `cargo run --example match`

use tigerden_tournament::{
    Board, Entrant, Game, Pair, Record, Seat, Standing, ToraMatch, ToraScore,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let entrant = |name: &str, rank| {
        let standing = Standing::new(rank).ok_or("ranks begin at 1")?;
        Ok::<_, &str>(Entrant {
            name: name.to_owned(),
            standing,
            record: Record::default(),
        })
    };
    let game = |challenger, points, winner| Game {
        challenger,
        points,
        winner: Some(winner),
        captured: None,
    };
    let played = ToraMatch {
        board: Board::Short,
        target: 49,
        assassin: false,
        // Five ranks apart: a handicap of 1 for Ann and -2 for Bob.
        players: Pair {
            a: entrant("Ann", 1)?,
            b: entrant("Bob", 6)?,
        },
        announced: None,
        substitute: None,
        games: vec![
            game(Seat::A, Pair { a: 10, b: 4 }, Seat::A),
            game(Seat::B, Pair { a: 5, b: 11 }, Seat::B),
            game(Seat::A, Pair { a: 9, b: 8 }, Seat::A),
            game(Seat::B, Pair { a: 6, b: 9 }, Seat::B),
        ],
        cheating: None,
    };
    if let ToraScore::Fair(score) = played.score()? {
        for (number, game) in (1..).zip(&score.games) {
            println!("after game {number}: {} to {}", game.tally.a, game.tally.b);
        }
        let tally = score.final_tally;
        println!(
            "{:?} wins by {:?}: {} to {}",
            score.winner, score.by, tally.a, tally.b
        );
    }
    Ok(())
}
