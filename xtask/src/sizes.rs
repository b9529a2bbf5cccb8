//! How large the browser app is, compressed as the server sends it, and how large it may be.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;

use crate::bundle;

/// The most bytes that each part may have, compressed, with everything that loading it may fetch.
const LIMITS: [(&str, usize); 30] = [
    // The frame, the board and the first page.
    ("web", 327_900),
    // What other parts than that of the first page's game share in small pieces, loaded with the first of them.
    ("small_pieces", 8_000),
    // The computer opponent, which only its worker loads.
    ("thinker", 355_500),
    // The check of finished games, likewise.
    ("auditor", 382_000),
    ("tora_short", 103_000),
    ("tora_long", 117_000),
    ("lancerchess", 61_500),
    ("tigerchess", 73_000),
    ("convoy", 41_900),
    ("new_game", 118_500),
    ("local_game", 99_500),
    ("online_game", 212_500),
    // The arbiter's desk, which only arbiters load, in a page that is there already.
    ("arbiter", 72_500),
    // The panel of points play, in a page that is there already.
    ("points_play", 33_000),
    // The panel of hidden pieces, in a page that is there already.
    ("hidden_pieces", 10_000),
    // The card of that check, in a page that is there already.
    ("audit_report", 22_000),
    ("books", 52_700),
    // With the pages of players.
    ("settings", 63_000),
    // With the drawings as texts, which become pictures on paper.
    ("print", 97_000),
    // The board on which positions are put together.
    ("setup_board", 99_000),
    // With the fold of a tournament and the rules of pairing, which show the reasons.
    ("tournament", 342_500),
    // The list of puzzles, and one to solve.
    ("puzzles", 35_600),
    // The code that reads the games that the device keeps.
    ("kept_games", 31_000),
    // The list of games by link, on the first page of a device that plays some.
    ("games_by_link", 64_000),
    // How a finished game went, in a page that is there already.
    ("course_of_game", 40_000),
    // Pictures of the board and the game, with the drawings as texts, in a page that is there already.
    ("pictures_to_share", 41_000),
    // The card of the touched piece, in a page that is there already.
    ("touched_piece", 20_000),
    // Notices that it is one's turn, for those who want them.
    ("turn_notices", 12_000),
    // Links as pictures for a camera, in a page that is there already.
    ("scanned_link", 12_000),
    // A rule or the rule book beside a game, in a page that is there already.
    ("rule_beside", 71_000),
];

/// The most bytes that the page needs until its first board can be played on, compressed.
const FIRST_BOARD: usize = 468_700;
/// The game of the first page: its part, and its name among texts and drawings.
pub(crate) const FIRST_GAME: (&str, &str) = ("tora_short", "tora");

/// The files that the page needs until its first board can be played on, in English; another
/// language has the same ones.
///
/// # Errors
///
/// If the page is not built.
pub(crate) fn first_board() -> Result<Vec<String>> {
    let frame = [
        "index.html",
        "style.css",
        "first.js",
        "touch.js",
        "boot.js",
        "web.js",
        "parts.js",
        "manifest.webmanifest",
        "icons/icon.svg",
    ];
    let mut files: Vec<String> = frame.map(str::to_owned).into();
    files.push(bundle::loadable_name("web"));
    files.extend(ASKED_ALWAYS.map(str::to_owned));
    files.extend(asked_at_home()?);
    Ok(files)
}

/// The files that the app asks for on every page once it is there, in English.
pub(crate) const ASKED_ALWAYS: [&str; 2] = ["locales/en/app.ftl", "art/house.svg"];

/// The files that the app asks for on the first page besides, in English.
///
/// # Errors
///
/// If the page is not built.
pub(crate) fn asked_at_home() -> Result<Vec<String>> {
    let (part, game) = FIRST_GAME;
    let parts = bundle::parts()?;
    let rules = parts.get(part);
    let rules = rules.with_context(|| format!("there is no part {part}"))?;
    let mut files = rules.clone();
    files.push(format!("locales/en/{game}.ftl"));
    files.push(format!("art/{game}.svg"));
    Ok(files)
}

/// The sizes of the app's parts and of what the first board needs, compressed, a line for each.
///
/// # Errors
///
/// If one is over its limit, or a part has none: the error names it.
pub(crate) fn check() -> Result<String> {
    let mut sizes = Sizes::default();
    let mut parts = bundle::parts()?;
    for module in ["web", "thinker", "auditor"] {
        parts.insert(module.to_owned(), vec![bundle::loadable_name(module)]);
    }
    let (mut said, mut wrong) = (Vec::new(), Vec::new());
    for (name, limit) in LIMITS {
        let Some(files) = parts.remove(name) else {
            wrong.push(format!("there is no part {name} any more"));
            continue;
        };
        let size = sizes.sum(&files)?;
        said.push(format!("{name}: {size} bytes of {limit}"));
        if size > limit {
            wrong.push(format!(
                "the part {name} is too large: {size} bytes of {limit}"
            ));
        }
    }
    for name in parts.keys() {
        wrong.push(format!(
            "the part {name} has no limit in xtask/src/sizes.rs"
        ));
    }
    let first = first_board()?;
    let size = sizes.sum(&first)?;
    let count = first.len();
    said.push(format!(
        "the first board: {size} bytes of {FIRST_BOARD} in {count} files"
    ));
    if size > FIRST_BOARD {
        wrong.push(format!(
            "the first board needs too much: {size} bytes of {FIRST_BOARD}"
        ));
    }
    let said = said.join("\n");
    if !wrong.is_empty() {
        bail!("{}\ncompressed by brotli:\n{said}", wrong.join("\n"));
    }
    Ok(format!("compressed by brotli:\n{said}"))
}

/// The sizes of the bundle's files, compressed; each is compressed once.
#[derive(Default)]
struct Sizes(BTreeMap<String, usize>);

impl Sizes {
    fn sum(&mut self, files: &[String]) -> Result<usize> {
        let mut sum = 0;
        for file in files {
            sum += match self.0.get(file) {
                Some(size) => *size,
                None => *self.0.entry(file.clone()).or_insert(compressed(file)?),
            };
        }
        Ok(sum)
    }
}

/// The size of a file of the bundle as the server sends it.
fn compressed(file: &str) -> Result<usize> {
    let path = bundle::folder().join(file);
    let plain = fs::read(&path).with_context(|| format!("{} is not built", path.display()))?;
    let mut packed = Vec::new();
    brotli::BrotliCompress(
        &mut plain.as_slice(),
        &mut packed,
        &BrotliEncoderParams::default(),
    )?;
    Ok(packed.len().min(plain.len()))
}
