//! The board component.

use std::collections::BTreeSet;

use game::{Place, Scene, Side};
use leptos::prelude::*;
use leptos::{html, svg};
use play::Act;
use wasm_bindgen::JsCast;

use super::acts::{acts_layer, going, legs};
use super::cells::Cells;
use super::drag::Drag;
use super::drawn::Drawn;
use super::geometry::Layout;
use super::ground::ground;
use super::keyboard::{Key, key};
use super::layers::{dangers, highlights, marks, targets};
use super::lens::{Asked, Lens, glance};
use super::magnifier::Magnifier;
use super::pieces::{piece, side_class};
use super::spoken::content;
use super::tracker::{Tracked, Tracker};
use super::window::Window;
use crate::early::{Step, has_come};
use crate::i18n::{t, ta};
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

/// A scene as a picture; with `hands` the user can play on it.
#[component]
pub(crate) fn Board(
    /// What to draw.
    #[prop(into)]
    scene: Signal<Scene>,
    /// Whether to show it from the other side.
    #[prop(into)]
    flipped: Signal<bool>,
    /// How to draw it.
    #[prop(into)]
    look: Signal<Look>,
    /// What is highlighted.
    #[prop(into)]
    lit: Signal<Lit>,
    /// Its name for screen readers.
    #[prop(into)]
    name: Signal<String>,
    /// Names of the sides.
    sides: [&'static str; 2],
    /// What a board to play on needs.
    #[prop(optional_no_strip)]
    hands: Option<Hands>,
) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| (scene.board.clone(), scene.places.clone())));
    let layout = Memo::new(move |_| {
        shape.track();
        scene.with_untracked(|scene| Layout::new(scene, flipped.get(), look.get().labelled))
    });
    let style = Memo::new(move |_| look.get().lines.style(shape.with(|(board, _)| board.style)));
    let tracker = StoredValue::new_local(Tracker::default());
    let tracked = Memo::new(move |_| {
        let follow = |scene: &Scene| tracker.try_update_value(|tracker| tracker.follow(scene));
        scene.with(follow).unwrap_or_default()
    });
    let acts = Signal::derive(move || hands.map_or_else(Vec::new, |hands| hands.acts.get()));
    let svg = NodeRef::<svg::Svg>::new();
    let drag = Drag::new(svg, layout, hands);
    let drawn = Drawn::new();
    let closer = Lens::new(hands);
    let hovered = RwSignal::new(None);
    let frame = NodeRef::<html::Div>::new();
    let magnifier = Magnifier::new((frame, svg), layout, lit, hands);
    let near = move || !magnifier.window().is_whole();
    let places = has_come(Step::Places);
    let class = move || {
        let (columns, still) = (layout.with(|layout| layout.columns), !look.get().animated);
        format!(
            "board{}{}{}",
            if columns > 12.0 { " big" } else { "" },
            if still { " still" } else { "" },
            if hands.is_none() { " idle" } else { "" },
        )
    };
    let keydown = move |event: web_sys::KeyboardEvent| {
        let Some(hands) = hands else { return };
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match key(&event.key(), event.shift_key()) {
            Some(Key::Go(arrow)) => {
                event.prevent_default();
                let from = hands.cursor.get_untracked();
                let to = from
                    .and_then(|place| layout.with_untracked(|layout| layout.beside(place, arrow)));
                if let Some(place) = to {
                    focus(svg, layout, place);
                }
            }
            Some(Key::Look) => {
                event.prevent_default();
                let asked = hands
                    .cursor
                    .get_untracked()
                    .map(|place| (place, Asked::Hand));
                hands.look.run(asked);
            }
            Some(Key::Touch) => {
                event.prevent_default();
                if let Some(place) = hands.cursor.get_untracked() {
                    hands.touch.run(place);
                }
            }
            Some(step @ (Key::Next | Key::Previous)) => {
                event.prevent_default();
                if let Some(place) = next_start(hands, layout, step == Key::Next) {
                    focus(svg, layout, place);
                }
            }
            _ => {}
        }
    };
    let hover = move |place: Option<Place>| {
        if hovered.get_untracked() != place {
            hovered.set(place);
            closer.comes(place);
        }
    };
    // The browser shows a title beside the pointer. It is there only while a mouse rests on a piece:
    // a screen reader would read it as well as the label of the place.
    let name_below = move |place: Place| {
        let own = hands.and_then(|hands| hands.own.get());
        let name = scene.with(|scene| {
            let taken = scene.pieces.iter().any(|piece| piece.place == place);
            taken.then(|| content(scene, place, own, sides))
        })?;
        Some(view! { <title>{name}</title> }.into_any())
    };
    let whole = move || {
        near().then(|| {
            view! {
                <button type="button" class="icon whole" data-testid="whole-board" aria-label=t("board-whole")
                    title=t("board-whole") on:click=move |_| magnifier.leave()>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 4v6H4M14 20v-6h6M10 10L4 4M14 14l6 6" /></svg>
                </button>
            }
            .into_any()
        })
    };
    let lens = move || match (near(), magnifier.moves()) {
        (false, _) => "lens",
        (true, false) => "lens near",
        (true, true) => "lens near moving",
    };
    let picture = view! {
        <svg
            node_ref=svg
            class=class
            viewBox=move || layout.with(Layout::view_box)
            role=if hands.is_some() { "grid" } else { "img" }
            aria-label=move || name.get()
            data-testid=if hands.is_some() { "board" } else { "diagram" }
            on:keydown=keydown
            on:pointerdown=move |event| {
                drag.down(&event);
                let finger = event.pointer_type() == "touch" && event.is_primary();
                closer.down(drag.place(&event), finger);
                drawn.down(event.button() == 2, drag.place(&event));
            }
            on:pointermove=move |event| {
                drag.moved(&event);
                if drag.has_left(&event) {
                    closer.moved();
                }
                drawn.moved(|| drag.place(&event));
                if event.pointer_type() == "mouse" && event.buttons() == 0 {
                    hover(drag.place(&event));
                }
            }
            on:pointerup=move |event| {
                drag.up(&event);
                closer.moved();
                drawn.up();
            }
            on:pointercancel=move |_| {
                drag.cancel();
                closer.moved();
                drawn.cancel();
            }
            on:pointerleave=move |_| hover(None)
            on:contextmenu=move |event| if hands.is_some() { event.prevent_default() }
            style:transform=move || magnifier.window().transform().unwrap_or_default()
        >
            {move || name_below(hovered.get()?)}
            {move || layout.with(|layout| ground(layout, style.get()))}
            <g class="layer" aria-hidden="true">{move || dangers(layout, scene)}</g>
            <g class="layer" aria-hidden="true">{move || highlights(layout, lit)}</g>
            <Pieces tracked=tracked layout=layout held=drag.held() acts=acts />
            <g class="layer" aria-hidden="true">{move || marks(layout, scene)}</g>
            <g class="layer" aria-hidden="true">{move || targets(layout, scene, lit)}</g>
            <Gone tracked=tracked layout=layout acts=acts />
            <g class="layer" aria-hidden="true">{move || layout.with(|layout| acts.with(|acts| acts_layer(layout, acts)))}</g>
            <g class="layer" aria-hidden="true">{move || hands.map(|hands| layout.with(|layout| glance(layout, &hands.glance.get())))}</g>
            <g class="layer" aria-hidden="true">{move || drawn.layer(layout)}</g>
            {move || hands.filter(|_| places.get()).map(|hands| view! { <Cells scene=scene layout=layout lit=lit sides=sides hands=hands drag=drag lens=closer magnifier=magnifier /> })}
            {move || drag.ghost(scene)}
        </svg>
    };
    if hands.is_none() {
        return picture.into_any();
    }
    view! {
        <div
            class=lens node_ref=frame
            on:pointerdown=move |event| magnifier.pressed(&event)
            on:touchstart=move |event| magnifier.fingers(&event, drag)
            on:touchend=move |event| magnifier.fingers(&event, drag)
            on:touchmove=move |event| magnifier.moved(&event)
        >
            {picture}
            {move || whole()}
        </div>
    }
    .into_any()
}

