//! What the first touches of a board lead to, as the running turn's [`Draft`] answers them.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use game::{MarkKind, Place, Scene, Touch};
use hall::Table;
use play::Draft;
use serde::Serialize;

use crate::shown;

/// What the board shows after some touches; what is not there is as at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct State {
    /// The places that were touched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    selected: Vec<String>,
    /// The places to touch next where no enemy stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<String>,
    /// And those where one does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attacks: Vec<String>,
    /// Where the touches may end.
    #[serde(skip_serializing_if = "Option::is_none")]
    finish: Option<String>,
    /// The pieces that stand elsewhere: from where, and where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moved: Vec<[String; 2]>,
    /// The marks on places, each with its drawing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<[String; 2]>,
    /// The number of the state that a touch leads to, by the place touched, as far as that differs from what
    /// the touch would do at the start; `None` if the board can't show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<BTreeMap<String, Option<usize>>>,
}

/// The states that one touch or two lead to, the first one before any. A touch that is in no state's `next`
/// is refused and changes nothing. States without `next` are as far as the table goes.
///
/// # Errors
///
/// If the game has no scene.
pub(crate) fn all(table: &dyn Table) -> Result<Vec<State>> {
    let begun = Draft::new(table.boxed_clone());
    let start = shown(&begun)?;
    let mut states = States {
        found: vec![(Vec::new(), Vec::new())],
        states: vec![state(&begun, &start)?.context("the start can't be shown")?],
        start: &start,
    };
    let after = |touches: &[Place]| {
        let mut draft = Draft::new(table.boxed_clone());
        for place in touches {
            draft.touch(Touch::Place(*place));
        }
        draft
    };
    let mut firsts = BTreeMap::new();
    for view in &start.places {
        let number = states.number(&after(&[view.place]))?;
        if number != Some(0) {
            firsts.insert(view.name.clone(), (view.place, number));
        }
    }
    let next = firsts
        .iter()
        .map(|(name, (_, number))| (name.clone(), *number));
    states.states[0].next = Some(next.collect());
    for (first, number) in firsts.values() {
        let Some(number) = *number else { continue };
        let mut next = BTreeMap::new();
        for view in &start.places {
            let second = states.number(&after(&[*first, view.place]))?;
            let as_at_start = firsts
                .get(&view.name)
                .map_or(Some(number), |(_, first)| *first);
            if second != as_at_start {
                next.insert(view.name.clone(), second);
            }
        }
        states.states[number].next = Some(next);
    }
    Ok(states.states)
}

/// The drawings that the states need, besides those of the pieces.
pub(crate) fn drawings(states: &[State]) -> impl Iterator<Item = String> {
    let marks = states.iter().flat_map(|state| &state.marks);
    let finish = states.iter().filter_map(|state| state.finish.as_ref());
    let marks = marks.map(|[_, drawing]| drawing.clone());
    marks.chain(finish.map(|_| "mark-finish".to_owned()))
}

/// What a running turn consists of: its moves, and what was touched since.
type Turn = (Vec<String>, Vec<Touch>);

struct States<'a> {
    found: Vec<Turn>,
    states: Vec<State>,
    start: &'a Scene,
}

impl States<'_> {
    /// The number of the state of a running turn, a new one if need be; `None` if it can't be shown.
    fn number(&mut self, draft: &Draft) -> Result<Option<usize>> {
        let moves = draft.steps().into_iter().map(|step| step.text);
        let turn: Turn = (moves.collect(), draft.touched().to_vec());
        if let Some(known) = self.found.iter().position(|found| *found == turn) {
            return Ok(Some(known));
        }
        let Some(state) = state(draft, self.start)? else {
            return Ok(None);
        };
        self.found.push(turn);
        self.states.push(state);
        Ok(Some(self.states.len() - 1))
    }
}

