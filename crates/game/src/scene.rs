//! How a position looks, in terms that every screen understands.
//!
//! A scene is drawn by the browser, the terminal and the printer alike. It names things by keys of
//! the translation files and pieces by the names of their drawings; it holds no colors and no
//! sizes. Coordinates are in units of one square.

use crate::{ButtonId, Place, Side};

/// The state of a piece that not all viewers see.
pub const HIDDEN: &str = "hidden";

/// Everything a screen needs to draw one position for one viewer.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The board's frame.
    pub board: Board,
    /// All places, each once; those on the board first, row by row from the top left.
    pub places: Vec<PlaceView>,
    /// All visible pieces, on the board and beside it. Where two share a place, both are listed.
    pub pieces: Vec<PieceView>,
    /// What has left the board.
    pub trays: Vec<Tray>,
    /// What the player should notice: jeopardy, pieces that have acted, the crew of a Cannon.
    pub marks: Vec<Mark>,
    /// Buttons that moves here may need, in the order to show them.
    pub buttons: Vec<Button>,
    /// Numbers worth showing: round, actions left, points.
    pub counters: Vec<Counter>,
    /// Short sentences worth saying beside the board: check, the variation played.
    pub notes: Vec<Note>,
    /// The side to move, `None` when the game is over.
    pub to_move: Option<Side>,
}

impl Scene {
    /// A board with nothing on it or beside it, where nobody is to move.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        Self {
            board,
            places: Vec::new(),
            pieces: Vec::new(),
            trays: Vec::new(),
            marks: Vec::new(),
            buttons: Vec::new(),
            counters: Vec::new(),
            notes: Vec::new(),
            to_move: None,
        }
    }

    /// Leaves out the pieces that not all viewers see, for a screen that others might glance at.
    pub fn cover(&mut self) {
        self.pieces.retain(|piece| !piece.is_hidden());
    }

    /// Leaves only what lies between two places, such as the part of a board that a diagram shows.
    /// If a place is not in the scene, nothing changes.
    pub fn crop(&mut self, corners: [Place; 2]) {
        let center = |corner: Place| {
            let view = self.places.iter().find(|view| view.place == corner)?;
            Some((view.x, view.y))
        };
        let [Some(a), Some(b)] = corners.map(center) else {
            return;
        };
        let (left, right) = (a.0.min(b.0) - 0.5, a.0.max(b.0) + 0.5);
        let (top, bottom) = (a.1.min(b.1) - 0.5, a.1.max(b.1) + 0.5);
        self.places
            .retain(|p| p.x > left && p.x < right && p.y > top && p.y < bottom);
        for place in &mut self.places {
            (place.x, place.y) = (place.x - left, place.y - top);
        }
        let kept: Vec<Place> = self.places.iter().map(|view| view.place).collect();
        self.pieces.retain(|piece| kept.contains(&piece.place));
        self.marks.retain(|mark| kept.contains(&mark.place));
        let cut = |labels: &mut Vec<String>, from: f32, to: f32| {
            labels.truncate(to as usize);
            labels.drain(..(from as usize).min(labels.len()));
        };
        cut(&mut self.board.column_labels, left, right);
        cut(&mut self.board.row_labels, top, bottom);
        (self.board.columns, self.board.rows) = ((right - left) as u8, (bottom - top) as u8);
    }
}

/// The frame of a board seen by the first side, which sits at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Number of places from left to right.
    pub columns: u8,
    /// Number of places from top to bottom.
    pub rows: u8,
    /// Labels of the columns from left to right.
    pub column_labels: Vec<String>,
    /// Labels of the rows from top to bottom.
    pub row_labels: Vec<String>,
    /// How the game's board is drawn unless the player wants it otherwise.
    pub style: BoardStyle,
}

/// Whether pieces stand on squares or on the crossings of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// Squares in two shades.
    Checker,
    /// Pieces on line crossings.
    Graph,
}

/// One place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceView {
    /// Its number.
    pub place: Place,
    /// Its name as the game's notation writes it, such as `v5h9` or `e4`.
    pub name: String,
    /// Center, in squares from the left edge of the board: 0.5 is the first column.
    pub x: f32,
    /// Center, in squares from the top edge of the board. Places beside the board lie outside.
    pub y: f32,
    /// Width and height in squares: 1 on the board, less for some places beside it.
    pub size: f32,
    /// The kind of ground.
    pub ground: Ground,
    /// Which of the two shades a checkered board gives it.
    pub dark: bool,
}

/// The ground of a place, and its name in pictures and translations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// Water.
    Water,
    /// Forest.
    Forest,
    /// A slope; the direction that points downhill, in eighths of a turn clockwise from the top of
    /// the scene (0 up, 2 right, 4 down, 6 left).
    Slope(u8),
    /// A place with a special role, by key: `throne`, `corner`, `palace`, `post`.
    Special(&'static str),
}

