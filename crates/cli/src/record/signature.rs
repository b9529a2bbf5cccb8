//! Who has signed a record, and whether that is who the user trusts.

use std::path::Path;

use clap::Args;
use game::{Message, TextError};
use serde::Deserialize;
use signed::{Fault, PublicKey, signer};

use super::published;
use crate::failure::Failure;
use crate::source;

/// Whose signature a record has to have.
#[derive(Args, Clone, Debug)]
pub(crate) struct Wanted {
    /// Only take records that are signed with this public key: 64 digits, or a file with them or with the
    /// server's answer to GET /.well-known/tigerden-records.json, or the server's address, such as
    /// http://localhost:8080; `-` is standard input
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
}

/// What the server answers; the rest is not needed.
#[derive(Deserialize)]
struct Published {
    key: String,
}

impl Wanted {
    /// The key, if one is wanted.
    pub(crate) fn key(&self) -> Result<Option<PublicKey>, Failure> {
        self.key.as_deref().map(read).transpose()
    }
}

fn read(key: &str) -> Result<PublicKey, Failure> {
    if let Ok(key) = key.parse() {
        return Ok(key);
    }
    let source = if key.contains("://") {
        published::fetch(key)?
    } else {
        source::file(Path::new(key))?
    };
    let published = serde_json::from_str(&source.text).map(|Published { key }| key);
    let digits = published.unwrap_or_else(|_| source.text.trim().to_owned());
    digits.parse().map_err(|_| {
        let error = TextError::new(0, source.text.len(), "cli-text-expected-key");
        Failure::input(&source.name, &source.text, error)
    })
}

/// Who has signed this record, as it is; `None` if nobody has and nobody has to.
///
/// # Errors
///
/// What is wrong, with its place in the record.
pub(crate) fn check(
    record: &str,
    wanted: Option<&PublicKey>,
) -> Result<Option<PublicKey>, TextError> {
    let message = match (signer(record), wanted) {
        (Ok(key), Some(wanted)) if key != *wanted => {
            Message::new("cli-text-other-key").with("key", key.to_string())
        }
        (Ok(key), _) => return Ok(Some(key)),
        (Err(Fault::Unsigned), None) => return Ok(None),
        (Err(Fault::Unsigned), Some(_)) => Message::new("cli-text-not-signed"),
        (Err(Fault::Unreadable), _) => Message::new("cli-text-expected-signature"),
        (Err(Fault::Changed { key }), _) => {
            Message::new("cli-text-changed").with("key", key.to_string())
        }
    };
    let at = record.find("[Signature").unwrap_or(0);
    let len = record[at..].lines().next().map_or(0, str::len);
    Err(TextError::new(at, len, message))
}
