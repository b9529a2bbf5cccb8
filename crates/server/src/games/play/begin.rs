//! A new game, and when play begins: once nobody is missing and all have chosen.

use dice::{Nonce, Seed};
use game::Side;
use hall::Scope;
use protocol::{GameLog, Phase, Promise, Seat, Terms};

use super::Play;
use super::crowd::Crowd;
use crate::games::error::GameError;
use crate::games::world::World;
use crate::store::{Requests, Stand};
use crate::token::{new_id, random};

impl Play {
    /// A new game with an id of its own, in memory only. In games with dice it commits to a seed, to which the players add
    /// their `nonces`.
    pub(crate) fn create(
        world: &World,
        terms: Terms,
        nonces: [Option<Nonce>; 2],
    ) -> Result<Self, GameError> {
        let rules = world.hall.find(&terms.game);
        let has_dice = rules.is_some_and(|rules| rules.info().dice);
        let secret = has_dice.then(random).transpose()?.map(Seed::new);
        let promise = |secret: &Seed| Promise {
            commitment: secret.lock().lock(),
            nonces,
        };
        let terms = Terms {
            dice: secret.as_ref().map(promise),
            ..terms
        };
        let log = GameLog::create(&world.hall, world.time.now_us(), terms);
        Ok(Self {
            id: new_id()?.into(),
            world: world.clone(),
            log: log.map_err(|error| GameError::Refused { error, seq: 0 })?,
            tokens: Vec::new(),
            requests: Requests::new(),
            secret,
            arbiter: None,
            rated: false,
            board: None,
            draft: None,
            runner: None,
            stored: Stand::default(),
            declared: (0, 0),
            costly: false,
            crowd: Crowd::default(),
        })
    }

    /// Begins to play if nobody is missing and all have chosen.
    pub(crate) fn begin(&mut self) -> Result<(), GameError> {
        let state = self.state();
        if state.phase() != Phase::Waiting || state.seats().contains(&Seat::Open) {
            return Ok(());
        }
        if state.terms().position.is_none() && self.missing_choice() {
            return Ok(());
        }
        let seed = self.secret.as_ref().map(Seed::lock);
        let begun = state.begun(seed.as_ref());
        self.push(begun.map_err(|error| self.refused(error))?)
    }

    /// Whether the sides choose something for themselves in this game.
    pub(crate) fn sides_choose(&self) -> bool {
        let mut options = self.state().rules().info().options.iter();
        self.state().terms().position.is_none() && options.any(|o| o.scope != Scope::Game)
    }

    fn missing_choice(&self) -> bool {
        let missing = |side| !self.state().has_chosen(side);
        self.sides_choose() && Side::BOTH.into_iter().any(missing)
    }
}
