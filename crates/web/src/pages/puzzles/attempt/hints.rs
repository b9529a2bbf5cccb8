//! Hints for a puzzle: what it is about, then where it begins.

use leptos::prelude::*;

use super::{Attempt, words};
use crate::i18n::{t, ta};

impl Attempt {
    /// The hints given, and a button for one more: first the themes, then the piece that begins.
    pub(super) fn hint(self) -> AnyView {
        let piece = Memo::new(move |_| {
            self.puzzle
                .with_value(|puzzle| words::first_piece(self.info, puzzle))
        });
        let themes = move || {
            let themes = self.puzzle.with_value(words::themes);
            ta("puzzle-hint-themes", &[("themes", themes.into())])
        };
        let given = move || {
            let first =
                (self.hints.get() > 0).then(|| view! { <p class="note">{themes}</p> }.into_any());
            let second = (self.hints.get() > 1)
                .then(|| view! { <p class="note">{move || piece.get()}</p> }.into_any());
            (first, second)
        };
        let more = move || {
            (self.hints.get() < 2).then(|| {
                let give = move |_| self.hints.update(|hints| *hints += 1);
                view! { <button type="button" class="plain" data-testid="puzzle-hint" on:click=give>{t("puzzle-hint")}</button> }
                    .into_any()
            })
        };
        view! { <div role="status" data-testid="puzzle-hints">{given}</div>{more} }.into_any()
    }
}