fn focus(svg: NodeRef<svg::Svg>, layout: Memo<Layout>, place: Place) {
    let name = layout.with_untracked(|layout| {
        layout
            .places
            .iter()
            .find(|view| view.place == place)
            .map(|view| view.name.clone())
    });
    let cell = name.zip(svg.get_untracked()).and_then(|(name, svg)| {
        svg.query_selector(&format!("[data-place=\"{name}\"]"))
            .ok()
            .flatten()
    });
    if let Some(cell) = cell {
        // SVG elements have `focus`, too, but the binding has it only for HTML elements.
        let _ = cell.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

fn next_start(hands: Hands, layout: Memo<Layout>, forward: bool) -> Option<Place> {
    let order: Vec<Place> = layout.with_untracked(|layout| {
        let places = layout
            .rows_of_places()
            .into_iter()
            .flatten()
            .map(|view| view.place);
        places
            .filter(|place| hands.starts.with_untracked(|starts| starts.contains(place)))
            .collect()
    });
    let now = hands
        .cursor
        .get_untracked()
        .and_then(|place| order.iter().position(|p| *p == place));
    let count = order.len();
    let next = match (now, forward) {
        (None, true) => 0,
        (None, false) => count.checked_sub(1)?,
        (Some(i), true) => (i + 1) % count,
        (Some(i), false) => (i + count - 1) % count,
    };
    order.get(next).copied()
}

#[component]
fn Pieces(
    tracked: Memo<(Vec<Tracked>, Vec<Place>)>,
    layout: Memo<Layout>,
    held: Signal<Option<Place>>,
    acts: Signal<Vec<Act>>,
) -> impl IntoView {
    let row = move |first: Tracked| {
        let id = first.id;
        let now =
            Memo::new(move |_| tracked.with(|(all, _)| all.iter().find(|t| t.id == id).cloned()));
        let looks = Memo::new(move |_| {
            now.get().map(|mut t| {
                t.piece.place = Place(0);
                t.piece
            })
        });
        let stands = move || {
            let now = now.get()?;
            layout.with(|layout| stand(&now, layout))
        };
        let transform = move || {
            let (x, y, scale) = stands()?;
            Some(format!("translate({x}px,{y}px) scale({scale})"))
        };
        let legs = Memo::new(move |_| {
            acts.with(|acts| {
                if acts.is_empty() {
                    return Vec::new();
                }
                let whose = now.with(|now| now.as_ref().map(|t| (t.piece.side, t.piece.place)));
                let found = whose.zip(stands()).map(|(whose, (_, _, scale))| {
                    layout.with(|layout| legs(acts, whose, layout, scale))
                });
                found.unwrap_or_default()
            })
        });
        let motion = move || legs.with(|legs| legs.first().map(|leg| leg.name()));
        let class = move || {
            let held = held.get();
            let moving = if motion().is_some() { " moving" } else { "" };
            now.with(|now| {
                now.as_ref().map_or(String::new(), |t| {
                    let held = if held == Some(t.piece.place) {
                        " held"
                    } else {
                        ""
                    };
                    let comes = if t.comes { " comes" } else { "" };
                    format!(
                        "piece {} {}{held}{comes}{moving}",
                        side_class(t.piece.side),
                        t.piece.states.join(" ")
                    )
                })
            })
        };
        let picture = move || {
            let picture = looks.with(|looks| looks.as_ref().map(piece))?;
            Some(legs.with(|legs| going(picture, legs)))
        };
        view! { <g class=class data-motion=motion style:transform=move || transform().unwrap_or_default()>{move || picture()}</g> }
    };
    view! {
        <g class="layer" aria-hidden="true">
            <For each=move || tracked.with(|(all, _)| all.clone()) key=|t| t.id children=row />
        </g>
    }
}

/// Where a piece stands in the picture, and how large it is.
fn stand(tracked: &Tracked, layout: &Layout) -> Option<(f32, f32, f32)> {
    let place = tracked.piece.place;
    let ((x, y), size) = (layout.center(place)?, layout.scale(place));
    let (aside, part) = match tracked.share {
        (_, 1) => ((0.0, 0.0), 1.0),
        // Beside the board a row is higher than its small places: they stand one behind the other.
        (0, _) if size <= 0.5 => ((0.0, 34.0), 0.64),
        _ if size <= 0.5 => ((0.0, -34.0), 0.64),
        (0, _) => ((-17.0, 15.0), 0.68),
        _ => ((17.0, -15.0), 0.68),
    };
    Some((x + aside.0 * size, y + aside.1 * size, part * size))
}

#[component]
fn Gone(
    tracked: Memo<(Vec<Tracked>, Vec<Place>)>,
    layout: Memo<Layout>,
    acts: Signal<Vec<Act>>,
) -> impl IntoView {
    let rings = move || {
        let centers: Vec<_> = tracked.with(|(_, gone)| {
            // What falls while a ply is played is shown when it falls.
            if !acts.with_untracked(Vec::is_empty) {
                return Vec::new();
            }
            layout.with_untracked(|layout| {
                gone.iter()
                    .filter_map(|place| layout.center(*place))
                    .collect()
            })
        });
        let ring =
            |class| move |(x, y)| view! { <circle class=class cx=x cy=y r="44" /> }.into_any();
        let come: Vec<_> = tracked.with(|(all, _)| {
            let come = all.iter().filter(|t| t.comes);
            layout.with_untracked(|layout| {
                come.filter_map(|t| layout.center(t.piece.place)).collect()
            })
        });
        let gone = centers.into_iter().map(ring("gone"));
        gone.chain(come.into_iter().map(ring("come")))
            .collect::<Vec<_>>()
    };
    view! { <g class="layer" aria-hidden="true">{move || rings()}</g> }
}

/// The name of a board of this size.
pub(crate) fn board_name(scene: &Scene) -> String {
    let (columns, rows) = (scene.board.columns, scene.board.rows);
    ta(
        "spoken-board",
        &[("columns", columns.into()), ("rows", rows.into())],
    )
}
