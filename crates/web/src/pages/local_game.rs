//! A game on this device.

use game::Side;
use leptos::prelude::*;
use play::LocalGame;
use protocol::Seat;
use series::Player;

use super::local_unreadable::Unreadable;
use super::no_game::no_game;
use super::table::{TableView, notice};
use crate::i18n::{t, ta};
use crate::panels::{
    Fallen, PointsShown, Resign, Result, SeatInfo, course_card, match_card, match_number, nameless,
    points_panel, resign_question,
};
use crate::play::{Clocks, Hint, KeptGame, LocalPlay, NoGame, Session, kept_games};
use crate::route::{Route, nav};

/// The page of a game kept on this device.
#[component]
pub(crate) fn LocalPage(
    /// Its id.
    id: String,
) -> impl IntoView {
    let kept = match KeptGame::open(&id) {
        Ok(kept) => kept,
        Err(NoGame::Unreadable { text, error }) => {
            return view! { <Unreadable id=id text=text error=error /> }.into_any();
        }
        Err(NoGame::Missing) => return no_game(),
    };
    let table = LocalTable::new(kept);
    let session = table.session;
    let edition = |game: &LocalGame| game.state().terms().options.get("edition").cloned();
    let edition = kept.game.with_untracked(edition);
    let dice = kept.game.with_untracked(|game| {
        // If the players agreed on everything, there are no dice to check.
        let thrown = game.state().thrown().cloned();
        let thrown = thrown.filter(|thrown| !thrown.throws.is_empty())?;
        Some(Fallen {
            promise: None,
            thrown: Some(thrown),
        })
    });
    view! {
        <h1 class="unseen">{move || t(session.info.name)}</h1>
        <div class="tablepage">
            <TableView
                session=session seats=table.seats() status=table.status() edition=edition
                clocks=table.clocks dice=dice private=true
                about=Callback::new(move |()| kept.about())
                banners=move || table.banners() remarks=|| ()
                actions=move || table.actions()
            />
        </div>
    }
    .into_any()
}

/// What the pages show about a game on this device.
#[derive(Clone, Copy)]
pub(crate) struct LocalTable {
    /// The game at this screen.
    pub(crate) session: Session,
    local: LocalPlay,
    /// The clocks, if the game has clocks.
    clocks: Option<Clocks>,
}

impl LocalTable {
    /// Starts to play; the computer moves if it is its turn.
    pub(crate) fn new(kept: KeptGame) -> Self {
        let local = LocalPlay::new(kept);
        Self {
            session: local.session,
            local,
            clocks: local.clocks(),
        }
    }

    /// The player of each side.
    pub(crate) fn seats(self) -> Signal<[SeatInfo; 2]> {
        Signal::derive(move || {
            let seats = self.local.kept.game;
            let seats = seats.with(|game| game.state().seats().clone());
            let persons = seats.iter().filter(|seat| level(seat).is_none());
            let alone = persons.count() == 1;
            [Side::First, Side::Second].map(|side| match level(&seats[side.index()]) {
                Some(level) => SeatInfo {
                    name: ta("seat-computer", &[("level", level.into())]),
                    note: Some(t(&format!("level-{level}"))),
                },
                None => SeatInfo {
                    name: if alone {
                        t("seat-you")
                    } else {
                        self.session.side(side)
                    },
                    note: None,
                },
            })
        })
    }

    /// Whose turn it is.
    pub(crate) fn status(self) -> Signal<String> {
        Signal::derive(move || match self.session.mover_shown() {
            None => t("turn-over"),
            Some(side) => match self.session.mine() {
                [true, true] => ta("turn-of", &[("side", self.session.side(side).into())]),
                mine if mine[side.index()] => t("turn-yours"),
                _ => t("turn-thinking"),
            },
        })
    }

    /// Messages about the game.
    pub(crate) fn banners(self) -> AnyView {
        let local = self.local;
        let trouble = move || {
            local.trouble.get().map(|key| {
                let retry = (key == "error-engine").then(|| {
                    view! { <button type="button" on:click=move |_| local.retry()>{t("net-retry-now")}</button> }
                        .into_any()
                });
                view! { <div class="banner bad" role="alert" data-testid="trouble"><p>{t(key)}</p>{retry}</div> }
                    .into_any()
            })
        };
        let good = move |shown: bool, id: &'static str, key: &'static str, of: RwSignal<bool>| {
            shown.then(|| notice(id, t(key), move || of.set(false)))
        };
        let moved_on = move || {
            let of = local.moved_on;
            good(of.get(), "moved-on", "local-moved-on", of)
        };
        let draft = move || {
            let of = local.restored;
            good(of.get(), "draft-kept", "composer-draft", of)
        };
        let hint = move || match local.hint.get() {
            Hint::Given(words) => Some(notice("hint", words, move || local.hint.set(Hint::None))),
            Hint::None | Hint::Asked => None,
        };
        view! { {move || trouble()}{move || moved_on()}{move || draft()}{hint} }.into_any()
    }

