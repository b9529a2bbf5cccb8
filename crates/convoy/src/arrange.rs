//! Positions that are put together by hand (K-12).

use game::{Arrange, Arranged, Field, PieceView, Place};

use crate::read::{LAST_ROUND, MOST_QUIET};
use crate::scene::{place, view};
use crate::squares::Square;
use crate::state::{Boat, Convoy};
use crate::text::side_letter;

const QUIET: &str = "quiet";
const ROUND: &str = "round";

impl Arrange for Convoy {
    fn kit(&self) -> Vec<PieceView> {
        let throne = self.family().throne_square();
        Boat::ALL.map(|boat| view(throne, boat)).into()
    }

    fn fields(&self) -> Vec<Field> {
        vec![
            Field::number(ROUND, "round", [1, LAST_ROUND], self.round),
            Field::number(QUIET, "convoy-quiet", [0, MOST_QUIET], self.quiet.into()),
        ]
    }

    fn rows(&self) -> Vec<Vec<Place>> {
        let size = self.family().size();
        let row = |row| {
            let squares = (1..=size).filter_map(move |column| Square::at(row, column));
            squares.map(place).collect()
        };
        (1..=size).rev().map(row).collect()
    }

    fn arranged(&self, arranged: &Arranged) -> String {
        let letter = |piece: &PieceView| {
            let boat = Boat::ALL.into_iter().find(|boat| boat.key() == piece.kind);
            boat.map(Boat::letter)
        };
        format!(
            "{} {} {} {} {}",
            self.family().name(),
            arranged.board(&self.rows(), |here| here.filter_map(letter).collect()),
            side_letter(arranged.to_move),
            arranged.said(QUIET),
            arranged.said(ROUND),
        )
    }
}
