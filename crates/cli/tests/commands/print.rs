//! Printing.

use std::fs;
use std::path::Path;

use roxmltree::Document;
use tempfile::TempDir;

use crate::{START, record, refuses, says, tigerden};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Prints into a file of this name; nothing is said.
#[track_caller]
fn print(arguments: &[&str], input: &str, out: &Path) {
    let out = out.to_str().unwrap();
    let all = [&["print"], arguments, &["--out", out]].concat();
    tigerden(&all)
        .write_stdin(input)
        .assert()
        .success()
        .stdout("")
        .stderr("");
}

/// The texts of an SVG file.
#[track_caller]
fn texts(file: &Path) -> Vec<String> {
    let svg = fs::read_to_string(file).unwrap();
    let document = Document::parse(&svg).unwrap();
    let texts = document
        .descendants()
        .filter(|node| node.has_tag_name("text"));
    texts
        .filter_map(|node| node.text().map(str::to_owned))
        .collect()
}

#[track_caller]
fn is_pdf(file: &Path, pages: usize) {
    let bytes = fs::read(file).unwrap();
    assert!(bytes.starts_with(b"%PDF-"));
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    assert_eq!(pdf.get_pages().len(), pages);
}

#[test]
fn everything_is_printed_as_pdf() {
    let folder = folder();
    let game = record("{Ready.} 1. A v5h7-v5h6; S v6h8 def {ok} / pass\n*\n");
    let kinds: [(&[&str], &str, usize); 8] = [
        (&["board", "tora-long", "-o", "terrain=river"], "", 4),
        (&["board", "tigerchess", "--paper", "letter"], "", 1),
        (&["pieces", "tigerchess"], "", 1),
        (&["card", "B-optional"], "", 1),
        (&["sheet", "brandubh", "--rounds", "20"], "", 1),
        (&["sheet", "tora-long", "--assassin"], "", 2),
        (&["position", "-"], START, 1),
        (&["game", "-"], &game, 1),
    ];
    for (number, (arguments, input, pages)) in kinds.into_iter().enumerate() {
        let out = folder.path().join(format!("{number}.pdf"));
        print(arguments, input, &out);
        is_pdf(&out, pages);
    }
}

#[test]
fn several_pages_in_svg_have_a_file_each() {
    let folder = folder();
    print(&["board", "tora-long"], "", &folder.path().join("b.svg"));
    let mut names: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["b-1.svg", "b-2.svg", "b-3.svg", "b-4.svg"]);
    let second = texts(&folder.path().join("b-2.svg"));
    assert!(second.contains(&"Sheet 2 of 4".to_owned()), "{second:?}");
}

#[test]
fn pages_speak_the_language_that_was_asked_for() {
    let folder = folder();
    let out = folder.path().join("p.svg");
    print(&["position", START, "--language", "de"], "", &out);
    let said = texts(&out).join("\n");
    says(&said, &["TORA, kurzes Brett", "Herausforderer"]);
}

#[test]
fn a_position_on_painted_ground_is_printed_in_every_form() {
    let folder = folder();
    let painted = "tora-short/rulebook+ground=~1^//////..2/4/ 8G/9/9/9/9/9/9/9/g8 c 2 1 0:0 0 -";
    let svg = folder.path().join("p.svg");
    print(&["position", painted], "", &svg);
    says(&texts(&svg).join("\n"), &["+ground=~1^//////..2/4/"]);
    says(
        &fs::read_to_string(&svg).unwrap(),
        &["#ground-slope-across-0"],
    );
    for (what, name) in [("position", "p.pdf"), ("picture", "p.png")] {
        let out = folder.path().join(name);
        print(&[what, painted], "", &out);
        assert!(fs::metadata(&out).unwrap().len() > 1000, "{name}");
    }
}

#[test]
fn the_dice_of_a_start_change_nothing_from_print_to_print() {
    let folder = folder();
    let [one, two] = ["1.svg", "2.svg"].map(|name| {
        let out = folder.path().join(name);
        print(&["pieces", "tigerchess"], "", &out);
        fs::read_to_string(&out).unwrap()
    });
    assert_eq!(one, two);
}

