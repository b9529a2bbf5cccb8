//! A game on the server: invitation, waiting, and the board.

use std::time::Duration;

use game::Side;
use hall::GameInfo;
use leptos::prelude::*;
use protocol::{Action, BREAK, Decided, GameState, Phase, Ruling, Seat, Terms};
use series::{Player, Race};

use super::choosing::{choosing, stage};
use super::decisions::decisions;
use super::elsewhere::{elsewhere, take_seat};
use super::lobby::waiting;
use super::no_game::no_game;
use super::rated::{own_change, rated_card, rating_of};
use super::table::{TableView, notice};
use super::taking_back::taking_back;
use crate::i18n::{t, ta};
use crate::panels::{
    Fallen, PointsShown, Resign, Result, SeatInfo, course_card, match_card, match_number, nameless,
    points_panel, resign_question,
};
use crate::parts::{Needs, audit, desk, when};
use crate::play::{Connection, HeldSeat, Online, Session};
use crate::route::{GameKey, Route, nav};

/// The page of a game on the server.
#[component]
pub(crate) fn OnlinePage(
    /// Its id.
    id: String,
    /// The secret in its address.
    key: Option<GameKey>,
) -> impl IntoView {
    let (invite, arbiter, brought) = match key {
        None => (None, None, None),
        Some(GameKey::Invite(secret)) => (Some(secret), None, None),
        Some(GameKey::Arbiter(secret)) => (None, Some(secret), None),
        Some(GameKey::Seat(secret)) => (None, None, Some(take_seat(&id, secret))),
    };
    let refused = brought.and_then(Result::err);
    let game = Online::open(id, arbiter.clone());
    if let Some(why) = refused {
        game.trouble.set(Some(t(why)));
    }
    let invite = StoredValue::new(invite);
    let secret = StoredValue::new(arbiter);
    let phase = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().map(|state| state.phase()))
    });
    let begun = Memo::new(move |_| matches!(phase.get(), Some(Phase::Playing | Phase::Over(_))));
    let stage = Memo::new(move |_| stage(game));
    // Who plays changes when somebody joins, and ratings change with the result.
    let known = Memo::new(move |_| {
        let connected = game.connection.get() == Connection::Open;
        game.state.with(|state| {
            let state = state.as_ref().filter(|_| connected)?;
            let open = state.seats().contains(&Seat::Open);
            Some((open, begun.get(), state.result(), state.decisions().len()))
        })
    });
    Effect::new(move |_| {
        if known.get().is_some() {
            game.ask_players();
        }
    });
    let body = move || match (begun.get(), game.session.get()) {
        (true, Some(session)) => table(game, session, secret),
        _ if game.gone.get() => no_game(),
        _ => view! {
            <div class="narrow">
                <div class="notices">{banners(game)}</div>
                {move || match stage.get() {
                    Some(stage) => untrack(|| choosing(game, stage)),
                    None => phase.get().map(|_| waiting(game, invite.get_value())).into_any(),
                }}
            </div>
        }
        .into_any(),
    };
    // The server says which game it is; only then does the page know what it needs.
    let body = Callback::new(move |()| body());
    let shown = move || match game.played.get() {
        Some(info) => when(Needs::of_game(info), move || {
            untrack(|| game.take_held());
            (move || body.run(())).into_any()
        }),
        None => body.run(()),
    };
    view! { <div class="tablepage">{move || shown()}</div> }
}

/// The game's description.
pub(super) fn info(game: Online) -> Option<&'static GameInfo> {
    game.state.with(|state| {
        state
            .as_ref()
            .and_then(|state| hall::find(&state.terms().game))
    })
}

/// What the computer is called in a seat.
pub(crate) fn computer(level: u8, name: Option<&str>) -> String {
    let computer = ta("seat-computer", &[("level", level.into())]);
    name.map_or_else(|| computer.clone(), |name| format!("{name} ({computer})"))
}

