//! The page to choose a new game.

mod start;

use std::collections::BTreeMap;

use game::Side;
use hall::{GameInfo, OptionInfo, Scope};
use leptos::prelude::*;

use super::beginning::{Beginning, beginning_field};
use super::clock_choice::{ClockChoice, clock_fields};
use super::cover::cover;
use super::length::{Length, lengths};
use super::options::{name, select};
use crate::i18n::{find, t, ta};
use start::start;

/// The kind of opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Computer,
    SameScreen,
    Friend,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Computer, Self::SameScreen, Self::Friend];

    const fn id(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::SameScreen => "same-screen",
            Self::Friend => "friend",
        }
    }

    const fn note(self) -> &'static str {
        match self {
            Self::Computer => "home-computer-note",
            Self::SameScreen => "home-same-screen-note",
            Self::Friend => "home-friend-note",
        }
    }
}

/// The choices made so far.
#[derive(Clone, Copy)]
struct Choice {
    game: RwSignal<Option<&'static GameInfo>>,
    mode: RwSignal<Mode>,
    level: RwSignal<u8>,
    /// The player's side; `None` means a random side.
    side: RwSignal<Option<Side>>,
    options: RwSignal<BTreeMap<String, String>>,
    seats: RwSignal<[BTreeMap<String, String>; 2]>,
    /// Whether somebody watches as arbiter, in games that have one.
    arbiter: RwSignal<bool>,
    /// Whether a touched piece has to move, between two people.
    touch_move: RwSignal<bool>,
    take_back: RwSignal<bool>,
    /// Whether the game counts for the ratings of both players, by link.
    rated: RwSignal<bool>,
    length: Length,
    beginning: Beginning,
    clock: ClockChoice,
    problem: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

impl Choice {
    /// Takes a game, whose options are others.
    fn take(self, info: &'static GameInfo) {
        self.options.set(BTreeMap::new());
        self.seats.set(Default::default());
        self.clock.reset();
        self.game.set(Some(info));
    }

    /// Whether who creates the game is its arbiter and invites both players, since the arbiter sees what
    /// they hide (T-X13).
    fn judges(self) -> bool {
        let hides =
            |info: &GameInfo| info.arbiter && self.options.with(|chosen| info.hides(chosen));
        self.mode.get() == Mode::Friend && self.arbiter.get() && self.game.get().is_some_and(hides)
    }
}

/// What excludes what, as the server does; the reasons, if something is excluded.
impl Choice {
    /// Why the game can't be rated.
    fn excludes_rated(self) -> Option<String> {
        let points = self
            .game
            .get()
            .is_some_and(|info| self.length.is_for_points(info));
        if self.beginning.is_brought() {
            Some(t("error-rated-position"))
        } else {
            points.then(|| t("error-rated-points"))
        }
    }

    /// Whether the game is to be rated, and can be.
    fn is_rated(self) -> bool {
        self.rated.get() && self.excludes_rated().is_none()
    }

    /// Why no turn can be taken back.
    fn excludes_take_back(self) -> Option<String> {
        let judged = self.game.get().is_some_and(|info| info.arbiter) && self.arbiter.get();
        let strict = [
            ("new-rated", self.is_rated()),
            ("new-arbiter", judged),
            ("new-touch-move", self.touch_move.get()),
        ];
        let found = strict.into_iter().find(|(_, on)| *on);
        found.map(|(other, _)| not_with(other))
    }

    /// Whether turns can be taken back in a game by link.
    fn takes_back(self) -> bool {
        self.mode.get() == Mode::Friend
            && self.take_back.get()
            && self.excludes_take_back().is_none()
    }

