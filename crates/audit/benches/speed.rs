//! What the audit of a long game with hidden Assassins costs.
//!
//! Prints one JSON object a line. `cargo bench -p tigerden-audit --bench speed`.

use commit::Salt;
use game::record::About;
use game::{SplitMix, Viewer};
use hall::{Hall, Options, Table};
use testkit::speed::{millions_per_second, report};
use tigerden_audit::{audit, seal};

const ROUNDS: u32 = 200;
/// Actions in each turn.
const ACTIONS: usize = 3;

/// A game in which Assassins and others walk about, and nobody is taken.
fn played(random: &mut SplitMix) -> Box<dyn Table> {
    let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let options = Options {
        game: [option("assassins", "on"), option("quiet", "off")].into(),
        seats: ["v3", "v12"].map(|lair| [option("lair", lair)].into()),
    };
    let mut table = Hall::all().start("tora-long", &options).expect("a game");
    while table.round() <= ROUNDS {
        for action in 0..ACTIONS {
            let offers = table.offers();
            let walks = offers.iter().map(|offer| &*offer.text).filter(|text| {
                let prowls = text.starts_with('X');
                prowls == (action == 0) && !text.contains('*') && text.contains('-')
            });
            let walks: Vec<&str> = walks.collect();
            if !walks.is_empty() {
                let walk = walks[random.below(walks.len())];
                table.play(walk).expect("an offered move");
            }
        }
        // A general that has walked into danger goes back.
        while table.play("end").is_err() {
            assert!(table.take_back(), "an empty turn is legal");
        }
    }
    table
}

fn main() {
    let mut random = SplitMix(1);
    let table = played(&mut random);
    let mut about = About::default();
    about.tags.set("GameId", "ew2vg51bk21d");
    let salt = || Salt::new(std::array::from_fn(|_| random.below(256) as u8));
    seal(&*table, &mut about, salt);
    let text = hall::record::write(&*table, &about, Viewer::Judge);
    let hall = Hall::all();
    let audited = |text: &String| {
        let proof = audit(&hall, text).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(proof.seals, 2 + 2 * ROUNDS as usize);
        1
    };
    let name = format!("audit of a record of {ROUNDS} rounds, all sealed");
    report(&name, "ms", 1e-3 / millions_per_second(&[text], audited));
}
