//! Highlights, marks and arrows.

use game::{Mark, MarkKind, Place, Scene};
use leptos::prelude::*;

use super::geometry::{Layout, UNIT};
use super::looks::Lit;

/// The corners of a frame around a piece that can be attacked.
const CORNERS: &str = "M-24 -46h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22";

pub(crate) fn highlights(layout: Memo<Layout>, lit: Signal<Lit>) -> Vec<AnyView> {
    layout.with(|layout| {
        lit.with(|lit| {
            let square = |place: &Place, class: &'static str, inset: f32| {
                let (x, y) = layout.center(*place)?;
                let half = layout.scale(*place) * UNIT / 2.0;
                let (x, y, size) = (x - half + inset, y - half + inset, 2.0 * (half - inset));
                Some(
                    view! { <rect class=class x=x y=y width=size height=size rx="8" /> }.into_any(),
                )
            };
            let last = lit
                .last
                .iter()
                .flat_map(|place| [square(place, "last", 1.0), square(place, "lastframe", 5.0)]);
            let selected = lit
                .selected
                .iter()
                .map(|place| square(place, "selected", 4.0));
            let finish = lit.finish.iter().map(|place| square(place, "finish", 4.0));
            // Where somebody is posted, nothing is touched before: the places themselves glow.
            let targets = lit.targets.iter().filter(|_| lit.selected.is_empty());
            let posts = targets.map(|(place, _)| square(place, "post", 6.0));
            let refused = lit
                .refused
                .iter()
                .map(|place| square(place, "refused", 5.0));
            last.chain(posts)
                .chain(selected)
                .chain(finish)
                .chain(refused)
                .flatten()
                .collect()
        })
    })
}

pub(crate) fn targets(
    layout: Memo<Layout>,
    scene: Signal<Scene>,
    lit: Signal<Lit>,
) -> Vec<AnyView> {
    layout.with(|layout| {
        lit.with(|lit| {
            let target = |&(place, strike): &(Place, bool)| {
                let ((x, y), size) = (layout.center(place)?, layout.scale(place));
                let transform = format!("translate({x} {y}) scale({size})");
                let taken = |scene: &Scene| scene.pieces.iter().any(|piece| piece.place == place);
                let sign = if strike || scene.with(taken) {
                    // A dot would hide the piece that stands there.
                    let class = if strike { "strike on" } else { "strike own" };
                    view! { <path class="strike" d=CORNERS /><path class=class d=CORNERS /> }
                        .into_any()
                } else {
                    view! { <circle class="target" r="15" /> }.into_any()
                };
                Some(view! { <g transform=transform>{sign}</g> }.into_any())
            };
            let finish = |place: &Place| {
                let (x, y) = layout.center(*place)?;
                let (x, y) = (x + 34.0 - 17.0, y - 34.0 - 17.0);
                Some(
                    view! { <use href="#mark-finish" x=x y=y width="34" height="34"></use> }
                        .into_any(),
                )
            };
            let targets = lit.targets.iter().filter_map(target);
            let arrows = lit
                .arrows
                .iter()
                .filter_map(|&(from, to)| arrow(layout, from, to, "arrow"));
            targets
                .chain(arrows)
                .chain(lit.finish.iter().filter_map(finish))
                .collect()
        })
    })
}

/// An arrow from place to place, with a wider line below, so that it is seen on every ground.
pub(super) fn arrow(
    layout: &Layout,
    from: Place,
    to: Place,
    class: &'static str,
) -> Option<AnyView> {
    let ((x, y), (to_x, to_y)) = (layout.center(from)?, layout.center(to)?);
    let (dx, dy) = (to_x - x, to_y - y);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let (x, y) = (x + 30.0 * ux, y + 30.0 * uy);
    let (tip_x, tip_y) = (to_x - 18.0 * ux, to_y - 18.0 * uy);
    let wing = |side: f32| {
        let (back, out) = (26.0, 15.0 * side);
        format!(
            "L{} {}",
            tip_x - back * ux - out * uy,
            tip_y - back * uy + out * ux
        )
    };
    let path = format!(
        "M{x} {y}L{tip_x} {tip_y}{}M{tip_x} {tip_y}{}",
        wing(1.0),
        wing(-1.0)
    );
    Some(
        view! { <path class="arrow under" d=path.clone() /><path class=class d=path /> }.into_any(),
    )
}

pub(crate) fn marks(layout: Memo<Layout>, scene: Signal<Scene>) -> Vec<AnyView> {
    layout.with(|layout| {
        scene.with(|scene| {
            let mark = |mark: &Mark| {
                let (x, y) = layout.center(mark.place)?;
                let (name, dx, dy) = match mark.kind {
                    MarkKind::Danger => ("mark-danger", 34.0, -33.0),
                    MarkKind::Acted => ("mark-acted", -34.0, 34.0),
                    MarkKind::Bound => ("mark-bound", -34.0, -34.0),
                    MarkKind::Searched => ("mark-searched", 34.0, 34.0),
                };
                let size = if name == "mark-danger" { 32.0 } else { 26.0 };
                let (x, y, name) = (x + dx - size / 2.0, y + dy - size / 2.0, format!("#{name}"));
                Some(view! { <use href=name x=x y=y width=size height=size></use> }.into_any())
            };
            scene.marks.iter().filter_map(mark).collect()
        })
    })
}

/// A glow below pieces in danger, in styles that have one.
pub(crate) fn dangers(layout: Memo<Layout>, scene: Signal<Scene>) -> Vec<AnyView> {
    layout.with(|layout| {
        scene.with(|scene| {
            let marks = scene.marks.iter();
            let dangers = marks.filter(|mark| mark.kind == MarkKind::Danger);
            let glow = |mark: &Mark| {
                let (x, y) = layout.center(mark.place)?;
                Some(view! { <use class="danger" href="#danger" x=x - 50.0 y=y - 50.0 width="100" height="100"></use> }.into_any())
            };
            dangers.filter_map(glow).collect()
        })
    })
}
