//! A diagram of a rule book in characters.

use std::fmt::Write;

use ::texts::Texts;
use game::drawing::{Grid, ground, letters};
use game::{Scene, Viewer};
use hall::{Hall, Options};
use serde::Serialize;

use super::page::{say, say_with};

/// A picture of a position and what it shows.
#[derive(Serialize)]
pub(super) struct Diagram<'a> {
    position: &'a str,
    caption: Option<String>,
    /// The highlighted places.
    places: &'a [String],
    /// Arrows from a place to a place.
    arrows: &'a [[String; 2]],
    /// Moves that are legal here.
    moves: &'a [String],
    /// Moves that the rules refuse here.
    refused: &'a [String],
    #[serde(skip)]
    pub(super) board: String,
}

impl<'a> Diagram<'a> {
    /// `None` if the position can't be read.
    pub(super) fn new(hall: &Hall, texts: &Texts, from: &'a rulebook::Diagram) -> Option<Self> {
        let table = hall.open(&from.position, &Options::default()).ok()?;
        let scene = table.scene(0, Viewer::Judge)?;
        let caption = from.caption.as_ref();
        Some(Self {
            position: &from.position,
            caption: caption.map(|key| say(texts, key)),
            places: &from.places,
            arrows: &from.arrows,
            moves: &from.moves,
            refused: &from.refused,
            board: draw(&scene, from),
        })
    }

    /// What the picture shows, a line for each thing.
    pub(super) fn legend(&self, texts: &Texts) -> Vec<String> {
        let arrows = self
            .arrows
            .iter()
            .map(|[from, to]| format!("{from} → {to}"));
        let arrows: Vec<_> = arrows.collect();
        let lists = [
            ("cli-rules-places", self.places),
            ("cli-rules-arrows", &arrows),
            ("cli-rules-moves", self.moves),
            ("cli-rules-refused", self.refused),
        ];
        let lists = lists.into_iter().filter(|(_, list)| !list.is_empty());
        let line = |(key, list): (&str, &[String])| {
            say_with(texts, key, &[("list", list.join(", ").into())])
        };
        self.caption
            .clone()
            .into_iter()
            .chain(lists.map(line))
            .collect()
    }
}

/// The part of the board that the diagram shows, its highlighted places in brackets.
fn draw(scene: &Scene, diagram: &rulebook::Diagram) -> String {
    let grid = Grid::new(scene);
    let (columns, rows) = window(&grid, diagram);
    let margin = rows.clone().map(|row| grid.row_label(row).chars().count());
    let margin = margin.max().unwrap_or(0);
    let mut board = format!("{:margin$}", "");
    for column in columns.clone() {
        let _ = write!(board, "{:>3} ", grid.column_label(column));
    }
    for row in rows {
        let _ = write!(board, "\n{:>margin$}", grid.row_label(row));
        for column in columns.clone() {
            board += &cell(scene, &grid, (column, row), diagram);
        }
    }
    let lines: Vec<_> = board.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// The columns and rows between the corners of the window, or all of them.
fn window(
    grid: &Grid<'_>,
    diagram: &rulebook::Diagram,
) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
    let cells =
        || (0..grid.rows).flat_map(|row| (0..grid.columns).map(move |column| (column, row)));
    let cell_of = |name: &String| {
        cells().find(|(column, row)| grid.all_at(*column, *row).iter().any(|at| at.name == *name))
    };
    let corners = diagram.window.as_ref();
    let corners = corners.and_then(|[a, b]| Some((cell_of(a)?, cell_of(b)?)));
    let Some(((left, top), (right, bottom))) = corners else {
        return (0..grid.columns, 0..grid.rows);
    };
    let between = |a: usize, b: usize| a.min(b)..a.max(b) + 1;
    (between(left, right), between(top, bottom))
}

/// A cell of four characters.
fn cell(
    scene: &Scene,
    grid: &Grid<'_>,
    (column, row): (usize, usize),
    diagram: &rulebook::Diagram,
) -> String {
    let places = grid.all_at(column, row);
    let pieces = places.iter().flat_map(|view| letters(scene, view.place));
    let mut text: String = pieces.map(|(_, text)| text).collect();
    if text.is_empty() {
        text.extend(places.first().map(|view| ground(view.ground)));
    }
    let lit = places
        .iter()
        .any(|view| diagram.places.contains(&view.name));
    if lit {
        format!("{:>4}", format!("[{text}]"))
    } else {
        format!("{:>4}", format!("{text} "))
    }
}
