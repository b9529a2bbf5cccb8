//! A game on this device.

use game::Side;
use leptos::prelude::*;
use protocol::player;

use super::local_clock;
use super::table::TableView;
use crate::i18n::{t, ta};
use crate::panels::{Fallen, Result, SeatInfo, match_card, match_number, nameless};
use crate::play::{Agreed, Clocks, Desk, Kept, LocalGame, LocalSeat};
use crate::prefs::settings;
use crate::route::{Route, nav};
use crate::thinker::{Answer, Thinker};

/// The page of a game kept on this device.
#[component]
pub(crate) fn LocalPage(
    /// Its id.
    id: String,
) -> impl IntoView {
    let Some((game, draft)) =
        LocalGame::load(&id).and_then(|game| game.draft().map(|draft| (game, draft)))
    else {
        return view! {
            <div class="narrow">
                <h1>{move || t("error-title")}</h1>
                <p>{move || t("error-no-game")}</p>
                <a class="button primary" href="/play">{move || t("board-new-game")}</a>
            </div>
        }
        .into_any();
    };
    let table = LocalTable::new(game, draft);
    let desk = table.desk;
    let edition = table
        .kept
        .0
        .with_untracked(|game| game.options.get("edition").cloned());
    let dice = table.kept.0.with_untracked(|game| {
        // Where all was agreed there is nothing to check.
        let thrown = game.thrown.clone();
        let thrown = thrown.filter(|thrown| !thrown.throws.is_empty())?;
        Some(Fallen {
            promise: None,
            thrown: Some(thrown),
        })
    });
    view! {
        <h1 class="unseen">{move || t(desk.info.name)}</h1>
        <div class="tablepage">
            <TableView
                desk=desk seats=table.seats() status=table.status() edition=edition
                clocks=table.clocks dice=dice
                banners=move || table.banners()
                deeds=move || table.deeds()
            />
        </div>
    }
    .into_any()
}

/// A local game at its desk.
#[derive(Clone, Copy)]
pub(crate) struct LocalTable {
    /// The desk.
    pub(crate) desk: Desk,
    /// The game as it is kept.
    pub(crate) kept: Kept,
    thinker: StoredValue<Thinker, LocalStorage>,
    trouble: RwSignal<Option<&'static str>>,
    /// The clocks, if it has any.
    clocks: Option<Clocks>,
    sure: RwSignal<bool>,
    restored: bool,
}

impl LocalTable {
    /// Puts a game on a desk; the computer moves if it is its turn.
    pub(crate) fn new(game: LocalGame, draft: play::Draft) -> Self {
        let mine = game.mine();
        let restored = game.turn > 0;
        let kept = Kept(RwSignal::new(game));
        let trouble = RwSignal::new(None);
        let thinker = StoredValue::new_local(Thinker::default());
        let save = move |desk: Desk| {
            if !desk.draft.with_untracked(|draft| kept.save(draft)) {
                trouble.set(Some("error-storage"));
            }
        };
        let turned = move |desk: Desk, _moves: Vec<String>| {
            desk.draft
                .with_untracked(|draft| local_clock::played(kept, draft));
            save(desk);
            turn_board(desk);
            think(desk, kept, thinker, trouble);
        };
        let desk = Desk::new(draft, mine, turned, save);
        turn_board(desk);
        think(desk, kept, thinker, trouble);
        on_cleanup(move || {
            thinker.try_update_value(Thinker::stop);
        });
        let mut table = Self {
            desk,
            kept,
            thinker,
            trouble,
            clocks: None,
            sure: RwSignal::new(false),
            restored,
        };
        table.clocks = local_clock::clocks(table);
        table
    }

    /// Goes on after a flag has fallen.
    pub(super) fn goes_on(self) {
        self.thinker.update_value(Thinker::stop);
        turn_board(self.desk);
        think(self.desk, self.kept, self.thinker, self.trouble);
    }

