//! Games of TORA in which the judge has set up positions (T-X13).

use game::Side;
use game::record::{About, Note};
use hall::{Hall, Table};
use tigerden_audit::audit;

use crate::assassins::{opened, sealed, write};

const BOARD: &str = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/g16/k16";

fn position(rest: &str) -> String {
    format!("tora-long/rulebook+assassin {BOARD} {rest}")
}

fn play(table: &mut dyn Table, moves: &[&str]) {
    for text in moves {
        let played = table.play(text);
        played.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn set_up(table: &mut dyn Table, rest: &str) {
    assert_eq!(
        table.set_up(&position(rest), "Misread."),
        Ok(true),
        "{rest}"
    );
}

/// A game in which the judge moves both Assassins before the first turn, twice after the second one, and takes
/// one of them away after the third.
pub(crate) fn judged() -> Box<dyn Table> {
    let mut table = opened(&format!("{BOARD} c 2 5 0:0 0 - c@v5h5,o@v9h9"));
    set_up(&mut *table, "c 2 5 0:0 0 - c@v6h5,o@v9h8");
    play(&mut *table, &["X v6h5-v6h7", "end", "X v9h8-v10h8", "end"]);
    set_up(&mut *table, "c 2 6 0:0 0 - c@v6h8,o@v10h8");
    set_up(&mut *table, "c 2 6 0:0 0 - c@v6h9,o@v10h9");
    play(&mut *table, &["X v6h9-v6h10", "end"]);
    set_up(&mut *table, "o 2 6 0:0 0 - o@v10h9");
    play(&mut *table, &["X v10h9-v10h8", "end"]);
    table.resign(Side::First);
    table
}

fn key(text: &str) -> &'static str {
    let fault = audit(&Hall::all(), text).err();
    let fault = fault.unwrap_or_else(|| panic!("nothing is wrong in {text}"));
    assert_eq!(fault.rule(), Some("T-X9"), "{fault}");
    fault.message().key
}

/// The notes after so many plies with another order.
fn ordered(about: &About, plies: usize, order: &[usize]) -> About {
    let mut about = about.clone();
    let notes = &about.notes[&plies];
    let notes: Vec<Note> = order.iter().map(|number| notes[*number].clone()).collect();
    about.notes.insert(plies, notes);
    about
}

#[test]
fn t_x13_what_hides_in_a_position_of_the_judge_is_sealed_anew_and_opens() {
    let table = judged();
    let about = sealed(&*table);
    let text = write(&*table, &about);
    let proof = audit(&Hall::all(), &text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    // Both at the start and in the first position; two turns; both in two more; a turn; one in the last
    // position; a turn.
    assert_eq!(proof.seals, 2 + 2 + 2 + 4 + 1 + 1 + 1);
    for told in [
        "[%note first v5h5]",
        "[%note first v6h5]",
        "[%note second v10h8]",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn t_x13_no_seal_of_such_a_position_may_be_missing_or_stand_for_another() {
    let table = judged();
    let about = sealed(&*table);
    // After the second turn: its seal, then those of both sides in both positions.
    let all: Vec<usize> = (0..about.notes[&4].len()).collect();
    assert_eq!(all.len(), 3 * 5);
    for seal in 0..5 {
        let less: Vec<usize> = all.iter().copied().filter(|n| n / 3 != seal).collect();
        let text = write(&*table, &ordered(&about, 4, &less));
        assert_eq!(key(&text), "audit-not-sealed", "{seal}");
    }
    // The seals of one side: of its turn, and of each position.
    for (one, other) in [(0, 2), (2, 4), (1, 3)] {
        let mut turned = all.clone();
        for part in 0..3 {
            turned.swap(3 * one + part, 3 * other + part);
        }
        let text = write(&*table, &ordered(&about, 4, &turned));
        assert_eq!(key(&text), "audit-other-turn", "{one} and {other}");
    }
    let mut more = all.clone();
    more.extend(12..15);
    let text = write(&*table, &ordered(&about, 4, &more));
    assert_eq!(key(&text), "audit-seal-unreadable");
}

#[test]
fn t_x13_a_position_in_the_record_hides_what_was_sealed_in_it() {
    let table = judged();
    let text = write(&*table, &sealed(&*table));
    for (from, to) in [
        ("c@v6h5,o@v9h8 |", "c@v6h5,o@v9h7 |"),
        ("c@v6h8,o@v10h8 |", "c@v6h7,o@v10h8 |"),
        ("0:0 0 - o@v10h9 |", "0:0 0 - c@v6h10,o@v10h9 |"),
        ("c@v5h5,o@v9h9", "c@v5h5,o@v9h8"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        assert!(audit(&Hall::all(), &changed).is_err(), "{to}");
    }
}
