//! The magnifier: on a small screen the first touch of a big board enlarges it around the finger, and
//! the second one chooses. Two fingers enlarge it, too, and one moves what is enlarged.

use game::Place;
use leptos::prelude::*;
use leptos::{html, svg};

use super::drag::Drag;
use super::geometry::{Layout, UNIT};
use super::looks::{Hands, Lit};
use super::window::Window;
use crate::prefs::settings;

/// The width of a place, in CSS pixels, that a finger meets.
const FINGER: f32 = 44.0;
/// A board of at most so many places a side is never enlarged by a single touch.
const SMALL: f32 = 9.0;
/// The widest place, in CSS pixels, to which two fingers enlarge.
const WIDEST: f32 = 88.0;
/// How far from its middle a place can still be meant, in widths of a place.
const NEAR: f32 = 0.7;
/// How far a finger moves, in CSS pixels, before what is enlarged moves along.
const SLACK: f64 = 7.0;

/// What fingers on the board are doing.
#[derive(Clone, Copy, Debug)]
struct Grip {
    /// The point of the picture that stays under them.
    point: (f32, f32),
    /// Where they were at first, in CSS pixels.
    at: (f64, f64),
    /// The distance of two fingers, and the scale at first.
    pinch: Option<(f64, f32)>,
    moving: bool,
}

/// The magnifier of one board.
#[derive(Clone, Copy)]
pub(crate) struct Magnifier {
    frame: NodeRef<html::Div>,
    svg: NodeRef<svg::Svg>,
    layout: Memo<Layout>,
    lit: Signal<Lit>,
    hands: Option<Hands>,
    grip: StoredValue<Option<Grip>>,
    /// Whether the last press was that of a finger, and did not move the picture.
    tapped: StoredValue<bool>,
    /// Whether the player's own fingers have enlarged it: then it stays so.
    by_hand: StoredValue<bool>,
    /// Whether the picture follows fingers right now.
    moving: RwSignal<bool>,
}

impl Magnifier {
    pub(crate) fn new(
        (frame, svg): (NodeRef<html::Div>, NodeRef<svg::Svg>),
        layout: Memo<Layout>,
        lit: Signal<Lit>,
        hands: Option<Hands>,
    ) -> Self {
        let magnifier = Self {
            frame,
            svg,
            layout,
            lit,
            hands,
            grip: StoredValue::new(None),
            tapped: StoredValue::new(false),
            by_hand: StoredValue::new(false),
            moving: RwSignal::new(false),
        };
        if let Some(hands) = hands {
            let touched = Memo::new(move |_| {
                lit.with(|lit| {
                    let targets = lit.targets.iter().map(|(place, _)| *place);
                    let selected = lit.selected.iter().copied();
                    match lit.selected.is_empty() {
                        true => Vec::new(),
                        false => selected.chain(targets).collect(),
                    }
                })
            });
            let plays = Memo::new(move |_| hands.starts.with(|starts| !starts.is_empty()));
            Effect::new(move |_| match plays.get() {
                true => magnifier.follow(&touched.get()),
                false => magnifier.leave(),
            });
        }
        magnifier
    }

    /// The part of the picture in view.
    pub(crate) fn window(self) -> Window {
        self.hands.map_or(Window::WHOLE, |hands| hands.window.get())
    }

    /// Whether the picture follows fingers right now, without delay.
    pub(crate) fn moves(self) -> bool {
        self.moving.get()
    }

    /// Shows the whole picture.
    pub(crate) fn leave(self) {
        self.by_hand.set_value(false);
        self.set(Window::WHOLE);
    }

    /// A click on a place: enlarges what is too small for the finger, or touches what is meant.
    pub(crate) fn click(self, place: Place, event: &web_sys::MouseEvent) {
        let Some(hands) = self.hands else { return };
        // Programs that read the screen click without a point.
        if !self.tapped.get_value() || event.detail() == 0 {
            return hands.touch.run(place);
        }
        let (width, at) = (self.width(), (event.client_x(), event.client_y()));
        let point = self.fraction((f64::from(at.0), f64::from(at.1)));
        let (Some(width), Some(point)) = (width, point) else {
            return hands.touch.run(place);
        };
        let big = self
            .layout
            .with_untracked(|layout| layout.columns.max(layout.rows) > SMALL);
        let now = hands.window.get_untracked();
        if big && now.is_whole() && width < FINGER && settings().now(|prefs| prefs.magnifier) {
            self.set(Window::about(FINGER / width, point));
        } else {
            hands.touch.run(self.meant(hands, place, point));
        }
    }

    /// The place that is meant by a touch of this one: one nearby, if this one means nothing.
    fn meant(self, hands: Hands, place: Place, point: (f32, f32)) -> Place {
        let mut open: Vec<Place> = hands
            .starts
            .with_untracked(|starts| starts.iter().copied().collect());
        self.lit.with_untracked(|lit| {
            open.extend(lit.targets.iter().map(|(place, _)| *place));
            open.extend(&lit.selected);
        });
        self.layout.with_untracked(|layout| {
            let point = layout.point(point.0, point.1);
            match open.contains(&place) {
                true => place,
                false => layout.nearest(point, &open, NEAR * UNIT).unwrap_or(place),
            }
        })
    }

