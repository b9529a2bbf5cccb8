//! Positions that are put together by hand.

use game::{Arrange, Arranged, Ground, Place, PlaceView, Playable, Show, Viewer};

use crate::fault::{Checked, ensure};

/// What a position shows at the beginning of a turn, written again, is the position.
pub(crate) fn again<P: Playable>(position: &P) -> Checked {
    let (Some(to_move), Some(_)) = (position.to_move(), position.turn_key()) else {
        return Ok(());
    };
    let view = position.view(Viewer::Judge);
    let arranged = Arranged {
        pieces: view.scene().pieces,
        to_move,
        fields: view.fields(),
        painted: Vec::new(),
    };
    let (own, text) = (view.to_string(), view.arranged(&arranged));
    ensure(own == text, "arranged by hand", || {
        format!("what {own:?} shows is written {text:?}")
    })?;
    let grounds = view.grounds();
    match grounds.get(position.key() as usize % grounds.len().max(1)) {
        Some(ground) => painted(&view, &arranged, *ground),
        None => Ok(()),
    }
}

/// A place that is painted shows its new ground; painted back, the board looks as before.
fn painted<V: Arrange>(view: &V, arranged: &Arranged, ground: Ground) -> Checked {
    let before = view.scene().places;
    let rows = view.rows();
    let places: Vec<Place> = rows.into_iter().flatten().collect();
    let Some(place) = places.get(view.key() as usize % places.len().max(1)) else {
        return Ok(());
    };
    let paint = |view: &V, ground| {
        let fields = view.fields();
        let text = view.arranged(&Arranged {
            fields,
            painted: vec![(*place, ground)],
            ..arranged.clone()
        });
        let read = text.parse::<V>();
        read.map_err(|error| format!("{text:?} can't be read: {error:?}"))
    };
    let of = |places: &[PlaceView]| {
        let found = places.iter().find(|view| view.place == *place);
        found.map_or(Ground::Plain, |view| view.ground)
    };
    let there = paint(view, ground);
    let back = there.as_ref().map_err(Clone::clone);
    let back = back.and_then(|there| paint(there, of(&before)));
    let shows = there
        .as_ref()
        .is_ok_and(|view| of(&view.scene().places) == ground);
    let as_before = back
        .as_ref()
        .is_ok_and(|view| view.scene().places == before);
    ensure(shows && as_before, "grounds are painted", || {
        format!("{ground:?} on {place:?} leads to {there:?}, and painted back to {back:?}")
    })
}
