//! What was hidden in one game is hidden elsewhere in the next (T-X2).

use std::collections::BTreeSet;

use dice::{Dice, Seed};
use game::Side;
use tigerden_hall::{Hall, Options};

const LAIR: &str = "lair";

fn options(lairs: [&str; 2]) -> Options {
    Options {
        game: [("assassins".to_owned(), "on".to_owned())].into(),
        seats: lairs.map(|lair| [(LAIR.to_owned(), lair.to_owned())].into()),
    }
}

fn dice(number: u8) -> Dice {
    Dice::new(&Seed::new([number; 32]), &[None, None])
}

#[test]
fn lots_choose_among_all_places_where_a_game_can_start() {
    let hall = Hall::all();
    let rules = hall.find("tora-long").unwrap();
    let lair = |options: &Options, side: usize| options.seats[side][LAIR].clone();
    let mut found = BTreeSet::new();
    for number in 0..=255 {
        let mut next = options(["v5", "none"]);
        rules.hide_anew(&mut next, &mut dice(number));
        assert_eq!(lair(&next, 1), "none", "who hides nothing goes on so");
        rules.start(&next).unwrap();
        found.insert(lair(&next, 0));
    }
    let info = rules.info();
    let option = info.options.iter().find(|option| option.id == LAIR);
    let can_start = |id: &&str| *id != "none" && rules.start(&options([id, "none"])).is_ok();
    let all = option.unwrap().choices.iter().map(|choice| choice.id);
    let all: BTreeSet<_> = all.filter(can_start).map(str::to_owned).collect();
    assert_eq!(found, all);
    assert!(all.len() > 10, "{all:?}");
}

#[test]
fn lots_hide_what_nobody_has_hidden() {
    let hall = Hall::all();
    let rules = hall.find("tora-long").unwrap();
    let mut begun = options(["v5", "none"]);
    for side in Side::BOTH {
        rules.hide_some(&mut begun, side, &mut dice(1));
    }
    assert_eq!(begun, options(["v5", "none"]), "both have chosen");

    begun.seats[0].clear();
    rules.hide_some(&mut begun, Side::First, &mut dice(1));
    assert!(begun.seats[0][LAIR].starts_with('v'));
    assert_eq!(begun.seats[1][LAIR], "none");
    rules.start(&begun).unwrap();

    let mut without = Options::default();
    rules.hide_some(&mut without, Side::First, &mut dice(1));
    assert_eq!(without, Options::default(), "nothing was agreed on");
}

#[test]
fn games_in_which_nothing_is_hidden_are_left_alone() {
    for game in Hall::all().games() {
        let mut next = Options::default();
        game.hide_anew(&mut next, &mut dice(1));
        assert_eq!(next, Options::default());
    }
}

#[test]
fn t_x2_what_is_said_of_a_lair_is_so() {
    let hall = Hall::all();
    let rules = hall.find("tora-long").unwrap();
    let option = rules.info().options.iter().find(|option| option.id == LAIR);
    for choice in option.unwrap().choices {
        for (setup, may_be_taken) in [("defensive", true), ("aggressive", false)] {
            for side in [0, 1] {
                let mut options = options(["none", "none"]);
                options.seats[side].insert(LAIR.into(), choice.id.into());
                options.seats[side].insert("setup".into(), setup.into());
                // The choices with a text of their own, such as `v8`, say that they are not always free.
                let said = choice.key.is_some_and(|key| key != "lair-none");
                let free = rules.start(&options).is_ok();
                assert_eq!(free, !(said && may_be_taken), "{setup} {}", choice.id);
            }
        }
    }
}
