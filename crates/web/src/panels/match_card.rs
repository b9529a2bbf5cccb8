//! A match, or the boards of points play: the games with their results, and the score.

use game::Side;
use leptos::prelude::*;
use protocol::{SeriesGame, SeriesView, Terms};
use series::{GameEnd, GameResult, Length, Player, Reset, Roles};

use crate::i18n::{t, ta};
use crate::play::Session;

/// Which game of a match this is, in words; `None` for a single game.
pub(crate) fn match_number(terms: &Terms) -> Option<String> {
    let place = terms.series.as_ref()?;
    let number = (place.standing().games + 1).into();
    let args = [
        ("number", number),
        ("games", place.agreed.most_games()?.into()),
    ];
    Some(ta("match-number", &args))
}

/// What is agreed on for the games one after the other, in words; `None` for a single game.
pub(crate) fn length_agreed(terms: &Terms) -> Option<String> {
    let agreed = terms.series.as_ref()?.agreed;
    let Length::Points(target) = agreed.length else {
        return Some(t("new-match"));
    };
    let mut parts = vec![ta("points-title", &[("target", target.get().into())])];
    if agreed.roles == Roles::Swapped {
        parts.push(t("new-points-swapped"));
    }
    if agreed.reset == Reset::OneAction {
        parts.push(t("new-points-reset"));
    }
    Some(parts.join("; "))
}

/// What to ask before a player gives up: in points play that gives up all boards.
pub(crate) fn resign_question(terms: &Terms) -> &'static str {
    match terms.agreed_series().length {
        Length::Points(_) => "points-resign-question",
        _ => "board-resign-question",
    }
}

/// The name for a player who has none.
pub(crate) fn nameless(player: Player) -> String {
    ta("match-player", &[("number", (player.index() + 1).into())])
}

/// The card with all games of a match; the players are in the order of [`Player::BOTH`].
pub(crate) fn match_card(
    session: Session,
    here: &str,
    view: &SeriesView,
    players: [String; 2],
    address: impl Fn(String) -> String,
) -> AnyView {
    let earlier = view.earlier.map_or(0, |standing| standing.games as usize);
    let row = |index: usize| {
        let number = earlier + index + 1;
        let name = ta("match-game", &[("number", number.into())]);
        let game = view.games.get(index);
        let name = match game.filter(|game| game.id != here) {
            Some(game) => view! { <a href=address(game.id.clone())>{name}</a> }.into_any(),
            None => name.into_any(),
        };
        let counted = counted_before(view, index);
        let cells = Player::BOTH.map(|player| {
            let side = view.agreed.side(player, counted);
            let result = game.and_then(|game| game.result);
            view! { <td>{cell(session, side, result)}</td> }
        });
        view! { <tr><th scope="row">{name}</th>{cells.into_iter().collect_view()}</tr> }
    };
    let created = view.games.len();
    let most = view.agreed.most_games().map_or(created, usize::from);
    let rows: Vec<_> = (0..most.max(created)).map(row).collect();
    let totals = Player::BOTH.map(Player::index).map(|player| {
        let standing = view.standing;
        let games = ta(
            "match-total",
            &[
                ("wins", standing.wins[player].into()),
                ("draws", standing.draws.into()),
            ],
        );
        let points = standing.points.map(|points| points_text(points[player]));
        let text = [Some(games), points].into_iter().flatten();
        view! { <td><b>{text.collect::<Vec<_>>().join(", ")}</b></td> }
    });
    let [one, other] = players;
    let title = match view.agreed.length {
        Length::Points(target) => ta("points-title", &[("target", target.get().into())]),
        _ => ta("match-title", &[("games", most.into())]),
    };
    view! {
        <section class="card" data-testid="match">
            <h2>{title}</h2>
            <table class="match">
                <thead><tr><td></td><th scope="col">{one}</th><th scope="col">{other}</th></tr></thead>
                <tbody>
                    {rows}
                    <tr><th scope="row">{t("match-sum")}</th>{totals.into_iter().collect_view()}</tr>
                </tbody>
            </table>
        </section>
    }
    .into_any()
}

/// How many games before index `index` of the list count in the series.
fn counted_before(view: &SeriesView, index: usize) -> u32 {
    let created = view.games.iter().take(index);
    let to_come = index.saturating_sub(view.games.len());
    let aborted = |game: &&SeriesGame| game.result.is_some_and(|r| r.end == GameEnd::Aborted);
    let counted = created.filter(|game| !aborted(game)).count() + to_come;
    let earlier = view.earlier.map_or(0, |standing| standing.games);
    earlier.saturating_add(u32::try_from(counted).unwrap_or(u32::MAX))
}

/// The result of a game for the player who had `side` in it.
fn cell(session: Session, side: Side, result: Option<GameResult>) -> String {
    let key = match result.map(|result| result.end) {
        None => "match-open",
        Some(GameEnd::Drawn) => "match-drawn",
        Some(GameEnd::Won(winner)) if winner == side => "match-won",
        Some(GameEnd::Won(_)) => "match-lost",
        Some(GameEnd::Reset) => "match-reset",
        Some(GameEnd::Aborted) => "match-aborted",
    };
    let points = result.and_then(|result| result.points);
    let points = points.map(|points| points_text(points[side.index()]));
    let parts = [Some(t(key)), points].into_iter().flatten();
    let result = parts.collect::<Vec<_>>().join(", ");
    format!("{}: {result}", session.side(side))
}

fn points_text(points: i32) -> String {
    ta("match-points", &[("points", points.into())])
}
