//! The guides to a first game, step by step: each has a task on a board.

mod progress;
mod task;

use leptos::prelude::*;
use rulebook::{Guide, Step};

use self::progress::Progress;
use self::task::Lesson;
use super::book::{self, Figure, folders};
use super::home::against_computer;
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::play::kept_games;
use crate::route::{Route, nav};

/// The level of the computer in the first game.
const LEVEL: u8 = 1;

/// The folders of all guides, in the order of the games.
pub(crate) fn guides() -> impl Iterator<Item = &'static str> {
    let mut books: Vec<&str> = hall::games().map(|info| info.book).collect();
    books.dedup();
    let of = |book: &str| folders("guide").find(|folder| *folder == book);
    books.into_iter().filter_map(of)
}

/// The key of a guide's title.
pub(crate) fn title(folder: &str) -> String {
    format!("{folder}-guide")
}

/// The address of a guide.
pub(crate) fn address(folder: &str) -> String {
    let guide = Some(folder.to_owned());
    Route::Learn { guide }.path()
}

/// How the part of the address begins that says which step is shown, from 1 on.
const STEP: &str = "step-";

/// The step that the address names, from 0 on; the first if it names none.
fn step_shown(count: usize) -> usize {
    let hash = window().location().hash().unwrap_or_default();
    let number = hash.trim_start_matches('#').strip_prefix(STEP);
    let number: Option<usize> = number.and_then(|number| number.parse().ok());
    number.unwrap_or(1).clamp(1, count.max(1)) - 1
}

/// The page of a guide.
#[component]
pub(crate) fn Learn(
    /// Its folder; the first guide if none is chosen.
    guide: Option<String>,
) -> impl IntoView {
    let all: Vec<_> = guides().collect();
    let asked = guide.and_then(|folder| all.iter().position(|name| *name == folder));
    let chosen = asked.unwrap_or_default();
    let tabs: Vec<_> = all
        .iter()
        .enumerate()
        .map(|(i, &folder)| {
            let class = if i == chosen {
                "button primary"
            } else {
                "button"
            };
            let here = (i == chosen).then_some("page");
            view! { <a class=class href=address(folder) aria-current=here>{move || t(&title(folder))}</a> }
        })
        .collect();
    let tabs = (tabs.len() > 1).then(|| view! { <div class="row">{tabs}</div> });
    let folder = all.get(chosen).copied();
    let shown = folder.and_then(|folder| Some(lessons(folder, book::guide(folder)?)));
    view! { {style_sheet("/learning.css")}<div class="lessons">{tabs}{shown}</div> }
}

