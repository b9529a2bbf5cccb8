//! Positions that are put together by hand, in every game.

mod later;
mod turned;

use game::{FieldKind, Place, Side, SplitMix, Viewer};
use hall::{Hall, Options};
use tigerden_play::{Editor, Tool, Touched};

/// Starts, and positions in which there is something beside the board, on shared places or hidden.
const POSITIONS: [&str; 6] = [
    "tora-short/rulebook+terrain=river 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 o 2 4 3:5 2 -",
    "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1",
    "convoy 4ttttt4/6t6/13/6n6/t5n5t/t5n5t/tt1nnnknnn1tt/t5n5t/t5n5t/6n6/13/6t6/4ttttt4 t 0 1",
    "hnefatafl 3ttttt3/5t5/11/t4n4t/t3nnn3t/tt1nnknn1tt/t3nnn3t/t4n4t/11/5t5/3ttttt3 n 3 7",
    "brandubh 3t3/3t3/3n3/ttnknt1/3n3/3t3/3t3 t 0 2",
    "tablut 3ttt3/4t4/4n4/t3n3t/ttnnknntt/t3n3t/4n4/4t4/3ttt3 t 0 1",
];

fn open(text: &str) -> Editor {
    let hall = Hall::all();
    let table = hall.open(text, &Options::default());
    let table = table.unwrap_or_else(|error| panic!("{text}: {error}"));
    let rules = hall.named(table.info().id).expect("its rules");
    Editor::new(rules.clone(), table)
}

fn starts() -> Vec<String> {
    let hall = Hall::all();
    let mut options = Options::default();
    let usual = hall.games().filter_map(|rules| {
        let mut options = Options::default();
        if rules.info().dice {
            options.game.insert("deployment".into(), "countdown".into());
            options.game.insert("tiger-variation".into(), "on".into());
        }
        rules.start(&options).ok()
    });
    let usual = usual.map(|table| table.position(Viewer::Judge));
    let mut all: Vec<String> = usual.collect();
    assert_eq!(all.len(), hall::games().count());
    options.game.insert("assassins".into(), "on".into());
    options.seats = [("lair", "v7"), ("lair", "v11")]
        .map(|(option, choice)| [(option.to_owned(), choice.to_owned())].into());
    let hidden = hall.start("tora-long", &options).expect("with Assassins");
    all.push(hidden.position(Viewer::Judge));
    all.extend(POSITIONS.map(str::to_owned));
    all
}

fn at(editor: &Editor, name: &str) -> Place {
    let scene = editor.scene();
    let view = scene.places.iter().find(|view| view.name == name);
    view.unwrap_or_else(|| panic!("no place {name}")).place
}

/// Chooses a piece of the kit.
fn take(editor: &mut Editor, side: Side, kind: &str) {
    let kit = editor.kit();
    let number = kit
        .iter()
        .position(|piece| piece.side == side && piece.kind == kind);
    editor.choose(Tool::Piece(number.unwrap_or_else(|| panic!("no {kind}"))));
}

/// The keys of what is wrong, with the names of the places.
fn wrong(editor: &Editor) -> Vec<(&'static str, Vec<String>)> {
    let scene = editor.scene();
    let name = |place: &Place| {
        let view = scene.places.iter().find(|view| view.place == *place);
        view.expect("on the board").name.clone()
    };
    let wrong = editor.wrong().iter();
    wrong
        .map(|one| {
            let places = one.places.iter().map(name).collect();
            (one.fault.message.key, places)
        })
        .collect()
}

#[test]
fn what_is_moved_and_moved_back_is_the_same_position() {
    for text in starts() {
        let mut editor = open(&text);
        assert_eq!(editor.text(), text);
        let places = editor.scene().places;
        let free: Vec<Place> = places
            .iter()
            .map(|view| view.place)
            .filter(|place| {
                editor
                    .scene()
                    .pieces
                    .iter()
                    .all(|piece| piece.place != *place)
            })
            .collect();
        for piece in editor.scene().pieces {
            let moved = free
                .iter()
                .any(|to| editor.shift(piece.place, *to) == Touched::Changed);
            if moved {
                editor.undo();
                assert_eq!(editor.text(), text);
            }
        }
        let side = editor.to_move();
        editor.turn(!side);
        editor.turn(side);
        // Rights that are gone with a change of turn do not come back, but there are none here.
        assert_eq!(editor.text(), text);
        assert_eq!(editor.wrong(), []);
    }
}

