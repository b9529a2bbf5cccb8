//! A match: its games with their results, and what they add up to.

use game::Side;
use leptos::prelude::*;
use protocol::{GameResult, MatchView, player};

use crate::i18n::{t, ta};
use crate::play::Desk;

/// Which game of a match this is, in words; nothing for a game of its own.
pub(crate) fn match_number(before: usize, games: u8) -> Option<String> {
    let args = [("number", (before + 1).into()), ("games", games.into())];
    (games > 1).then(|| ta("match-number", &args))
}

/// What a player is called who has no name.
pub(crate) fn nameless(player: usize) -> String {
    ta("match-player", &[("number", (player + 1).into())])
}

/// The card with all games of a match. Its players are numbered as in [`player`].
pub(crate) fn match_card(
    desk: Desk,
    here: &str,
    view: &MatchView,
    players: [String; 2],
    address: impl Fn(String) -> String,
) -> AnyView {
    let row = |index: usize| {
        let name = ta("match-game", &[("number", (index + 1).into())]);
        let game = view.created.get(index);
        let name = match game.filter(|game| game.id != here) {
            Some(game) => view! { <a href=address(game.id.clone())>{name}</a> }.into_any(),
            None => name.into_any(),
        };
        let cells = Side::BOTH.map(|first| {
            // The sides are swapped from game to game, and so are the players.
            let side = Side::BOTH[player(first, index)];
            let result = game.and_then(|game| game.result);
            view! { <td>{cell(desk, side, result)}</td> }
        });
        view! { <tr><th scope="row">{name}</th>{cells.into_iter().collect_view()}</tr> }
    };
    let rows: Vec<_> = (0..usize::from(view.games)).map(row).collect();
    let totals = [0, 1].map(|player| {
        let score = view.score;
        let games = ta(
            "match-total",
            &[
                ("wins", score.wins[player].into()),
                ("draws", score.draws.into()),
            ],
        );
        let points = score.points.map(|points| points_text(points[player]));
        let text = [Some(games), points].into_iter().flatten();
        view! { <td><b>{text.collect::<Vec<_>>().join(", ")}</b></td> }
    });
    let [one, other] = players;
    view! {
        <section class="card" data-testid="match">
            <h2>{ta("match-title", &[("games", view.games.into())])}</h2>
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

/// How a game has ended for the player who had `side` in it.
fn cell(desk: Desk, side: Side, result: Option<GameResult>) -> String {
    let key = match result.map(|result| result.winner) {
        None => "match-open",
        Some(None) => "match-drawn",
        Some(Some(winner)) if winner == side => "match-won",
        Some(Some(_)) => "match-lost",
    };
    let points = result.and_then(|result| result.points);
    let points = points.map(|points| points_text(points[side.index()]));
    let parts = [Some(t(key)), points].into_iter().flatten();
    let result = parts.collect::<Vec<_>>().join(", ");
    format!("{}: {result}", desk.side(side))
}

fn points_text(points: i32) -> String {
    ta("match-points", &[("points", points.into())])
}
