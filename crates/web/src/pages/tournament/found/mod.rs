//! The form with which a tournament is founded: everything that is agreed on, with its rules explained.

mod bring;
mod choices;
mod rules;
mod send;

use std::collections::BTreeMap;

use hall::GameInfo;
use leptos::prelude::*;
use protocol::tournament::Begins;
use tournament::standings::TieBreak;
use uuid::Uuid;

pub(super) use bring::bring;

use self::choices::{CONTESTS, Choices, FORMATS};
use self::rules::{contests, formats, games, more, places, text_field, tie_breaks};
use self::send::Founding;
use crate::i18n::t;
use crate::pages::clock_choice::ClockChoice;
use crate::prefs::settings;

/// The form. Copies share their state.
#[derive(Clone, Copy)]
struct Form {
    name: RwSignal<String>,
    director: RwSignal<String>,
    game: RwSignal<&'static GameInfo>,
    online: RwSignal<bool>,
    clock: ClockChoice,
    options: RwSignal<BTreeMap<String, String>>,
    format: RwSignal<&'static str>,
    contest: RwSignal<&'static str>,
    numbers: [(&'static str, RwSignal<String>); 11],
    third_place: RwSignal<bool>,
    assassin: RwSignal<bool>,
    check_in: RwSignal<bool>,
    /// All tie-breaks in the order in which they count, and whether they do.
    tie_breaks: RwSignal<Vec<(TieBreak, bool)>>,
    seed: RwSignal<String>,
    sending: Founding,
}

impl Form {
    fn new() -> Option<Self> {
        let number = |key: &'static str, first: &str| (key, RwSignal::new(first.to_owned()));
        let usual = [
            TieBreak::Buchholz,
            TieBreak::SonnebornBerger,
            TieBreak::DirectEncounter,
        ];
        let others = TieBreak::ALL.into_iter().filter(|one| !usual.contains(one));
        let tie_breaks = usual.into_iter().map(|one| (one, true));
        let tie_breaks = tie_breaks.chain(others.map(|one| (one, false)));
        Some(Self {
            name: RwSignal::new(String::new()),
            director: RwSignal::new(settings().now(|prefs| prefs.name.clone())),
            game: RwSignal::new(hall::games().next()?),
            online: RwSignal::new(true),
            clock: ClockChoice::new(),
            options: RwSignal::default(),
            format: RwSignal::new(FORMATS[0]),
            contest: RwSignal::new(CONTESTS[0]),
            numbers: [
                number("rounds", "5"),
                number("cycles", "1"),
                number("floor", "1"),
                number("bar", "6"),
                number("advance", "3"),
                number("max-losses", ""),
                number("reset-frequency", ""),
                number("lead", "2"),
                number("target", "49"),
                number("rests", "0"),
                number("choosing", "5"),
            ],
            third_place: RwSignal::new(false),
            assassin: RwSignal::new(false),
            check_in: RwSignal::new(false),
            tie_breaks: RwSignal::new(tie_breaks.collect()),
            seed: RwSignal::new((Uuid::new_v4().as_u128() as u32).to_string()),
            sending: Founding::new(),
        })
    }

    fn number(self, key: &str) -> RwSignal<String> {
        let found = self.numbers.into_iter().find(|(known, _)| *known == key);
        found.unwrap_or(self.numbers[0]).1
    }

    fn choices(self, clock: Option<String>) -> Choices {
        let tie_breaks = self.tie_breaks.with(|all| {
            let counts = all.iter().filter(|(_, counts)| *counts);
            counts.map(|(one, _)| *one).collect()
        });
        let game = self.game.get();
        Choices {
            name: self.name.get(),
            game,
            online: self.online.get(),
            clock,
            options: self.options.with(|chosen| game.with_effect(chosen)),
            format: self.format.get(),
            contest: self.contest.get(),
            numbers: self
                .numbers
                .into_iter()
                .map(|(key, value)| (key, value.get()))
                .collect(),
            third_place: self.third_place.get(),
            assassin: self.assassin.get(),
            check_in: self.check_in.get(),
            tie_breaks,
            seed: self.seed.get(),
        }
    }

    fn submit(self) {
        let clock = match self.clock.settings() {
            Ok(clock) => clock.map(|clock| clock.to_string()),
            Err(problem) => return self.sending.problem.set(Some(problem)),
        };
        let director = self.director.get_untracked().trim().to_owned();
        if director.is_empty() {
            return self.sending.problem.set(Some(t("event-no-director")));
        }
        match untrack(|| self.choices(clock)).charter() {
            Err(problem) => self.sending.problem.set(Some(problem)),
            Ok(charter) => {
                let title = charter.name.clone();
                let begins = Begins::Charter(Box::new(charter));
                self.sending.send(begins, title, director);
            }
        }
    }
}

/// The form.
pub(super) fn form() -> AnyView {
    let Some(form) = Form::new() else {
        return ().into_any();
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        untrack(|| form.submit());
    };
    view! {
        <form class="card" on:submit=submit data-testid="found">
            {text_field("event-found-name", "found-name", form.name)}
            {text_field("event-director-name", "found-director", form.director)}
            {games(form)}
            {places(form)}
            {formats(form)}
            {contests(form)}
            {tie_breaks(form)}
            {more(form)}
            {form.sending.choice("found")}
            {form.sending.banner()}
            <button type="submit" class="primary" data-testid="found-now" disabled=move || form.sending.busy.get()>{move || t("event-found")}</button>
        </form>
    }
    .into_any()
}
