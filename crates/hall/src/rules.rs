//! The rules of a game as a hall holds them: how the game starts and how its positions are read.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use dice::Dice;
use game::{Game, History, Playable, Side, Start, TextError};

use crate::catalogue::Catalogue;
use crate::info::{Choice, GameInfo, OptionInfo, Options, Scope, StartError, join};
use crate::playing::Playing;
use crate::settle::{Settling, Started};
use crate::table::Table;

/// A game that a hall can offer, identified by the type of its positions. Only such types are on
/// offer; nothing else turns a text of the hall into a position of a game.
pub trait Listed: Playable {
    /// What is known about the game without its rules.
    const INFO: &'static GameInfo;

    /// The data files that its texts may name, including users' own; `()` if it has none. The
    /// default is the files that come with the game.
    type Files: Default + Send + Sync + 'static;

    /// The data files of this game in a catalogue.
    fn files(catalogue: &Catalogue) -> Arc<Self::Files>;

    /// The start position that `options` describe. The options have been checked against
    /// [`INFO`](Self::INFO).
    ///
    /// # Errors
    ///
    /// If the options leave something to dice or don't go together.
    fn start(options: &Options, files: &Self::Files) -> Result<Self, StartError>;

    /// Reads a position text.
    ///
    /// # Errors
    ///
    /// The first place that is wrong.
    fn read(text: &str, files: &Self::Files) -> Result<Self, TextError>;

    /// How the game's history can end it, given these choices for the game.
    fn history(_game: &BTreeMap<String, String>) -> History {
        History::Counts
    }

    /// Lets dice decide what the options leave to them, in games with [`dice`](GameInfo::dice).
    fn settle(_settling: &mut Settling<'_>) {}

    /// What the files add to the choices of an option.
    fn added(_option: &OptionInfo, _files: &Self::Files) -> Vec<String> {
        Vec::new()
    }

    /// What the files add to the first words of position texts.
    fn added_heads(_files: &Self::Files) -> Vec<String> {
        Vec::new()
    }

    /// Whether a position text with this first word belongs to this game.
    fn is_called(head: &str, files: &Self::Files) -> bool {
        let added = || Self::added_heads(files);
        Self::INFO.heads.contains(&head) || added().iter().any(|own| own == head)
    }
}

/// How often the computer draws its choices again if they don't go together.
const DRAWS: usize = 100;

/// A game with its rules.
#[derive(Clone)]
pub struct Rules {
    info: &'static GameInfo,
    added: Arc<Added>,
    settle: fn(&mut Settling<'_>),
    opener: Arc<dyn Opener>,
}

/// What the data files add to what is known about a game.
struct Added {
    heads: Vec<String>,
    /// The choices that they add to each option, in the order of the options.
    choices: Vec<Vec<String>>,
}

/// A table, or why there is none.
type Opened<E> = Result<Box<dyn Table>, E>;

/// Makes tables of one kind of game.
trait Opener: Send + Sync {
    fn start(&self, options: &Options) -> Opened<StartError>;
    fn open(&self, position: &str, options: &Options) -> Opened<TextError>;
    fn follow(&self, position: &str, options: &Options) -> Opened<TextError>;
}

/// The opener for positions of type `P`, with the game's data files.
struct Of<P: Listed>(Arc<P::Files>);

impl<P: Listed> Opener for Of<P>
where
    P::View: Listed<Files = P::Files>,
{
    fn start(&self, options: &Options) -> Opened<StartError> {
        Ok(playing(P::start(options, &self.0)?, options))
    }

    fn open(&self, position: &str, options: &Options) -> Opened<TextError> {
        Ok(playing(P::read(position, &self.0)?, options))
    }

    fn follow(&self, position: &str, options: &Options) -> Opened<TextError> {
        match P::read(position, &self.0) {
            Ok(start) => Ok(playing(start, options)),
            Err(_) => Ok(playing(P::View::read(position, &self.0)?, options)),
        }
    }
}

/// The start of a game with typed options.
pub(crate) fn start<P: Start>(options: &P::Options) -> Result<P, StartError> {
    P::start(options).map_err(|error| StartError::Together(error.into()))
}

fn playing<P: Listed>(start: P, options: &Options) -> Box<dyn Table> {
    Playing::boxed(Game::new(start, P::history(&options.game)))
}

impl Rules {
    /// The rules of the game with positions of type `P`, whose texts may name what is in `files`.
    #[must_use]
    pub fn of<P: Listed>(files: Arc<P::Files>) -> Self
    where
        P::View: Listed<Files = P::Files>,
    {
        let added = |option| P::added(option, &files);
        Self {
            info: P::INFO,
            added: Arc::new(Added {
                heads: P::added_heads(&files),
                choices: P::INFO.options.iter().map(added).collect(),
            }),
            settle: P::settle,
            opener: Arc::new(Of::<P>(files)),
        }
    }