#[test]
fn pieces_to_cut_out_have_assassins_where_they_are_agreed_on() {
    let folder = folder();
    let drawn = |arguments: &[&str], name: &str| {
        let out = folder.path().join(name);
        print(&[&["pieces", "tora-long"], arguments].concat(), "", &out);
        let svg = fs::read_to_string(&out).unwrap();
        svg.matches("stroke=\"#777\"").count()
    };
    let without = drawn(&[], "without.svg");
    assert_eq!(drawn(&["-o", "assassins=on"], "with.svg"), without + 2);
    let one = ["-o", "assassins=on", "--second", "lair=none"];
    assert_eq!(drawn(&one, "one.svg"), without + 1);
}

#[test]
fn a_file_is_replaced_only_by_force() {
    let folder = folder();
    let out = folder.path().join("c.svg");
    print(&["card", "A"], "", &out);
    let name = out.to_str().unwrap();
    let said = refuses(&["print", "card", "B", "--out", name], "");
    says(&said, &["This file exists already", "--force replaces it"]);
    assert!(texts(&out).contains(&"Score card A".to_owned()));
    print(&["card", "B", "--force"], "", &out);
    assert!(texts(&out).contains(&"Score card B".to_owned()));
}

#[test]
fn wrong_input_is_refused_before_anything_is_written() {
    let folder = folder();
    let out = folder.path().join("x.pdf");
    let name = out.to_str().unwrap();
    let wrong: [(&[&str], &str); 9] = [
        (&["board", "tora-shrt"], "did you mean `tora-short`?"),
        (&["board", "tora-short", "--square", "195"], "mm or less"),
        (&["board", "tora-short", "--square", "1"], "3 to 200"),
        (
            &["board", "tora-short", "--paper", "a5"],
            "[possible values: a4, letter]",
        ),
        (&["pieces", "tora-short", "-o", "terrain=sea"], "terrain"),
        (&["card", "C"], "[possible values: A, B, B-optional]"),
        (&["sheet", "tora-short", "--assassin"], "no Assassin"),
        (
            &["position", "tora-short/rulebook 9"],
            "the position is not right",
        ),
        (&["game", "-"], "the record is not right"),
    ];
    for (arguments, part) in wrong {
        let all = [&["print"], arguments, &["--out", name]].concat();
        says(&refuses(&all, ""), &[part]);
        assert!(!out.exists(), "{arguments:?}");
    }
    says(
        &refuses(&["print", "card", "A", "--out", "card.txt"], ""),
        &["ends with .pdf, .svg"],
    );
    says(&refuses(&["print", "card", "A"], ""), &["--out"]);
}

#[test]
fn pictures_to_share_are_small_files_of_their_kind() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    print(&["picture", START], "", &file("b.svg"));
    print(&["picture", START, "--width", "500"], "", &file("b.png"));
    let columns = |name: &str| {
        let mut texts = texts(&file(name));
        texts.retain(|text| text.starts_with('h'));
        texts
    };
    print(&["picture", START, "--flip"], "", &file("f.svg"));
    let mut turned = columns("f.svg");
    turned.reverse();
    assert_eq!(columns("b.svg"), turned);
    let png = fs::read(file("b.png")).unwrap();
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(png[16..20], 500u32.to_be_bytes(), "its width");
    let game = record("1. A v5h7-v5h6; S v6h8 def / pass\n*\n");
    print(&["animation", "-"], &game, &file("g.gif"));
    let gif = fs::read(file("g.gif")).unwrap();
    assert!(gif.starts_with(b"GIF89a"));
    assert!(gif.len() < 60_000, "{} bytes", gif.len());
    let wrong = refuses(&["print", "animation", "-", "--out", "game.pdf"], &game);
    says(&wrong, &["ends with .gif"]);
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let arguments = ["print", "card", "A", "--out", "/no/such/card.pdf"];
    let assert = tigerden(&arguments).assert().code(1).stdout("");
    let said = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    says(&said, &["can't write /no/such/card.pdf"]);
}
