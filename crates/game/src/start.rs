//! How games start.

use std::convert::Infallible;
use std::error::Error;

use crate::{Message, Position};

/// A game that can be started, with what may be chosen before the start.
pub trait Start: Position {
    /// What may be chosen; the default is the usual game.
    type Options: Default;
    /// Why some choices don't go together; [`Infallible`] where all do.
    type Error: Error + Into<Message>;

    /// The position in which the game begins.
    ///
    /// # Errors
    ///
    /// If the choices don't go together.
    fn start(options: &Self::Options) -> Result<Self, Self::Error>;
}

impl From<Infallible> for Message {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}
