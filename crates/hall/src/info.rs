//! What is known about a game before it starts and without its rules: names, sides, options.

use std::collections::BTreeMap;

use game::Message;

/// What is known about a game without its rules.
#[derive(Debug)]
pub struct GameInfo {
    /// Its id: `tora-short`.
    pub id: &'static str,
    /// The first words of its position texts, up to a `/`, `+` or space: its id, or the names of a
    /// family's members.
    pub heads: &'static [&'static str],
    /// Key of its name in the translation files.
    pub name: &'static str,
    /// Name of its rule book: the file `<book>-rules.ftl` and the pages `/rules/<book>`.
    pub book: &'static str,
    /// The edition of the rule book that this game follows, where a book covers several games.
    /// (Where the players choose the edition, it is the option `edition`.)
    pub edition: Option<&'static str>,
    /// Whether the game has a rule for an arbiter who may overrule results.
    pub arbiter: bool,
    /// Whether the game has a rule for points play over several boards.
    pub points_play: bool,
    /// Whether dice decide what the players leave to them.
    pub dice: bool,
    /// Kinds of pieces that are turned over in play, each with the state on its back.
    pub backs: &'static [(&'static str, &'static str)],
    /// Keys of the names of the sides, first and second.
    pub sides: [&'static str; 2],
    /// What the players choose before the game.
    pub options: &'static [OptionInfo],
    /// Clocks that suit the game, as texts of clock settings; the most usual first.
    pub clocks: &'static [&'static str],
}

/// One thing to choose before a game.
#[derive(Debug)]
pub struct OptionInfo {
    /// Its id: its name in [`Options`], and the key of its label with `option-` in front.
    pub id: &'static str,
    /// Who chooses.
    pub scope: Scope,
    /// The choices; the first is the default. A user's own files add to them: see
    /// [`Rules::choices`](crate::Rules::choices).
    pub choices: &'static [Choice<'static>],
    /// Another option, and the choice of it without which this option has no effect.
    pub when: Option<(&'static str, &'static str)>,
    /// Whether all choices but the default hide something that the other side may find out in the game:
    /// see [`Rules::hide_anew`](crate::Rules::hide_anew).
    pub hides: bool,
}

/// Who chooses an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One choice for the game, agreed on.
    Game,
    /// Each side for itself, without seeing the other's choice (T-S3).
    Seat,
    /// Each side for itself, visible to both: what it would like for the game (C-D7).
    Wish,
}

/// One choice of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<'a> {
    /// Its id: the value in [`Options`].
    pub id: &'a str,
    /// Key of its label in the translation files; choices from a user's own files have none and
    /// show their id.
    pub key: Option<&'static str>,
}

/// The chosen options by option id. An option that is left out takes its default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Choices for the game.
    pub game: BTreeMap<String, String>,
    /// Choices and wishes of each side.
    pub seats: [BTreeMap<String, String>; 2],
}

/// Why a game can't be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// No game has this id.
    #[error("there is no game `{id}`; the games are: {known}")]
    Game {
        /// What was asked for.
        id: String,
        /// The ids of all known games.
        known: String,
    },
    /// The game has no such option.
    #[error("`{game}` has no option `{option}`; its options are: {known}")]
    Option {
        /// The game.
        game: &'static str,
        /// What was asked for.
        option: String,
        /// The ids of its options.
        known: String,
    },
    /// The option has no such choice.
    #[error("`{option}` can't be `{choice}`; the choices are: {known}")]
    Choice {
        /// The option.
        option: &'static str,
        /// What was asked for.
        choice: String,
        /// The ids of its choices.
        known: String,
    },
    /// An option is chosen that has no effect, given the other choices.
    #[error("`{option}` can be chosen only where `{other}` is `{choice}`")]
    NoEffect {
        /// The option.
        option: &'static str,
        /// The option that it depends on.
        other: &'static str,
        /// The choice of that option which it needs.
        choice: &'static str,
    },
    /// The choices leave something to the dice, and no dice are given.
    #[error("`{option}` is left to the dice, which have to be thrown first")]
    Dice {
        /// The option that is not settled.
        option: &'static str,
    },
    /// The choices don't go together.
    #[error("{0}")]
    Together(Message),
}

