//! A game in two minutes: its goal, a turn, its pieces in a line each, and how it ends.

use game::{PieceView, Side};
use hall::Options;
use leptos::prelude::*;
use rulebook::{RuleBook, Summary};

use super::paragraph::text;
use crate::board::Token;
use crate::games::hall;
use crate::i18n::{t, ta};

/// The summaries of the game whose positions begin so; of all games of the book if it has none of that.
pub(super) fn summaries(book: &RuleBook, game: Option<&str>) -> Vec<AnyView> {
    let all = book.summaries.iter();
    let own: Vec<&Summary> = all.filter(|one| Some(one.of.as_str()) == game).collect();
    let shown = if own.is_empty() {
        book.summaries.iter().collect()
    } else {
        own
    };
    shown.into_iter().filter_map(summary).collect()
}

fn summary(summary: &Summary) -> Option<AnyView> {
    let info = hall::game_of(&summary.of)?;
    let edition = format!("edition-{}", summary.of);
    let name = move || text(&edition).unwrap_or_else(|| t(info.name));
    let title = move || ta("beside-title", &[("game", name().into())]);
    let kit = hall().start(info.id, &Options::default());
    let kit = kit.map(|table| table.kit()).unwrap_or_default();
    let pieces: Vec<_> = summary
        .pieces
        .iter()
        .map(|kind| piece(kind, kit.iter().find(|piece| piece.kind == kind)))
        .collect();
    let [goal, turn, end] = summary.keys();
    let part = |heading: &'static str, key: String| {
        view! { <h3>{move || t(heading)}</h3><p>{move || text(&key)}</p> }.into_any()
    };
    Some(
        view! {
            <section class="minutes" data-testid="summary">
                <h2>{title}</h2>
                {part("beside-goal", goal)}
                {part("beside-turn", turn)}
                <h3>{move || t("beside-pieces")}</h3>
                <ul>{pieces}</ul>
                {part("beside-end", end)}
            </section>
        }
        .into_any(),
    )
}

/// A kind of piece, and what it does; `seen` is one of that kind.
fn piece(kind: &str, seen: Option<&PieceView>) -> AnyView {
    let kind = kind.to_owned();
    let name = t(&kind);
    // Some pieces are in a game only if the players want them.
    let letter = seen.map_or_else(|| name.chars().next().unwrap_or(' '), |piece| piece.letter);
    let side = seen.map_or(Side::First, |piece| piece.side);
    let does = |what: &str| text(&format!("{kind}-card.{what}"));
    let does = [does("moves"), does("attacks")].map(Option::unwrap_or_default);
    view! {
        <li><Token side=side kind=kind.clone() letter=letter /><p><b>{name}</b>" "{does.join(" ")}</p></li>
    }
    .into_any()
}
