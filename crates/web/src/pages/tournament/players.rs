//! The players: who takes part, registering, checking in, resting, leaving, going on in a ladder.

mod rank;

use leptos::prelude::*;
use tournament::Choice;
use tournament::event::{Player, Tournament};
use tournament::log::{Fact, Format, Number, Registration, Role};
use wasm_bindgen_futures::spawn_local;

use super::live::{Live, Sending, Voice};
use super::standings::{gone, with_language};
use crate::i18n::{t, ta};
use crate::play::player_called;
use crate::prefs::settings;
use crate::route::Route;

/// How the id of a computer begins; its level follows.
const COMPUTER: &str = "computer:";

/// A player as listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Listed {
    number: Number,
    pub(super) name: String,
    rank: i64,
    pub(super) notes: Vec<String>,
    link: Option<String>,
    pub(super) can: Vec<Step>,
    /// Whether his rank can be set.
    ranks: bool,
}

/// What can be done about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Step {
    CheckIn,
    Rest,
    Withdraw,
    Return,
    /// An eliminated player on a ladder begins anew (M-K4).
    Reset,
    /// He gives a win up, which cancels a loss (M-K4).
    Forfeit,
}

impl Step {
    const fn key(self) -> &'static str {
        match self {
            Self::CheckIn => "event-check-in",
            Self::Rest => "event-rest",
            Self::Withdraw => "event-withdraw",
            Self::Return => "event-return",
            Self::Reset => "event-reset",
            Self::Forfeit => "event-give-up",
        }
    }

    /// The question that is asked first, where the step can't be taken back.
    const fn sure(self) -> Option<&'static str> {
        match self {
            Self::Withdraw => Some("event-withdraw-sure"),
            Self::Reset => Some("event-reset-sure"),
            Self::Forfeit => Some("event-give-up-sure"),
            Self::CheckIn | Self::Rest | Self::Return => None,
        }
    }

    const fn fact(self, player: Number) -> Fact {
        match self {
            Self::CheckIn => Fact::CheckedIn(player),
            Self::Rest => Fact::Rests(player),
            Self::Withdraw => Fact::Withdrew(player),
            Self::Return => Fact::Returned(player),
            Self::Reset => Fact::Chose {
                player,
                choice: Choice::Reset,
            },
            Self::Forfeit => Fact::Chose {
                player,
                choice: Choice::Forfeit,
            },
        }
    }
}

/// The page of a player who has a key on this server.
pub(super) fn link_of(of: &Tournament, player: Number) -> Option<String> {
    let id = of.player(player)?.registration.id.as_ref()?;
    (!id.contains(':')).then(|| Route::Player(id.clone()).path())
}

/// All players, with what somebody can do about them: an official with this role, and the player himself.
pub(super) fn listed(of: &Tournament, role: Option<Role>, own: Option<Number>) -> Vec<Listed> {
    let numbered = of.players().iter().enumerate();
    let eliminated = of.ladder().map(|ladder| ladder.eliminated());
    let resets = matches!(
        of.charter().format,
        Format::Ladder {
            reset_frequency: Some(_),
            ..
        }
    );
    let one = |(index, player): (usize, &Player)| {
        let number = Number::at(index);
        let clerk = role.is_some_and(|role| role.can(Role::Clerk));
        let may = (clerk || own == Some(number)) && !of.is_closed();
        let director = role == Some(Role::Director) && !of.is_closed();
        let charter = of.charter();
        let stays = player.gone.is_none();
        let out = eliminated.as_ref().is_some_and(|out| out.contains(&index));
        let steps = [
            (
                Step::CheckIn,
                may && stays && charter.check_in && !player.is_here,
            ),
            (
                Step::Rest,
                may && stays && !player.rests && player.all_rests < charter.rests,
            ),
            (Step::Withdraw, may && stays),
            (
                Step::Return,
                director && player.gone == Some(tournament::event::Gone::Withdrawn),
            ),
            (Step::Reset, may && stays && out && resets),
            (Step::Forfeit, may && stays && out),
        ];
        let registration = &player.registration;
        let here = (charter.check_in && stays).then(|| {
            t(if player.is_here {
                "event-here"
            } else {
                "event-not-here"
            })
        });
        let level = registration
            .id
            .as_deref()
            .and_then(|id| id.strip_prefix(COMPUTER));
        let notes = [
            level.map(|level| ta("event-computer", &[("level", level.into())])),
            registration.stands_by.then(|| t("event-stands-by")),
            here,
            player.rests.then(|| t("event-rests")),
            (out && stays).then(|| t("event-eliminated")),
            registration.pending.as_ref().map(|pending| {
                let to = pending.to.into();
                ta("event-in-transition", &[("to", to)])
            }),
            player.gone.map(gone),
        ];
        Listed {
            number,
            name: registration.name.clone(),
            rank: registration.rank,
            notes: notes.into_iter().flatten().collect(),
            link: link_of(of, number),
            can: steps
                .into_iter()
                .filter_map(|(step, can)| can.then_some(step))
                .collect(),
            ranks: director && stays && !of.has_sat(number),
        }
    };
    numbered.map(one).collect()
}

