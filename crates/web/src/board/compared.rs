//! What is different between two scenes of the same board.

use game::{PieceView, Place, PlaceView, Scene};

/// A piece that stands elsewhere in another scene; `None` means not on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    /// The piece, as it looks where it is.
    pub(crate) piece: PieceView,
    /// Where it stands in the first scene.
    pub(crate) from: Option<Place>,
    /// Where it stands in the second one.
    pub(crate) to: Option<Place>,
}

/// The pieces that stand elsewhere in `after`. What waits beside the board follows from what stands
/// on it, so it is left out, unless nothing else is different.
pub(crate) fn moved(before: &Scene, after: &Scene) -> Vec<Moved> {
    let on_board = moved_among(before, after, |scene, place| {
        let (columns, rows) = (f32::from(scene.board.columns), f32::from(scene.board.rows));
        let mut places = scene.places.iter();
        let inside =
            |view: &PlaceView| (0.0..columns).contains(&view.x) && (0.0..rows).contains(&view.y);
        places.any(|view| view.place == place && inside(view))
    });
    if on_board.is_empty() {
        moved_among(before, after, |_, _| true)
    } else {
        on_board
    }
}

fn moved_among(
    before: &Scene,
    after: &Scene,
    counts: impl Fn(&Scene, Place) -> bool,
) -> Vec<Moved> {
    let stands = |scene: &Scene, piece: &PieceView| {
        let same = |other: &PieceView| other.place == piece.place && alike(other, piece, true);
        scene.pieces.iter().any(same)
    };
    let only = |here: &Scene, there: &Scene| -> Vec<PieceView> {
        let pieces = here.pieces.iter().filter(|piece| counts(here, piece.place));
        let different = pieces.filter(|piece| !stands(there, piece));
        different.cloned().collect()
    };
    let (gone, mut come) = (only(before, after), only(after, before));
    let mut all: Vec<Moved> = gone
        .into_iter()
        .map(|piece| {
            let twin = [true, false]
                .into_iter()
                .find_map(|labelled| come.iter().position(|other| alike(other, &piece, labelled)));
            let to = twin.map(|index| come.remove(index));
            Moved {
                from: Some(piece.place),
                to: to.as_ref().map(|to| to.place),
                piece: to.unwrap_or(piece),
            }
        })
        .collect();
    all.extend(come.into_iter().map(|piece| Moved {
        from: None,
        to: Some(piece.place),
        piece,
    }));
    all
}

fn alike(one: &PieceView, other: &PieceView, labelled: bool) -> bool {
    let labels = !labelled || one.label == other.label;
    one.side == other.side && one.kind == other.kind && labels
}

/// The name of a place, if the scene has it.
pub(crate) fn place_name(scene: &Scene, place: Place) -> Option<&str> {
    let mut places = scene.places.iter();
    let view = places.find(|view| view.place == place)?;
    Some(&view.name)
}

#[cfg(test)]
mod tests {
    use game::Viewer;
    use hall::Options;

    use super::*;

    fn scene(position: &str) -> Scene {
        let table = crate::games::hall().open(position, &Options::default());
        let scene = table.expect("a position").scene(0, Viewer::Public);
        scene.expect("a scene")
    }

    fn said(before: &str, after: &str) -> Vec<String> {
        let (before, after) = (scene(before), scene(after));
        let name = |place: Option<Place>| {
            let name = place.and_then(|place| place_name(&before, place));
            name.unwrap_or("-").to_owned()
        };
        moved(&before, &after)
            .into_iter()
            .map(|m| format!("{} {} {}", m.piece.letter, name(m.from), name(m.to)))
            .collect()
    }

    #[test]
    fn pieces_are_paired_with_where_they_have_gone() {
        let before = "lancerchess 3q4/8/8/8/8/8/8/R2Q3R w - - 0 12";
        let after = "lancerchess 3q4/8/8/8/4K3/R7/8/3Q4 w - - 0 12";
        assert_eq!(said(before, after), ["R a1 a3", "R h1 -", "K - e4"]);
        assert_eq!(said(before, before), [""; 0]);
    }

    #[test]
    fn what_waits_beside_the_board_is_named_only_alone() {
        let start = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR w KQkq - 0 1 Tt Cf - ABCDEFGHABCDEFGH";
        let less = start
            .replace("PPPPPPPP", "PPPPPPP1")
            .replace("ABCDEFGHABCDEFGH", "ABCDEFGHABCDEFG");
        assert_eq!(said(start, &less), ["P h2 -"], "and not its Knight");
        let wing = start.replace("Cf", "Df");
        assert_eq!(said(start, &wing), ["G c-1 d-1"]);
    }
}
