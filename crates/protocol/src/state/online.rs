//! What a record says besides, so that others can check the game: how the dice were promised, thrown and
//! opened, what was sealed, and which game of a server it is.

use std::time::Duration;

use clock::Moment;
use dice::{Nonce, Seed};
use game::record::{About, CLOCKS_SET, Note, time_text};
use game::{Side, TextError, Viewer};
use hall::{Options, Throw};

use super::GameState;
use super::agreed::{keep_secrets, options, pairs};
use super::record::{TagError, wrong};
use crate::{OpenNote, SEALING_SIDES, Sealed};

/// The tag that says which game of a server it is.
pub const ID: &str = "GameId";
/// How often a turn was taken back; what was taken back is not among the moves.
const TAKEN_BACK: &str = "TakenBack";
/// The lock of the seed, published before the game began.
const LOCK: &str = "DiceLock";
/// The seed.
const SEED: &str = "DiceSeed";
/// What the players have added, `-` for nothing.
const ADDED: &str = "DiceAdded";
/// What the dice had to settle: the choices for the game and those of each side.
const SETTLED: [&str; 3] = ["DiceOptions", "WhiteOptions", "BlackOptions"];
/// How they fell.
const THROWN: &str = "DiceThrown";
/// The name of the note of the secret from which the following moves were drawn by lot (C-D10).
pub const LOTS: &str = "lots";
/// The names of the notes of a seal, of what was sealed and of its salt (T-X9): their values begin with
/// one of [`SEALING_SIDES`].
pub const SEAL: &str = "seal";
/// See [`SEAL`].
pub const NOTE: &str = "note";
/// See [`SEAL`].
pub const SALT: &str = "salt";

/// What a record says about dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceTold {
    /// The lock of the seed, which was published before the game began.
    pub lock: Seed,
    /// The seed.
    pub seed: Seed,
    /// What the players have added, first and second side.
    pub added: [Option<Nonce>; 2],
    /// What was chosen and wished before.
    pub options: Options,
    /// How they fell, as [`throws`](Self::throws) writes it.
    pub thrown: String,
}

impl DiceTold {
    /// The text of throws: `deployment 4 -> countdown; tiger-variation 3 5 -> off`.
    #[must_use]
    pub fn throws(throws: &[Throw]) -> String {
        let throws: Vec<String> = throws.iter().map(ToString::to_string).collect();
        throws.join("; ")
    }

    /// Reads it; `None` if the record says nothing of dice.
    ///
    /// # Errors
    ///
    /// The first tag that can't be read.
    pub fn of(about: &About) -> Result<Option<Self>, TagError> {
        if about.tags.get(LOCK).is_none() {
            return Ok(None);
        }
        let tag = |name| about.tags.get(name).unwrap_or_default();
        let unreadable = |name| {
            let value = tag(name).to_owned();
            let error = TextError::new(0, value.len(), "record-text-expected-dice");
            wrong(name, value, error)
        };
        let seed = |name| tag(name).parse::<Seed>().map_err(|_| unreadable(name));
        let choices = |name| options(tag(name)).ok_or_else(|| unreadable(name));
        let (first, second) = tag(ADDED)
            .split_once(' ')
            .ok_or_else(|| unreadable(ADDED))?;
        let nonce = |text: &str| match text {
            NOTHING => Ok(None),
            text => text.parse().map(Some).map_err(|_| unreadable(ADDED)),
        };
        let [game, of_first, of_second] = SETTLED.map(choices);
        Ok(Some(Self {
            lock: seed(LOCK)?,
            seed: seed(SEED)?,
            added: [nonce(first)?, nonce(second)?],
            options: Options {
                game: game?,
                seats: [of_first?, of_second?],
            },
            thrown: tag(THROWN).to_owned(),
        }))
    }

    /// Adds it to what a record says.
    pub fn say(&self, about: &mut About) {
        let mut set = |tag, value: &str| _ = about.tags.set(tag, value);
        set(LOCK, &self.lock.to_string());
        set(SEED, &self.seed.to_string());
        let added = |nonce: &Option<Nonce>| {
            let text = nonce.as_ref().map_or(NOTHING, Nonce::as_str);
            text.to_owned()
        };
        set(ADDED, &self.added.each_ref().map(added).join(" "));
        let [first, second] = &self.options.seats;
        for (tag, chosen) in SETTLED.into_iter().zip([&self.options.game, first, second]) {
            set(tag, &pairs(chosen));
        }
        set(THROWN, &self.thrown);
    }
}

