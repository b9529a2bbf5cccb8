//! Arrows and circles that the user draws on the board with the right mouse button.

use game::Place;
use leptos::prelude::*;

use super::geometry::Layout;
use super::layers::arrow;

/// From where to where; a circle begins and ends at one place.
type Stroke = (Place, Place);

/// What the user has drawn. The next press of the left button wipes it.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    done: RwSignal<Vec<Stroke>>,
    begun: RwSignal<Option<Stroke>>,
}

impl Drawn {
    pub(crate) fn new() -> Self {
        Self {
            done: RwSignal::new(Vec::new()),
            begun: RwSignal::new(None),
        }
    }

    /// A button of the mouse is pressed at this place, the right one or another one.
    pub(crate) fn down(self, right: bool, place: Option<Place>) {
        self.begun
            .set(place.filter(|_| right).map(|place| (place, place)));
        if !right && !self.done.with_untracked(Vec::is_empty) {
            self.done.set(Vec::new());
        }
    }

    /// The pointer is at this place now.
    pub(crate) fn moved(self, place: impl FnOnce() -> Option<Place>) {
        let Some((from, to)) = self.begun.get_untracked() else {
            return;
        };
        let now = place().unwrap_or(from);
        if now != to {
            self.begun.set(Some((from, now)));
        }
    }

    /// The button is released: what was begun stays. Drawn a second time, it goes.
    pub(crate) fn up(self) {
        let Some(stroke) = self.begun.get_untracked() else {
            return;
        };
        self.begun.set(None);
        self.done.update(|done| {
            let before = done.len();
            done.retain(|other| *other != stroke);
            if done.len() == before {
                done.push(stroke);
            }
        });
    }

    /// What was begun will not be drawn.
    pub(crate) fn cancel(self) {
        self.begun.set(None);
    }

    pub(crate) fn layer(self, layout: Memo<Layout>) -> Vec<AnyView> {
        let mut strokes = self.done.get();
        strokes.extend(self.begun.get());
        layout.with(|layout| {
            let stroke = |&(from, to): &Stroke| {
                if from != to {
                    return arrow(layout, from, to, "arrow drawn");
                }
                let ((x, y), r) = (layout.center(from)?, 45.0 * layout.scale(from));
                Some(
                    view! { <circle class="ring under" cx=x cy=y r=r /><circle class="ring drawn" cx=x cy=y r=r /> }
                        .into_any(),
                )
            };
            strokes.iter().filter_map(stroke).collect()
        })
    }
}