    /// Keeps in view what can be touched next, or shows the whole picture.
    fn follow(self, places: &[Place]) {
        let Some(hands) = self.hands else { return };
        let now = hands.window.get_untracked();
        if now.is_whole() || self.by_hand.get_value() {
            return;
        }
        self.layout.with_untracked(|layout| {
            let [_, _, width, height] = layout.frame();
            let around = (0.5 * UNIT / width, 0.5 * UNIT / height);
            let points = || places.iter().filter_map(|place| layout.fraction(*place));
            if places.is_empty() || !points().all(|point| now.shows(point, around)) {
                let next = Window::over(now.scale(), points(), around);
                self.set(next.unwrap_or(Window::WHOLE));
            }
        });
    }

    fn set(self, window: Window) {
        if let Some(hands) = self.hands {
            hands.window.set(window);
        }
    }

    /// The width of a place in CSS pixels, as it is drawn now.
    fn width(self) -> Option<f32> {
        let drawn = self.svg.get_untracked()?.get_bounding_client_rect().width();
        let [_, _, width, _] = self.layout.with_untracked(Layout::frame);
        Some(drawn as f32 / width * UNIT)
    }

    /// The fraction of the picture at a point of the screen.
    fn fraction(self, at: (f64, f64)) -> Option<(f32, f32)> {
        let window = self.hands?.window.get_untracked();
        Some(window.point(self.in_view(at)?))
    }

    /// The fraction of the view at a point of the screen.
    fn in_view(self, (x, y): (f64, f64)) -> Option<(f32, f32)> {
        let frame = self.frame.get_untracked()?.get_bounding_client_rect();
        let across = (x - frame.left()) / frame.width();
        let down = (y - frame.top()) / frame.height();
        Some((across as f32, down as f32))
    }

    /// A press begins, with whatever pointer.
    pub(crate) fn pressed(self, event: &web_sys::PointerEvent) {
        self.tapped.set_value(event.pointer_type() == "touch");
    }

    /// Fingers come or go.
    pub(crate) fn fingers(self, event: &web_sys::TouchEvent, drag: Drag) {
        let Some(hands) = self.hands else { return };
        let fingers = fingers(event);
        let at = middle(&fingers);
        let scale = hands.window.get_untracked().scale();
        let grip = self.fraction(at).and_then(|point| {
            let grip = |pinch| Grip {
                point,
                at,
                pinch,
                moving: false,
            };
            match fingers[..] {
                [one, other] => {
                    drag.cancel();
                    event.prevent_default();
                    Some(grip(Some((distance(one, other), scale))))
                }
                // A finger on a piece that can move takes the piece along.
                [_] if scale > 1.0 && !drag.takes_piece() => Some(grip(None)),
                _ => None,
            }
        });
        self.grip.set_value(grip);
        self.moving.set(false);
        if fingers.is_empty() && scale < 1.1 && scale > 1.0 {
            self.leave();
        }
    }

    /// Fingers move.
    pub(crate) fn moved(self, event: &web_sys::TouchEvent) {
        let Some(mut grip) = self.grip.get_value() else {
            return;
        };
        let fingers = fingers(event);
        let at = middle(&fingers);
        grip.moving |= grip.pinch.is_some() || distance(grip.at, at) > SLACK;
        let scale = match (grip.pinch, &fingers[..]) {
            (Some((apart, scale)), &[one, other]) => {
                self.pinched(scale, distance(one, other) / apart.max(1.0))
            }
            (None, [_]) => self.hands.map(|hands| hands.window.get_untracked().scale()),
            _ => None,
        };
        if let (true, Some(scale), Some(seen)) = (grip.moving, scale, self.in_view(at)) {
            event.prevent_default();
            self.tapped.set_value(false);
            self.by_hand.set_value(scale > 1.0);
            self.moving.set(true);
            self.set(Window::holding(scale, grip.point, seen));
        }
        self.grip.set_value(Some(grip));
    }

    /// The scale after the distance of two fingers has grown by this factor.
    fn pinched(self, scale: f32, factor: f64) -> Option<f32> {
        let now = self.hands?.window.get_untracked().scale();
        let most = WIDEST / (self.width()? / now);
        Some((scale * factor as f32).clamp(1.0, most.max(1.0)))
    }
}

fn fingers(event: &web_sys::TouchEvent) -> Vec<(f64, f64)> {
    let touches = event.touches();
    let all = (0..touches.length()).filter_map(|number| touches.item(number));
    all.map(|touch| (f64::from(touch.client_x()), f64::from(touch.client_y())))
        .collect()
}

fn middle(fingers: &[(f64, f64)]) -> (f64, f64) {
    let count = fingers.len().max(1) as f64;
    let sum = |part: fn(&(f64, f64)) -> f64| fingers.iter().map(part).sum::<f64>() / count;
    (sum(|finger| finger.0), sum(|finger| finger.1))
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}
