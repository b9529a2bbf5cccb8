//! A piece by itself.

use game::{PieceView, Side};

use super::Result;
use crate::drawing::{Drawing, escaped};
use crate::looks::Looks;

/// The center of the circle with the letter of a piece's kind.
const LETTER: (f32, f32) = (-30.0, 30.0);

/// A piece about the origin: its side's token, its sign, its states and its label. A kind without a
/// drawing shows its letter.
pub(crate) fn piece(piece: &PieceView, looks: &Looks, drawing: &mut Drawing) -> Result<()> {
    let side = Some(piece.side);
    let token = match piece.side {
        Side::First => "token-first",
        Side::Second => "token-second",
    };
    drawing.put(looks, token, side, "")?;
    if looks.has(piece.kind) {
        drawing.put(looks, piece.kind, side, "")?;
    } else {
        let style = looks.attributes(".board .piece .token-letter", side)?;
        let letter = escaped(&piece.letter.to_string());
        drawing.add(format_args!(
            "<text font-family=\"sans-serif\"{style}>{letter}</text>"
        ));
    }
    for state in &piece.states {
        let name = format!("state-{state}");
        if looks.has(&name) {
            drawing.put(looks, &name, side, "")?;
        }
    }
    match &piece.label {
        Some(label) => badge(label, (30.0, 30.0), piece.side, looks, drawing),
        None => Ok(()),
    }
}

/// The letter of a piece's kind at its lower left, for eyes and printers that see no colors.
pub(crate) fn letter(piece: &PieceView, looks: &Looks, drawing: &mut Drawing) -> Result<()> {
    badge(
        &piece.letter.to_string(),
        LETTER,
        piece.side,
        looks,
        drawing,
    )
}

fn badge(
    text: &str,
    (x, y): (f32, f32),
    side: Side,
    looks: &Looks,
    drawing: &mut Drawing,
) -> Result<()> {
    let circle = looks.attributes(".label circle", Some(side))?;
    let style = looks.attributes(".label text", Some(side))?;
    let (text, below) = (escaped(text), y + 0.5);
    drawing.add(format_args!(
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"16.5\"{circle}/>\
         <text x=\"{x}\" y=\"{below}\" font-family=\"sans-serif\"{style}>{text}</text>"
    ));
    Ok(())
}
