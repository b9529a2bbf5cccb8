//! Setting the clocks of a game.

use clock::Span;
use game::Side;
use leptos::prelude::*;
use protocol::{GameState, SetClocks};

use super::Desk;
use super::form::{Field, Form, Plan, Wish};
use super::time::read;
use crate::i18n::{t, ta};
use crate::pages::decisions::{minutes, of_clocks};

/// The form.
pub(super) fn fields(desk: Desk) -> AnyView {
    let form = Form::new(desk, "arbiter-clocks");
    let times = [Field::new(), Field::new()];
    let fill = move || {
        let now = untrack(|| desk.game.times());
        for (field, now) in times.iter().zip(now.into_iter().flatten()) {
            field.value.set(minutes(now));
            field.wrong.set(None);
        }
    };
    // After a decision the fields show what it has led to.
    let made = Memo::new(move |_| {
        let count = |state: &GameState| state.decisions().len();
        desk.game.state.with(|state| state.as_ref().map(count))
    });
    Effect::new(move |_| {
        made.track();
        fill();
    });
    let field = move |side: Side| {
        let label = move || ta("arbiter-time", &[("side", desk.session.side(side).into())]);
        let id = format!("arbiter-time-{}", side.index());
        times[side.index()].view(id, label, "text", 12)
    };
    let fields = view! {
        <p class="note">{move || t("arbiter-time-note")}</p>
        <div class="choices">{Side::BOTH.map(field).into_iter().collect_view()}</div>
        <p><button type="button" data-testid="arbiter-times-now" on:click=move |_| fill()>{move || t("arbiter-times-now")}</button></p>
    }
    .into_any();
    let prepare = move |reason: String| {
        let typed = times.map(|field| {
            let time = read(&field.value.get_untracked());
            field
                .wrong
                .set(time.is_none().then_some("arbiter-time-wrong"));
            time
        });
        let [Some(first), Some(second)] = typed else {
            return None;
        };
        let (before, after) = (untrack(|| desk.game.times())?, [first, second]);
        Some(Plan {
            changes: untrack(|| of_clocks(desk.session, before, after)),
            wish: Wish::Clocks(SetClocks {
                after: untrack(|| desk.seq()),
                left_us: after.map(|Span(left)| left),
                reason,
            }),
        })
    };
    form.view(fields, prepare)
}
