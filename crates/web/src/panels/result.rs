//! How the game ended.

use game::{Ending, Outcome, Side};
use leptos::prelude::*;

use super::seats::SeatInfo;
use crate::i18n::{t, ta};
use crate::play::Session;
use crate::route::Route;

/// Who won, in one sentence.
pub(crate) fn outcome_text(session: Session, outcome: &Outcome, seats: &[SeatInfo; 2]) -> String {
    let mine = session.mine();
    match outcome.winner {
        None if outcome.ending == Ending::Aborted => t("result-void"),
        None => t("result-draw"),
        Some(winner) => match mine {
            [true, false] | [false, true] => t(if mine[winner.index()] {
                "result-won"
            } else {
                "result-lost"
            }),
            _ => {
                let name = &seats[winner.index()].name;
                let name = if name.is_empty() {
                    session.side(winner)
                } else {
                    name.clone()
                };
                ta("result-wins", &[("winner", name.into())])
            }
        },
    }
}

/// How the game ended, once its last turn has been shown.
pub(super) fn outcome_shown(session: Session) -> Memo<Option<Outcome>> {
    Memo::new(move |_| {
        let told = !session.arrives.get();
        let outcome = || session.draft.with(|draft| draft.table().outcome());
        told.then(outcome).flatten()
    })
}

/// By what the game ended.
fn reason_text(session: Session, outcome: &Outcome) -> String {
    let name = |side: Side| session.side(side);
    let (winner, loser) = match outcome.winner {
        Some(side) => (name(side), name(!side)),
        None => (String::new(), String::new()),
    };
    let resigned = outcome.ending == Ending::Resigned && {
        let mine = session.mine();
        mine != [true; 2] && outcome.winner.is_some_and(|side| mine[(!side).index()])
    };
    if resigned {
        return t("outcome-resigned-you");
    }
    let args = [("winner", winner.into()), ("loser", loser.into())];
    ta(outcome.ending.key(), &args)
}

fn points_text(outcome: &Outcome) -> Option<String> {
    let [first, second] = outcome.points?;
    let args = [("first", first.into()), ("second", second.into())];
    Some(ta("result-points", &args))
}

/// Who won and by what, with the points, in sentences.
pub(super) fn how_it_ended(
    session: Session,
    outcome: &Outcome,
    seats: Signal<[SeatInfo; 2]>,
) -> String {
    let who = seats.with(|seats| outcome_text(session, outcome, seats));
    let mut told = format!("{who}. {}", reason_text(session, outcome));
    if let Some(points) = points_text(outcome) {
        told.push_str(&format!(" {points}."));
    }
    told
}

/// The card that says how the game ended; empty while it goes on.
#[component]
pub(crate) fn Result(
    /// The game at this screen.
    session: Session,
    /// The player of each side.
    seats: Signal<[SeatInfo; 2]>,
    /// The actions that are possible now.
    children: ChildrenFn,
) -> impl IntoView {
    let outcome = outcome_shown(session);
    let reason = Memo::new(move |_| {
        let reason = |draft: &play::Draft| draft.table().overruled().map(str::to_owned);
        session.draft.with(reason)
    });
    let children = StoredValue::new(children);
    move || {
        outcome.get().map(|outcome| {
            let title = move || seats.with(|seats| outcome_text(session, &outcome, seats));
            let why = move || reason_text(session, &outcome);
            let points = outcome.points.map(|_| {
                move || view! { <p class="points">{points_text(&outcome)}</p> }.into_any()
            });
            let rule = outcome.rule.0;
            let book = session.info.book.to_owned();
            let href = Route::Rules { book, edition: session.info.edition.map(str::to_owned), rule: Some(rule.to_owned()) }.path();
            view! {
                <section class="card" data-testid="result" aria-labelledby="result-title">
                    <h2 id="result-title">{move || title()}</h2>
                    <p>{move || why()}" "<a href=href>{move || ta("composer-rule", &[("rule", rule.into())])}</a></p>
                    {move || reason.get().map(|reason| view! {
                        <p data-testid="overruled">{ta("arbiter-reason-was", &[("reason", reason.into())])}</p>
                    }.into_any())}
                    {points}
                    <div class="row">{children.with_value(|children| children())}</div>
                </section>
            }
            .into_any()
        })
    }
}
