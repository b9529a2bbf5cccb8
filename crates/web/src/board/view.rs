//! The board component.

use std::collections::{BTreeMap, BTreeSet};

use game::{Mark, MarkKind, Place, PlaceView, Scene, Side};
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;

use super::drag::Drag;
use super::geometry::{Layout, UNIT};
use super::ground::ground;
use super::keyboard::{Key, key};
use super::pieces::{piece, side_class};
use super::spoken::label;
use super::tracker::{Tracked, Tracker};
use crate::i18n::ta;
use crate::prefs::Lines;

/// What is highlighted.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lit {
    /// Places touched so far.
    pub(crate) selected: Vec<Place>,
    /// Places to touch next, each with whether an enemy piece stands there.
    pub(crate) targets: Vec<(Place, bool)>,
    /// Places that the last turn changed.
    pub(crate) last: Vec<Place>,
    /// Places that a refusal is about.
    pub(crate) refused: Vec<Place>,
    /// Arrows from place to place.
    pub(crate) arrows: Vec<(Place, Place)>,
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

/// What a board that can be played on needs to know and to tell.
#[derive(Clone, Copy)]
pub(crate) struct Hands {
    /// A place is touched.
    pub(crate) touch: Callback<Place>,
    /// A piece is picked up to be dragged.
    pub(crate) pick: Callback<Place>,
    /// Places where a gesture can begin.
    pub(crate) starts: Memo<BTreeSet<Place>>,
    /// The side whose pieces are the player's own.
    pub(crate) own: Signal<Option<Side>>,
    /// Names of the sides.
    pub(crate) sides: [&'static str; 2],
    /// The place that has the keyboard.
    pub(crate) cursor: RwSignal<Option<Place>>,
}

/// A scene as a picture; with `hands` it can be played on.
#[component]
pub(crate) fn Board(
    /// What to draw.
    #[prop(into)]
    scene: Signal<Scene>,
    /// Seen from the other side.
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
    /// For a board to play on.
    #[prop(optional_no_strip)]
    hands: Option<Hands>,
) -> impl IntoView {
    let frame = Memo::new(move |_| scene.with(|scene| (scene.board.clone(), scene.places.clone())));
    let layout = Memo::new(move |_| {
        frame.track();
        scene.with_untracked(|scene| Layout::new(scene, flipped.get(), look.get().labelled))
    });
    let style = Memo::new(move |_| look.get().lines.style(frame.with(|(board, _)| board.style)));
    let tracker = StoredValue::new_local(Tracker::default());
    let tracked = Memo::new(move |_| {
        let follow = |scene: &Scene| tracker.try_update_value(|tracker| tracker.follow(scene));
        scene.with(follow).unwrap_or_default()
    });
    let svg = NodeRef::<svg::Svg>::new();
    let drag = Drag::new(svg, layout, hands);
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
    view! {
        <svg
            node_ref=svg
            class=class
            viewBox=move || layout.with(Layout::view_box)
            role=if hands.is_some() { "grid" } else { "img" }
            aria-label=move || name.get()
            data-testid=if hands.is_some() { "board" } else { "diagram" }
            on:keydown=keydown
            on:pointerdown=move |event| drag.down(&event)
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| drag.up(&event)
            on:pointercancel=move |_| drag.cancel()
        >
            {move || layout.with(|layout| ground(layout, style.get()))}
            <g class="layer" aria-hidden="true">{move || highlights(layout, lit)}</g>
            <Pieces tracked=tracked layout=layout held=drag.held() />
            <g class="layer" aria-hidden="true">{move || marks(layout, scene)}</g>
            <g class="layer" aria-hidden="true">{move || targets(layout, lit)}</g>
            <Gone tracked=tracked layout=layout />
            {hands.map(|hands| view! { <Cells scene=scene layout=layout lit=lit hands=hands drag=drag /> })}
            {move || drag.ghost(scene)}
        </svg>
    }
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
        // SVG elements have `focus` too; the binding knows it for HTML only.
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
        let transform = move || {
            let (place, share) = now.with(|now| now.as_ref().map(|t| (t.piece.place, t.share)))?;
            let (x, y) = layout.with(|layout| layout.centre(place))?;
            Some(match share {
                (_, 1) => format!("translate({x}px,{y}px)"),
                (0, _) => format!("translate({}px,{}px) scale(.68)", x - 17.0, y + 15.0),
                _ => format!("translate({}px,{}px) scale(.68)", x + 17.0, y - 15.0),
            })
        };
        let class = move || {
            let held = held.get();
            now.with(|now| {
                now.as_ref().map_or(String::new(), |t| {
                    let held = if held == Some(t.piece.place) {
                        " held"
                    } else {
                        ""
                    };
                    format!(
                        "piece {} {}{held}",
                        side_class(t.piece.side),
                        t.piece.states.join(" ")
                    )
                })
            })
        };
        let picture = move || looks.with(|looks| looks.as_ref().map(piece));
        view! { <g class=class style:transform=move || transform().unwrap_or_default()>{picture}</g> }
    };
    view! {
        <g class="layer" aria-hidden="true">
            <For each=move || tracked.with(|(all, _)| all.clone()) key=|t| t.id children=row />
        </g>
    }
}

