//! Pages as other programs read them: XML, and PDF.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::{BoardStyle, Scene, Viewer};
use hall::{Hall, Options, Table};
use roxmltree::Document;
use scorecard::{Card, Counting};
use texts::Texts;
use tigerden_print::{
    BoardLook, Diagrams, Job, Page, Paper, PrintError, assassin_sheet, board, booklet, card,
    pieces, position, record_sheet,
};

const GAMES: [&str; 4] = ["tora-short", "tora-long", "lancerchess", "convoy"];

fn table(game: &str) -> Box<dyn Table> {
    Hall::all().start(game, &Options::default()).unwrap()
}

fn scene(game: &str) -> Scene {
    table(game).scene(0, Viewer::Public).unwrap()
}

fn in_english<T>(paper: Paper, make: impl FnOnce(&Job<'_>) -> T) -> T {
    let words = Texts::of("en").unwrap();
    make(&Job {
        paper,
        words: &words,
    })
}

fn boards(game: &str, paper: Paper, look: BoardLook) -> Vec<Page> {
    let board = |job: &Job<'_>| board(job, table(game).info(), &scene(game), look);
    in_english(paper, board).unwrap()
}

/// The texts of a page that must be XML in which everything used is there.
#[track_caller]
fn texts_of(page: &Page) -> Vec<String> {
    let svg = page.svg();
    let document = Document::parse(&svg).unwrap();
    let root = document.root_element();
    let (width, height) = page.size();
    assert_eq!(root.attribute("width"), Some(&*format!("{width}mm")));
    assert_eq!(
        root.attribute("viewBox"),
        Some(&*format!("0 0 {width} {height}"))
    );
    let all = || document.descendants();
    for used in all().filter_map(|node| node.attribute("href")) {
        let id = used.trim_start_matches('#');
        assert!(all().any(|node| node.attribute("id") == Some(id)), "{used}");
    }
    assert_eq!(all().find(|node| node.has_attribute("class")), None);
    let texts = all().filter(|node| node.has_tag_name("text"));
    texts
        .filter_map(|node| node.text())
        .map(str::to_owned)
        .collect()
}

#[track_caller]
fn says(page: &Page, part: &str) {
    let texts = texts_of(page);
    assert!(
        texts.iter().any(|text| text.contains(part)),
        "{part}: {texts:?}"
    );
}

/// The pictures in a page, with width and height in millimeters and what they show in units.
fn pictures(page: &Page) -> Vec<([f32; 2], [f32; 4])> {
    let svg = page.svg();
    let document = Document::parse(&svg).unwrap();
    let inner = document.root_element().descendants().skip(1);
    let numbers = |text: &str| -> Vec<f32> {
        text.split(' ')
            .map(|number| number.parse().unwrap())
            .collect()
    };
    let inner = inner.filter(|node| node.has_tag_name("svg"));
    let of = |node: roxmltree::Node<'_, '_>| {
        let size = ["width", "height"].map(|name| numbers(node.attribute(name).unwrap())[0]);
        let part = numbers(node.attribute("viewBox").unwrap());
        (size, [part[0], part[1], part[2], part[3]])
    };
    inner.map(of).collect()
}

#[test]
fn every_board_is_printed_in_both_looks_and_on_both_papers() {
    for game in GAMES {
        for paper in Paper::ALL {
            for style in [BoardStyle::Checker, BoardStyle::Graph] {
                let look = BoardLook {
                    style: Some(style),
                    setup: true,
                    ..BoardLook::default()
                };
                let pages = boards(game, paper, look);
                let sheets = if game == "tora-long" { 4 } else { 1 };
                assert_eq!(pages.len(), sheets, "{game}");
                for page in &pages {
                    says(page, "50 mm");
                    let size = page.size();
                    assert!(size == paper.size() || size == paper.landscape());
                }
            }
        }
    }
}

#[test]
fn squares_have_the_size_that_was_asked_for() {
    let look = BoardLook {
        square: Some(17.5),
        ..BoardLook::default()
    };
    let pages = boards("tora-short", Paper::A4, look);
    let ([width, height], [_, _, across, down]) = pictures(&pages[0])[0];
    assert!(
        (width / across * 100.0 - 17.5).abs() < 0.01,
        "{width} {across}"
    );
    assert!((height / down * 100.0 - 17.5).abs() < 0.01);
    says(&pages[0], "Squares of 17.5 mm");
}

#[test]
fn the_sheets_of_a_long_board_are_the_whole_board_once_cut() {
    let pages = boards("tora-long", Paper::A4, BoardLook::default());
    let parts: Vec<_> = pages.iter().map(|page| pictures(page)[0]).collect();
    let scale = parts[0].0[0] / parts[0].1[2];
    let glue = 8.0 / scale;
    let [a, b, c, d] = [0, 1, 2, 3].map(|sheet| parts[sheet].1);
    let near = |x: f32, y: f32| assert!((x - y).abs() < 0.1, "{x} {y}");
    // Where a sheet ends without its glue strip, the next one begins.
    near(a[0] + a[2] - glue, b[0]);
    near(a[1] + a[3] - glue, c[1]);
    near(c[0] + c[2] - glue, d[0]);
    assert_eq!((b[0] / 100.0).fract(), 0.0, "cut along squares");
    for ([width, height], _) in &parts {
        assert!(*width <= 190.0 && *height <= 277.0);
    }
    for (number, page) in (1..).zip(&pages) {
        says(page, &format!("Sheet {number} of 4"));
    }
    says(&pages[0], "Sheet 2 is glued on here");
    says(&pages[0], "Sheet 3 is glued on here");
}

#[test]
fn squares_that_no_sheet_holds_are_refused() {
    let look = BoardLook {
        square: Some(190.0),
        ..BoardLook::default()
    };
    let refused = in_english(Paper::A4, |job| {
        board(job, table("convoy").info(), &scene("convoy"), look)
    });
    let Err(PrintError::Square { most }) = refused else {
        panic!("it is too large");
    };
    let look = BoardLook {
        square: Some(most),
        ..BoardLook::default()
    };
    assert!(!boards("convoy", Paper::A4, look).is_empty());
}

#[test]
fn terrain_and_special_places_are_drawn() {
    let mut options = Options::default();
    options
        .game
        .insert("terrain".to_owned(), "river".to_owned());
    let river = Hall::all().start("tora-short", &options).unwrap();
    let river_scene = river.scene(0, Viewer::Public).unwrap();
    let page = |table: &dyn Table, scene: &Scene| {
        let look = BoardLook::default();
        in_english(Paper::A4, |job| board(job, table.info(), scene, look)).unwrap()[0].svg()
    };
    let svg = page(river.as_ref(), &river_scene);
    assert!(svg.contains("#ground-water-0") && svg.contains("#ground-forest-0"));
    let svg = page(table("convoy").as_ref(), &scene("convoy"));
    assert_eq!(svg.matches("href=\"#ground-corner-0\"").count(), 4);
    assert_eq!(svg.matches("href=\"#ground-throne-0\"").count(), 1);
}

#[test]
fn pieces_are_as_many_as_the_set_up_has_with_their_letters() {
    for (game, tokens, folded) in [
        ("tora-short", 7, 3),
        ("tora-long", 27, 11),
        ("lancerchess", 16, 0),
    ] {
        let pages = in_english(Paper::A4, |job| {
            pieces(job, table(game).as_ref(), Some(20.0))
        });
        let pages = pages.unwrap();
        let all: String = pages.iter().map(Page::svg).collect();
        for side in ["token-first-1", "token-second-2"] {
            let uses = all.matches(&format!("href=\"#{side}\"")).count();
            assert_eq!(uses, tokens + folded, "{game} {side}");
        }
        // Each face carries the letter of its kind.
        let letters: usize = pages
            .iter()
            .flat_map(texts_of)
            .filter(|text| text.len() == 1 && text.chars().all(char::is_uppercase))
            .count();
        assert!(letters >= 2 * (tokens + folded), "{game}: {letters}");
    }
}

#[test]
fn cards_have_the_places_of_the_rules_with_their_worth() {
    let page = |kind| in_english(Paper::Letter, |job| card(job, kind, Counting::Plain));
    let worth = |kind, points: &[&str]| {
        let texts = texts_of(&page(kind));
        for point in points {
            let count = texts.iter().filter(|text| text == point).count();
            assert_eq!(count, 2, "{point} on both cards: {texts:?}");
        }
    };
    worth(Card::A, &["1", "4", "5", "10", "20", "40", "80"]);
    worth(Card::B, &["25", "125", "500"]);
    worth(Card::BOptional, &["30", "216", "1080"]);
    let holes = |kind| page(kind).svg().matches("<circle").count();
    assert_eq!((holes(Card::A), holes(Card::B)), (20, 32));
    // The optional row has two rings.
    assert_eq!(holes(Card::BOptional), 2 * (20 + 4));
}

#[test]
fn sheets_have_a_row_for_every_round() {
    let sheet =
        |game: &str| in_english(Paper::A4, |job| record_sheet(job, table(game).as_ref(), 40));
    for game in GAMES {
        let rows: Vec<String> = sheet(game).iter().flat_map(texts_of).collect();
        for round in 1..=40 {
            assert!(rows.contains(&round.to_string()), "{game}: {round}");
        }
    }
    says(&sheet("tora-long")[0], "Points");
    assert!(!texts_of(&sheet("convoy")[0]).contains(&"Points".to_owned()));
    let notes = in_english(Paper::A4, |job| {
        assassin_sheet(job, table("tora-long").info(), 30)
    });
    for part in [
        "Stands on",
        "Moves to",
        "Attacks",
        "Seal or judge",
        "Starts on",
    ] {
        says(&notes[0], part);
    }
}

#[test]
fn the_note_of_a_sheet_stays_on_it_in_a_wide_font() {
    // In wide fonts, such as Verdana, letters of such texts have about 0.55 of the font's size.
    const WIDE: f32 = 0.55 * 3.2;
    for language in ["en", "de"] {
        let words = Texts::of(language).unwrap();
        for paper in [Paper::A4, Paper::Letter] {
            let job = Job {
                paper,
                words: &words,
            };
            let page = &assassin_sheet(&job, table("tora-long").info(), 30)[0];
            let texts = texts_of(page);
            let note = texts.iter().filter(|text| text.len() > 50);
            let longest = note.map(|line| line.chars().count()).max().unwrap();
            let (width, _) = page.size();
            assert!(longest as f32 * WIDE <= width - 20.0, "{texts:?}");
        }
    }
}

#[test]
fn a_position_is_printed_with_its_text_and_what_was_captured() {
    let text = "tora-short/rulebook 9/9/8A/1sa6/gca3ACG/1sa4S1/8A/9/9 o 2 4 1:0 0 -";
    let table = Hall::all().open(text, &Options::default()).unwrap();
    let scene = table.scene(0, Viewer::Judge).unwrap();
    let page = in_english(Paper::A4, |job| {
        position(job, table.info(), &scene, text, None)
    });
    let page = page.unwrap();
    says(&page, "Opposition to move");
    says(&page, "Challenger: Captured");
    says(&page, text);
}

/// Ground that was painted on the set-up board: its squares stay squares, whichever way a slope goes.
#[test]
fn painted_ground_is_printed_without_turning_squares_onto_their_corners() {
    let text =
        "tora-short/rulebook+ground=~1^//789/4.6/123////.....~ 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    let table = Hall::all().open(text, &Options::default()).unwrap();
    let scene = table.scene(0, Viewer::Judge).unwrap();
    let page = in_english(Paper::A4, |job| {
        position(job, table.info(), &scene, text, None)
    });
    let page = page.unwrap();
    let svg = page.svg();
    let count = |name: &str| svg.matches(&format!("href=\"#ground-{name}-0\"")).count();
    assert_eq!(["water", "forest"].map(count), [2, 1]);
    assert_eq!(["slope", "slope-across"].map(count), [4, 5]);
    for turn in [45, 135, 225, 315] {
        assert!(!svg.contains(&format!("rotate({turn})")), "{turn}");
    }
    says(&page, "+ground=~1^//789/");
}

const RECORD: &str = "[Event \"Club <cup> & more\"]
[White \"Ann\"]
[Black \"Ben\"]
[Variant \"tora-short/rulebook\"]
[SetUp \"1\"]
[FEN \"9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -\"]

{Both begin with care.}
1. A v5h7-v5h6 {A bold step, \"so\" <early>.} / pass
2. A v5h6-v5h5 / pass {[%diagram]}
*
";

fn booklet_of(diagrams: Diagrams) -> Vec<Page> {
    let (table, about) = Hall::all().read(RECORD).unwrap();
    in_english(Paper::A4, |job| {
        booklet(job, table.as_ref(), &about, diagrams)
    })
    .unwrap()
}

#[test]
fn a_booklet_has_players_moves_comments_diagrams_and_page_numbers() {
    let pages = booklet_of(Diagrams::default());
    for part in [
        "Ann – Ben",
        "Challenger: Ann",
        "Club <cup> & more",
        "Not finished",
    ] {
        says(&pages[0], part);
    }
    for part in ["1. ", "A bold step, \"so\" <early>.", "/ ", "Page 1 of 1"] {
        says(&pages[0], part);
    }
    // At two comments, where the record asks for one, and at the end, which is the same moment.
    assert_eq!(pictures(&pages[0]).len(), 3);
    let marked = Diagrams {
        every: 1,
        at_comments: false,
    };
    assert_eq!(pictures(&booklet_of(marked)[0]).len(), 2);
}

#[test]
fn a_booklet_has_variations_within_variations() {
    let record = RECORD.replace(
        "{A bold step, \"so\" <early>.} / pass",
        "(1. A v5h7-v4h7 {Too slow.} / pass (1... A v5h3-v5h4) 2. pass) / pass",
    );
    let (table, about) = Hall::all().read(&record).unwrap();
    let pages = in_english(Paper::A4, |job| {
        booklet(job, table.as_ref(), &about, Diagrams::default())
    });
    let texts: Vec<String> = pages.unwrap().iter().flat_map(texts_of).collect();
    let said = texts.join(" ");
    let expected = "(1. A v5h7-v4h7 Too slow. 1 … pass (1 … A v5h3-v5h4) 2. pass)";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn hidden_pieces_are_among_those_to_cut_out() {
    let options = Options {
        game: [("assassins".to_owned(), "on".to_owned())].into(),
        seats: ["v5", "none"].map(|place| [("lair".to_owned(), place.to_owned())].into()),
    };
    let table = Hall::all().start("tora-long", &options).unwrap();
    let pages = in_english(Paper::A4, |job| pieces(job, table.as_ref(), Some(20.0)));
    let all: String = pages.unwrap().iter().map(Page::svg).collect();
    let count = |side: &str| all.matches(&format!("href=\"#token-{side}\"")).count();
    assert_eq!(
        count("first-1") - count("second-2"),
        1,
        "only one side has one"
    );
}

#[test]
fn the_same_things_give_the_same_pages() {
    let twice = [(); 2].map(|()| {
        let pages = booklet_of(Diagrams::default());
        pages.iter().map(Page::svg).collect::<Vec<_>>()
    });
    assert_eq!(twice[0], twice[1]);
}

#[cfg(feature = "pdf")]
#[test]
fn a_pdf_has_all_pages_in_their_size_with_texts_that_can_be_read() {
    let pages = boards("tora-long", Paper::Letter, BoardLook::default());
    let bytes = tigerden_print::pdf("The long board", &pages).unwrap();
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    let numbers: Vec<u32> = pdf.get_pages().keys().copied().collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    // The reader gives each letter a line.
    let text = pdf.extract_text(&[2]).unwrap().replace('\n', "");
    assert!(text.contains("Sheet 2 of 4"), "{text}");
    let page = pdf.get_dictionary(pdf.get_pages()[&1]).unwrap();
    let area = page.get(b"MediaBox").unwrap().as_array().unwrap();
    let mut area: Vec<f32> = area.iter().map(|side| side.as_float().unwrap()).collect();
    area.sort_by(f32::total_cmp);
    assert!(
        (area[2] - 612.0).abs() < 0.1 && (area[3] - 792.0).abs() < 0.1,
        "{area:?}"
    );
    assert_eq!(
        bytes,
        tigerden_print::pdf("The long board", &pages).unwrap()
    );
}
