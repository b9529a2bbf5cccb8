//! All parts of a game in one name.

use crate::{Conduct, Counting, Hidden, Notation, Show};

/// A game with everything that a table in the hall asks for: the rules of the whole position, and
/// what viewers read, touch and look at in their views. Whatever has the parts has this.
pub trait Playable: Conduct + Counting + Hidden<View: Notation + Show + Conduct> {}

impl<P> Playable for P where P: Conduct + Counting + Hidden<View: Notation + Show + Conduct> {}
