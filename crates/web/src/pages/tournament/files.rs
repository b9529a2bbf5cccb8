//! Lists to take away: files of the server, and sheets to print.

use leptos::prelude::*;
use tournament::event::Tournament;
use tournament::log::{Number, Role};

use super::live::Live;
use super::log_file;
use super::rounds::{Alone, alone, tables};
use super::standings::{head, rows};
use super::words;
use crate::i18n::{t, ta};

/// A list to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    Pairings,
    Standings,
    WallChart,
    Slips,
}

impl Sheet {
    const ALL: [Self; 4] = [
        Self::Pairings,
        Self::Standings,
        Self::WallChart,
        Self::Slips,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Pairings => "event-sheet-pairings",
            Self::Standings => "event-sheet-standings",
            Self::WallChart => "event-sheet-wall-chart",
            Self::Slips => "event-sheet-slips",
        }
    }

    /// What the server calls it.
    const fn name(self) -> &'static str {
        match self {
            Self::Pairings => "pairings",
            Self::Standings => "standings",
            Self::WallChart => "wall-chart",
            Self::Slips => "score-sheets",
        }
    }
}

/// A table of texts with its title.
#[derive(Clone, Debug, PartialEq, Eq)]
struct List {
    title: String,
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

fn pairings(of: &Tournament, round: usize) -> List {
    let mut list: Vec<Vec<String>> = tables(of, round)
        .into_iter()
        .map(|shown| {
            let [a, b] = shown.names;
            let [before_a, before_b] = shown.before;
            let handicap = shown.handicap.unwrap_or_default();
            let table = shown.at[1].to_string();
            let result = if shown.open {
                String::new()
            } else {
                shown.result
            };
            vec![table, a, before_a, result, before_b, b, handicap]
        })
        .collect();
    let Alone { byes, rests } = alone(of, round);
    let idle = |names: Vec<String>, what: String| {
        names.into_iter().map(move |name| {
            let mut row = vec![String::new(); 7];
            (row[1], row[3]) = (name, what.clone());
            row
        })
    };
    list.extend(idle(byes, t("event-bye")));
    list.extend(idle(rests, t("event-rests")));
    let points = || t("event-points");
    List {
        title: ta("event-round", &[("round", round.into())]),
        head: vec![
            t("event-table-short"),
            t("event-first"),
            points(),
            t("event-result"),
            points(),
            t("event-second"),
            t("event-handicap"),
        ],
        rows: list,
    }
}

fn standing(of: &Tournament) -> List {
    let mut names = vec![t("event-place"), t("event-name")];
    names.extend(head(of));
    List {
        title: ta("event-after-round", &[("round", of.rounds().len().into())]),
        head: names,
        rows: rows(of)
            .into_iter()
            .map(super::standings::Stands::cells)
            .collect(),
    }
}

fn wall_chart(of: &Tournament) -> List {
    let tallies = of.tallies();
    let rounds = 1..=of.rounds().len();
    let mut names = vec![t("event-number"), t("event-name")];
    names.extend(rounds.map(|round| round.to_string()));
    names.push(t("event-score"));
    let ranked = |(number, _): &(Number, _)| {
        let player = of.player(*number);
        player.is_some_and(|player| !player.registration.stands_by)
    };
    let row = |(number, tally): (Number, &tournament::event::Tally)| {
        let mut cells = vec![number.to_string(), of.name(number).to_owned()];
        cells.extend(tally.lines.iter().map(line));
        cells.push(words::points(tally.score()));
        cells
    };
    List {
        title: t("event-sheet-wall-chart"),
        head: names,
        rows: tallies.iter().filter(ranked).map(row).collect(),
    }
}

/// A round of a player in a cell: the opponent's number, the side, and the points.
fn line(line: &tournament::event::Line) -> String {
    use tournament::event::Line;
    match line {
        Line::Met(met) => {
            let side = match met.seat {
                tournament::Seat::A => t("event-side-first"),
                tournament::Seat::B => t("event-side-second"),
            };
            let points = met
                .half_points
                .map_or_else(|| "…".to_owned(), words::points);
            format!("{} {side} {points}", met.opponent)
        }
        Line::Bye => format!("{} 1", t("event-bye")),
        Line::Rest => format!("{} ½", t("event-rests")),
        Line::Absent => "–".to_owned(),
    }
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let printed = RwSignal::new(None::<Sheet>);
    let rounds = Memo::new(move |_| live.with(|now| now.rounds().len()).unwrap_or(0));
    let print = Sheet::ALL.map(|sheet| {
        let disabled = move || rounds.get() == 0 && sheet != Sheet::Standings;
        view! {
            <button type="button" data-testid=sheet.key() disabled=disabled
                aria-pressed=move || (printed.get() == Some(sheet)).to_string()
                on:click=move |_| printed.update(|now| *now = (*now != Some(sheet)).then_some(sheet))>{move || t(sheet.key())}</button>
        }
        .into_any()
    });
    let shown = move || {
        printed
            .get()
            .map(|sheet| sheet_view(live, sheet, rounds.get()))
    };
    let director = Memo::new(move |_| live.can(Role::Director));
    view! {
        <section class="screen-only">
            <h2>{move || t("event-print-title")}</h2>
            <p class="note">{move || t("event-print-note")}</p>
            <div class="row">{print.into_iter().collect_view()}</div>
        </section>
        {shown}
        <section class="section screen-only">
            <h2>{move || t("event-files-title")}</h2>
            <p class="note">{move || t("event-files-note")}</p>
            {move || links(live, rounds.get())}
            {move || director.get().then(|| untrack(|| log_file::upload(live)))}
        </section>
    }
    .into_any()
}

fn links(live: Live, rounds: usize) -> AnyView {
    let base = format!("/api/tournaments/{}", live.id());
    let there = |sheet: &Sheet| rounds > 0 || matches!(sheet, Sheet::Standings | Sheet::WallChart);
    let lists: Vec<_> = Sheet::ALL
        .into_iter()
        .filter(there)
        .map(|sheet| {
            let name = sheet.name();
            let forms: Vec<_> = [("csv", "CSV"), ("json", "JSON"), ("text", "Text")]
                .into_iter()
                .map(|(form, title)| {
                    let href = format!("{base}/sheets/{name}?as={form}&round={rounds}");
                    view! { <a class="button plain" download="" href=href aria-label=format!("{}, {title}", t(sheet.key()))>{title}</a> }.into_any()
                })
                .collect();
            view! { <li><span class="grow">{t(sheet.key())}</span>{forms}</li> }.into_any()
        })
        .collect();
    let report = format!("{base}/sheets/report");
    view! {
        <ul class="people" data-testid="files">
            {lists}
            <li><span class="grow">{t("event-file-report")}</span><a class="button plain" download="" href=report aria-label=t("event-file-report")>"TRF"</a></li>
            <li><span class="grow">{t("event-file-log")}</span><a class="button plain" download="" data-testid="log-link" href=format!("{base}/log") aria-label=t("event-file-log")>"JSON Lines"</a></li>
        </ul>
    }
    .into_any()
}

fn sheet_view(live: Live, sheet: Sheet, rounds: usize) -> AnyView {
    let now = move || {
        let _ = window().print();
    };
    let title = live.with(|now| now.charter().name.clone());
    let body = live.with(|now| match sheet {
        Sheet::Pairings => list_view(&pairings(now, rounds)),
        Sheet::Standings => list_view(&standing(now)),
        Sheet::WallChart => list_view(&wall_chart(now)),
        Sheet::Slips => slips(now, rounds),
    });
    view! {
        <section class="printout section" data-testid="printout">
            <p class="screen-only"><button type="button" class="primary" data-testid="print-now" on:click=move |_| now()>{t("board-print")}</button></p>
            <h2>{title}</h2>
            {body}
        </section>
    }
    .into_any()
}

fn list_view(list: &List) -> AnyView {
    let cells = |row: &Vec<String>| {
        row.iter()
            .map(|cell| view! { <td>{cell.clone()}</td> }.into_any())
            .collect::<Vec<_>>()
    };
    let head: Vec<_> = list
        .head
        .iter()
        .map(|cell| view! { <th scope="col">{cell.clone()}</th> }.into_any())
        .collect();
    let rows: Vec<_> = list
        .rows
        .iter()
        .map(|row| view! { <tr>{cells(row)}</tr> }.into_any())
        .collect();
    view! {
        <h3>{list.title.clone()}</h3>
        <div class="scrolls" tabindex="0" role="region" aria-label=list.title.clone()>
            <table class="list"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>
        </div>
    }
    .into_any()
}

/// A slip for each table of a round, on which both players sign the result.
fn slips(of: &Tournament, round: usize) -> AnyView {
    let slip = |shown: super::rounds::Shown| {
        let args = [("round", shown.at[0].into()), ("table", shown.at[1].into())];
        let [a, b] = shown.names;
        let handicap = shown
            .handicap
            .map(|handicap| ta("event-handicap-is", &[("handicap", handicap.into())]));
        let games: Vec<_> = (1..=slip_games(of))
            .map(|game| {
                let (first, second) = if game % 2 == 1 { (&a, &b) } else { (&b, &a) };
                let cells = [
                    game.to_string(),
                    first.clone(),
                    String::new(),
                    second.clone(),
                ];
                let cells: Vec<_> = cells
                    .into_iter()
                    .map(|cell| view! { <td>{cell}</td> }.into_any())
                    .collect();
                view! { <tr>{cells}</tr> }.into_any()
            })
            .collect();
        view! {
            <article class="slip">
                <h3>{ta("event-spot", &args)}</h3>
                <p>{format!("{a} – {b}")}</p>
                <p>{handicap}</p>
                <table class="list">
                    <thead><tr><th scope="col">{t("event-game")}</th><th scope="col">{t("event-first")}</th><th scope="col">{t("event-result")}</th><th scope="col">{t("event-second")}</th></tr></thead>
                    <tbody>{games}</tbody>
                </table>
                <p class="signs"><span>{t("event-signed")}": "{a.clone()}</span><span>{t("event-signed")}": "{b.clone()}</span></p>
            </article>
        }
        .into_any()
    };
    let all: Vec<_> = tables(of, round).into_iter().map(slip).collect();
    view! { <div class="slips">{all}</div> }.into_any()
}

/// How many games a slip has room for.
fn slip_games(of: &Tournament) -> usize {
    use tournament::log::Contest;
    match of.charter().contest {
        Contest::Game => 1,
        Contest::Pair => 2,
        Contest::Lead(_) => 8,
        Contest::Tora { .. } => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::super::trial::{log, played};
    use super::*;

    #[test]
    fn each_list_has_a_cell_for_each_column() {
        let now = Tournament::replay(&log(5, &[played(1, 1, "a")])).expect("a log");
        for list in [pairings(&now, 1), standing(&now), wall_chart(&now)] {
            assert!(!list.rows.is_empty(), "{}", list.title);
            for row in &list.rows {
                assert_eq!(row.len(), list.head.len(), "{}: {row:?}", list.title);
            }
        }
        assert_eq!(pairings(&now, 1).rows[0][3], "1 : 0");
        assert_eq!(pairings(&now, 1).rows[1][3], "", "room for the result");
    }
}
