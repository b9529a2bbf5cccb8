//! The reason why something is not possible, at the spot.

use game::{Place, Refused};
use leptos::prelude::*;

use super::geometry::Layout;
use crate::i18n::{find, rule, t, ta};
use crate::route::Route;

/// A refusal and where to show it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Callout {
    /// The place touched, if it was a place.
    pub(crate) place: Option<Place>,
    /// Why not.
    pub(crate) refused: Refused,
}

impl Callout {
    /// The reason in the language in use.
    pub(crate) fn text(&self) -> String {
        find(self.refused.key, &[]).unwrap_or_else(|| self.refused.text.clone())
    }
}

/// The box with the reason, the rule and a link to it.
#[component]
pub(crate) fn CalloutBox(
    /// What to say.
    callout: Callout,
    /// Where things are.
    layout: Layout,
    /// The rule book of the game, and the edition played.
    book: &'static str,
    /// The edition played, if it has a page of its own.
    edition: Option<String>,
    /// Closes it.
    close: Callback<()>,
) -> impl IntoView {
    let (across, down) = callout
        .place
        .and_then(|place| layout.fraction(place))
        .unwrap_or((0.5, 0.5));
    // Beside the place: below it in the upper half, above it in the lower one.
    let percent = |part: f32| format!("{}%", part * 100.0);
    let gap = 0.55 / layout.rows;
    let (top, bottom) = if down < 0.5 {
        (percent(down + gap), "auto".to_owned())
    } else {
        ("auto".to_owned(), percent(1.0 - down + gap))
    };
    let (left, right) = if across < 0.5 {
        (percent((across - 0.08).max(0.0)), "auto".to_owned())
    } else {
        ("auto".to_owned(), percent((0.92 - across).max(0.0)))
    };
    let id = callout.refused.rule.0;
    let title = rule(&format!("{id}.title")).unwrap_or_default();
    let text = rule(id);
    let href = Route::Rules {
        book: book.to_owned(),
        edition,
        rule: Some(id.to_owned()),
    }
    .path();
    let reason = callout.text();
    view! {
        <div
            class="callout" role="note" data-testid="refusal" data-rule=id
            style:top=top style:bottom=bottom style:left=left style:right=right
        >
            <button type="button" class="close" aria-label=t("confirm-close") on:click=move |_| close.run(())>"✕"</button>
            <strong data-testid="refusal-reason">{reason}</strong>
            <div class="rule"><b>{title}</b>" "{text}</div>
            <a href=href data-testid="refusal-rule">{ta("composer-rule", &[("rule", id.into())])}</a>
        </div>
    }
}