/// Whether somebody can still register.
fn takes_players(of: &Tournament) -> bool {
    !of.is_closed() && (of.rounds().is_empty() || of.charter().format.takes_late_entries())
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let sending = Sending::new();
    let rows = Memo::new(move |_| {
        let (role, own) = (live.role(), live.number());
        live.with(|now| listed(now, role, own))
    });
    let open = live.memo(takes_players);
    let clerk = Memo::new(move |_| live.can(Role::Clerk));
    let registers = Memo::new(move |_| live.number().is_none() && open.get() == Some(true));
    let count = move || {
        let count = rows.with(|rows| rows.as_ref().map_or(0, Vec::len));
        ta("event-players-count", &[("count", count.into())])
    };
    let row = move |(_, row): (_, Listed)| one(live, sending, row);
    view! {
        {sending.banner()}
        {move || registers.get().then(|| untrack(|| register(live)))}
        {move || clerk.get().then(|| untrack(|| enter(live)))}
        <p class="note">{count}</p>
        <ol class="people" data-testid="players">
            <For each=move || with_language(rows.get()) key=Clone::clone children=row />
        </ol>
    }
    .into_any()
}

fn one(live: Live, sending: Sending, row: Listed) -> AnyView {
    let number = row.number;
    let sure = RwSignal::new(None::<Step>);
    let steps: Vec<_> = row
        .can
        .into_iter()
        .map(|step| {
            let act = move |_| {
                if step.sure().is_some() && sure.get_untracked() != Some(step) {
                    return sure.set(Some(step));
                }
                sure.set(None);
                let voice = match untrack(|| live.number()) == Some(number) && step != Step::Return {
                    true => Voice::Player,
                    false => Voice::Official,
                };
                sending.say(live, voice, step.fact(number), || ());
            };
            let label = move || {
                let asked = step.sure().filter(|_| sure.get() == Some(step));
                t(asked.unwrap_or(step.key()))
            };
            view! {
                <button type="button" class="plain" data-testid=format!("{}-{}", step.key(), number.0)
                    disabled=move || sending.busy.get() on:click=act>{label}</button>
            }
            .into_any()
        })
        .collect();
    let notes: Vec<_> = row
        .notes
        .into_iter()
        .map(|note| view! { " "<small class="tag">{note}</small> }.into_any())
        .collect();
    let name = match row.link {
        Some(href) => view! { <a href=href>{row.name}</a> }.into_any(),
        None => view! { <span>{row.name}</span> }.into_any(),
    };
    let rank = ta("event-rank-of", &[("rank", row.rank.into())]);
    let set = row.ranks.then(|| rank::form(live, number));
    view! { <li value=number.0.to_string()><span class="grow"><b>{name}</b>" "<small class="note">{rank}</small>{notes}</span>{steps}{set}</li> }
        .into_any()
}