pub(super) fn seats(game: Online) -> Signal<[SeatInfo; 2]> {
    Signal::derive(move || {
        let (there, _) = game.presence.get();
        let own = game.side.get();
        let names = game.state.with(|state| {
            state
                .as_ref()
                .map(|state| state.seats().clone())
                .unwrap_or([Seat::Open, Seat::Open])
        });
        Side::BOTH.map(|side| {
            let you = own == Some(side);
            let online = |on: bool| {
                let online = t(if on { "seat-online" } else { "seat-offline" });
                match rating_of(game, side) {
                    Some(rating) => format!("{rating} · {online}"),
                    None => online,
                }
            };
            match &names[side.index()] {
                Seat::Open => SeatInfo {
                    name: t("seat-open"),
                    note: None,
                },
                Seat::Person { name } if name.is_empty() => SeatInfo {
                    name: if you {
                        t("seat-you")
                    } else {
                        info(game)
                            .map(|i| t(i.sides[side.index()]))
                            .unwrap_or_default()
                    },
                    note: Some(online(there[side.index()])),
                },
                Seat::Person { name } => SeatInfo {
                    name: if you {
                        format!("{name} ({})", t("seat-you"))
                    } else {
                        name.clone()
                    },
                    note: Some(online(there[side.index()])),
                },
                Seat::Computer { level, name } => SeatInfo {
                    name: computer(*level, name.as_deref()),
                    note: Some(t(&format!("level-{level}"))),
                },
            }
        })
    })
}

fn status(game: Online, session: Session) -> Signal<String> {
    let seats = seats(game);
    let waits = Memo::new(move |_| game.pending.with(Option::is_some) || session.busy.get());
    let slow = lasts(waits);
    Signal::derive(move || {
        let own = game.side.get();
        if waits.get() && game.connection.get() != Connection::Open {
            return t("turn-unsent");
        }
        if slow.get() {
            return t("turn-sending");
        }
        match (session.mover_shown(), own) {
            (None, _) => t("turn-over"),
            (Some(side), Some(own)) if side == own => t("turn-yours"),
            (Some(side), Some(_)) => {
                let name = seats.with(|seats| seats[side.index()].name.clone());
                ta("turn-waiting", &[("name", name.into())])
            }
            (Some(side), None) => ta("turn-of", &[("side", session.side(side).into())]),
        }
    })
}

/// How long a turn is on its way before that is worth saying, in each turn.
const SLOW: Duration = Duration::from_secs(2);

/// Whether something has been so for a while.
fn lasts(now: Memo<bool>) -> RwSignal<bool> {
    let (slow, times) = (RwSignal::new(false), StoredValue::new(0_u32));
    Effect::new(move |_| {
        let begins = now.get();
        let time = times.get_value().wrapping_add(1);
        times.set_value(time);
        if !begins {
            return slow.set(false);
        }
        let still = move || {
            if times.try_get_value() == Some(time) {
                slow.set(true);
            }
        };
        set_timeout(still, SLOW);
    });
    slow
}

/// Messages about connection and turn.
fn banners(game: Online) -> impl IntoView {
    let link = move || {
        match game.connection.get() {
        Connection::Open => None,
        Connection::Opening => Some(view! { <p class="note" data-testid="connecting">{t("net-lost")}</p> }.into_any()),
        Connection::Silent => Some(view! {
            <div class="banner bad" role="alert" data-testid="connection-silent">
                <p>{t("net-silent")}" "{t("net-lost-safe")}</p>
                <button type="button" on:click=move |_| game.retry()>{t("net-retry-now")}</button>
            </div>
        }.into_any()),
        Connection::Lost(seconds) => Some(view! {
            <div class="banner bad" role="alert" data-testid="connection-lost">
                <p>{ta("net-lost-retry", &[("seconds", seconds.into())])}" "{t("net-lost-safe")}</p>
                <button type="button" on:click=move |_| game.retry()>{t("net-retry-now")}</button>
            </div>
        }.into_any()),
    }
    };
    let back = move || {
        let close = move || game.notice.set(None);
        let key = game.notice.get();
        key.map(|key| notice("connection-back", t(key), close))
    };
    let trouble = move || {
        game.trouble.get().map(|text| view! {
            <div class="banner bad" role="alert" data-testid="trouble">
                <p>{text}</p>
                <button type="button" class="plain" on:click=move |_| game.trouble.set(None)>{t("confirm-close")}</button>
            </div>
        }.into_any())
    };
    let decided = Memo::new(move |_| {
        let running = |decision: &&Ruling| !matches!(decision.what, Decided::Result { .. });
        game.state.with(|state| {
            let decisions = state.as_ref()?.decisions();
            let last = decisions.iter().rfind(running);
            last.map(|decision| (decisions.len(), decision.reason.clone()))
        })
    });
    let closed = RwSignal::new(0);
    let decided = move || {
        let news = decided.get().filter(|(count, _)| *count > closed.get());
        news.map(|(count, reason)| {
            let text = ta("arbiter-decided", &[("reason", reason.into())]);
            notice("arbiter-decided", text, move || closed.set(count))
        })
    };
    let draft = move || {
        let close = move || game.restored.set(false);
        let restored = game.restored.get();
        restored.then(|| notice("draft-kept", t("composer-draft"), close))
    };
    view! { {move || link()}{move || back()}{move || trouble()}{move || decided()}{move || draft()} }
}

