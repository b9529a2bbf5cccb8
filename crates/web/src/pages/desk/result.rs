//! Deciding the result and the points of a game.

use game::{Outcome, Side};
use leptos::prelude::*;
use protocol::Overrule;

use super::Desk;
use super::form::{Field, Form, Plan, Wish, wrong};
use crate::i18n::{t, ta};
use crate::pages::decisions::of_result;

/// The most points that a side can be given, or lose (T-X10).
const MOST_POINTS: i32 = 1000;

/// The form.
pub(super) fn fields(desk: Desk) -> AnyView {
    let form = Form::new(desk, "arbiter-result");
    let winner = RwSignal::new(None::<Option<Side>>);
    let no_winner = RwSignal::new(false);
    let points = [Field::new(), Field::new()];
    let counts = outcome(desk, None, None).is_some_and(|outcome| outcome.points.is_some());
    let choose = move |side: Option<Side>| {
        winner.set(Some(side));
        no_winner.set(false);
        let usual = outcome(desk, side, None).and_then(|outcome| outcome.points);
        for (field, usual) in points.iter().zip(usual.into_iter().flatten()) {
            field.value.set(usual.to_string());
            field.wrong.set(None);
        }
    };
    let option = move |side: Option<Side>| {
        let label = move || match side {
            Some(side) => ta("result-wins", &[("winner", desk.session.side(side).into())]),
            None => t("result-draw"),
        };
        let id = match side {
            Some(Side::First) => "arbiter-first",
            Some(Side::Second) => "arbiter-second",
            None => "arbiter-draw",
        };
        view! {
            <label class="choice">
                <input type="radio" name="winner" data-testid=id aria-describedby="arbiter-winner-wrong"
                    data-wrong=move || no_winner.get().then_some("")
                    prop:checked=move || winner.get() == Some(side) on:change=move |_| choose(side) />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    let all = [Some(Side::First), Some(Side::Second), None].map(option);
    let awards = counts.then(|| {
        let field = |side: Side| {
            let label = move || {
                ta(
                    "arbiter-points",
                    &[("side", desk.session.side(side).into())],
                )
            };
            let id = format!("arbiter-points-{}", side.index());
            points[side.index()].view(id, label, "text", 5)
        };
        view! { <div class="choices">{Side::BOTH.map(field).into_iter().collect_view()}</div> }
            .into_any()
    });
    let fields = view! {
        <fieldset>
            <legend>{move || t("arbiter-result")}</legend>
            <div class="choices">{all.into_iter().collect_view()}</div>
            {wrong("arbiter-winner-wrong".to_owned(), move || no_winner.get().then(|| t("arbiter-no-winner")))}
        </fieldset>
        {awards}
    }
    .into_any();
    let prepare = move |reason: String| {
        let side = winner.get_untracked();
        no_winner.set(side.is_none());
        let given = if counts { read(points)? } else { None };
        let side = side?;
        let state = desk.game.state;
        let before = state.with_untracked(|state| state.as_ref()?.table()?.outcome());
        let after = outcome(desk, side, given)?;
        let usual = outcome(desk, side, None).and_then(|outcome| outcome.points);
        Some(Plan {
            changes: vec![untrack(|| of_result(desk.session, before.as_ref(), &after))],
            wish: Wish::Result(Overrule {
                after: untrack(|| desk.seq()),
                winner: side,
                points: given.filter(|given| usual != Some(*given)),
                reason,
            }),
        })
    };
    form.view(fields, prepare)
}

/// The points that were typed; if a field is wrong, it says so and there is no answer.
fn read(points: [Field; 2]) -> Option<Option<[i32; 2]>> {
    let read = points.map(|field| {
        let text = field.value.get_untracked();
        let points = text.trim().parse().ok();
        let points = points.filter(|points| (-MOST_POINTS..=MOST_POINTS).contains(points));
        field.wrong.set(points.is_none().then_some("error-points"));
        points
    });
    match read {
        [Some(first), Some(second)] => Some(Some([first, second])),
        _ => None,
    }
}

/// How the game would end by this decision.
fn outcome(desk: Desk, winner: Option<Side>, points: Option<[i32; 2]>) -> Option<Outcome> {
    desk.game.state.with_untracked(|state| {
        let mut table = state.as_ref()?.table()?.boxed_clone();
        table
            .overrule(winner, points, "")
            .then(|| table.outcome())?
    })
}
