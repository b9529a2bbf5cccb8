//! A player's rating over two days with games and a long rest.

use tigerden_rating::{Day, History, Rating, Score};

fn main() {
    let known = Rating {
        rating: 1620.0,
        deviation: 70.0,
        volatility: 0.06,
    };
    let mut history = History::default();
    for (day, score) in [(1, Score::Win), (1, Score::Draw), (400, Score::Loss)] {
        let now = history.after_game(Day(day), known, score).after;
        let mark = if now.is_provisional() { "?" } else { "" };
        println!("day {day}: {:.0}{mark} ± {:.0}", now.rating, now.deviation);
    }
}
