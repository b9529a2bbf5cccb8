//! Entering results, made for a phone: a table, who won, yes.

use leptos::prelude::*;
use tournament::Seat;
use tournament::event::{Bout, State, Tournament};
use tournament::log::{Absent, Contest, Fact, Spot};

use super::super::live::{Live, Sending, Voice};
use super::super::words;
use super::entered::{Entered, said};
use crate::i18n::{t, ta};

/// A table at which a bout goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Open {
    pub(super) at: Spot,
    /// The players by seat.
    pub(super) names: [String; 2],
    /// The number of the game that comes next.
    game: usize,
    /// Who has the first side in it.
    first: Seat,
    result: String,
    /// Whether a game of the server runs here, which enters its result itself.
    plays: bool,
    waits: bool,
}

/// The tables at which something is missing.
pub(super) fn open(of: &Tournament) -> Vec<Open> {
    let one = |at: Spot| {
        let table = of.table(at)?;
        let bout = table.bout();
        Some(Open {
            at,
            names: bout
                .pairing
                .players
                .map(|number| of.name(number).to_owned()),
            game: bout.games.len() + 1,
            first: Bout::first_side(bout.games.len()),
            result: words::result(of, at, table),
            plays: table.board.is_some(),
            waits: matches!(of.state(at), Some(State::WaitsForSubstitute(_))),
        })
    };
    of.open_tables().filter_map(one).collect()
}

/// The section.
pub(super) fn section(live: Live) -> AnyView {
    let tables = live.memo(open);
    let contest = untrack(|| live.with(|now| now.charter().contest));
    let contest = contest.unwrap_or(Contest::Game);
    // News of the result may arrive before the answer, so what is sent outlives the form.
    let sending = Sending::new();
    let chosen = RwSignal::new(None::<Spot>);
    let done = RwSignal::new(None::<String>);
    // The table that is chosen, as long as its next game is the same.
    let table = Memo::new(move |_| {
        let at = chosen.get()?;
        tables.with(|all| all.iter().flatten().find(|open| open.at == at).cloned())
    });
    let list = move || {
        let all = tables.get().unwrap_or_default();
        if all.is_empty() {
            return view! { <p class="note" data-testid="all-in">{t("event-all-in")}</p> }
                .into_any();
        }
        let one = |open: Open| {
            let at = open.at;
            let pick = move |_| {
                done.set(None);
                sending.problem.set(None);
                chosen.set(Some(at));
            };
            let [a, b] = open.names;
            let label = ta("event-table", &[("table", at.table.into())]);
            let plays = open
                .plays
                .then(|| view! { <small class="tag">{t("event-board-runs")}</small> }.into_any());
            view! {
                <li><button type="button" class="big" data-testid=format!("enter-{}", at.table) on:click=pick>
                    <small>{label}</small><span>{format!("{a} – {b}")}</span><small>{open.result}</small>{plays}
                </button></li>
            }
            .into_any()
        };
        let all: Vec<_> = all.into_iter().map(one).collect();
        view! { <ul class="open-tables">{all}</ul> }.into_any()
    };
    let body = move || match table.get() {
        Some(open) => untrack(|| form(live, sending, contest, open, chosen, done)),
        None => list(),
    };
    let said = move || {
        let said = done.get();
        said.map(|text| {
            view! { <p class="banner good" role="status" data-testid="entered">{text}</p> }
                .into_any()
        })
    };
    view! {
        <section class="card section" aria-labelledby="results-title">
            <h2 id="results-title">{move || t("event-results-title")}</h2>
            {said}
            {body}
        </section>
    }
    .into_any()
}

fn form(
    live: Live,
    sending: Sending,
    contest: Contest,
    open: Open,
    chosen: RwSignal<Option<Spot>>,
    done: RwSignal<Option<String>>,
) -> AnyView {
    let entered = Entered::new();
    let at = open.at;
    let names = StoredValue::new(open.names.clone());
    let first = open.names[words::seat_index(open.first)].clone();
    let args = [("game", open.game.into()), ("name", first.into())];
    let note = ta("event-next-game", &args);
    let confirmed = move |text: String| {
        move || {
            done.set(Some(text));
            chosen.set(None);
        }
    };
    let confirm = move |_| match untrack(|| entered.result(contest)) {
        Err(key) => sending.problem.set(Some(t(key))),
        Ok(result) => {
            let text = names.with_value(|names| said(names, &result));
            let args = [("spot", words::spot(at).into()), ("result", text.into())];
            let text = ta("event-entered", &args);
            let fact = Fact::Played { at, result };
            sending.say(live, Voice::Official, fact, confirmed(text));
        }
    };
    let forfeit = move |absent: Absent| {
        let text = ta("event-entered-absent", &[("spot", words::spot(at).into())]);
        let fact = Fact::Forfeited { at, absent };
        sending.say(live, Voice::Official, fact, confirmed(text));
    };
    let question = move || {
        entered.chosen().then(|| {
            let words = match entered.result(contest) {
                Ok(result) => names.with_value(|names| said(names, &result)),
                Err(key) => t(key),
            };
            view! { <p class="lead" data-testid="question" aria-live="polite">{words}</p> }
                .into_any()
        })
    };
    let absent = [
        (Absent::A, open.names[0].clone()),
        (Absent::B, open.names[1].clone()),
        (Absent::Both, t("event-both")),
    ]
    .map(|(absent, who)| {
        let label = ta("event-not-come", &[("name", who.into())]);
        view! { <button type="button" data-testid=words::absent_key(absent) disabled=move || sending.busy.get() on:click=move |_| forfeit(absent)>{label}</button> }
            .into_any()
    });
    let title = {
        let [a, b] = &open.names;
        format!(
            "{}: {a} – {b}",
            ta("event-table", &[("table", at.table.into())])
        )
    };
    let plays = open
        .plays
        .then(|| view! { <p class="note">{t("event-board-enters")}</p> }.into_any());
    let waits = open
        .waits
        .then(|| view! { <p class="note">{t("event-waits-note")}</p> }.into_any());
    view! {
        <div role="group" aria-labelledby="table-title" data-testid="result-form">
            <h3 id="table-title">{title}</h3>
            <p class="note">{note}</p>
            {plays}{waits}
            {entered.view(contest, open.names.clone())}
            {question}
            {sending.banner()}
            <div class="row">
                <button type="button" data-testid="back" on:click=move |_| chosen.set(None)>{t("event-back")}</button>
                <button type="button" class="primary grow" data-testid="enter-result"
                    disabled=move || sending.busy.get() || !entered.chosen() on:click=confirm>{t("event-enter-result")}</button>
            </div>
            <details>
                <summary data-testid="absent">{t("event-absent-title")}</summary>
                <div class="row">{absent.into_iter().collect_view()}</div>
            </details>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::super::trial::{log, played};
    use super::*;

    #[test]
    fn tables_whose_bout_is_over_are_not_asked_for() {
        let now = Tournament::replay(&log(4, &[played(1, 1, "a")])).expect("a log");
        let open = open(&now);
        assert_eq!(open.len(), 1);
        assert_eq!((open[0].at.table, open[0].game), (2, 1));
        assert_eq!(open[0].first, Seat::A);
    }
}