    /// Who sits where.
    pub(crate) fn seats(self) -> Signal<[SeatInfo; 2]> {
        Signal::derive(move || {
            let seats = self.kept.0.with(|game| game.seats);
            let alone = seats
                .iter()
                .filter(|seat| **seat == LocalSeat::Person)
                .count()
                == 1;
            [Side::First, Side::Second].map(|side| SeatInfo {
                name: match seats[side.index()] {
                    LocalSeat::Person if alone => t("seat-you"),
                    LocalSeat::Person => self.desk.side(side),
                    LocalSeat::Computer { level } => {
                        ta("seat-computer", &[("level", level.into())])
                    }
                },
                note: match seats[side.index()] {
                    LocalSeat::Person => None,
                    LocalSeat::Computer { level } => Some(t(&format!("level-{level}"))),
                },
            })
        })
    }

    /// Whose turn it is.
    pub(crate) fn status(self) -> Signal<String> {
        Signal::derive(move || match self.desk.to_move.get() {
            None => t("turn-over"),
            Some(side) => match self.desk.mine.get() {
                [true, true] => ta("turn-of", &[("side", self.desk.side(side).into())]),
                mine if mine[side.index()] => t("turn-yours"),
                _ => t("turn-thinking"),
            },
        })
    }

    /// Messages above the board.
    pub(crate) fn banners(self) -> AnyView {
        let trouble = move || {
            self.trouble.get().map(|key| {
                let again = move |_| {
                    self.trouble.set(None);
                    think(self.desk, self.kept, self.thinker, self.trouble);
                };
                let retry = (key == "error-engine").then(|| {
                    view! { <button type="button" on:click=again>{t("net-retry-now")}</button> }
                        .into_any()
                });
                view! { <div class="banner bad" role="alert"><p>{t(key)}</p>{retry}</div> }
                    .into_any()
            })
        };
        let fresh = RwSignal::new(self.restored);
        let draft = move || {
            let there = fresh.get() && self.desk.draft.with(|draft| !draft.steps().is_empty());
            there.then(|| view! { <div class="banner good" data-testid="draft-kept"><p>{t("composer-draft")}</p></div> }.into_any())
        };
        view! { {move || trouble()}{move || draft()} }.into_any()
    }

    /// Result, resigning, drawing, and another game.
    pub(crate) fn deeds(self) -> AnyView {
        let desk = self.desk;
        let over = move || desk.draft.with(|draft| draft.table().outcome().is_some());
        let both = move || desk.mine.get() == [true, true];
        let agree = move |agreed: Agreed| {
            desk.look(None);
            desk.draft.update(|draft| match agreed {
                Agreed::Resigned(side) => draft.resign(side),
                Agreed::Draw => draft.draw(),
                Agreed::Award(winner) => draft.award(winner),
            });
            self.kept.0.update(|game| game.agreed = Some(agreed));
            desk.draft.with_untracked(|draft| self.kept.save(draft));
            self.thinker.update_value(Thinker::stop);
        };
        let resign = move |_| {
            if self.sure.get_untracked() {
                let mine = desk.mine.get_untracked();
                let side = match mine {
                    [true, false] => Some(Side::First),
                    [false, true] => Some(Side::Second),
                    _ => desk.to_move.get_untracked(),
                };
                if let Some(side) = side {
                    agree(Agreed::Resigned(side));
                }
            }
            self.sure.update(|sure| *sure = !*sure);
        };
        let proposed = RwSignal::new(None);
        let propose = move |what: Agreed| {
            move |_| proposed.update(|now| *now = (*now != Some(what)).then_some(what))
        };
        let awards = desk.awards();
        let wins = move || {
            Side::BOTH.map(|winner| {
                let points = awards.get()[winner.index()]?;
                let args = [("side", desk.side(winner).into()), ("points", points.into())];
                let text = ta("board-offer-win-of", &args);
                let id = if winner == Side::First { "award-first" } else { "award-second" };
                Some(view! {
                    <button type="button" class="plain" data-testid=id on:click=propose(Agreed::Award(winner))>{text}</button>
                })
            })
            .into_iter()
            .collect_view()
        };
        let over = Memo::new(move |_| over());
        let again = self.kept.0.with_untracked(|game| {
            if game.match_goes_on() {
                ("match-next", "next-game")
            } else {
                ("board-rematch", "rematch")
            }
        });
        view! {
            <Result desk=desk seats=self.seats()>
                <button type="button" class="primary" data-testid=again.1 on:click=move |_| self.go_on()>{move || t(again.0)}</button>
                <a class="button" href="/play">{move || t("board-new-game")}</a>
            </Result>
            {move || self.match_so_far(over.get())}
            {move || (!over.get()).then(|| view! {
                <div class="row">
                    <button type="button" class="plain danger" data-testid="resign" on:click=resign>
                        {move || t(if self.sure.get() { "board-resign-question" } else { "board-resign" })}
                    </button>
                    {move || self.sure.get().then(|| view! {
                        <button type="button" on:click=move |_| self.sure.set(false)>{t("confirm-no")}</button>
                    }.into_any())}
                    {move || both().then(|| view! {
                        <button type="button" class="plain" data-testid="draw" on:click=propose(Agreed::Draw)>
                            {t("board-offer-draw")}
                        </button>
                        {move || wins()}
                        {move || proposed.get().map(|what| view! {
                            <button type="button" data-testid="accept-draw" on:click=move |_| agree(what)>{t("board-accept")}</button>
                        }.into_any())}
                    }.into_any())}
                </div>
            }.into_any())}
        }
        .into_any()
    }

