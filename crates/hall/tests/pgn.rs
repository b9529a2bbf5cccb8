//! Records as a PGN reader of others sees them.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod begun;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Duration;

use game::record::{About, Note};
use game::{Side, Viewer};
use pgn_reader::shakmaty::{Outcome, san::SanPlus};
use pgn_reader::{RawComment, RawTag, Reader, Visitor};
use tigerden_hall::Table;

/// What a PGN reader finds in a game.
#[derive(Debug, Default)]
struct Found {
    tags: BTreeMap<String, String>,
    moves: Vec<String>,
    comments: Vec<String>,
    outcome: Option<Outcome>,
}

struct Look;

impl Visitor for Look {
    type Tags = Found;
    type Movetext = Found;
    type Output = Found;

    fn begin_tags(&mut self) -> ControlFlow<Found, Found> {
        ControlFlow::Continue(Found::default())
    }

    fn tag(&mut self, found: &mut Found, name: &[u8], value: RawTag<'_>) -> ControlFlow<Found> {
        let name = String::from_utf8(name.to_vec()).unwrap();
        let value = value.decode_utf8().unwrap().into_owned();
        assert_eq!(found.tags.insert(name, value), None);
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, found: Found) -> ControlFlow<Found, Found> {
        ControlFlow::Continue(found)
    }

    fn san(&mut self, found: &mut Found, san: SanPlus) -> ControlFlow<Found> {
        found.moves.push(san.to_string());
        ControlFlow::Continue(())
    }

    fn comment(&mut self, found: &mut Found, comment: RawComment<'_>) -> ControlFlow<Found> {
        let text = String::from_utf8(comment.as_bytes().to_vec()).unwrap();
        found.comments.push(text);
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, found: &mut Found, outcome: Outcome) -> ControlFlow<Found> {
        found.outcome = Some(outcome);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, found: Found) -> Found {
        found
    }
}

fn found(text: &str) -> Vec<Found> {
    let mut reader = Reader::new(text.as_bytes());
    std::iter::from_fn(|| reader.read_game(&mut Look).unwrap()).collect()
}

fn written(table: &dyn Table, notation: Option<&'static str>) -> String {
    let mut about = About {
        notation,
        ..About::default()
    };
    about.tags.set("White", "Ann \"the Ox\" \\ Co");
    about.tags.set("Date", "2026.11.22");
    let clock = Note::Clock(Duration::from_secs(250));
    about
        .notes
        .insert(0, vec![Note::Comment("1-0 {a; (b *".to_owned())]);
    about.notes.insert(1, vec![clock]);
    tigerden_hall::record::write(table, &about, Viewer::Judge)
}

#[test]
fn another_reader_finds_tags_comments_and_results_of_every_game() {
    let mut collection = Vec::new();
    let mut games = Vec::new();
    for table in begun::tables() {
        let names = table.notations().names.iter().skip(1).copied().map(Some);
        for notation in std::iter::once(None).chain(names) {
            for winner in [None, Some(Side::Second)] {
                let mut table = table.boxed_clone();
                if let Some(winner) = winner {
                    table.resign(!winner);
                }
                collection.push(written(&*table, notation));
                games.push((table, notation, winner));
            }
        }
    }
    let found = found(&collection.join("\n"));
    assert_eq!(found.len(), games.len());
    for ((found, (table, notation, winner)), text) in found.iter().zip(&games).zip(&collection) {
        let start = table.start(Viewer::Judge);
        let position = format!("{} {}", found.tags["Variant"], found.tags["FEN"]);
        assert_eq!(position, start);
        for (tag, value) in [
            ("SetUp", "1"),
            ("White", "Ann \"the Ox\" \\ Co"),
            ("Black", "?"),
            ("Date", "2026.11.22"),
            ("Result", winner.map_or("*", |_| "0-1")),
            ("Termination", winner.map_or("unterminated", |_| "normal")),
        ] {
            assert_eq!(found.tags[tag], value, "{text}");
        }
        let result = found.outcome.map(|outcome| outcome.to_string());
        assert_eq!(
            result.as_deref(),
            Some(winner.map_or("*", |_| "0-1")),
            "{text}"
        );
        assert_eq!(found.comments[0], "1-0 {a; (b *", "{text}");
        if table.turn_end().is_none() {
            assert_eq!(found.comments[1..], ["[%clk 0:04:10]"], "{text}");
        }
        if table.info().id == "lancerchess" && notation.is_none() {
            let own = (0..12).filter_map(|ply| table.ply(ply, Viewer::Judge));
            assert_eq!(found.moves, own.map(|(_, text)| text).collect::<Vec<_>>());
        }
    }
}

/// In PGN a star ends a game and a semicolon begins a comment; in TORA they are in moves.
#[test]
fn another_reader_finds_the_end_of_a_game_of_tora_behind_its_attacks() {
    let mut table = tigerden_hall::Hall::all()
        .start("tora-short", &tigerden_hall::Options::default())
        .unwrap();
    while table.outcome().is_none() {
        let offers = table.offers();
        let attack = offers.iter().find(|offer| offer.text.contains(" * "));
        table
            .play(&attack.unwrap_or(&offers[offers.len() / 2]).text)
            .unwrap();
    }
    let outcome = table.outcome().unwrap();
    let result = outcome.winner.map(|side| ["1-0", "0-1"][side.index()]);
    let text = written(&*table, None);
    assert!(text.contains(" * "), "{text}");
    let found = found(&format!("{text}\n{text}"));
    assert_eq!(found.len(), 2, "{text}");
    for found in &found {
        assert_eq!(found.tags["Variant"], "tora-short/rulebook");
        let read = found.outcome.map(|outcome| outcome.to_string());
        assert_eq!(read.as_deref(), result, "{text}");
        assert_eq!(found.comments[0], "1-0 {a; (b *", "{text}");
    }
}
