//! A change of a game: made in memory, written to disk, and only then shown to anybody.

use std::sync::Arc;
use std::time::Instant;

use clock::Moment;
use game::Side;
use protocol::{Accepted, Fact, Phase};

use super::context::Context;
use super::error::GameError;
use super::live::Locked;
use super::play::Play;
use crate::bus::News;
use crate::limits::Desk;
use crate::store::{Append, Beat, Draft, NewGame, Pending, Request, StoreError, Write};
use crate::token::TokenRow;

/// What a node has to do after a change.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    /// The games in which the computer has something to answer.
    pub(crate) computer_due: Vec<String>,
    /// When the next flag falls in a game; `None`: no flag for this node to watch.
    pub(crate) deadlines: Vec<(String, Option<i64>)>,
    /// A game of a tournament that is over now, with the tournament's id.
    pub(crate) over: Option<(String, String)>,
}

impl Changed {
    /// Adds a game whose next flag falls `at` that moment.
    pub(super) fn add(&mut self, id: &str, play: &Play, at: Option<Moment>) {
        if play.computer_due().is_some() {
            self.computer_due.push(id.to_owned());
        }
        self.deadlines.push((id.to_owned(), at.map(|at| at.0)));
    }
}

/// Facts that are recorded together. If this is dropped before a successful
/// [`commit`](Self::commit), none of them counts: the game is loaded from the store again.
pub(crate) struct Change<'l, 'a> {
    game: &'l mut Locked<'a>,
    /// Number of the last fact before it.
    since: u64,
    request: Option<(Request, u64)>,
    tokens: Vec<TokenRow>,
    child: Option<Box<Play>>,
    draft: Option<Draft>,
    /// It is being written, which may fail or be canceled.
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
            writing: false,
        }
    }

    /// Changes the game with `decide`, at a desk if there is one, and notes how long that took.
    pub(super) fn work<T>(&mut self, desk: Option<Desk>, decide: impl FnOnce(&mut Self) -> T) -> T {
        let began = Instant::now();
        let decided = match desk {
            Some(desk) => desk.work(|| decide(self)),
            None => decide(self),
        };
        self.game.took(began.elapsed());
        decided
    }

    /// The game, with the facts so far.
    pub(crate) fn play(&self) -> &Play {
        self.game
    }

    /// Records a fact.
    pub(crate) fn push(&mut self, fact: Fact) -> Result<(), GameError> {
        self.game.push(fact)
    }

    /// Records the fact that a request asks for.
    pub(crate) fn answer(&mut self, request: Request, fact: Fact) -> Result<Accepted, GameError> {
        self.game.push(fact)?;
        let seq = self.game.seq();
        self.request = Some((request, seq));
        Ok(Accepted { seq })
    }

    /// Records the turn of a side, with the lag that is given back.
    pub(crate) fn turn(
        &mut self,
        side: Side,
        request: Request,
        moves: Vec<String>,
    ) -> Result<Accepted, GameError> {
        let lag_us = self.game.lag(side, self.game.round_trip(side)).0;
        let turn = Fact::Turn {
            side,
            moves,
            lag_us,
        };
        self.answer(request, turn)
    }

    /// A side declares the moves of its running turn so far.
    pub(crate) fn declare(&mut self, side: Side, moves: &[String]) -> Result<(), GameError> {
        self.draft = Some(self.game.drafted(side, moves)?);
        Ok(())
    }

    /// What was declared of the running turn counts no more.
    pub(crate) fn forget_declared(&mut self) {
        let forgotten = self.game.draft.as_ref().map(|draft| Draft {
            plies: draft.plies,
            moves: Vec::new(),
        });
        self.draft = self.draft.take().or(forgotten);
    }

    /// Whether it is time for the flag of the running clock to fall.
    pub(crate) fn is_due(&self) -> bool {
        self.game.is_due()
    }

    /// Begins to play if the time to choose is over, or lets the flag of the running clock fall if its time has run
    /// out, including the lag that could be given back of a turn on its way. Returns `false` if another node runs the
    /// game, and has to decide that.
    pub(crate) fn fall(&mut self) -> Result<bool, GameError> {
        if !self.game.is_due() {
            return Ok(true);
        }
        let here = self.game.context().node;
        if self.game.runner.is_some_and(|runner| runner != here) {
            return Ok(false);
        }
        match self.game.deadline() {
            Some((side, _)) => self.push(self.game.time_out(side))?,
            None => self.end_choosing()?,
        }
        Ok(true)
    }

    /// Lets clocks run that wait for the players, if these are there.
    pub(crate) fn gather(&mut self) -> Result<(), GameError> {
        if self.game.has_gathered() {
            self.push(Fact::Gathered)?;
        }
        Ok(())
    }

    /// Nobody has to choose any more: sides that have not get the defaults, and play begins.
    pub(crate) fn end_choosing(&mut self) -> Result<(), GameError> {
        self.game.end_choosing()
    }

    /// Lets the computer choose where it is its turn to, and begins to play if all have chosen.
    pub(crate) fn go_on_choosing(&mut self) -> Result<(), GameError> {
        self.game.computers_choose()?;
        self.game.begin()
    }

    /// Adds a token.
    pub(crate) fn token(&mut self, token: TokenRow) {
        self.tokens.push(token);
    }

    /// Begins to play if nobody is missing and all have chosen.
    pub(crate) fn begin(&mut self) -> Result<(), GameError> {
        self.game.begin()
    }

    /// Begins the next game if it is time for it; both games are written together.
    pub(super) fn follow(&mut self) -> Result<(), GameError> {
        if self.play().state().next_due() {
            let next = self.play().next()?;
            let game = next.id().to_owned();
            self.push(Fact::NextBegun { game })?;
            self.child = Some(Box::new(next));
        }
        Ok(())
    }

    /// What this node has to do once this is on disk.
    pub(super) fn changed(&self) -> Changed {
        let mut changed = Changed::default();
        if let Some(play) = &self.child {
            changed.add(play.id(), play, play.due_at());
        }
        let here = Some(self.game.context().node);
        if let (false, Phase::Over(_), Some(board)) = (
            self.is_nothing(),
            self.game.state().phase(),
            self.game.board(),
        ) {
            changed.over = Some((self.game.id().to_owned(), board.tournament.clone()));
        }
        if self.is_nothing() && self.game.runner != here {
            // The node that runs it watches its clock.
            changed.deadlines.push((self.game.id().to_owned(), None));
        } else {
            let at = self.game.falls_at();
            changed.add(self.game.id(), self.play(), at);
        }
        changed
    }

    fn is_nothing(&self) -> bool {
        self.game.seq() == self.since && self.draft.is_none()
    }

    /// Writes the facts to disk and sends them to viewers; does nothing if there is nothing new.
    pub(super) async fn commit(&mut self) -> Result<(), StoreError> {
        if self.is_nothing() {
            return Ok(());
        }
        let (append, written) = self.begin_to_write();
        written.await?;
        self.writing = false;
        self.since = self.game.seq();
        self.game.take(&append);
        self.game.publish();
        self.game.context().tell(News::Appended(append));
        Ok(())
    }

    /// Not part of [`commit`](Self::commit), so that a change that waits for the disk takes less room.
    fn begin_to_write(&mut self) -> (Arc<Append>, Pending<'a, ()>) {
        let context = self.game.context();
        let child = self.child.take();
        let mut write = child.map_or_else(Write::default, |play| new_game(&play, context));
        let waits = self.play().waits();
        let append = Arc::new(Append {
            game: self.game.id().to_owned(),
            facts: self.game.facts_after(self.game.stored.seq).collect(),
            request: self.request,
            tokens: std::mem::take(&mut self.tokens),
            draft: self.draft.take(),
            runner_before: self.game.runner,
            outage: self.game.stored.outage,
            runner: waits.runner(context.node),
            waits,
            ended: self.game.ended(),
        });
        write.appends.push(Arc::clone(&append));
        write.beat = beat(&write.appends, context);
        self.writing = true;
        (append, context.store.commit(write))
    }
}

