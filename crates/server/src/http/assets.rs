//! The page and its files, handed over by the program that embeds them.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::HeaderValue;
use sha2::{Digest as _, Sha256};

const INDEX: &str = "index.html";

/// Encodings by the ending of the compressed file, best first.
const ENCODINGS: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// The page and its files, in memory.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    files: HashMap<String, File>,
}

/// A file in all its forms.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) mime: &'static str,
    /// With a hash in its name: it never changes.
    pub(super) hashed: bool,
    pub(super) plain: Form,
    /// Compressed forms by encoding, best first.
    pub(super) compressed: Vec<(&'static str, Form)>,
}

/// What stands at a path of the page.
pub(super) enum Found<'a> {
    /// This file.
    File(&'a File),
    /// Nothing: this page says so.
    Missing(&'a File),
}

/// One form of a file.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub(super) bytes: Bytes,
    pub(super) etag: HeaderValue,
}

impl Assets {
    /// From the files of a folder: paths without a leading `/`, and contents. `NAME.br` and
    /// `NAME.gz` are taken as compressed forms of `NAME`. Without `index.html` there is no page,
    /// and only the interface answers.
    pub fn new(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Self {
        let mut forms: HashMap<String, Form> = HashMap::new();
        for (path, bytes) in files {
            forms.insert(path, Form::new(bytes));
        }
        let original = |path: &str| {
            let stem = |(ending, _): &(&str, _)| path.strip_suffix(ending);
            ENCODINGS
                .iter()
                .find_map(stem)
                .is_some_and(|stem| forms.contains_key(stem))
        };
        let file = |(path, plain): (&String, &Form)| {
            let compressed = |(ending, encoding): (&str, &'static str)| {
                let form = forms.get(&format!("{path}{ending}"))?;
                Some((encoding, form.clone()))
            };
            let file = File {
                mime: mime(path),
                hashed: is_hashed(path),
                plain: plain.clone(),
                compressed: ENCODINGS.into_iter().filter_map(compressed).collect(),
            };
            (path.clone(), file)
        };
        let originals = forms.iter().filter(|(path, _)| !original(path));
        Self {
            files: originals.map(file).collect(),
        }
    }

    /// What stands at a path. Paths without an ending show the page, which says so itself if it has no such
    /// view.
    pub(super) fn find(&self, path: &str) -> Option<Found<'_>> {
        let path = path.trim_start_matches('/');
        if let Some(file) = self.files.get(path) {
            return Some(Found::File(file));
        }
        let last = path.rsplit('/').next().unwrap_or_default();
        if last.contains('.') {
            return None;
        }
        let page = self.files.get(INDEX)?;
        Some(if is_view(path) {
            Found::File(page)
        } else {
            Found::Missing(page)
        })
    }
}

/// Whether the page shows something at this path. The list is a file, since the page's own tests hold it
/// against the addresses that the page knows.
fn is_view(path: &str) -> bool {
    fn parts(path: &str) -> impl Iterator<Item = &str> + Clone {
        path.split('/').filter(|part| !part.is_empty())
    }
    let fits = |pattern: &str, part: &str| match pattern {
        "{book}" => hall::games().any(|info| info.book == part),
        "{listed}" => hall::find(part).is_some(),
        _ => pattern.starts_with('{') || pattern == part,
    };
    let is = |pattern: &str| {
        let (patterns, asked) = (parts(pattern), parts(path));
        patterns.clone().count() == asked.clone().count()
            && patterns
                .zip(asked)
                .all(|(pattern, part)| fits(pattern, part))
    };
    let mut patterns = include_str!("pages.txt").lines();
    patterns.any(|line| line.starts_with('/') && is(line))
}

impl Form {
    fn new(bytes: Cow<'static, [u8]>) -> Self {
        let digest = Sha256::digest(&bytes);
        let hex: String = digest[..16]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let bytes = match bytes {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        let etag = HeaderValue::try_from(format!("\"{hex}\""));
        Self {
            bytes,
            etag: etag.unwrap_or(HeaderValue::from_static("\"\"")),
        }
    }
}

/// Whether a file name carries a hash: `app-0123abcd.js`, `app.0123abcd.js`.
fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split(['-', '.', '_']).skip(1).any(|part| {
        part.len() >= 8
            && part.chars().all(|c| c.is_ascii_hexdigit())
            && part.chars().any(|c| c.is_ascii_digit())
    })
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn views_are_told_from_addresses_of_nothing() {
        for path in [
            "",
            "play",
            "game/abc",
            "rules",
            "rules/tora/website",
            "rules/tora/",
            "puzzles/daily",
            "puzzles/tora-short/0123abcd",
        ] {
            assert!(is_view(path), "{path}");
        }
        for path in [
            "nothing",
            "game",
            "game/abc/more",
            "rules/nothing",
            "learn/nothing",
            "puzzles/nothing",
        ] {
            assert!(!is_view(path), "{path}");
        }
    }

    #[test]
    fn names_with_a_hash_are_known() {
        for name in ["a/app-0123abcd.js", "app_bg.0f3e5d7c9b1a.wasm"] {
            assert!(is_hashed(name), "{name}");
        }
        for name in [
            "index.html",
            "app.js",
            "deadbeef.js",
            "tora-defaced.svg",
            "sw.js",
        ] {
            assert!(!is_hashed(name), "{name}");
        }
    }
}
