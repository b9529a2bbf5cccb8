//! Offers of a draw or of a result, and the answers to them.

use game::Side;
use leptos::prelude::*;
use protocol::{Action, GameState};

use super::seats::seats;
use crate::i18n::{t, ta};
use crate::play::{Online, Session};

/// What the player of a side can offer, or answer to an offer.
pub(super) fn offers(game: Online, session: Session, own: Side) -> AnyView {
    let offer = Memo::new(move |_| {
        game.state
            .with(|state| state.as_ref().and_then(GameState::offer))
    });
    let act = move |action: Action| move |_| game.act(action.clone());
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
                    <button type="button" class="plain" data-testid="draw" on:click=act(Action::OfferDraw)>{t("board-offer-draw")}</button>
                    {wins.into_iter().collect_view()}
                    {declined}
                }
                .into_any()
        }
    };
    (move || answers()).into_any()
}