/// The form with which somebody registers himself, with the key that this browser keeps.
fn register(live: Live) -> AnyView {
    let sending = Sending::new();
    let settings = settings();
    let rank = RwSignal::new("1".to_owned());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = settings.now(|prefs| prefs.name.trim().to_owned());
        if name.is_empty() {
            return sending.problem.set(Some(t("event-no-name")));
        }
        let rank = rank.get_untracked().trim().parse().unwrap_or(0);
        sending.busy.set(true);
        spawn_local(async move {
            let made = player_called(&name).await;
            if sending.busy.is_disposed() {
                return;
            }
            sending.busy.set(false);
            match made {
                Err(failure) => sending.problem.set(Some(live.words_of(&failure))),
                Ok(key) => {
                    let id = Some(key.id.clone());
                    let fact = registration(key.name.clone(), rank, false, id);
                    live.player.set(Some(key));
                    sending.say(live, Voice::Player, fact, || ());
                }
            }
        });
    };
    view! {
        <form class="card section" data-testid="register" on:submit=submit>
            <h2>{move || t("event-register-title")}</h2>
            <p class="note">{move || t("event-register-note")}</p>
            <div class="fields">
                <label class="field"><span>{move || t("event-your-name")}</span>
                    <input type="text" maxlength="40" autocomplete="nickname" data-testid="register-name"
                        prop:value=settings.now(|prefs| prefs.name.clone())
                        on:input=move |event| settings.change(|prefs| prefs.name = event_target_value(&event)) />
                </label>
                {number_field("event-rank", "register-rank", rank)}
            </div>
            {sending.banner()}
            <button type="submit" class="primary" data-testid="register-now" disabled=move || sending.busy.get()>{move || t("event-register")}</button>
        </form>
    }
    .into_any()
}

/// A field for a whole number.
pub(super) fn number_field(
    label: &'static str,
    id: &'static str,
    value: RwSignal<String>,
) -> AnyView {
    view! {
        <label class="field"><span>{move || t(label)}</span>
            <input type="number" inputmode="numeric" data-testid=id
                prop:value=move || value.get() on:input=move |event| value.set(event_target_value(&event)) />
        </label>
    }
    .into_any()
}

fn registration(name: String, rank: i64, stands_by: bool, id: Option<String>) -> Fact {
    Fact::Registered(Registration {
        name,
        rank,
        pending: None,
        earlier_offences: 0,
        stands_by,
        id,
    })
}

