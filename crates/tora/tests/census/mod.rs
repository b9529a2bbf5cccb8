//! What stands where, read from the text of a position in the plainest way.

use game::{Position, Side};
use testkit::CensusPiece;

/// What stands where, read from the board field of the text.
pub(crate) fn census<P: Position>(position: &P) -> Vec<CensusPiece> {
    let text = position.to_string();
    let rows: Vec<&str> = text.split(' ').nth(1).unwrap().split('/').collect();
    let mut standing = Vec::new();
    for (row, content) in rows.iter().enumerate() {
        let v = rows.len() - row;
        let mut h = 1;
        let mut empty = 0;
        let mut shared = false;
        for letter in content.chars() {
            match letter {
                '0'..='9' => empty = empty * 10 + letter.to_digit(10).unwrap(),
                '[' => shared = true,
                ']' => {
                    shared = false;
                    h += 1;
                }
                '!' => {}
                _ => {
                    h += std::mem::take(&mut empty);
                    let side = if letter.is_ascii_uppercase() {
                        Side::First
                    } else {
                        Side::Second
                    };
                    let place = format!("v{v}h{h}");
                    let letter = letter.to_ascii_uppercase();
                    standing.push(CensusPiece {
                        place,
                        side,
                        letter,
                    });
                    h += u32::from(!shared);
                }
            }
            if letter == '[' {
                h += std::mem::take(&mut empty);
            }
        }
    }
    standing.extend(text.split(' ').nth(8).into_iter().flat_map(hidden));
    standing
}

/// The Assassins that hide at known places: `c@v5h9,o?,c~6`.
fn hidden(field: &str) -> Vec<CensusPiece> {
    let piece = |part: &str| {
        let (side, place) = part.split_once('@')?;
        Some(CensusPiece {
            place: place.to_owned(),
            side: if side == "c" {
                Side::First
            } else {
                Side::Second
            },
            letter: 'X',
        })
    };
    field.split(',').filter_map(piece).collect()
}
