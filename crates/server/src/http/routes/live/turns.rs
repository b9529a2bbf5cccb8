//! The turns that a client plays over its connection, one at a time.

use std::future::pending;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;

use futures_util::FutureExt as _;
use protocol::{SendTurn, Update};
use tracing::Instrument as _;
use uuid::Uuid;

use super::super::send_turn::play_turn;
use crate::games::Live;
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::http::guard::in_any_case;
use crate::limits::{TooMany, on_behalf};
use crate::token::Token;

/// The turns of one client.
pub(super) struct Turns {
    app: App,
    live: Arc<Live>,
    address: IpAddr,
    token: Option<Token>,
    /// The turn on its way to disk, which brings its answer.
    running: Option<Pin<Box<dyn Future<Output = Update> + Send>>>,
}

impl Turns {
    /// Those of a client at an address who has greeted with this token.
    pub(super) fn new(app: &App, live: &Arc<Live>, address: IpAddr, token: Option<Token>) -> Self {
        Self {
            app: app.clone(),
            live: Arc::clone(live),
            address,
            token,
            running: None,
        }
    }

    /// Begins to play a turn. It counts as a request of its address; one too many, or one beside another, is
    /// refused with the returned answer.
    pub(super) fn play(&mut self, turn: SendTurn) -> Option<Update> {
        let request = turn.request;
        let counted = match &self.running {
            Some(_) => Err(TooMany { seconds: 1 }),
            None => self.app.gate().request(self.address),
        };
        if let Err(error) = counted {
            return Some(refused(request, &error.into()));
        }
        let span = tracing::info_span!("turn", game = self.live.id());
        let (app, live, token) = (self.app.clone(), Arc::clone(&self.live), self.token.clone());
        let work = async move { play_turn(&app, &live, token, turn).await };
        let work = on_behalf(Some(self.address), in_any_case(work));
        let answer = work.map(move |answer| match answer {
            Ok(_) => Update::Accepted(request),
            Err(error) => refused(request, &error),
        });
        self.running = Some(Box::pin(answer.instrument(span)));
        None
    }

    /// Waits for the answer to the running turn; for ever if there is none.
    pub(super) async fn answer(&mut self) -> Update {
        let Some(running) = &mut self.running else {
            return pending().await;
        };
        let answer = running.await;
        self.running = None;
        answer
    }
}

fn refused(request: Uuid, error: &ApiError) -> Update {
    Update::NotAccepted {
        request,
        error: error.body(),
    }
}