#[component]
fn Gone(tracked: Memo<(Vec<Tracked>, Vec<Place>)>, layout: Memo<Layout>) -> impl IntoView {
    let rings = move || {
        let centres: Vec<_> = tracked.with(|(_, gone)| {
            layout.with_untracked(|layout| {
                gone.iter()
                    .filter_map(|place| layout.centre(*place))
                    .collect()
            })
        });
        let ring = |(x, y)| view! { <circle class="gone" cx=x cy=y r="44" /> };
        centres.into_iter().map(ring).collect::<Vec<_>>()
    };
    view! { <g class="layer" aria-hidden="true">{rings}</g> }
}

#[component]
fn Cells(
    scene: Signal<Scene>,
    layout: Memo<Layout>,
    lit: Signal<Lit>,
    hands: Hands,
    drag: Drag,
) -> impl IntoView {
    let labels = Memo::new(move |_| {
        let own = hands.own.get();
        scene.with(|scene| {
            lit.with(|lit| {
                hands.starts.with(|starts| {
                    let spoken =
                        |view: &PlaceView| label(scene, view, lit, starts, own, hands.sides);
                    let places = scene.places.iter();
                    places
                        .map(|view| (view.place, spoken(view)))
                        .collect::<BTreeMap<_, _>>()
                })
            })
        })
    });
    let first = Memo::new(move |_| {
        let cursor = hands.cursor.get();
        layout.with(|layout| {
            let known =
                cursor.filter(|place| layout.places.iter().any(|view| view.place == *place));
            known.or_else(|| {
                layout
                    .places
                    .get(layout.places.len() / 2)
                    .map(|view| view.place)
            })
        })
    });
    let cell = move |view: PlaceView| {
        let place = view.place;
        let half = UNIT / 2.0;
        let class = move || {
            let grip = hands.starts.with(|starts| starts.contains(&place));
            let target = lit.with(|lit| {
                lit.targets.iter().any(|(p, _)| *p == place) || lit.selected.contains(&place)
            });
            match (grip, target) {
                (true, _) => "cell live grip",
                (_, true) => "cell live",
                _ => "cell",
            }
        };
        let target = move || {
            let found = lit.with(|lit| {
                lit.targets
                    .iter()
                    .find(|(p, _)| *p == place)
                    .map(|(_, strike)| *strike)
            });
            found.map(|strike| if strike { "attack" } else { "move" })
        };
        view! {
            <g
                class=class
                role="gridcell"
                tabindex=move || if first.get() == Some(place) { "0" } else { "-1" }
                data-place=view.name
                data-target=target
                aria-label=move || labels.with(|labels| labels.get(&place).cloned())
                aria-selected=move || lit.with(|lit| lit.selected.contains(&place)).to_string()
                on:focus=move |_| hands.cursor.set(Some(place))
                on:click=move |_| if !drag.was_drag() { hands.touch.run(place) }
            >
                <rect x=view.x - half y=view.y - half width=UNIT height=UNIT />
            </g>
        }
    };
    let rows = move || {
        let rows = layout.with(Layout::rows_of_places);
        let row = |places: Vec<PlaceView>| {
            view! { <g role="row">{places.into_iter().map(cell).collect::<Vec<_>>()}</g> }
        };
        rows.into_iter().map(row).collect::<Vec<_>>()
    };
    view! { {rows} }
}