/// Whatever is done, nothing breaks, and what is accepted is a position.
#[test]
fn any_touches_lead_to_a_position_or_to_faults() {
    let hall = Hall::all();
    for (seed, text) in (1..).zip(starts()) {
        let mut editor = open(&text);
        let mut random = SplitMix(seed);
        let (mut right, mut faulty) = (0, 0);
        for _ in 0..150 {
            let places = editor.scene().places;
            let place = |random: &mut SplitMix| places[random.below(places.len())].place;
            match random.below(12) {
                0..=4 => {
                    let number = random.below(editor.kit().len() + 1);
                    editor.choose(Tool::Piece(number));
                    editor.touch(place(&mut random));
                }
                5 | 6 => {
                    editor.choose(Tool::Hand);
                    editor.touch(place(&mut random));
                    editor.touch(place(&mut random));
                }
                7 => {
                    editor.choose(Tool::Remove);
                    editor.touch(place(&mut random));
                }
                8 => {
                    let fields = editor.fields().to_vec();
                    let field = &fields[random.below(fields.len())];
                    let value = match &field.kind {
                        FieldKind::Number { least, most } => {
                            [*least, *most, 77][random.below(3)].to_string()
                        }
                        FieldKind::Choice(choices) => choices[random.below(choices.len())].clone(),
                        FieldKind::Flag => ["", "on"][random.below(2)].to_owned(),
                    };
                    editor.say(field.id, &value);
                }
                9 => [Editor::mirror, Editor::swap, Editor::clear][random.below(3)](&mut editor),
                10 => [Editor::undo, Editor::redo][random.below(2)](&mut editor),
                _ => {
                    let side = Side::BOTH[random.below(2)];
                    editor.turn(side);
                }
            }
            match editor.table() {
                Some(table) => {
                    right += 1;
                    let opened = hall.open(editor.text(), &Options::default());
                    let opened = opened.expect("what was accepted can be read");
                    assert_eq!(table.position(Viewer::Judge), editor.text(), "{text}");
                    assert_eq!(opened.position(Viewer::Judge), editor.text());
                    let mut shown = editor.scene().pieces;
                    let mut real = table.scene(0, Viewer::Judge).expect("a scene").pieces;
                    let key = |piece: &game::PieceView| (piece.place, piece.side, piece.letter);
                    shown.sort_by_key(key);
                    real.sort_by_key(key);
                    assert_eq!(shown, real);
                }
                None => {
                    faulty += 1;
                    assert_ne!(editor.wrong(), []);
                }
            }
        }
        assert!(
            right > 0 && faulty > 0,
            "{text}: {right} right, {faulty} faulty"
        );
    }
}

#[test]
fn faults_are_named_at_their_places() {
    let mut editor = open(POSITIONS[1]);
    take(&mut editor, Side::First, "tigerchess-pikeman");
    assert_eq!(editor.touch(at(&editor, "a1")), Touched::Changed);
    let on_first = (
        "tigerchess-text-pikeman-on-first-rank",
        vec!["a1".to_owned()],
    );
    assert_eq!(wrong(&editor), [on_first]);
    editor.undo();
    assert_eq!(wrong(&editor), []);

    let mut editor = open(POSITIONS[0]);
    take(&mut editor, Side::First, "tora-general");
    editor.touch(at(&editor, "v1h1"));
    // The text goes from the far rows to the near ones, so the other one is counted first.
    let two = ("tora-text-too-many-of-kind", vec!["v1h1".to_owned()]);
    assert_eq!(wrong(&editor), [two]);

    let mut editor = open(POSITIONS[4]);
    take(&mut editor, Side::Second, "convoy-king");
    editor.touch(at(&editor, "a1"));
    let second = ("convoy-text-second-king", vec!["a1".to_owned()]);
    assert_eq!(wrong(&editor), [second]);
}

#[test]
fn a_side_without_command_pieces_is_told_of() {
    let mut editor = open(POSITIONS[0]);
    editor.choose(Tool::Remove);
    editor.touch(at(&editor, "v5h1"));
    let no_command = ("tora-text-no-command-piece", Vec::new());
    assert_eq!(wrong(&editor), [no_command]);
    assert!(editor.table().is_none());
    assert_eq!(editor.legal(), None);
}

#[test]
fn terrain_is_laid_out_also_under_an_impossible_position() {
    let mut editor = open(POSITIONS[0]);
    let ground = |editor: &Editor| {
        let scene = editor.scene();
        let kinds = scene.places.iter().map(|view| view.ground);
        kinds
            .filter(|ground| *ground != game::Ground::Plain)
            .count()
    };
    assert!(ground(&editor) > 0);
    editor.clear();
    assert!(editor.table().is_none());
    editor.say("terrain", "none");
    assert_eq!(ground(&editor), 0);
    editor.say("terrain", "ridge");
    assert!(ground(&editor) > 0);
    editor.undo();
    assert_eq!(ground(&editor), 0);
    editor.redo();
    assert!(ground(&editor) > 0);
}

