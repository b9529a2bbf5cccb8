//! Decisions: by which rule, why, and what they would change, before they are made.

use leptos::prelude::*;
use tournament::event::{Effect, Tournament};
use tournament::log::{Contest, Decision, Fact, GameResult, Number, Ruling, Spot};
use tournament::{Offence, Pair, Seat};
use wasm_bindgen::JsCast;

use super::super::decisions::changes;
use super::super::live::{Live, Sending, Voice};
use super::super::words;
use super::entered::Entered;
use crate::i18n::t;

/// The kinds of decisions, as texts call them.
const KINDS: [&str; 11] = [
    "corrected",
    "adjudicated",
    "annulled",
    "cheated",
    "substituted",
    "penalty",
    "expelled",
    "paused",
    "resumed",
    "adjourned",
    "clocks",
];

/// Rules that decisions often refer to.
const RULES: [&str; 7] = ["M-G2", "M-T3", "M-T4", "M-T8", "M-T11", "M-T12", "M-K4"];

/// What is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wish {
    kind: &'static str,
    at: Option<Spot>,
    game: usize,
    result: Result<GameResult, &'static str>,
    seat: Seat,
    offence: Offence,
    player: Option<Number>,
    /// Points, as they are written.
    points: String,
    position: String,
    /// In milliseconds since the beginning of 1970.
    until: Option<i64>,
    /// Minutes that both have left, as they are written.
    left: [String; 2],
}

impl Wish {
    /// The ruling; the key of what is wrong or missing.
    fn ruling(self) -> Result<Ruling, &'static str> {
        let table = self.at.ok_or("event-no-table");
        let player = self.player.ok_or("event-no-player");
        Ok(match self.kind {
            "corrected" => Ruling::Corrected {
                at: table?,
                game: self.game,
                result: self.result?,
            },
            "adjudicated" => Ruling::Adjudicated {
                at: table?,
                result: self.result?,
            },
            "annulled" => Ruling::Annulled {
                at: table?,
                position: Some(self.position.trim().to_owned()).filter(|text| !text.is_empty()),
            },
            "cheated" => Ruling::Cheated {
                at: table?,
                by: self.seat,
                what: self.offence,
            },
            "substituted" => Ruling::Substituted {
                at: table?,
                seat: self.seat,
                by: player?,
            },
            "penalty" => Ruling::Penalty {
                player: player?,
                half_points: half_points(&self.points).ok_or("event-no-number")?,
            },
            "expelled" => Ruling::Expelled(player?),
            "paused" => Ruling::Paused(table?),
            "resumed" => Ruling::Resumed(table?),
            "adjourned" => Ruling::Adjourned {
                at: table?,
                until: self.until.ok_or("event-no-moment")?,
            },
            _ => {
                let [a, b] = self.left.map(|text| milliseconds(&text));
                Ruling::Clocks {
                    at: table?,
                    left: Pair {
                        a: a.ok_or("event-no-time")?,
                        b: b.ok_or("event-no-time")?,
                    },
                }
            }
        })
    }
}

/// Points such as `1`, `0.5`, `1½` or `-2` as half points.
fn half_points(text: &str) -> Option<i64> {
    let text = text
        .trim()
        .replace(',', ".")
        .replace('½', ".5")
        .replace('−', "-");
    let points: f64 = text.parse().ok()?;
    let halves = points * 2.0;
    (halves.fract() == 0.0 && halves != 0.0 && halves.abs() <= 1_000.0).then_some(halves as i64)
}

/// Minutes such as `12:30` or `12` in milliseconds.
fn milliseconds(text: &str) -> Option<i64> {
    let (minutes, seconds) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let minutes: u32 = minutes.parse().ok()?;
    let seconds: u32 = seconds.parse().ok().filter(|seconds| *seconds < 60)?;
    Some((i64::from(minutes) * 60 + i64::from(seconds)) * 1_000)
}

/// The rule by which such things are usually decided.
fn usual_rule(kind: &str) -> &'static str {
    match kind {
        "cheated" => "M-T11",
        "substituted" => "M-T12",
        _ => "M-G2",
    }
}

/// The form. Copies share their state.
#[derive(Clone, Copy)]
struct Form {
    live: Live,
    kind: RwSignal<&'static str>,
    at: RwSignal<Option<Spot>>,
    game: RwSignal<String>,
    entered: Entered,
    seat: RwSignal<Seat>,
    falsely: RwSignal<bool>,
    player: RwSignal<Option<Number>>,
    points: RwSignal<String>,
    position: RwSignal<String>,
    until: RwSignal<String>,
    left: [RwSignal<String>; 2],
    rule: RwSignal<String>,
    reason: RwSignal<String>,
    /// What would be decided, with the tournament after it.
    plan: RwSignal<Option<(Decision, Tournament, Effect)>>,
    made: RwSignal<bool>,
    sending: Sending,
}

