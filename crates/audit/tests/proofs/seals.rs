//! Notes are opened as they were sealed (T-X9).

use std::sync::Arc;

use commit::Salt;
use game::Viewer;
use game::record::{About, Note};
use hall::{Hall, Options, Rules, Table};
use proptest::prelude::*;
use tigerden_audit::{Fault, audit, seal};

use crate::burrow::Burrow;

fn hall() -> Hall {
    let mut hall = Hall::new();
    hall.extend([Rules::of::<Burrow<0>>(Arc::default())]);
    hall
}

fn played(moves: &[&str]) -> Box<dyn Table> {
    let rules = Rules::of::<Burrow<0>>(Arc::default());
    let mut table = rules.start(&Options::default()).expect("a game");
    for text in moves {
        table.play(text).expect("a legal move");
    }
    table
}

/// A game in which the mole creeps and eats unseen, with seals and salts.
fn sealed() -> (Box<dyn Table>, About) {
    let table = played(&["d1", "c5", "w1", "e5", "d1", "c4"]);
    let mut about = About::default();
    about.tags.set("GameId", "ew2vg51bk21d");
    let mut last = 0;
    seal(&*table, &mut about, || {
        last += 1;
        Salt::new([last; 32])
    });
    (table, about)
}

fn write(table: &dyn Table, about: &About) -> String {
    hall::record::write(table, about, Viewer::Judge)
}

#[track_caller]
fn fails(text: &str, key: &str, round: u32) {
    let fault = audit(&hall(), text).err().expect("a fault");
    assert!(matches!(fault, Fault::Unproved(_)), "{fault}");
    assert_eq!(fault.message().key, key, "{text}");
    assert_eq!((fault.round(), fault.rule()), (Some(round), Some("T-X9")));
}

#[test]
fn t_x9_what_was_sealed_is_opened() {
    let (table, about) = sealed();
    let text = write(&*table, &about);
    // At the start, and after each of the mole's three turns.
    assert_eq!(text.matches("[%seal second ").count(), 4);
    assert_eq!(text.matches("first").count(), 0);
    let proof = audit(&hall(), &text).expect("a proof");
    assert_eq!(proof.seals, 4);
}

#[test]
fn t_x9_another_move_than_the_sealed_one_is_found() {
    let (_, about) = sealed();
    let other = played(&["d1", "c6", "w1", "e6", "d1", "c5"]);
    fails(&write(&*other, &about), "audit-other-turn", 1);
    let later = played(&["d1", "c5", "w1", "e5", "d1", "c5"]);
    let text = write(&*later, &about);
    fails(&text, "audit-other-turn", 3);
    fails(&text.replace("c4 | 4", "c5 | 5"), "audit-other-note", 3);
    let text = text.replace("ew2vg51bk21d", "7m2kq0xw9b4e");
    fails(&text, "audit-other-note", 1);
}

#[test]
fn t_x9_no_seal_and_no_salt_may_be_missing() {
    let (table, about) = sealed();
    for (name, key) in [
        ("seal", "audit-nothing-sealed"),
        ("note", "audit-not-opened"),
        ("salt", "audit-not-opened"),
    ] {
        let mut without = about.clone();
        let notes = without.notes.get_mut(&4).expect("notes");
        notes.retain(|note| !matches!(note, Note::Other { name: own, .. } if own == name));
        fails(&write(&*table, &without), key, 2);
    }
    let mut unsealed = about.clone();
    unsealed.notes.remove(&4);
    fails(&write(&*table, &unsealed), "audit-not-sealed", 2);
    // Nor may all of them be.
    fails(&write(&*table, &About::default()), "audit-not-sealed", 1);
    let mut twice = about.clone();
    let notes = twice.notes.get_mut(&2).expect("notes");
    notes.push(notes[0].clone());
    fails(&write(&*table, &twice), "audit-seal-unreadable", 1);
    let mut turned = about;
    let (one, other) = (turned.notes[&2].clone(), turned.notes[&4].clone());
    turned.notes.insert(2, other);
    turned.notes.insert(4, one);
    fails(&write(&*table, &turned), "audit-other-note", 1);
}

#[test]
fn a_search_that_was_answered_falsely_is_found() {
    let (table, about) = sealed();
    let text = write(&*table, &about);
    let lie = text.replacen("d1.", "d1!", 1);
    assert_ne!(lie, text);
    let fault = audit(&hall(), &lie).err().expect("a fault");
    assert!(matches!(fault, Fault::Record(_)));
    assert_eq!((fault.round(), fault.rule()), (Some(1), Some("B3")));
}

proptest! {
    /// Not one byte of a seal, a note, a salt or a sealed move can be another one. The open moves of the
    /// other side have no seal: only a signature shows that one was exchanged for another legal one.
    #[test]
    fn t_x9_each_byte_counts(at: prop::sample::Index, byte in b'!'..=b'~') {
        let (table, about) = sealed();
        let text = write(&*table, &about);
        let from = text.find("{[%seal").expect("the first seal");
        let to = text.rfind("]}").expect("the last note");
        let at = from + at.index(to - from);
        let mut bytes = text.clone().into_bytes();
        // Spaces, and what only holds notes and moves together, say nothing by themselves.
        prop_assume!(bytes[at] != byte && bytes[at].is_ascii_alphanumeric());
        prop_assume!(is_sealed(&text, at));
        bytes[at] = byte;
        let changed = String::from_utf8(bytes).expect("ASCII");
        prop_assert!(audit(&hall(), &changed).is_err(), "{}", changed);
    }
}

/// Whether the byte at `at` stands in a comment, or in a move with a seal right after it.
fn is_sealed(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at(at);
    let word = after.find(' ').map_or("", |end| &after[end..]);
    before.rfind('{') > before.rfind('}') || word.starts_with(" {[%seal")
}
