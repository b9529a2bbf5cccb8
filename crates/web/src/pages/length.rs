//! The choice of how long to play: a game, a match, or for points.

use std::num::{NonZeroU8, NonZeroU32};

use hall::GameInfo;
use leptos::prelude::*;
use scorecard::TARGETS;
use series::{Reset, Roles, Series};

use super::new_game::agreed;
use crate::i18n::t;

/// The kind of length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Game,
    Match,
    Points,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Game, Self::Match, Self::Points];

    const fn id(self) -> &'static str {
        match self {
            Self::Game => "games-1",
            Self::Match => "games-2",
            Self::Points => "points",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Game => "new-one-game",
            Self::Match => "new-match",
            Self::Points => "new-points",
        }
    }
}

/// How long to play, as far as it is chosen.
#[derive(Clone, Copy)]
pub(super) struct Length {
    kind: RwSignal<Kind>,
    /// The points to reach, as typed.
    target: RwSignal<String>,
    swapped: RwSignal<bool>,
    reset: RwSignal<bool>,
}

impl Length {
    /// A single game.
    pub(super) fn new() -> Self {
        Self {
            kind: RwSignal::new(Kind::Game),
            target: RwSignal::new(TARGETS[0].to_string()),
            swapped: RwSignal::new(false),
            reset: RwSignal::new(false),
        }
    }

    /// Whether this game is played for points.
    pub(super) fn is_for_points(self, info: &GameInfo) -> bool {
        self.kind.get() == Kind::Points && info.points_play
    }

    /// What is agreed on for this game; `None` if the points to reach are no such number.
    pub(super) fn agreed(self, info: &GameInfo) -> Option<Series> {
        match self.kind.get_untracked() {
            Kind::Points if info.points_play => {
                let target: NonZeroU32 = self.target.get_untracked().trim().parse().ok()?;
                let mut agreed = Series::points(target);
                if self.swapped.get_untracked() {
                    agreed.roles = Roles::Swapped;
                }
                if self.reset.get_untracked() {
                    agreed.reset = Reset::OneAction;
                }
                Some(agreed)
            }
            Kind::Match => Some(Series::games(NonZeroU8::new(2)?, Roles::Swapped)),
            Kind::Game | Kind::Points => Some(Series::single()),
        }
    }
}

/// The field for the length.
pub(super) fn lengths(length: Length, game: RwSignal<Option<&'static GameInfo>>) -> impl IntoView {
    let by_points = Memo::new(move |_| game.get().is_some_and(|info| info.points_play));
    let one = move |kind: Kind| {
        // A game without points play is a single game if nothing else is chosen.
        let chosen = move || match length.kind.get() {
            Kind::Points if !by_points.get() => kind == Kind::Game,
            now => kind == now,
        };
        view! {
            <label class="choice">
                <input type="radio" name="length" value=kind.id() data-testid=kind.id()
                    prop:checked=chosen on:change=move |_| length.kind.set(kind) />
                <span>{move || t(kind.key())}</span>
            </label>
        }
        .into_any()
    };
    let kinds = move || {
        let on_offer = |kind: &Kind| *kind != Kind::Points || by_points.get();
        let kinds = Kind::ALL.into_iter().filter(on_offer);
        kinds.map(one).collect::<Vec<_>>()
    };
    let points = move || {
        let shown = by_points.get() && length.kind.get() == Kind::Points;
        shown.then(|| points(length))
    };
    view! {
        <fieldset>
            <legend>{move || t("new-length")}</legend>
            <div class="choices">{kinds}</div>
            {points}
        </fieldset>
    }
}

/// The points to reach, and what else is agreed on for points play.
fn points(length: Length) -> AnyView {
    let preset = move |target: u32| {
        let chosen = move || (length.target.get() == target.to_string()).to_string();
        view! {
            <button type="button" aria-pressed=chosen data-testid=format!("target-{target}")
                on:click=move |_| length.target.set(target.to_string())>{target}</button>
        }
    };
    view! {
        <label class="field section">
            <span>{move || t("new-points-target")}</span>
            <input type="number" inputmode="numeric" min="1" step="1" data-testid="target"
                prop:value=move || length.target.get()
                on:input=move |event| length.target.set(event_target_value(&event)) />
        </label>
        <div class="row">{TARGETS.map(preset).into_iter().collect_view()}</div>
        {agreed("new-points-swapped", length.swapped)}
        {agreed("new-points-reset", length.reset)}
    }
    .into_any()
}
