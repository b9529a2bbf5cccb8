//! A game from its facts in the store, and from what other nodes write.

use std::time::Instant;

use clock::Span;
use protocol::{ApplyError, Fact, GameLog};

use super::Play;
use super::crowd::Crowd;
use crate::games::context::Context;
use crate::games::error::GameError;
use crate::limits::Work;
use crate::store::{Answered, Append, Outage, Request, Stand};

impl Play {
    /// Loads a game. Nobody knows how long it is, so that is always done at a desk.
    pub(in crate::games) async fn load(context: &Context, id: &str) -> Result<Self, GameError> {
        let stored = context.store.load(id).await?.ok_or(GameError::NoGame)?;
        let damaged = |(index, error)| GameError::Damaged {
            id: id.to_owned(),
            seq: index + 1,
            error: Box::new(error),
        };
        let stand = Stand {
            seq: stored.facts.last().map_or(0, |fact| fact.seq),
            outage: 0,
        };
        let desk = context.workers.desk(Work::Load).await?;
        let (began, facts) = (Instant::now(), stored.facts.len());
        let log = desk.work(|| GameLog::restore(&context.world.hall, stored.facts));
        let each = began.elapsed() / u32::try_from(facts).unwrap_or(u32::MAX).max(1);
        let mut play = Self {
            id: id.into(),
            world: context.world.clone(),
            log: log.map_err(damaged)?,
            tokens: stored.tokens,
            requests: stored.requests,
            secret: stored.secret,
            arbiter: stored.arbiter,
            rated: stored.rated,
            board: stored.board,
            draft: stored.draft,
            runner: stored.runner,
            stored: stand,
            declared: (0, 0),
            costly: false,
            crowd: Crowd::default(),
        };
        play.took(each);
        for outage in &stored.outages {
            let excused = play.outlive(outage);
            excused.map_err(|error| damaged((play.seq() as usize, error)))?;
        }
        Ok(play)
    }

    /// The node that has run the game was lost, and another one runs it from now on. The time between
    /// counts for nobody, and the clocks wait for the players to come back.
    fn outlive(&mut self, outage: &Outage) -> Result<(), ApplyError> {
        self.runner = Some(outage.successor);
        self.stored.outage = outage.number;
        if self.due_at().is_none() {
            return Ok(());
        }
        let last_us = self.last_at_us().unwrap_or(i64::MIN);
        let away_us = outage.away_us(last_us);
        let Span(waits_us) = self.world.comeback;
        let fact = Fact::Restarted { away_us, waits_us };
        self.log.record(outage.until_us.max(last_us), fact)
    }

    /// Takes in what another node has written. Returns `false` if something before it is missing, so
    /// that the game has to be loaded again.
    pub(in crate::games) fn hear(&mut self, append: &Append) -> bool {
        let (Some(first), Some(last)) = (append.facts.first(), append.facts.last()) else {
            self.take(append);
            return true;
        };
        if last.seq <= self.stored.seq {
            return true;
        }
        if first.seq > self.seq() + 1 {
            return false;
        }
        let mut facts = append.facts.iter();
        let is_known = {
            let mut known = self.facts_after(first.seq - 1).zip(&mut facts);
            known.all(|(own, fact)| own == *fact)
        };
        if !is_known {
            return false;
        }
        if !facts.all(|fact| self.log.record(fact.at_us, fact.fact.clone()).is_ok()) {
            return false;
        }
        self.take(append);
        true
    }

    /// Takes in what was written beside the facts.
    pub(in crate::games) fn take(&mut self, append: &Append) {
        self.tokens.extend(&append.tokens);
        if let Some((request, seq)) = append.request {
            let Request {
                sender,
                number,
                content,
            } = request;
            let content = Some(content);
            self.requests
                .insert((sender, number), Answered { seq, content });
        }
        if append.draft.is_some() {
            self.draft.clone_from(&append.draft);
        }
        self.runner = append.runner;
        if let Some(last) = append.facts.last() {
            self.stored.seq = last.seq;
        }
    }
}
