//! A task of a lesson: a board to play on, and what the rules say of it.

use hall::Options;
use leptos::prelude::*;
use play::{Draft, Verdict, judge};
use rulebook::{Step, Task};

use super::progress::Progress;
use crate::games::hall;
use crate::i18n::{t, ta};
use crate::pages::trial;
use crate::panels::TurnRoom;
use crate::play::Session;
use crate::route::Route;

/// A step with a task, and how far the reader has come with it. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    step: StoredValue<Step>,
    task: StoredValue<Task>,
    verdict: RwSignal<Verdict>,
    /// Whether the solution was shown.
    shown: RwSignal<bool>,
    hinted: RwSignal<bool>,
    /// How often the board was set up anew.
    again: RwSignal<u32>,
    progress: Progress,
}

impl Lesson {
    /// The lesson of a step; `None` if it has no task.
    pub(super) fn of(step: &Step, progress: Progress) -> Option<Self> {
        Some(Self {
            step: StoredValue::new(step.clone()),
            task: StoredValue::new(step.task.clone()?),
            verdict: RwSignal::new(Verdict::Open),
            shown: RwSignal::new(false),
            hinted: RwSignal::new(false),
            again: RwSignal::new(0),
            progress,
        })
    }

    fn text(self, which: &str) -> String {
        t(&self.step.with_value(|step| step.task_key(which)))
    }

    /// A draft in the position of the task, with the sides that the reader plays.
    fn draft(self) -> Option<(Draft, [bool; 2])> {
        let position = self.task.with_value(|task| task.position.clone());
        let table = hall().open(&position, &Options::default()).ok()?;
        let mine = trial::mine(&*table);
        Some((Draft::new(table), mine))
    }

    /// Judges what was played; once there is something to say, nothing more can be played.
    fn look(self, session: Session) {
        let judged = |draft: &Draft| self.task.with_value(|task| judge(task, draft.table()));
        let verdict = session.draft.with_untracked(judged);
        if verdict == Verdict::Open {
            return;
        }
        session.busy.set(true);
        if verdict == Verdict::Done {
            self.step.with_value(|step| self.progress.add(&step.text));
        }
        self.verdict.set(verdict);
        session.say(untrack(|| self.words()).unwrap_or_default());
    }

    /// Sets the board up anew.
    fn anew(self) {
        self.verdict.set(Verdict::Open);
        self.shown.set(false);
        self.again.update(|again| *again += 1);
    }

    /// Plays the solution on the board.
    fn show(self, session: Session) {
        let Some((mut draft, _)) = self.draft() else {
            return;
        };
        self.task.with_value(|task| draft.play_all(&task.solution));
        session.draft.set(draft);
        session.busy.set(true);
        self.shown.set(true);
        self.verdict.set(Verdict::Done);
        session.say(untrack(|| self.words()).unwrap_or_default());
    }

    /// What there is to say of what was played.
    fn words(self) -> Option<String> {
        let verdict = self.verdict.get();
        match verdict {
            Verdict::Open => None,
            Verdict::Done if self.shown.get() => Some(t("lesson-shown")),
            Verdict::Done => Some(self.text("done")),
            Verdict::Tried(says) => Some(t(&says)),
            Verdict::Missed => Some(t("lesson-missed")),
        }
    }

    /// What is asked.
    pub(super) fn asked(self) -> AnyView {
        view! {
            <div class="task">
                <h3>{move || t("lesson-task")}</h3>
                <p class="asked" data-testid="lesson-task">{move || self.text("task")}</p>
            </div>
        }
        .into_any()
    }

    /// A hint and the rule.
    pub(super) fn help(self, book: &'static str) -> AnyView {
        let rule = self.task.with_value(|task| task.rule.clone());
        let cited = ta("composer-rule", &[("rule", rule.clone().into())]);
        let href = Route::Rules {
            book: book.to_owned(),
            edition: None,
            rule: Some(rule),
        }
        .path();
        let given = NodeRef::<leptos::html::P>::new();
        // Whoever asked for it reads on there: the button is gone.
        Effect::new(move |_| {
            if let Some(given) = given.get() {
                let _ = given.focus();
            }
        });
        let hint = move || {
            match self.hinted.get() {
            true => view! { <p class="note" tabindex="-1" node_ref=given data-testid="lesson-hint">{self.text("hint")}</p> }.into_any(),
            false => view! {
                <button type="button" class="plain" data-testid="lesson-give-hint" on:click=move |_| self.hinted.set(true)>{t("lesson-hint")}</button>
            }
            .into_any(),
        }
        };
        view! {
            {hint}
            <p class="note"><a href=href data-testid="lesson-rule">{cited}</a></p>
        }
        .into_any()
    }

    /// The board, and below it the running turn or what there is to say of it; `next` leads on once the
    /// task is done.
    pub(super) fn board(
        self,
        next: impl Fn(bool) -> AnyView + Copy + Send + Sync + 'static,
    ) -> AnyView {
        let one = move || {
            self.again.track();
            untrack(|| self.table(next))
        };
        view! { <div class="stage" data-testid="lesson">{one}</div> }.into_any()
    }

    fn table(
        self,
        next: impl Fn(bool) -> AnyView + Copy + Send + Sync + 'static,
    ) -> Option<AnyView> {
        let (draft, mine) = self.draft()?;
        let look = move |session: Session| self.look(session);
        let session = Session::new(draft, mine, move |session, _| look(session), look);
        let open = Memo::new(move |_| self.verdict.with(|verdict| *verdict == Verdict::Open));
        let below = move || {
            match open.get() {
            true => view! {
                <TurnRoom session=session />
                <p class="row">
                    <button type="button" class="plain" data-testid="lesson-show" on:click=move |_| self.show(session)>{t("lesson-show")}</button>
                </p>
            }
            .into_any(),
            false => self.judged(next),
        }
        };
        Some(trial::board(session, below))
    }

    fn judged(self, next: impl Fn(bool) -> AnyView + Copy + Send + Sync + 'static) -> AnyView {
        let done = self.verdict.get() == Verdict::Done && !self.shown.get();
        let sign = if done { "✓ " } else { "" };
        let task = (!done).then(|| view! { <p class="note">{move || self.text("task")}</p> });
        let said = view! { <p><b>{sign}</b>{move || self.words()}</p>{task} };
        let again = trial::again("lesson-again", t("lesson-again"), done, move || self.anew());
        let ways = view! { {done.then(|| next(true))}{again} };
        trial::judged("lesson-judged", done, said, ways)
    }
}
