//! The options of the game and of each side.

use std::collections::BTreeMap;

use game::Side;
use hall::{GameInfo, OptionInfo, Scope};
use leptos::prelude::*;

use super::agreed::agreed_unless;
use super::choice::{Choice, Mode};
use crate::i18n::{t, ta};
use crate::pages::options::select;

/// The options of a game, of its sides, and what the players agree on.
pub(super) fn options(choice: Choice, info: &'static GameInfo) -> impl IntoView {
    // A position says what it is played with.
    let brought = choice.beginning.is_brought();
    let common: Vec<_> = info
        .options_of(Scope::Game)
        .filter(|_| !brought)
        .map(|option| {
            let set = move |value| {
                choice
                    .options
                    .update(|map| drop(map.insert(option.id.to_owned(), value)))
            };
            where_it_counts(choice, info, option, move || {
                let now = choice
                    .options
                    .with_untracked(|map| map.get(option.id).cloned());
                select(option, format!("option-{}", option.id), now, set).into_any()
            })
        })
        .collect();
    let shown: &[Side] = match (choice.mode.get(), choice.side.get()) {
        (Mode::SameScreen, _) => &Side::BOTH,
        (_, Some(Side::Second)) => &Side::BOTH[1..],
        _ => &Side::BOTH[..1],
    };
    let judges = Memo::new(move |_| choice.judges());
    let seats = move || {
        if judges.get() {
            return view! { <p class="note" data-testid="new-judge">{t("new-judge")}</p> }
                .into_any();
        }
        let seats: Vec<_> = shown.iter().map(|&side| seat(choice, info, side)).collect();
        seats.into_any()
    };
    let seats = (!brought).then_some(seats);
    let secrets = info.options_of(Scope::Seat).next().is_some() && !brought;
    let secret = (secrets && choice.mode.get() == Mode::Friend)
        .then(|| view! { <p class="note">{t("new-setup-secret")}</p> }.into_any());
    let people = choice.mode.get() != Mode::Computer;
    let friend = choice.mode.get() == Mode::Friend;
    let strict =
        move |key, on| people.then(|| agreed_unless(key, on, move || choice.excludes_strict()));
    let touch_move = strict("new-touch-move", choice.touch_move);
    let take_back = friend.then(|| {
        agreed_unless("new-take-back", choice.take_back, move || {
            choice.excludes_take_back()
        })
    });
    let arbiter = (info.arbiter && friend)
        .then(|| strict("new-arbiter", choice.arbiter))
        .flatten();
    let rated = friend.then(|| {
        let why = move || choice.excludes_rated().or_else(|| choice.excludes_strict());
        agreed_unless("new-rated", choice.rated, why)
    });
    ((!info.options.is_empty() && !brought) || people).then(|| {
        view! { <fieldset><legend>{t("new-options")}</legend>{common}{seats}{secret}{touch_move}{take_back}{arbiter}{rated}</fieldset> }
            .into_any()
    })
}

/// The fields for what a side chooses, without those that the other options make meaningless.
fn seat(choice: Choice, info: &'static GameInfo, side: Side) -> impl IntoView {
    let own = move || info.options.iter().filter(|o| o.scope != Scope::Game);
    let field = move |option: &'static OptionInfo| {
        let set = move |value| {
            choice
                .seats
                .update(|seats| drop(seats[side.index()].insert(option.id.to_owned(), value)));
        };
        let id = format!("seat-{}-{}", side.index(), option.id);
        where_it_counts(choice, info, option, move || {
            let chosen =
                move |seats: &[BTreeMap<_, _>; 2]| seats[side.index()].get(option.id).cloned();
            let id = id.clone();
            let field = move || {
                let now = choice.seats.with_untracked(chosen);
                select(option, id.clone(), now, set).into_any()
            };
            match option.hides && choice.mode.get_untracked() == Mode::SameScreen {
                true => covered(option, info, side, field),
                false => field(),
            }
        })
    };
    let counts = Memo::new(move |_| {
        choice
            .options
            .with(|game| own().any(|option| info.counts(option, game)))
    });
    move || {
        counts.get().then(|| {
            let label = ta(
                "new-options-for",
                &[("side", t(info.sides[side.index()]).into())],
            );
            let fields: Vec<_> = own().map(field).collect();
            view! { <fieldset><legend>{label}</legend>{fields}</fieldset> }.into_any()
        })
    }
}

/// A field that the other player at this screen must not see: it is shown only while it is open.
fn covered(
    option: &'static OptionInfo,
    info: &'static GameInfo,
    side: Side,
    field: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let open = RwSignal::new(false);
    let id = format!("seat-{}-{}", side.index(), option.id);
    let label = move || {
        let args = [
            ("option", t(&format!("option-{}", option.id)).into()),
            ("side", t(info.sides[side.index()]).into()),
        ];
        match open.get() {
            true => t("new-secret-hide"),
            false => ta("new-secret-show", &args),
        }
    };
    let id = move || match open.get() {
        true => format!("{id}-hide"),
        false => format!("{id}-show"),
    };
    view! {
        <button type="button" data-testid=id aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>{label}</button>
        {move || open.get().then(&field)}
    }
    .into_any()
}

/// Shows an option while it affects the game.
fn where_it_counts(
    choice: Choice,
    info: &'static GameInfo,
    option: &'static OptionInfo,
    field: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    let counts = Memo::new(move |_| choice.options.with(|game| info.counts(option, game)));
    move || counts.get().then(&field)
}
