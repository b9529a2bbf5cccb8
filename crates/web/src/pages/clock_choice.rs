//! Choosing the clocks of a new game.

use clock::{Control, Settings, Span};
use hall::GameInfo;
use leptos::prelude::*;

use crate::i18n::{t, ta};

/// Clocks that suit any game; the game's own clocks are listed before them.
const USUAL: [&str; 5] = [
    "fischer 3m+2s",
    "fischer 5m+3s",
    "fischer 10m+5s",
    "fischer 30m+20s",
    "sudden 10m",
];
/// Clocks for games over several days.
const DAYS: [&str; 3] = ["days 1", "days 3", "days 7"];
/// The kinds of clock in the order in which they are offered.
const KINDS: [&str; 8] = [
    "fischer",
    "sudden",
    "delay",
    "bronstein",
    "byoyomi",
    "double",
    "tiger",
    "days",
];
/// The value of the list when the player enters figures.
const OWN: &str = "own";

/// What is chosen so far.
#[derive(Clone, Copy)]
pub(super) struct ClockChoice {
    /// The text of settings, [`OWN`], or empty for no clock.
    picked: RwSignal<String>,
    kind: RwSignal<&'static str>,
    figures: [RwSignal<String>; 6],
}

/// A figure that the player enters: its place in [`ClockChoice::figures`], its label and first
/// value.
#[derive(Clone, Copy)]
enum Figure {
    Deployment,
    Main,
    /// The main time of the second side, if it differs.
    Other,
    More,
    Periods,
    Days,
}

impl Figure {
    const FIRST: [&str; 6] = ["5", "10", "", "5", "3", "3"];

    /// The figures of a kind of clock, in order.
    fn of(kind: &str) -> &'static [Self] {
        match kind {
            "sudden" => &[Self::Main, Self::Other],
            "byoyomi" => &[Self::Main, Self::Other, Self::Periods, Self::More],
            "days" => &[Self::Days],
            "tiger" => &[Self::Deployment, Self::Main, Self::Other, Self::More],
            _ => &[Self::Main, Self::Other, Self::More],
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Deployment => "clock-figure-deployment",
            Self::Main => "clock-figure-main",
            Self::Other => "clock-figure-other",
            Self::More => "clock-figure-more",
            Self::Periods => "clock-figure-periods",
            Self::Days => "clock-figure-days",
        }
    }
}

impl ClockChoice {
    /// No clock.
    pub(super) fn new() -> Self {
        Self {
            picked: RwSignal::default(),
            kind: RwSignal::new(KINDS[0]),
            figures: Figure::FIRST.map(|first| RwSignal::new(first.to_owned())),
        }
    }

    /// Resets the choice, because another game or opponent may not offer it.
    pub(super) fn reset(self) {
        self.picked.set(String::new());
    }

    /// The chosen settings, or a message if they are invalid.
    pub(super) fn settings(self) -> Result<Option<Settings>, String> {
        let picked = self.picked.get_untracked();
        let text = match picked.as_str() {
            "" => return Ok(None),
            OWN => self.own(),
            _ => picked,
        };
        let settings = text.parse().map(Some);
        settings.map_err(|_| untrack(|| t("clock-own-wrong")))
    }

    /// The settings that the player's figures make, as text.
    fn own(self) -> String {
        let figure = |figure: Figure| self.figures[figure as usize].get_untracked();
        let (kind, more) = (self.kind.get_untracked(), figure(Figure::More));
        let one = |main: String| match kind {
            "sudden" => format!("{kind} {main}m"),
            "byoyomi" => format!("{kind} {main}m+{}x{more}s", figure(Figure::Periods)),
            "days" => format!("{kind} {}", figure(Figure::Days)),
            "tiger" => format!("{kind} {}m+{main}m+{more}s", figure(Figure::Deployment)),
            _ => format!("{kind} {main}m+{more}s"),
        };
        let [main, other] = [Figure::Main, Figure::Other].map(figure);
        if other.is_empty() {
            one(main)
        } else {
            format!("{} / {}", one(main), one(other))
        }
    }
}

