//! What is shown of ratings beside a game.

use game::Side;
use leptos::prelude::*;
use protocol::{Phase, RatingShown, SeatedPlayer};

use crate::i18n::{t, ta};
use crate::play::Online;
use crate::route::Route;

/// A rating in short: `1662`, with a question mark while it is provisional.
pub(super) fn rating_text(rating: &RatingShown) -> String {
    let mark = if rating.provisional { "?" } else { "" };
    format!("{}{mark}", rating.rating)
}

/// A change with its sign: `+12`, `−9`, `±0`.
pub(super) fn change_text(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// The rating of a side in a rated game.
pub(super) fn rating_of(game: Online, side: Side) -> Option<String> {
    game.players.with(|players| {
        let seat = players.as_ref()?.seats[side.index()].as_ref()?;
        seat.rating.as_ref().map(rating_text)
    })
}

/// What the game has changed for the player at this screen, once it is over.
pub(super) fn own_change(game: Online, own: Side) -> impl IntoView {
    move || {
        game.players.with(|players| {
            let seat = players.as_ref()?.seats[own.index()].as_ref()?;
            let args = [
                ("rating", rating_text(seat.rating.as_ref()?).into()),
                ("change", change_text(seat.change?).into()),
            ];
            let text = ta("rated-change", &args);
            Some(
                view! { <p style="flex-basis:100%" data-testid="rating-change">{text}</p> }
                    .into_any(),
            )
        })
    }
}

/// The card of a rated game: both players with their ratings and what the game has changed.
pub(super) fn rated_card(game: Online) -> impl IntoView {
    let over = move || {
        let over = |state: &protocol::GameState| matches!(state.phase(), Phase::Over(_));
        game.state.with(|state| state.as_ref().is_some_and(over))
    };
    move || {
        let players = game.players.get().filter(|players| players.rated)?;
        let counted = players
            .seats
            .iter()
            .flatten()
            .any(|seat| seat.change.is_some());
        let seats: Vec<_> = players.seats.into_iter().flatten().map(seat).collect();
        let idle = (over() && !counted).then(|| {
            view! { <p class="note" data-testid="not-counted">{t("rated-not-counted")}</p> }
                .into_any()
        });
        Some(
            view! {
                <section class="card" data-testid="rated">
                    <h2>{t("rated-title")}</h2>
                    <ul class="counters" style="display:block">{seats}</ul>
                    {idle}
                </section>
            }
            .into_any(),
        )
    }
}

fn seat(seat: SeatedPlayer) -> AnyView {
    let name = match seat.name.is_empty() {
        true => seat.id.clone(),
        false => seat.name,
    };
    let href = Route::Player(seat.id).path();
    let rating = seat.rating.as_ref().map(rating_text);
    let change = seat
        .change
        .map(|change| format!(" ({})", change_text(change)));
    view! { <li><a href=href>{name}</a>" "<b>{rating}</b>{change}</li> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_signs_and_provisional_ratings_a_mark() {
        assert_eq!([12, 0, -9].map(change_text), ["+12", "±0", "−9"]);
        let rating = |provisional| RatingShown {
            rating: 1662,
            deviation: 100,
            provisional,
        };
        assert_eq!(rating_text(&rating(true)), "1662?");
        assert_eq!(rating_text(&rating(false)), "1662");
    }
}
