//! The parts of the board page, the same for every game and every kind of opponent.

use game::record::About;
use game::{Note, Scene, Side, Touch};
use leptos::prelude::*;

use crate::board::{
    Board, CalloutBox, Key, Layout, Look, Picker, board_name, key, note_text, pressed_inside,
};
use crate::i18n::{t, ta};
use crate::notices;
use crate::panels::{
    AboutPanel, Aloud, Fallen, Icon, MovesPanel, SeatInfo, SeatStrip, TAKES_TEXT, TurnRoom,
    dice_panel, icon, pictures_card, rolling, rules_of, secrets_panel, touched_piece,
};
use crate::play::{Clocks, Session};
use crate::prefs::settings;

/// The board style that the settings ask for.
pub(crate) fn look() -> Signal<Look> {
    let settings = settings();
    Signal::derive(move || Look {
        lines: settings.get(|prefs| prefs.lines),
        labelled: settings.get(|prefs| prefs.coordinates),
        animated: settings.animated(),
    })
}

/// A board to play on, with its callout.
#[component]
pub(crate) fn Stage(
    /// The game at this screen.
    session: Session,
    /// The edition played, for links to the rules.
    #[prop(optional_no_strip)]
    edition: Option<String>,
    /// What is shown over it for a moment.
    #[prop(optional_no_strip)]
    over: Option<AnyView>,
) -> impl IntoView {
    let flipped = session.flipped;
    let edition = edition.or_else(|| session.info.edition.map(str::to_owned));
    let edition = StoredValue::new(edition);
    let layout = move || {
        let labelled = settings().now(|prefs| prefs.coordinates);
        session
            .scene
            .with_untracked(|scene| Layout::new(scene, flipped.get(), labelled))
            .through(session.window.get())
    };
    let picker = move || {
        session.choice.get().map(|choice| {
            let press = Callback::new(move |id| session.touch(Touch::Button(id)));
            let buttons = untrack(|| session.open_buttons());
            view! { <Picker choice=choice buttons=buttons layout=layout() press=press /> }
                .into_any()
        })
    };
    let callout = move || {
        session.callout.get().map(|callout| {
            let layout = layout();
            let close = Callback::new(move |()| session.callout.set(None));
            let mover = session.scene.with_untracked(|scene| {
                let mut pieces = scene.pieces.iter();
                let mover = pieces.find(|piece| Some(piece.place) == callout.refused.mover);
                mover.map(|piece| piece.kind)
            });
            view! {
                <CalloutBox callout=callout layout=layout book=session.info.book edition=edition.get_value() mover=mover close=close />
            }
            .into_any()
        })
    };
    view! {
        <div class="boardbox" class:alarmed=move || session.alarmed.get() data-book=session.info.book>
            <Board
                scene=session.scene flipped=flipped look=look() lit=session.lit
                name=Signal::derive(move || session.scene.with(board_name)) sides=session.info.sides
                hands=Some(session.hands())
            />
            {move || picker()}
            {move || callout()}
            {over}
        </div>
    }
}

