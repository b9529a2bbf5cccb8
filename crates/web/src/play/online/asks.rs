//! What the page asks the server for beside events.

use game::Side;
use leptos::prelude::*;
use protocol::{Action, ApplyError, GamePlayers, GameState, GameView, Now, SeriesView, ServerTime};
use wasm_bindgen_futures::spawn_local;

use super::{Online, QUESTIONS};
use crate::http::{Failure, get};
use crate::play::clocks::own_time_us;
use crate::play::held::HeldSeat;
use crate::play::player::own_player;

impl Online {
    /// Asks to take back the last turn of the side played here, or says why it can't be.
    pub(crate) fn ask_back(self, side: Side) {
        let may = |state: &GameState| state.may_ask_back(side).err();
        let refused = self
            .state
            .with_untracked(|state| state.as_ref().and_then(may));
        match refused {
            Some(ApplyError::TakeBack(why)) => self.trouble.set(Some(self.say(why.key()))),
            _ => self.act(Action::TakeBack(self.seq())),
        }
    }

    /// Asks who plays, and what the game has changed.
    pub(crate) fn ask_players(self) {
        let path = format!("/api/games/{}/players", self.id());
        spawn_local(async move {
            match get::<GamePlayers>(&path).await {
                Ok(players) => {
                    self.take_seat(&players);
                    self.players.try_set(Some(players));
                }
                // It is asked again when the connection is back.
                Err(Failure::Network) => {}
                Err(failure) => self.failed(&failure),
            }
        });
    }

    /// Opens the seat that a tournament has given to the player of this device: the player's secret is that of
    /// the seat, too.
    fn take_seat(self, players: &GamePlayers) {
        let held = self.office.is_disposed() || self.office.get_value().or(self.token()).is_some();
        let Some(key) = own_player().filter(|_| players.occasion.is_some() && !held) else {
            return;
        };
        if players.seats.iter().flatten().any(|seat| seat.id == key.id) {
            let seat = HeldSeat {
                token: key.secret,
                ..HeldSeat::new()
            };
            seat.save(&self.id());
            self.state.set(None);
            self.retry();
        }
    }

    /// Asks for the score of the match once this game of it is over.
    pub(super) fn ask_match(self) {
        let wanted = |state: &GameState| state.terms().series.is_some() && state.result().is_some();
        if !self
            .state
            .with_untracked(|state| state.as_ref().is_some_and(wanted))
        {
            return;
        }
        let path = format!("/api/games/{}/series", self.id());
        spawn_local(async move {
            match get::<SeriesView>(&path).await {
                Ok(view) => drop(self.series_view.try_set(Some(view))),
                Err(failure) => self.failed(&failure),
            }
        });
    }

    /// Asks for what was hidden, once the game is over.
    pub(super) fn disclose(self) {
        let hid = |state: &GameState| {
            let sealed = |side| !state.seals(side).is_empty();
            state.result().is_some() && Side::BOTH.into_iter().any(sealed)
        };
        let due = self
            .state
            .with_untracked(|state| state.as_ref().is_some_and(hid));
        if due && !self.disclosed.get_value() {
            self.disclosed.set_value(true);
            let path = format!("/api/games/{}/story", self.id());
            spawn_local(async move {
                match get::<GameView>(&path).await {
                    Ok(story) if !self.state.is_disposed() => {
                        self.state.set(None);
                        self.take(&story.events);
                    }
                    Ok(_) => {}
                    // It is asked for again when the connection is back.
                    Err(Failure::Network) => drop(self.disclosed.try_set_value(false)),
                    Err(failure) => self.failed(&failure),
                }
            });
        }
    }

    /// Measures the server's time, using the quickest of several answers.
    pub(super) fn ask_time(self) {
        let timed = |state: &GameState| state.terms().clock.is_some();
        if !self
            .state
            .with_untracked(|state| state.as_ref().is_some_and(timed))
        {
            return;
        }
        spawn_local(async move {
            let mut time = ServerTime::default();
            for _ in 0..QUESTIONS {
                let asked = own_time_us();
                if let Ok(now) = get::<Now>("/api/now").await {
                    time.heard(asked, now.now_us, own_time_us());
                }
            }
            if time.uncertainty_us().is_some() {
                self.time.try_update_value(|known| *known = time);
            }
        });
    }
}
