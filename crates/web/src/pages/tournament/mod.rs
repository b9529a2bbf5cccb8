//! Tournaments: the page of one, which follows its log live, and the page to found one.

mod agreed;
mod book;
mod decisions;
mod desk;
mod files;
mod found;
mod kept;
mod list;
mod live;
mod log_file;
mod players;
mod public;
mod rounds;
mod standings;
#[cfg(test)]
mod trial;
mod words;

use leptos::prelude::*;
use protocol::tournament::TournamentView;
use tournament::event::{State, Tournament};
use tournament::log::{Number, Role, Spot};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

use self::kept::Office;
use self::list::list;
use self::live::Live;
use super::link_box::link_box;
use crate::http::{Failure, get_as};
use crate::i18n::{t, ta};
use crate::pages::style_sheet;
use crate::route::Route;

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Players,
    Rounds,
    Standings,
    Decisions,
    Desk,
    Files,
}

impl Tab {
    const ALL: [Self; 6] = [
        Self::Players,
        Self::Rounds,
        Self::Standings,
        Self::Decisions,
        Self::Desk,
        Self::Files,
    ];

    /// What it is called in the address.
    const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Rounds => "rounds",
            Self::Standings => "standings",
            Self::Decisions => "decisions",
            Self::Desk => "desk",
            Self::Files => "files",
        }
    }

    /// The key of its title.
    const fn key(self) -> &'static str {
        match self {
            Self::Players => "event-players",
            Self::Rounds => "event-rounds-title",
            Self::Standings => "event-standings",
            Self::Decisions => "event-decisions",
            Self::Desk => "event-desk",
            Self::Files => "event-files",
        }
    }

    fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tab| tab.name() == name)
    }
}

/// The page of a tournament, or of all if there is no id.
#[component]
pub(crate) fn TournamentPage(
    /// The id and, behind `#`, the tab or the secret of an official as `key=`.
    of: String,
) -> impl IntoView {
    let (id, hash) = match of.split_once('#') {
        Some((id, hash)) => (id.to_owned(), hash.to_owned()),
        None => (of, String::new()),
    };
    let body = match id.is_empty() {
        true => list(),
        false => one(id, &hash),
    };
    view! { {style_sheet("/tournament.css")}{body} }
}

fn one(id: String, hash: &str) -> AnyView {
    let live = Live::open(id.clone());
    if let Some(secret) = hash.strip_prefix("key=") {
        // The secret does not stay in the address.
        rewrite(&id, "");
        take_office(live, secret.to_owned());
    }
    let first = Tab::of(hash);
    let tab = RwSignal::new(first.unwrap_or(Tab::Players));
    // Whoever comes without a wish sees the rounds once there are some.
    let there = Memo::new(move |_| live.book.with(Option::is_some));
    let begun = Memo::new(move |_| live.with(|now| !now.rounds().is_empty()) == Some(true));
    Effect::new(move |asked: Option<bool>| {
        if asked == Some(true) || !there.get() {
            return asked.unwrap_or(false);
        }
        if first.is_none() && begun.get_untracked() {
            tab.set(Tab::Rounds);
        }
        true
    });
    let title = live.memo(|now| now.charter().name.clone());
    Effect::new(move |_| {
        if let Some(name) = title.get() {
            document().set_title(&ta("page-title", &[("page", name.into())]));
        }
    });
    let trouble = move || {
        live.trouble.get().map(|text| {
            view! { <div class="banner bad" role="alert" data-testid="trouble"><p>{text}</p></div> }
                .into_any()
        })
    };
    let lost = move || {
        live.lost.get().then(|| view! { <div class="banner" role="status" data-testid="connection-lost"><p>{t("net-lost")}</p></div> }.into_any())
    };
    let waiting = move || {
        let nothing = !there.get() && live.trouble.with(Option::is_none);
        nothing.then(|| view! { <p role="status">{t("part-loading")}</p> }.into_any())
    };
    let body = move || there.get().then(|| untrack(|| shown(live, tab)));
    view! { <div class="event" data-testid="tournament">{trouble}{lost}{waiting}{body}</div> }
        .into_any()
}

