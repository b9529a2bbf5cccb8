//! The pieces where they stand or are on their way, and where they have gone.

use game::Place;
use leptos::prelude::*;
use play::Act;

use super::acts::{going, legs};
use super::geometry::Layout;
use super::pieces::{piece, side_class};
use super::tracker::Tracked;

/// The pieces on the board.
#[component]
pub(super) fn Pieces(
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

/// Rings where pieces have gone or come.
#[component]
pub(super) fn Gone(
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
