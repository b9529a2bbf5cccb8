//! A player's page: ratings with their history, and the last rated games.

mod card;
mod plot;
mod take;

use hall::GameInfo;
use leptos::prelude::*;
use protocol::{PlayerRatings, PlayerView, RatedGame, RatingList};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

pub(super) use card::own_player_card;

use self::plot::history;
use self::take::take_over;
use super::rated::{change_text, rating_text};
use crate::http::get;
use crate::i18n::{language, t, ta};
use crate::play::own_player;
use crate::route::Route;

/// The page.
#[component]
pub(crate) fn PlayerPage(
    /// The player's id and, behind `#key=`, the secret for a device that takes it.
    of: String,
) -> impl IntoView {
    let (id, secret) = match of.split_once('#') {
        Some((id, hash)) => (id.to_owned(), hash.strip_prefix("key=").map(str::to_owned)),
        None => (of, None),
    };
    if secret.is_some() {
        // The secret does not stay in the address.
        let path = Route::Player(id.clone()).path();
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
    }
    let shown = RwSignal::new(None::<(PlayerView, PlayerRatings)>);
    let trouble = RwSignal::new(None::<String>);
    let owner = Owner::current().unwrap_or_default();
    let asked = id.clone();
    spawn_local(async move {
        let path = format!("/api/players/{asked}");
        let answer = async {
            let player = get::<PlayerView>(&path).await?;
            let ratings = get::<PlayerRatings>(&format!("{path}/ratings")).await?;
            Ok((player, ratings))
        };
        match answer.await {
            Ok(both) => drop(shown.try_set(Some(both))),
            Err(failure) => {
                let failure: crate::http::Failure = failure;
                let text = owner.with(|| untrack(|| failure.text()));
                trouble.try_set(Some(text));
            }
        }
    });
    let secret = StoredValue::new(secret);
    let body = move || {
        let (player, ratings) = shown.get()?;
        let name = called(&player);
        document().set_title(&ta("page-title", &[("page", name.clone().into())]));
        let own = own_player().is_some_and(|own| own.id == player.id);
        let own = own.then(|| view! { <p class="note">{t("player-own")}</p> }.into_any());
        let taken = secret.get_value().map(|secret| take_over(player, secret));
        let none = ratings.lists.is_empty();
        let none =
            none.then(|| view! { <p style="margin-top:1em">{t("player-no-games")}</p> }.into_any());
        let lists: Vec<_> = ratings.lists.iter().map(list).collect();
        let games = (!ratings.games.is_empty()).then(|| last_games(&ratings.games));
        Some(view! { <h1>{name}</h1>{own}{taken}{none}{lists}{games} }.into_any())
    };
    let trouble = move || {
        let text = trouble.get()?;
        Some(view! { <div class="banner bad" role="alert"><p>{text}</p></div> }.into_any())
    };
    view! { <div class="narrow" data-testid="player">{trouble}{body}</div> }
}

/// What a player is called; one without a name by the id.
fn called(player: &PlayerView) -> String {
    if player.name.is_empty() {
        player.id.clone()
    } else {
        player.name.clone()
    }
}

/// The name of the game and board of a list.
fn list_name(list: &str) -> String {
    let known = |info: &&GameInfo| info.heads.contains(&list);
    let Some(info) = hall::games().find(known) else {
        return list.to_owned();
    };
    let choices = info.options.iter().flat_map(|option| option.choices);
    let member = choices
        .filter(|choice| choice.id == list)
        .find_map(|choice| choice.key);
    t(member.unwrap_or(info.name))
}

fn list(list: &RatingList) -> AnyView {
    let args = [
        ("rating", rating_text(&list.now).into()),
        ("deviation", list.now.deviation.into()),
        ("games", list.games.into()),
    ];
    let provisional = list.now.provisional;
    let provisional =
        provisional.then(|| view! { <p class="note">{t("player-provisional")}</p> }.into_any());
    view! {
        <section class="card section" data-testid=format!("list-{}", list.list)>
            <h2>{list_name(&list.list)}</h2>
            <p data-testid="rating">{ta("player-rating", &args)}</p>
            {provisional}
            {history(list)}
        </section>
    }
    .into_any()
}

fn last_games(games: &[RatedGame]) -> AnyView {
    let one = |game: &RatedGame| {
        let key = match game.score {
            Some(2) => "player-won",
            Some(1) => "player-drawn",
            Some(_) => "player-lost",
            None => "player-void",
        };
        let href = Route::Game {
            id: game.game.clone(),
            key: None,
        };
        let other = Route::Player(game.opponent.id.clone()).path();
        view! {
            <li>
                <a href=href.path()>{date(game.at_us)}</a>", "{list_name(&game.list)}": "
                {t(key)}" "<a href=other>{called(&game.opponent)}</a>" "<b>{change_text(game.change)}</b>
            </li>
        }
        .into_any()
    };
    let games: Vec<_> = games.iter().map(one).collect();
    view! {
        <section class="card section" data-testid="last-games">
            <h2>{t("player-last")}</h2>
            <ul>{games}</ul>
        </section>
    }
    .into_any()
}

/// The day of a moment, as the language writes it.
fn date(at_us: i64) -> String {
    let date = js_sys::Date::new(&((at_us / 1000) as f64).into());
    date.to_locale_date_string(language().get().code(), &JsValue::UNDEFINED)
        .into()
}