/// The fields; `slow` if the players need not be present at the same time.
pub(super) fn clock_fields(choice: ClockChoice, info: &'static GameInfo, slow: bool) -> AnyView {
    let item = |text: &str| {
        let words = text.parse().map(|settings: Settings| words(&settings));
        let label = words.unwrap_or_default();
        let (value, here) = (text.to_owned(), text.to_owned());
        let selected = move || choice.picked.with(|picked| *picked == here);
        view! { <option value=value selected=selected>{label}</option> }.into_any()
    };
    let usual = USUAL.iter().filter(|text| !info.clocks.contains(text));
    let days = DAYS.iter().filter(|_| slow);
    let items: Vec<_> = info
        .clocks
        .iter()
        .chain(usual)
        .chain(days)
        .map(|text| item(text))
        .collect();
    let pick = move |event| choice.picked.set(event_target_value(&event));
    let own = move || (choice.picked.get() == OWN).then(|| own_fields(choice, info));
    let doubles = move || {
        let tiger = choice.picked.with(|picked| picked.starts_with("tiger"))
            || (choice.picked.get() == OWN && choice.kind.get() == "tiger");
        tiger.then(|| view! { <p class="note">{t("clock-tiger-note")}</p> }.into_any())
    };
    view! {
        <fieldset>
            <legend>{t("clock-title")}</legend>
            <label class="field">
                <span>{t("clock-label")}</span>
                <select data-testid="clock" on:change=pick>
                    <option value="" selected=move || choice.picked.with(String::is_empty)>{t("clock-none")}</option>
                    {items}
                    <option value=OWN selected=move || choice.picked.get() == OWN>{t("clock-own")}</option>
                </select>
            </label>
            {own}
            {doubles}
        </fieldset>
    }
    .into_any()
}

fn own_fields(choice: ClockChoice, info: &'static GameInfo) -> AnyView {
    let kinds = KINDS.into_iter().map(|kind| {
        let selected = move || choice.kind.get() == kind;
        view! { <option value=kind selected=selected>{t(&format!("clock-kind-{kind}"))}</option> }
            .into_any()
    });
    let kinds: Vec<_> = kinds.collect();
    let pick = move |event| {
        let value = event_target_value(&event);
        if let Some(kind) = KINDS.into_iter().find(|kind| *kind == value) {
            choice.kind.set(kind);
        }
    };
    let field = move |figure: Figure| {
        let value = choice.figures[figure as usize];
        let label = ta(figure.label(), &[("side", t(info.sides[1]).into())]);
        let set = move |event| value.set(event_target_value(&event));
        let id = figure.label();
        view! {
            <label class="field">
                <span>{label}</span>
                <input type="number" inputmode="numeric" min="0" max="6000" data-testid=id
                    prop:value=value.get_untracked() on:input=set />
            </label>
        }
        .into_any()
    };
    let fields = move || {
        let figures = Figure::of(choice.kind.get());
        figures
            .iter()
            .map(|figure| field(*figure))
            .collect::<Vec<_>>()
    };
    view! {
        <label class="field">
            <span>{t("clock-kind")}</span>
            <select data-testid="clock-kind" on:change=pick>{kinds}</select>
        </label>
        {fields}
    }
    .into_any()
}

/// Settings in words.
pub(super) fn words(settings: &Settings) -> String {
    let [first, second] = game::Side::BOTH.map(|side| settings.control(side));
    if first == second {
        control_words(first)
    } else {
        format!("{} / {}", control_words(first), control_words(second))
    }
}

fn control_words(control: Control) -> String {
    let say = |key: &str, main: Span, more: Span| {
        let args = [("main", length(main).into()), ("more", length(more).into())];
        ta(key, &args)
    };
    match control {
        Control::Sudden { main } => say("clock-is-sudden", main, Span::ZERO),
        Control::Fischer { main, increment } => say("clock-is-fischer", main, increment),
        Control::Bronstein { main, delay } => say("clock-is-bronstein", main, delay),
        Control::Delay { main, delay } => say("clock-is-delay", main, delay),
        Control::ByoYomi {
            main,
            periods,
            period,
        } => {
            let args = [
                ("main", length(main).into()),
                ("count", periods.into()),
                ("more", length(period).into()),
            ];
            ta("clock-is-byoyomi", &args)
        }
        Control::Days { days } => ta("clock-is-days", &[("days", days.into())]),
        Control::Countdown {
            deployment,
            main,
            reserve,
        } => match deployment {
            None => say("clock-is-double", main, reserve),
            Some(deployment) => {
                let args = [
                    ("deployment", length(deployment).into()),
                    ("main", length(main).into()),
                    ("more", length(reserve).into()),
                ];
                ta("clock-is-tiger", &args)
            }
        },
    }
}

/// A length of time in short words.
pub(super) fn length(span: Span) -> String {
    let seconds = span.as_seconds();
    let (minutes, rest) = (seconds / 60, seconds % 60);
    match (minutes, rest) {
        (0, _) => ta("clock-seconds", &[("count", rest.into())]),
        (_, 0) => ta("clock-minutes", &[("count", minutes.into())]),
        _ => format!(
            "{} {}",
            ta("clock-minutes", &[("count", minutes.into())]),
            ta("clock-seconds", &[("count", rest.into())])
        ),
    }
}