    /// Result, resigning, agreed results, and the next game.
    pub(crate) fn actions(self) -> AnyView {
        let session = self.session;
        let over = move || {
            session
                .draft
                .with(|draft| draft.table().outcome().is_some())
        };
        let both = move || session.mine() == [true, true];
        let resign = Callback::new(move |()| {
            let side = match untrack(|| session.mine()) {
                [true, false] => Some(Side::First),
                [false, true] => Some(Side::Second),
                _ => session.to_move.get_untracked(),
            };
            if let Some(side) = side {
                self.local.resign(side);
            }
        });
        let kept = self.local.kept.game;
        let question = kept.with_untracked(|game| resign_question(game.state().terms()));
        let proposed = RwSignal::new(None);
        let propose = move |what: Option<Side>| {
            move |_| proposed.update(|now| *now = (*now != Some(what)).then_some(what))
        };
        let awards = session.awards();
        let wins = move || {
            Side::BOTH.map(|winner| {
                let points = awards.get()[winner.index()]?;
                let args = [("side", session.side(winner).into()), ("points", points.into())];
                let text = ta("board-offer-win-of", &args);
                let id = if winner == Side::First { "award-first" } else { "award-second" };
                Some(view! {
                    <button type="button" class="plain" data-testid=id on:click=propose(Some(winner))>{text}</button>
                })
            })
            .into_iter()
            .collect_view()
        };
        let over = Memo::new(move |_| over());
        let coach = kept
            .with_untracked(LocalGame::lets_take_back)
            .then(|| self.coach());
        let again = Memo::new(move |_| {
            self.local.kept.game.with(|game| {
                let state = game.state();
                match state.series_goes_on() {
                    true if state.terms().agreed_series().most_games().is_none() => {
                        ("points-next", "next-game")
                    }
                    true => ("match-next", "next-game"),
                    false => ("board-rematch", "rematch"),
                }
            })
        });
        view! {
            <Result session=session seats=self.seats()>
                <button type="button" class="primary" data-testid=move || again.get().1 on:click=move |_| self.go_on()>{move || t(again.get().0)}</button>
                <a class="button" href="/play">{move || t("board-new-game")}</a>
            </Result>
            {course_card(session, move || kept.with(|game| game.state().race()))}
            {self.points_so_far()}
            {move || self.match_so_far(over.get())}
            <div class="row">
                {coach}
                {move || (!over.get()).then(|| view! {
                    <Resign question=question resign=resign />
                    {move || both().then(|| view! {
                        <button type="button" class="plain" data-testid="draw" on:click=propose(None)>
                            {t("board-offer-draw")}
                        </button>
                        {move || wins()}
                        {move || proposed.get().map(|what| view! {
                            <button type="button" data-testid="accept-draw" on:click=move |_| self.local.agree(what)>{t("board-accept")}</button>
                            <button type="button" data-testid="decline-draw" on:click=move |_| proposed.set(None)>{t("board-decline")}</button>
                        }.into_any())}
                    }.into_any())}
                }.into_any())}
            </div>
        }
        .into_any()
    }

    /// What helps somebody who learns: in games whose turns can be taken back there is room for it from the
    /// beginning.
    fn coach(self) -> AnyView {
        let local = self.local;
        let back = Memo::new(move |_| local.may_take_back());
        let hint = Memo::new(move |_| local.may_hint());
        let alone = untrack(|| self.session.mine()) != [true, true];
        let label = move || match local.hint.get() {
            Hint::Asked => t("coach-asked"),
            Hint::None | Hint::Given(_) => t("coach-hint"),
        };
        view! {
            <button type="button" class="plain" data-testid="take-back" disabled=move || !back.get()
                on:click=move |_| local.take_back()>{t("board-take-back")}</button>
            {alone.then(|| view! {
                <button type="button" class="plain" data-testid="ask-hint" disabled=move || !hint.get()
                    on:click=move |_| local.ask_hint()>{label}</button>
            })}
        }
        .into_any()
    }

    /// Goes to the next game, which begins now if it has not begun yet.
    fn go_on(self) {
        if let Some(id) = self.local.next_game() {
            nav().go(Route::Local(id));
        }
    }

    /// What a player of a series is called who has a side now.
    fn player(self, player: Player, side: Side) -> String {
        if self.session.mine() == [true, true] {
            nameless(player)
        } else {
            self.seats().with(|seats| seats[side.index()].name.clone())
        }
    }

    /// How points play stands, if that is what is played.
    fn points_so_far(self) -> Option<AnyView> {
        let shown = move || {
            let mine = self.session.mine();
            let name = |player, side| self.player(player, side);
            let game = self.local.kept.game;
            game.with(|game| PointsShown::of(game.state(), name, mine))
        };
        let first = untrack(shown)?;
        let now = Signal::derive(move || shown().unwrap_or_else(|| first.clone()));
        let reset = Callback::new(move |()| self.local.reset());
        Some(points_panel(now, reset))
    }

    /// The match, if it has more than one game: its score, or which game this is.
    fn match_so_far(self, over: bool) -> Option<AnyView> {
        let (kept, id) = (self.local.kept.game, self.local.kept.id());
        let terms = kept.with_untracked(|game| game.state().terms().clone());
        let here = terms.series.as_ref()?.standing().games;
        if !over {
            let number = match_number(&terms)?;
            return Some(
                view! { <p class="note" data-testid="match-number">{number}</p> }.into_any(),
            );
        }
        let view = kept.with_untracked(|game| game.series_view(&id, kept_games::find));
        let players =
            Player::BOTH.map(|player| self.player(player, view.agreed.side(player, here)));
        let address = |id| Route::Local(id).path();
        Some(match_card(self.session, &id, &view, players, address))
    }
}

/// The level of the computer on a seat; `None` for a person.
fn level(seat: &Seat) -> Option<u8> {
    match seat {
        Seat::Computer { level, .. } => Some(*level),
        Seat::Open | Seat::Person { .. } => None,
    }
}
