//! What is printed.

use std::collections::BTreeMap;

use game::BoardStyle;
use hall::GameInfo;
use leptos::prelude::*;
use print::Paper;
use scorecard::Card;

use crate::panels::BOOKLET;
use crate::prefs::{Lines, settings};
use crate::storage;

/// The kinds of things to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Board,
    Pieces,
    Card,
    Record,
    Assassin,
    Position,
    Booklet,
}

impl Kind {
    pub(super) const ALL: [Self; 7] = [
        Self::Board,
        Self::Pieces,
        Self::Card,
        Self::Record,
        Self::Assassin,
        Self::Position,
        Self::Booklet,
    ];

    /// The key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Board => "print-kind-board",
            Self::Pieces => "print-kind-pieces",
            Self::Card => "print-kind-card",
            Self::Record => "print-kind-record",
            Self::Assassin => "print-kind-assassin",
            Self::Position => "print-kind-position",
            Self::Booklet => "print-kind-booklet",
        }
    }

    /// Whether it depends on how the game begins.
    pub(super) const fn has_options(self) -> bool {
        matches!(self, Self::Board | Self::Pieces | Self::Record)
    }
}

/// The choices made so far.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    pub(super) kind: RwSignal<Kind>,
    pub(super) game: RwSignal<&'static GameInfo>,
    pub(super) options: RwSignal<BTreeMap<String, String>>,
    pub(super) seats: RwSignal<[BTreeMap<String, String>; 2]>,
    pub(super) paper: RwSignal<Paper>,
    pub(super) lines: RwSignal<Lines>,
    /// The size of a square as it was written.
    pub(super) size: RwSignal<String>,
    pub(super) setup: RwSignal<bool>,
    pub(super) labels: RwSignal<bool>,
    pub(super) rounds: RwSignal<u32>,
    pub(super) card: RwSignal<Card>,
    pub(super) compound: RwSignal<bool>,
    pub(super) position: RwSignal<String>,
    /// The record of a booklet.
    pub(super) record: RwSignal<String>,
    /// After how many rounds a booklet has a diagram.
    pub(super) every: RwSignal<u32>,
}

impl Choice {
    /// The first choices: the record that the page of a game has left, the position in the address, or else the
    /// board of the first game.
    pub(super) fn new(position: Option<String>, booklet: bool) -> Option<Self> {
        let text = position.and_then(|text| js_sys::decode_uri_component(&text).ok());
        let text = text.and_then(|text| text.as_string());
        let kind = match text {
            _ if booklet => Kind::Booklet,
            Some(_) => Kind::Position,
            None => Kind::Board,
        };
        let record = booklet.then(|| storage::read(BOOKLET)).flatten();
        let text = text.unwrap_or_default();
        let game = hall::game_of(&text).or_else(|| hall::games().next())?;
        Some(Self {
            kind: RwSignal::new(kind),
            game: RwSignal::new(game),
            options: RwSignal::default(),
            seats: RwSignal::default(),
            paper: RwSignal::new(Paper::default()),
            lines: RwSignal::new(settings().now(|prefs| prefs.lines)),
            size: RwSignal::default(),
            setup: RwSignal::new(false),
            labels: RwSignal::new(true),
            rounds: RwSignal::new(40),
            card: RwSignal::new(Card::A),
            compound: RwSignal::new(false),
            position: RwSignal::new(text),
            record: RwSignal::new(record.unwrap_or_default()),
            every: RwSignal::new(10),
        })
    }

    /// Takes another game, whose options are others.
    pub(super) fn choose(self, game: &'static GameInfo) {
        // First, so that nothing is made of the new game with what was shown for the old one.
        self.game.set(game);
        self.options.set(BTreeMap::new());
        self.seats.set(Default::default());
    }

    /// Takes another position, and the game that it belongs to.
    pub(super) fn read(self, text: String) {
        if let Some(game) = hall::game_of(&text)
            && game.id != self.game.get_untracked().id
        {
            self.choose(game);
        }
        self.position.set(text);
    }

    pub(super) fn style(self) -> Option<BoardStyle> {
        match self.lines.get() {
            Lines::Game => None,
            Lines::Checker => Some(BoardStyle::Checker),
            Lines::Graph => Some(BoardStyle::Graph),
        }
    }
}