    /// What is known about the game without its rules.
    #[must_use]
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// The first words of its position texts: first the built-in ones, then those a user has added.
    pub fn heads(&self) -> impl Iterator<Item = &str> {
        let added = self.added.heads.iter().map(String::as_str);
        self.info.heads.iter().copied().chain(added)
    }

    /// The choices of an option: first the built-in ones, then those a user has added.
    pub fn choices(&self, option: &OptionInfo) -> impl Iterator<Item = Choice<'_>> {
        let index = self.info.options.iter().position(|own| own.id == option.id);
        let common = index.map_or(&[][..], |index| self.info.options[index].choices);
        let added = index.map_or(&[][..], |index| &self.added.choices[index]);
        let named = added.iter().map(|id| Choice { id, key: None });
        common.iter().copied().chain(named)
    }

    /// Checks all options.
    ///
    /// # Errors
    ///
    /// If an unknown option or choice is named, or a choice for the game has no effect.
    pub fn check(&self, options: &Options) -> Result<(), StartError> {
        self.check_map(&options.game, |scope| scope == Scope::Game)?;
        self.check_effect(&options.game)?;
        options
            .seats
            .iter()
            .try_for_each(|seat| self.check_seat(seat))
    }

    /// Checks the choices and wishes of one seat alone.
    ///
    /// # Errors
    ///
    /// If an unknown option or choice is named.
    pub fn check_seat(&self, seat: &BTreeMap<String, String>) -> Result<(), StartError> {
        self.check_map(seat, |scope| scope != Scope::Game)
    }

    /// What the computer chooses for its side, given the choices for the game: anything that goes
    /// together, but it always hides what a side may hide. A call of `draw` gets a number and returns one
    /// below it.
    ///
    /// # Errors
    ///
    /// Those of `draw`.
    pub fn drawn<E>(
        &self,
        game: &BTreeMap<String, String>,
        mut draw: impl FnMut(usize) -> Result<usize, E>,
    ) -> Result<BTreeMap<String, String>, E> {
        for _ in 0..DRAWS {
            let mut seat = BTreeMap::new();
            let options = self.info.options_of(Scope::Seat);
            for option in options.filter(|option| self.info.counts(option, game)) {
                let without = usize::from(option.hides);
                let choices: Vec<_> = self.choices(option).skip(without).collect();
                if let Some(choice) = choices.get(draw(choices.len().max(1))?) {
                    seat.insert(option.id.to_owned(), choice.id.to_owned());
                }
            }
            let options = Options {
                game: game.clone(),
                seats: [seat.clone(), seat.clone()],
            };
            if !matches!(self.start(&options), Err(StartError::Together(_))) {
                return Ok(seat);
            }
        }
        Ok(BTreeMap::new())
    }

    /// Starts a game that leaves nothing to dice.
    ///
    /// # Errors
    ///
    /// If there is no such option or choice, or if the dice have to decide something.
    pub fn start(&self, options: &Options) -> Result<Box<dyn Table>, StartError> {
        self.check(options)?;
        self.opener.start(options)
    }

