//! Where everybody stands, and why.

use leptos::prelude::*;
use tournament::event::{Gone, Tournament};
use tournament::log::{Contest, Number};

use super::live::Live;
use super::players::link_of;
use super::words;
use crate::i18n::{language, t, ta};

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stands {
    player: Number,
    place: usize,
    pub(super) name: String,
    note: Option<String>,
    rank: Option<i64>,
    pub(super) score: String,
    tie_breaks: Vec<String>,
    link: Option<String>,
}

impl Stands {
    /// The cells of a printed row.
    pub(super) fn cells(self) -> Vec<String> {
        let name = match self.note {
            None => self.name,
            Some(note) => format!("{} ({note})", self.name),
        };
        let rank = self.rank.map(|rank| rank.to_string());
        [self.place.to_string(), name]
            .into_iter()
            .chain(rank)
            .chain([self.score])
            .chain(self.tie_breaks)
            .collect()
    }
}

/// The rows of the standings, the first place first.
pub(super) fn rows(of: &Tournament) -> Vec<Stands> {
    let tallies = of.tallies();
    let standings = of.standings_of(&tallies);
    let ranks = has_ranks(of);
    let row = |row: &tournament::standings::Row| {
        let values = standings.tie_breaks.iter().zip(&row.tie_breaks);
        let rank = tallies
            .of(row.player)
            .map_or(1, |tally| tally.standing.rank());
        Stands {
            player: row.player,
            place: row.place,
            name: of.name(row.player).to_owned(),
            note: row.gone.map(gone),
            rank: ranks.then_some(rank),
            score: words::score(row.score),
            tie_breaks: values
                .map(|(kind, value)| kind.unit(of).show(*value).to_string())
                .collect(),
            link: link_of(of, row.player),
        }
    };
    standings.rows.iter().map(row).collect()
}

/// Whether matches change ranks.
pub(super) fn has_ranks(of: &Tournament) -> bool {
    matches!(of.charter().contest, Contest::Tora { .. })
}

/// Why somebody takes part no more.
pub(super) fn gone(gone: Gone) -> String {
    t(match gone {
        Gone::Withdrawn => "event-withdrawn",
        Gone::Expelled => "event-expelled",
        Gone::Banned => "event-banned",
    })
}

/// What the columns after the name have.
pub(super) fn head(of: &Tournament) -> Vec<String> {
    let rank = has_ranks(of).then(|| t("event-rank"));
    let tie_breaks = of.charter().tie_breaks.iter();
    rank.into_iter()
        .chain([t("event-score")])
        .chain(tie_breaks.map(|kind| words::tie_break(*kind)))
        .collect()
}

/// The tab.
pub(super) fn tab(live: Live) -> AnyView {
    let rows = live.memo(rows);
    let head = live.memo(head);
    let open = RwSignal::new(None::<Number>);
    let none = move || {
        let none = rows.with(|rows| rows.as_ref().is_none_or(Vec::is_empty));
        none.then(|| view! { <p class="note">{t("event-nobody")}</p> }.into_any())
    };
    let columns = move || head.get().map_or(0, |head| head.len());
    let titles = move || {
        let titles = head.get().unwrap_or_default().into_iter();
        titles
            .map(|title| view! { <th scope="col">{title}</th> }.into_any())
            .collect::<Vec<_>>()
    };
    let row = move |(_, row): (_, Stands)| one(live, row, open, columns);
    view! {
        <p class="note">{move || t("event-standings-note")}</p>
        {none}
        <div class="scrolls" tabindex="0" role="region" aria-label=move || t("event-standings")>
            <table class="list" data-testid="standings">
                <thead><tr>
                    <th scope="col">{move || t("event-place")}</th>
                    <th scope="col">{move || t("event-name")}</th>
                    {titles}
                </tr></thead>
                <tbody>
                    <For each=move || with_language(rows.get()) key=Clone::clone children=row />
                </tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Rows with the language that they are written in, so that they are drawn anew in another one.
pub(super) fn with_language<T>(rows: Option<Vec<T>>) -> Vec<(&'static str, T)> {
    let language = language().get().code();
    let rows = rows.unwrap_or_default().into_iter();
    rows.map(|row| (language, row)).collect()
}

fn one(
    live: Live,
    row: Stands,
    open: RwSignal<Option<Number>>,
    columns: impl Fn() -> usize + Copy + Send + 'static,
) -> AnyView {
    let player = row.player;
    let shown = move || open.get() == Some(player);
    let toggle = move |_| open.update(|open| *open = (*open != Some(player)).then_some(player));
    let values: Vec<_> = row
        .rank
        .map(|rank| rank.to_string())
        .into_iter()
        .chain([row.score])
        .chain(row.tie_breaks)
        .map(|value| view! { <td class="number">{value}</td> }.into_any())
        .collect();
    let note = row
        .note
        .map(|note| view! { " "<small class="tag">{note}</small> }.into_any());
    let label = ta("event-why-of", &[("name", row.name.clone().into())]);
    let why = move || {
        shown().then(|| {
            view! { <tr class="why"><td colspan=move || (columns() + 2).to_string()>{reasons(live, player)}</td></tr> }
                .into_any()
        })
    };
    let link = row
        .link
        .map(|href| view! { " "<a class="small" href=href>{t("event-profile")}</a> }.into_any());
    view! {
        <tr data-player=player.0.to_string()>
            <td class="number">{row.place}</td>
            <td>
                <button type="button" class="name" aria-expanded=move || shown().to_string() title=label
                    data-testid=format!("why-{}", player.0) on:click=toggle>{row.name}</button>
                {note}{link}
            </td>
            {values}
        </tr>
        {why}
    }
    .into_any()
}

/// Why a player has his numbers, and in TORA his rank.
fn reasons(live: Live, player: Number) -> AnyView {
    let numbers = live.memo(move |now| {
        let reasons = now.reasons(player);
        let all: Vec<_> = reasons.iter().map(|one| words::reason(now, one)).collect();
        all
    });
    let ranks = live.memo(move |now| words::rank_reasons(now, player));
    let numbers = move || {
        let all = numbers.get().unwrap_or_default().into_iter();
        all.map(|(name, total, terms)| {
            let terms: Vec<_> = terms
                .into_iter()
                .map(|term| view! { <li>{term}</li> }.into_any())
                .collect();
            view! { <div><h3>{name}": "{total}</h3><ul>{terms}</ul></div> }.into_any()
        })
        .collect::<Vec<_>>()
    };
    let ranks = move || {
        let all = ranks.get().unwrap_or_default();
        (!all.is_empty()).then(|| {
            let all: Vec<_> = all
                .into_iter()
                .map(|said| view! { <li>{said.join(" ")}</li> }.into_any())
                .collect();
            view! { <div><h3>{t("event-rank-why")}</h3><p class="note">"M-T7, M-T9"</p><ol>{all}</ol></div> }.into_any()
        })
    };
    view! { <div class="reasons" data-testid="reasons">{numbers}{ranks}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::super::trial::{log, played};
    use super::*;

    #[test]
    fn the_winner_stands_above_the_loser_with_points_in_words() {
        let now = Tournament::replay(&log(4, &[played(1, 1, "a"), played(1, 2, "b")]));
        let now = now.expect("a log");
        let rows = rows(&now);
        let scores: Vec<_> = rows.iter().map(|row| row.score.as_str()).collect();
        assert_eq!(scores, ["1", "1", "0", "0"]);
        assert_eq!(rows[0].rank, None, "no match of TORA");
        assert_eq!(head(&now), ["Score", "Buchholz"]);
    }
}
