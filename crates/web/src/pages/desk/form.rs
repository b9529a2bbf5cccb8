//! The form of a decision: its fields, the reason, and the question before it is made.

use leptos::prelude::*;
use protocol::{Accepted, Overrule, SetClocks, SetUp};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::Desk;
use crate::http::{Failure, post};
use crate::i18n::{t, ta};
use crate::pages::decisions::Change;

/// What is asked of the server.
#[derive(Clone)]
pub(super) enum Wish {
    Result(Overrule),
    Position(SetUp),
    Clocks(SetClocks),
}

/// A decision that is prepared and not made yet.
#[derive(Clone)]
pub(super) struct Plan {
    pub(super) changes: Vec<Change>,
    pub(super) wish: Wish,
}

/// The form of one kind of decision. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) desk: Desk,
    /// How the names of its elements begin.
    id: &'static str,
    reason: Field,
    plan: RwSignal<Option<Plan>>,
    /// What is wrong with the decision as a whole.
    pub(super) problem: RwSignal<Option<String>>,
    /// Whether the last decision has just been made.
    pub(super) made: RwSignal<bool>,
    busy: RwSignal<bool>,
}

impl Form {
    pub(super) fn new(desk: Desk, id: &'static str) -> Self {
        Self {
            desk,
            id,
            reason: Field::new(),
            plan: RwSignal::new(None),
            problem: RwSignal::new(None),
            made: RwSignal::new(false),
            busy: RwSignal::new(false),
        }
    }

    /// Whether its fields can be changed: nothing waits to be confirmed.
    pub(super) fn open(self) -> bool {
        self.plan.with(Option::is_none)
    }

    /// Prepares the decision, and asks for it.
    fn review(self, prepare: &dyn Fn(String) -> Option<Plan>) {
        self.problem.set(None);
        self.made.set(false);
        let reason = self.reason.value.get_untracked().trim().to_owned();
        self.reason
            .wrong
            .set(reason.is_empty().then_some("arbiter-no-reason"));
        let plan = prepare(reason.clone()).filter(|_| !reason.is_empty());
        let wrong = plan.is_none();
        self.plan.set(plan);
        let form = self.element("form");
        let there = self.element("plan");
        request_animation_frame(move || {
            focus(if wrong { &form } else { &there }, wrong);
        });
    }

    fn back(self) {
        self.plan.set(None);
        let button = self.element("review");
        request_animation_frame(move || focus(&button, false));
    }

    fn confirm(self) {
        let Some(plan) = self.plan.get_untracked() else {
            return;
        };
        let path = move |what: &str| format!("/api/games/{}/{what}", self.desk.game.id());
        let secret = self.desk.secret.get_value();
        let owner = Owner::current().unwrap_or_default();
        self.busy.set(true);
        spawn_local(async move {
            let token = Some(secret.as_str());
            let answer = match &plan.wish {
                Wish::Result(wish) => post::<Accepted>(&path("overrule"), token, wish).await,
                Wish::Position(wish) => post(&path("position"), token, wish).await,
                Wish::Clocks(wish) => post(&path("clocks"), token, wish).await,
            };
            self.busy.try_set(false);
            let focused = match answer {
                Ok(_) => {
                    self.reason.value.try_set(String::new());
                    self.problem.try_set(None);
                    self.made.try_set(true);
                    self.plan.try_set(None);
                    "made"
                }
                Err(failure) => {
                    let text = owner.with(|| untrack(|| failure.text()));
                    self.problem.try_set(Some(text));
                    // Without an answer it may be asked again; what is refused has to be changed.
                    if matches!(failure, Failure::Refused(_)) {
                        self.plan.try_set(None);
                    }
                    "problem"
                }
            };
            let element = self.element(focused);
            request_animation_frame(move || focus(&element, false));
        });
    }

    fn element(self, part: &str) -> String {
        format!("{}-{part}", self.id)
    }

