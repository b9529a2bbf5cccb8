//! Errors of libraries in our own words.

use std::fmt::Display;
use std::io;
use std::ops::{Bound, RangeBounds};
use std::str::FromStr;

use serde_json::error::Category;

use crate::texts;

/// Why something can't be read or written.
pub(crate) fn io(error: &io::Error) -> String {
    use io::ErrorKind::{
        AddrInUse, AddrNotAvailable, AlreadyExists, InvalidFilename, IsADirectory, NotADirectory,
        NotFound, PermissionDenied, ReadOnlyFilesystem, StorageFull,
    };
    let key = match error.kind() {
        NotFound => "io-missing",
        PermissionDenied => "io-permission",
        IsADirectory => "io-folder",
        NotADirectory => "io-no-folder",
        AlreadyExists => "io-exists",
        AddrInUse => "io-address-taken",
        AddrNotAvailable => "io-no-address",
        InvalidFilename => "io-name",
        StorageFull => "io-full",
        ReadOnlyFilesystem => "io-read-only",
        _ => {
            return without_number(&error.to_string());
        }
    };
    texts::text(key)
}

/// A message without the number of an error of the system.
pub(crate) fn without_number(said: &str) -> String {
    let mut parts = said.split(" (os error ");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once(')').map_or("", |(_, rest)| rest);
    }
    plain
}

/// The key of the text that says why a text is not the JSON that is wanted.
pub(crate) fn json(error: &serde_json::Error) -> &'static str {
    match error.classify() {
        Category::Eof => "cli-text-json-cut",
        Category::Syntax | Category::Io => "cli-text-json-syntax",
        Category::Data => "cli-text-no-answer",
    }
}

/// Reads a number of a range on the command line.
pub(crate) fn number<T>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(least), Bound::Included(most)) => {
                format!("expected a whole number from {least} to {most}")
            }
            (Bound::Included(least), _) => format!("expected a whole number from {least} on"),
            _ => "expected a whole number".to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_asked_for_in_plain_words() {
        let level = number(1..=10u8);
        assert_eq!(level("7"), Ok(7));
        for wrong in ["11", "0", "-1", "x", "", "99999999999999999999"] {
            assert_eq!(
                level(wrong),
                Err("expected a whole number from 1 to 10".to_owned())
            );
        }
        assert_eq!(
            number(1u64..)("0"),
            Err("expected a whole number from 1 on".to_owned())
        );
    }

    #[test]
    fn no_error_of_the_system_shows_its_number() {
        let missing = std::fs::read("/no/such/file").expect_err("it is not there");
        assert_eq!(io(&missing), "there is no such file or folder");
        for number in 1..130 {
            let said = io(&io::Error::from_raw_os_error(number));
            assert!(
                !said.is_empty() && !said.contains("os error"),
                "{number}: {said}"
            );
        }
    }
}
