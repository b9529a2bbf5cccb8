//! Dice and lots are thrown and drawn again.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dice::{Dice, Nonce, Seed};
use game::Viewer;
use game::record::{About, Note};
use hall::{Hall, Options, Table};
use proptest::prelude::*;
use protocol::{DiceTold, draw_lots};
use tigerden_audit::{Fault, Proof, audit};

const GAME: &str = "tigerchess";

/// The secret of the example of the book.
fn secret() -> Seed {
    let text = "f0e1d2c3b4a5968778695a4b3c2d1e0f00112233445566778899aabbccddeeff";
    text.parse().expect("a seed")
}

fn added() -> [Option<Nonce>; 2] {
    ["ann", "ben"].map(|text| text.parse().ok())
}

fn options() -> Options {
    let pairs = [("deployment", "rule"), ("tiger-variation", "dice")];
    let game = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let wish: BTreeMap<_, _> = [("wish".to_owned(), "dice".to_owned())].into();
    Options {
        game: game.into(),
        seats: [wish.clone(), wish],
    }
}

/// A game that has begun with dice.
fn begun() -> (Box<dyn Table>, About) {
    let seed = secret().lock();
    let mut dice = Dice::new(&seed, &added());
    let started = Hall::all()
        .throw(GAME, &options(), &mut dice)
        .expect("a game");
    let told = DiceTold {
        lock: seed.lock(),
        seed,
        added: added(),
        options: options(),
        thrown: DiceTold::throws(&started.throws),
    };
    let mut about = About::default();
    told.say(&mut about);
    (started.table, about)
}

fn record(table: &dyn Table, about: &About) -> String {
    hall::record::write(table, about, Viewer::Judge)
}

fn audited(text: &str) -> Result<Proof, Fault> {
    audit(&Hall::all(), text)
}

#[test]
fn c_d7_dice_fall_as_promised() {
    let (table, about) = begun();
    let text = record(&*table, &about);
    assert!(
        text.contains("[DiceThrown \"deployment 6 -> countdown; tiger-variation 4 5 -> off\"]")
    );
    let proof = audited(&text).expect("fair dice");
    assert_eq!((proof.throws, proof.lots), (Some(2), 0));
    for (was, is, key) in [
        ("[DiceSeed \"b9", "[DiceSeed \"b8", "audit-other-seed"),
        ("[DiceLock \"ba", "[DiceLock \"bb", "audit-other-seed"),
        ("\"ann ben\"", "\"ann bob\"", "audit-other-throws"),
        ("\"ann ben\"", "\"ann\"", "audit-dice-unreadable"),
        ("\"ann ben\"", "\"ann b!n\"", "audit-dice-unreadable"),
        ("deployment 6", "deployment 4", "audit-other-throws"),
        ("variation=dice", "variation=yes", "audit-dice-unreadable"),
        ("[DiceSeed \"b9", "[DiceSeed \"b", "audit-dice-unreadable"),
    ] {
        let changed = text.replace(was, is);
        assert_ne!(changed, text);
        let fault = audited(&changed).err().expect("a fault");
        assert_eq!(fault.message().key, key, "{is}");
        assert_eq!((fault.round(), fault.rule()), (Some(1), Some("C-D7")));
    }
}

#[test]
fn c_d7_the_game_begins_as_the_dice_fell() {
    let (_, about) = begun();
    let symmetrical = [("deployment".to_owned(), "symmetrical".to_owned())];
    let options = Options {
        game: symmetrical.into(),
        ..Options::default()
    };
    let mut dice = Dice::new(&secret(), &added());
    let other = Hall::all()
        .throw(GAME, &options, &mut dice)
        .expect("a game");
    let fault = audited(&record(&*other.table, &about))
        .err()
        .expect("a fault");
    assert_eq!(fault.message().key, "audit-other-start");
}

fn note(secret: &Seed) -> Note {
    Note::Other {
        name: protocol::LOTS.to_owned(),
        value: secret.to_string(),
    }
}

/// The same after lots, with what they fell on.
fn drawn() -> (Box<dyn Table>, About, Vec<String>) {
    let (mut table, mut about) = begun();
    let mut dice = Dice::new(&secret(), &added());
    let moves = draw_lots(table.boxed_clone(), &mut dice).expect("lots");
    for text in &moves {
        table.play(text).expect("a posting");
    }
    about.notes.insert(0, vec![note(&secret())]);
    (table, about, moves)
}

#[test]
fn c_d10_lots_fall_as_the_secret_says() {
    let (table, about, moves) = drawn();
    let proof = audited(&record(&*table, &about)).expect("fair lots");
    assert_eq!(proof.lots, moves.len());

    let mut other = about.clone();
    other.notes.insert(0, vec![note(&secret().lock())]);
    let mut chosen = table.boxed_clone();
    assert!(chosen.take_back() && chosen.take_back());
    let another = chosen.offers().pop().expect("a posting").text;
    assert_ne!(another, moves[chosen.plies()]);
    chosen.play(&another).expect("a posting");
    for (table, about) in [(&table, &other), (&chosen, &about)] {
        let fault = audited(&record(&**table, about)).err().expect("a fault");
        assert_eq!(fault.message().key, "audit-other-lots");
        assert_eq!(fault.rule(), Some("C-D10"));
    }
}

/// The record of a game with dice and lots.
static DRAWN: LazyLock<String> = LazyLock::new(|| {
    let (table, about, _) = drawn();
    record(&*table, &about)
});

proptest! {
    /// Not one digit of what is said about dice and lots can be another one.
    #[test]
    fn each_byte_about_dice_and_lots_counts(at: prop::sample::Index, byte in b' '..b'~') {
        let text = &*DRAWN;
        let from = text.find("[DiceLock").expect("tags about dice");
        let to = text.find("\n\n").expect("the end of the tags");
        let quoted =
            |at: &usize| text[..*at].matches('"').count() % 2 == 1 && text.as_bytes()[*at] != b'"';
        let lots = text.find("[%lots ").expect("the secret of the lots") + "[%lots ".len();
        let values: Vec<usize> = (from..to).filter(quoted).chain(lots..lots + 64).collect();
        let at = values[at.index(values.len())];
        let mut bytes = text.as_bytes().to_vec();
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let changed = String::from_utf8(bytes).expect("ASCII");
        prop_assert!(audited(&changed).is_err(), "{}", changed);
    }
}