impl Form {
    fn new(live: Live) -> Self {
        let text = || RwSignal::new(String::new());
        Self {
            live,
            kind: RwSignal::new(KINDS[0]),
            at: RwSignal::new(None),
            game: RwSignal::new("1".to_owned()),
            entered: Entered::new(),
            seat: RwSignal::new(Seat::A),
            falsely: RwSignal::new(false),
            player: RwSignal::new(None),
            points: text(),
            position: text(),
            until: text(),
            left: [text(), text()],
            rule: RwSignal::new(usual_rule(KINDS[0]).to_owned()),
            reason: text(),
            plan: RwSignal::new(None),
            made: RwSignal::new(false),
            sending: Sending::new(),
        }
    }

    fn contest(self) -> Contest {
        let contest = untrack(|| self.live.with(|now| now.charter().contest));
        contest.unwrap_or(Contest::Game)
    }

    fn wish(self) -> Wish {
        untrack(|| Wish {
            kind: self.kind.get(),
            at: self.at.get(),
            game: self.game.with(|text| text.trim().parse().unwrap_or(0)),
            result: self.entered.result(self.contest()),
            seat: self.seat.get(),
            offence: match self.falsely.get() {
                true => Offence::FalseAccusation,
                false => Offence::Cheating,
            },
            player: self.player.get(),
            points: self.points.get(),
            position: self.position.get(),
            until: moment(&self.until.get()),
            left: self.left.map(|text| text.get()),
        })
    }

    /// Tries the decision on a copy, and shows what it would change.
    fn review(self) {
        self.made.set(false);
        self.sending.problem.set(None);
        let reason = self.reason.get_untracked().trim().to_owned();
        let rule = self.rule.get_untracked().trim().to_owned();
        let wrong = |key: &str| self.sending.problem.set(Some(untrack(|| t(key))));
        let ruling = match self.wish().ruling() {
            Err(key) => return wrong(key),
            Ok(_) if rule.is_empty() => return wrong("event-no-rule"),
            Ok(_) if reason.is_empty() => return wrong("event-no-reason"),
            Ok(ruling) => ruling,
        };
        let decision = Decision {
            rule,
            reason,
            ruling,
        };
        let fact = Fact::Decided(decision.clone());
        match self.live.after(Voice::Official, &fact) {
            None => {}
            Some(Err(refused)) => {
                let text = untrack(|| self.live.with(|now| words::refused(&refused, now)));
                self.sending.problem.set(text);
            }
            Some(Ok(after)) => {
                let effect = untrack(|| self.live.with(|now| after.changes_since(now)));
                if let Some(effect) = effect {
                    self.plan.set(Some((decision, after, effect)));
                    request_animation_frame(|| {
                        let plan = document().get_element_by_id("decide-plan");
                        let plan = plan.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
                        let _ = plan.map(|plan| plan.focus());
                    });
                }
            }
        }
    }

    fn confirm(self) {
        let Some((decision, ..)) = self.plan.get_untracked() else {
            return;
        };
        let fact = Fact::Decided(decision);
        self.sending.say(self.live, Voice::Official, fact, move || {
            self.plan.set(None);
            self.made.set(true);
            self.reason.set(String::new());
            // The next one who cheats has not accused anybody for it.
            self.falsely.set(false);
            self.entered.clear();
        });
    }
}

/// The moment that a field of date and time has.
fn moment(text: &str) -> Option<i64> {
    let moment = js_sys::Date::new(&text.into()).get_time();
    moment.is_finite().then_some(moment as i64)
}

/// The section.
pub(super) fn section(live: Live) -> AnyView {
    let form = Form::new(live);
    let body = move || match form.plan.get() {
        None => untrack(|| fields(form)),
        Some((decision, after, effect)) => untrack(|| question(form, &decision, &after, &effect)),
    };
    let made = move || {
        form.made.get().then(|| view! { <p class="banner good" role="status" data-testid="decided">{t("event-decided")}</p> }.into_any())
    };
    view! {
        <section class="card section" aria-labelledby="decide-title">
            <h2 id="decide-title">{move || t("event-decide-title")}</h2>
            <p class="note">{move || t("event-decide-note")}</p>
            {made}
            {body}
            {form.sending.banner()}
        </section>
    }
    .into_any()
}

