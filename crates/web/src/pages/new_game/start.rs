//! Starting the game that was chosen.

use std::collections::BTreeMap;
use std::convert::Infallible;

use clock::{Moment, Settings};
use game::Side;
use hall::{GameInfo, Options, Scope};
use leptos::prelude::*;
use play::{LocalGame, Setup};
use protocol::{ApplyError, CreateGame, Created, Opponent, PointsPlay, Seat};
use series::Series;
use wasm_bindgen_futures::spawn_local;

use super::{Choice, Mode};
use crate::games::{self, hall};
use crate::http::{post, words_of_errors};
use crate::i18n::{self, said, t};
use crate::play::{HeldSeat, kept_games, nonce, own_time_us, player_called, salt, seed};
use crate::prefs::settings;
use crate::route::{GameKey, Route, nav};

fn lot() -> f64 {
    js_sys::Math::random()
}

/// What the computer chooses for its side: what the lot says, and the same wishes as the other side.
fn drawn(
    info: &GameInfo,
    game: &BTreeMap<String, String>,
    other: &BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let wishes = info.options_of(Scope::Wish).filter_map(|option| {
        let wish = other.get(option.id)?;
        Some((option.id.to_owned(), wish.clone()))
    });
    let draw = |limit: usize| Ok::<_, Infallible>((lot() * limit as f64) as usize);
    let own = hall().named(info.id).map(|rules| rules.drawn(game, draw));
    let Ok(Ok(own)) = own else {
        return wishes.collect();
    };
    own.into_iter().chain(wishes).collect()
}

/// Starts the game that was chosen, or creates it on the server.
pub(super) fn start(choice: Choice) {
    let Some(info) = choice.game.get_untracked() else {
        return;
    };
    let timing = match choice.clock.settings() {
        Ok(timing) => timing,
        Err(problem) => return choice.problem.set(Some(problem)),
    };
    let position = match choice.beginning.position() {
        Ok(position) => position,
        Err(problem) => return choice.problem.set(Some(problem)),
    };
    let series = match position {
        Some(_) => Some(Series::single()),
        None => choice.length.agreed(info),
    };
    let Some(series) = series else {
        return choice.problem.set(Some(t("new-points-target-wrong")));
    };
    let mode = choice.mode.get_untracked();
    if mode == Mode::Friend {
        return invite(choice, info, position, timing, series);
    }
    let wanted = choice.side.get_untracked();
    let mine = wanted.unwrap_or(if lot() < 0.5 {
        Side::First
    } else {
        Side::Second
    });
    let mut options = match position {
        Some(_) => Options::default(),
        None => Options {
            game: choice.options.with_untracked(|game| info.with_effect(game)),
            seats: choice.seats.get_untracked(),
        },
    };
    let person = || Seat::Person {
        name: String::new(),
    };
    let mut seats = [person(), person()];
    if mode == Mode::Computer {
        if wanted.is_none() && mine == Side::Second {
            options.seats.swap(0, 1);
        }
        seats[(!mine).index()] = Seat::Computer {
            level: choice.level.get_untracked(),
            name: None,
        };
    }
    let mut setup = Setup {
        game: info.id.to_owned(),
        options,
        position,
        seats,
        clock: timing,
        touch_move: mode == Mode::SameScreen && choice.touch_move.get_untracked(),
        series,
    };
    let (navigation, owner) = (nav(), Owner::current().unwrap_or_default());
    let speaker = owner.clone();
    let say = move |key: &str| speaker.with(|| untrack(|| t(key)));
    choice.busy.set(true);
    choice.problem.set(None);
    spawn_local(async move {
        let loaded = games::load(info).await;
        choice.busy.set(false);
        if loaded.is_err() {
            return choice.problem.set(Some(say("part-failed")));
        }
        if mode == Mode::Computer && setup.position.is_none() {
            let Options { game, seats } = &mut setup.options;
            seats[(!mine).index()] = drawn(info, game, &seats[mine.index()]);
        }
        let now = Moment(own_time_us());
        let started = LocalGame::start(hall(), setup, &seed(), now);
        match started.and_then(|game| game.sealed_with(salt, now)) {
            Ok(game) => match kept_games::store_new(&game) {
                Some(id) => navigation.go(Route::Local(id)),
                None => choice.problem.set(Some(say("error-storage"))),
            },
            Err(ApplyError::Start(error)) => {
                // Why the choices don't go together is said by texts that are seldom needed.
                let fetched = i18n::fetch(&words_of_errors(info.book)).await;
                let why = owner.with(|| untrack(|| said(&error.message())));
                let known = fetched.is_ok();
                choice
                    .problem
                    .set(Some(if known { why } else { say("error-options") }));
            }
            Err(error) => choice.problem.set(Some(error.to_string())),
        }
    });
}

/// Creates a game on the server and opens its page, which has the link for the friend.
fn invite(
    choice: Choice,
    info: &'static GameInfo,
    position: Option<String>,
    timing: Option<Settings>,
    series: Series,
) {
    let side = choice.side.get_untracked();
    let own = side.unwrap_or(Side::First).index();
    let (mut options, mut seat_options) = Default::default();
    if position.is_none() {
        options = choice.options.with_untracked(|game| info.with_effect(game));
        seat_options = choice.seats.with_untracked(|seats| seats[own].clone());
    }
    let body = CreateGame {
        game: info.id.to_owned(),
        options,
        position,
        clock: timing.map(|timing| timing.to_string()),
        side,
        seat_options,
        nonce: nonce(),
        arbiter: info.arbiter && choice.arbiter.get_untracked(),
        judge: untrack(|| choice.judges()),
        touch_move: choice.touch_move.get_untracked(),
        take_back: untrack(|| choice.takes_back()),
        games: series.most_games().unwrap_or(1),
        points: PointsPlay::of(&series),
        name: settings().now(|prefs| prefs.name.clone()),
        token: None,
        rated: untrack(|| choice.is_rated()),
        opponent: Opponent::Person,
    };
    let (navigation, owner) = (nav(), Owner::current().unwrap_or_default());
    choice.busy.set(true);
    choice.problem.set(None);
    spawn_local(async move {
        let key = match body.rated {
            true => player_called(&body.name).await.map(|key| Some(key.secret)),
            false => Ok(None),
        };
        let answer = match key {
            Ok(key) => post::<Created>("/api/games", key.as_deref(), &body).await,
            Err(failure) => Err(failure),
        };
        choice.busy.set(false);
        match answer {
            Ok(created) => {
                let judges = created.invites.is_some();
                let held = HeldSeat {
                    token: created.token,
                    invite: created.invite,
                    arbiter: created.arbiter,
                    invites: created.invites,
                };
                if held.save(&created.id) {
                    navigation.go(Route::Game {
                        id: created.id,
                        key: held.arbiter.filter(|_| judges).map(GameKey::Arbiter),
                    });
                } else {
                    choice
                        .problem
                        .set(Some(owner.with(|| untrack(|| t("error-storage")))));
                }
            }
            Err(failure) => {
                failure.explain(info.book).await;
                choice
                    .problem
                    .set(Some(owner.with(|| untrack(|| failure.text()))));
            }
        }
    });
}