impl StartError {
    /// What is wrong, as a message of the translation files.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Game { id, known } => Message::new("start-text-no-game")
                .with("game", id.as_str())
                .with("names", known.as_str()),
            Self::Option {
                game,
                option,
                known,
            } if known.is_empty() => Message::new("start-text-no-options")
                .with("game", *game)
                .with("option", option.as_str()),
            Self::Option {
                game,
                option,
                known,
            } => Message::new("start-text-no-option")
                .with("game", *game)
                .with("option", option.as_str())
                .with("names", known.as_str()),
            Self::Choice {
                option,
                choice,
                known,
            } => Message::new("start-text-no-choice")
                .with("option", *option)
                .with("choice", choice.as_str())
                .with("names", known.as_str()),
            Self::NoEffect {
                option,
                other,
                choice,
            } => Message::new("start-text-no-effect")
                .with("option", *option)
                .with("other", *other)
                .with("choice", *choice),
            Self::Dice { option } => Message::new("start-text-needs-dice").with("option", *option),
            Self::Together(message) => message.clone(),
        }
    }
}

impl OptionInfo {
    /// An option that depends on no other.
    pub(crate) const fn new(
        id: &'static str,
        scope: Scope,
        choices: &'static [Choice<'static>],
    ) -> Self {
        Self {
            id,
            scope,
            choices,
            when: None,
            hides: false,
        }
    }
}

impl Choice<'static> {
    /// A choice with a label in the translation files.
    pub(crate) const fn new(id: &'static str, key: &'static str) -> Self {
        Self { id, key: Some(key) }
    }
}

impl GameInfo {
    /// The options that `scope` chooses.
    pub fn options_of(&self, scope: Scope) -> impl Iterator<Item = &'static OptionInfo> {
        let of_scope = move |option: &&OptionInfo| option.scope == scope;
        self.options.iter().filter(of_scope)
    }

    /// Whether a side may hide something from the other during the game, given these choices for it.
    #[must_use]
    pub fn hides(&self, game: &BTreeMap<String, String>) -> bool {
        let mut options = self.options.iter();
        options.any(|option| option.hides && self.counts(option, game))
    }

    /// Whether `option` has an effect, given these choices for the game.
    #[must_use]
    pub fn counts(&self, option: &OptionInfo, game: &BTreeMap<String, String>) -> bool {
        option.when.is_none_or(|(id, wanted)| {
            let other = self.options.iter().find(|info| info.id == id);
            other.is_some_and(|other| {
                let chosen = if self.counts(other, game) {
                    self.chosen(game, id)
                } else {
                    other.choices.first().map_or("", |default| default.id)
                };
                chosen == wanted
            })
        })
    }

    /// The options that each side chooses for itself, where this is agreed on for the game and for both sides.
    pub fn options_left<'a>(
        &self,
        agreed: &'a BTreeMap<String, String>,
    ) -> impl Iterator<Item = &'static OptionInfo> + use<'a, '_> {
        let is_left = |option: &&OptionInfo| {
            option.scope != Scope::Game
                && self.counts(option, agreed)
                && !agreed.contains_key(option.id)
        };
        self.options.iter().filter(is_left)
    }

    /// These choices for the game without those that have no effect.
    #[must_use]
    pub fn with_effect(&self, game: &BTreeMap<String, String>) -> BTreeMap<String, String> {
        let idle = |id: &str| {
            let mut options = self.options.iter();
            options.any(|option| option.id == id && !self.counts(option, game))
        };
        let mut kept = game.clone();
        kept.retain(|id, _| !idle(id));
        kept
    }

    /// The choice made for an option, or its default if none was made; empty for an unknown option.
    #[must_use]
    pub fn chosen<'a>(&self, map: &'a BTreeMap<String, String>, option: &str) -> &'a str {
        map.get(option).map_or_else(
            || {
                let info = self.options.iter().find(|info| info.id == option);
                info.and_then(|info| info.choices.first())
                    .map_or("", |choice| choice.id)
            },
            String::as_str,
        )
    }
}

pub(crate) fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
