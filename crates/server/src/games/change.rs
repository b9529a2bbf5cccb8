//! A change of a game: first in memory, then on disk, then told to everybody.

use std::sync::Arc;

use clock::Moment;
use game::Side;
use protocol::{Accepted, Fact};
use uuid::Uuid;

use super::error::GameError;
use super::live::Locked;
use super::play::{Play, now_us};
use crate::bus::News;
use crate::store::{Append, Beat, Draft, NewGame, NodeId, StoreError, Write};
use crate::token::{TokenRow, game_id};

/// What a node has to look after when a game has changed.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    /// The games in which the computer has something to answer.
    pub(crate) computer_due: Vec<String>,
    /// When games have to be looked at since the time of a side is out; `None`: not at all.
    pub(crate) deadlines: Vec<(String, Option<i64>)>,
}

impl Changed {
    /// Adds a game, in which the time of a side is out `at` that moment.
    pub(super) fn add(&mut self, id: &str, play: &Play, at: Option<Moment>) {
        if play.computer_due().is_some() {
            self.computer_due.push(id.to_owned());
        }
        self.deadlines.push((id.to_owned(), at.map(|at| at.0)));
    }
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
    /// Another node is gone, and this one goes on with the game.
    taken_over: bool,
    /// It is being written, which may fail or be given up.
    writing: bool,
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
            taken_over: false,
            writing: false,
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
    /// that may be given back of a turn on its way. `false` if that is for another node to say,
    /// which runs the game.
    pub(crate) fn fall(&mut self) -> Result<bool, GameError> {
        let Some((side, _)) = self.game.deadline().filter(|_| self.game.is_due()) else {
            return Ok(true);
        };
        let here = self.game.context().node;
        if self.game.runner.is_some_and(|runner| runner != here) {
            return Ok(false);
        }
        self.push(self.game.time_out(side))?;
        Ok(true)
    }

    /// This node goes on with the game, if `lost` still runs it, which was last known to run at
    /// `since_us`: the time since then counts for nobody's clock.
    pub(crate) fn take_over(&mut self, lost: NodeId, since_us: i64) -> Result<(), GameError> {
        if self.game.runner != Some(lost) {
            return Ok(());
        }
        self.taken_over = true;
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

    /// What this node has to look after once this is on disk.
    pub(super) fn changed(&self) -> Changed {
        let mut changed = Changed::default();
        if let Some((id, play)) = &self.child {
            changed.add(id, play, play.deadline().map(|(_, at)| at));
        }
        let here = Some(self.game.context().node);
        if self.is_nothing() && self.game.runner != here {
            // Another node looks after it.
            changed.deadlines.push((self.game.id().to_owned(), None));
        } else {
            let at = self.game.looked_at().map(|(_, at)| at);
            changed.add(self.game.id(), self.play(), at);
        }
        changed
    }

    fn is_nothing(&self) -> bool {
        self.game.seq() == self.since && self.draft.is_none() && !self.taken_over
    }

    /// Writes it to disk and tells everybody. Nothing to write is nothing to do.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        if self.is_nothing() {
            return Ok(());
        }
        let context = self.game.context();
        let child = self.child.take();
        let mut write = child.map_or_else(Write::default, |(id, play)| {
            new_game(id, &play, context.node)
        });
        let append = Arc::new(Append {
            game: self.game.id().to_owned(),
            facts: self.game.facts_after(self.since).to_vec(),
            request: self.request,
            tokens: std::mem::take(&mut self.tokens),
            draft: self.draft.take(),
            runner_before: self.game.runner,
            runner: self.play().waits().then_some(context.node),
        });
        write.appends.push(Arc::clone(&append));
        write.beat = beat(&write.appends, context.node);
        self.writing = true;
        context.store.commit(write).await?;
        self.writing = false;
        self.since = self.game.seq();
        self.game.take(&append);
        self.game.publish();
        context.tell(News::Appended(append));
        Ok(())
    }
}

impl Drop for Change<'_, '_> {
    fn drop(&mut self) {
        if self.writing || self.game.seq() > self.since {
            self.game.doubt();
        }
    }
}

/// What has to be written for a new game that is made at this node.
pub(super) fn new_game(id: String, play: &Play, node: NodeId) -> Write {
    let appends = vec![Arc::new(Append {
        game: id.clone(),
        facts: play.facts().to_vec(),
        request: None,
        tokens: play.tokens.clone(),
        draft: None,
        runner_before: None,
        runner: play.waits().then_some(node),
    })];
    Write {
        games: vec![NewGame {
            id,
            created_us: play.facts().first().map_or_else(now_us, |fact| fact.at_us),
            secret: play.secret.clone(),
            arbiter: play.arbiter,
        }],
        beat: beat(&appends, node),
        appends,
    }
}

/// A node that begins to run a game says that it runs: with nothing to wait for it says nothing.
fn beat(appends: &[Arc<Append>], node: NodeId) -> Option<Beat> {
    let begins =
        |append: &Arc<Append>| append.runner.is_some() && append.runner_before != append.runner;
    appends.iter().any(begins).then(|| Beat {
        node,
        at_us: now_us(),
        last: false,
    })
}