    /// Goes to the game after this one, which begins now if it has not yet.
    fn go_on(self) {
        let game = self.kept.0.get_untracked();
        let begun = game.next.clone().filter(|id| LocalGame::load(id).is_some());
        let next = begun.or_else(|| {
            let next = game.following().ok()?;
            let id = next.id.clone();
            let game = LocalGame {
                next: Some(id.clone()),
                ..game
            };
            (next.save() && game.save()).then_some(id)
        });
        match next {
            Some(id) => nav().go(Route::Local(id)),
            None => self.trouble.set(Some("error-storage")),
        }
    }

    /// The match, if it has more than one game: where it stands, or which game this is.
    fn match_so_far(self, over: bool) -> Option<AnyView> {
        let game = self.kept.0.get_untracked();
        let number = match_number(game.before.len(), game.games)?;
        if !over {
            return Some(
                view! { <p class="note" data-testid="match-number">{number}</p> }.into_any(),
            );
        }
        let seats = self.seats().get();
        let here = game.before.len();
        let alone = game.mine() != [true, true];
        let players = [0, 1].map(|number| {
            let side = Side::BOTH[player(Side::BOTH[number], here)];
            if alone {
                seats[side.index()].name.clone()
            } else {
                nameless(number)
            }
        });
        let address = |id| Route::Local(id).path();
        Some(match_card(
            self.desk,
            &game.id,
            &game.match_view(),
            players,
            address,
        ))
    }
}

/// Turns the board to the side to move where two play at one screen and want it.
fn turn_board(desk: Desk) {
    if desk.mine.get_untracked() == [true, true] && settings().now(|prefs| prefs.auto_flip) {
        let side = desk.draft.with_untracked(|draft| draft.table().to_move());
        if let Some(side) = side {
            desk.flipped.set(side == Side::Second);
        }
    }
}

/// Lets the computer play if it is its turn.
fn think(
    desk: Desk,
    kept: Kept,
    thinker: StoredValue<Thinker, LocalStorage>,
    trouble: RwSignal<Option<&'static str>>,
) {
    let side = desk.draft.with_untracked(|draft| draft.table().to_move());
    let seat = side.map(|side| kept.0.with_untracked(|game| game.seats[side.index()]));
    let Some(LocalSeat::Computer { level }) = seat else {
        return;
    };
    let game = kept.0.get_untracked();
    let mut next = game.clone();
    let from = next.moves.len();
    let answered = move |answer: Answer| {
        let draft = answer.ok().and_then(|moves| {
            next.moves.extend(moves);
            next.turn = 0;
            next.draft().filter(|draft| draft.table().plies() > from)
        });
        // The player has gone on to something else meanwhile.
        if desk.draft.try_with_untracked(|now| now.table().plies()) != Some(from) {
            return;
        }
        let Some(draft) = draft else {
            return trouble.set(Some("error-engine"));
        };
        local_clock::played(kept, &draft);
        kept.save(&draft);
        desk.replace(draft, Some(from));
        think(desk, kept, thinker, trouble);
    };
    let time_ms = local_clock::share_ms(&game);
    thinker.update_value(|thinker| thinker.ask(&game, level, time_ms, answered));
}
