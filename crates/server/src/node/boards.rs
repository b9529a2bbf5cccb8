//! Games whose seats the server gives to players, as a tournament does. Nobody is invited: a player opens the
//! seat with the player's secret, which is good for everything that the token of a seat is good for.

use std::collections::BTreeMap;

use dice::{Dice, Seed};
use game::Side;
use hall::Options;
use protocol::{Seat, Terms};

use super::state::Node;
use crate::games::{GameError, Play};
use crate::id::PlayerId;
use crate::limits::Work;
use crate::store::{BoardAt, Creation, StoreError};
use crate::token::{Hash, Holds, random};

/// A game for two players.
#[derive(Clone, Debug)]
pub struct Board {
    /// What is played and how; the names in the seats become those of the players.
    pub terms: Terms,
    /// What the first and the second side choose, by option id; what is left out takes its default.
    pub choices: [BTreeMap<String, String>; 2],
    /// The ids of the players of the first and the second side.
    pub players: [String; 2],
}

/// Why the server can't give seats to players.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// There is no such player.
    #[error("there is no player `{0}`")]
    NoPlayer(String),
    /// Both seats would have the same player, and nobody could tell who sends a turn.
    #[error("both seats would have the player `{0}`")]
    SamePlayer(String),
    /// An arbiter is wanted, and nobody has an arbiter's secret to such a game.
    #[error("a game with an arbiter is created by somebody who gets the arbiter's secret")]
    Arbiter,
    /// The terms or choices are not valid, or the game can't be stored.
    #[error("{0}")]
    Refused(Box<dyn std::error::Error + Send + Sync>),
}

/// Who gets a seat.
#[derive(Clone, Debug)]
pub(crate) enum Sitter {
    /// A player.
    Player {
        /// Who.
        id: PlayerId,
        /// The name in this game; that of the key, if there is none.
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// Its level.
        level: u8,
        /// What it is called in this game.
        name: String,
    },
}

/// A game whose seats are given.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    /// What is played and how; the seats become those of the sitters.
    pub(crate) terms: Terms,
    /// What the players of the first and the second side choose, unless the terms leave it to them to do so.
    pub(crate) choices: [BTreeMap<String, String>; 2],
    /// Who has the first and the second side.
    pub(crate) sitters: [Sitter; 2],
    /// Where in a tournament it is played.
    pub(crate) at: Option<BoardAt>,
    /// How it is found when it is to be created again.
    pub(crate) creation: Option<Creation>,
}

impl Node {
    /// Creates a game with both seats given to players; returns its id. When this returns, it is on disk.
    pub(crate) async fn seat_players(&self, board: Board) -> Result<String, BoardError> {
        let Board {
            terms,
            choices,
            players,
        } = board;
        if players[0] == players[1] {
            let [player, _] = players;
            return Err(BoardError::SamePlayer(player));
        }
        if terms.arbiter {
            return Err(BoardError::Arbiter);
        }
        let sitter = |id: &String| match PlayerId::read(id) {
            Ok(id) => Ok(Sitter::Player { id, name: None }),
            Err(_) => Err(BoardError::NoPlayer(id.clone())),
        };
        let [first, second] = &players;
        let set = Set {
            terms,
            choices,
            sitters: [sitter(first)?, sitter(second)?],
            at: None,
            creation: None,
        };
        self.set_up(set).await
    }

    /// Creates a game whose seats are given; returns its id. When this returns, it is on disk. One that was
    /// created before is the same again.
    pub(crate) async fn set_up(&self, set: Set) -> Result<String, BoardError> {
        let Set {
            mut terms,
            choices,
            sitters,
            at,
            creation,
        } = set;
        let mut held = [None, None];
        for (side, sitter) in sitters.into_iter().enumerate() {
            terms.seats[side] = match sitter {
                Sitter::Computer { level, name } => Seat::Computer {
                    level,
                    name: Some(name),
                },
                Sitter::Player { id, name } => {
                    let (own, hash) = self.key_holder(id).await?;
                    held[side] = Some((id, hash));
                    let name = name.unwrap_or(own);
                    Seat::Person { name }
                }
            };
        }
        let make = || -> Result<Play, GameError> {
            let mut options = Options {
                game: terms.options.clone(),
                seats: choices,
            };
            let they_choose = terms.choosing.is_some();
            let mut play = Play::create(self.world(), terms, [None, None])?;
            if at.is_some() {
                // What everybody has read in the charter hides nothing.
                let mut lots = Dice::new(&Seed::new(random()?), &[None, None]);
                play.state().rules().hide_anew(&mut options, &mut lots);
            }
            let choices = Side::BOTH.into_iter().zip(options.seats);
            for ((side, choices), held) in choices.zip(held) {
                match held {
                    Some((player, hash)) => {
                        if !they_choose {
                            play.choose(side, choices)?;
                        }
                        play.keep(side, Holds::Seat, hash, Some(player));
                    }
                    None if they_choose => {}
                    None => play.choose_by_lot(side)?,
                }
            }
            if they_choose {
                play.computers_choose()?;
            }
            if let Some(at) = at {
                play.set_board(at);
            }
            play.begin()?;
            Ok(play)
        };
        let refused = |error: GameError| BoardError::Refused(error.into());
        let desk = self.workers().desk(Work::Position).await;
        let desk = desk.map_err(|busy| refused(busy.into()))?;
        let play = desk.work(make).map_err(refused)?;
        match (self.create(play, creation).await, creation) {
            (Err(GameError::Store(StoreError::Conflict)), Some(creation)) => {
                let created = self.created(creation.secret).await.map_err(refused)?;
                let created = created.ok_or(GameError::Store(StoreError::Conflict));
                created.map(|(id, _)| id).map_err(refused)
            }
            (created, _) => created.map_err(refused),
        }
    }

    async fn key_holder(&self, player: PlayerId) -> Result<(String, Hash), BoardError> {
        let failed = |error: StoreError| BoardError::Refused(error.into());
        let known = self.store().player(player).await.map_err(failed)?;
        let hash = self.store().hash_of(player).await.map_err(failed)?;
        match known.zip(hash) {
            Some((known, hash)) => Ok((known.name, hash)),
            None => Err(BoardError::NoPlayer(player.to_string())),
        }
    }
}
