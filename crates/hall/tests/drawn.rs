//! What the computer chooses for its side.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use game::SplitMix;
use tigerden_hall::{Hall, Options, Rules};

fn drawn(rules: &Rules, game: &BTreeMap<String, String>, seed: u64) -> BTreeMap<String, String> {
    let mut random = SplitMix(seed);
    let drawn = rules.drawn(game, |limit| Ok::<_, Infallible>(random.below(limit)));
    drawn.unwrap_or_else(|never| match never {})
}

#[test]
fn t_x2_the_computer_hides_its_assassin_anywhere_and_never_forgoes_it() {
    let hall = Hall::all();
    let rules = hall.named("tora-long").expect("it is on offer");
    let game = BTreeMap::from([("assassins".to_owned(), "on".to_owned())]);
    let mut lairs = BTreeMap::<_, usize>::new();
    for seed in 0..800 {
        let seats = [
            drawn(rules, &game, 2 * seed),
            drawn(rules, &game, 2 * seed + 1),
        ];
        for seat in &seats {
            *lairs.entry(seat["lair"].clone()).or_default() += 1;
        }
        let game = game.clone();
        let table = hall.start("tora-long", &Options { game, seats });
        assert!(
            table.is_ok(),
            "a piece stands where the Assassin is to hide"
        );
    }
    // Every column but the ruler's, about as often as any other; two have pieces in one set-up.
    assert_eq!(lairs.len(), 16, "{lairs:?}");
    assert!(!lairs.contains_key("none"));
    assert!(
        lairs.values().all(|count| (30..160).contains(count)),
        "{lairs:?}"
    );
}

#[test]
fn what_has_no_effect_is_not_chosen() {
    let hall = Hall::all();
    let rules = hall.named("tora-long").expect("it is on offer");
    let all: BTreeSet<_> = (0..50)
        .flat_map(|seed| drawn(rules, &BTreeMap::new(), seed))
        .collect();
    let ids: BTreeSet<_> = all.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(ids, BTreeSet::from(["ruler", "setup"]));
    assert_eq!(all.len(), 4, "each of both is chosen some time: {all:?}");
}