/// In place of what a player has not added.
const NOTHING: &str = "-";

impl GameState {
    /// What the record of the game with this id says besides the moves: what [`about`](Self::about) and
    /// [`say_agreed`](Self::say_agreed) say, the id, what is known of the dice, all seals, and the notes that
    /// were opened to everybody, to a judge all notes; as `viewer` may know it.
    #[must_use]
    pub fn about_online(&self, id: &str, now: Moment, viewer: Viewer) -> About {
        let mut about = self.about(now);
        self.say_agreed(&mut about);
        keep_secrets(&mut about, viewer);
        about.tags.set(ID, id);
        let times = self.taken_back();
        if times > 0 {
            about.tags.set(TAKEN_BACK, &times.to_string());
        }
        self.say_proofs(&mut about, viewer);
        about
    }

    /// Adds to what a record says what it takes to check the game: what is known of the dice, lots and
    /// clocks that were set, all seals, and the notes that were opened to everybody, to a judge all notes.
    pub fn say_proofs(&self, about: &mut About, viewer: Viewer) {
        if let (Some(promise), Some(thrown)) = (&self.promise, &self.thrown) {
            let told = DiceTold {
                lock: promise.commitment.clone(),
                seed: thrown.seed.clone(),
                added: promise.nonces.clone(),
                options: self.options(),
                thrown: DiceTold::throws(&thrown.throws),
            };
            told.say(about);
        }
        let mut note = |plies: usize, name: &str, value: String| {
            let name = name.to_owned();
            let notes = about.notes.entry(plies).or_default();
            notes.push(Note::Other { name, value });
        };
        if let Some((plies, secret)) = &self.lots {
            note(*plies, LOTS, secret.to_string());
        }
        for side in Side::BOTH {
            let own = SEALING_SIDES[side.index()];
            for sealed in self.seals(side) {
                note(sealed.plies, SEAL, format!("{own} {}", sealed.seal));
            }
            let known = match viewer {
                Viewer::Judge => self.seals(side),
                Viewer::Player(_) | Viewer::Public => self.opened_seals(side),
            };
            for sealed in known {
                if let Some(OpenNote { text, salt }) = &sealed.note {
                    note(sealed.plies, NOTE, format!("{own} {text}"));
                    note(sealed.plies, SALT, format!("{own} {salt}"));
                }
            }
        }
        for (plies, left) in &self.clocks_set {
            let times = left.map(|left| time_text(Duration::from_micros(left.0)));
            note(*plies, CLOCKS_SET, times.join(" "));
        }
    }
}

/// Takes the seals of both sides out of what a record says, if it has the note and the salt of each of
/// them; otherwise it takes nothing.
pub(super) fn take_seals(about: &mut About) -> Option<[Vec<Sealed>; 2]> {
    let mut seals = [Vec::new(), Vec::new()];
    for (plies, notes) in &about.notes {
        for side in Side::BOTH {
            let of_side = |wanted: &str| -> Vec<&str> {
                let notes = notes.iter().filter_map(|note| match note {
                    Note::Other { name, value } if name == wanted => value.split_once(' '),
                    _ => None,
                });
                let own = notes.filter(|(owner, _)| *owner == SEALING_SIDES[side.index()]);
                own.map(|(_, value)| value).collect()
            };
            let [sealed, texts, salts] = [SEAL, NOTE, SALT].map(of_side);
            if sealed.len() != texts.len() || sealed.len() != salts.len() {
                return None;
            }
            for ((seal, text), salt) in sealed.iter().zip(texts).zip(salts) {
                let note = OpenNote {
                    text: text.to_owned(),
                    salt: salt.parse().ok()?,
                };
                seals[side.index()].push(Sealed {
                    plies: *plies,
                    set_ups: 0,
                    seal: seal.parse().ok()?,
                    note: Some(note),
                });
            }
        }
    }
    for notes in about.notes.values_mut() {
        notes.retain(|note| {
            !matches!(note, Note::Other { name, .. } if [SEAL, NOTE, SALT].contains(&name.as_str()))
        });
    }
    Some(seals)
}
