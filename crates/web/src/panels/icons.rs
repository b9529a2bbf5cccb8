//! Icons on buttons.

use leptos::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// An open book.
    Book,
    /// Two arrows in a circle.
    Flip,
    /// A loudspeaker.
    Sound,
    /// A loudspeaker, crossed out.
    Mute,
    /// An arrow back to its own start.
    Replay,
    /// A bar and an arrow to the left.
    First,
    /// Two arrows to the left.
    TurnBack,
    /// An arrow to the left.
    Previous,
    /// An arrow to the right.
    Next,
    /// Two arrows to the right.
    TurnOn,
    /// An arrow to the right and a bar.
    Last,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Book => "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13",
            Self::Flip => "M7 4v14M3 8l4-4 4 4M17 20V6M13 16l4 4 4-4",
            Self::Sound => "M4 9v6h4l5 4V5L8 9zM16 9c1.5 2 1.5 4 0 6M19 6c3 4 3 8 0 12",
            Self::Mute => "M4 9v6h4l5 4V5L8 9zM16 9.5l5 5M21 9.5l-5 5",
            Self::Replay => "M4 12a8 8 0 1 0 3-6.2M4 4v4h4M10 9v6l5-3z",
            Self::First => "M6 5v14M18 5l-8 7 8 7",
            Self::TurnBack => "M12 5l-7 7 7 7M19 5l-7 7 7 7",
            Self::Previous => "M15 5l-8 7 8 7",
            Self::Next => "M9 5l8 7-8 7",
            Self::TurnOn => "M12 5l7 7-7 7M5 5l7 7-7 7",
            Self::Last => "M18 5v14M6 5l8 7-8 7",
        }
    }
}

/// The picture of an icon.
pub(crate) fn icon(icon: Icon) -> impl IntoView {
    view! { <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon.path() /></svg> }
}
