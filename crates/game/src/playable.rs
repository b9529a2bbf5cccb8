//! All parts of a game in one name.

use crate::{Arrange, Conduct, Counting, Hidden, Notation};

/// Everything that a table in the hall needs from a game: the rules of the whole position, and what
/// viewers read, touch and look at in their views. Every type with these parts implements it.
pub trait Playable: Conduct + Counting + Hidden<View: Notation + Arrange + Conduct> {}

impl<P> Playable for P where P: Conduct + Counting + Hidden<View: Notation + Arrange + Conduct> {}
