//! Drawings of pieces.

use game::{PieceView, Side};
use leptos::prelude::*;

static SHEET: &str = include_str!("../../art/sheet.svg");

/// All drawings, once in the page, for others to use.
#[component]
pub(crate) fn Sheet() -> impl IntoView {
    view! { <div class="sheet" aria-hidden="true" inner_html=SHEET></div> }
}

/// Whether there is a drawing of this name.
pub(crate) fn drawn(name: &str) -> bool {
    SHEET.contains(&format!("id=\"{name}\""))
}

pub(crate) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

const fn token(side: Side) -> &'static str {
    match side {
        Side::First => "#token-first",
        Side::Second => "#token-second",
    }
}

fn part(href: String) -> AnyView {
    view! { <use href=href x="-50" y="-50" width="100" height="100"></use> }.into_any()
}

/// A piece of one kind on its token, centred at the origin; a kind without a drawing shows its
/// letter.
pub(crate) fn figure(side: Side, kind: &str, letter: char) -> AnyView {
    let glyph = if drawn(kind) {
        part(format!("#{kind}"))
    } else {
        view! { <text class="token-letter">{letter.to_string()}</text> }.into_any()
    };
    view! { {part(token(side).to_owned())}{glyph} }.into_any()
}

/// A piece with its states and label.
pub(crate) fn piece(piece: &PieceView) -> AnyView {
    let states: Vec<_> = piece
        .states
        .iter()
        .map(|state| format!("state-{state}"))
        .filter(|name| drawn(name))
        .map(|name| part(format!("#{name}")))
        .collect();
    let label = piece
        .label
        .clone()
        .map(|label| view! { <text class="label" x="28" y="-30">{label}</text> }.into_any());
    view! { {figure(piece.side, piece.kind, piece.letter)}{states}{label} }.into_any()
}

/// A small picture of a kind of piece, outside a board.
#[component]
pub(crate) fn Token(
    /// Whose.
    side: Side,
    /// Which kind.
    kind: &'static str,
    /// The letter, if there is no drawing.
    letter: char,
) -> impl IntoView {
    let class = format!("token {}", side_class(side));
    view! { <svg class=class viewBox="-50 -50 100 100" aria-hidden="true">{figure(side, kind, letter)}</svg> }
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn every_piece_and_state_of_the_first_game_is_drawn() {
        for kind in [
            "soldier", "archer", "cavalry", "cannon", "general", "king", "queen",
        ] {
            assert!(drawn(&format!("tora-{kind}")), "{kind}");
        }
        for name in [
            "state-defending",
            "state-unready",
            "state-taken",
            "mark-danger",
            "ground-slope",
        ] {
            assert!(drawn(name), "{name}");
        }
        assert!(!drawn("tora-unicorn"));
    }
}