/// Puts the part of the address behind `#` anew.
fn rewrite(id: &str, hash: &str) {
    let path = Route::Tournament(format!("{id}{hash}")).path();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

/// Asks the server whose secret it is, and keeps it.
fn take_office(live: Live, secret: String) {
    spawn_local(async move {
        let path = format!("/api/tournaments/{}", live.id());
        let answer = get_as::<TournamentView>(&path, Some(&secret)).await;
        if live.office.is_disposed() {
            return;
        }
        match answer {
            Ok(TournamentView { you: Some(you), .. }) if you.role.is_some() => {
                let name = you.name;
                live.office.set(Some(Office { name, secret }));
                live.remember();
            }
            Ok(_) => live.trouble.set(Some(live.say("event-wrong-key"))),
            Err(failure @ (Failure::Network | Failure::Refused(_))) => {
                live.trouble.set(Some(live.words_of(&failure)));
            }
        }
    });
}

/// What is played, and how far it has come.
fn state(of: &Tournament) -> String {
    let round = of.rounds().len();
    if of.is_closed() {
        return t("event-state-closed");
    }
    if round == 0 {
        return t("event-state-registering");
    }
    let open = of.open_tables().count();
    let args = [
        ("round", round.into()),
        ("rounds", of.all_rounds().unwrap_or(0).into()),
        ("open", open.into()),
    ];
    ta("event-state-round", &args)
}

/// The table at which a player plays now, with his opponent and the game on the server.
fn own_table(of: &Tournament, own: Number) -> Option<(Spot, String, Option<String>)> {
    let own_tables = of.open_tables().filter(|at| {
        let table = of.table(*at);
        table.is_some_and(|table| table.bout().seat_of(own).is_some())
    });
    let at = own_tables.last()?;
    let table = of.table(at)?;
    let seat = table.bout().seat_of(own)?;
    let opponent = of.name(table.bout().player(seat.other())).to_owned();
    (of.state(at) == Some(State::Running)).then(|| (at, opponent, table.board.clone()))
}

fn shown(live: Live, tab: RwSignal<Tab>) -> AnyView {
    let name = live.memo(|now| now.charter().name.clone());
    let what = live.memo(|now| {
        let charter = now.charter();
        let all = [
            words::game(charter),
            words::format(charter.format),
            words::contest(charter.contest),
        ];
        all.join(" · ")
    });
    let state = live.memo(state);
    let own = Memo::new(move |_| {
        let own = live.number()?;
        live.with(|now| own_table(now, own))?
    });
    let own = move || {
        own.get().map(|(at, opponent, board)| {
            let args = [
                ("spot", words::spot(at).into()),
                ("name", opponent.into()),
            ];
            let link = board.map(|id| {
                view! { <a class="button primary" data-testid="own-board" href=rounds::game(&id)>{t("event-to-board")}</a> }
                    .into_any()
            });
            view! { <div class="banner good" role="status" data-testid="own-table"><p>{ta("event-your-table", &args)}</p>{link}</div> }
                .into_any()
        })
    };
    let desk = Memo::new(move |_| live.role().is_some_and(|role| role.can(Role::Clerk)));
    let origin = window().location().origin().unwrap_or_default();
    let link = format!("{origin}{}", Route::Tournament(live.id()).path());
    let panel = move || {
        let now = tab.get();
        untrack(|| match now {
            Tab::Players => players::tab(live),
            Tab::Rounds => rounds::tab(live),
            Tab::Standings => standings::tab(live),
            Tab::Decisions => decisions::tab(live),
            Tab::Desk => desk::tab(live),
            Tab::Files => files::tab(live),
        })
    };
    view! {
        <header class="screen-only">
            <h1>{move || name.get()}</h1>
            <p class="lead">{move || what.get()}</p>
            <p data-testid="state" role="status">{move || state.get()}</p>
            {own}
            {agreed::details(live)}
            <details>
                <summary>{move || t("event-share")}</summary>
                {move || link_box(link.clone(), t("event-link"), "event-link")}
            </details>
        </header>
        {tabs(live, tab, desk)}
        <div role="tabpanel" id="event-panel" aria-labelledby=move || format!("tab-{}", tab.get().name()) data-testid=move || format!("panel-{}", tab.get().name())>
            {panel}
        </div>
    }
    .into_any()
}

/// The tabs; arrow keys go from one to the next.
fn tabs(live: Live, tab: RwSignal<Tab>, desk: Memo<bool>) -> AnyView {
    let choose = move |to: Tab| {
        tab.set(to);
        rewrite(&live.id(), &format!("#{}", to.name()));
    };
    let there = move || {
        let all = Tab::ALL.into_iter();
        all.filter(|tab| *tab != Tab::Desk || desk.get_untracked())
            .collect::<Vec<_>>()
    };
    let keydown = move |event: web_sys::KeyboardEvent| {
        let all = there();
        let here = all.iter().position(|one| *one == tab.get_untracked());
        let here = here.unwrap_or(0);
        let to = match event.key().as_str() {
            "ArrowRight" => (here + 1) % all.len(),
            "ArrowLeft" => (here + all.len() - 1) % all.len(),
            "Home" => 0,
            "End" => all.len() - 1,
            _ => return,
        };
        event.prevent_default();
        choose(all[to]);
        let id = format!("tab-{}", all[to].name());
        let button = document().get_element_by_id(&id);
        if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    };
    let one = move |one: Tab| {
        let here = move || tab.get() == one;
        let button = move || {
            view! {
                <button type="button" role="tab" id=format!("tab-{}", one.name()) data-testid=format!("tab-{}", one.name())
                    aria-controls="event-panel" aria-selected=move || here().to_string()
                    tabindex=move || if here() { "0" } else { "-1" }
                    on:click=move |_| choose(one)>{move || t(one.key())}</button>
            }
            .into_any()
        };
        match one {
            Tab::Desk => (move || desk.get().then(button)).into_any(),
            _ => button(),
        }
    };
    view! {
        <div class="tabs screen-only" role="tablist" aria-label=move || t("event-parts") on:keydown=keydown>
            {Tab::ALL.map(one).into_iter().collect_view()}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::trial::{director, log, played};
    use super::*;
    use tournament::log::Fact;

    #[test]
    fn the_state_is_said_from_the_first_player_to_the_end() {
        let mut all = log(4, &[]);
        let said = |log: &[tournament::log::Entry]| state(&Tournament::replay(log).expect("a log"));
        assert_eq!(said(&all[..3]), "Players can register.");
        assert_eq!(said(&all), "Round 1 of 3: 2 tables are open.");
        all.extend([played(1, 1, "a"), played(1, 2, "b")].map(director));
        assert_eq!(said(&all), "Round 1 of 3 is over.");
        all.push(director(Fact::Closed {}));
        assert_eq!(said(&all), "It is over: the final standing is confirmed.");
    }

    #[test]
    fn a_player_is_led_to_his_table_as_long_as_it_is_open() {
        let all = log(4, &[played(1, 1, "a")]);
        let now = Tournament::replay(&all).expect("a log");
        let seats = |table: usize| now.rounds()[0].tables[table - 1].bout().pairing.players;
        assert_eq!(own_table(&now, seats(1)[0]), None);
        let [first, second] = seats(2);
        let (at, opponent, board) = own_table(&now, first).expect("a table");
        assert_eq!((at.table, opponent.as_str()), (2, now.name(second)));
        assert_eq!(board, None);
    }

    #[test]
    fn tabs_are_known_by_their_names_in_the_address() {
        for tab in Tab::ALL {
            assert_eq!(Tab::of(tab.name()), Some(tab));
        }
        assert_eq!(Tab::of("main"), None);
    }
}
