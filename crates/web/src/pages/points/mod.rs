//! How points play stands (T-V7), on score cards (T-P3 to T-P7). It is a part of its own, which only
//! points play loads.

mod card;
mod hands;

use leptos::prelude::*;
use scorecard::{Card, Counting, Scale};
use series::{Player, Verdict};

use crate::i18n::{t, ta};
use crate::panels::PointsShown;

/// Which card is shown, and how.
#[derive(Clone, Copy)]
struct Shown {
    card: RwSignal<Card>,
    compound: RwSignal<bool>,
    /// Whether card A is shown as ten fingers.
    fingers: RwSignal<bool>,
}

impl Shown {
    /// The smallest card with room for this many points.
    fn for_target(target: u32) -> Self {
        let both = [false, true];
        let mut all: Vec<(Card, bool)> = Card::ALL
            .into_iter()
            .flat_map(|card| both.map(|compound| (card, compound)))
            .collect();
        let capacity = |(card, compound): &(Card, bool)| scale(*card, *compound).capacity();
        all.sort_by_key(capacity);
        let fits = |one: &&(Card, bool)| capacity(one) >= u64::from(target);
        let (card, compound) = all
            .iter()
            .find(fits)
            .copied()
            .unwrap_or((Card::BOptional, true));
        Self {
            card: RwSignal::new(card),
            compound: RwSignal::new(compound),
            fingers: RwSignal::new(false),
        }
    }

    fn scale(self) -> Scale {
        scale(self.card.get(), self.compound.get())
    }
}

fn scale(card: Card, compound: bool) -> Scale {
    let counting = if compound {
        Counting::Compound
    } else {
        Counting::Plain
    };
    Scale { card, counting }
}

/// The panel of points play; `reset` has the board set up anew.
pub(crate) fn points_panel(now: Signal<PointsShown>, reset: Callback<()>) -> AnyView {
    let shown = Shown::for_target(now.with_untracked(|now| now.target));
    let title = move || {
        let (number, target) = now.with(|now| (now.number, now.target));
        ta(
            "points-board",
            &[("number", number.into()), ("target", target.into())],
        )
    };
    let verdict = move || {
        let (verdict, players) = now.with(|now| (now.verdict, now.players.clone()));
        let text = match verdict? {
            Verdict::GoesOn => t("points-goes-on"),
            Verdict::Over(Some(player)) => {
                let name = players[player.index()].clone();
                ta("points-won", &[("player", name.into())])
            }
            Verdict::Over(None) => t("points-tied"),
        };
        Some(view! { <p role="status" data-testid="points-verdict">{text}</p> }.into_any())
    };
    let cards = move || {
        let scale = shown.scale();
        let fingers = shown.fingers.get() && scale.card == Card::A;
        let now = now.get();
        Player::BOTH.map(|player| figure(&now, player, scale, fingers))
    };
    view! {
        <section class="card" data-testid="points-play" aria-labelledby="points-title">
            <h2 id="points-title">{title}</h2>
            {verdict}
            <div class="pegs">{move || cards().into_iter().collect_view()}</div>
            {choices(shown)}
            {move || now.with(|now| now.may_reset).then(|| resetting(reset))}
        </section>
    }
    .into_any()
}

/// The card of a player, with the points in words.
fn figure(now: &PointsShown, player: Player, scale: Scale, fingers: bool) -> AnyView {
    let (name, points) = (
        now.players[player.index()].clone(),
        now.totals[player.index()],
    );
    // Penalties may leave less than nothing, which no card shows.
    let tally = scale.tally(u64::try_from(points).unwrap_or(0));
    let words = ta("match-points", &[("points", points.into())]);
    let spoken = card::spoken(&tally);
    let picture = if fingers {
        hands::picture(&tally, spoken)
    } else {
        card::picture(scale.card, &tally, spoken)
    };
    let laps = (tally.laps > 0).then(|| {
        let laps = f64::from(u32::try_from(tally.laps).unwrap_or(u32::MAX));
        view! { <small>{ta("points-laps", &[("laps", laps.into())])}</small> }.into_any()
    });
    let id = format!("points-of-{}", player.index() + 1);
    view! {
        <figure>
            <figcaption><b>{name}</b>" "<span data-testid=id>{words}</span>{laps}</figcaption>
            {picture}
        </figure>
    }
    .into_any()
}

/// Which card, and how it counts.
fn choices(shown: Shown) -> AnyView {
    let option = move |card: Card| {
        let name = move || t(&format!("points-card-{}", card.name().to_lowercase()));
        let chosen = move || shown.card.get() == card;
        view! { <option value=card.name() prop:selected=chosen>{name}</option> }
    };
    let pick = move |event| {
        if let Ok(card) = event_target_value(&event).parse() {
            shown.card.set(card);
        }
    };
    let check = |key: &'static str, on: RwSignal<bool>| {
        view! {
            <label class="choice">
                <input type="checkbox" data-testid=key prop:checked=move || on.get()
                    on:change=move |event| on.set(event_target_checked(&event)) />
                <span>{move || t(key)}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <details class="section">
            <summary data-testid="points-choices">{move || t("points-choices")}</summary>
            <label class="field">
                <span>{move || t("points-card")}</span>
                <select data-testid="points-card" on:change=pick>{Card::ALL.map(option).into_iter().collect_view()}</select>
            </label>
            {check("points-compound", shown.compound)}
            {move || (shown.card.get() == Card::A).then(|| check("points-fingers", shown.fingers))}
        </details>
    }
    .into_any()
}

/// The button to have the board set up anew, which asks once more.
fn resetting(reset: Callback<()>) -> AnyView {
    let sure = RwSignal::new(false);
    let press = move |_| {
        if sure.get_untracked() {
            reset.run(());
        }
        sure.update(|sure| *sure = !*sure);
    };
    let label = move || {
        t(if sure.get() {
            "points-reset-question"
        } else {
            "points-reset"
        })
    };
    view! {
        <div class="row section">
            <button type="button" data-testid="reset" on:click=press>{label}</button>
            {move || sure.get().then(|| view! {
                <button type="button" on:click=move |_| sure.set(false)>{t("confirm-no")}</button>
            }.into_any())}
        </div>
    }
    .into_any()
}
