//! A closer look at a piece: a mouse that rests on it, or a finger that stays there.

use std::time::Duration;

use game::Place;
use leptos::prelude::*;

use super::geometry::Layout;
use super::layers::arrow;
use super::looks::{Glance, Hands};

/// How long a mouse rests before the piece is looked at, and how long a finger stays.
const REST: Duration = Duration::from_millis(600);
const HOLD: Duration = Duration::from_millis(450);

/// Who asks for a closer look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// A mouse that rests there; what it sees goes with it.
    Mouse,
    /// A finger that stays there, or a key.
    Hand,
}

/// Watches over pointers that stay where they are.
#[derive(Clone, Copy)]
pub(crate) struct Lens {
    hands: Option<Hands>,
    /// Grows with everything that a pointer does.
    steps: StoredValue<u32>,
    rests: StoredValue<bool>,
    held: StoredValue<bool>,
}

impl Lens {
    pub(crate) fn new(hands: Option<Hands>) -> Self {
        Self {
            hands,
            steps: StoredValue::new(0),
            rests: StoredValue::new(false),
            held: StoredValue::new(false),
        }
    }

    /// Whether the press that just ended was a long one, so that its click means nothing.
    pub(crate) fn was_held(self) -> bool {
        let taken = self.held.try_update_value(std::mem::take);
        taken.unwrap_or(false)
    }

    /// The mouse has come to a place, or has left the board.
    pub(crate) fn comes(self, place: Option<Place>) {
        let Some(hands) = self.hands else { return };
        self.leaves();
        match place {
            Some(place) => self.after(REST, move || {
                self.rests.set_value(true);
                hands.look.run(Some((place, Asked::Mouse)));
            }),
            None => self.moved(),
        }
    }

    /// A finger is put on a place.
    pub(crate) fn down(self, place: Option<Place>, finger: bool) {
        self.held.set_value(false);
        self.leaves();
        self.moved();
        if let (Some(place), Some(hands), true) = (place, self.hands, finger) {
            self.after(HOLD, move || {
                self.held.set_value(true);
                hands.look.run(Some((place, Asked::Hand)));
            });
        }
    }

    /// What the mouse has seen goes with it.
    fn leaves(self) {
        if let Some(hands) = self.hands
            && self.rests.get_value()
        {
            self.rests.set_value(false);
            hands.look.run(None);
        }
    }

    /// The pointer does something else.
    pub(crate) fn moved(self) {
        self.steps
            .update_value(|steps| *steps = steps.wrapping_add(1));
    }

    fn after(self, time: Duration, look: impl FnOnce() + 'static) {
        self.moved();
        let now = self.steps.get_value();
        let look = move || {
            if self.steps.try_get_value() == Some(now) {
                look();
            }
        };
        set_timeout(look, time);
    }
}

/// What is seen of a piece: dots where it can go, crosses on what it attacks, arrows from who threatens it.
pub(super) fn glance(layout: &Layout, glance: &Glance) -> Vec<AnyView> {
    let goes = glance.goes.iter().filter_map(|place| {
        let ((x, y), r) = (layout.center(*place)?, 12.0 * layout.scale(*place));
        Some(view! { <circle class="reach go" data-lens="go" cx=x cy=y r=r /> }.into_any())
    });
    let strikes = glance.strikes.iter().filter_map(|place| {
        let ((x, y), size) = (layout.center(*place)?, layout.scale(*place));
        let at = format!("translate({x} {y}) scale({size})");
        let cross = "M-22 -22L22 22M22 -22L-22 22";
        Some(
            view! {
                <g data-lens="strike" transform=at><path class="reach under" d=cross /><path class="reach strike" d=cross /></g>
            }
            .into_any(),
        )
    });
    let threats = glance.threats.iter().filter_map(|&(from, to)| {
        let arrow = arrow(layout, from, to, "arrow threat")?;
        Some(view! { <g data-lens="threat">{arrow}</g> }.into_any())
    });
    // The dots lie on the crosses, so that both are seen.
    strikes.chain(goes).chain(threats).collect()
}