fn highlights(layout: Memo<Layout>, lit: Signal<Lit>) -> Vec<AnyView> {
    let half = UNIT / 2.0;
    layout.with(|layout| {
        lit.with(|lit| {
            let square = |place: &Place, class: &'static str, inset: f32| {
                let (x, y) = layout.centre(*place)?;
                let (x, y, size) = (x - half + inset, y - half + inset, UNIT - 2.0 * inset);
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
            let refused = lit
                .refused
                .iter()
                .map(|place| square(place, "refused", 5.0));
            last.chain(selected).chain(refused).flatten().collect()
        })
    })
}

fn targets(layout: Memo<Layout>, lit: Signal<Lit>) -> Vec<AnyView> {
    layout.with(|layout| {
        lit.with(|lit| {
            let target = |&(place, strike): &(Place, bool)| {
                let (x, y) = layout.centre(place)?;
                Some(if strike {
                    let path = format!("M{} {}h-22v22m0 48v22h22m48 0h22v-22m0 -48v-22h-22", x - 24.0, y - 46.0);
                    view! { <path class="strike" d=path.clone() /><path class="strike on" d=path /> }.into_any()
                } else {
                    view! { <circle class="target" cx=x cy=y r="15" /> }.into_any()
                })
            };
            let arrow = |&(from, to): &(Place, Place)| {
                let ((x, y), (to_x, to_y)) = (layout.centre(from)?, layout.centre(to)?);
                let (dx, dy) = (to_x - x, to_y - y);
                let length = dx.hypot(dy).max(1.0);
                let (ux, uy) = (dx / length, dy / length);
                let (x, y) = (x + 30.0 * ux, y + 30.0 * uy);
                let (tip_x, tip_y) = (to_x - 18.0 * ux, to_y - 18.0 * uy);
                let wing = |side: f32| {
                    let (back, out) = (26.0, 15.0 * side);
                    format!("L{} {}", tip_x - back * ux - out * uy, tip_y - back * uy + out * ux)
                };
                let path = format!("M{x} {y}L{tip_x} {tip_y}{}M{tip_x} {tip_y}{}", wing(1.0), wing(-1.0));
                Some(view! { <path class="arrow under" d=path.clone() /><path class="arrow" d=path /> }.into_any())
            };
            let targets = lit.targets.iter().filter_map(target);
            targets.chain(lit.arrows.iter().filter_map(arrow)).collect()
        })
    })
}

fn marks(layout: Memo<Layout>, scene: Signal<Scene>) -> Vec<AnyView> {
    layout.with(|layout| {
        scene.with(|scene| {
            let mark = |mark: &Mark| {
                let (x, y) = layout.centre(mark.place)?;
                let (name, dx, dy) = match mark.kind {
                    MarkKind::Danger => ("mark-danger", 34.0, -33.0),
                    MarkKind::Acted => ("mark-acted", -34.0, 34.0),
                    MarkKind::Bound => ("mark-bound", -34.0, -34.0),
                };
                let size = if name == "mark-danger" { 32.0 } else { 26.0 };
                let (x, y, name) = (x + dx - size / 2.0, y + dy - size / 2.0, format!("#{name}"));
                Some(view! { <use href=name x=x y=y width=size height=size></use> }.into_any())
            };
            scene.marks.iter().filter_map(mark).collect()
        })
    })
}

/// The name of a board of this size.
pub(crate) fn board_name(scene: &Scene) -> String {
    let (columns, rows) = (scene.board.columns, scene.board.rows);
    ta(
        "spoken-board",
        &[("columns", columns.into()), ("rows", rows.into())],
    )
}