/// What would be decided, what it changes, and whether it is meant.
fn question(form: Form, decision: &Decision, after: &Tournament, effect: &Effect) -> AnyView {
    let what = words::ruling(after, &decision.ruling);
    view! {
        <div role="group" tabindex="-1" id="decide-plan" aria-labelledby="plan-title" data-testid="plan">
            <h3 id="plan-title">{what}</h3>
            <p>{t("event-rule")}" "{decision.rule.clone()}". "{decision.reason.clone()}</p>
            <h4>{t("event-would-change")}</h4>
            {changes(after, effect)}
            <p class="note">{t("event-decide-public")}</p>
            <div class="row">
                <button type="button" data-testid="decide-back" disabled=move || form.sending.busy.get() on:click=move |_| form.plan.set(None)>{t("event-back")}</button>
                <button type="button" class="primary" data-testid="decide-now" disabled=move || form.sending.busy.get() on:click=move |_| form.confirm()>{t("event-decide-now")}</button>
            </div>
        </div>
    }
    .into_any()
}

fn fields(form: Form) -> AnyView {
    let kinds: Vec<_> = KINDS
        .into_iter()
        .map(|kind| {
            let selected = form.kind.get_untracked() == kind;
            view! { <option value=kind selected=selected>{t(&format!("event-kind-{kind}"))}</option> }
                .into_any()
        })
        .collect();
    let pick = move |event| {
        let value = event_target_value(&event);
        if let Some(kind) = KINDS.into_iter().find(|kind| *kind == value) {
            form.rule.set(usual_rule(kind).to_owned());
            form.kind.set(kind);
        }
    };
    let own = move || of_kind(form, form.kind.get());
    let rules: Vec<_> = RULES
        .into_iter()
        .map(|rule| view! { <option value=rule></option> }.into_any())
        .collect();
    view! {
        <div>
            <label class="field"><span>{t("event-kind")}</span>
                <select data-testid="decide-kind" on:change=pick>{kinds}</select>
            </label>
            {own}
            <label class="field"><span>{t("event-rule-id")}</span>
                <input type="text" list="event-rules" maxlength="100" autocomplete="off" data-testid="decide-rule"
                    prop:value=move || form.rule.get() on:input=move |event| form.rule.set(event_target_value(&event)) />
            </label>
            <datalist id="event-rules">{rules}</datalist>
            <label class="field"><span>{t("event-reason")}</span>
                <textarea rows="3" maxlength="2000" data-testid="decide-reason" prop:value=form.reason.get_untracked()
                    on:input=move |event| form.reason.set(event_target_value(&event))></textarea>
            </label>
            <button type="button" data-testid="decide-review" on:click=move |_| form.review()>{t("event-review")}</button>
        </div>
    }
    .into_any()
}

/// The fields that a kind of decision needs.
fn of_kind(form: Form, kind: &str) -> AnyView {
    let table = || table_field(form);
    let text =
        |key: &'static str, id: &'static str, value: RwSignal<String>, kind: &'static str| {
            view! {
            <label class="field"><span>{t(key)}</span>
                <input type=kind autocomplete="off" data-testid=id prop:value=move || value.get()
                    on:input=move |event| value.set(event_target_value(&event)) />
            </label>
        }
        .into_any()
        };
    let result = move || {
        let names = move || names_at(form.live, form.at.get());
        (move || names().map(|names| untrack(|| form.entered.view(form.contest(), names))))
            .into_any()
    };
    match kind {
        "corrected" => view! { {table()}{text("event-game-number", "decide-game", form.game, "number")}{result()} }.into_any(),
        "adjudicated" => view! { {table()}{result()} }.into_any(),
        "annulled" => view! { {table()}{text("event-position", "decide-position", form.position, "text")} }.into_any(),
        "cheated" => {
            let falsely = move |event| form.falsely.set(event_target_checked(&event));
            view! {
                {table()}{seat_field(form, "event-who-cheated")}
                <label class="check"><input type="checkbox" data-testid="decide-falsely" checked=form.falsely.get_untracked() on:change=falsely />{t("event-falsely")}</label>
            }
            .into_any()
        }
        "substituted" => view! { {table()}{seat_field(form, "event-whose-place")}{player_field(form, "event-by-whom")} }.into_any(),
        "penalty" => view! { {player_field(form, "event-player")}{text("event-penalty-points", "decide-points", form.points, "text")} }.into_any(),
        "expelled" => player_field(form, "event-player"),
        "adjourned" => view! { {table()}{text("event-until", "decide-until", form.until, "datetime-local")} }.into_any(),
        "clocks" => view! { {table()}{text("event-left-first", "decide-left-0", form.left[0], "text")}{text("event-left-second", "decide-left-1", form.left[1], "text")} }.into_any(),
        _ => table(),
    }
}

fn names_at(live: Live, at: Option<Spot>) -> Option<[String; 2]> {
    let at = at?;
    live.with(|now| {
        let players = now.table(at)?.bout().pairing.players;
        Some(players.map(|number| now.name(number).to_owned()))
    })?
}

