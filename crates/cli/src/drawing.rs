//! A scene in letters.

use game::{Ground, Place, PlaceView, Scene, Side};

/// Where the places of a scene lie on a grid of characters' cells, places beside the board
/// included.
pub(crate) struct Grid<'a> {
    scene: &'a Scene,
    left: i32,
    top: i32,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

impl<'a> Grid<'a> {
    pub(crate) fn new(scene: &'a Scene) -> Self {
        let (mut left, mut top) = (0, 0);
        let (mut right, mut bottom) = (i32::from(scene.board.columns), i32::from(scene.board.rows));
        for view in &scene.places {
            let (x, y) = cell(view);
            (left, top) = (left.min(x), top.min(y));
            (right, bottom) = (right.max(x + 1), bottom.max(y + 1));
        }
        let columns = usize::try_from(right - left).unwrap_or_default();
        let rows = usize::try_from(bottom - top).unwrap_or_default();
        Self {
            scene,
            left,
            top,
            columns,
            rows,
        }
    }

    /// Column and row of a place.
    pub(crate) fn of(&self, place: Place) -> Option<(usize, usize)> {
        let view = self.scene.places.iter().find(|view| view.place == place)?;
        let (x, y) = cell(view);
        Some((
            usize::try_from(x - self.left).ok()?,
            usize::try_from(y - self.top).ok()?,
        ))
    }

    /// The place in a column and row.
    pub(crate) fn at(&self, column: usize, row: usize) -> Option<&'a PlaceView> {
        let wanted = (
            i32::try_from(column).ok()? + self.left,
            i32::try_from(row).ok()? + self.top,
        );
        self.scene.places.iter().find(|view| cell(view) == wanted)
    }

    /// The label of a column; none beside the board.
    pub(crate) fn column_label(&self, column: usize) -> &'a str {
        label(&self.scene.board.column_labels, column, self.left)
    }

    /// The label of a row; none beside the board.
    pub(crate) fn row_label(&self, row: usize) -> &'a str {
        label(&self.scene.board.row_labels, row, self.top)
    }
}

fn cell(view: &PlaceView) -> (i32, i32) {
    (view.x.floor() as i32, view.y.floor() as i32)
}

fn label(labels: &[String], index: usize, offset: i32) -> &str {
    let index = i32::try_from(index).ok().map(|index| index + offset);
    let label = index.and_then(|index| labels.get(usize::try_from(index).ok()?));
    label.map_or("", String::as_str)
}

/// The letters of what stands on a place: the first side's in upper case, the other's in lower
/// case, as in position texts, `!` after a piece that is taken.
pub(crate) fn letters(scene: &Scene, place: Place) -> Vec<(Side, String)> {
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
pub(crate) fn ground(ground: Ground) -> char {
    const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
    match ground {
        Ground::Plain => '·',
        Ground::Water => '~',
        Ground::Forest => '♣',
        Ground::Slope(direction) => ARROWS[usize::from(direction % 8)],
        Ground::Special(_) => '□',
    }
}

/// The whole board, a line for each row, without colours.
pub(crate) fn plain(scene: &Scene) -> String {
    let grid = Grid::new(scene);
    let margin = (0..grid.rows)
        .map(|row| grid.row_label(row).chars().count())
        .max()
        .unwrap_or(0);
    let mut lines = vec![format!("{:margin$}", "")];
    for column in 0..grid.columns {
        lines[0].push_str(&format!("{:>4}", grid.column_label(column)));
    }
    for row in 0..grid.rows {
        let mut line = format!("{:>margin$}", grid.row_label(row));
        for column in 0..grid.columns {
            let text = grid.at(column, row).map_or_else(String::new, |view| {
                let letters = letters(scene, view.place);
                if letters.is_empty() {
                    ground(view.ground).to_string()
                } else {
                    letters.into_iter().map(|(_, text)| text).collect()
                }
            });
            line.push_str(&format!("{text:>4}"));
        }
        lines.push(line);
    }
    lines.join("\n")
}
