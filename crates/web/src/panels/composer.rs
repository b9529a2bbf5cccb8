//! The running turn: its steps, its gains, and the buttons to continue or undo.

use game::{Button, Touch};
use hall::Table;
use leptos::prelude::*;
use play::Draft;

use crate::i18n::{said, t, ta};
use crate::play::Session;

/// For so many actions of a turn there is room from the start.
const ROWS: i64 = 4;

/// The room of the turn composer. It stays while the other side plays, so that nothing below it moves.
#[component]
pub(crate) fn TurnRoom(
    /// The game at this screen.
    session: Session,
) -> impl IntoView {
    let single = session
        .draft
        .with_untracked(|draft| draft.table().turn_end().is_none());
    let class = if single {
        "turnroom single"
    } else {
        "turnroom"
    };
    let plays_here = move || session.mine() != [false; 2] && session.mover_shown().is_some();
    let may_play = Memo::new(move |_| session.can_play());
    let inside = move || match may_play.get() {
        true => view! { <ComposerPanel session=session /> }.into_any(),
        false => {
            let early = move || {
                let wait = || session.early.get().then(|| t("composer-wait"));
                let told = session.prepared_told().or_else(wait);
                told.or_else(|| session.awaited_told())
            };
            view! { <p class="note" data-testid="early">{early}</p> }.into_any()
        }
    };
    move || plays_here().then(|| view! { <div class=class>{inside}</div> }.into_any())
}

