//! The rounds: who plays whom, how it ended, and why these two meet.

use leptos::prelude::*;
use tournament::event::{Pause, State, Tally, Tournament};
use tournament::log::{Number, Spot};

use super::live::Live;
use super::standings::with_language;
use super::words;
use crate::i18n::{t, ta};
use crate::route::Route;

/// A table as it is listed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Shown {
    pub(super) at: [usize; 2],
    pub(super) names: [String; 2],
    /// The points of both before the round.
    pub(super) before: [String; 2],
    pub(super) result: String,
    pub(super) handicap: Option<String>,
    notes: Vec<String>,
    games: Vec<String>,
    /// The game that runs on the server.
    board: Option<String>,
    /// Records of games that were played on the server.
    records: Vec<String>,
    /// Whether something is missing before it counts.
    pub(super) open: bool,
}

/// Who has no opponent in a round, by what happens instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Alone {
    pub(super) byes: Vec<String>,
    pub(super) rests: Vec<String>,
}

/// The tables of a round (from 1).
pub(super) fn tables(of: &Tournament, round: usize) -> Vec<Shown> {
    let Some(paired) = round
        .checked_sub(1)
        .and_then(|index| of.rounds().get(index))
    else {
        return Vec::new();
    };
    let tallies = of.tallies();
    let before = |number: Number| {
        let sum = |tally: &Tally| {
            let lines = tally.lines.iter().take(round - 1);
            tally.start + lines.map(tournament::event::Line::half_points).sum::<i64>()
        };
        words::points(tallies.of(number).map_or(0, sum))
    };
    let shown = |(table, played): (usize, &tournament::event::Table)| {
        let at = Spot { round, table };
        let bout = played.bout();
        let players = bout.pairing.players;
        let names = players.map(|number| of.name(number));
        let substitute = bout.pairing.substitute.map(|seat| {
            let name = names[words::seat_index(seat)].to_owned();
            ta("event-is-substitute", &[("name", name.into())])
        });
        let pause = played.pause.map(|pause| match pause {
            Pause::Paused => t("event-paused"),
            Pause::Until(until) => ta(
                "event-paused-until",
                &[("until", words::moment(until).into())],
            ),
        });
        let games = bout.games.iter().enumerate().map(|(index, game)| {
            let said = words::game_result(names, game);
            let args = [("number", (index + 1).into()), ("result", said.into())];
            ta("event-game-of", &args)
        });
        let many = bout.games.len() > 1 || bout.games.iter().any(|game| game.points.is_some());
        Shown {
            at: [round, table],
            names: names.map(str::to_owned),
            before: players.map(before),
            result: words::result(of, at, played),
            handicap: words::handicap(bout.pairing.handicap),
            notes: substitute.into_iter().chain(pause).collect(),
            games: games.filter(|_| many).collect(),
            board: played.board.clone(),
            records: bout
                .games
                .iter()
                .filter_map(|game| game.record.clone())
                .collect(),
            open: of.state(at).is_some_and(State::is_open),
        }
    };
    (1..).zip(&paired.tables).map(shown).collect()
}

