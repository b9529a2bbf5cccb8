//! What is seen of a ply while it is played: ways, flights and falls.

use game::{Gait, Place, Side, Strike};
use leptos::prelude::*;
use play::{Act, Part};

use super::geometry::Layout;
use super::pieces::{piece, side_class};

/// A leg of the way of a piece, seen from where it ends.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Leg {
    gait: Gait,
    style: String,
}

impl Leg {
    /// What it is called in the page.
    pub(super) const fn name(&self) -> &'static str {
        match self.gait {
            Gait::March => "march",
            Gait::Jump => "jump",
            Gait::Post => "post",
        }
    }
}

fn times(act: &Act) -> String {
    format!("--at:{}ms;--takes:{}ms", act.at, act.takes)
}

/// The legs of the piece of a side that stands at a place, drawn in this scale.
pub(super) fn legs(
    acts: &[Act],
    (owner, at): (Side, Place),
    layout: &Layout,
    scale: f32,
) -> Vec<Leg> {
    let leg = |act: &Act| match act.part {
        Part::Leg {
            side,
            piece,
            from,
            to,
            gait,
        } if (side, piece) == (owner, at) => {
            let ((x, y), (to_x, to_y)) = (layout.center(from)?, layout.center(to)?);
            let (x, y) = ((x - to_x) / scale, (y - to_y) / scale);
            let style = format!("--x:{x}px;--y:{y}px;{}", times(act));
            Some(Leg { gait, style })
        }
        _ => None,
    };
    acts.iter().filter_map(leg).collect()
}

/// A picture that goes these legs.
pub(super) fn going(picture: AnyView, legs: &[Leg]) -> AnyView {
    // The ways add up: until its time each leg holds the piece back by its length.
    legs.iter().fold(picture, |inner, leg| {
        let style = leg.style.clone();
        let inner = match leg.gait {
            Gait::March => inner,
            Gait::Jump => view! { <g class="hop" style=style.clone()>{inner}</g> }.into_any(),
            Gait::Post => view! { <g class="posted" style=style.clone()>{inner}</g> }.into_any(),
        };
        view! { <g class="leg" style=style>{inner}</g> }.into_any()
    })
}

/// What flies, falls and helps.
pub(super) fn acts_layer(layout: &Layout, acts: &[Act]) -> Vec<AnyView> {
    let seen = |act: &Act| match &act.part {
        Part::Leg { .. } => None,
        Part::Flight { from, to, strike } => flight(layout, act, (*from, *to), *strike),
        Part::Fall(fell) => {
            let ((x, y), size) = (layout.center(fell.place)?, layout.scale(fell.place));
            let at = format!("translate({x} {y}) scale({size})");
            let class = format!("fall {}", side_class(fell.side));
            Some(
                view! {
                    <g class=class data-motion="fall" style=times(act)><g transform=at>{piece(fell)}</g></g>
                    <circle class="gone" cx=x cy=y r="44" style=times(act) />
                }
                .into_any(),
            )
        }
        Part::Help(at) => {
            let ((x, y), r) = (layout.center(*at)?, 46.0 * layout.scale(*at));
            Some(
                view! { <circle class="help" data-motion="help" cx=x cy=y r=r style=times(act) /> }
                    .into_any(),
            )
        }
    };
    acts.iter().filter_map(seen).collect()
}

fn flight(
    layout: &Layout,
    act: &Act,
    (from, to): (Place, Place),
    strike: Strike,
) -> Option<AnyView> {
    let ((x, y), (to_x, to_y)) = (layout.center(from)?, layout.center(to)?);
    let turn = (to_y - y).atan2(to_x - x).to_degrees();
    let style = format!(
        "--x0:{x}px;--y0:{y}px;--x:{to_x}px;--y:{to_y}px;--turn:{turn}deg;{}",
        times(act)
    );
    let picture = match strike {
        Strike::Shot => {
            let shape =
                "M-34 0H30M14 -12L32 0L14 12M-34 0l-10 -9M-34 0l-10 9M-26 0l-10 -9M-26 0l-10 9";
            view! { <path class="under" d=shape /><path d=shape /> }.into_any()
        }
        Strike::Ball => view! { <circle r="17" /> }.into_any(),
        Strike::Blow | Strike::Hold => {
            let shape = "M6 -30Q34 0 6 30";
            view! { <path class="under" d=shape /><path d=shape /> }.into_any()
        }
    };
    let class = format!("flight {}", strike.key());
    Some(view! { <g class=class data-motion=strike.key() style=style>{picture}</g> }.into_any())
}
