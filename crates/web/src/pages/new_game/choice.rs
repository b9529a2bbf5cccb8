//! What has been chosen for a new game, and which choices exclude each other.

use std::collections::BTreeMap;

use game::Side;
use hall::GameInfo;
use leptos::prelude::*;

use crate::i18n::{t, ta};
use crate::pages::beginning::Beginning;
use crate::pages::clock_choice::ClockChoice;
use crate::pages::length::Length;

/// The kind of opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    Computer,
    SameScreen,
    Friend,
}

impl Mode {
    pub(super) const ALL: [Self; 3] = [Self::Computer, Self::SameScreen, Self::Friend];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::SameScreen => "same-screen",
            Self::Friend => "friend",
        }
    }

    pub(super) const fn note(self) -> &'static str {
        match self {
            Self::Computer => "home-computer-note",
            Self::SameScreen => "home-same-screen-note",
            Self::Friend => "home-friend-note",
        }
    }
}

/// The choices made so far.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) game: RwSignal<Option<&'static GameInfo>>,
    pub(super) mode: RwSignal<Mode>,
    pub(super) level: RwSignal<u8>,
    /// The player's side; `None` means a random side.
    pub(super) side: RwSignal<Option<Side>>,
    pub(super) options: RwSignal<BTreeMap<String, String>>,
    pub(super) seats: RwSignal<[BTreeMap<String, String>; 2]>,
    /// Whether somebody watches as arbiter, in games that have one.
    pub(super) arbiter: RwSignal<bool>,
    /// Whether a touched piece has to move, between two people.
    pub(super) touch_move: RwSignal<bool>,
    pub(super) take_back: RwSignal<bool>,
    /// Whether the game counts for the ratings of both players, by link.
    pub(super) rated: RwSignal<bool>,
    pub(super) length: Length,
    pub(super) beginning: Beginning,
    pub(super) clock: ClockChoice,
    pub(super) problem: RwSignal<Option<String>>,
    pub(super) busy: RwSignal<bool>,
}

impl Choice {
    /// What is chosen at first.
    pub(super) fn new(
        game: Option<&'static GameInfo>,
        mode: Option<Mode>,
        beginning: Beginning,
    ) -> Self {
        Self {
            game: RwSignal::new(game),
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
        }
    }

    /// Takes a game, whose options are others.
    pub(super) fn take(self, info: &'static GameInfo) {
        self.options.set(BTreeMap::new());
        self.seats.set(Default::default());
        self.clock.reset();
        self.game.set(Some(info));
    }

    /// Whether who creates the game is its arbiter and invites both players, since the arbiter sees what
    /// they hide (T-X13).
    pub(super) fn judges(self) -> bool {
        let hides =
            |info: &GameInfo| info.arbiter && self.options.with(|chosen| info.hides(chosen));
        self.mode.get() == Mode::Friend && self.arbiter.get() && self.game.get().is_some_and(hides)
    }
}

/// What excludes what, as the server does; the reasons, if something is excluded.
impl Choice {
    /// Why the game can't be rated.
    pub(super) fn excludes_rated(self) -> Option<String> {
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
    pub(super) fn is_rated(self) -> bool {
        self.rated.get() && self.excludes_rated().is_none()
    }

    /// Why no turn can be taken back.
    pub(super) fn excludes_take_back(self) -> Option<String> {
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
    pub(super) fn takes_back(self) -> bool {
        self.mode.get() == Mode::Friend
            && self.take_back.get()
            && self.excludes_take_back().is_none()
    }

    /// Why the game can't be a strict one.
    pub(super) fn excludes_strict(self) -> Option<String> {
        self.takes_back().then(|| not_with("new-take-back"))
    }
}

fn not_with(other: &str) -> String {
    ta("new-excluded", &[("other", t(other).into())])
}