/// The form with which officials enter players: guests without a key, and computers.
fn enter(live: Live) -> AnyView {
    let sending = Sending::new();
    let [name, rank, level] = ["", "1", "0"].map(|text| RwSignal::new(text.to_owned()));
    let stands_by = RwSignal::new(false);
    let online = untrack(|| live.with(|now| now.charter().boards.is_some())).unwrap_or(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (given, level) = (name.get_untracked(), level.get_untracked());
        let computer = level != "0";
        let (given, id) = match computer {
            true if given.trim().is_empty() => {
                let called = ta("seat-computer", &[("level", level.clone().into())]);
                (called, Some(format!("{COMPUTER}{level}")))
            }
            true => (given, Some(format!("{COMPUTER}{level}"))),
            false => (given, None),
        };
        let rank = rank.get_untracked().trim().parse().unwrap_or(0);
        let fact = registration(given.trim().to_owned(), rank, stands_by.get_untracked(), id);
        sending.say(live, Voice::Official, fact, move || name.set(String::new()));
    };
    let levels: Vec<_> = (1..=10_u8)
        .map(|level| {
            let args = [
                ("level", level.into()),
                ("name", t(&format!("level-{level}")).into()),
            ];
            view! { <option value=level.to_string()>{ta("new-level-value", &args)}</option> }
                .into_any()
        })
        .collect();
    let kind = online.then(|| {
        view! {
            <label class="field"><span>{move || t("event-enter-kind")}</span>
                <select data-testid="enter-level" on:change=move |event| level.set(event_target_value(&event))>
                    <option value="0">{move || t("event-enter-person")}</option>
                    {levels}
                </select>
            </label>
        }
        .into_any()
    });
    let note = move || {
        let person = online && level.with(|level| level == "0");
        person.then(|| view! { <p class="note">{t("event-enter-note")}</p> }.into_any())
    };
    view! {
        <details class="card section">
            <summary data-testid="enter">{move || t("event-enter-title")}</summary>
            <form on:submit=submit>
                <div class="fields">
                    <label class="field"><span>{move || t("event-name")}</span>
                        <input type="text" maxlength="40" autocomplete="off" data-testid="enter-name"
                            prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event)) />
                    </label>
                    {number_field("event-rank", "enter-rank", rank)}
                    {kind}
                </div>
                <label class="check"><input type="checkbox" data-testid="enter-stands-by"
                    on:change=move |event| stands_by.set(event_target_checked(&event)) />{move || t("event-enter-stands-by")}</label>
                {note}
                {sending.banner()}
                <button type="submit" data-testid="enter-now" disabled=move || sending.busy.get()>{move || t("event-enter-now")}</button>
            </form>
        </details>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use tournament::log::{Charter, Contest};

    use super::super::trial::{charter, director, log, log_of, played};
    use super::*;

    fn steps(now: &Tournament, role: Option<Role>, own: Option<Number>) -> Vec<Vec<Step>> {
        let rows = listed(now, role, own).into_iter();
        rows.map(|row| row.can).collect()
    }

    #[test]
    fn players_act_for_themselves_and_clerks_for_all() {
        let charter = Charter {
            rests: 1,
            check_in: false,
            ..charter()
        };
        let now = Tournament::replay(&log_of(charter, 2, &[])).expect("a log");
        let none: Vec<Vec<Step>> = vec![vec![], vec![]];
        assert_eq!(steps(&now, None, None), none);
        let own = vec![Step::Rest, Step::Withdraw];
        let expected = vec![vec![], own.clone()];
        assert_eq!(steps(&now, None, Some(Number(2))), expected);
        assert_eq!(steps(&now, Some(Role::Clerk), None), vec![own.clone(), own]);
        assert_eq!(steps(&now, Some(Role::Viewer), None), none);
    }

    #[test]
    fn m_k4_an_eliminated_player_goes_on_as_the_ladder_allows() {
        for (days, steps_of_loser) in [
            (None, vec![Step::Forfeit]),
            (Some(1), vec![Step::Reset, Step::Forfeit]),
        ] {
            let charter = Charter {
                format: Format::Ladder {
                    rounds: 3,
                    advance: 3,
                    max_losses: Some(1),
                    reset_frequency: days,
                },
                contest: Contest::Pair,
                check_in: false,
                ..charter()
            };
            let lost = [played(1, 1, "a"), played(1, 1, "a")];
            let now = Tournament::replay(&log_of(charter, 2, &lost)).expect("a log");
            let loser = now.rounds()[0].tables[0].bout().pairing.players[1];
            let all = steps(&now, None, Some(loser));
            let expected: Vec<_> = [Step::Withdraw].into_iter().chain(steps_of_loser).collect();
            assert_eq!(all[loser.index()], expected);
            let winner = 1 - loser.index();
            assert_eq!(all[winner], [], "not his own");
            assert_eq!(
                steps(&now, Some(Role::Clerk), None)[winner],
                [Step::Withdraw]
            );
            assert_eq!(
                listed(&now, None, None)[loser.index()].notes,
                ["eliminated"]
            );
        }
    }

    #[test]
    fn a_director_sets_ranks_until_the_first_round() {
        let ranks = |now: &Tournament, role| {
            let rows = listed(now, Some(role), None).into_iter();
            rows.map(|row| row.ranks).collect::<Vec<_>>()
        };
        let mut log = log(2, &[]);
        log.push(director(registration("Cleo".to_owned(), 1, false, None)));
        let now = Tournament::replay(&log).expect("a log");
        assert_eq!(ranks(&now, Role::Director), [false, false, true]);
        assert_eq!(ranks(&now, Role::Judge), [false; 3]);
    }

    #[test]
    fn only_a_director_brings_back_who_has_withdrawn() {
        let mut log = log(2, &[]);
        log.push(director(Fact::Withdrew(Number(1))));
        let now = Tournament::replay(&log).expect("a log");
        assert_eq!(steps(&now, Some(Role::Clerk), None)[0], []);
        assert_eq!(steps(&now, Some(Role::Director), None)[0], [Step::Return]);
        assert_eq!(listed(&now, None, None)[0].notes, ["withdrawn"]);
    }
}