    /// The whole form around its fields; `prepare` is given the reason.
    pub(super) fn view(
        self,
        fields: AnyView,
        prepare: impl Fn(String) -> Option<Plan> + 'static,
    ) -> AnyView {
        let submit = move |event: web_sys::SubmitEvent| {
            event.prevent_default();
            if self.plan.with_untracked(Option::is_none) {
                self.review(&prepare);
            }
        };
        let reason = self.reason.view(
            self.element("reason"),
            move || t("arbiter-reason"),
            "text",
            500,
        );
        let problem = move || {
            self.problem.get().map(|text| {
                view! { <div class="banner bad" role="alert" tabindex="-1" id=self.element("problem") data-testid=self.element("problem")><p>{text}</p></div> }
                    .into_any()
            })
        };
        let made = move || {
            self.made.get().then(|| {
                view! { <p class="note" role="status" tabindex="-1" id=self.element("made") data-testid=self.element("made")>{t("arbiter-made")}</p> }
                    .into_any()
            })
        };
        let end = move || {
            match self.plan.get() {
            None => view! {
                <button type="submit" id=self.element("review") data-testid=self.element("review")>{t("arbiter-review")}</button>
            }
            .into_any(),
            Some(plan) => self.question(&plan),
        }
        };
        view! {
            <form class="section" novalidate id=self.element("form") data-testid=self.element("form") on:submit=submit>
                <fieldset disabled=move || !self.open()>{fields}{reason}</fieldset>
                {problem}
                {made}
                {end}
            </form>
        }
        .into_any()
    }

    /// What the decision changes, and whether it is meant. Its buttons stand below all that, so that a
    /// second press at the place of the first one does nothing.
    fn question(self, plan: &Plan) -> AnyView {
        let lines: Vec<_> = plan.changes.iter().map(Change::line).collect();
        let reason = self.reason.value.get_untracked();
        let reason = ta("arbiter-reason-was", &[("reason", reason.trim().into())]);
        let keydown = move |event: web_sys::KeyboardEvent| {
            if event.key() == "Escape" && !self.busy.get_untracked() {
                event.prevent_default();
                self.back();
            }
        };
        let [title, titled] = [(); 2].map(|()| self.element("title"));
        view! {
            <div role="group" tabindex="-1" aria-labelledby=titled id=self.element("plan") data-testid=self.element("plan") on:keydown=keydown>
                <h3 id=title>{t("arbiter-question")}</h3>
                <ul class="steps">{lines}</ul>
                <p>{reason}</p>
                <p class="note">{t("arbiter-everybody")}</p>
                <div class="row">
                    <button type="button" data-testid=self.element("back") disabled=move || self.busy.get() on:click=move |_| self.back()>{t("arbiter-back")}</button>
                    <button type="button" class="primary" data-testid=self.element("confirm") disabled=move || self.busy.get() on:click=move |_| self.confirm()>{t("arbiter-confirm")}</button>
                </div>
            </div>
        }
        .into_any()
    }
}

/// A field that is typed into, and the key of what is wrong in it. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) value: RwSignal<String>,
    pub(super) wrong: RwSignal<Option<&'static str>>,
}

impl Field {
    pub(super) fn new() -> Self {
        Self {
            value: RwSignal::new(String::new()),
            wrong: RwSignal::new(None),
        }
    }

    /// The field with its label, and below it what is wrong.
    pub(super) fn view(
        self,
        id: String,
        label: impl Fn() -> String + Send + 'static,
        keyboard: &'static str,
        longest: u16,
    ) -> AnyView {
        let wrong_id = format!("{id}-wrong");
        let wrong = wrong(wrong_id.clone(), move || self.wrong.get().map(t));
        let typed = move |event| {
            self.value.set(event_target_value(&event));
            self.wrong.set(None);
        };
        view! {
            <div>
                <label class="field"><span>{label}</span>
                    <input type="text" inputmode=keyboard maxlength=longest autocomplete="off" data-testid=id
                        aria-invalid=move || self.wrong.get().is_some().to_string() aria-describedby=wrong_id
                        prop:value=move || self.value.get() on:input=typed />
                </label>
                {wrong}
            </div>
        }
        .into_any()
    }
}

/// What is wrong with the field above, if anything.
pub(super) fn wrong(id: String, text: impl Fn() -> Option<String> + Send + 'static) -> AnyView {
    view! { <div class="danger" role="alert" id=id>{text}</div> }.into_any()
}

/// Gives an element the focus, or the first field in it that is wrong.
fn focus(id: &str, wrong: bool) {
    let element = document().get_element_by_id(id);
    let element = if wrong {
        element.and_then(|form| {
            form.query_selector("[aria-invalid=true], [data-wrong]")
                .ok()
                .flatten()
        })
    } else {
        element
    };
    if let Some(element) =
        element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}
