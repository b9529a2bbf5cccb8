//! The first page: a board to play on at once, and links to everything else.

use clock::Moment;
use hall::{GameInfo, Options};
use leptos::prelude::*;
use play::{LocalGame, Setup};
use protocol::Seat;
use series::Series;

use super::cover::cover;
use super::learn::{address, guides, title};
use super::local_game::LocalTable;
use super::puzzles::{DAILY, game_of_day};
use super::table::{Stage, listen};
use crate::early::{self, Step};
use crate::games::hall;
use crate::i18n::{t, ta};
use crate::panels::{Aloud, Result as ResultCard, TurnRoom, rules_of};
use crate::parts::{Needs, links, when};
use crate::play::kept_games::{self, Listed};
use crate::play::{HeldSeat, KeptGame, Listing, NoGame, own_time_us, seed};
use crate::route::Route;
use crate::solved::{Solved, today};
use crate::storage;

/// The key that holds the id of the first page's game.
const HERE: &str = "home";
/// The level of the computer on the first page.
const LEVEL: u8 = 2;

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let here = kept_at_home();
    let games = kept_games::list().into_iter();
    let others = games.filter(|game| here.as_ref() != Some(&game.id));
    let others = StoredValue::new(others.collect::<Vec<_>>());
    let goes_on = |game: &&Listed| game.summary.as_ref().is_some_and(|summary| !summary.over);
    let ongoing = others.with_value(|games| games.iter().find(goes_on).cloned());
    let carry_on = ongoing.map(|game| {
        let href = Route::Local(game.id.clone()).path();
        let note = move || named(&game);
        view! {
            <p><a class="button" href=href data-testid="continue">{move || t("home-continue")}</a>" "<span class="note">{move || note()}</span></p>
        }
        .into_any()
    });
    let all = early::has_come(Step::All);
    let class = move || {
        if all.get() {
            "section"
        } else {
            "section awaited"
        }
    };
    view! {
        {by_link(Listing::Running)}
        <div class="hero">
            <div class="intro">
                <h1>{move || t("home-title")}</h1>
                <p class="lead">{move || t("home-intro")}</p>
                <div class="row">
                    <a class="button primary" href="/play" data-testid="new-game">{move || t("new-title")}</a>
                    <a class="button" href="/learn">{move || t("home-learn-guide")}</a>
                </div>
                {carry_on}
            </div>
            <Taste />
            <div class="ways">{move || all.get().then(ways)}</div>
        </div>
        <section class=class>{move || all.get().then(|| below(others))}</section>
    }
}

/// The ways to begin a game, beside the board or below it.
fn ways() -> AnyView {
    let tile = |href: &'static str, title: &'static str, note: &'static str| {
        view! {
            <li><a class="tile" href=href data-testid=title>
                <strong>{move || t(title)}</strong><span>{move || t(note)}</span>
            </a></li>
        }
    };
    view! {
        <h2>{move || t("home-modes")}</h2>
        <ul class="tiles">
            {tile("/play?mode=computer", "home-computer", "home-computer-note")}
            {tile("/play?mode=same-screen", "home-same-screen", "home-same-screen-note")}
            {tile("/play?mode=friend", "home-friend", "home-friend-note")}
            {tile("/tournaments", "home-events", "home-events-note")}
        </ul>
    }
    .into_any()
}

