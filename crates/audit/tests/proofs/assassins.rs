//! Games of TORA with hidden Assassins (T-X9): what is sealed, what was searched, and the order of it all.

use std::sync::LazyLock;

use commit::Salt;
use game::record::About;
use game::{SplitMix, Viewer};
use hall::{Hall, Options, Table};
use tigerden_audit::{Fault, audit, seal};

/// A game that begins in a position of the long board.
pub(crate) fn opened(pieces: &str) -> Box<dyn Table> {
    let text = format!("tora-long/rulebook+assassin {pieces}");
    Hall::all()
        .open(&text, &Options::default())
        .expect("a position")
}

/// A game in which both sides hide an Assassin on their starting row.
fn begun() -> Box<dyn Table> {
    let lair = |at: &str| [("lair".to_owned(), at.to_owned())].into();
    let options = Options {
        game: [("assassins".to_owned(), "on".to_owned())].into(),
        seats: [lair("v3"), lair("v12")],
    };
    Hall::all().start("tora-long", &options).expect("a game")
}

/// Some rounds at random, in which Assassins prowl and pieces search as often as anything else is done.
fn played(seed: u64) -> Box<dyn Table> {
    let mut random = SplitMix(seed);
    let mut table = begun();
    while table.round() < 7 && table.outcome().is_none() {
        let offers = table.offers();
        let kinds: [&dyn Fn(&str) -> bool; 4] = [
            &|text| text.starts_with('X'),
            &|text| text.contains("search"),
            &|text| text == "end",
            &|_| true,
        ];
        let kind = kinds[random.below(kinds.len())];
        let fitting: Vec<&str> = offers
            .iter()
            .map(|offer| &*offer.text)
            .filter(|text| kind(text))
            .collect();
        if let Some(text) = (!fitting.is_empty()).then(|| fitting[random.below(fitting.len())]) {
            table.play(text).expect("an offered move");
        }
    }
    table
}

pub(crate) fn sealed(table: &dyn Table) -> About {
    let mut about = About::default();
    about.tags.set("GameId", "ew2vg51bk21d");
    let mut random = SplitMix(1);
    seal(table, &mut about, || {
        Salt::new(std::array::from_fn(|_| random.below(256) as u8))
    });
    about
}

pub(crate) fn write(table: &dyn Table, about: &About) -> String {
    hall::record::write(table, about, Viewer::Judge)
}

/// Games in which nothing comes to light, so that every turn is sealed.
pub(crate) static GAMES: LazyLock<Vec<(Box<dyn Table>, About)>> = LazyLock::new(|| {
    let games = (0..8).map(played).map(|table| {
        let about = sealed(&*table);
        (table, about)
    });
    games
        .filter(|(table, _)| table.position(Viewer::Public).ends_with("c?,o?"))
        .take(3)
        .collect()
});

fn fault(text: &str) -> Fault {
    audit(&Hall::all(), text)
        .err()
        .unwrap_or_else(|| panic!("nothing is wrong in {text}"))
}

#[track_caller]
fn fails(text: &str, round: u32, rule: &str) {
    let fault = fault(text);
    assert_eq!(
        (fault.round(), fault.rule()),
        (Some(round), Some(rule)),
        "{fault}: {text}"
    );
}

#[test]
fn t_x9_games_with_assassins_open_and_without_seals_they_are_refused() {
    assert_eq!(GAMES.len(), 3);
    for (table, about) in &*GAMES {
        let text = write(&**table, about);
        let proof = audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
        // Both at the start, and after each turn of six rounds.
        assert_eq!(proof.seals, 2 + 2 * 6);
        assert!(text.contains("; X v") && text.contains(" search"), "{text}");
        fails(&write(&**table, &About::default()), 1, "T-X9");
        for plies in about.notes.keys() {
            let mut less = about.clone();
            less.notes.remove(plies);
            let round = plies.checked_sub(1).and_then(|ply| table.round_after(ply));
            fails(&write(&**table, &less), round.unwrap_or(1), "T-X9");
        }
    }
}

#[test]
fn t_x6_a_search_that_was_answered_falsely_is_found() {
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    for (lair, answered, lie, rule) in [
        ("v9h9", " search v9h9", " search", "T-X6"),
        ("v3h3", " search", " search v9h9", "T-X6"),
    ] {
        let mut table = opened(&format!("{board} c 2 5 0:0 0 - o@{lair}"));
        for text in ["A v9h10 search", "end"] {
            table.play(text).expect("a legal move");
        }
        let text = write(&*table, &sealed(&*table));
        assert!(text.contains(&format!("A v9h10{answered}")), "{text}");
        audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
        let lied = text.replace(&format!("A v9h10{answered}"), &format!("A v9h10{lie}"));
        fails(&lied, 5, rule);
    }
}

#[test]
fn t_v2_an_end_that_was_answered_falsely_is_found() {
    let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/17/k16";
    let mut table = opened(&format!("{board} c 2 5 0:0 0 - o@v3h3"));
    for text in ["A v9h10-v9h11", "end"] {
        table.play(text).expect("a legal move");
    }
    let text = write(&*table, &sealed(&*table));
    audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    let lied = text.replace("A v9h10-v9h11", "A v9h10-v9h11; end trapped");
    assert_ne!(text, lied);
    fails(&lied, 5, "T-V2");
}

#[test]
fn the_first_fault_in_the_order_of_the_game_is_told() {
    let mut table = begun();
    for text in ["X v3h17-v3h15", "end", "end", "X v3h15-v3h13", "end", "end"] {
        table.play(text).expect("a legal move");
    }
    let text = write(&*table, &sealed(&*table));
    let too_far = |text: &str, from: &str, to: &str| text.replace(from, to);
    let (early, late) = (
        too_far(&text, "X v3h17-v3h15", "X v3h17-v3h11"),
        too_far(&text, "X v3h15-v3h13", "X v3h15-v3h9"),
    );
    fails(&early, 1, "T-M1");
    fails(&late, 2, "T-M1");
    // A seal that does not open, before and after the action that is not legal.
    let seals: Vec<usize> = text.match_indices("[%seal ").map(|(at, _)| at).collect();
    let broken = |text: &str, number: usize| {
        let at = text.match_indices("[%seal ").nth(number).expect("a seal").0;
        let at = at + text[at..].find(']').expect("its end") - 1;
        let other = if text[at..].starts_with('0') {
            "1"
        } else {
            "0"
        };
        format!("{}{other}{}", &text[..at], &text[at + 1..])
    };
    fails(&broken(&late, 0), 1, "T-X9");
    fails(&broken(&late, 3), 1, "T-X9");
    fails(&broken(&early, seals.len() - 1), 1, "T-M1");
    fails(&broken(&late, seals.len() - 1), 2, "T-M1");
}
