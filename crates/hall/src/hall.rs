//! A hall: games with their rules.

#[cfg(feature = "reading")]
use std::ops::Range;

use convoy::Convoy;
use dice::Dice;
#[cfg(feature = "reading")]
use game::Viewer;
#[cfg(feature = "reading")]
use game::record::{About, AsFar, RecordError, Sheet};
use game::{Message, TextError};
use tigerchess::{LancerChess, TigerChess};
use tora::{Short, Whole};

use crate::catalogue::Catalogue;
use crate::info::{OptionInfo, Options, Scope, StartError, join};
use crate::list;
use crate::rules::{Listed, Rules};
use crate::settle::Started;
use crate::table::Table;

/// A game that was read from a record, with what the record says besides; or what is wrong in it.
#[cfg(feature = "reading")]
pub type Recorded = Result<(Box<dyn Table>, About), RecordError>;

/// Games with their rules. A program that has all rules at hand takes [`all`](Self::all); the
/// browser begins with none and adds the rules of a game once they are loaded.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    games: Vec<Rules>,
}

impl Hall {
    /// No games yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { games: Vec::new() }
    }

    /// All games on offer, with the data files that come with them.
    #[must_use]
    pub fn all() -> Self {
        Self::with(&Catalogue::default())
    }

    /// All games on offer, with the data files of a catalogue.
    #[must_use]
    pub fn with(catalogue: &Catalogue) -> Self {
        let mut hall = Self::default();
        hall.extend([
            Rules::of::<Short>(Short::files(catalogue)),
            Rules::of::<Whole>(Whole::files(catalogue)),
            Rules::of::<LancerChess>(LancerChess::files(catalogue)),
            Rules::of::<TigerChess>(TigerChess::files(catalogue)),
            Rules::of::<Convoy>(Convoy::files(catalogue)),
        ]);
        hall
    }

    /// The games of this hall, in order of [`games`](crate::games).
    pub fn games(&self) -> impl Iterator<Item = &Rules> {
        self.games.iter()
    }

    /// The rules of the game with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Rules> {
        self.games().find(|rules| rules.info().id == id)
    }

    /// The rules of the game with this id, or of the family that has a member of this name. In the
    /// second case, the option that chooses the member comes with them.
    #[must_use]
    pub fn member(&self, name: &str) -> Option<(&Rules, Option<&'static OptionInfo>)> {
        if let Some(rules) = self.find(name) {
            return Some((rules, None));
        }
        self.games().find_map(|rules| {
            let named = |option: &&OptionInfo| rules.choices(option).any(|own| own.id == name);
            rules.heads().find(|head| *head == name)?;
            let option = rules.info().options_of(Scope::Game).find(named)?;
            Some((rules, Some(option)))
        })
    }

    /// The rules of the game that a position text belongs to, according to its first word.
    ///
    /// # Errors
    ///
    /// If no game here has such positions.
    pub fn game_of(&self, position: &str) -> Result<&Rules, TextError> {
        let head = game::head(position);
        let found = self
            .games()
            .find(|rules| rules.heads().any(|own| own == head));
        found.ok_or_else(|| {
            let known = join(self.games().flat_map(Rules::heads));
            let message = Message::new("start-text-expected-game").with("names", known);
            TextError::new(0, head.len(), message)
        })
    }

    /// [`Rules::start`] of the game with this id.
    ///
    /// # Errors
    ///
    /// If there is no such game, option or choice, or if the dice have to decide something.
    pub fn start(&self, id: &str, options: &Options) -> Result<Box<dyn Table>, StartError> {
        self.named(id)?.start(options)
    }

    /// [`Rules::throw`] in the game with this id.
    ///
    /// # Errors
    ///
    /// If there is no such game, option or choice.
    pub fn throw(
        &self,
        id: &str,
        options: &Options,
        dice: &mut Dice,
    ) -> Result<Started, StartError> {
        self.named(id)?.throw(options, dice)
    }

    /// [`Rules::open`] of the game that the first word of a position text names.
    ///
    /// # Errors
    ///
    /// If the text is not a position of any game here.
    pub fn open(&self, position: &str, options: &Options) -> Result<Box<dyn Table>, TextError> {
        self.game_of(position)?.open(position, options)
    }

    /// Reads the record of a game and plays it through.
    ///
    /// # Errors
    ///
    /// What is wrong in the record, and where.
    #[cfg(feature = "reading")]
    pub fn read(&self, record: &str) -> Recorded {
        self.play(&Sheet::parse(record)?)
    }

    /// Reads all games in a text, such as a PGN collection, and plays them through. The places in the
    /// errors are places in the whole text.
    ///
    /// # Errors
    ///
    /// For each game what is wrong in it, and where.
    #[cfg(feature = "reading")]
    pub fn read_all(&self, records: &str) -> Vec<Recorded> {
        let sheets = Sheet::all(records).into_iter();
        sheets.map(|sheet| self.play(&sheet?)).collect()
    }

    /// Reads the game that is here in a text, one of [`game::record::games`], and plays it through.
    /// The places in the errors are places in the whole text.
    ///
    /// # Errors
    ///
    /// What is wrong in the record, and where.
    #[cfg(feature = "reading")]
    pub fn read_at(&self, records: &str, game: Range<usize>) -> Recorded {
        self.play(&Sheet::of(records, game)?)
    }

    #[cfg(feature = "reading")]
    fn play(&self, sheet: &Sheet<'_>) -> Recorded {
        let mut table = self.table_of(sheet)?;
        let about = table.replay(sheet)?;
        Ok((table, about))
    }

    /// Plays a record as far as it is right.
    ///
    /// # Errors
    ///
    /// If the start, the tags or the form of the moves can't be read.
    #[cfg(feature = "reading")]
    pub fn play_as_far(&self, sheet: &Sheet<'_>) -> Result<AsFar<Box<dyn Table>>, RecordError> {
        let mut game = self.table_of(sheet)?;
        let (about, wrong) = game.replay_as_far(sheet)?;
        Ok(AsFar { game, about, wrong })
    }

    /// The start of a record.
    #[cfg(feature = "reading")]
    fn table_of(&self, sheet: &Sheet<'_>) -> Result<Box<dyn Table>, RecordError> {
        let variant = sheet.variant()?;
        let small = variant.to_ascii_lowercase();
        let started = match sheet.start()? {
            None => self.usual_start(&small),
            // Others write names of games with capitals.
            Some(start) if self.game_of(&start).is_err() => {
                let start = format!("{small}{}", &start[variant.len()..]);
                self.follow(&start)
            }
            Some(start) => self.follow(&start),
        };
        started.map_err(|error| sheet.wrong_start(&error))
    }

    /// [`Rules::follow`] of the game that the first word of a position text names.
    #[cfg(feature = "reading")]
    fn follow(&self, position: &str) -> Result<Box<dyn Table>, TextError> {
        self.game_of(position)?
            .follow(position, &Options::default())
    }

    /// The start of a game with this first word in its positions, where nothing else is chosen.
    #[cfg(feature = "reading")]
    fn usual_start(&self, variant: &str) -> Result<Box<dyn Table>, TextError> {
        let rules = self.game_of(variant)?;
        let edition = [("edition".to_owned(), variant.to_owned())].into();
        let of_family = Options {
            game: edition,
            ..Options::default()
        };
        let mut started = [Options::default(), of_family]
            .into_iter()
            .filter_map(|options| rules.start(&options).ok());
        let usual = started.find(|table| game::head(&table.start(Viewer::Judge)) == variant);
        usual.ok_or_else(|| TextError::new(0, variant.len(), "record-text-needs-start"))
    }

    /// The rules of the game with this id.
    ///
    /// # Errors
    ///
    /// If there is no such game here.
    pub fn named(&self, id: &str) -> Result<&Rules, StartError> {
        self.find(id).ok_or_else(|| StartError::Game {
            id: id.to_owned(),
            known: join(self.games().map(|rules| rules.info().id)),
        })
    }
}

/// Adds rules that have been loaded; they replace older rules of the same game.
impl Extend<Rules> for Hall {
    fn extend<T: IntoIterator<Item = Rules>>(&mut self, loaded: T) {
        let shown = |rules: &Rules| {
            let place = list::games().position(|info| info.id == rules.info().id);
            place.unwrap_or(usize::MAX)
        };
        for rules in loaded {
            self.games
                .retain(|known| known.info().id != rules.info().id);
            let at = self
                .games
                .partition_point(|known| shown(known) <= shown(&rules));
            self.games.insert(at, rules);
        }
    }
}