impl Drop for Change<'_, '_> {
    fn drop(&mut self) {
        if self.writing || self.game.seq() > self.since {
            self.game.invalidate();
        }
    }
}

/// What has to be written for a new game that is made at this node.
pub(super) fn new_game(play: &Play, context: &Context) -> Write {
    let id = play.id().to_owned();
    let waits = play.waits();
    let appends = vec![Arc::new(Append {
        game: id.clone(),
        facts: play.facts().collect(),
        request: None,
        tokens: play.tokens.clone(),
        draft: None,
        runner_before: None,
        outage: 0,
        runner: waits.runner(context.node),
        waits,
        ended: None,
    })];
    Write {
        games: vec![NewGame {
            id,
            created_us: play
                .facts()
                .next()
                .map_or_else(|| context.world.time.now_us(), |fact| fact.at_us),
            secret: play.secret.clone(),
            arbiter: play.arbiter,
            rated: play.rated,
            board: play.board.clone(),
            creation: None,
        }],
        beat: beat(&appends, context),
        appends,
        ..Write::default()
    }
}

/// The first beat of a node that begins to run a game. Nodes without games don't beat.
fn beat(appends: &[Arc<Append>], context: &Context) -> Option<Beat> {
    let begins =
        |append: &Arc<Append>| append.runner.is_some() && append.runner_before != append.runner;
    appends.iter().any(begins).then(|| Beat {
        node: context.node,
        at_us: context.world.time.now_us(),
        last: false,
    })
}
