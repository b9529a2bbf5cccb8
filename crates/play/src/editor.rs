//! A board on which a position is put together by hand.

mod judging;
mod paint;
mod steps;
mod turned;
mod wrong;

use std::sync::Arc;

use game::{Arranged, Field, Ground, PieceView, Place, Scene, Side, Viewer};
use hall::{Options, Rules, Table};

use crate::history::lies_on_board;
use steps::Step;
pub use wrong::Wrong;

/// What a touch of the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes a piece up and puts it down elsewhere.
    Hand,
    /// Puts down the piece with this number in the kit.
    Piece(usize),
    /// Takes pieces off the board.
    Remove,
    /// Paints places with this ground.
    Paint(Ground),
    /// Asks where a piece may go.
    Ask,
}

/// What a touch has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The position has changed.
    Changed,
    /// A piece was taken up, or is asked about.
    Held,
    /// A piece was put down again where it stood, or the ground is what it was.
    Dropped,
    /// There is nothing to take up.
    Empty,
    /// The piece can't be put there.
    NotThere,
}

/// A position of one game while it is put together. It may be impossible meanwhile; then the reader of
/// position texts says what is [`wrong`](Self::wrong).
pub struct Editor {
    rules: Rules,
    /// The last possible position with these fields: it knows the board.
    base: Arc<dyn Table>,
    now: Arranged,
    text: String,
    /// What its reader says of the text, once it was asked.
    read: Option<Result<Arc<dyn Table>, Vec<Wrong>>>,
    /// Whether it is asked with each change.
    hurries: bool,
    tool: Tool,
    held: Option<Place>,
    back: Vec<Step>,
    forth: Vec<Step>,
}

impl Editor {
    /// Begins with the present position of a table.
    #[must_use]
    pub fn new(rules: Rules, table: Box<dyn Table>) -> Self {
        let text = table.position(Viewer::Judge);
        let base: Arc<dyn Table> = table.into();
        Self {
            rules,
            now: base.arrangement(),
            read: Some(Ok(Arc::clone(&base))),
            hurries: true,
            base,
            text,
            tool: Tool::Hand,
            held: None,
            back: Vec::new(),
            forth: Vec::new(),
        }
    }

    /// The text of the position, or what was written instead.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The pieces that can be put down.
    #[must_use]
    pub fn kit(&self) -> Vec<PieceView> {
        self.base.kit()
    }