/// What is known about the dice of the game; `None` if it has none.
pub(super) fn fallen(state: &GameState) -> Option<Fallen> {
    Some(Fallen {
        promise: Some(state.promise()?.clone()),
        thrown: state.thrown().cloned(),
    })
}

fn table(game: Online, session: Session, secret: StoredValue<Option<String>>) -> AnyView {
    let edition = game.state.with_untracked(|state| {
        state
            .as_ref()
            .and_then(|state| state.terms().options.get("edition").cloned())
    });
    let dice = game
        .state
        .with_untracked(|state| state.as_ref().and_then(fallen));
    let watching = move || {
        let (_, count) = game.presence.get();
        (count > 0).then(|| {
            view! { <p class="note">{ta("watching", &[("count", count.into())])}</p> }.into_any()
        })
    };
    let looking = move || {
        let looks = game.side.get().is_none();
        looks.then(|| view! { <p class="note">{t("turn-watching")}</p> }.into_any())
    };
    view! {
        <h1 class="unseen">{move || t(session.info.name)}</h1>
        <TableView
            session=session seats=seats(game) status=status(game, session) edition=edition clocks=game.clocks(session) dice=dice
            about=Callback::new(move |()| game.about())
            banners=move || banners(game) remarks=move || watching()
            actions=move || view! { {occasion(game)}{looking}{actions(game, session, secret.get_value())} }
        />
    }
    .into_any()
}

/// The tournament that the game belongs to.
pub(super) fn occasion(game: Online) -> impl IntoView {
    move || {
        let occasion = game.players.get()?.occasion?;
        let args = [
            ("name", occasion.name.into()),
            ("round", occasion.round.into()),
            ("table", occasion.table.into()),
            ("game", occasion.game.into()),
        ];
        let [first, second] = occasion.handicap;
        let handicap = (occasion.handicap != [0; 2]).then(|| {
            let said = ta(
                "occasion-handicap",
                &[("first", first.into()), ("second", second.into())],
            );
            format!(" {said}")
        });
        let href = Route::Tournament(occasion.tournament).path();
        Some(
            view! { <p data-testid="occasion"><a href=href>{ta("occasion", &args)}</a>{handicap}</p> }
                .into_any(),
        )
    }
}

fn address(id: String) -> String {
    Route::Game { id, key: None }.path()
}

/// Keeps the seat in the game after this one, where its secret is valid, too.
fn keep_seat(game: Online, next: &str) {
    if let Some(held) = HeldSeat::load(&game.id()) {
        HeldSeat {
            invite: None,
            ..held
        }
        .save(next);
    }
}

/// The link to the next game of the match, or to the rematch.
fn to_next(game: Online, id: String) -> AnyView {
    let (goes_on, boards) = game.state.with_untracked(|state| {
        state.as_ref().map_or((false, false), |state| {
            let boards = state.terms().agreed_series().most_games().is_none();
            (state.series_goes_on(), boards)
        })
    });
    let (key, test) = match (goes_on, boards) {
        (true, true) => ("points-next", "next-game"),
        (true, false) => ("match-next", "next-game"),
        (false, _) => ("board-rematch-open", "rematch-open"),
    };
    view! { <a class="button primary" data-testid=test href=address(id)>{t(key)}</a> }.into_any()
}

