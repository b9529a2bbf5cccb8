//! T-S1, T-S3 to T-S5: set-up files and the start positions made of them.

use game::{Message, Start};
use tigerden_tora::{Catalogue, Kind, Long, Options, Setup, Short};

const KINGS: [Kind; 2] = [Kind::King; 2];

fn built_in(name: &str, size: usize) -> Setup {
    let setup = Catalogue::built_in().setup(name, size);
    setup.expect("a built-in set-up").clone()
}

fn short(first: &str, second: &str) -> String {
    let options = Options {
        setups: [first, second].map(|name| built_in(name, 9)),
        ..Options::default()
    };
    let start = Short::start(&options);
    start.expect("a start position").to_string()
}

fn long(first: &str, second: &str, rulers: [Kind; 2]) -> String {
    let options = Options {
        setups: [first, second].map(|name| built_in(name, 17)),
        rulers,
        ..Options::default()
    };
    let start = Long::start(&options);
    start.expect("a start position").to_string()
}

/// The file of the short defensive set-up with `from` replaced by `to`, and the error it gives.
fn refused(from: &str, to: &str) -> (String, Message) {
    let text = include_str!("../data/setups/defensive-9.setup");
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let error = text.parse::<Setup>().expect_err("the file is wrong");
    (
        text[error.first().at..error.first().at + error.first().len].to_owned(),
        error.first().message.clone(),
    )
}

#[test]
fn t_s4_the_short_diagram_has_the_opposition_defensive_and_the_challenger_aggressive() {
    assert_eq!(
        short("aggressive", "defensive"),
        "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -"
    );
}

#[test]
fn t_s3_each_side_picks_on_its_own() {
    assert_eq!(
        short("defensive", "aggressive"),
        "tora-short/rulebook 9/9/a8/1s4AS1/gca3ACG/1s4AS1/a8/9/9 c 2 1 0:0 0 -"
    );
}

#[test]
fn t_s5_long_set_ups_keep_what_the_patent_tells() {
    let text = long("aggressive", "defensive", KINGS);
    assert_eq!(
        text,
        "tora-long/rulebook 17/12A4/4sa5S5/3gca4ACG4/4sa5S5/12A1H2/1hs10S3/has10SHA1/kas10SA1K/\
         has10SHA1/1hs10S3/13AH2/5sa5S4/4gca4ACG3/5sa5S4/13A3/17 c 3 1 0:0 0 -"
    );
    let position: Long = text.parse().expect("a position");
    for (v, h, kind) in [
        (9, 17, Kind::King),
        (4, 14, Kind::General),
        (14, 13, Kind::General),
    ] {
        let at = tigerden_tora::LongSquare::at(v, h).expect("on the board");
        let piece = position.pieces_at(at).next().expect("a piece");
        assert_eq!(piece.kind, kind);
    }
}

#[test]
fn t_s1_the_ruler_is_a_king_or_a_queen_as_its_owner_likes() {
    let text = long("defensive", "defensive", [Kind::Queen, Kind::King]);
    assert!(
        text.contains('Q') && text.contains('k') && !text.contains('K'),
        "{text}"
    );
}

#[test]
fn t_s5_long_set_ups_are_called_reconstructions() {
    for setup in Catalogue::built_in().setups(17) {
        assert!(
            setup.source().starts_with("reconstruction"),
            "{}",
            setup.name()
        );
    }
}

#[test]
fn t_s1_a_file_with_another_army_is_refused() {
    let (_, message) = refused("S v6h2 v4h2", "S v6h2");
    let small = Message::new("tora-text-small-army")
        .with("found", 1_u8)
        .with("needed", 2_u8)
        .with("letter", 'S');
    assert_eq!(message, small);
    let (place, message) = refused("C v5h2", "C v5h2\nH v1h1");
    let large = Message::new("tora-text-large-army")
        .with("place", "v1h1")
        .with("letter", 'H')
        .with("most", 0_u8);
    assert_eq!(message, large);
    assert_eq!(place, "v1h1");
}

#[test]
fn t_s5_the_error_shows_the_place() {
    assert_eq!(refused("v6h2", "v6h6").0, "v6h6");
    assert_eq!(refused("v6h2", "v6h5").0, "v6h5");
    assert_eq!(refused("v6h2", "v4h3").0, "v4h3");
    assert_eq!(refused("v6h2", "v10h2").0, "v10h2");
    assert_eq!(refused("C v5h2", "X v5h2").0, "X");
    assert_eq!(refused("size = 9", "size = 8").0, "size = 8");
}

#[test]
fn t_s5_all_that_is_wrong_is_told() {
    let keys = |text: &str| -> Vec<_> {
        let error = text.parse::<Setup>().expect_err("the file is wrong");
        error.faults().map(|fault| fault.message.key).collect()
    };
    assert_eq!(
        keys("name = A\nlength = 9\nS v1h1\n"),
        ["tora-text-expected-name", "tora-text-expected-header"]
    );
    assert_eq!(keys("# nothing"), ["text-missing-line"; 2]);
    assert_eq!(
        keys("name = a\nsize = 9\nA v5h3 v5h6 v5h3\nX v1h1\n"),
        [
            "tora-text-other-half",
            "tora-text-place-taken",
            "tora-text-expected-army-letter",
        ]
    );
}

#[test]
fn t_s5_a_file_of_ones_own_can_be_added_once_under_its_name() {
    let text = include_str!("../data/setups/defensive-9.setup");
    let own = text
        .replace("name = defensive", "name = wedge")
        .replace("v4h3", "v4h4");
    let mut catalogue = Catalogue::default();
    for _again in 0..2 {
        assert_eq!(catalogue.add_setup(&own), Ok(()));
        assert_eq!(catalogue.setup("wedge", 9), own.parse().ok().as_ref());
        assert_eq!(catalogue.setups(9).count(), 3);
    }
    let other = own.replace("v6h3", "v6h4");
    let error = catalogue.add_setup(&other);
    let error = error.expect_err("another one under that name");
    assert_eq!((error.first().at, error.first().len), (0, other.len()));
    assert_eq!(
        Catalogue::built_in().setup("wedge", 9),
        None,
        "it is known where it was added"
    );
}