    /// Why the game can't be a strict one.
    fn excludes_strict(self) -> Option<String> {
        self.takes_back().then(|| not_with("new-take-back"))
    }
}

fn not_with(other: &str) -> String {
    ta("new-excluded", &[("other", t(other).into())])
}

/// The page to choose a new game.
#[component]
pub(crate) fn NewGame(
    /// The game in the address.
    game: Option<String>,
    /// The opponent in the address.
    mode: Option<String>,
    /// The position in the address.
    position: Option<String>,
) -> impl IntoView {
    let beginning = Beginning::new(position);
    let wanted = untrack(|| beginning.game())
        .or_else(|| game.and_then(|id| hall::find(&id)))
        .or_else(|| hall::games().next());
    let mode = Mode::ALL
        .into_iter()
        .find(|known| mode.as_deref() == Some(known.id()));
    let choice = Choice {
        game: RwSignal::new(wanted),
        mode: RwSignal::new(mode.unwrap_or(Mode::Computer)),
        level: RwSignal::new(3),
        side: RwSignal::new(Some(Side::First)),
        options: RwSignal::default(),
        seats: RwSignal::default(),
        arbiter: RwSignal::new(false),
        touch_move: RwSignal::new(false),
        take_back: RwSignal::new(false),
        rated: RwSignal::new(false),
        length: Length::new(),
        beginning,
        clock: ClockChoice::new(),
        problem: RwSignal::new(None),
        busy: RwSignal::new(false),
    };
    // A position brings its game with it.
    Effect::new(move |_| {
        let brought = beginning.game();
        if let Some(info) = brought.filter(|info| {
            choice
                .game
                .with_untracked(|now| now.map(|g| g.id) != Some(info.id))
        }) {
            choice.take(info);
        }
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        start(choice);
    };
    let problem = move || {
        choice.problem.get().map(|text| {
            view! { <div class="banner bad" role="alert"><p>{text}</p></div> }.into_any()
        })
    };
    let go = move || {
        t(if choice.mode.get() == Mode::Friend {
            "new-create-link"
        } else {
            "new-start"
        })
    };
    view! {
        <form class="narrow" on:submit=submit>
            <h1>{move || t("new-title")}</h1>
            {games(choice)}
            {modes(choice)}
            {move || (choice.mode.get() == Mode::Computer).then(|| level(choice).into_any())}
            {move || (choice.mode.get() != Mode::SameScreen && !choice.judges()).then(|| sides(choice).into_any())}
            {move || (!beginning.is_brought()).then(|| lengths(choice.length, choice.game).into_any())}
            {move || (choice.mode.get() == Mode::Friend).then(|| name().into_any())}
            {move || choice.game.get().map(|info| options(choice, info).into_any())}
            {move || choice.game.get().map(|info| {
                clock_fields(choice.clock, info, choice.mode.get() == Mode::Friend)
            })}
            {beginning_field(beginning)}
            {move || problem()}
            <div class="row">
                <button type="submit" class="primary" data-testid="start" disabled=move || choice.busy.get()>{move || go()}</button>
                <a class="button plain" href="/">{move || t("new-cancel")}</a>
            </div>
        </form>
    }
}

fn games(choice: Choice) -> impl IntoView {
    let game = move |info: &'static GameInfo| {
        let note = format!("{}.note", info.name);
        let pick = move |_| {
            choice.beginning.reset();
            choice.take(info);
        };
        view! {
            <label class="choice">
                <input type="radio" name="game" value=info.id data-testid=format!("game-{}", info.id)
                    prop:checked=move || choice.game.get().is_some_and(|now| now.id == info.id) on:change=pick />
                <span>{move || t(info.name)}<small>{move || find(&note, &[])}</small></span>
                {cover(info)}
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-game")}</legend>
            <div class="choices games">{hall::games().map(game).collect::<Vec<_>>()}</div>
        </fieldset>
    }
}

fn modes(choice: Choice) -> impl IntoView {
    let one = move |mode: Mode| {
        let key = format!("new-mode-{}", mode.id());
        view! {
            <label class="choice">
                <input type="radio" name="mode" value=mode.id() data-testid=format!("mode-{}", mode.id())
                    prop:checked=move || choice.mode.get() == mode on:change=move |_| {
                        choice.clock.reset();
                        choice.mode.set(mode);
                    } />
                <span>{move || t(&key)}<small>{move || t(mode.note())}</small></span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-mode")}</legend>
            <div class="choices">{Mode::ALL.map(one).into_iter().collect_view()}</div>
        </fieldset>
    }
}

fn level(choice: Choice) -> impl IntoView {
    let value = move || {
        let level = choice.level.get();
        let name = t(&format!("level-{level}"));
        ta(
            "new-level-value",
            &[("level", level.into()), ("name", name.into())],
        )
    };
    let note = move || {
        let band = match choice.level.get() {
            ..=2 => "beginner",
            3..=5 => "casual",
            6..=9 => "club",
            _ => "full",
        };
        ta("level-note", &[("band", band.into())])
    };
    let set = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            choice.level.set(level);
        }
    };
    view! {
        <fieldset>
            <legend>{move || t("new-level")}</legend>
            <label class="field">
                <span data-testid="level-name">{move || value()}</span>
                <input type="range" min="1" max="10" data-testid="level" aria-valuetext=value
                    prop:value=move || choice.level.get().to_string() on:input=set />
            </label>
            <p class="note">{move || note()}</p>
        </fieldset>
    }
}

fn sides(choice: Choice) -> impl IntoView {
    let one = move |side: Option<Side>| {
        let label = move || {
            let name = |index: usize| {
                choice
                    .game
                    .get()
                    .map(|info| t(info.sides[index]))
                    .unwrap_or_default()
            };
            match side {
                Some(Side::First) => ta("new-seat-first", &[("side", name(0).into())]),
                Some(Side::Second) => ta("new-seat-second", &[("side", name(1).into())]),
                None => t("new-seat-random"),
            }
        };
        let id = match side {
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
            None => "random",
        };
        view! {
            <label class="choice">
                <input type="radio" name="side" value=id data-testid=format!("side-{id}")
                    prop:checked=move || choice.side.get() == side on:change=move |_| choice.side.set(side) />
                <span>{move || label()}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset>
            <legend>{move || t("new-seat")}</legend>
            <div class="choices">{[Some(Side::First), Some(Side::Second), None].map(one).into_iter().collect_view()}</div>
        </fieldset>
    }
}

fn options(choice: Choice, info: &'static GameInfo) -> impl IntoView {
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

/// The box for something that the players agree on, with a note.
pub(super) fn agreed(key: &'static str, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="choice">
            <input type="checkbox" data-testid=key prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{t(key)}<small>{t(&format!("{key}.note"))}</small></span>
        </label>
    }
    .into_any()
}

/// The same for something that other choices exclude: then the box stays empty, and the note says `why`.
fn agreed_unless(
    key: &'static str,
    on: RwSignal<bool>,
    why: impl Fn() -> Option<String> + Send + Sync + 'static,
) -> AnyView {
    let why = Memo::new(move |_| why());
    let open = move || why.with(Option::is_none);
    // It keeps the focus, so that screen readers come to the reason, too.
    let hold = move |event: web_sys::MouseEvent| {
        if !untrack(open) {
            event.prevent_default();
        }
    };
    let note = move || why.get().unwrap_or_else(|| t(&format!("{key}.note")));
    view! {
        <label class="choice" class:idle=move || !open()>
            <input type="checkbox" data-testid=key prop:checked=move || on.get() && open()
                aria-disabled=move || (!open()).then_some("true") on:click=hold
                on:change=move |event| on.set(event_target_checked(&event)) />
            <span>{t(key)}<small>{note}</small></span>
        </label>
    }
    .into_any()
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
