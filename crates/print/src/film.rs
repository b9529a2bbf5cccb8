//! A game as a series of pictures.

use std::ops::Range;

use game::{Scene, Viewer};
use hall::Table;
use play::{Story, changes, turns};

use crate::looks::{ArtError, Looks};
use crate::picture::Picture;

/// Pixels for a place, and for the widest picture: so that pictures can be sent to somebody.
const PLACE: f32 = 48.0;
const WIDEST: f32 = 520.0;
/// How long pictures stay, in milliseconds: the start, a turn, each further action of it, the most for a turn, and
/// the end.
const START: u32 = 1200;
const TURN: u32 = 900;
const ACTION: u32 = 350;
const LONGEST: u32 = 2000;
const END: u32 = 4000;

/// A game as a series of pictures: the start, and the position after each turn with what the turn did.
pub struct Film<'a> {
    table: &'a dyn Table,
    viewer: Viewer,
    looks: Looks,
    flipped: bool,
    /// The plies of each turn.
    turns: Vec<Range<usize>>,
}

impl<'a> Film<'a> {
    /// The film of the first `plies` plies of a game as `viewer` may see it, from the first side's seat, or the other
    /// one if it is `flipped`.
    #[must_use]
    pub fn of(table: &'a dyn Table, plies: usize, viewer: Viewer, flipped: bool) -> Self {
        let turns = turns(table, plies, viewer).into_iter();
        Self {
            table,
            viewer,
            looks: Looks::of(table.info().book),
            flipped,
            turns: turns.map(|turn| turn.from..turn.to).collect(),
        }
    }

    /// The same film with these looks of its game.
    #[must_use]
    pub fn in_looks(self, looks: Looks) -> Self {
        Self { looks, ..self }
    }

    /// The number of its pictures, at least one.
    #[must_use]
    pub fn pictures(&self) -> usize {
        self.turns.len() + 1
    }

    /// Some of its pictures, spread over all of it, which have the colors of all.
    #[must_use]
    pub fn samples(&self) -> Vec<usize> {
        let last = self.turns.len();
        let mut samples: Vec<usize> = (0..=5).map(|part| last * part / 5).collect();
        samples.dedup();
        samples
    }

    /// Width and height of its pictures in pixels.
    ///
    /// # Errors
    ///
    /// If the game has no scene to show.
    pub fn size(&self) -> Result<(u16, u16), ArtError> {
        let scene = self.scene(0)?;
        Ok(self.picture(&scene).pixels(PLACE, WIDEST))
    }

    /// A picture, from 0, as an SVG file.
    ///
    /// # Errors
    ///
    /// If there is no such picture, or a drawing is missing.
    pub fn svg(&self, number: usize) -> Result<String, ArtError> {
        let turn = self.turn(number);
        let scene = self.scene(turn.end)?;
        let told = turn
            .clone()
            .filter_map(|ply| Story::of(self.table, ply, self.viewer));
        let picture = Picture {
            changed: changes(self.table, turn, self.viewer),
            arrows: told.flat_map(|story| story.arrows()).collect(),
            ..self.picture(&scene)
        };
        picture.svg(PLACE, WIDEST)
    }

    /// How long a picture stays, in milliseconds.
    #[must_use]
    pub fn ms(&self, number: usize) -> u32 {
        if number >= self.turns.len() {
            return END;
        }
        if number == 0 {
            return START;
        }
        let told = self.turn(number);
        let told = told.filter_map(|ply| Story::of(self.table, ply, self.viewer));
        let further = u32::try_from(told.count().saturating_sub(1)).unwrap_or(0);
        (TURN + ACTION * further).min(LONGEST)
    }

    /// The plies that lead to a picture.
    fn turn(&self, number: usize) -> Range<usize> {
        let turn = number.checked_sub(1).map(|turn| self.turns.get(turn));
        match turn {
            None => 0..0,
            Some(turn) => turn.cloned().unwrap_or(usize::MAX..usize::MAX),
        }
    }

    fn scene(&self, plies: usize) -> Result<Scene, ArtError> {
        let scene = self.table.scene(plies, self.viewer);
        scene.ok_or_else(|| ArtError::missing("scene of such a turn"))
    }

    fn picture<'b>(&'b self, scene: &'b Scene) -> Picture<'b> {
        Picture {
            framed: true,
            flipped: self.flipped,
            ..Picture::new(scene, &self.looks)
        }
    }
}
