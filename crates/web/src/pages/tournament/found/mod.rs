//! The form with which a tournament is founded: everything that is agreed on, with its rules explained.

mod choices;

use std::collections::BTreeMap;

use hall::{GameInfo, Scope};
use leptos::prelude::*;
use protocol::tournament::Begins;
use tournament::standings::TieBreak;
use uuid::Uuid;

pub(super) use choices::title_of;

use self::choices::{CONTESTS, Choices, FORMATS, board};
use super::list::create;
use super::players::number_field;
use super::words;
use crate::i18n::t;
use crate::pages::clock_choice::{ClockChoice, clock_fields};
use crate::pages::options::select;
use crate::play::HeldSeat;
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
    numbers: [(&'static str, RwSignal<String>); 10],
    third_place: RwSignal<bool>,
    assassin: RwSignal<bool>,
    check_in: RwSignal<bool>,
    /// All tie-breaks in the order in which they count, and whether they do.
    tie_breaks: RwSignal<Vec<(TieBreak, bool)>>,
    seed: RwSignal<String>,
    busy: RwSignal<bool>,
    problem: RwSignal<Option<String>>,
    secret: StoredValue<String>,
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
            ],
            third_place: RwSignal::new(false),
            assassin: RwSignal::new(false),
            check_in: RwSignal::new(false),
            tie_breaks: RwSignal::new(tie_breaks.collect()),
            seed: RwSignal::new((Uuid::new_v4().as_u128() as u32).to_string()),
            busy: RwSignal::new(false),
            problem: RwSignal::new(None),
            secret: StoredValue::new(HeldSeat::new().token),
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
            Err(problem) => return self.problem.set(Some(problem)),
        };
        let director = self.director.get_untracked().trim().to_owned();
        if director.is_empty() {
            return self.problem.set(Some(t("event-no-director")));
        }
        match untrack(|| self.choices(clock)).charter() {
            Err(problem) => self.problem.set(Some(problem)),
            Ok(charter) => {
                let title = charter.name.clone();
                let begins = Begins::Charter(Box::new(charter));
                create(
                    begins,
                    title,
                    director,
                    self.secret,
                    self.busy,
                    self.problem,
                );
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
    let problem = move || {
        form.problem.get().map(|text| view! { <div class="banner bad" role="alert" data-testid="problem"><p>{text}</p></div> }.into_any())
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
            {problem}
            <button type="submit" class="primary" data-testid="found-now" disabled=move || form.busy.get()>{move || t("event-found")}</button>
        </form>
    }
    .into_any()
}

fn text_field(label: &'static str, id: &'static str, value: RwSignal<String>) -> AnyView {
    view! {
        <label class="field"><span>{move || t(label)}</span>
            <input type="text" maxlength="100" autocomplete="off" data-testid=id
                prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) /></label>
    }
    .into_any()
}

fn check(key: &'static str, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="choice"><input type="checkbox" data-testid=key prop:checked=move || on.get()
            on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{move || t(key)}<small>{move || t(&format!("{key}.note"))}</small></span></label>
    }
    .into_any()
}

/// Radio buttons of a choice, each with a note.
fn choices(
    name: &'static str,
    legend: &'static str,
    all: &'static [&'static str],
    chosen: RwSignal<&'static str>,
    suits: impl Fn(&str) -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let one = move |value: &'static str| {
        let key = format!("event-{name}-{value}");
        let note = format!("{key}.note");
        view! {
            <label class="choice"><input type="radio" name=name value=value data-testid=format!("{name}-{value}")
                prop:checked=move || chosen.get() == value on:change=move |_| chosen.set(value) />
                <span>{move || t(&key)}<small>{move || t(&note)}</small></span></label>
        }
        .into_any()
    };
    let shown = move || {
        let all = all.iter().filter(|value| suits(value));
        all.map(|value| one(value)).collect::<Vec<_>>()
    };
    view! { <fieldset><legend>{move || t(legend)}</legend><div class="choices">{shown}</div></fieldset> }
        .into_any()
}

fn games(form: Form) -> AnyView {
    let items = move || {
        let one = |info: &'static GameInfo| {
            let selected = form.game.get_untracked().id == info.id;
            view! { <option value=info.id selected=selected>{t(info.name)}</option> }.into_any()
        };
        hall::games().map(one).collect::<Vec<_>>()
    };
    let pick = move |event| {
        if let Some(info) = hall::find(&event_target_value(&event)) {
            form.options.set(BTreeMap::new());
            form.clock.reset();
            form.game.set(info);
            if let Some(board) = board(info) {
                form.number("target").set(board.targets()[0].to_string());
            } else if form.contest.get_untracked() == "tora" {
                form.contest.set(CONTESTS[0]);
            }
        }
    };
    view! {
        <label class="field"><span>{move || t("event-game-title")}</span>
            <select data-testid="found-game" on:change=pick>{items}</select></label>
    }
    .into_any()
}

fn places(form: Form) -> AnyView {
    let one = |online: bool, key: &'static str| {
        view! {
            <label class="choice"><input type="radio" name="place" data-testid=key
                prop:checked=move || form.online.get() == online on:change=move |_| form.online.set(online) />
                <span>{move || t(key)}<small>{move || t(&format!("{key}.note"))}</small></span></label>
        }
        .into_any()
    };
    let rules = move || {
        let info = form.game.get();
        form.online
            .get()
            .then(|| untrack(|| board_rules(form, info)))
    };
    view! {
        <fieldset><legend>{move || t("event-place-title")}</legend>
            <div class="choices">{one(true, "event-place-online")}{one(false, "event-place-table")}</div>
        </fieldset>
        {rules}
    }
    .into_any()
}

