//! How points play stands (T-V7), for the panel that is loaded when it is needed.

use leptos::prelude::*;
use protocol::GameState;
use series::{Length, Player, Verdict};

use crate::parts::{Needs, points, when};

/// How points play stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PointsShown {
    /// The number of the board, from 1.
    pub(crate) number: u32,
    /// The points to reach.
    pub(crate) target: u32,
    /// The points of both players over all boards, in the order of [`Player::BOTH`].
    pub(crate) totals: [i32; 2],
    /// What the players are called.
    pub(crate) players: [String; 2],
    /// Whether points play is decided, once the board is.
    pub(crate) verdict: Option<Verdict>,
    /// Whether the player here may have the board set up anew now.
    pub(crate) may_reset: bool,
}

impl PointsShown {
    /// How it stands in `state`; `None` in games that don't belong to points play. `name` says what a
    /// player with a side now is called, and `mine` which sides are played here.
    pub(crate) fn of(
        state: &GameState,
        name: impl Fn(Player, game::Side) -> String,
        mine: [bool; 2],
    ) -> Option<Self> {
        let place = state.terms().series.as_ref()?;
        let Length::Points(target) = place.agreed.length else {
            return None;
        };
        let before = place.standing();
        let after = state
            .result()
            .map(|result| place.agreed.after(&before, result));
        let running = || {
            let points = state.table().and_then(hall::Table::points);
            place.agreed.total(&before, points.unwrap_or_default())
        };
        let side = |player| place.agreed.side(player, before.games);
        let may = |side: game::Side| mine[side.index()] && state.may_reset(side);
        Some(Self {
            number: place.number(),
            target: target.get(),
            totals: after.map_or_else(running, |after| after.points.unwrap_or_default()),
            players: Player::BOTH.map(|player| name(player, side(player))),
            verdict: after.map(|after| place.agreed.verdict(&after)),
            may_reset: game::Side::BOTH.into_iter().any(may),
        })
    }
}

/// The panel that shows it, once its code is there.
pub(crate) fn points_panel(now: Signal<PointsShown>, reset: Callback<()>) -> AnyView {
    when(Needs::of_points(), move || {
        points().map_or_else(|| ().into_any(), |panel| untrack(|| panel(now, reset)))
    })
}
