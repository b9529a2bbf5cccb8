//! A score card as a drawing with pegs, and in words.

use leptos::prelude::*;
use scorecard::{Card, Tally};

use crate::i18n::{t, ta};

/// How far the places are apart, and how large they are.
const APART: u32 = 28;
const RADIUS: u32 = 9;

/// The markers in words, column by column.
pub(super) fn spoken(tally: &Tally) -> String {
    let column = |(column, places): (usize, scorecard::Places)| {
        let places: Vec<String> = places.iter().map(|place| place.to_string()).collect();
        (!places.is_empty()).then(|| format!("S{}: {}", column + 1, places.join(" ")))
    };
    let columns: Vec<String> = tally
        .markers
        .into_iter()
        .enumerate()
        .filter_map(column)
        .collect();
    if columns.is_empty() {
        t("points-no-markers")
    } else {
        ta("points-markers", &[("markers", columns.join(", ").into())])
    }
}

/// The color of a place: those of card A differ by column, those of card B by row.
pub(super) fn color(card: Card, column: usize, place: u8) -> &'static str {
    const BLUE: &str = "#3b82f6";
    const BLACK: &str = "currentColor";
    match (card, column) {
        (Card::A, 0) => BLUE,
        (Card::A, 1) => "#e8590c",
        (Card::A, 2) => "#2b8a3e",
        (Card::A, _) => BLACK,
        (Card::B | Card::BOptional, _) if place <= 4 => BLUE,
        (Card::B | Card::BOptional, _) => BLACK,
    }
}

/// The card with a peg in each marked place, and holes in the others.
pub(super) fn picture(card: Card, tally: &Tally, label: String) -> AnyView {
    let places = card.places();
    let rows = places.into_iter().max().unwrap_or_default();
    let (width, height) = (4 * APART, 22 + u32::from(rows) * APART);
    let column = |column: usize| {
        let x = APART / 2 + APART * column as u32;
        let place = |place: u8| {
            let y = 22 + APART * u32::from(place) - APART / 2;
            let color = color(card, column, place);
            let marked = tally.markers[column].contains(place);
            let fill = if marked { color } else { "none" };
            let class = if marked { "peg" } else { "hole" };
            view! { <circle class=class cx=x cy=y r=RADIUS fill=fill stroke=color stroke-width="2"></circle> }
        };
        let circles: Vec<_> = (1..=places[column]).map(place).collect();
        view! {
            <text x=x y="14" text-anchor="middle" font-size="12" fill="currentColor">{format!("S{}", column + 1)}</text>
            {circles}
        }
    };
    let columns: Vec<_> = (0..4).map(column).collect();
    view! {
        <svg viewBox=format!("0 0 {width} {height}") role="img" aria-label=label>{columns}</svg>
    }
    .into_any()
}