/// What the board shows of a running turn; `None` if pieces have done more than to move.
fn state(draft: &Draft, start: &Scene) -> Result<Option<State>> {
    let scene = shown(draft)?;
    let name = |place: Place| -> Result<String> {
        let view = start.places.iter().find(|view| view.place == place);
        Ok(view.context("no such place")?.name.clone())
    };
    let names =
        |places: &mut dyn Iterator<Item = Place>| places.map(name).collect::<Result<Vec<_>>>();
    let gone = start
        .pieces
        .iter()
        .filter(|piece| !scene.pieces.contains(piece));
    let mut come: Vec<_> = scene
        .pieces
        .iter()
        .filter(|piece| !start.pieces.contains(piece))
        .collect();
    let mut moved = Vec::new();
    for piece in gone {
        let same = |other: &&game::PieceView| {
            let mut there = piece.clone();
            there.place = other.place;
            there == **other
        };
        let Some(index) = come.iter().position(same) else {
            return Ok(None);
        };
        moved.push([name(piece.place)?, name(come.remove(index).place)?]);
    }
    if !come.is_empty() {
        return Ok(None);
    }
    let mark = |mark: &game::Mark| {
        let drawing = match mark.kind {
            MarkKind::Danger => "mark-danger",
            MarkKind::Acted => "mark-acted",
            MarkKind::Bound => "mark-bound",
            MarkKind::Searched => "mark-searched",
        };
        Ok([name(mark.place)?, drawing.to_owned()])
    };
    let lit = draft.touchable(&scene, true);
    let targets = |strike: bool| {
        let targets = lit.targets.iter().filter(move |target| target.1 == strike);
        names(&mut targets.map(|target| target.0))
    };
    Ok(Some(State {
        selected: names(&mut lit.selected.iter().copied())?,
        moves: targets(false)?,
        attacks: targets(true)?,
        finish: lit.finish.map(name).transpose()?,
        moved,
        marks: scene.marks.iter().map(mark).collect::<Result<_>>()?,
        next: None,
    }))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Composer;

    use super::*;
    use crate::start;

    fn names(scene: &Scene, touches: &[Touch]) -> BTreeSet<String> {
        let places = touches.iter().filter_map(Touch::place);
        let view = |place| scene.places.iter().find(|view| view.place == place);
        places
            .filter_map(view)
            .map(|view| view.name.clone())
            .collect()
    }

    /// The table says what the composer says, which knows the moves of the position and no table.
    #[test]
    fn the_table_lights_what_the_composer_lets_come_next() {
        let table = start().expect("a game");
        let scene = shown(&Draft::new(table.boxed_clone())).expect("a scene");
        let states = all(&*table).expect("a table");
        let composer = Composer::new(hall::gestures(&table.offers()));
        let next = states[0].next.as_ref().expect("first touches");
        let starts = names(&scene, &composer.next());
        assert!(!starts.is_empty());
        assert_eq!(next.keys().cloned().collect::<BTreeSet<_>>(), starts);
        let mut seconds = 0;
        for (name, number) in next {
            let state = &states[number.expect("a state")];
            let view = scene.places.iter().find(|view| view.name == *name);
            let mut composer = composer.clone();
            composer.touch(Touch::Place(view.expect("a place").place));
            let lit = state.moves.iter().chain(&state.attacks).cloned();
            assert_eq!(
                lit.collect::<BTreeSet<_>>(),
                names(&scene, &composer.next()),
                "{name}"
            );
            assert_eq!(state.selected, std::slice::from_ref(name));
            let next = state.next.as_ref().expect("second touches");
            for target in names(&scene, &composer.next()) {
                let second = next
                    .get(&target)
                    .expect("a target is in the table")
                    .expect("a state");
                let moved = &states[second].moved;
                assert!(
                    moved.iter().all(|[from, _]| from == name),
                    "{name} {target}: {moved:?}"
                );
                seconds += 1;
            }
            // The same place again takes the touch back.
            assert_eq!(next.get(name), Some(&Some(0)), "{name}");
        }
        assert!(seconds > next.len(), "{seconds}");
    }

    #[test]
    fn a_place_that_nothing_can_be_done_with_is_in_no_state() {
        let table = start().expect("a game");
        let states = all(&*table).expect("a table");
        let next = states[0].next.as_ref().expect("first touches");
        assert!(!next.contains_key("v5h5"), "an empty place");
        assert!(states.iter().filter(|state| state.next.is_some()).count() == next.len() + 1);
        assert!(
            states.iter().all(|state| state.attacks.is_empty()),
            "nobody is near at the start"
        );
    }
}