#[test]
fn ground_is_painted_place_by_place_in_strokes() {
    use game::Ground;
    let mut editor = open(POSITIONS[0]);
    let before = editor.text().to_owned();
    let of = |editor: &Editor, name: &str| {
        let scene = editor.scene();
        let view = scene.places.into_iter().find(|view| view.name == name);
        view.expect("a place").ground
    };
    let water = editor.grounds()[1];
    assert_eq!((editor.grounds().len(), water), (11, Ground::Water));
    let (one, other) = (at(&editor, "v9h1"), at(&editor, "v9h2"));
    assert_eq!(editor.paint(water, one, false), Touched::Changed);
    assert_eq!(editor.paint(water, one, true), Touched::Dropped);
    assert_eq!(
        editor.paint(Ground::Slope(3), other, true),
        Touched::Changed
    );
    assert!(editor.text().contains("+ground=~"), "{}", editor.text());
    assert_eq!(of(&editor, "v9h2"), Ground::Slope(3));
    assert_eq!(wrong(&editor), []);
    // Both are one step, and undone the board has its name again.
    editor.undo();
    assert_eq!(editor.text(), before);
    editor.redo();
    // It is painted also under pieces that are impossible, with a count that is none.
    editor.clear();
    editor.paint(Ground::Forest, one, false);
    assert!(editor.table().is_none());
    assert_eq!(of(&editor, "v9h1"), Ground::Forest);
    editor.say("round", "0");
    editor.paint(water, other, false);
    assert_eq!(of(&editor, "v9h2"), water);
    editor.say("terrain", "none");
    // A game with one board has nothing to paint.
    let mut chess = open(POSITIONS[1]);
    assert_eq!(chess.grounds(), []);
    let square = at(&chess, "e4");
    chess.choose(Tool::Paint(water));
    chess.touch(square);
    assert_eq!(of(&open(POSITIONS[1]), "e4"), Ground::Plain);
}

#[test]
fn a_piece_that_is_laid_where_it_stands_stays() {
    let mut editor = open(POSITIONS[4]);
    let before = editor.text().to_owned();
    let king = editor
        .kit()
        .iter()
        .position(|piece| piece.kind == "convoy-king");
    let king = king.expect("a king");
    let place = at(&editor, "d4");
    assert_eq!(editor.lay(king, place), Touched::Dropped);
    assert_eq!(editor.text(), before);
}

#[test]
fn the_number_of_moves_and_the_ways_of_a_piece_are_told() {
    let mut editor = open(POSITIONS[1]);
    assert_eq!(editor.legal(), Some(18));
    editor.choose(Tool::Ask);
    assert_eq!(editor.touch(at(&editor, "e2")), Touched::Held);
    let ways = editor.ways(editor.held().expect("asked about"));
    assert_eq!(ways, ["e3", "e4"].map(|name| at(&editor, name)));
    assert_eq!(editor.touch(at(&editor, "e5")), Touched::Empty);
    assert_eq!(editor.ways(at(&editor, "e5")), []);
}

#[test]
fn a_written_text_is_taken_over_or_leaves_the_board_as_it_is() {
    let mut editor = open(POSITIONS[4]);
    let board = editor.scene();
    editor.write("brandubh 3t3/3t3/3n3/ttnknt1/3n3/3t3/3t9 t 0 2");
    assert_eq!(editor.scene().pieces, board.pieces);
    assert_eq!(editor.wrong().len(), 1);
    let other = " brandubh 3t3/3t3/7/ttnknt1/3n3/3t3/3t3 n 0 2 ";
    editor.write(other);
    assert_eq!(editor.text(), other);
    assert_eq!(editor.wrong(), []);
    assert_eq!(editor.to_move(), Side::Second);
    editor.undo();
    assert_eq!(editor.scene().pieces, board.pieces);
}

#[test]
fn sides_are_swapped_where_both_have_the_same_pieces() {
    let mut chess = open(POSITIONS[1]);
    assert!(chess.can_swap());
    chess.choose(Tool::Remove);
    chess.touch(at(&chess, "b8"));
    chess.swap();
    assert_eq!(
        chess.text(),
        "lancerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBLR b KQkq - 0 1"
    );
    chess.swap();
    chess.mirror();
    assert_eq!(
        chess.text(),
        "lancerchess rlbkqb1r/pppppppp/8/8/8/8/PPPPPPPP/RLBKQBFR w - - 0 1"
    );
    assert!(!open(POSITIONS[2]).can_swap());
}

#[test]
fn the_tiger_variation_and_the_end_of_the_deployment_are_chosen() {
    let hall = Hall::all();
    let mut options = Options::default();
    options.game.insert("deployment".into(), "open".into());
    options.game.insert("tiger-variation".into(), "off".into());
    let table = hall.start("tigerchess", &options).expect("a start");
    let rules = hall.named("tigerchess").expect("its rules");
    let mut editor = Editor::new(rules.clone(), table);
    editor.say("deployment", "over");
    assert_eq!(wrong(&editor), []);
    take(&mut editor, Side::First, "tigerchess-archer");
    assert_eq!(editor.touch(at(&editor, "e4")), Touched::Changed);
    assert_eq!(wrong(&editor), []);
    editor.say("tiger-variation", "on");
    assert_eq!(wrong(&editor), []);
    editor.choose(Tool::Hand);
    // The Guard goes to another wing, but not onto the board.
    assert_eq!(editor.touch(at(&editor, "d-1")), Touched::Held);
    assert_eq!(editor.touch(at(&editor, "e4")), Touched::NotThere);
    assert_eq!(
        editor.shift(at(&editor, "d-1"), at(&editor, "f-1")),
        Touched::Changed
    );
    assert!(editor.text().contains(" Fd "), "{}", editor.text());
}
