//! What the record of a game on a server says besides, so that others can check the game: its id, and
//! how the dice were promised, thrown and opened.

use clock::Moment;
use dice::Nonce;
use game::record::{About, Note};

use super::GameState;
use super::agreed::pairs;

/// Which game of the server it is.
const ID: &str = "GameId";
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
/// The note of the secret from which the following moves were drawn by lot (C-D10).
const LOTS: &str = "lots";

/// What stands between two throws.
const BETWEEN: &str = "; ";

impl GameState {
    /// What the record of the game with this id says besides the moves: what [`about`](Self::about) and
    /// [`say_agreed`](Self::say_agreed) say, the id, and what is known of the dice.
    #[must_use]
    pub fn about_online(&self, id: &str, now: Moment) -> About {
        let mut about = self.about(now);
        self.say_agreed(&mut about);
        about.tags.set(ID, id);
        self.say_dice(&mut about);
        about
    }

    fn say_dice(&self, about: &mut About) {
        let (Some(promise), Some(thrown)) = (&self.promise, &self.thrown) else {
            return;
        };
        let mut set = |tag, value: &str| _ = about.tags.set(tag, value);
        set(LOCK, &promise.commitment.to_string());
        set(SEED, &thrown.seed.to_string());
        let added = |nonce: &Option<Nonce>| {
            let text = nonce.as_ref().map_or("-", Nonce::as_str);
            text.to_owned()
        };
        set(ADDED, &promise.nonces.each_ref().map(added).join(" "));
        let options = self.options();
        let [first, second] = &options.seats;
        for (tag, chosen) in SETTLED.into_iter().zip([&options.game, first, second]) {
            set(tag, &pairs(chosen));
        }
        let throws: Vec<String> = thrown.throws.iter().map(ToString::to_string).collect();
        set(THROWN, &throws.join(BETWEEN));
        if let Some((plies, secret)) = &self.lots {
            let note = Note::Other {
                name: LOTS.to_owned(),
                value: secret.to_string(),
            };
            about.notes.entry(*plies).or_default().push(note);
        }
    }
}