/// What stands below: puzzles, the games, what can be learned, and the other games of this device.
fn below(others: StoredValue<Vec<Listed>>) -> AnyView {
    let games = hall::games().map(|info| {
        let href = Route::Play {
            game: Some(info.id.to_owned()),
            mode: None,
            position: None,
        }
        .path();
        let note = format!("{}.note", info.name);
        view! {
            <li><a class="tile game" href=href>
                {cover(info)}
                <div><strong>{move || t(info.name)}</strong>
                <span>{move || crate::i18n::find(&note, &[])}</span></div>
            </a></li>
        }
        .into_any()
    });
    let books = books();
    let guide = |folder: &'static str| {
        view! { <li><a class="tile" href=address(folder)><strong>{move || t(&title(folder))}</strong></a></li> }
    };
    let guides: Vec<_> = guides().map(guide).collect();
    view! {
            <h2>{move || t("home-boards")}</h2>
            <ul class="tiles games">{games.collect::<Vec<_>>()}</ul>
            {daily_puzzle()}
            <h2>{move || t("home-learn")}</h2>
            <ul class="tiles">
                {guides}
                {books}
            </ul>
            <h2>{move || t("home-your-games")}</h2>
            {move || if others.with_value(Vec::is_empty) {
                view! { <p class="empty">{t("home-no-games")}</p> }.into_any()
            } else {
                let row = |game: Listed| {
                    let href = Route::Local(game.id.clone()).path();
                    view! { <li><a class="tile" href=href>{move || named(&game)}</a></li> }.into_any()
                };
                view! { <ul class="gamelist">{others.get_value().into_iter().map(row).collect::<Vec<_>>()}</ul> }.into_any()
            }}
            {by_link(Listing::Ended)}
    }
    .into_any()
}

/// The way to the puzzle of the day, and whether it is solved.
fn daily_puzzle() -> Option<AnyView> {
    let (day, solved) = (today(), Solved::load());
    let info = game_of_day(day)?;
    let href = Route::Puzzles {
        game: None,
        puzzle: Some(DAILY.to_owned()),
    }
    .path();
    let note = move || match solved.has_day(day) {
        true => format!("✓ {}", t("home-daily-done")),
        false => t(info.name),
    };
    Some(
        view! {
            <h2>{move || t("home-puzzles")}</h2>
            <ul class="tiles">
                <li><a class="tile" href=href data-testid="home-daily"><strong>{move || t("puzzle-daily")}</strong><span>{note}</span></a></li>
                <li><a class="tile" href="/puzzles" data-testid="home-puzzles"><strong>{move || t("puzzles-title")}</strong><span>{move || t("home-puzzles-note")}</span></a></li>
            </ul>
        }
        .into_any(),
    )
}

/// The games by link of this device, if there are any: in a place that is as high before they are loaded.
fn by_link(listing: Listing) -> Option<AnyView> {
    let count = HeldSeat::ids(listing).len();
    let shown = move || links().map_or_else(|| ().into_any(), |list| untrack(|| list(listing)));
    (count > 0).then(|| {
        let class = match listing {
            Listing::Running => "links",
            Listing::Ended => "links-ended",
        };
        let list = when(Needs::of_links(), shown);
        view! { <section class=class style:--count=count.to_string()>{list}</section> }.into_any()
    })
}

/// A link to each rule book, or to each edition that is a game.
fn books() -> Vec<AnyView> {
    let mut books: Vec<_> = hall::games()
        .map(|info| (info.book, info.edition))
        .collect();
    books.dedup();
    let link = |(book, edition): (&'static str, Option<&'static str>)| {
        let href = Route::Rules {
            book: book.to_owned(),
            edition: edition.map(str::to_owned),
            rule: None,
        }
        .path();
        let name = edition.map_or_else(|| book.to_owned(), |edition| format!("edition-{edition}"));
        view! { <li><a class="tile" href=href><strong>{move || t("home-learn-rules")}</strong><span>{move || t(&name)}</span></a></li> }.into_any()
    };
    books.into_iter().map(link).collect()
}

/// The title of a game in the list.
fn named(game: &Listed) -> String {
    let Some(summary) = &game.summary else {
        let key = if game.unreadable {
            "local-unreadable-title"
        } else {
            "local-unlisted"
        };
        return t(key);
    };
    let name = hall::find(&summary.game).map_or_else(|| summary.game.clone(), |info| t(info.name));
    let against = summary.seats.iter().find_map(|seat| match seat {
        Seat::Computer { level, .. } => Some(ta("seat-computer", &[("level", (*level).into())])),
        Seat::Open | Seat::Person { .. } => None,
    });
    let against = against.unwrap_or_else(|| t("new-mode-same-screen"));
    let round = if summary.over {
        t("turn-over")
    } else {
        ta("turn-number", &[("round", summary.round.into())])
    };
    format!("{name} · {against} · {round}")
}

