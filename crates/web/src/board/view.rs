//! The board component.

use game::{Place, Scene};
use leptos::prelude::*;
use leptos::{html, svg};

use super::acts::acts_layer;
use super::cells::Cells;
use super::drag::Drag;
use super::drawn::Drawn;
use super::geometry::Layout;
use super::ground::ground;
use super::keys::pressed;
use super::layers::{dangers, highlights, marks, targets};
use super::lens::{Lens, glance};
use super::looks::{Hands, Lit, Look};
use super::magnifier::Magnifier;
use super::spoken::content;
use super::standing::{Gone, Pieces};
use super::tracker::Tracker;
use crate::early::{Step, has_come};
use crate::i18n::{t, ta};

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
            on:keydown=move |event| if let Some(hands) = hands { pressed(&event, hands, svg, layout) }
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

/// The name of a board of this size.
pub(crate) fn board_name(scene: &Scene) -> String {
    let (columns, rows) = (scene.board.columns, scene.board.rows);
    ta(
        "spoken-board",
        &[("columns", columns.into()), ("rows", rows.into())],
    )
}
