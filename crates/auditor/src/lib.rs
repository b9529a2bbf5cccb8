//! What the browser does with records: the check of finished games, booklets of them, and the
//! positions in them, as a WebAssembly module
//! for a Web Worker.
//!
//! It is a separate module, since the page reads no records and checks no signatures. The worker's script
//! `audit.js` fetches what is checked and answers the page's messages.

mod booklet;
mod unroll;

use audit::Proof;
use game::TextError;
use game::record::Sheet;
use hall::Hall;
use protocol::{Audited, Flaw, Proved, SignedBy, TextFault};
use signed::{Fault, PublicKey, signer};
use wasm_bindgen::prelude::wasm_bindgen;

pub use booklet::booklet;
pub use unroll::unroll;

/// What is found out about the record of one game, as [`Audited`] in JSON. `server` is the public key of the
/// server, if that is known.
///
/// # Errors
///
/// If `server` is no key.
#[wasm_bindgen]
pub fn audit(record: &str, server: Option<String>) -> Result<String, String> {
    let server = server.map(|key| key.parse::<PublicKey>()).transpose();
    let server = server.map_err(|error| format!("the server's key: {error}"))?;
    let audited = check(record, server.as_ref());
    serde_json::to_string(&audited).map_err(|error| error.to_string())
}

fn check(record: &str, server: Option<&PublicKey>) -> Audited {
    let hall = Hall::all();
    let signed = match signer(record) {
        Ok(key) if Some(&key) == server => SignedBy::Server,
        Ok(key) => SignedBy::Other {
            key: key.to_string(),
        },
        Err(Fault::Unsigned) => SignedBy::Nobody,
        Err(Fault::Unreadable | Fault::Changed { .. }) => SignedBy::Unknown,
    };
    Audited {
        game: game(&hall, record),
        signed,
        found: match audit::audit(&hall, record) {
            Ok(proof) => Ok(proved(&proof)),
            Err(fault) => Err(flaw(&fault)),
        },
    }
}

/// The id of the game that a record says it is of.
fn game(hall: &Hall, record: &str) -> Option<String> {
    let sheet = Sheet::parse(record).ok()?;
    let variant = sheet.variant().ok()?.to_ascii_lowercase();
    let rules = hall.game_of(&variant).ok()?;
    Some(rules.info().id.to_owned())
}

fn proved(proof: &Proof) -> Proved {
    Proved {
        actions: proof.table.plies(),
        answers: proof.table.has_secrets().then_some(proof.answers),
        seals: proof.seals,
        throws: proof.throws,
        lots: proof.lots,
        clock_times: proof.clock_times,
    }
}

fn flaw(fault: &audit::Fault) -> Flaw {
    let (line, at, len) = match fault {
        audit::Fault::Record(error) => {
            let first = error.first();
            (Some(first.line), first.at, first.len)
        }
        audit::Fault::Unproved(_) => (None, 0, 0),
    };
    let error = TextError::new(at, len, fault.message().clone());
    Flaw {
        round: fault.round(),
        rule: fault.rule().map(str::to_owned),
        line,
        fault: TextFault::from(error.first()),
    }
}

#[cfg(test)]
mod tests {
    use commit::Salt;
    use game::Viewer;
    use game::record::About;
    use hall::{Hall, Options, record};
    use protocol::{Audited, SignedBy};
    use signed::{SecretKey, sign};

    /// A game with an Assassin that acts once, a search in vain, and all seals.
    fn sealed_game() -> String {
        let mut options = Options::default();
        options.game.insert("assassins".into(), "on".into());
        options.seats = [("lair", "v7"), ("lair", "v11")]
            .map(|(option, choice)| [(option.to_owned(), choice.to_owned())].into());
        let hall = Hall::all();
        let mut table = hall.start("tora-long", &options).expect("a game");
        for text in ["X v7h17-v6h14", "end", "K v9h1 search", "end"] {
            table.play(text).expect(text);
        }
        table.resign(game::Side::Second);
        let mut about = About::default();
        let mut secret = 0;
        audit::seal(&*table, &mut about, || {
            secret += 1;
            Salt::new([secret; 32])
        });
        record::write(&*table, &about, Viewer::Judge)
    }

    fn check(record: &str, server: &SecretKey) -> Audited {
        let said = super::audit(record, Some(server.public().to_string()));
        serde_json::from_str(&said.expect("an answer")).expect("JSON")
    }

    #[test]
    fn a_record_in_order_is_counted() {
        let key = SecretKey::new([7; 32]);
        let audited = check(&sign(&sealed_game(), &key), &key);
        assert_eq!(audited.game.as_deref(), Some("tora-long"));
        assert_eq!(audited.signed, SignedBy::Server);
        let proved = audited.found.expect("in order");
        assert_eq!(
            (proved.actions, proved.answers, proved.seals),
            (4, Some(1), 4)
        );
    }

    #[test]
    fn t_x9_another_digit_in_a_seal_is_named_with_round_and_rule() {
        let key = SecretKey::new([7; 32]);
        let record = sign(&sealed_game(), &key);
        let at = record.rfind("[%seal first ").expect("a seal") + "[%seal first ".len();
        let digit = if record[at..].starts_with('0') {
            "1"
        } else {
            "0"
        };
        let changed = format!("{}{digit}{}", &record[..at], &record[at + 1..]);
        let audited = check(&changed, &key);
        assert_eq!(audited.signed, SignedBy::Unknown);
        let flaw = audited.found.expect_err("changed");
        assert_eq!((flaw.round, flaw.rule.as_deref()), (Some(1), Some("T-X9")));
        assert_eq!(flaw.fault.key, "audit-other-note");
    }

    #[test]
    fn signatures_of_others_and_none_are_told_apart() {
        let (own, other) = (SecretKey::new([7; 32]), SecretKey::new([8; 32]));
        let record = sealed_game();
        assert_eq!(check(&record, &own).signed, SignedBy::Nobody);
        let key = other.public().to_string();
        assert_eq!(
            check(&sign(&record, &other), &own).signed,
            SignedBy::Other { key }
        );
    }

    #[test]
    fn what_is_no_record_is_wrong_in_a_line() {
        let flaw = check("[Variant \"tora\n", &SecretKey::new([7; 32])).found;
        assert_eq!(flaw.expect_err("no record").line, Some(1));
    }
}
