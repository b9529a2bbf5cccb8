//! A scene drawn in characters: [`Scene`]'s `Display`, and its parts for other grids.

use std::fmt;

use crate::{Ground, Place, PlaceView, Scene, Side};

/// Where the places of a scene lie on a grid of character cells, including places beside the board.
/// Small places share a cell.
pub struct Grid<'a> {
    scene: &'a Scene,
    left: i32,
    /// The centers of all rows, in the scene's units.
    centers: Vec<f32>,
    /// How many columns it has.
    pub columns: usize,
    /// How many rows it has.
    pub rows: usize,
}

impl<'a> Grid<'a> {
    /// The grid of a scene.
    #[must_use]
    pub fn new(scene: &'a Scene) -> Self {
        let (mut left, mut right) = (0, i32::from(scene.board.columns));
        let on_board = (0..scene.board.rows).map(|row| f32::from(row) + 0.5);
        let mut centers: Vec<f32> = on_board.collect();
        for view in &scene.places {
            let x = column(view);
            (left, right) = (left.min(x), right.max(x + 1));
            if view.size >= 1.0 && !centers.contains(&view.y) {
                centers.push(view.y);
            }
        }
        centers.sort_by(f32::total_cmp);
        let columns = usize::try_from(right - left).unwrap_or_default();
        Self {
            scene,
            left,
            rows: centers.len(),
            centers,
            columns,
        }
    }

    fn row(&self, view: &PlaceView) -> usize {
        let far = |center: &f32| (center - view.y).abs();
        let rows = self.centers.iter().enumerate();
        let nearest = rows.min_by(|a, b| far(a.1).total_cmp(&far(b.1)));
        nearest.map_or(0, |(row, _)| row)
    }

    /// The places in a column and row, from left to right.
    #[must_use]
    pub fn all_at(&self, column: usize, row: usize) -> Vec<&'a PlaceView> {
        let here = |view: &&PlaceView| {
            usize::try_from(self::column(view) - self.left) == Ok(column) && self.row(view) == row
        };
        let mut places: Vec<_> = self.scene.places.iter().filter(here).collect();
        places.sort_by(|a, b| a.x.total_cmp(&b.x));
        places
    }

    /// The next place in a direction, given as squares to the right and down: the nearest one in
    /// that quarter, straight ahead preferred.
    #[must_use]
    pub fn beside(&self, place: Place, right: f32, down: f32) -> Option<Place> {
        let mut places = self.scene.places.iter();
        let from = places.find(|view| view.place == place)?;
        let far = |view: &PlaceView| {
            let (x, y) = (view.x - from.x, view.y - from.y);
            let (ahead, aside) = (x * right + y * down, (x * down - y * right).abs());
            (ahead > 0.1 && aside <= ahead).then_some(ahead + 2.0 * aside)
        };
        let reach = self.scene.places.iter();
        let reach = reach.filter_map(|view| Some((far(view)?, view.place)));
        reach
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, place)| place)
    }

    /// The label of a column; empty beside the board.
    #[must_use]
    pub fn column_label(&self, column: usize) -> &'a str {
        label(&self.scene.board.column_labels, column, self.left)
    }

    /// The label of a row. A row beside the board has the label that the names of its places
    /// contain, or else none.
    #[must_use]
    pub fn row_label(&self, row: usize) -> &'a str {
        let above = self.centers.iter().filter(|y| **y < 0.0).count();
        let above = i32::try_from(above).unwrap_or_default();
        match label(&self.scene.board.row_labels, row, -above) {
            "" => self.row_in_names(row).unwrap_or_default(),
            label => label,
        }
    }

    fn row_in_names(&self, row: usize) -> Option<&'a str> {
        let here = |view: &&PlaceView| view.size >= 1.0 && self.row(view) == row;
        let view = self.scene.places.iter().find(here)?;
        let column = usize::try_from(column(view) - self.left).ok()?;
        view.name.strip_prefix(self.column_label(column))
    }

    /// What the names of places put before the labels of columns and of rows: `v` and `h` if the
    /// third place of the first row is called `v3h1`.
    #[must_use]
    pub fn axis_names(&self) -> (&'a str, &'a str) {
        let letters = |view: &'a PlaceView| {
            let column = usize::try_from(column(view) - self.left).ok()?;
            let before = view.name.strip_suffix(self.row_label(self.row(view)))?;
            before.rsplit_once(self.column_label(column))
        };
        let first = self.scene.places.first();
        first.and_then(letters).unwrap_or_default()
    }
}

/// The column of a place; a place between two columns is in the left one, which its name contains.
fn column(view: &PlaceView) -> i32 {
    view.x.ceil() as i32 - 1
}

fn label(labels: &[String], index: usize, offset: i32) -> &str {
    let index = i32::try_from(index).ok().map(|index| index + offset);
    let label = index.and_then(|index| labels.get(usize::try_from(index).ok()?));
    label.map_or("", String::as_str)
}

/// The letters of the pieces on a place: the first side's in upper case, the other's in lower case,
/// as in position texts, with `!` after a piece that is taken.
#[must_use]
pub fn letters(scene: &Scene, place: Place) -> Vec<(Side, String)> {
    let on_place = scene.pieces.iter().filter(|piece| piece.place == place);
    let mut letters: Vec<(Side, String)> = on_place
        .map(|piece| {
            let letter: String = match piece.side {
                Side::First => piece.letter.to_uppercase().collect(),
                Side::Second => piece.letter.to_lowercase().collect(),
            };
            let taken = if piece.states.contains(&"taken") {
                "!"
            } else {
                ""
            };
            (piece.side, letter + taken)
        })
        .collect();
    letters.sort_by_key(|(side, _)| side.index());
    letters
}

/// The character of empty ground.
#[must_use]
pub fn ground(ground: Ground) -> char {
    const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
    match ground {
        Ground::Plain => '·',
        Ground::Water => '~',
        Ground::Forest => '♣',
        Ground::Slope(direction) => ARROWS[usize::from(direction % 8)],
        Ground::Special(_) => '□',
    }
}

/// The whole board in characters, a line for each row, with the labels of its rows and columns.
impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = Grid::new(self);
        let margin = (0..grid.rows)
            .map(|row| grid.row_label(row).chars().count())
            .max()
            .unwrap_or(0);
        write!(f, "{:margin$}", "")?;
        for column in 0..grid.columns {
            write!(f, "{:>4}", grid.column_label(column))?;
        }
        for row in 0..grid.rows {
            write!(f, "\n{:>margin$}", grid.row_label(row))?;
            for column in 0..grid.columns {
                let places = grid.all_at(column, row);
                let letters = places.iter().flat_map(|view| letters(self, view.place));
                let mut text: String = letters.map(|(_, text)| text).collect();
                if text.is_empty() {
                    text.extend(places.first().map(|view| ground(view.ground)));
                }
                write!(f, "{text:>4}")?;
            }
        }
        Ok(())
    }
}