/// Who has no opponent in a round (from 1).
pub(super) fn alone(of: &Tournament, round: usize) -> Alone {
    let paired = round
        .checked_sub(1)
        .and_then(|index| of.rounds().get(index));
    let names = |numbers: &[Number]| numbers.iter().map(|one| of.name(*one).to_owned()).collect();
    paired.map_or_else(Alone::default, |paired| Alone {
        byes: names(&paired.byes),
        rests: names(&paired.rests),
    })
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let count = Memo::new(move |_| live.with(|now| now.rounds().len()).unwrap_or(0));
    // The round that somebody has chosen; else the last one.
    let chosen = RwSignal::new(None::<usize>);
    let round = Memo::new(move |_| chosen.get().unwrap_or_else(|| count.get()));
    let tables = Memo::new(move |_| live.with(|now| tables(now, round.get())));
    let alone = Memo::new(move |_| live.with(|now| alone(now, round.get())));
    let open = RwSignal::new(None::<[usize; 2]>);
    let rounds = move || {
        let one = |number: usize| {
            let here = move || (round.get() == number).then_some("true");
            view! {
                <button type="button" aria-current=here data-testid=format!("round-{number}")
                    aria-label=ta("event-round", &[("round", number.into())])
                    on:click=move |_| chosen.set(Some(number).filter(|_| number != count.get_untracked()))>{number}</button>
            }
            .into_any()
        };
        (1..=count.get()).map(one).collect::<Vec<_>>()
    };
    let none = move || {
        (count.get() == 0).then(|| view! { <p class="empty">{t("event-no-rounds")}</p> }.into_any())
    };
    let idle = move || {
        let Alone { byes, rests } = alone.get().unwrap_or_default();
        let line = |key: &str, names: Vec<String>| {
            (!names.is_empty()).then(|| {
                let text = match key {
                    "event-byes" => ta("event-byes", &[("names", names.join(", ").into())]),
                    _ => ta("event-resting", &[("names", names.join(", ").into())]),
                };
                view! { <p>{text}</p> }.into_any()
            })
        };
        [line("event-byes", byes), line("event-resting", rests)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
    };
    let row = move |(_, shown): (_, Shown)| one(live, shown, open);
    view! {
        <div class="row rounds" role="group" aria-label=move || t("event-rounds-title")>{rounds}</div>
        {none}
        <ul class="tables" data-testid="tables">
            <For each=move || with_language(tables.get()) key=Clone::clone children=row />
        </ul>
        {idle}
    }
    .into_any()
}

/// The page of a game on the server.
pub(super) fn game(id: &str) -> String {
    Route::Game {
        id: id.to_owned(),
        key: None,
    }
    .path()
}

fn one(live: Live, shown: Shown, open: RwSignal<Option<[usize; 2]>>) -> AnyView {
    let at @ [round, table] = shown.at;
    let [a, b] = shown.names;
    let [before_a, before_b] = shown.before;
    let unfolded = move || open.get() == Some(at);
    let toggle = move |_| open.update(|open| *open = (*open != Some(at)).then_some(at));
    let handicap = shown.handicap.map(|handicap| {
        view! { <p class="note">{ta("event-handicap-is", &[("handicap", handicap.into())])}</p> }
            .into_any()
    });
    let notes: Vec<_> = shown
        .notes
        .into_iter()
        .map(|note| view! { <p class="note">{note}</p> }.into_any())
        .collect();
    let games: Vec<_> = shown
        .games
        .into_iter()
        .map(|game| view! { <li>{game}</li> }.into_any())
        .collect();
    let games = (!games.is_empty()).then(|| view! { <ul class="note">{games}</ul> }.into_any());
    let board = shown.board.map(|id| {
        view! { <a class="button" data-testid="board-link" href=game(&id)>{t("event-board")}</a> }
            .into_any()
    });
    let records: Vec<_> = (1_usize..)
        .zip(shown.records)
        .map(|(number, id)| {
            let label = ta("event-record", &[("number", number.into())]);
            view! { <a class="button plain" href=game(&id)>{label}</a> }.into_any()
        })
        .collect();
    let why = move || {
        unfolded().then(|| {
            let said = live.book.with(|book| {
                let (before, draw) = book.as_ref()?.draw(round)?;
                Some(words::seated(&before, &draw, table))
            });
            let said = said.unwrap_or_else(|| vec![t("event-by-hand")]);
            let said: Vec<_> = said
                .into_iter()
                .map(|text| view! { <li>{text}</li> }.into_any())
                .collect();
            view! { <ul class="reasons" data-testid="pairing-why">{said}</ul> }.into_any()
        })
    };
    let class = if shown.open {
        "card table-card open"
    } else {
        "card table-card"
    };
    view! {
        <li class=class data-testid=format!("table-{table}")>
            <p class="note">{ta("event-table", &[("table", table.into())])}</p>
            <p class="pair"><b>{a}</b><small>{before_a}</small><span class="result">{shown.result}</span><b>{b}</b><small>{before_b}</small></p>
            {handicap}{notes}{games}
            <div class="row">
                {board}{records}
                <button type="button" class="plain" aria-expanded=move || unfolded().to_string()
                    data-testid=format!("pairing-why-{table}") on:click=toggle>{t("event-why-pair")}</button>
            </div>
            {why}
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::trial::{log, played};
    use super::*;

    #[test]
    fn a_round_has_its_tables_with_results_and_who_is_left_over() {
        let now = Tournament::replay(&log(5, &[played(1, 1, "a")])).expect("a log");
        let shown = tables(&now, 1);
        assert_eq!(shown.len(), 2);
        assert_eq!((shown[0].result.as_str(), shown[0].open), ("1 : 0", false));
        assert_eq!((shown[1].result.as_str(), shown[1].open), ("in play", true));
        assert_eq!(shown[0].before, ["0", "0"]);
        assert_eq!(alone(&now, 1).byes.len(), 1);
        assert!(tables(&now, 0).is_empty() && tables(&now, 2).is_empty());
    }
}
