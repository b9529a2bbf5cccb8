//! The places as buttons: what is touched, focused and spoken.

use std::collections::BTreeMap;

use game::{PlaceView, Scene};
use leptos::prelude::*;

use super::drag::Drag;
use super::geometry::Layout;
use super::spoken::label;
use super::view::{Hands, Lit};

#[component]
pub(crate) fn Cells(
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
        let (width, height) = layout.with_untracked(|layout| layout.hold(&view));
        let (x, y) = (view.x - width / 2.0, view.y - height / 2.0);
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
                <rect x=x y=y width=width height=height />
            </g>
        }
        .into_any()
    };
    let rows = move || {
        let rows = layout.with(Layout::rows_of_places);
        let row = |places: Vec<PlaceView>| {
            view! { <g role="row">{places.into_iter().map(cell).collect::<Vec<_>>()}</g> }
                .into_any()
        };
        rows.into_iter().map(row).collect::<Vec<_>>()
    };
    view! { {move || rows()} }
}
