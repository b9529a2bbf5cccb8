//! A game from its facts in the store, and from what other nodes write.

use std::sync::Arc;

use protocol::GameLog;

use super::Play;
use crate::games::context::Context;
use crate::games::error::GameError;
use crate::store::Append;

impl Play {
    /// Loads a game.
    pub(in crate::games) async fn load(context: &Context, id: &str) -> Result<Self, GameError> {
        let stored = context.store.load(id).await?.ok_or(GameError::NoGame)?;
        let damaged = |(index, error)| GameError::Damaged {
            id: id.to_owned(),
            seq: index + 1,
            error: Box::new(error),
        };
        Ok(Self {
            hall: Arc::clone(&context.hall),
            time: context.time.clone(),
            log: GameLog::restore(&context.hall, stored.facts).map_err(damaged)?,
            tokens: stored.tokens,
            requests: stored.requests,
            secret: stored.secret,
            arbiter: stored.arbiter,
            draft: stored.draft,
            runner: stored.runner,
        })
    }

    /// Takes in what another node has written. Returns `false` if something before it is missing, so
    /// that the game has to be loaded again.
    pub(in crate::games) fn hear(&mut self, append: &Append) -> bool {
        let (Some(first), Some(last)) = (append.facts.first(), append.facts.last()) else {
            self.take(append);
            return true;
        };
        if last.seq <= self.seq() {
            return true;
        }
        if first.seq != self.seq() + 1 {
            return false;
        }
        let mut facts = append.facts.iter();
        if !facts.all(|fact| self.log.record(fact.at_us, fact.fact.clone()).is_ok()) {
            return false;
        }
        self.take(append);
        true
    }

    /// Takes in what was written beside the facts.
    pub(in crate::games) fn take(&mut self, append: &Append) {
        self.tokens.extend(&append.tokens);
        if let Some((side, request, seq)) = append.request {
            self.requests.insert((side, request), seq);
        }
        if append.draft.is_some() {
            self.draft.clone_from(&append.draft);
        }
        self.runner = append.runner;
    }
}
