//! Counts to ten on card A.

use tigerden_scorecard::{Card, Counting, Scale};

fn main() {
    let scale = Scale {
        card: Card::A,
        counting: Counting::Plain,
    };
    for total in 0..=10 {
        let columns = scale.tally(total).markers;
        let columns = columns.map(|places| places.iter().collect::<Vec<_>>());
        println!("{total:2} {columns:?}");
    }
}
