//! Seals that were worked out with `sha256sum`, and that no two notes share one.

use proptest::prelude::*;
use tigerden_commit::{Bits256, HexError, Note, NoteError, Salt, Seal};

fn salt() -> Salt {
    Salt::new(std::array::from_fn(|i| u8::try_from(i).expect("32 bytes")))
}

#[test]
fn a_seal_is_what_sha256sum_says() {
    let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(salt().to_string(), text);
    // printf 'tigerden note %s %s %s %s %s' GAME OWNER ROUND $salt TEXT | sha256sum
    for (game, owner, round, text, seal) in [
        (
            "ew2vg51bk21d",
            "first",
            12,
            "X v5h9-v7h8 * v6h8",
            "5c157671d731b73962ddc070bc35c5ea3d0c07e69e09ac685a88708740578817",
        ),
        (
            "g-1_x",
            "second",
            u32::MAX,
            "",
            "b7021f14e93bfbe1c6acbe2d4a77ba49d47ae001e6c3730fbe26580d4e681c89",
        ),
    ] {
        let note = Note::new(game, owner, round, text).expect("a note");
        assert_eq!(note.seal(&salt()).to_string(), seal);
    }
}

#[test]
fn what_could_be_read_in_two_ways_is_no_note() {
    for (game, owner) in [("", "first"), ("a b", "first"), ("a", ""), ("a", "first 1")] {
        assert_eq!(Note::new(game, owner, 1, "x"), Err(NoteError::Word));
    }
    for text in ["two\nlines", "a bell\u{7}"] {
        assert_eq!(Note::new("a", "b", 1, text), Err(NoteError::Line));
    }
}

#[test]
fn nothing_secret_is_shown_by_debug() {
    let note = Note::new("game", "owner", 12, "text").expect("a note");
    assert_eq!(format!("{note:?}"), "Note(…)");
    assert_eq!(format!("{:?}", salt()), "Salt(Bits256(…))");
}

#[test]
fn json_has_them_as_text() {
    let seal = Note::new("g", "o", 1, "").expect("a note").seal(&salt());
    let json = serde_json::to_string(&(salt(), &seal)).expect("JSON");
    assert_eq!(json, format!("[\"{}\",\"{seal}\"]", salt()));
    let read: (Salt, Seal) = serde_json::from_str(&json).expect("the same");
    assert_eq!(read, (salt(), seal));
    assert!(serde_json::from_str::<Seal>("\"00\"").is_err());
}

/// Game, owner, round, salt and text of a note.
type Parts = (String, String, u32, [u8; 32], String);

fn parts() -> impl Strategy<Value = Parts> {
    let few = "[a-c_-]{1,2}";
    let salts = prop_oneof![Just([0; 32]), any::<[u8; 32]>()];
    (few, few, 0..3_u32, salts, "[a-c0 ]{0,4}")
}

fn seal((game, owner, round, salt, text): &Parts) -> Seal {
    let note = Note::new(game, owner, *round, text).expect("a note");
    note.seal(&Salt::new(*salt))
}

proptest! {
    #[test]
    fn only_equal_notes_have_equal_seals(one in parts(), other in parts()) {
        prop_assert_eq!(seal(&one) == seal(&other), one == other);
    }

    #[test]
    fn a_note_changed_in_one_byte_has_another_seal(
        one in parts(),
        part in 0..5_usize,
        at: prop::sample::Index,
        byte in 1..=255_u8,
    ) {
        let mut other = one.clone();
        // No part has this letter.
        let change = |text: &mut String| {
            if !text.is_empty() {
                text.remove(at.index(text.len()));
            }
            text.push('z');
        };
        match part {
            0 => change(&mut other.0),
            1 => change(&mut other.1),
            2 => other.2 += u32::from(byte),
            3 => other.3[at.index(32)] ^= byte,
            _ => change(&mut other.4),
        }
        prop_assert_ne!(seal(&one), seal(&other));
    }

    #[test]
    fn bits_are_read_as_they_are_written(bytes: [u8; 32], at in 0..64_usize) {
        let bits = Bits256::new(bytes);
        let text = bits.to_string();
        prop_assert_eq!(text.parse(), Ok(bits));
        for wrong in [&text[1..], &text.to_uppercase().replace(char::is_numeric, "A"), &format!("{text}0")] {
            prop_assert_eq!(wrong.parse::<Bits256>(), Err(HexError));
        }
        let mut other = text.clone();
        other.replace_range(at..=at, "g");
        prop_assert_eq!(other.parse::<Bits256>(), Err(HexError));
    }
}
