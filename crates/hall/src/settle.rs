//! What dice decide before a game starts.

use std::fmt;

use dice::{Dice, SIX};

use crate::info::{GameInfo, Options};
use crate::table::Table;

/// A throw of dice that has decided an option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Throw {
    /// The option.
    pub option: String,
    /// What the six-sided dice show, each 1..=6.
    pub dice: Vec<u32>,
    /// The choice that follows from it.
    pub choice: String,
}

/// A game that has been started with dice.
pub struct Started {
    /// The game.
    pub table: Box<dyn Table>,
    /// How the dice fell, in order; empty if they had nothing to decide.
    pub throws: Vec<Throw>,
}

/// The options of a game while dice settle them.
pub struct Settling<'a> {
    info: &'a GameInfo,
    options: Options,
    dice: &'a mut Dice,
    throws: Vec<Throw>,
}

/// `deployment 4 -> countdown`
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.option)?;
        self.dice.iter().try_for_each(|die| write!(f, " {die}"))?;
        write!(f, " -> {}", self.choice)
    }
}

impl<'a> Settling<'a> {
    pub(crate) fn new(info: &'a GameInfo, options: Options, dice: &'a mut Dice) -> Self {
        Self {
            info,
            options,
            dice,
            throws: Vec::new(),
        }
    }

    /// The choice made for the game, by the players or by the dice.
    #[must_use]
    pub fn chosen(&self, option: &str) -> &str {
        self.info.chosen(&self.options.game, option)
    }

    /// What each side has chosen or wishes.
    #[must_use]
    pub fn wishes(&self, option: &str) -> [&str; 2] {
        let [first, second] = &self.options.seats;
        [first, second].map(|seat| self.info.chosen(seat, option))
    }

    /// Makes a choice for the game without dice.
    pub fn choose(&mut self, option: &str, choice: &str) {
        let options = &mut self.options.game;
        options.insert(option.to_owned(), choice.to_owned());
    }

    /// Throws `N` six-sided dice; `says` returns the choice that their numbers mean.
    pub fn throw<const N: usize>(&mut self, option: &str, says: fn([u32; N]) -> &'static str) {
        let thrown = std::array::from_fn(|_| self.dice.roll(SIX));
        let choice = says(thrown);
        self.choose(option, choice);
        self.throws.push(Throw {
            option: option.to_owned(),
            dice: thrown.to_vec(),
            choice: choice.to_owned(),
        });
    }

    /// The options as they are now and how the dice fell.
    pub(crate) fn settled(self) -> (Options, Vec<Throw>) {
        (self.options, self.throws)
    }
}