/// The first page's stored game, if it is not over.
fn kept() -> Option<Result<KeptGame, NoGame>> {
    let id = kept_at_home()?;
    let over = |kept: &KeptGame| {
        let over = |game: &LocalGame| game.table().outcome().is_some();
        kept.game.with_untracked(over)
    };
    match KeptGame::open(&id) {
        Err(NoGame::Missing) => None,
        Ok(kept) if over(&kept) => {
            kept_games::forget(&id);
            None
        }
        kept => Some(kept),
    }
}

/// The id of the first page's stored game, if there is one.
pub(crate) fn kept_at_home() -> Option<String> {
    storage::read(HERE)
}

/// Starts a new game for the first page.
fn fresh() -> Option<KeptGame> {
    let game = against_computer(hall::games().next()?, LEVEL)?;
    let id = kept_games::new_id();
    storage::write(HERE, &id);
    Some(KeptGame::new(id, game))
}

/// A new game with the usual options against the computer, who has the second side.
pub(super) fn against_computer(info: &GameInfo, level: u8) -> Option<LocalGame> {
    let person = Seat::Person {
        name: String::new(),
    };
    let setup = Setup {
        game: info.id.to_owned(),
        options: Options::default(),
        position: None,
        seats: [person, Seat::Computer { level, name: None }],
        clock: None,
        touch_move: false,
        series: Series::single(),
    };
    LocalGame::start(hall(), setup, &seed(), Moment(own_time_us())).ok()
}

/// A small game on the page itself.
#[component]
fn Taste() -> impl IntoView {
    let again = RwSignal::new(0_u32);
    let anew = move |_| again.update(|n| *n += 1);
    move || {
        let kept = if again.get() == 0 { kept() } else { None };
        let kept = match kept {
            None => fresh()?,
            Some(Ok(kept)) => kept,
            // It stays stored, and moves to the list of games once another one begins here.
            Some(Err(_)) => {
                let id = kept_at_home().unwrap_or_default();
                let href = Route::Local(id).path();
                return Some(
                    view! {
                        <section class="stage" data-testid="unreadable">
                            <p role="alert">{move || t("local-unreadable")}</p>
                            <div class="row">
                                <a class="button" href=href>{move || t("local-unreadable-more")}</a>
                                <button type="button" class="primary" data-testid="anew" on:click=anew>{move || t("local-unreadable-anew")}</button>
                            </div>
                        </section>
                    }
                    .into_any(),
                );
            }
        };
        let table = LocalTable::new(kept);
        let session = table.session;
        listen(session);
        early::await_touches(session);
        let (board, turn) = (early::has_come(Step::Board), early::has_come(Step::Turn));
        let status = table.status();
        let restart = move |event| {
            kept_games::forget(&kept.id());
            anew(event);
        };
        Some(view! {
            <section aria-label=move || t("home-play-now") class="stage">
                <p class="row sign"><b data-testid="status">{move || status.get()}</b><span class="note grow">{move || t("home-play-now-note")}</span>{rules_of(session, None)}</p>
                <div class="notices">{move || table.banners()}</div>
                {move || board.get().then(|| view! { <Stage session=session /> })}
                {move || turn.get().then(|| view! { <TurnRoom session=session /> })}
                <ResultCard session=session seats=table.seats()>
                    <button type="button" class="primary" on:click=restart>{move || t("board-new-game")}</button>
                </ResultCard>
                <div class="unseen" role="status" aria-live="polite" data-testid="said">{move || session.said.get()}</div>
                <Aloud session=session seats=table.seats() status=status />
            </section>
        }.into_any())
    }
}
