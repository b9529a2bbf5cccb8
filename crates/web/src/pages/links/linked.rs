//! A game by link in the list: asked for, and folded.

use game::{Scene, Side, Viewer};
use hall::GameInfo;
use leptos::prelude::*;
use protocol::{Event, GameState, GameView, NumberedEvent, Phase, Seat};
use wasm_bindgen_futures::spawn_local;

use super::known::{Known, Over};
use crate::games::hall;
use crate::http::{Failure, get_as};
use crate::i18n::{t, ta};
use crate::pages::online_game::computer;
use crate::parts::Needs;
use crate::play::{HeldSeat, own_time_us};

/// A game in the list. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct Linked {
    id: StoredValue<String>,
    /// The game as far as it is known.
    pub(super) state: RwSignal<Option<GameState>, LocalStorage>,
    /// The side played here.
    pub(super) side: RwSignal<Option<Side>>,
    /// How it ended, if it has.
    pub(super) over: RwSignal<Option<Over>>,
}

impl Linked {
    /// A game of which nothing has been read yet.
    pub(super) fn new(id: String) -> Self {
        Self {
            id: StoredValue::new(id),
            state: RwSignal::new_local(None),
            side: RwSignal::new(None),
            over: RwSignal::new(None),
        }
    }

    /// Its id.
    pub(super) fn id(self) -> String {
        self.id.try_get_value().unwrap_or_default()
    }

    /// Asks the server how it stands; until the answer is there, shows what is known.
    pub(super) fn ask(self, away: RwSignal<bool>) {
        let id = self.id();
        let Some(held) = HeldSeat::load(&id) else {
            return;
        };
        let fresh = self.state.with_untracked(Option::is_none);
        spawn_local(async move {
            if let Some(known) = Known::load(&id).filter(|_| fresh) {
                self.take(&id, known.side, known.events).await;
            }
            match get_as::<GameView>(&format!("/api/games/{id}"), Some(&held.token)).await {
                Ok(view) => {
                    away.try_set(false);
                    self.take(&id, view.side, view.events).await;
                }
                Err(Failure::Network) => drop(away.try_set(true)),
                Err(Failure::Refused(error)) if error.key == "error-no-game" => {
                    let over = Over {
                        game: None,
                        against: String::new(),
                        result: "links-gone".to_owned(),
                        at_us: own_time_us(),
                    };
                    self.ended(&id, over);
                }
                Err(Failure::Refused(_)) => {}
            }
        });
    }

    /// Shows the game that these events add up to, and keeps it.
    async fn take(self, id: &str, side: Option<Side>, events: Vec<NumberedEvent>) {
        let info = events.iter().find_map(|event| match &event.event {
            Event::Created(terms) => hall::find(&terms.game),
            _ => None,
        });
        let Some(info) = info else { return };
        let needs = Needs::of_game(info);
        if !needs.here() && needs.load().await.is_err() {
            return;
        }
        let Ok(state) = GameState::of_events(hall(), &events) else {
            return;
        };
        let known = Known {
            side,
            mine: mover(&state).is_some_and(|mover| side == Some(mover)),
            events,
        };
        if state.is_withdrawn() {
            let over = Over {
                game: Some(info.id.to_owned()),
                against: String::new(),
                result: "links-withdrawn".to_owned(),
                at_us: known.at_us(),
            };
            self.ended(id, over);
        } else if let Phase::Over(outcome) = state.phase() {
            let result = match (outcome.winner, side) {
                (None, _) if outcome.ending == game::Ending::Aborted => "result-void",
                (None, _) => "result-draw",
                (Some(winner), Some(side)) if winner == side => "result-won",
                (Some(_), Some(_)) => "result-lost",
                (Some(_), None) => "turn-over",
            };
            let over = Over {
                game: Some(info.id.to_owned()),
                against: against(&state, side),
                result: result.to_owned(),
                at_us: known.at_us(),
            };
            self.ended(id, over);
        } else if HeldSeat::load(id).is_some() {
            known.save(id);
        }
        self.side.try_set(side);
        self.state.try_set(Some(state));
    }

    fn ended(self, id: &str, over: Over) {
        if HeldSeat::load(id).is_some() {
            over.save(id);
        }
        self.over.try_set(Some(over));
    }

    /// The description of its game.
    pub(super) fn info(self) -> Option<&'static GameInfo> {
        self.state
            .with(|state| state.as_ref().map(|state| state.rules().info()))
    }

    /// How the board looks to the player here, with hidden pieces covered; `None` before the game begins.
    pub(super) fn scene(self) -> Option<Scene> {
        let viewer = self.side.get().map_or(Viewer::Public, Viewer::Player);
        self.state.with(|state| {
            let table = state.as_ref()?.table()?;
            let mut scene = table.scene(table.plies(), viewer)?;
            scene.cover();
            Some(scene)
        })
    }

    /// Who plays the other side, or who plays, for an arbiter.
    pub(super) fn against(self) -> String {
        let side = self.side.get();
        self.state.with(|state| {
            let Some(state) = state else {
                return "…".to_owned();
            };
            let name = against(state, side);
            let unnamed = || match side {
                Some(side) => t(state.rules().info().sides[(!side).index()]),
                None => t("links-judge"),
            };
            let open = side.is_some_and(|side| state.seats()[(!side).index()] == Seat::Open);
            match name.is_empty() {
                _ if open => t("seat-open"),
                true => unnamed(),
                false => name,
            }
        })
    }

    /// Whether it is the turn of the player here.
    pub(super) fn is_mine(self) -> bool {
        let side = self.side.get();
        let mover = self.state.with(|state| state.as_ref().and_then(mover));
        mover.is_some() && mover == side
    }

    /// How it stands, in words.
    pub(super) fn status(self) -> String {
        if let Some(over) = self.over.get() {
            return t(&over.result);
        }
        let Some(info) = self.info() else {
            return t("part-loading");
        };
        let mover = self.state.with(|state| state.as_ref().and_then(mover));
        match mover {
            None => t("links-waiting"),
            Some(side) if self.side.get() == Some(side) => t("turn-yours"),
            Some(_) if self.side.get().is_some() => {
                ta("turn-waiting", &[("name", self.against().into())])
            }
            Some(side) => ta("turn-of", &[("side", t(info.sides[side.index()]).into())]),
        }
    }
}

/// The side to move; `None` before the game begins and after its end.
fn mover(state: &GameState) -> Option<Side> {
    state.table().and_then(|table| table.to_move())
}

/// The name of who plays the other side, or the names of both for who plays none.
fn against(state: &GameState, side: Option<Side>) -> String {
    let name = |side: Side| match &state.seats()[side.index()] {
        Seat::Open => String::new(),
        Seat::Person { name } => name.clone(),
        Seat::Computer { level, name } => computer(*level, name.as_deref()),
    };
    match side {
        Some(side) => name(!side),
        None => {
            let names = Side::BOTH.map(name).into_iter();
            let names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
            names.join(" – ")
        }
    }
}