/// The panel of the turn composer.
#[component]
fn ComposerPanel(
    /// The game at this screen.
    session: Session,
) -> impl IntoView {
    let present = move || session.seen.get().is_none();
    let several = session
        .draft
        .with_untracked(|draft| draft.table().turn_end().is_some());
    // The text of a ply, counted from the other side of the board if the player wants that, or with
    // less than the move if hidden pieces are not shown.
    let shown = move |table: &dyn Table, ply: usize, text: &str| {
        let other = session.turned.get() || !session.bare.get();
        let text_shown = || session.ply_text(table, ply);
        other
            .then(text_shown)
            .flatten()
            .unwrap_or_else(|| text.to_owned())
    };
    let steps = move || {
        session.draft.with(|draft| {
            let mut steps = draft.steps();
            for (ply, step) in (draft.committed()..).zip(&mut steps) {
                step.text = shown(draft.table(), ply, &step.text);
            }
            steps
        })
    };
    let complete = Memo::new(move |_| {
        session.draft.with(|draft| {
            let offer = draft.complete()?;
            let ahead = shown(draft.shown(), draft.table().plies(), &offer.text);
            Some((ahead, offer.seals))
        })
    });
    let may_seal = move || session.draft.with(|draft| draft.may_seal());
    let pips = move || {
        session.actions_left().filter(|_| present()).map(|left| {
            let used = i64::try_from(steps().len()).unwrap_or(0);
            let dots: Vec<_> = (0..used + left)
                .map(|i| view! { <i class=if i < left { "full" } else { "" }></i> }.into_any())
                .collect();
            view! {
                <p class="counters" data-testid="actions-left">
                    <span><span class="pips" aria-hidden="true">{(used + left < 10).then_some(dots)}</span>
                    {ta("composer-actions-left", &[("count", left.into())])}</span>
                </p>
            }
            .into_any()
        })
    };
    let gains = move || {
        let mover = session.to_move.get()?;
        let gains = session
            .draft
            .with(|draft| draft.gains())
            .filter(|_| present())?;
        let (own, other) = (gains[mover.index()], gains[(!mover).index()]);
        let win = (own > 0).then(|| ta("composer-will-win", &[("points", own.into())]));
        let lose = (other > 0).then(|| ta("composer-will-lose", &[("points", other.into())]));
        (win.is_some() || lose.is_some()).then(|| {
            view! { <p class="counters" data-testid="will-win"><b>{win}</b><span>{lose}</span></p> }.into_any()
        })
    };
    let is_final = || view! { <span class="final">{t("composer-final")}</span> }.into_any();
    let list = move || {
        let done: Vec<_> = steps()
            .into_iter()
            .map(|step| {
                let (text, fixed) = (step.text, step.sealed.then(is_final));
                view! { <li data-testid="step">{text}{fixed}</li> }.into_any()
            })
            .collect();
        let open = complete.get().map(|(text, seals)| {
            let seals = seals.then(is_final);
            view! { <li class="open" data-testid="open-step">{text}{seals}</li> }.into_any()
        });
        let used = i64::try_from(done.len()).unwrap_or(0);
        let rows = session
            .actions_left()
            .map_or(1, |left| used + left)
            .min(ROWS);
        view! { <ol class="steps" style:--rows=rows.to_string()>{done}{open}</ol> }.into_any()
    };
    // Touches say this to screen readers themselves, with what was touched.
    let ask = move || match session.asking.get() {
        true => Some(session.end_question()),
        false => session.draft.with(Draft::ask).map(|ask| said(&ask)),
    };
    let held = move || {
        let key = match complete.get().is_some() {
            true if several => return None,
            true => "composer-again",
            false if session.draft.with(Draft::must_move) => "composer-held",
            false => return None,
        };
        Some(view! { <p class="note">{t(key)}</p> }.into_any())
    };
    let warning = move || {
        let warn = may_seal() && complete.get().is_none_or(|(_, seals)| !seals);
        warn.then(|| view! { <p class="note final">{t("composer-final")}</p> }.into_any())
    };
    let can_undo = move || session.draft.with(|draft| draft.can_undo());
    let ends = Memo::new(move |_| {
        session.scene.with(|scene| {
            scene
                .buttons
                .iter()
                .find(|button| button.ends_turn)
                .copied()
        })
    });
    let may_end = Memo::new(move |_| session.draft.with(Draft::may_end));
    let ready = move || may_end.get();
    let end = move || {
        ends.get().map(|button| {
            let wide = |class: &str| format!("{class} wide");
            let label = move || {
                if session.asking.get() {
                    t("composer-end-anyway")
                } else {
                    t(if session.is_empty() { "composer-pass" } else { button.key })
                }
            };
            let class = move || {
                let all_used = session.actions_left().is_none_or(|left| left == 0);
                let call = session.asking.get() || (ready() && all_used && !steps().is_empty());
                let begun = ready() && (!steps().is_empty() || complete.get().is_some());
                wide(match (call, begun) {
                    (true, _) => "primary call",
                    (false, true) => "primary",
                    (false, false) => "",
                })
            };
            view! {
                <button type="button" class=class data-testid="end-turn" aria-keyshortcuts="Space" on:click=move |_| session.end()>
                    {move || label()}
                </button>
            }
            .into_any()
        })
    };
    let confirm = move || {
        let ready = complete.with(Option::is_some);
        // If the turn continues after a move, the button that ends the turn stands out instead.
        let class = if ready && !several { "primary" } else { "" };
        let id = if ready { "confirm" } else { "confirm-later" };
        view! {
            <button type="button" class=class data-testid=id disabled=!ready on:click=move |_| session.confirm()>{t("composer-confirm")}</button>
        }
        .into_any()
    };
    view! {
        <section class="card composer" aria-labelledby="composer-title" data-testid="composer">
            <h2 id="composer-title">{move || t("composer-title")}</h2>
            {several.then(|| view! { <div class="pipline">{move || pips()}</div> })}
            // The buttons stand above all that grows, so that nothing moves them.
            <div class="row">
                {move || end()}
                {move || confirm()}
                <button type="button" data-testid="undo" aria-keyshortcuts="Escape" disabled=move || !can_undo() on:click=move |_| { session.undo(); }>
                    {move || t("composer-undo")}
                </button>
                {several.then(|| view! {
                    <button type="button" data-testid="restart" aria-keyshortcuts="Shift+Escape" disabled=move || !can_undo() on:click=move |_| session.restart()>
                        {move || t("composer-restart")}
                    </button>
                }.into_any())}
            </div>
            <ActionBar session=session />
            {move || list()}
            <p class="ask" data-testid="ask">{move || ask()}</p>
            {move || held()}
            {move || warning()}
            {move || gains()}
        </section>
    }
}

/// The buttons that moves may need, such as the one that loads a Cannon.
#[component]
fn ActionBar(session: Session) -> impl IntoView {
    let open = Memo::new(move |_| {
        // A choice is made at the board instead.
        if session.choice.with(Option::is_some) {
            Vec::new()
        } else {
            session.open_buttons()
        }
    });
    let bar = move || {
        let button = |(index, button): (usize, Button)| {
            let id = format!("button-{}", button.id.0);
            view! {
                <button
                    type="button" data-testid=id aria-keyshortcuts=(index + 1).to_string()
                    on:click=move |_| session.touch(Touch::Button(button.id))
                >
                    {t(button.key)}" "<kbd aria-hidden="true">{index + 1}</kbd>
                </button>
            }
            .into_any()
        };
        open.get()
            .into_iter()
            .enumerate()
            .map(button)
            .collect::<Vec<_>>()
    };
    view! { <div class="actionbar" data-testid="actionbar">{move || bar()}</div> }
}
