//! Books from the data files, and their diagrams.

use game::{Place, Scene, Viewer};
use hall::{GameInfo, Options};
use leptos::prelude::*;
use rulebook::{BookError, Diagram, Guide, RuleBook};

use super::table::look;
use crate::board::{Board, Lit, Look, board_name};
use crate::i18n::t;
use crate::texts;

/// The rule book of a folder.
pub(crate) fn rules(folder: &str) -> Option<RuleBook> {
    read(folder, "rules", RuleBook::read)
}

/// The guide of a folder.
pub(crate) fn guide(folder: &str) -> Option<Guide> {
    read(folder, "guide", Guide::read)
}

fn read<T>(folder: &str, name: &str, book: fn(&str) -> Result<T, BookError>) -> Option<T> {
    let text = texts::read(&format!("/data/{folder}/{name}.json"))?;
    book(&text).ok()
}

/// The folders that have a book of this name.
pub(crate) fn folders(name: &'static str) -> impl Iterator<Item = &'static str> {
    texts::below("/data/").filter_map(move |path| {
        let (folder, file) = path.split_once('/')?;
        (file.strip_suffix(".json") == Some(name)).then_some(folder)
    })
}

/// The game that a diagram shows, and the picture; `None` if its position is invalid.
fn picture(diagram: &Diagram) -> Option<(&'static GameInfo, Scene, Lit)> {
    let table = crate::games::hall()
        .open(&diagram.position, &Options::default())
        .ok()?;
    let info = table.info();
    let mut scene = table.scene(0, Viewer::Judge)?;
    let named = |name: &String| scene.places.iter().find(|view| view.name == *name);
    let place = |name: &String| named(name).map(|view| view.place);
    let pieces_at = |place: Place| scene.pieces.iter().any(|piece| piece.place == place);
    let lit = Lit {
        targets: diagram
            .places
            .iter()
            .filter_map(place)
            .map(|at| (at, pieces_at(at)))
            .collect(),
        arrows: diagram
            .arrows
            .iter()
            .filter_map(|[a, b]| Some((place(a)?, place(b)?)))
            .collect(),
        ..Lit::default()
    };
    let corners = diagram.window.as_ref();
    if let Some(corners) = corners.and_then(|[a, b]| Some([place(a)?, place(b)?])) {
        scene.crop(corners);
    }
    Some((info, scene, lit))
}

/// A diagram with its caption.
#[component]
pub(crate) fn Figure(
    /// What it shows.
    diagram: Diagram,
) -> impl IntoView {
    let caption = diagram.caption.clone();
    picture(&diagram).map(|(info, scene, lit)| {
        let looks = look();
        let words = caption.clone();
        let name = move || words.as_deref().map_or_else(|| board_name(&scene_name(&diagram)), t);
        let caption = caption.map(|key| view! { <figcaption>{move || t(&key)}</figcaption> }.into_any());
        view! {
            <figure data-book=info.book>
                <Board
                    scene=Signal::stored(scene) flipped=Signal::stored(false) lit=Signal::stored(lit)
                    look=Signal::derive(move || Look { animated: false, ..looks.get() })
                    name=Signal::derive(name) sides=info.sides hands=None
                />
                {caption}
            </figure>
        }
    })
}

fn scene_name(diagram: &Diagram) -> Scene {
    picture(diagram).map_or_else(crate::play::blank, |(_, scene, _)| scene)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_book_can_be_read() {
        for folder in folders("rules") {
            assert!(rules(folder).is_some(), "{folder}/rules.json");
        }
        for folder in folders("guide") {
            assert!(guide(folder).is_some(), "{folder}/guide.json");
        }
    }

    #[test]
    fn the_title_of_a_guide_is_known_without_it() {
        for folder in folders("guide") {
            let guide = guide(folder).expect("a guide");
            assert_eq!(guide.title, super::super::learn::title(folder));
        }
    }

    #[test]
    fn every_diagram_shows_something() {
        for folder in folders("rules") {
            let book = rules(folder).expect("a book");
            for (rule, diagram) in book
                .rules()
                .flat_map(|rule| rule.diagrams.iter().map(move |d| (rule, d)))
            {
                let (_, scene, lit) =
                    picture(diagram).unwrap_or_else(|| panic!("{}: {}", rule.id, diagram.position));
                let (columns, rows) = (scene.board.columns.into(), scene.board.rows.into());
                let on_board = scene.places.iter().filter(|view| {
                    let inside = |at: f32, end: f32| at > 0.0 && at < end;
                    inside(view.x, columns) && inside(view.y, rows)
                });
                assert_eq!(
                    on_board.count(),
                    usize::from(scene.board.columns) * usize::from(scene.board.rows),
                    "{}",
                    rule.id
                );
                assert_eq!(lit.targets.len(), diagram.places.len(), "{}", rule.id);
            }
        }
    }
}
