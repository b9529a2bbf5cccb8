//! The list of turns, for looking back in the game.

use leptos::prelude::*;

use super::icons::{Icon, icon};
use crate::i18n::t;
use crate::play::Session;
use play::{Draft, Stride, TurnLine, rows, turns};

/// The moves played, by turns, and the buttons to step through them.
#[component]
pub(crate) fn MovesPanel(
    /// The game at this screen.
    session: Session,
    /// Whether the position may be played on elsewhere.
    may_leave: Memo<bool>,
) -> impl IntoView {
    let lines = Memo::new(move |_| {
        let viewer = session.viewer();
        session
            .draft
            .with(|draft| turns(draft.table(), draft.committed(), viewer))
    });
    // Lines that are already written stay unchanged while the game goes on.
    let legible = move |old: Option<&Written>| {
        let how = (session.turned.get(), session.bare.get());
        let same = old.filter(|(before, _)| *before == how);
        let old = same.map_or(&[][..], |(_, old)| old.as_slice());
        let written = lines.with(|lines| {
            let pairs = lines.iter().zip(old);
            let known = pairs.take_while(|(line, (old, _))| line == &old).count();
            let write = |line: &TurnLine| {
                let text = |draft: &Draft| session.turn_text(draft.table(), line);
                (line.clone(), session.draft.with_untracked(text))
            };
            let new = lines[known..].iter().map(write);
            old[..known].iter().cloned().chain(new).collect::<Vec<_>>()
        });
        (how, written)
    };
    let written = Memo::new(legible);
    let rows =
        Memo::new(move |_| written.with(|(_, lines)| rows(lines.iter().cloned(), |line| &line.0)));
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        rows.track();
        let back = session.seen.get().is_some();
        // While a turn is shown move by move, the list does not scroll.
        if session.plays.get() {
            return;
        }
        request_animation_frame(move || {
            if let Some(list) = list.get_untracked() {
                keep_in_sight(&list, back);
            }
        });
    });
    let turn = move |(line, text): (TurnLine, String)| {
        let (from, to) = (line.from, line.to);
        let here = move || {
            let seen = session.seen.get();
            seen.is_some_and(|ply| ply > from && ply <= to)
                .then_some("true")
        };
        let sign = move || session.sign.get()?.run(to);
        view! {
            <button type="button" data-testid="move" aria-current=here on:click=move |_| session.look(Some(to))>
                {text}{sign}
            </button>
        }
    };
    let row = move |pair: Row| {
        let number = pair.iter().flatten().next().map(|(line, _)| line.round);
        let [first, second] = pair.map(|line| line.map(turn));
        let cell = |part: Option<_>| match part {
            Some(part) => view! { <div>{part}</div> }.into_any(),
            None => view! { <div></div> }.into_any(),
        };
        view! { <li><span>{number}"."</span>{cell(first)}{cell(second)}</li> }
    };
    let past = move || {
        let leaves = session.looks_back() && may_leave.get();
        let from_here = leaves.then(|| session.address_from_here()).flatten();
        from_here.map(|href| {
            view! { <a class="button past" data-testid="play-from-here" href=href>{t("play-from-here")}</a> }
                .into_any()
        })
    };
    let told = move || {
        let line = |text| view! { <p>{text}</p> }.into_any();
        let told = session.last_told().into_iter();
        told.map(line).collect::<Vec<_>>()
    };
    // Where a turn may have several actions, one can step by either.
    let has_actions = session
        .draft
        .with_untracked(|draft| draft.table().turn_end().is_some());
    let step = move |sign: Icon, key: &'static str, go: fn(Session)| {
        view! {
            <button type="button" class="icon" data-testid=key aria-label=move || t(key) title=move || t(key) on:click=move |_| go(session)>
                {icon(sign)}
            </button>
        }
    };
    view! {
        <section class="card" aria-labelledby="moves-title">
            <div class="row">
                <h2 id="moves-title" class="grow">{move || t("board-moves")}</h2>
                <div class="row steppers">
                {step(Icon::First, "board-first", |session| session.look(Some(0)))}
                {has_actions.then(|| step(Icon::TurnBack, "board-turn-back", |session| session.step(Stride::Turn, false)))}
                {step(Icon::Previous, "board-previous", |session| session.step(Stride::Action, false))}
                {step(Icon::Next, "board-next", |session| session.step(Stride::Action, true))}
                {has_actions.then(|| step(Icon::TurnOn, "board-turn-on", |session| session.step(Stride::Turn, true)))}
                {step(Icon::Last, "board-last", |session| session.look(None))}
                {step(Icon::Replay, "board-replay", Session::show_last)}
                </div>
            </div>
            <div class="told" data-testid="told" role="group" tabindex="0" aria-labelledby="moves-title">{move || told()}</div>
            {past}
            <ol class="moves" data-testid="moves" node_ref=list tabindex="0" aria-labelledby="moves-title">
                {move || rows.get().into_iter().map(row).collect::<Vec<_>>()}
            </ol>
            {move || rows.with(Vec::is_empty).then(|| view! { <p class="note">{t("board-moves-none")}</p> })}
        </section>
    }
}

/// Scrolls the list to the turn looked at, to the top before the first turn, or else to the last
/// turn; the page itself does not scroll.
fn keep_in_sight(list: &web_sys::HtmlElement, back: bool) {
    let looked_at = list.query_selector("[aria-current]").ok().flatten();
    let end = if back { 0 } else { list.scroll_height() };
    let to = looked_at.map_or(end, |turn| {
        let top = |element: &web_sys::Element| element.get_bounding_client_rect().top();
        let below = top(&turn) - top(list);
        list.scroll_top() + below as i32 - list.client_height() / 2
    });
    list.set_scroll_top(to);
}

/// Turns with their texts, and how they are written: numbered from the other side, with the moves of
/// hidden pieces.
type Written = ((bool, bool), Vec<(TurnLine, String)>);

/// The turns of both sides in a row of the list, each with its text.
type Row = [Option<(TurnLine, String)>; 2];