/// A guide: its steps, and the one in view.
fn lessons(folder: &'static str, guide: Guide) -> AnyView {
    let count = guide.steps.len();
    let steps = StoredValue::new(guide.steps);
    let progress = Progress::load();
    let now = RwSignal::new(step_shown(count));
    // The address says which step it is, so back goes back a step.
    let moved = window_event_listener(leptos::ev::hashchange, move |_| now.set(step_shown(count)));
    on_cleanup(move || moved.remove());
    let go = move |step: usize| {
        let _ = window().location().set_hash(&format!("{STEP}{}", step + 1));
    };
    // A step begins where it can be seen.
    Effect::new(move |before: Option<usize>| {
        let now = now.get();
        if before.is_some_and(|before| before != now) {
            request_animation_frame(show_step);
        }
        now
    });
    // A step with a task leads on from its board; the button below only skips it.
    let next = move |solved: bool| {
        let now = now.get();
        let has_task =
            steps.with_value(|steps| steps.get(now).is_some_and(|step| step.task.is_some()));
        let class = if solved || !has_task {
            "primary"
        } else {
            "plain"
        };
        if now + 1 == count {
            return first_game(folder, class);
        }
        let id = if solved { "lesson-next" } else { "guide-next" };
        view! { <button type="button" class=class data-testid=id on:click=move |_| go(now + 1)>{t("guide-next")}</button> }
            .into_any()
    };
    let number = move |index: usize| {
        let (key, title) =
            steps.with_value(|steps| (steps[index].text.clone(), steps[index].title.clone()));
        let done = Memo::new(move |_| progress.has(&key));
        let name = title.clone();
        let label = move || {
            let args = [("step", (index + 1).into()), ("title", t(&title).into())];
            let key = if done.get() {
                "lesson-step-done"
            } else {
                "lesson-step"
            };
            ta(key, &args)
        };
        view! {
            <li><button type="button" class:done=move || done.get() aria-current=move || (now.get() == index).then_some("step")
                title=label.clone() aria-label=label on:click=move |_| go(index)><span>{move || if done.get() { "✓".to_owned() } else { (index + 1).to_string() }}</span><span class="name">{move || t(&name)}</span></button></li>
        }
        .into_any()
    };
    let numbers: Vec<_> = (0..count).map(number).collect();
    let step = move || {
        let now = now.get();
        let step = steps.with_value(|steps| steps.get(now).cloned())?;
        let intro = (now == 0).then(|| guide.intro.clone());
        Some(untrack(|| {
            one(folder, &step, intro, [now + 1, count], progress, next)
        }))
    };
    view! {
        <h1>{move || t(&title(folder))}</h1>
        <div class="guided">
            <ol class="lesson-steps" aria-label=move || t("lesson-steps")>{numbers}</ol>
            <div>
                {step}
                <div class="row section">
                    <button type="button" data-testid="guide-previous" disabled=move || now.get() == 0
                        on:click=move |_| go(now.get_untracked().saturating_sub(1))>{move || t("guide-previous")}</button>
                    {move || next(false)}
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Scrolls to the step.
fn show_step() {
    if let Ok(Some(step)) = document().query_selector(".lesson") {
        step.scroll_into_view();
    }
}

/// A step, the `number`th of so many; the first one begins with the guide's introduction.
fn one(
    folder: &'static str,
    step: &Step,
    intro: Option<String>,
    number: [usize; 2],
    progress: Progress,
    next: impl Fn(bool) -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let (title, text) = (step.title.clone(), step.text.clone());
    let [here, count] = number;
    let figures: Vec<_> = (step.diagrams.iter().cloned())
        .map(|diagram| view! { <Figure diagram=diagram /> }.into_any())
        .collect();
    let lesson = Lesson::of(step, progress);
    view! {
        <section class="card lesson" data-testid="guide-step">
            <div class="head">
                <p class="note">{move || ta("guide-step", &[("step", here.into()), ("steps", count.into())])}</p>
                <h2>{move || t(&title)}</h2>
            </div>
            <div class="text">
                {intro.map(|intro| view! { <p>{move || t(&intro)}</p> })}
                <p>{move || t(&text)}</p>
            </div>
            {lesson.map(Lesson::asked)}
            {lesson.map(|lesson| lesson.board(next))}
            <div class="help">
                {lesson.map(|lesson| lesson.help(folder))}
                <div class="figures">{figures}</div>
            </div>
        </section>
    }
    .into_any()
}

/// The button that begins a first game of a guide's game at once.
fn first_game(folder: &'static str, class: &'static str) -> AnyView {
    let failed = RwSignal::new(false);
    let start = move |_| {
        let info = hall::games().find(|info| info.book == folder);
        let game = info.and_then(|info| against_computer(info, LEVEL));
        match game.and_then(|game| kept_games::store_new(&game)) {
            Some(id) => nav().go(Route::Local(id)),
            None => failed.set(true),
        }
    };
    let said = move || {
        failed
            .get()
            .then(|| view! { <p role="alert">{t("error-storage")}</p> }.into_any())
    };
    view! { <button type="button" class=class data-testid="guide-play" on:click=start>{t("guide-play")}</button>{said} }
        .into_any()
}