/// All tables, the last round first.
fn table_field(form: Form) -> AnyView {
    let tables = form.live.memo(|now| {
        let rounds = now.rounds().iter().enumerate().rev();
        let spots = rounds.flat_map(|(index, paired)| {
            let round = index + 1;
            (1..=paired.tables.len()).map(move |table| Spot { round, table })
        });
        let label = |at: Spot| {
            let names = now.table(at)?.bout().pairing.players;
            let [a, b] = names.map(|number| now.name(number).to_owned());
            Some((at, format!("{}: {a} – {b}", words::spot(at))))
        };
        spots.filter_map(label).collect::<Vec<_>>()
    });
    let options = move || {
        let all = tables.get().unwrap_or_default().into_iter();
        all.map(|(at, label)| {
            let value = format!("{}-{}", at.round, at.table);
            let selected = form.at.get_untracked() == Some(at);
            view! { <option value=value selected=selected>{label}</option> }.into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        let value = event_target_value(&event);
        let at = value.split_once('-').and_then(|(round, table)| {
            Some(Spot {
                round: round.parse().ok()?,
                table: table.parse().ok()?,
            })
        });
        form.entered.clear();
        form.at.set(at);
    };
    view! {
        <label class="field"><span>{t("event-at-table")}</span>
            <select data-testid="decide-table" on:change=pick><option value="">"–"</option>{options}</select>
        </label>
    }
    .into_any()
}

fn seat_field(form: Form, label: &'static str) -> AnyView {
    let options = move || {
        let names = names_at(form.live, form.at.get()).unwrap_or_default();
        let both = [("a", Seat::A), ("b", Seat::B)].into_iter().zip(names);
        both.map(|((value, seat), name)| {
            let selected = form.seat.get_untracked() == seat;
            view! { <option value=value selected=selected>{name}</option> }.into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        form.seat.set(match event_target_value(&event).as_str() {
            "b" => Seat::B,
            _ => Seat::A,
        });
    };
    view! {
        <label class="field"><span>{t(label)}</span>
            <select data-testid="decide-seat" on:change=pick>{options}</select>
        </label>
    }
    .into_any()
}

fn player_field(form: Form, label: &'static str) -> AnyView {
    let players = form.live.memo(|now| {
        let all = now.players().iter().enumerate();
        all.map(|(index, player)| (Number::at(index), player.registration.name.clone()))
            .collect::<Vec<_>>()
    });
    let options = move || {
        let all = players.get().unwrap_or_default().into_iter();
        all.map(|(number, name)| {
            let selected = form.player.get_untracked() == Some(number);
            view! { <option value=number.0.to_string() selected=selected>{name}</option> }
                .into_any()
        })
        .collect::<Vec<_>>()
    };
    let pick = move |event| {
        form.player
            .set(event_target_value(&event).parse().ok().map(Number));
    };
    view! {
        <label class="field"><span>{t(label)}</span>
            <select data-testid="decide-player" on:change=pick><option value="">"–"</option>{options}</select>
        </label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(kind: &'static str) -> Wish {
        Wish {
            kind,
            at: None,
            game: 1,
            result: Err("event-no-winner"),
            seat: Seat::B,
            offence: Offence::Cheating,
            player: None,
            points: String::new(),
            position: " ".to_owned(),
            until: None,
            left: [String::new(), String::new()],
        }
    }

    #[test]
    fn each_kind_makes_its_ruling_and_asks_for_what_is_missing() {
        for kind in KINDS {
            let missing = wish(kind).ruling();
            assert!(missing.is_err(), "{kind}: {missing:?}");
            let full = Wish {
                at: Some(Spot { round: 1, table: 2 }),
                result: Ok(GameResult::default()),
                player: Some(Number(3)),
                points: "0.5".to_owned(),
                until: Some(1),
                left: ["1:30", "2"].map(str::to_owned),
                ..wish(kind)
            };
            assert_eq!(full.ruling().map(|ruling| words::kind(&ruling)), Ok(kind));
        }
    }

    #[test]
    fn points_and_times_are_read_as_people_write_them() {
        let halves = ["1", "0.5", "0,5", "1½", "-2", "−1", "0", "0.3", "x", ""].map(half_points);
        let some = [2, 1, 1, 3, -4, -2].map(Some);
        assert_eq!(halves[..6], some);
        assert_eq!(halves[6..], [None; 4]);
        let times = ["1:30", "2", "0:05", "1:60", "x", ""].map(milliseconds);
        assert_eq!(times[..3], [90_000, 120_000, 5_000].map(Some));
        assert_eq!(times[3..], [None; 3]);
    }
}