/// The whole table: seats, board, composer, moves.
#[component]
pub(crate) fn TableView(
    /// The game at this screen.
    session: Session,
    /// The player of each side.
    #[prop(into)]
    seats: Signal<[SeatInfo; 2]>,
    /// Whose turn it is, in words.
    #[prop(into)]
    status: Signal<String>,
    /// The edition played, for links to the rules.
    #[prop(optional_no_strip)]
    edition: Option<String>,
    /// The clocks, in games that have any.
    #[prop(optional_no_strip)]
    clocks: Option<Clocks>,
    /// The game's dice, if it has any.
    #[prop(optional_no_strip)]
    dice: Option<Fallen>,
    /// Whether this is nobody's business but that of who sits here: then positions may be played on
    /// elsewhere while the game goes on.
    #[prop(optional)]
    private: bool,
    /// What a record says besides the moves, if anything is known.
    #[prop(optional)]
    about: Option<Callback<(), About>>,
    /// Messages, which float above the page and move nothing.
    #[prop(into)]
    banners: ViewFn,
    /// Lines below the moves, which may come and go.
    #[prop(into)]
    remarks: ViewFn,
    /// The result, offers, and actions besides playing.
    #[prop(into)]
    actions: ViewFn,
) -> impl IntoView {
    listen(session);
    let rules = rules_of(session, edition.clone());
    tell_in_title(session, status, seats);
    let settings = settings();
    let bottom = move || {
        if session.flipped.get() {
            Side::Second
        } else {
            Side::First
        }
    };
    let may_leave = Memo::new(move |_| private || session.to_move.get().is_none());
    let sounds = move || settings.get(|prefs| prefs.sound);
    let round = move || {
        let number = |scene: &Scene| {
            let mut counters = scene.counters.iter();
            counters.find(|c| c.key == "round").map(|c| c.value)
        };
        // Of a game that is over, and of an earlier position, this says the round of the last move, as
        // the list of moves does: there is no next one to be played.
        let last = session.draft.with(|draft| {
            let table = draft.table();
            let over = table.to_move().is_none().then(|| table.plies());
            let last = session.seen.get().or(over)?.checked_sub(1)?;
            table.round_after(last).map(i64::from)
        });
        let round = last.or_else(|| session.scene.with(number));
        round.map(|round| ta("turn-number", &[("round", round.into())]))
    };
    let notes = session.notes;
    let notes = move || {
        let note = |note: &Note| {
            let class = if note.alarms { "alarm" } else { "" };
            view! { <span class=class>{note_text(note, session.own(), session.info.sides)}</span> }
                .into_any()
        };
        notes.with(|notes| notes.iter().map(note).collect::<Vec<_>>())
    };
    let fresh = session
        .draft
        .with_untracked(|draft| draft.table().plies() == 0);
    let rolls = dice.as_ref().filter(|_| fresh);
    let rolls = rolls.and_then(|fallen| rolling(session.info, fallen));
    let dice = move || {
        // Where everything was agreed, nothing was thrown.
        let thrown = |fallen: &Fallen| {
            let mut thrown = fallen.thrown.iter();
            thrown.all(|thrown| !thrown.throws.is_empty())
        };
        let fallen = dice.clone().filter(thrown)?;
        Some(dice_panel(session.info, fallen, fresh))
    };
    let aspect = Memo::new(move |_| {
        let labelled = settings.get(|prefs| prefs.coordinates);
        session
            .scene
            .with(|scene| Layout::new(scene, false, labelled).aspect())
    });
    view! {
        <div class="table" data-book=session.info.book style:--aspect=move || aspect.get().to_string()>
            <div class="notices">{move || banners.run()}</div>
            <div class="stage">
                <SeatStrip session=session side=Signal::derive(move || !bottom()) seats=seats clocks=clocks />
                <Stage session=session edition=edition over=rolls />
                <SeatStrip session=session side=Signal::derive(bottom) seats=seats clocks=clocks />
            </div>
            <div class="aside">
                <div class="row">
                    <p class="status grow" data-testid="status">{move || if session.looks_back() { t("board-past") } else { status.get() }}</p>
                    <span class="note" data-testid="round">{move || round()}</span>
                    {rules}
                    <button type="button" class="icon plain" data-testid="flip" aria-keyshortcuts="F"
                        aria-label=move || t("board-flip") title=move || t("board-flip") on:click=move |_| session.flip()>
                        {icon(Icon::Flip)}
                    </button>
                    <button type="button" class="icon plain" data-testid="sound" aria-pressed=move || sounds().to_string()
                        aria-label=move || t("board-sound") title=move || t("board-sound")
                        on:click=move |_| settings.change(|prefs| prefs.sound = !prefs.sound)>
                        {move || icon(if sounds() { Icon::Sound } else { Icon::Mute })}
                    </button>
                    <p class="counters notes" data-testid="notes">{move || notes()}</p>
                </div>
                {secrets_panel(session)}
                <TurnRoom session=session />
                {move || actions.run()}
                <MovesPanel session=session may_leave=may_leave />
                {touched_piece(session)}
                {dice}
                {move || remarks.run()}
                <AboutPanel session=session about=about may_leave=may_leave />
                {pictures_card(session)}
                <details class="card">
                    <summary>{move || t("keys-title")}</summary>
                    <Keys />
                </details>
            </div>
            <div class="unseen" role="status" aria-live="polite" data-testid="said">{move || session.said.get()}</div>
            <Aloud session=session seats=seats status=status />
        </div>
    }
}

/// A message that floats above the page until it is closed.
pub(super) fn notice(id: &'static str, text: String, close: impl Fn() + 'static) -> AnyView {
    view! {
        <div class="banner good" role="status" data-testid=id>
            <p>{text}</p>
            <button type="button" class="plain" on:click=move |_| close()>{t("confirm-close")}</button>
        </div>
    }
    .into_any()
}

#[component]
fn Keys() -> impl IntoView {
    let all = [
        "arrows",
        "enter",
        "esc",
        "shift-esc",
        "space",
        "pieces",
        "look",
        "flip",
        "rules",
        "hidden",
        "moves",
        "turns",
        "draw",
    ];
    let line = |name: &str| {
        let name = format!("keys-{name}");
        view! { <li>{move || t(&name)}</li> }.into_any()
    };
    view! { <ul class="keys">{all.map(line).into_iter().collect_view()}</ul> }
}

/// Says in the title whose turn it is, for somebody who looks at another tab meanwhile. The icon has a
/// mark while the player of this device is to move; who wants to is sent a notice, too.
fn tell_in_title(session: Session, status: Signal<String>, seats: Signal<[SeatInfo; 2]>) {
    Effect::new(move |_| {
        document().set_title(&ta("page-title", &[("page", status.get().into())]));
    });
    let awaited = Memo::new(move |_| {
        let mine = session.mine();
        let mover = session.mover_shown();
        mine != [true, true] && mover.is_some_and(|side| mine[side.index()])
    });
    Effect::new(move |before: Option<bool>| {
        let awaited = awaited.get();
        set_icon(if awaited { "icon-turn" } else { "icon" });
        if awaited && before == Some(false) {
            let other = session.own().map_or(0, |own| (!own).index());
            let text = seats.with_untracked(|seats| seats[other].name.clone());
            notices::your_turn(t("turn-yours"), text);
        }
        awaited
    });
    on_cleanup(|| set_icon("icon"));
}

fn set_icon(name: &str) {
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    if let Some(link) = link {
        let _ = link.set_attribute("href", &format!("/icons/{name}.svg"));
    }
}

/// Listens to the keys that work everywhere on the page.
pub(crate) fn listen(session: Session) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        let Some(meant) = key(&event.key(), event.shift_key()) else {
            return;
        };
        let takes_text = pressed_inside(&event, TAKES_TEXT);
        let takes_space =
            meant == Key::End && pressed_inside(&event, "button, a, summary, input, .moves, .rule");
        if !takes_text && !takes_space && session.key(meant) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}