    /// What the position says besides its pieces and who is to move.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.now.fields
    }

    /// Who moves next.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.now.to_move
    }

    /// How the board looks.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let shown = self.base.scene(self.base.plies(), Viewer::Judge);
        let mut scene = shown.expect("a table has its present position");
        scene.pieces.clone_from(&self.now.pieces);
        self.show_painted(&mut scene.places);
        scene.to_move = Some(self.now.to_move);
        if self.table().is_none() {
            scene.marks.clear();
        }
        scene.trays.clear();
        scene.buttons.clear();
        scene.notes.clear();
        scene
    }

    /// What a touch does.
    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses what a touch does.
    pub fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// The place of the piece that was taken up, or is asked about.
    #[must_use]
    pub fn held(&self) -> Option<Place> {
        self.held
    }

    /// Takes up the piece on a place, if one stands there that can be moved.
    pub fn hold(&mut self, place: Place) -> bool {
        let there = self.lifts(place).is_some();
        self.held = Some(place).filter(|_| there);
        there
    }

    /// Puts a piece that was taken up back where it stood.
    pub fn let_go(&mut self) {
        self.held = None;
    }

    /// Touches a place.
    pub fn touch(&mut self, place: Place) -> Touched {
        if let Some(from) = self.held.take().filter(|_| self.tool != Tool::Ask) {
            return self.shift(from, place);
        }
        let tool = self.tool;
        if tool == Tool::Ask {
            self.judge();
        }
        match tool {
            Tool::Piece(number) => self.put(number, place),
            Tool::Remove => self.remove(place),
            Tool::Paint(ground) => self.paint(ground, place, false),
            Tool::Hand if self.hold(place) => Touched::Held,
            Tool::Ask if self.now.pieces.iter().any(|piece| piece.place == place) => {
                self.held = Some(place);
                Touched::Held
            }
            Tool::Hand | Tool::Ask => Touched::Empty,
        }
    }

    /// Puts a piece of the kit on a place, instead of what stands there; if it stands there already,
    /// takes it off.
    pub fn put(&mut self, number: usize, place: Place) -> Touched {
        let Some(piece) = self.kit().into_iter().nth(number) else {
            return Touched::Empty;
        };
        if !self.base.takes(place, &piece) {
            return Touched::NotThere;
        }
        let there = self.has(&piece, place);
        self.step();
        self.clear_place(place);
        if !there {
            self.now.pieces.push(PieceView { place, ..piece });
        }
        self.write_board();
        Touched::Changed
    }

    /// Puts a piece of the kit on a place as [`put`](Self::put) does, but leaves it if it stands there.
    pub fn lay(&mut self, number: usize, place: Place) -> Touched {
        match self.kit().get(number) {
            Some(piece) if self.has(piece, place) => Touched::Dropped,
            _ => self.put(number, place),
        }
    }

    /// Takes the pieces off a place.
    pub fn remove(&mut self, place: Place) -> Touched {
        if self.lifts(place).is_none() {
            return Touched::Empty;
        }
        self.step();
        self.clear_place(place);
        self.write_board();
        Touched::Changed
    }

    /// Moves a piece to another place, instead of what stands there.
    pub fn shift(&mut self, from: Place, to: Place) -> Touched {
        if from == to {
            return Touched::Dropped;
        }
        let Some(index) = self.lifts(from) else {
            return Touched::Empty;
        };
        if !self.base.takes(to, &self.now.pieces[index]) {
            return Touched::NotThere;
        }
        self.step();
        let mut piece = self.now.pieces.remove(index);
        piece.place = to;
        self.clear_place(to);
        self.now.pieces.push(piece);
        self.write_board();
        Touched::Changed
    }

    /// Takes all pieces off the board; those beside it stay.
    pub fn clear(&mut self) {
        self.step();
        let scene = self.scene();
        let on_board = |piece: &PieceView| lies_on_board(&scene, piece.place);
        self.now.pieces.retain(|piece| !on_board(piece));
        self.write_board();
    }

    /// Says who moves next.
    pub fn turn(&mut self, side: Side) {
        self.step();
        self.now.to_move = side;
        self.write_board();
    }

    /// Says something else; what has spaces or is no field says nothing.
    pub fn say(&mut self, id: &str, value: &str) {
        // The fields say what the board is like as soon as it is read.
        self.judge();
        self.step();
        if let Some(field) = self.now.fields.iter_mut().find(|field| field.id == id) {
            field.value = value.replace(char::is_whitespace, "");
        }
        self.write_board();
    }

    /// Takes over the present position of a table of the same game.
    pub fn take(&mut self, table: Box<dyn Table>) {
        self.step();
        self.text = table.position(Viewer::Judge);
        self.base = table.into();
        self.now = self.base.arrangement();
        self.read = Some(Ok(Arc::clone(&self.base)));
    }

    /// Takes over a text; if it is wrong, the pieces stay as they are until something is done on the
    /// board.
    pub fn write(&mut self, text: &str) {
        match self.rules.open(text.trim(), &Options::default()) {
            Ok(table) => self.take(table),
            Err(error) => {
                self.held = None;
                self.read = Some(Err(error.faults().map(Wrong::in_text).collect()));
            }
        }
        text.clone_into(&mut self.text);
    }

    /// The number of the piece on a place that can be taken up.
    fn lifts(&self, place: Place) -> Option<usize> {
        let mut here = self.now.pieces.iter();
        here.position(|piece| piece.place == place && self.base.takes(place, piece))
    }

    /// Whether such a piece stands on a place.
    fn has(&self, piece: &PieceView, place: Place) -> bool {
        let same = |other: &PieceView| {
            (other.place, other.side, other.letter, &other.states)
                == (place, piece.side, piece.letter, &piece.states)
        };
        self.now.pieces.iter().any(same)
    }

    fn clear_place(&mut self, place: Place) {
        let base = &self.base;
        let pieces = &mut self.now.pieces;
        pieces.retain(|piece| piece.place != place || !base.takes(place, piece));
    }
}