/// Options and clocks of the games that the server plays.
fn board_rules(form: Form, info: &'static GameInfo) -> AnyView {
    let options: Vec<_> = info
        .options_of(Scope::Game)
        .filter(|option| option.choices.len() > 1)
        .map(|option| {
            let set = move |value| {
                form.options
                    .update(|map| drop(map.insert(option.id.to_owned(), value)));
            };
            let counts = Memo::new(move |_| form.options.with(|game| info.counts(option, game)));
            let field = move || {
                let now = form
                    .options
                    .with_untracked(|map| map.get(option.id).cloned());
                select(option, format!("option-{}", option.id), now, set).into_any()
            };
            (move || counts.get().then(field)).into_any()
        })
        .collect();
    view! { <fieldset>{options}</fieldset>{clock_fields(form.clock, info, true)} }.into_any()
}

fn formats(form: Form) -> AnyView {
    let number = move |key: &'static str, label: &'static str, id: &'static str| {
        number_field(label, id, form.number(key))
    };
    let rounds = move || number("rounds", "event-number-rounds", "found-rounds");
    let own = move || {
        match form.format.get() {
        "swiss" => rounds(),
        "mc-mahon" => view! { {rounds()}{number("floor", "event-number-floor", "found-floor")}{number("bar", "event-number-bar", "found-bar")} }.into_any(),
        "round-robin" => number("cycles", "event-number-cycles", "found-cycles"),
        "knock-out" => check("event-third-place", form.third_place),
        "ladder" => view! {
            {rounds()}
            {number("advance", "event-number-advance", "found-advance")}
            {number("max-losses", "event-number-max-losses", "found-max-losses")}
            {number("reset-frequency", "event-number-reset-frequency", "found-reset-frequency")}
        }
        .into_any(),
        _ => ().into_any(),
    }
    };
    Effect::new(move |_| {
        if form.format.get() == "ladder" && !matches!(form.contest.get_untracked(), "pair" | "lead")
        {
            form.contest.set("pair");
        }
    });
    view! {
        {choices("format", "event-format-title", &FORMATS, form.format, |_| true)}
        <div class="fields">{own}</div>
    }
    .into_any()
}

fn contests(form: Form) -> AnyView {
    let suits = move |contest: &str| match contest {
        "tora" => board(form.game.get()).is_some() && form.format.get() != "ladder",
        "game" => form.format.get() != "ladder",
        _ => true,
    };
    let own = move || match form.contest.get() {
        "lead" => number_field("event-number-lead", "found-lead", form.number("lead")),
        "tora" => view! {
            {number_field("event-number-target", "found-target", form.number("target"))}
            {check("event-with-assassin", form.assassin)}
        }
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        {choices("contest", "event-contest-title", &CONTESTS, form.contest, suits)}
        <div class="fields">{own}</div>
    }
    .into_any()
}

/// The tie-breaks with boxes, and buttons that move them up.
fn tie_breaks(form: Form) -> AnyView {
    let row = move |(index, (one, counts)): (usize, (TieBreak, bool))| {
        let key = words::tie_break_key(one);
        let name = words::tie_break(one);
        let set = move |event| {
            let on = event_target_checked(&event);
            form.tie_breaks.update(|all| {
                if let Some(row) = all.iter_mut().find(|(other, _)| *other == one) {
                    row.1 = on;
                }
            });
        };
        let up = move |_| form.tie_breaks.update(|all| all.swap(index - 1, index));
        let label = crate::i18n::ta("event-move-up", &[("name", name.clone().into())]);
        let up = (index > 0).then(|| {
            view! { <button type="button" class="plain icon" aria-label=label data-testid=format!("up-{key}") on:click=up>"↑"</button> }
                .into_any()
        });
        let note = t(&format!("event-tie-break-{key}.note"));
        view! {
            <li><label class="check grow"><input type="checkbox" data-testid=format!("tie-break-{key}") prop:checked=counts on:change=set />
                <span>{name}<small class="note">{note}</small></span></label>{up}</li>
        }
        .into_any()
    };
    let rows = move || {
        let all = form.tie_breaks.get().into_iter().enumerate();
        all.map(row).collect::<Vec<_>>()
    };
    view! {
        <details class="section">
            <summary data-testid="tie-breaks">{move || t("event-tie-breaks")}</summary>
            <p class="note">{move || t("event-tie-breaks-note")}</p>
            <ol class="people">{rows}</ol>
        </details>
    }
    .into_any()
}

fn more(form: Form) -> AnyView {
    view! {
        <details class="section">
            <summary data-testid="found-more">{move || t("event-more")}</summary>
            {check("event-with-check-in", form.check_in)}
            <div class="fields">
                {number_field("event-number-rests", "found-rests", form.number("rests"))}
                {text_field("event-seed", "found-seed", form.seed)}
            </div>
            <p class="note">{move || t("event-seed-note")}</p>
        </details>
    }
    .into_any()
}