/// What a player of a series is called who has a side now.
fn series_name(game: Online, terms: &Terms, player: Player, side: Side) -> String {
    let unnamed = matches!(&terms.seats[side.index()], Seat::Person { name } if name.is_empty());
    if unnamed && game.side.get() != Some(side) {
        nameless(player)
    } else {
        seats(game).with(|seats| seats[side.index()].name.clone())
    }
}

/// How points play stands, if that is what is played.
fn points_so_far(game: Online) -> Option<AnyView> {
    let shown = move || {
        let mine = Side::BOTH.map(|side| game.side.get() == Some(side));
        game.state.with(|state| {
            let state = state.as_ref()?;
            let name = |player, side| series_name(game, state.terms(), player, side);
            PointsShown::of(state, name, mine)
        })
    };
    let first = untrack(shown)?;
    let now = Signal::derive(move || shown().unwrap_or_else(|| first.clone()));
    let reset = Callback::new(move |()| game.act(Action::Reset));
    Some(points_panel(now, reset))
}

/// What was played for in points play.
fn race(game: Online) -> Option<Race> {
    game.state.with(|state| state.as_ref()?.race())
}

/// The check of the game once it is over, if there is something in it that its players could not see.
fn check(game: Online) -> AnyView {
    let wanted = Memo::new(move |_| {
        let secret = |state: &GameState| {
            let sealed = Side::BOTH.iter().any(|side| !state.seals(*side).is_empty());
            matches!(state.phase(), Phase::Over(_)) && (sealed || state.promise().is_some())
        };
        game.state.with(|state| state.as_ref().is_some_and(secret))
    });
    let card = move || {
        when(Needs::of_audit(), move || {
            audit().map_or_else(|| ().into_any(), |card| untrack(|| card(Some(game))))
        })
    };
    (move || wanted.get().then(card)).into_any()
}

/// The match, if it has more than one game: its score, or which game this is.
fn match_so_far(game: Online, session: Session) -> Option<AnyView> {
    let terms = game
        .state
        .with(|state| Some(state.as_ref()?.terms().clone()))?;
    let here = terms.series.as_ref()?.standing().games;
    let Some(view) = game.series_view.get() else {
        let number = match_number(&terms)?;
        return Some(view! { <p class="note" data-testid="match-number">{number}</p> }.into_any());
    };
    let players = Player::BOTH.map(|player| {
        let side = view.agreed.side(player, here);
        series_name(game, &terms, player, side)
    });
    let pause = (game.state).with(|state| {
        state
            .as_ref()
            .is_some_and(|state| state.series_goes_on() && state.terms().clock.is_some())
    });
    let pause = pause.then(|| view! { <p class="note">{ta("match-break", &[("seconds", BREAK.as_seconds().into())])}</p> });
    let card = match_card(session, &game.id(), &view, players, address);
    Some(view! { {card}{pause} }.into_any())
}

