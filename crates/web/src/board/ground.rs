//! The static part of the picture: frame, ground, lines and labels.

use game::{BoardStyle, Ground};
use leptos::prelude::*;

use super::geometry::{Layout, UNIT};
use super::pieces::drawn;

/// The drawing of a ground without one of its own.
const SPECIAL: &str = "#ground-special";

/// The drawing of a ground, and by how many degrees it is turned; plain ground has none.
pub(crate) fn picture(ground: Ground) -> (Option<String>, u16) {
    let Some((key, turn)) = ground.drawing() else {
        return (None, 0);
    };
    let name = format!("ground-{key}");
    let known = drawn(&name).then(|| format!("#{name}"));
    (Some(known.unwrap_or_else(|| SPECIAL.to_owned())), turn)
}

/// Everything below the pieces.
pub(crate) fn ground(layout: &Layout, style: BoardStyle) -> impl IntoView + use<> {
    let (width, height) = (layout.columns * UNIT, layout.rows * UNIT);
    let [frame_x, frame_y, frame_width, frame_height] = layout.frame();
    let tiles: Vec<_> = layout
        .places
        .iter()
        .filter_map(|place| {
            let beside = !layout.holds(place);
            let shaded = place.dark && style == BoardStyle::Checker && !beside;
            let shade = (shaded && place.ground == Ground::Plain).then(|| {
                let (x, y) = (place.x - UNIT / 2.0, place.y - UNIT / 2.0);
                view! { <rect class="shade" x=x y=y width=UNIT height=UNIT /> }.into_any()
            });
            let (name, turn) = match (place.ground, picture(place.ground)) {
                (Ground::Plain, _) if beside => (Some(SPECIAL.to_owned()), 0),
                (Ground::Slope(_), (name, turn)) if layout.flipped => (name, turn + 180),
                (_, named) => named,
            };
            let drawing = name.map(|name| {
                let (x, y) = (place.x, place.y);
                let (across, down) = layout.hold(place);
                let (across, down) = (across / UNIT, down / UNIT);
                let transform = format!("translate({x} {y}) rotate({turn}) scale({across} {down})");
                view! { <use href=name x="-50" y="-50" width="100" height="100" transform=transform></use> }.into_any()
            });
            (shade.is_some() || drawing.is_some()).then(|| view! { {shade}{drawing} }.into_any())
        })
        .collect();
    let class = match style {
        BoardStyle::Checker => "grid",
        BoardStyle::Graph => "grid graph",
    };
    let labels = layout.labelled.then(|| labels(layout));
    view! {
        <g class="layer" aria-hidden="true">
            <rect class="frame" x=frame_x y=frame_y width=frame_width height=frame_height rx="14" />
            <rect class="trees" x=frame_x y=frame_y width=frame_width height=frame_height rx="14" fill="url(#trees)" />
            <rect class="floor" x="0" y="0" width=width height=height />
            {tiles}
            <path class=class d=lines(layout, style) />
            <rect class="edge" x="-2" y="-2" width=width + 4.0 height=height + 4.0 rx="6" />
            {labels}
        </g>
    }
}

fn lines(layout: &Layout, style: BoardStyle) -> String {
    use std::fmt::Write as _;
    let (width, height) = (layout.columns * UNIT, layout.rows * UNIT);
    let mut path = String::new();
    let (inset, first) = match style {
        BoardStyle::Checker => (0.0, 1.0),
        BoardStyle::Graph => (UNIT / 2.0, 0.5),
    };
    let steps = |count: f32| {
        std::iter::successors(Some(first), |x| Some(x + 1.0)).take_while(move |x| *x < count)
    };
    for column in steps(layout.columns) {
        let _ = write!(path, "M{} {inset}V{}", column * UNIT, height - inset);
    }
    for row in steps(layout.rows) {
        let _ = write!(path, "M{inset} {}H{}", row * UNIT, width - inset);
    }
    if style == BoardStyle::Graph {
        for row in steps(layout.rows - 1.0) {
            for column in steps(layout.columns - 1.0) {
                let (x, y) = (column * UNIT, row * UNIT);
                let (right, below) = (x + UNIT, y + UNIT);
                let _ = write!(path, "M{x} {y}L{right} {below}M{right} {y}L{x} {below}");
            }
        }
    }
    path
}

fn labels(layout: &Layout) -> Vec<AnyView> {
    let half = UNIT / 2.0;
    let below = layout.rows * UNIT + 25.0;
    let at = |x: f32, y: f32, text: &String| {
        // Two digits have to keep away from the frame on both sides.
        let class = if text.len() > 1 { "coord two" } else { "coord" };
        view! { <text class=class x=x y=y>{text.clone()}</text> }.into_any()
    };
    let mut x = -half;
    let columns = layout.column_labels.iter().map(|text| {
        x += UNIT;
        at(x, below, text)
    });
    let mut labels: Vec<AnyView> = columns.collect();
    let mut y = -half;
    labels.extend(layout.row_labels.iter().map(|text| {
        y += UNIT;
        at(-29.0, y, text)
    }));
    labels
}
