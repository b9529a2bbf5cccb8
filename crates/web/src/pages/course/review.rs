//! The computer looks through a finished game, on request.

use game::{Side, Viewer};
use leptos::prelude::*;
use play::{Opinion, Review, Worth};
use series::Race;

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
    /// What was played for in points play.
    race: Option<Race>,
    /// What it has found.
    opinions: RwSignal<Vec<Opinion>, LocalStorage>,
    /// Whether it is at it.
    running: RwSignal<bool>,
    /// Whether something went wrong.
    failed: RwSignal<bool>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

/// The button for it, how far it is, and what it has found.
pub(super) fn review(session: Session, race: Option<Race>) -> AnyView {
    let known = session
        .draft
        .with_untracked(|draft| kept::read(draft.table(), race));
    let thinker = StoredValue::new_local(Thinker::default());
    on_cleanup(move || {
        thinker.try_update_value(Thinker::stop);
    });
    let looking = Looking {
        session,
        race,
        opinions: RwSignal::new_local(known),
        running: RwSignal::new(false),
        failed: RwSignal::new(false),
        thinker,
    };
    Effect::new(move |_| {
        if !looking.running.get() {
            let shown = Shown::of(session, looking.review());
            session
                .sign
                .set(shown.map(|shown| untrack(|| shown.sign())));
        }
    });
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
        let Some((plies, side)) = review.next() else {
            self.stop();
            let count = review.turning_points(TURNING_POINTS).len();
            let done = untrack(|| ta("review-done", &[("count", count.into())]));
            return self.session.say(done);
        };
        self.running.set(true);
        let answered = move |answer| self.answered(side, answer);
        self.thinker.update_value(|thinker| {
            self.session.draft.with_untracked(|draft| {
                let (table, viewer) = (draft.table(), Viewer::Player(side));
                thinker.ask_opinion(table, plies, viewer, self.race, TIME_MS, answered);
            });
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
        draft.with_untracked(|draft| kept::write(draft.table(), self.race, opinions));
    }

    /// The button that begins, or how far it has come and the button that ends.
    fn control(self) -> Option<AnyView> {
        let done = move || self.opinions.with(Vec::len);
        let positions = untrack(|| self.review()).positions();
        if self.running.get() {
            let told = move || {
                let at = (done() + 1).min(positions);
                ta(
                    "review-progress",
                    &[("turn", at.into()), ("turns", positions.into())],
                )
            };
            return Some(view! {
                <div class="row" data-testid="review-progress">
                    <label class="grow">{told}<progress max=positions prop:value=move || done() as f64></progress></label>
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
        (begun < positions).then(|| {
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
