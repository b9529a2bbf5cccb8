//! A change of a game: first in memory, then on disk, then told to everybody.

use clock::Moment;
use game::Side;
use protocol::{Accepted, Fact};
use uuid::Uuid;

use super::error::GameError;
use super::live::Locked;
use super::play::{Play, now_us};
use crate::store::{Append, Draft, NewGame, StoreError, Write};
use crate::token::{TokenRow, game_id};

/// What has to be looked after when a game has changed.
#[derive(Debug)]
pub(crate) struct Changed {
    /// The games in which the computer has something to answer.
    pub(crate) computer_due: Vec<String>,
    /// When games have to be looked at since the time of a side is out; `None`: not at all.
    pub(crate) deadlines: Vec<(String, Option<i64>)>,
}

/// Facts that happen together. Dropped without a successful [`commit`](Self::commit), they have
/// not happened: the game is loaded from disk again.
pub(crate) struct Change<'l, 'a> {
    game: &'l mut Locked<'a>,
    /// Number of the last fact before it.
    since: u64,
    request: Option<(Side, Uuid, u64)>,
    tokens: Vec<TokenRow>,
    child: Option<(String, Play)>,
    draft: Option<Draft>,
    done: bool,
}

impl<'l, 'a> Change<'l, 'a> {
    /// Begins a change.
    pub(super) fn new(game: &'l mut Locked<'a>) -> Self {
        let since = game.seq();
        Self {
            game,
            since,
            request: None,
            tokens: Vec::new(),
            child: None,
            draft: None,
            done: false,
        }
    }

    /// The game, with the facts so far.
    pub(crate) fn play(&self) -> &Play {
        self.game
    }

    /// Lets a fact happen.
    pub(crate) fn push(&mut self, fact: Fact) -> Result<(), GameError> {
        self.game.push(fact)
    }

    /// Lets the fact happen that a request asks for.
    pub(crate) fn answer(
        &mut self,
        side: Side,
        request: Uuid,
        fact: Fact,
    ) -> Result<Accepted, GameError> {
        self.game.push(fact)?;
        let seq = self.game.seq();
        self.request = Some((side, request, seq));
        Ok(Accepted { seq })
    }

    /// Lets the turn of a side happen, with what is given back of its time.
    pub(crate) fn turn(
        &mut self,
        side: Side,
        request: Uuid,
        moves: Vec<String>,
    ) -> Result<Accepted, GameError> {
        let lag_us = self.game.lag(side, self.game.way(side)).0;
        let turn = Fact::Turn {
            side,
            moves,
            lag_us,
        };
        self.answer(side, request, turn)
    }

    /// A side declares the moves of its running turn so far.
    pub(crate) fn declare(&mut self, side: Side, moves: &[String]) -> Result<(), GameError> {
        self.draft = Some(self.game.drafted(side, moves)?);
        Ok(())
    }

    /// Lets the flag of the running clock fall if it is due: when its time is out, and the time
    /// that may be given back of a turn on its way.
    pub(crate) fn fall(&mut self) -> Result<(), GameError> {
        if self
            .game
            .looked_at()
            .is_some_and(|(_, at)| Moment(self.game.now_us()) > at)
            && let Some((side, _)) = self.game.deadline()
        {
            self.push(self.game.time_out(side))?;
        }
        Ok(())
    }

    /// The server was away since `since_us`: that counts for nobody's clock.
    pub(crate) fn restarted(&mut self, since_us: i64) -> Result<(), GameError> {
        if self.game.deadline().is_none() {
            return Ok(());
        }
        let last = self.game.facts().last().map_or(since_us, |fact| fact.at_us);
        let away = Moment(self.game.now_us()).since(Moment(since_us.max(last)));
        self.push(Fact::Restarted { away_us: away.0 })
    }

    /// Adds a token.
    pub(crate) fn token(&mut self, token: TokenRow) {
        self.tokens.push(token);
    }

    /// Begins to play if nobody is missing and all have chosen.
    pub(crate) fn begin(&mut self) -> Result<(), GameError> {
        self.game.begin()
    }

    /// Begins the next game if it is time for it; it is written together with what led to it.
    pub(super) fn follow(&mut self) -> Result<(), GameError> {
        if self.play().state().next_due() {
            let (id, next) = (game_id()?, self.play().next(self.game.id())?);
            self.push(Fact::NextBegun { game: id.clone() })?;
            self.child = Some((id, next));
        }
        Ok(())
    }

    /// What has to be looked after once this is on disk.
    pub(super) fn changed(&self) -> Changed {
        let child = self.child.iter().map(|(id, play)| (id.as_str(), play));
        let due = |(id, play): (&str, &Play)| play.computer_due().map(|_| id.to_owned());
        let children = self.child.iter();
        let children = children.map(|(id, play)| (id.clone(), play.deadline_us()));
        let own = self.game.looked_at().map(|(_, at)| at.0);
        Changed {
            computer_due: child
                .chain([(self.game.id(), self.play())])
                .filter_map(due)
                .collect(),
            deadlines: children.chain([(self.game.id().to_owned(), own)]).collect(),
        }
    }

    /// Writes it to disk and tells everybody. Nothing to write is nothing to do.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        if self.game.seq() == self.since && self.draft.is_none() {
            return Ok(());
        }
        let child = self.child.take();
        let mut write = child.map_or_else(Write::default, |(id, play)| new_game(id, &play));
        write.appends.push(Append {
            game: self.game.id().to_owned(),
            facts: self.game.facts_after(self.since).to_vec(),
            request: self.request,
            tokens: self.tokens.clone(),
            draft: self.draft.clone(),
            computer_due: self.play().computer_due().is_some(),
            deadline_us: self.play().deadline_us(),
        });
        self.game.store().commit(write).await?;
        self.done = true;
        if self.draft.is_some() {
            self.game.draft = self.draft.take();
        }
        if let Some((side, request, seq)) = self.request {
            self.game.requests.insert((side, request), seq);
        }
        let tokens = std::mem::take(&mut self.tokens);
        self.game.tokens.extend(tokens);
        self.game.publish(self.since);
        Ok(())
    }
}

impl Drop for Change<'_, '_> {
    fn drop(&mut self) {
        if !self.done && self.game.seq() > self.since {
            self.game.doubtful = true;
        }
    }
}

/// What has to be written for a new game.
pub(super) fn new_game(id: String, play: &Play) -> Write {
    Write {
        games: vec![NewGame {
            id: id.clone(),
            created_us: play.facts().first().map_or_else(now_us, |fact| fact.at_us),
            secret: play.secret.clone(),
            arbiter: play.arbiter,
        }],
        appends: vec![Append {
            game: id,
            facts: play.facts().to_vec(),
            request: None,
            tokens: play.tokens.clone(),
            draft: None,
            computer_due: play.computer_due().is_some(),
            deadline_us: play.deadline_us(),
        }],
        alive_us: None,
    }
}