fn actions(game: Online, session: Session, secret: Option<String>) -> AnyView {
    let next = Memo::new(move |_| {
        game.state.with(|state| {
            state.as_ref().map_or(([false; 2], None), |state| {
                let next = state.next_game().map(str::to_owned);
                (state.rematch_offers(), next)
            })
        })
    });
    let Some(own) = game.side.get() else {
        let form = secret.map(|secret| {
            when(Needs::of_desk(session.info), move || {
                let secret = secret.clone();
                desk().map_or_else(
                    || ().into_any(),
                    |desk| untrack(|| desk(game, session, secret)),
                )
            })
        });
        return view! {
            <Result session=session seats=seats(game)>
                {move || next.get().1.map(|id| to_next(game, id))}
                <a class="button" href="/play">{move || t("board-new-game")}</a>
            </Result>
            {course_card(session, move || race(game))}
            {rated_card(game)}
            {decisions(game, session)}
            {points_so_far(game)}
        {move || match_so_far(game, session)}
            {taking_back(game, session)}
            {check(game)}
            {form}
        }
        .into_any();
    };
    let over = Memo::new(move |_| {
        game.state.with(|state| {
            state
                .as_ref()
                .is_some_and(|state| matches!(state.phase(), Phase::Over(_)))
        })
    });
    let offer = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().and_then(GameState::offer))
    });
    let act = move |action: Action| move |_| game.act(action.clone());
    let resign = Callback::new(move |()| game.act(Action::Resign));
    let question = Signal::derive(move || {
        game.state.with(|state| {
            let terms = state.as_ref().map(GameState::terms);
            terms.map_or("board-resign-question", resign_question)
        })
    });
    let name = move |side: Side| seats(game).with(|seats| seats[side.index()].name.clone());
    let awards = session.awards();
    let answers = move || match offer.get() {
        Some(offer) if offer.side == own => {
            let key = if offer.winner.is_some() {
                "board-win-offered"
            } else {
                "board-draw-offered"
            };
            view! { <p class="note" role="status">{t(key)}</p> }.into_any()
        }
        Some(offer) => {
            let text = match offer.winner {
                None => ta("board-draw-offer", &[("name", name(offer.side).into())]),
                Some(winner) => ta(
                    if winner == own {
                        "board-loss-offer"
                    } else {
                        "board-win-offer"
                    },
                    &[
                        ("name", name(offer.side).into()),
                        (
                            "points",
                            awards.get()[winner.index()].unwrap_or_default().into(),
                        ),
                    ],
                ),
            };
            view! {
                    <div class="notices"><div class="banner" role="status" data-testid="draw-offer">
                        <p>{text}</p>
                        <button type="button" data-testid="accept-draw" on:click=act(Action::Accept)>{t("board-accept")}</button>
                        <button type="button" data-testid="decline-draw" on:click=act(Action::Decline)>{t("board-decline")}</button>
                    </div></div>
                }
                .into_any()
        }
        None => {
            let wins = [own, !own].map(|winner| {
                    let key = if winner == own { "board-offer-win" } else { "board-offer-loss" };
                    awards.get()[winner.index()].map(|points| view! {
                        <button type="button" class="plain" data-testid=key on:click=act(Action::OfferWin(winner))>
                            {ta(key, &[("points", points.into())])}
                        </button>
                    })
                });
            let declined = game.declined.get().then(|| {
                view! { <p class="note" role="status" data-testid="draw-declined">{t("board-declined")}</p> }.into_any()
            });
            view! {
                    {declined}
                    <button type="button" class="plain" data-testid="draw" on:click=act(Action::OfferDraw)>{t("board-offer-draw")}</button>
                    {wins.into_iter().collect_view()}
                }
                .into_any()
        }
    };
    // Whoever has asked for another game on this page is taken there.
    let waits = StoredValue::new(false);
    Effect::new(move || {
        let (_, begun) = next.get();
        if let Some(id) = begun.filter(|_| waits.get_value()) {
            keep_seat(game, &id);
            nav().go(Route::Game { id, key: None });
        }
    });
    let ask_again = move |_| {
        waits.set_value(true);
        game.act(Action::Rematch);
    };
    let again = move || {
        let (asked, begun) = next.get();
        match begun {
            Some(id) => {
                keep_seat(game, &id);
                to_next(game, id)
            }
            None if asked[own.index()] => {
                waits.set_value(true);
                view! { <p class="note" role="status">{t("board-rematch-offered")}</p> }.into_any()
            }
            None => {
                let other = asked[(!own).index()].then(|| {
                    view! { <p role="status">{ta("board-rematch-offer", &[("name", name(!own).into())])}</p> }.into_any()
                });
                view! {
                    {other}
                    <button type="button" class="primary" data-testid="rematch" on:click=ask_again>{t("board-rematch")}</button>
                }
                .into_any()
            }
        }
    };
    view! {
        <Result session=session seats=seats(game)>{own_change(game, own)}{move || again()}</Result>
        {course_card(session, move || race(game))}
        {rated_card(game)}
        {decisions(game, session)}
        {secret.is_some().then(|| view! { <p class="note" data-testid="arbiter-seated">{move || t("arbiter-seated")}</p> })}
        {points_so_far(game)}
        {move || match_so_far(game, session)}
        {taking_back(game, session)}
        {check(game)}
        {move || (!over.get()).then(|| view! {
            <div class="row answers">
                <Resign question=question resign=resign />
                {move || answers()}
            </div>
            {elsewhere(game)}
        }.into_any())}
    }
    .into_any()
}
