//! Drawings of pieces.

use std::cell::RefCell;
use std::collections::BTreeSet;

use game::{PieceView, Side};
use leptos::prelude::*;

use crate::prefs::{Pieces, settings};
use crate::texts;

/// The folder of the drawings: one file for each game and one for drawings that all games share.
const ART: &str = "/art/";

/// The file of drawings with this name, if there is one: a game's book, or `house`.
pub(crate) fn art(name: &str) -> Option<&'static str> {
    texts::find(&format!("{ART}{name}.svg"))
}

thread_local! {
    /// The names of the loaded drawings, and how many files had arrived when they were listed.
    static NAMES: RefCell<Option<(u32, BTreeSet<String>)>> = const { RefCell::new(None) };
}

fn sheets() -> impl Iterator<Item = String> {
    texts::below(ART).filter_map(|name| texts::read(&format!("{ART}{name}")))
}

/// The ids in a sheet of drawings.
fn names(sheet: &str) -> Vec<String> {
    let parts = sheet.split("id=\"").skip(1);
    let names = parts.filter_map(|part| part.split_once('"'));
    names.map(|(name, _)| name.to_owned()).collect()
}

/// All loaded drawings, once in the page, for other elements to use.
#[component]
pub(crate) fn Sheet() -> impl IntoView {
    let all = move || {
        texts::arrived().track();
        sheets().collect::<String>()
    };
    view! { <div class="sheet" aria-hidden="true" inner_html=all></div> }
}

/// Whether a drawing with this name is loaded.
pub(crate) fn drawn(name: &str) -> bool {
    let arrived = texts::arrived().get_untracked();
    NAMES.with_borrow_mut(|known| {
        if known.as_ref().is_none_or(|(then, _)| *then != arrived) {
            *known = Some((arrived, sheets().flat_map(|sheet| names(&sheet)).collect()));
        }
        known
            .as_ref()
            .is_some_and(|(_, names)| names.contains(name))
    })
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

/// A piece of one kind on its token, centered at the origin; it shows its letter if it has no drawing, or the
/// settings ask for letters.
pub(crate) fn figure(side: Side, kind: &str, letter: char) -> AnyView {
    let letters = settings().get(|prefs| prefs.pieces == Pieces::Letters);
    let glyph = if drawn(kind) && !letters {
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
        .map(|label| view! { <g class="label"><circle cx="30" cy="30" r="16.5" /><text x="30" y="30.5">{label}</text></g> }.into_any());
    view! { {figure(piece.side, piece.kind, piece.letter)}{states}{label} }.into_any()
}

/// A small picture of a kind of piece, outside a board.
#[component]
pub(crate) fn Token(
    /// The side of the piece.
    side: Side,
    /// The kind of the piece.
    #[prop(into)]
    kind: String,
    /// The letter to show if there is no drawing.
    letter: char,
) -> impl IntoView {
    let class = format!("token {}", side_class(side));
    view! { <svg class=class viewBox="-50 -50 100 100" aria-hidden="true">{figure(side, &kind, letter)}</svg> }
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn every_piece_and_state_is_drawn() {
        let tora = "soldier archer cavalry cannon general king queen assassin";
        let tigerchess = "queen king tower king-tower queen-tower baron baroness king-lancer queen-lancer pikeman knight \
                          tigerknight swordsman archer guard";
        for (game, kinds) in [("tora", tora), ("tigerchess", tigerchess)] {
            for kind in kinds.split_whitespace() {
                assert!(drawn(&format!("{game}-{kind}")), "{game}-{kind}");
            }
        }
        for name in [
            "state-defending",
            "state-unready",
            "state-taken",
            "state-bearer",
            "state-hidden",
            "mark-danger",
            "ground-slope",
            "ground-slope-across",
        ] {
            assert!(drawn(name), "{name}");
        }
        assert!(!drawn("tora-unicorn"));
    }
}
