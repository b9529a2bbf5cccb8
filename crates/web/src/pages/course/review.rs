//! The computer looks through a finished game, on request.

use game::Side;
use leptos::prelude::*;
use play::{Opinion, Review, Worth};

use super::shown::Shown;
use super::{TURNING_POINTS, kept};
use crate::i18n::{t, ta};
use crate::play::Session;
use crate::thinker::{Thinker, TurnResult};

/// How long the computer looks at a turn, in milliseconds.
const TIME_MS: u32 = 300;

/// The computer that looks through a game. Copies share their state.
#[derive(Clone, Copy)]
struct Looking {
    session: Session,
    /// What it has found.
    opinions: RwSignal<Vec<Opinion>, LocalStorage>,
    /// Whether it is at it.
    running: RwSignal<bool>,
    /// Whether something went wrong.
    failed: RwSignal<bool>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

/// The button for it, how far it is, and what it has found.
pub(super) fn review(session: Session) -> AnyView {
    let known = session
        .draft
        .with_untracked(|draft| kept::read(draft.table()));
    let thinker = StoredValue::new_local(Thinker::default());
    on_cleanup(move || {
        thinker.try_update_value(Thinker::stop);
    });
    let looking = Looking {
        session,
        opinions: RwSignal::new_local(known),
        running: RwSignal::new(false),
        failed: RwSignal::new(false),
        thinker,
    };
    let control = move || looking.control();
    let found = move || looking.found();
    view! {
        <h3>{t("review-title")}</h3>
        <p class="note">{t("review-note")}</p>
        {control}
        {found}
    }
    .into_any()
}

impl Looking {
    fn review(self) -> Review {
        let opinions = self.opinions.get();
        let draft = self.session.draft;
        draft.with_untracked(|draft| Review::of(draft.table(), opinions))
    }

    /// Looks at the next turn, or ends if there is none.
    fn go_on(self) {
        let review = untrack(|| self.review());
        let draft = self.session.draft;
        let next = draft.with_untracked(|draft| review.next(draft.table()));
        let Some((side, position)) = next else {
            self.stop();
            let count = review.turning_points(TURNING_POINTS).len();
            let done = untrack(|| ta("review-done", &[("count", count.into())]));
            return self.session.say(done);
        };
        self.running.set(true);
        self.thinker.update_value(|thinker| {
            let answered = move |answer| self.answered(side, answer);
            thinker.ask_opinion(&position, TIME_MS, answered);
        });
    }

    fn answered(self, side: Side, answer: TurnResult) {
        // The page has been left in the meantime.
        if self.running.try_get_untracked() != Some(true) {
            return;
        }
        let opinion = answer.ok().and_then(|texts| {
            let (worth, best) = texts.split_first()?;
            let worth = Worth::read(worth, side)?;
            let best = best.to_vec();
            Some(Opinion { worth, best })
        });
        let Some(opinion) = opinion else {
            self.failed.set(true);
            return self.stop();
        };
        self.opinions.update(|opinions| opinions.push(opinion));
        self.go_on();
    }

    /// Ends, and keeps what was found.
    fn stop(self) {
        self.running.set(false);
        self.thinker.update_value(Thinker::stop);
        let opinions = self.opinions.get_untracked();
        let draft = self.session.draft;
        draft.with_untracked(|draft| kept::write(draft.table(), opinions));
    }

    /// The button that begins, or how far it has come and the button that ends.
    fn control(self) -> Option<AnyView> {
        let done = move || self.opinions.with(Vec::len);
        let turns = untrack(|| self.review()).turns.len();
        if self.running.get() {
            let told = move || {
                let at = (done() + 1).min(turns);
                ta(
                    "review-progress",
                    &[("turn", at.into()), ("turns", turns.into())],
                )
            };
            return Some(view! {
                <div class="row" data-testid="review-progress">
                    <label class="grow">{told}<progress max=turns prop:value=move || done() as f64></progress></label>
                    <button type="button" data-testid="review-stop" on:click=move |_| self.stop()>{t("review-stop")}</button>
                </div>
            }.into_any());
        }
        let begun = untrack(done);
        let failed = self.failed.get().then(|| {
            view! { <p role="alert" data-testid="review-failed">{t("review-failed")}</p> }
                .into_any()
        });
        let start = move |_| {
            self.failed.set(false);
            self.go_on();
        };
        let label = t(if begun == 0 {
            "review-ask"
        } else {
            "review-go-on"
        });
        (begun < turns).then(|| {
            view! {
                {failed}
                <p><button type="button" data-testid="review-ask" on:click=start>{label}</button></p>
            }
            .into_any()
        })
    }

    /// What it has found so far.
    fn found(self) -> Option<AnyView> {
        let running = self.running.get();
        Shown::of(self.session, self.review()).map(|shown| shown.draw(running))
    }
}