impl Ground {
    /// The name of its drawing, and by how many degrees that is turned clockwise; plain ground has none. A square is
    /// never turned onto its corner: slopes across have a drawing of their own.
    #[must_use]
    pub fn drawing(self) -> Option<(&'static str, u16)> {
        match self {
            Self::Plain => None,
            Self::Water => Some(("water", 0)),
            Self::Forest => Some(("forest", 0)),
            Self::Slope(direction) => {
                let across = direction % 2;
                let name = ["slope", "slope-across"][usize::from(across)];
                Some((name, 45 * u16::from(direction - across)))
            }
            Self::Special(key) => Some((key, 0)),
        }
    }
}

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// Where it stands.
    pub place: Place,
    /// Whose it is.
    pub side: Side,
    /// Its kind, the key of its drawing and of its name: `tora-archer`.
    pub kind: &'static str,
    /// The letter that stands for it where there is no drawing (terminal, notation).
    pub letter: char,
    /// A letter or numeral it carries, if any.
    pub label: Option<String>,
    /// Keys of states it is in, drawn on it and spoken after its name: `defending`, `unready`,
    /// `taken`.
    pub states: Vec<&'static str>,
}

impl PieceView {
    /// Whether not all viewers see it.
    #[must_use]
    pub fn is_hidden(&self) -> bool {
        self.states.contains(&HIDDEN)
    }
}

/// Pieces of one kind that have left the board, or wait beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray {
    /// Key of what the tray holds: `captured`, `waiting`.
    pub key: &'static str,
    /// Whose pieces.
    pub side: Side,
    /// Kind, letter and number of the pieces, none zero.
    pub pieces: Vec<(&'static str, char, u32)>,
}

/// A hint on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: MarkKind,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// The piece can be attacked by the enemy's next action (jeopardy, check).
    Danger,
    /// The piece has acted in the running turn.
    Acted,
    /// The piece is bound in the running turn (crew).
    Bound,
    /// A piece has looked here for a hidden one in the running turn.
    Searched,
}

/// A button that a gesture may touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Button {
    /// Its id in gestures.
    pub id: ButtonId,
    /// Key of its label.
    pub key: &'static str,
    /// Whether it ends the turn, so that the space bar presses it.
    pub ends_turn: bool,
}

/// A number to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// Key of its label: `round`, `actions-left`, `points`, `points-pending`.
    pub key: &'static str,
    /// Whose it is, if one side's.
    pub side: Option<Side>,
    /// The number.
    pub value: i64,
}

/// A short sentence beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Note {
    /// The key of the sentence. If it is about a side, its name is `$side`, and the attributes `own`
    /// and `enemy` are what that side reads, and what the other one does.
    pub key: &'static str,
    /// The side that it is about.
    pub side: Option<Side>,
    /// Whether nobody should miss it.
    pub alarms: bool,
}

impl Note {
    /// What nobody should miss about a side.
    #[must_use]
    pub const fn alarm(key: &'static str, side: Side) -> Self {
        Self {
            key,
            side: Some(side),
            alarms: true,
        }
    }
}

/// A sentence that is the same for all, and that nobody has to hear.
impl From<&'static str> for Note {
    fn from(key: &'static str) -> Self {
        Self {
            key,
            side: None,
            alarms: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cropped_scene_has_only_what_lies_between_the_corners() {
        let view = |i: u16| PlaceView {
            place: Place(i),
            name: i.to_string(),
            x: f32::from(i % 4) + 0.5,
            y: f32::from(i / 4) + 0.5,
            size: 1.0,
            ground: Ground::Plain,
            dark: false,
        };
        let piece = |place: u16| PieceView {
            place: Place(place),
            side: Side::First,
            kind: "stone",
            letter: 's',
            label: None,
            states: Vec::new(),
        };
        let labels = |all: &str| all.chars().map(String::from).collect::<Vec<_>>();
        let mut scene = Scene {
            places: (0..16).map(view).collect(),
            pieces: vec![piece(0), piece(6)],
            ..Scene::empty(Board {
                columns: 4,
                rows: 4,
                column_labels: labels("abcd"),
                row_labels: labels("4321"),
                style: BoardStyle::Checker,
            })
        };
        // The corners may be any two opposite ones.
        scene.crop([Place(7), Place(10)]);
        let places: Vec<u16> = scene.places.iter().map(|view| view.place.0).collect();
        assert_eq!(places, [6, 7, 10, 11]);
        assert_eq!((scene.places[0].x, scene.places[0].y), (0.5, 0.5));
        assert_eq!(scene.pieces, [piece(6)]);
        assert_eq!((scene.board.columns, scene.board.rows), (2, 2));
        assert_eq!(scene.board.column_labels, labels("cd"));
        assert_eq!(scene.board.row_labels, labels("32"));
        let before = scene.clone();
        scene.crop([Place(6), Place(99)]);
        assert_eq!(scene, before);
    }
}
