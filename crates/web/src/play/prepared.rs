//! A move that is prepared while the other side thinks. It stays on this device until it is played.

use game::{Place, Touch, Viewer};
use leptos::prelude::*;
use play::turns;

use super::session::Session;
use crate::board::{Lit, place_name};
use crate::i18n::{t, ta};
use crate::storage;

/// What is prepared: from where and to where, or only the first; and how many turns of one's own come before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Prepared {
    turn: usize,
    places: Vec<Place>,
}

impl Prepared {
    /// Adds its marks to what is lit on the board.
    pub(super) fn light(&self, lit: &mut Lit) {
        lit.selected.extend(&self.places);
        if let [from, to] = self.places[..] {
            lit.arrows.push((from, to));
        }
    }

    /// As the device keeps it: the turn and the numbers of the places.
    fn text(&self) -> String {
        let places = self.places.iter().map(|place| format!(" {}", place.0));
        self.turn.to_string() + &places.collect::<String>()
    }

    /// Reads what the device keeps; `None` if it is something else.
    fn read(text: &str) -> Option<Self> {
        let numbers = text.split(' ').map(|number| number.parse::<u16>().ok());
        let numbers = numbers.collect::<Option<Vec<_>>>()?;
        let (turn, places) = numbers.split_first()?;
        Some(Self {
            turn: usize::from(*turn),
            places: places.iter().copied().map(Place).collect(),
        })
    }
}

/// Where the device keeps what is prepared in a game.
pub(super) fn key(id: &str) -> String {
    format!("prepared.{id}")
}

impl Session {
    /// Plays what is prepared when the turn has come and the other side's has been shown; when the game is over,
    /// nothing is prepared any more. Nor is it when another turn has come, since a turn was taken back or played elsewhere.
    pub(super) fn await_turn(self) {
        Effect::new(move |_| {
            let turn = self
                .prepared
                .with(|now| (!now.places.is_empty()).then_some(now.turn));
            let Some(turn) = turn else { return };
            let over = self.to_move.get().is_none();
            if over {
                self.keep_prepared(Prepared::default());
            } else if self.turn() != turn {
                self.withdraw();
            } else if self.can_play() {
                untrack(|| self.play_prepared());
            }
        });
    }

    /// Keeps what is prepared on the device from now on, and takes up what is kept of the game with this id.
    pub(super) fn take_up_prepared(self, id: &str) {
        self.prepared_at.set_value(Some(key(id)));
        if let Some(kept) = storage::text(&key(id)).and_then(|text| Prepared::read(&text)) {
            self.prepared.set(kept);
        }
    }

    /// How many turns the player at this screen has finished.
    fn turn(self) -> usize {
        let own = self.own();
        self.draft.with(|draft| {
            let turns = turns(draft.table(), draft.committed(), Viewer::Public);
            turns.iter().filter(|turn| Some(turn.side) == own).count()
        })
    }

    /// Has this prepared, and nothing else, also after the page is loaded again.
    fn keep_prepared(self, now: Prepared) {
        self.prepared_at.with_value(|key| {
            let Some(key) = key else { return };
            match now.places.is_empty() {
                true => storage::remove(key),
                // If the device keeps nothing, it is prepared for as long as the page is open.
                false => {
                    storage::write_text(key, &now.text());
                }
            }
        });
        self.prepared.set(now);
    }

    /// Takes a touch while the other side is to move: a piece of one's own, then where it shall go; a touch on either
    /// withdraws it. Returns false if the touch means nothing.
    pub(super) fn prepare(self, place: Place) -> bool {
        let own = untrack(|| self.own());
        if own.is_none() || self.to_move.get_untracked() == own {
            return false;
        }
        let mine = self.scene.with_untracked(|scene| {
            let mut pieces = scene.pieces.iter();
            pieces.any(|piece| piece.place == place && Some(piece.side) == own)
        });
        let before = self
            .prepared
            .with_untracked(|prepared| prepared.places.clone());
        let places = match before[..] {
            [from] if from != place && !mine => vec![from, place],
            _ if mine && !before.contains(&place) => vec![place],
            _ => Vec::new(),
        };
        if places.is_empty() {
            return self.withdraw();
        }
        let turn = untrack(|| self.turn());
        self.keep_prepared(Prepared { turn, places });
        self.say(untrack(|| self.prepared_told()).unwrap_or_default());
        true
    }

    /// Withdraws what was prepared; returns whether there was anything.
    pub(super) fn withdraw(self) -> bool {
        let any = self
            .prepared
            .with_untracked(|prepared| !prepared.places.is_empty());
        if any {
            self.keep_prepared(Prepared::default());
            self.say(untrack(|| t("prepared-withdrawn")));
        }
        any
    }

    /// What is prepared, in words.
    pub(crate) fn prepared_told(self) -> Option<String> {
        let places = self.prepared.with(|prepared| prepared.places.clone());
        let name = |place| {
            let name = |scene: &_| place_name(scene, place).unwrap_or_default().to_owned();
            self.scene.with(name)
        };
        match places[..] {
            [from] => Some(ta("prepared-begun", &[("from", name(from).into())])),
            [from, to] => {
                let args = [("from", name(from).into()), ("to", name(to).into())];
                Some(ta("prepared", &args))
            }
            _ => None,
        }
    }

    /// Plays what was prepared, now that the turn has come. If the rules don't allow it, it is dropped, and the reason
    /// is shown.
    fn play_prepared(self) {
        let places = self
            .prepared
            .with_untracked(|prepared| prepared.places.clone());
        self.keep_prepared(Prepared::default());
        // Only half of it was chosen.
        let [from, to] = places[..] else { return };
        self.touch(Touch::Place(from));
        let chosen = self
            .draft
            .with_untracked(|draft| draft.touched() == [Touch::Place(from)]);
        if chosen {
            self.touch(Touch::Place(to));
        }
        let refused = self.callout.with_untracked(Option::is_some);
        // Two touches have prepared it: nobody is asked a third time.
        if !refused && chosen {
            self.confirm();
        }
        if refused || !chosen {
            self.draft
                .update(|draft| while !draft.touched().is_empty() && draft.undo() {});
            let why = self.said.get_untracked();
            let dropped = untrack(|| t("prepared-dropped"));
            self.say(format!("{dropped} {why}"));
        }
    }
}
