//! The picture of a start position: the same elements as the app's board, which a browser test compares.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use game::{BoardStyle, Ground, PieceView, Place, PlaceView, Scene, Side};

/// The size of a place in the picture's units.
const UNIT: f32 = 100.0;
/// Room for the labels at the left and the bottom, and at the other edges.
const LABELS: f32 = 56.0;
const EDGE: f32 = 14.0;

/// The board of a scene, with its places as buttons.
///
/// # Errors
///
/// If the scene has something that only the app can draw: then the first page begins with another game than
/// this was written for.
pub(crate) fn html(scene: &Scene, book: &str) -> Result<String> {
    plain(scene)?;
    let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
    let (width, height) = (columns * UNIT, rows * UNIT);
    let [left, top] = [-LABELS, -EDGE];
    let (across, down) = (width + LABELS + EDGE, height + LABELS + EDGE);
    let mut html = format!(
        "<div class=\"boardbox\" data-book=\"{book}\"><div class=\"lens\">\
         <svg class=\"board\" viewBox=\"{left} {top} {across} {down}\" aria-hidden=\"true\"><g class=\"layer\">"
    );
    let frame = format!("x=\"{left}\" y=\"{top}\" width=\"{across}\" height=\"{down}\" rx=\"14\"");
    write!(
        html,
        "<rect class=\"frame\" {frame}/><rect class=\"trees\" {frame} fill=\"url(#trees)\"/>\
         <rect class=\"floor\" x=\"0\" y=\"0\" width=\"{width}\" height=\"{height}\"/>"
    )?;
    for view in scene.places.iter().filter(|view| view.dark) {
        let (x, y) = corner(view);
        write!(
            html,
            "<rect class=\"shade\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>"
        )?;
    }
    let lines = |count: f32| {
        (1..)
            .map(|line| f32::from(line as u8) * UNIT)
            .take_while(move |at| *at < count)
    };
    let mut grid = String::new();
    for x in lines(width) {
        write!(grid, "M{x} 0V{height}")?;
    }
    for y in lines(height) {
        write!(grid, "M0 {y}H{width}")?;
    }
    write!(
        html,
        "<path class=\"grid\" d=\"{grid}\"/>\
         <rect class=\"edge\" x=\"-2\" y=\"-2\" width=\"{}\" height=\"{}\" rx=\"6\"/>",
        width + 4.0,
        height + 4.0
    )?;
    let half = UNIT / 2.0;
    let mut label = |x: f32, y: f32, text: &str| {
        let class = if text.len() > 1 { "coord two" } else { "coord" };
        write!(
            html,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"
        )
    };
    let mut at = -half;
    for text in &scene.board.column_labels {
        at += UNIT;
        label(at, height + 25.0, text)?;
    }
    at = -half;
    for text in &scene.board.row_labels {
        at += UNIT;
        label(-29.0, at, text)?;
    }
    // The layers that are empty at the start keep their places between the others.
    html.push_str("</g><g class=\"layer\"></g><g class=\"layer\"></g><g class=\"layer\">");
    for piece in &scene.pieces {
        let view = view_of(scene, piece.place)?;
        let ((x, y), from) = (center(view), &view.name);
        let side = match piece.side {
            Side::First => "first",
            Side::Second => "second",
        };
        let drawing = |name: &str| {
            format!("<use href=\"#{name}\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>")
        };
        write!(
            html,
            "<g class=\"piece {side}\" data-from=\"{from}\" style=\"transform:translate({x}px,{y}px) scale(1)\">{}{}</g>",
            drawing(&format!("token-{side}")),
            drawing(piece.kind)
        )?;
    }
    html.push_str("</g>");
    html.push_str(&"<g class=\"layer\"></g>".repeat(6));
    for row in scene.places.chunk_by(|a, b| a.y == b.y) {
        html.push_str("<g>");
        for view in row {
            let ((x, y), name) = (corner(view), &view.name);
            write!(
                html,
                "<g class=\"cell\" data-place=\"{name}\"><rect x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/></g>"
            )?;
        }
        html.push_str("</g>");
    }
    html.push_str("</svg></div></div>");
    Ok(html)
}

/// The names of the drawings that a board uses.
pub(crate) fn drawings(html: &str) -> impl Iterator<Item = String> {
    let used = html.split("href=\"#").skip(1);
    used.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
}

/// Whether the scene is as plain as what is drawn here.
fn plain(scene: &Scene) -> Result<()> {
    ensure!(
        scene.board.style == BoardStyle::Checker,
        "the board is not checkered"
    );
    let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
    for view in &scene.places {
        let inside = view.x > 0.0 && view.x < columns && view.y > 0.0 && view.y < rows;
        let usual = inside && view.size == 1.0 && view.ground == Ground::Plain;
        ensure!(usual, "{} is no plain place on the board", view.name);
    }
    let bare = |piece: &PieceView| piece.label.is_none() && piece.states.is_empty();
    ensure!(
        scene.pieces.iter().all(bare),
        "a piece has a label or a state"
    );
    ensure!(scene.marks.is_empty(), "there are marks");
    Ok(())
}

fn view_of(scene: &Scene, place: Place) -> Result<&PlaceView> {
    let view = scene.places.iter().find(|view| view.place == place);
    view.ok_or_else(|| anyhow::anyhow!("a piece stands nowhere"))
}

fn center(view: &PlaceView) -> (f32, f32) {
    (view.x * UNIT, view.y * UNIT)
}

fn corner(view: &PlaceView) -> (f32, f32) {
    let (x, y) = center(view);
    (x - UNIT / 2.0, y - UNIT / 2.0)
}

#[cfg(test)]
mod tests {
    use play::Draft;

    use super::*;
    use crate::{shown, start};

    #[test]
    fn every_place_and_every_piece_is_there() {
        let scene = shown(&Draft::new(start().expect("a game"))).expect("a scene");
        let html = html(&scene, "tora").expect("a board");
        for view in &scene.places {
            let place = format!("data-place=\"{}\"", view.name);
            assert_eq!(html.matches(&place).count(), 1, "{place}");
        }
        assert_eq!(html.matches("class=\"piece ").count(), scene.pieces.len());
        let used: Vec<String> = drawings(&html).collect();
        let of_piece = |piece: &PieceView| used.iter().any(|name| name == piece.kind);
        assert!(scene.pieces.iter().all(of_piece));
    }

    #[test]
    fn what_only_the_app_can_draw_is_refused() {
        let scene = shown(&Draft::new(start().expect("a game"))).expect("a scene");
        let mut wet = scene.clone();
        wet.places[0].ground = Ground::Water;
        assert!(html(&wet, "tora").is_err());
        let mut beside = scene.clone();
        beside.places[0].x = -1.0;
        assert!(html(&beside, "tora").is_err());
        let mut labeled = scene;
        labeled.pieces[0].label = Some("A".to_owned());
        assert!(html(&labeled, "tora").is_err());
    }
}
