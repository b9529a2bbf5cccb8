//! A record in which anything was changed is refused: a byte of a seal, a note, a salt or a move, or the order
//! of events. Games of TORA that go on, and such as have ended in every way that opens the notes (T-X9).

use std::sync::LazyLock;

use game::Side;
use game::record::Note;
use hall::{Hall, Table};
use proptest::prelude::*;
use tigerden_audit::audit;

use crate::assassins::{GAMES, opened, sealed, write};
use crate::judge::judged;

const MARKS: [&str; 3] = ["[%seal ", "[%note ", "[%salt "];

/// How a game ends.
type End = fn(&mut dyn Table);

/// A game that has come to an end or to a reveal: its last moves, how it ends, and what is in its record then.
struct Ended {
    moves: &'static [&'static str],
    end: End,
    told: &'static str,
}

/// What happens before: both Assassins go out.
const BEFORE: [&str; 4] = ["X v5h5-v5h7", "end", "X v9h9-v10h9", "end"];

const ENDED: [Ended; 6] = [
    Ended {
        moves: &["X v5h7-v5h9", "A v9h10 search", "end"],
        end: |_| {},
        told: "A v9h10 search v10h9",
    },
    Ended {
        moves: &["X v5h7-v5h9", "A v9h10 search", "A v9h10 take v10h9", "end"],
        end: |_| {},
        told: "A v9h10 take v10h9",
    },
    Ended {
        moves: &["A v9h10 search", "end"],
        end: |table| table.resign(Side::Second),
        told: "[Reason \"resigned\"]",
    },
    Ended {
        moves: &["X v5h7-v5h9", "end"],
        end: |table| table.time_out(Side::Second),
        told: "[Reason \"time\"]",
    },
    Ended {
        moves: &["X v5h7-v5h9", "end"],
        end: |table| table.draw(),
        told: "[Result \"1/2-1/2\"]",
    },
    Ended {
        moves: &["X v5h7-v5h9", "end"],
        end: |_| {},
        told: "[Termination \"abandoned\"]",
    },
];

/// The records that are tampered with.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let ended = ENDED.iter().map(|ended| {
        let board = "16K/17/16G/17/17/17/17/17/9A7/17/17/17/17/17/17/g16/k16";
        let mut table = opened(&format!("{board} c 2 5 0:0 0 - c@v5h5,o@v9h9"));
        for text in BEFORE.iter().chain(ended.moves) {
            table
                .play(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        (ended.end)(&mut *table);
        let text = write(&*table, &sealed(&*table));
        // Games are not abandoned by their rules: that is all that the record says of it.
        match ended.told.contains("abandoned") {
            true => text.replace("[Termination \"unterminated\"]", ended.told),
            false => text,
        }
    });
    let going_on = GAMES.iter().map(|(table, about)| write(&**table, about));
    let judged = judged();
    let judged = write(&*judged, &sealed(&*judged));
    ended.chain(going_on).chain([judged]).collect()
});

fn record() -> impl Strategy<Value = &'static str> {
    (0..RECORDS.len()).prop_map(|number| &*RECORDS[number])
}

/// Where the values of seals, notes and salts are in a record.
fn values(text: &str) -> Vec<usize> {
    let ranges = MARKS.iter().flat_map(|mark| text.match_indices(mark));
    let inside = |(at, mark): (usize, &str)| {
        let end = at + text[at..].find(']').expect("the end of a note");
        at + mark.len()..end
    };
    let letters = ranges.flat_map(inside);
    letters.filter(|at| text.as_bytes()[*at] != b' ').collect()
}

/// Where letters and digits of moves are.
fn moves(text: &str) -> Vec<usize> {
    let from = text.find("\n\n").expect("moves");
    let mut open = 0;
    let letters = text.bytes().enumerate().skip(from).filter(|(_, byte)| {
        match byte {
            b'{' => open += 1,
            b'}' => open -= 1,
            _ => {}
        }
        open == 0 && byte.is_ascii_alphanumeric()
    });
    letters.map(|(at, _)| at).collect()
}

fn changed(text: &str, at: usize, byte: u8) -> String {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] = byte;
    String::from_utf8(bytes).expect("ASCII")
}

fn refused(text: &str) -> bool {
    audit(&Hall::all(), text).is_err()
}

#[test]
fn all_are_proved_before() {
    assert_eq!(RECORDS.len(), ENDED.len() + 3 + 1);
    for (number, text) in RECORDS.iter().enumerate() {
        let proof = audit(&Hall::all(), text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
        assert!(proof.seals > 3, "{text}");
        let told = ENDED.get(number).map_or("", |ended| ended.told);
        assert!(text.contains(told), "{told}: {text}");
    }
}

proptest! {
    /// Not one byte of what is sealed can be another one.
    #[test]
    fn t_x9_each_byte_of_seals_notes_and_salts_counts(
        text in record(),
        at: prop::sample::Index,
        byte in b'!'..=b'~',
    ) {
        let values = values(text);
        let at = values[at.index(values.len())];
        prop_assume!(text.as_bytes()[at] != byte);
        let changed = changed(text, at, byte);
        prop_assert!(refused(&changed), "{}", changed);
    }

    /// Nor one digit of a move, or of the number of a round.
    #[test]
    fn t_x9_each_digit_of_moves_counts(
        text in record(),
        at: prop::sample::Index,
        byte in b'0'..=b'9',
    ) {
        let digits: Vec<usize> = moves(text)
            .into_iter()
            .filter(|at| text.as_bytes()[*at].is_ascii_digit())
            .collect();
        let at = digits[at.index(digits.len())];
        prop_assume!(text.as_bytes()[at] != byte);
        let changed = changed(text, at, byte);
        prop_assert!(refused(&changed), "{}", changed);
    }

    /// Nor can anything have happened in another order: rounds, turns, actions of a turn.
    #[test]
    fn t_x9_the_order_of_events_counts(
        text in record(),
        one: prop::sample::Index,
        other: prop::sample::Index,
        apart in prop::sample::select(vec!['\n', ';', '/']),
    ) {
        // What else stands in a position of the judge's is the judge's word, which only a signature proves.
        prop_assume!(!text.contains("[%setup "));
        let (tags, moves) = text.split_at(text.find("\n\n").expect("moves"));
        let mut parts: Vec<&str> = moves.split(apart).collect();
        let [one, other] = [one, other].map(|index| index.index(parts.len()));
        let [first, second] = [parts[one], parts[other]].map(str::trim);
        prop_assume!(first != second && !first.is_empty() && !second.is_empty());
        parts.swap(one, other);
        let changed = format!("{tags}{}", parts.join(&apart.to_string()));
        prop_assert!(refused(&changed), "{}", changed);
    }

    /// Nor can what was sealed after one turn stand after another.
    #[test]
    fn t_x9_each_seal_belongs_to_its_turn(
        game in 0..3_usize,
        one: prop::sample::Index,
        other: prop::sample::Index,
    ) {
        let (table, about) = &GAMES[game];
        let mut about = about.clone();
        let plies: Vec<usize> = about.notes.keys().copied().collect();
        let [one, other] = [one, other].map(|index| plies[index.index(plies.len())]);
        let [first, second]: [Vec<Note>; 2] = [one, other].map(|plies| about.notes[&plies].clone());
        prop_assume!(first != second);
        about.notes.insert(one, second);
        about.notes.insert(other, first);
        let changed = write(&**table, &about);
        prop_assert!(refused(&changed), "{}", changed);
    }
}
