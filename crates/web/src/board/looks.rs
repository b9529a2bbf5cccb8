//! What a board shows and how, and what it needs to be played on.

use std::collections::BTreeSet;

use game::{Place, Side};
use leptos::prelude::*;
use play::Act;

use super::lens::Asked;
use super::window::Window;
use crate::prefs::Lines;

/// What is highlighted.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lit {
    /// Places touched so far.
    pub(crate) selected: Vec<Place>,
    /// Places to touch next, each with whether an enemy piece stands there.
    pub(crate) targets: Vec<(Place, bool)>,
    /// The place where the touches so far may end; touching it again ends them.
    pub(crate) finish: Option<Place>,
    /// Places that the last turn changed.
    pub(crate) last: Vec<Place>,
    /// Places that a refusal is about.
    pub(crate) refused: Vec<Place>,
    /// Arrows from place to place.
    pub(crate) arrows: Vec<(Place, Place)>,
}

/// What is seen of a piece that is looked at closely.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Glance {
    /// Where it could go.
    pub(crate) goes: Vec<Place>,
    /// What it could attack.
    pub(crate) strikes: Vec<Place>,
    /// From where it is threatened, each with its own place.
    pub(crate) threats: Vec<(Place, Place)>,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Squares or crossings.
    pub(crate) lines: Lines,
    /// Labels at the edge.
    pub(crate) labelled: bool,
    /// Pieces glide.
    pub(crate) animated: bool,
}

/// What a board to play on needs to know, and what it reports.
#[derive(Clone, Copy)]
pub(crate) struct Hands {
    /// Called when a place is touched.
    pub(crate) touch: Callback<Place>,
    /// Called when a piece is picked up to be dragged.
    pub(crate) pick: Callback<Place>,
    /// Called when a piece is to be looked at closely, or no longer.
    pub(crate) look: Callback<Option<(Place, Asked)>>,
    /// What is seen of the piece that is looked at.
    pub(crate) glance: Signal<Glance>,
    /// Places where a gesture can begin.
    pub(crate) starts: Memo<BTreeSet<Place>>,
    /// The side whose pieces are the player's own.
    pub(crate) own: Signal<Option<Side>>,
    /// The place that has the keyboard focus.
    pub(crate) cursor: RwSignal<Option<Place>>,
    /// The part of the board in view.
    pub(crate) window: RwSignal<Window>,
    /// What is being played before the user's eyes; the scene is the one after it.
    pub(crate) acts: RwSignal<Vec<Act>>,
}