    /// Hides anew, by lot, what was hidden in the game before with these options: the other side knows
    /// where by now. What a side has not hidden stays so.
    pub fn hide_anew(&self, options: &mut Options, dice: &mut Dice) {
        for side in [0, 1] {
            for option in self.info.options.iter().filter(|option| option.hides) {
                let usual = option.choices.first().map(|choice| choice.id);
                let hidden = options.seats[side].get(option.id);
                if hidden.is_none_or(|choice| Some(choice.as_str()) == usual) {
                    continue;
                }
                let mut free = Vec::new();
                for choice in self
                    .choices(option)
                    .filter(|choice| Some(choice.id) != usual)
                {
                    let mut tried = options.clone();
                    tried.seats[side].insert(option.id.to_owned(), choice.id.to_owned());
                    // Another piece may stand there.
                    if self.start(&tried).is_ok() {
                        free.push(choice.id.to_owned());
                    }
                }
                if let Some(choice) = dice.pick(&free) {
                    options.seats[side].insert(option.id.to_owned(), choice.clone());
                }
            }
        }
    }

    /// Hides for `side`, by lot, what it may hide in a game with these options and nobody has chosen.
    pub fn hide_some(&self, options: &mut Options, side: Side, dice: &mut Dice) {
        let side = side.index();
        for option in self.info.options.iter().filter(|option| option.hides) {
            let open = self.info.counts(option, &options.game)
                && !options.seats[side].contains_key(option.id);
            // Anything but what hides nothing: it is drawn anew.
            let (Some(some), true) = (option.choices.get(1), open) else {
                continue;
            };
            let mut drawn = options.clone();
            drawn.seats[side].insert(option.id.to_owned(), some.id.to_owned());
            self.hide_anew(&mut drawn, dice);
            options.seats[side].clone_from(&drawn.seats[side]);
        }
    }

    /// Lets dice decide what `options` leave to them, if anything, and starts the game.
    ///
    /// # Errors
    ///
    /// If there is no such option or choice.
    pub fn throw(&self, options: &Options, dice: &mut Dice) -> Result<Started, StartError> {
        self.check(options)?;
        let mut settling = Settling::new(self.info, options.clone(), dice);
        (self.settle)(&mut settling);
        let (options, throws) = settling.settled();
        let table = self.opener.start(&options)?;
        Ok(Started { table, throws })
    }

    /// Opens a position text of this game. Of `options`, only those count that the text can't
    /// express, such as whether repetition ends the game.
    ///
    /// # Errors
    ///
    /// If the text is not a position of this game.
    pub fn open(&self, position: &str, options: &Options) -> Result<Box<dyn Table>, TextError> {
        self.opener.open(position, options)
    }

    /// Opens a position text in which something may be unknown to its reader, to follow a game as a
    /// viewer is told of it.
    ///
    /// # Errors
    ///
    /// If the text is not a position of this game, not even as somebody knows it.
    pub fn follow(&self, position: &str, options: &Options) -> Result<Box<dyn Table>, TextError> {
        self.opener.follow(position, options)
    }

    /// Every choice for the game has an effect, or is the one that holds anyway.
    fn check_effect(&self, game: &BTreeMap<String, String>) -> Result<(), StartError> {
        let none = BTreeMap::new();
        let unlike_default = |option: &&OptionInfo| {
            self.info.chosen(game, option.id) != self.info.chosen(&none, option.id)
        };
        let idle = |option: &&OptionInfo| !self.info.counts(option, game);
        let mut options = self.info.options_of(Scope::Game);
        match options.find(|option| unlike_default(option) && idle(option)) {
            Some(&OptionInfo {
                id,
                when: Some((other, choice)),
                ..
            }) => Err(StartError::NoEffect {
                option: id,
                other,
                choice,
            }),
            _ => Ok(()),
        }
    }

    fn check_map(
        &self,
        map: &BTreeMap<String, String>,
        fits: impl Fn(Scope) -> bool,
    ) -> Result<(), StartError> {
        let of_scope = || self.info.options.iter().filter(|info| fits(info.scope));
        for (option, choice) in map {
            let info = of_scope().find(|info| info.id == option);
            let info = info.ok_or_else(|| StartError::Option {
                game: self.info.id,
                option: option.clone(),
                known: join(of_scope().map(|info| info.id)),
            })?;
            if !self.choices(info).any(|known| known.id == *choice) {
                return Err(StartError::Choice {
                    option: info.id,
                    choice: choice.clone(),
                    known: join(self.choices(info).map(|choice| choice.id)),
                });
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({})", self.info.id)
    }
}
