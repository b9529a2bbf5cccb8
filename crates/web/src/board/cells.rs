//! The places as buttons: touch, keyboard focus and spoken labels.

use std::collections::BTreeSet;

use game::{Ground, Mark, PieceView, Place, PlaceView, Scene, Side};
use leptos::prelude::*;

use super::drag::Drag;
use super::geometry::Layout;
use super::lens::Lens;
use super::looks::{Hands, Lit};
use super::magnifier::Magnifier;
use super::spoken::label;
use crate::i18n::{Lang, language};

/// Everything that the [`label`] and the looks of a place depend on. A touch changes this for only
/// a few of a board's many places. What is written of a place reads no other signal: to leave one
/// takes time for each reader that it has, and every place would be a reader.
#[derive(Clone, Debug, PartialEq)]
struct PlaceLook {
    pieces: Vec<PieceView>,
    marks: Vec<Mark>,
    /// A gesture can begin here.
    grip: bool,
    selected: bool,
    /// The touches so far may end here.
    finish: bool,
    /// Whether it can be touched next, and if so, whether an enemy stands here.
    target: Option<bool>,
    last: bool,
    /// Nothing is touched yet.
    open: bool,
    ground: Ground,
    own: Option<Side>,
    lang: Lang,
}

impl PlaceLook {
    fn of(
        place: Place,
        scene: &Scene,
        lit: &Lit,
        starts: &BTreeSet<Place>,
        own: Option<Side>,
    ) -> Self {
        let target = lit.targets.iter().find(|(target, _)| *target == place);
        let pieces = scene.pieces.iter().filter(|piece| piece.place == place);
        let marks = scene.marks.iter().filter(|mark| mark.place == place);
        let grip = starts.contains(&place);
        let mut places = scene.places.iter();
        let view = places.find(|view| view.place == place);
        Self {
            pieces: pieces.cloned().collect(),
            marks: marks.cloned().collect(),
            grip,
            selected: lit.selected.contains(&place),
            finish: lit.finish == Some(place),
            target: target.map(|(_, strike)| *strike),
            last: lit.last.contains(&place),
            open: (grip || target.is_some()) && lit.selected.is_empty(),
            ground: view.map_or(Ground::Plain, |view| view.ground),
            own,
            lang: language().get(),
        }
    }
}

#[component]
pub(crate) fn Cells(
    scene: Signal<Scene>,
    layout: Memo<Layout>,
    lit: Signal<Lit>,
    sides: [&'static str; 2],
    hands: Hands,
    drag: Drag,
    lens: Lens,
    magnifier: Magnifier,
) -> impl IntoView {
    let faces = StoredValue::new(Vec::<(Place, RwSignal<PlaceLook>)>::new());
    let face_of = move |place: Place| {
        let own = hands.own.get();
        scene.with(|scene| {
            lit.with(|lit| {
                hands
                    .starts
                    .with(|starts| PlaceLook::of(place, scene, lit, starts, own))
            })
        })
    };
    Effect::new(move |_| {
        for (place, face) in faces.get_value() {
            let now = face_of(place);
            if face.try_with_untracked(|old| *old != now) == Some(true) {
                face.set(now);
            }
        }
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
        let face = RwSignal::new(untrack(|| face_of(place)));
        faces.update_value(|faces| faces.push((place, face)));
        let class = move || {
            let (grip, live) =
                face.with(|face| (face.grip, face.target.is_some() || face.selected));
            match (grip, live) {
                (true, _) => "cell live grip",
                (_, true) => "cell live",
                _ => "cell",
            }
        };
        let target = move || {
            face.with(|face| face.target)
                .map(|strike| if strike { "attack" } else { "move" })
        };
        let name = view.name.clone();
        let spoken = move || {
            let (own, ground) = face.with(|face| (face.own, face.ground));
            let view = PlaceView {
                ground,
                ..view.clone()
            };
            untrack(|| {
                scene.with_untracked(|scene| {
                    lit.with_untracked(|lit| {
                        hands
                            .starts
                            .with_untracked(|starts| label(scene, &view, lit, starts, own, sides))
                    })
                })
            })
        };
        view! {
            <g
                class=class
                role="gridcell"
                tabindex=move || if first.get() == Some(place) { "0" } else { "-1" }
                data-place=name
                data-target=target
                aria-label=spoken
                aria-selected=move || face.with(|face| face.selected).to_string()
                on:focus=move |_| hands.cursor.set(Some(place))
                on:click=move |event| if !drag.was_drag() && !lens.was_held() { magnifier.click(place, &event) }
            >
                <rect x=x y=y width=width height=height />
            </g>
        }
        .into_any()
    };
    // Another ground changes what a place is called, but the place keeps the focus.
    let level = Memo::new(move |_| {
        let mut rows = layout.with(Layout::rows_of_places);
        for view in rows.iter_mut().flatten() {
            view.ground = Ground::Plain;
        }
        rows
    });
    let rows = move || {
        faces.set_value(Vec::new());
        let rows = level.get();
        let row = |places: Vec<PlaceView>| {
            view! { <g role="row">{places.into_iter().map(cell).collect::<Vec<_>>()}</g> }
                .into_any()
        };
        rows.into_iter().map(row).collect::<Vec<_>>()
    };
    view! { {move || rows()} }
}
