//! A card about a piece: its drawing and name, how it moves and attacks, and the rules of both.

use game::PieceView;
use leptos::prelude::*;
use rulebook::PieceRules;

use super::book::rules;
use crate::board::{Token, piece_name};
use crate::i18n::{t, ta};
use crate::play::Session;
use crate::route::Route;

/// The card of the piece that was touched last, by mouse, finger or keyboard.
pub(crate) fn piece_card(session: Session) -> AnyView {
    let book = StoredValue::new(rules(session.info.book).map(|book| book.pieces));
    let touched = Memo::new(move |before: Option<&Option<PieceView>>| {
        session
            .touched_piece()
            .or_else(|| before.cloned().flatten())
    });
    let card = move || match touched.get() {
        Some(piece) => {
            let kind = piece.kind;
            let found = book.with_value(|book| {
                let mut pieces = book.iter().flatten();
                pieces.find(|rules| rules.kind == kind).cloned()
            });
            about(session, &piece, found)
        }
        None => view! { <p class="note" data-testid="piece-none">{t("piece-none")}</p> }.into_any(),
    };
    view! { {card} }.into_any()
}

fn about(session: Session, piece: &PieceView, rules: Option<PieceRules>) -> AnyView {
    let edition = session.info.edition;
    let line = |what: &'static str, rule: String| {
        let text = t(&format!("{}-card.{what}", piece.kind));
        let href = Route::Rules {
            book: session.info.book.to_owned(),
            edition: edition.map(str::to_owned),
            rule: Some(rule.clone()),
        }
        .path();
        let title = t(&format!("piece-{what}"));
        view! {
            <p data-testid=format!("piece-{what}")>
                <b>{title}</b>" "{text}" "<a href=href>{ta("composer-rule", &[("rule", rule.into())])}</a>
            </p>
        }
        .into_any()
    };
    let lines = rules.map(|rules| [line("moves", rules.moves), line("attacks", rules.attacks)]);
    let name = piece_name(piece, session.own(), session.info.sides);
    view! {
        <div class="piececard" data-testid="piece-card">
            <Token side=piece.side kind=piece.kind letter=piece.letter />
            <div><h3>{name}</h3>{lines.map(Vec::from)}</div>
        </div>
    }
    .into_any()
}
