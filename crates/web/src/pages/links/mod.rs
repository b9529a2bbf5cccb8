//! The games by link that this device plays: those that run, with a small board, and those that have ended.

mod card;
mod known;
mod linked;

use std::cmp::Reverse;
use std::time::Duration;

use clock::Moment;
use leptos::prelude::*;
use protocol::{Now, ServerTime};
use wasm_bindgen_futures::spawn_local;

use self::known::{Known, Over};
use self::linked::Linked;
use crate::http::get;
use crate::i18n::t;
use crate::play::{HeldSeat, Listing, own_time_us};

/// How often the page asks how the games stand.
const AGAIN: Duration = Duration::from_secs(30);
/// How often clocks are drawn.
const TICK: Duration = Duration::from_millis(500);

/// The list.
pub(crate) fn links(listing: Listing) -> AnyView {
    match listing {
        Listing::Running => running(),
        Listing::Ended => ended(),
    }
}

/// The games that run as far as this device knows: own turn first, then the latest.
fn running() -> AnyView {
    let mut ids = HeldSeat::ids(Listing::Running);
    ids.sort_by_cached_key(|id| Reverse(Known::load(id).map(|known| known.order())));
    let away = RwSignal::new(false);
    let games: Vec<_> = ids.into_iter().map(Linked::new).collect();
    let ask = {
        let games = games.clone();
        move || games.iter().for_each(|game| game.ask(away))
    };
    ask();
    let time = StoredValue::new(ServerTime::default());
    let hear = move || {
        spawn_local(async move {
            let asked = own_time_us();
            if let Ok(now) = get::<Now>("/api/now").await {
                time.try_update_value(|time| time.heard(asked, now.now_us, own_time_us()));
            }
        });
    };
    hear();
    let server_now = move || {
        let own = own_time_us();
        Moment(time.try_get_value().map_or(own, |time| time.at(own)))
    };
    let now = RwSignal::new(server_now());
    let tick = move || {
        now.try_set(server_now());
    };
    let ticking = set_interval_with_handle(tick, TICK);
    let asks = ask.clone();
    let asking = set_interval_with_handle(
        move || {
            if !document().hidden() {
                asks();
            }
        },
        AGAIN,
    );
    let back = window_event_listener(leptos::ev::online, move |_| {
        ask();
        hear();
    });
    on_cleanup(move || {
        back.remove();
        for handle in [ticking, asking].into_iter().flatten() {
            handle.clear();
        }
    });
    let cards: Vec<_> = games
        .into_iter()
        .map(|game| card::card(game, now.into()))
        .collect();
    let note = move || away.get().then(|| t("links-away"));
    view! {
        <h2>{move || t("links-title")}" "<span class="note" role="status" data-testid="links-away">{note}</span></h2>
        <ul data-testid="links">{cards}</ul>
    }
    .into_any()
}

/// The games that have ended, latest first.
fn ended() -> AnyView {
    let ids = HeldSeat::ids(Listing::Ended).into_iter();
    let mut games: Vec<(String, Over)> = ids
        .filter_map(|id| Over::load(&id).map(|over| (id, over)))
        .collect();
    games.sort_by_key(|(_, over)| Reverse(over.at_us));
    let rows: Vec<_> = games
        .into_iter()
        .map(|(id, over)| card::row(id, &over))
        .collect();
    view! {
        <h2>{move || t("links-ended")}</h2>
        <ul class="gamelist" data-testid="links-ended">{rows}</ul>
    }
    .into_any()
}
