//! The signature in a record.

use commit::Bits256;

use crate::keys::{PublicKey, SecretKey};

/// The first line of what is signed, so that the signature can't be one of anything else.
const DOMAIN: &str = "tigerden record\n";
const BEGIN: &str = "[Signature \"";
const END: &str = "\"]";
const ALGORITHM: &str = "ed25519";

/// Why nobody is known to have signed a record as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is no signature in it.
    #[error("the record is not signed")]
    Unsigned,
    /// There is something else in place of the signature.
    #[error("the signature can't be read: expected `ed25519 KEY SIGNATURE`")]
    Unreadable,
    /// The record, or the signature, is not as it was when it was signed.
    #[error("the record was changed after it was signed, or the key {key} did not sign it")]
    Changed {
        /// The key that the signature names.
        key: PublicKey,
    },
}

/// A record with its signature, as the last of its tags; an older signature is replaced.
#[must_use]
pub fn sign(record: &str, key: &SecretKey) -> String {
    // What is signed has no carriage returns before its line ends, so that these may be of either kind.
    let plain: Vec<&str> = record
        .lines()
        .map(|line| line.trim_end_matches('\r'))
        .collect();
    let plain = plain.join("\n");
    let (_, lines) = split(&plain);
    let signature = key.sign(&message(&lines));
    let [first, second] = halves(&signature);
    let line = format!("{BEGIN}{ALGORITHM} {} {first}{second}{END}", key.public());
    let tags = lines.iter().take_while(|line| line.starts_with('['));
    let (tags, moves) = lines.split_at(tags.count());
    let all = tags.iter().copied().chain([&*line]);
    let all = all.chain(moves.iter().copied());
    all.flat_map(|line| [line, "\n"]).collect()
}

/// The key that has signed a record, all of whose lines are as they were then. Whose key it is has to
/// be known from elsewhere.
///
/// # Errors
///
/// If the record is not signed, or was changed.
pub fn signer(record: &str) -> Result<PublicKey, Fault> {
    let (signature, lines) = split(record);
    let signature = signature.ok_or(Fault::Unsigned)?;
    let (key, signature) = read(signature).ok_or(Fault::Unreadable)?;
    if key.verifies(&message(&lines), &signature) {
        Ok(key)
    } else {
        Err(Fault::Changed { key })
    }
}

/// The line of the signature, and all the others; empty ones at the end don't count.
fn split(record: &str) -> (Option<&str>, Vec<&str>) {
    let mut lines: Vec<&str> = record.lines().collect();
    let at = lines.iter().position(|line| line.starts_with(BEGIN));
    let signature = at.map(|at| lines.remove(at));
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    (signature, lines)
}

fn message(lines: &[&str]) -> String {
    let lines = lines.iter().flat_map(|line| [*line, "\n"]);
    std::iter::once(DOMAIN).chain(lines).collect()
}

/// Key and signature in a line.
fn read(line: &str) -> Option<(PublicKey, [u8; 64])> {
    let value = line.strip_prefix(BEGIN)?.strip_suffix(END)?;
    let value = value.strip_prefix(ALGORITHM)?.strip_prefix(' ')?;
    let (key, signature) = value.split_once(' ')?;
    let (first, second) = signature.split_at_checked(64)?;
    let mut bytes = [0; 64];
    for (half, text) in bytes.chunks_exact_mut(32).zip([first, second]) {
        let bits: Bits256 = text.parse().ok()?;
        half.copy_from_slice(bits.bytes());
    }
    Some((key.parse().ok()?, bytes))
}

fn halves(signature: &[u8; 64]) -> [Bits256; 2] {
    [0, 32].map(|from| Bits256::new(std::array::from_fn(|at| signature[from + at])))
}
