//! LancerChess as other engines write it, on the positions of the golden counts.

use game::Viewer;
use hall::Hall;
use serde_json::Value;
use tigerden_uci::Dialect;

#[test]
fn golden_positions_are_read_and_written_in_both_forms() {
    let file = include_str!("../../tigerchess/data/lancerchess-perft.json");
    let file: Value = serde_json::from_str(file).expect("JSON");
    let hall = Hall::all();
    let dialect = Dialect::of(hall::find("lancerchess").expect("on the list"));
    let positions = file["positions"].as_array().expect("a list");
    assert!(positions.len() > 10);
    for position in positions {
        let text = |field: &str| position[field].as_str().expect("a text");
        let (own, theirs) = (text("position"), text("variant_fen"));
        for read in [own, theirs] {
            let table = dialect
                .open(&hall, read)
                .unwrap_or_else(|error| panic!("{read}: {error}"));
            assert_eq!(table.position(Viewer::Judge), own);
            // Where no capture is legal, we write no en passant square.
            let written = dialect.position(table.as_ref());
            let again = dialect
                .open(&hall, &written)
                .expect("what is written can be read");
            assert_eq!(again.position(Viewer::Judge), own);
            for offer in table.offers() {
                let mv = dialect.from_own(&offer.text);
                assert_eq!(dialect.to_own(&mv), offer.text);
                assert_eq!(dialect.to_own(&offer.text), offer.text);
            }
        }
    }
}

#[test]
fn errors_are_at_their_place() {
    let hall = Hall::all();
    let dialect = Dialect::of(hall::find("lancerchess").expect("on the list"));
    let start = "rfbkqbwr/pppppppp/8/8/8/8/PPPPPPPP/RFBKQBWR w KQkq - 0 1";
    let refused = |text: &str| match dialect.open(&hall, text) {
        Ok(table) => panic!("{text}: {}", table.position(Viewer::Judge)),
        Err(error) => error,
    };
    // The counters may be left out.
    let without = start.len() - " 0 1".len();
    assert!(dialect.open(&hall, &start[..without]).is_ok());
    for at in (0..start.len()).filter(|at| !(without..=without + 1).contains(at)) {
        let error = refused(&start[..at]);
        assert!(error.first().at <= at, "{at}: {error}");
    }
    for (text, at) in [
        (start.replace("rfb", "rnb"), 1),
        (start.replace(" w ", " x "), 44),
        (start.replace("KQkq", "KQkx"), 49),
        (start.replace(" - ", " e9 "), 51),
        (start.replace(" 0 1", " 0 0"), 55),
    ] {
        let error = refused(&text);
        assert_eq!(error.first().at, at, "{text}: {error}");
    }
}
