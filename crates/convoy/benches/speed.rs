//! How fast the rules are: perft from the start and from middle games, and whole random games.
//!
//! Prints one JSON object a line. `cargo bench -p tigerden-convoy --bench speed`.

use game::{SplitMix, perft, playout};
use testkit::speed::{millions_per_second, report};
use tigerden_convoy::Convoy;

const START: &str =
    "convoy 4ttttt4/6t6/13/6n6/t5n5t/t5n5t/tt1nnnknnn1tt/t5n5t/t5n5t/6n6/13/6t6/4ttttt4 t 0 1";
/// Middle-game positions of random games, as in `data/perft.json`.
const MIDDLE: [&str; 3] = [
    "convoy 4ttttt4/6t6/13/9n3/4n1n5t/t3t1n4tt/t5knnn2t/t3n4n2t/t5n1t4/2t1t1n6/13/5n6t/5tttt4 n 0 1",
    "convoy 5tttt4/3n9/1t3t1tn4/12n/7t1t3/3n2t5t/t2k3nnn2t/9t1tt/n6t5/13/t12/2t1t5t2/3nt1tn1n3 n 0 1",
    "convoy 3t9/7t5/n5t6/3tt1tt3nt/2t9k/t4n4n2/1t1tt3n4/4t3t3t/13/t4t1n5/6t6/2t2ntt5/2n3t4n1 t 0 1",
];
/// Long enough for every random game to end.
const PLIES: usize = 100_000;

fn main() {
    let start = read(&[START]);
    let perft_3 = |p: &Convoy| perft(p, 3);
    report(
        "convoy start perft 3",
        "M leaf moves/s",
        millions_per_second(&start, perft_3),
    );
    report(
        "convoy middle perft 3",
        "M leaf moves/s",
        millions_per_second(&read(&MIDDLE), perft_3),
    );
    let games = |position: &Convoy| {
        for seed in 0..20 {
            playout(position, &mut SplitMix(seed), PLIES, |_, _| ());
        }
        20
    };
    report(
        "convoy random games",
        "games/s",
        1e6 * millions_per_second(&start, games),
    );
}

fn read(texts: &[&str]) -> Vec<Convoy> {
    let position = |text: &&str| match text.parse() {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    };
    texts.iter().map(position).collect()
}
