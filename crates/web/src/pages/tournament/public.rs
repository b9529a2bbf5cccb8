//! The tournaments that everybody may see, the newest first, some at a time.

use leptos::prelude::*;
use protocol::tournament::{Listed, Phase, TournamentList};
use wasm_bindgen_futures::spawn_local;

use super::words;
use crate::http::{Failure, get};
use crate::i18n::{t, ta};
use crate::route::Route;

/// What is known of the list. Copies share their state.
#[derive(Clone, Copy)]
struct Known {
    /// What was sent so far; `None`: nothing yet.
    all: RwSignal<Option<Vec<Listed>>>,
    /// Whether there are more.
    more: RwSignal<bool>,
    /// Whether the server is asked.
    busy: RwSignal<bool>,
    /// Why it did not answer.
    failure: RwSignal<Option<Failure>>,
}

impl Known {
    /// Asks for those behind the last one that is known.
    fn ask(self) {
        let last = self.all.with_untracked(|all| {
            let last = all.as_ref()?.last()?;
            Some(format!("?before={}", last.id))
        });
        let path = format!("/api/tournaments{}", last.unwrap_or_default());
        self.busy.set(true);
        self.failure.set(None);
        spawn_local(async move {
            let answer = get::<TournamentList>(&path).await;
            if self.busy.is_disposed() {
                return;
            }
            self.busy.set(false);
            match answer {
                Ok(list) => {
                    self.more.set(list.more);
                    let add = |all: &mut Option<Vec<_>>| {
                        all.get_or_insert_default().extend(list.tournaments);
                    };
                    self.all.update(add);
                }
                Err(failure) => self.failure.set(Some(failure)),
            }
        });
    }
}

/// The section of the page.
pub(super) fn section() -> AnyView {
    let known = Known {
        all: RwSignal::new(None),
        more: RwSignal::new(false),
        busy: RwSignal::new(false),
        failure: RwSignal::new(None),
    };
    known.ask();
    let rows = move || {
        known.all.with(|all| match all {
            None => ().into_any(),
            Some(all) if all.is_empty() => {
                view! { <p class="note" data-testid="none-listed">{t("event-none-listed")}</p> }
                    .into_any()
            }
            Some(all) => {
                let rows: Vec<_> = all.iter().map(row).collect();
                view! { <ul class="gamelist" data-testid="listed">{rows}</ul> }.into_any()
            }
        })
    };
    let state = move || {
        let failed = known
            .failure
            .with(|failure| failure.as_ref().map(Failure::text));
        match failed {
            Some(text) => view! {
                <div class="banner bad" role="alert" data-testid="list-failed"><p>{text}</p>
                    <button type="button" data-testid="list-again" on:click=move |_| known.ask()>{t("event-list-again")}</button></div>
            }
            .into_any(),
            None if known.busy.get() => {
                view! { <p role="status">{t("part-loading")}</p> }.into_any()
            }
            None if known.more.get() => {
                view! { <button type="button" data-testid="list-more" on:click=move |_| known.ask()>{t("event-list-more")}</button> }
                    .into_any()
            }
            None => ().into_any(),
        }
    };
    view! {
        <section class="section" aria-labelledby="listed-title">
            <h2 id="listed-title">{move || t("event-listed-title")}</h2>
            {rows}
            {state}
        </section>
    }
    .into_any()
}

fn row(one: &Listed) -> AnyView {
    let href = Route::Tournament(one.id.clone()).path();
    let name = one.name.clone();
    let (what, state) = (what(one), state(one));
    view! { <li><a class="tile" href=href><strong>{name}</strong><span>{what}</span><span class="tag">{state}</span></a></li> }
        .into_any()
}

/// What is played, how, and by how many.
fn what(one: &Listed) -> String {
    let game = one.board.as_deref().unwrap_or(&one.game);
    let place = match one.board {
        Some(_) => "event-place-online",
        None => "event-place-table",
    };
    let players = [("count", one.players.into())];
    let all = [
        words::game_called(game),
        words::format(one.format),
        t(place),
        ta("event-players-count", &players),
    ];
    all.join(" · ")
}

/// How far it has come.
fn state(one: &Listed) -> String {
    match one.phase {
        Phase::Open => t("event-phase-open"),
        Phase::Running => ta("event-phase-running", &[("round", one.rounds.into())]),
        Phase::Ended => t("event-phase-ended"),
    }
}

#[cfg(test)]
mod tests {
    use tournament::log::Format;

    use super::*;

    fn listed() -> Listed {
        Listed {
            id: "abc".to_owned(),
            name: "Spring Cup".to_owned(),
            game: "tora-short".to_owned(),
            board: None,
            format: Format::Swiss { rounds: 3 },
            phase: Phase::Open,
            players: 2,
            rounds: 0,
            founded_us: 0,
        }
    }

    #[test]
    fn a_row_says_what_is_played_and_how_far_it_has_come() {
        let mut one = listed();
        let said = what(&one);
        for part in ["TORA", "Swiss, 3 rounds", "At real boards", "2 players"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert_eq!(state(&one), "Players can register");
        one.board = Some("convoy".to_owned());
        let said = what(&one);
        assert!(
            said.contains("King's Convoy") && said.contains("On this server"),
            "{said}"
        );
        (one.phase, one.rounds) = (Phase::Running, 2);
        assert_eq!(state(&one), "Round 2");
        one.phase = Phase::Ended;
        assert_eq!(state(&one), "Over");
    }

    #[test]
    fn a_game_that_is_not_played_here_is_called_as_its_founder_calls_it() {
        let one = Listed {
            game: "Nine Men's Morris".to_owned(),
            ..listed()
        };
        assert!(what(&one).starts_with("Nine Men's Morris"));
    }
}
