//! A signed record is the server's, byte for byte.

use proptest::prelude::*;
use tigerden_signed::{Fault, KeyError, PublicKey, SecretKey, sign, signer};

const RECORD: &str = "\
[White \"Ann\"]
[Result \"*\"]
[Variant \"tora-short/rulebook\"]

{A quiet beginning.}
1. A v5h7-v5h6; S v6h8 def {[%clk 0:09:41]} / pass {[%clk 0:09:58]}
2. A v3h9-v3h8 /

*
";

/// Signed with the key of [`key`], and checked with OpenSSL 3 as the documentation of the crate says.
const SIGNATURE: &str = "[Signature \"ed25519 \
ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c \
f695bd8195bceb1dcacbbee8ecd09eb27b9befcb0abd52d61c4e65cd44e8cb5fd09b5fb88323ac1689226b54850fafebccbe53db7f9babf7816a6bdfff2a0506\"]";

fn key() -> SecretKey {
    SecretKey::new([7; 32])
}

#[test]
fn the_signature_is_the_last_tag_and_openssl_agrees_with_it() {
    let signed = sign(RECORD, &key());
    let lines: Vec<&str> = signed.lines().collect();
    assert_eq!(lines[3], SIGNATURE);
    assert_eq!(signed.replace(&format!("{SIGNATURE}\n"), ""), RECORD);
    assert_eq!(sign(&signed, &key()), signed);
}

#[test]
fn another_key_signs_otherwise() {
    let other = SecretKey::new([8; 32]);
    let signed = sign(&sign(RECORD, &key()), &other);
    assert_eq!(signed.matches("[Signature").count(), 1);
    assert_eq!(signer(&signed), Ok(other.public()));
    let forged = signed.replace(&other.public().to_string(), &key().public().to_string());
    let key = key().public();
    assert_eq!(signer(&forged), Err(Fault::Changed { key }));
}

#[test]
fn how_lines_end_and_empty_lines_at_the_end_make_no_difference() {
    let signed = sign(RECORD, &key());
    for same in [
        signed.replace('\n', "\r\n"),
        format!("{signed}\n\n"),
        signed.trim_end().to_owned(),
    ] {
        assert_eq!(signer(&same), Ok(key().public()));
    }
}

#[test]
fn a_carriage_return_without_a_line_after_it_is_an_ending() {
    for text in ["e4\r", "e4\r\r\n", "\u{b}\r"] {
        let signed = sign(text, &key());
        assert_eq!(signer(&signed), Ok(key().public()), "{signed:?}");
        assert_eq!(sign(&signed, &key()), signed);
    }
}

#[test]
fn what_is_no_signature_is_told_from_a_wrong_one() {
    assert_eq!(signer(RECORD), Err(Fault::Unsigned));
    assert_eq!(signer(""), Err(Fault::Unsigned));
    let signed = sign(RECORD, &key());
    for unreadable in [
        signed.replace("ed25519", "ed448"),
        signed.replace("ed25519 ", "ed25519  "),
        signed.replace("ed25519 ea", "ed25519 EA"),
        signed.replace("ed25519 ea4a", "ed25519 ea"),
    ] {
        assert_eq!(signer(&unreadable), Err(Fault::Unreadable), "{unreadable}");
    }
    let twice = signed.replace("[White", &format!("{SIGNATURE}\n[White"));
    let key = key().public();
    assert_eq!(signer(&twice), Err(Fault::Changed { key }));
}

#[test]
fn keys_are_read_as_they_are_written() {
    let secret = key();
    let again: SecretKey = secret.reveal().parse().expect("a key");
    assert_eq!(again.public(), secret.public());
    assert_eq!(secret.public().to_string().parse(), Ok(secret.public()));
    assert_eq!(format!("{secret:?}"), "SecretKey(…)");
    assert_eq!("xyz".parse::<PublicKey>(), Err(KeyError::Digits));
    let none = format!("02{}", "0".repeat(62));
    assert_eq!(none.parse::<PublicKey>(), Err(KeyError::NoKey));
}

#[test]
fn each_byte_of_a_signed_record_counts() {
    let signed = sign(RECORD, &key());
    for at in 0..signed.len() {
        for byte in [b'\n', b'\r', b' ', b'0', b'"', signed.as_bytes()[at] ^ 1] {
            let mut bytes = signed.clone().into_bytes();
            if bytes[at] == byte {
                continue;
            }
            bytes[at] = byte;
            let changed = String::from_utf8(bytes).expect("ASCII");
            assert!(signer(&changed).is_err(), "byte {at}: {changed}");
        }
    }
}

proptest! {
    #[test]
    fn a_record_changed_in_one_byte_is_refused(
        record in "(\\[[A-Z][a-z]{0,3} \"[a-z \\\\é]{0,4}\"\\]\n){0,3}\n?([a-z0-9{}% é]{0,9}\n){0,4}",
        secret: [u8; 32],
        at: prop::sample::Index,
        byte: u8,
    ) {
        let key = SecretKey::new(secret);
        let signed = sign(&record, &key);
        prop_assert_eq!(signer(&signed), Ok(key.public()));
        let mut bytes = signed.clone().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        // What is not UTF-8 is no record.
        if let Ok(changed) = String::from_utf8(bytes) {
            prop_assert!(signer(&changed).is_err());
        }
    }
}
