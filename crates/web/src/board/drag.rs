//! Dragging pieces with mouse, pen or finger.

use game::{Place, Scene};
use leptos::prelude::*;
use leptos::svg;

use super::geometry::Layout;
use super::looks::Hands;
use super::pieces::{piece, side_class};

/// How far a pointer moves, in CSS pixels, before a press becomes a drag.
const SLACK: f64 = 7.0;

#[derive(Clone, Copy, Debug)]
struct Press {
    place: Place,
    at: (f64, f64),
    pointer: i32,
    dragging: bool,
}

/// The drag in progress, if any.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    svg: NodeRef<svg::Svg>,
    layout: Memo<Layout>,
    hands: Option<Hands>,
    press: StoredValue<Option<Press>>,
    dragged: StoredValue<bool>,
    ghost: RwSignal<Option<(Place, f32, f32)>>,
}

impl Drag {
    pub(crate) fn new(svg: NodeRef<svg::Svg>, layout: Memo<Layout>, hands: Option<Hands>) -> Self {
        Self {
            svg,
            layout,
            hands,
            press: StoredValue::new(None),
            dragged: StoredValue::new(false),
            ghost: RwSignal::new(None),
        }
    }

    /// The place of the piece being dragged.
    pub(crate) fn held(self) -> Signal<Option<Place>> {
        Signal::derive(move || self.ghost.get().map(|(place, ..)| place))
    }

    /// Whether the press that just ended was a drag, so that its click means nothing.
    pub(crate) fn was_drag(self) -> bool {
        self.dragged.get_value()
    }

    /// Whether the pointer that presses has gone from where it pressed.
    pub(crate) fn has_left(self, event: &web_sys::PointerEvent) -> bool {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let press = self.press.get_value();
        press.is_some_and(|press| (x - press.at.0).hypot(y - press.at.1) > SLACK)
    }

    /// Whether the press is on a piece that can be dragged.
    pub(crate) fn takes_piece(self) -> bool {
        let can_start = |press: Press| {
            self.hands
                .is_some_and(|hands| hands.starts.with_untracked(|s| s.contains(&press.place)))
        };
        self.press.get_value().is_some_and(can_start)
    }

    fn point(self, event: &web_sys::PointerEvent) -> Option<(f32, f32)> {
        let frame = self.svg.get_untracked()?.get_bounding_client_rect();
        let across = (f64::from(event.client_x()) - frame.left()) / frame.width();
        let down = (f64::from(event.client_y()) - frame.top()) / frame.height();
        Some(
            self.layout
                .with_untracked(|layout| layout.point(across as f32, down as f32)),
        )
    }

    /// The place under the pointer.
    pub(crate) fn place(self, event: &web_sys::PointerEvent) -> Option<Place> {
        let point = self.point(event)?;
        self.layout.with_untracked(|layout| layout.place_at(point))
    }

    pub(crate) fn down(self, event: &web_sys::PointerEvent) {
        self.dragged.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pointer = event.pointer_id();
        self.press.set_value(self.place(event).map(|place| Press {
            place,
            at,
            pointer,
            dragging: false,
        }));
    }

    pub(crate) fn moved(self, event: &web_sys::PointerEvent) {
        let (Some(press), Some(hands)) = (self.press.get_value(), self.hands) else {
            return;
        };
        if press.pointer != event.pointer_id() {
            return;
        }
        if !press.dragging {
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let far = (x - press.at.0).hypot(y - press.at.1) > SLACK;
            let can_start = hands
                .starts
                .with_untracked(|starts| starts.contains(&press.place));
            if !far || !can_start {
                return;
            }
            self.press.set_value(Some(Press {
                dragging: true,
                ..press
            }));
            self.dragged.set_value(true);
            if let Some(svg) = self.svg.get_untracked() {
                let _ = svg.set_pointer_capture(press.pointer);
            }
            hands.pick.run(press.place);
        }
        if let Some((x, y)) = self.point(event) {
            self.ghost.set(Some((press.place, x, y)));
        }
    }

    pub(crate) fn up(self, event: &web_sys::PointerEvent) {
        let press = self.press.get_value();
        self.cancel();
        let (Some(press), Some(hands)) = (press.filter(|press| press.dragging), self.hands) else {
            return;
        };
        if let Some(place) = self.place(event).filter(|place| *place != press.place) {
            hands.touch.run(place);
        }
    }

    pub(crate) fn cancel(self) {
        self.press.set_value(None);
        self.ghost.set(None);
    }

    /// The dragged piece, drawn under the pointer.
    pub(crate) fn ghost(self, scene: Signal<Scene>) -> Option<AnyView> {
        let (place, x, y) = self.ghost.get()?;
        let own = self.hands.and_then(|hands| hands.own.get_untracked());
        let view = scene.with_untracked(|scene| {
            let mut here = scene.pieces.iter().filter(|piece| piece.place == place);
            let mine = here.clone().find(|piece| Some(piece.side) == own);
            mine.or_else(|| here.next()).cloned()
        })?;
        let class = format!("piece lifted {}", side_class(view.side));
        let transform = format!("translate({x} {y}) scale(1.15)");
        Some(
            view! { <g class=class aria-hidden="true" transform=transform>{piece(&view)}</g> }
                .into_any(),
        )
    }
}
