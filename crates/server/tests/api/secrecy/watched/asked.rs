//! Asking for secrets.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{Method, Request};

use super::Watched;
use crate::secrecy::leak::{Leak, Secrets};
use crate::secrecy::pair::Guess;
use crate::secrecy::probes::{self, Asker, Probe, Scope};
use crate::stage::Reply;

impl Watched<'_> {
    /// Asks what others than the keeper can ask.
    pub(crate) async fn ask(&mut self, guesses: &[Guess], scope: Scope) {
        for probe in probes::all(self.seq, guesses, scope) {
            let token = self.token(probe.asker, &probe.address);
            let reply = self.request(&probe, token).await;
            let mut own = None;
            if self.leak.needs_own(&probe.address) {
                let keeper = Some(self.tokens[0].clone());
                own = Some(self.request(&probe, keeper).await);
            }
            let own = own.as_ref().map(Reply::text);
            let secrets = Secrets {
                table: self.table.as_deref(),
                moves: &self.moves,
                declared: &self.declared,
            };
            let own = own.as_ref().map(Cow::as_ref);
            let said = self.leak.answer(&probe, &reply, own, &secrets);
            let at = format!("{} {}", probe.method, probe.address);
            self.hear_as(&format!("{:?}: {at}", probe.asker), &reply, &said);
            *self.asked.entry(at).or_default() += 1;
        }
    }

    /// Sends a request with a token.
    async fn request(&self, probe: &Probe, token: Option<String>) -> Reply {
        let id = match probe.address.starts_with("/api/tournaments/") {
            true => &self.den.tournament,
            false => self.id(),
        };
        let path = probe.path.replace("{id}", id);
        let mut request = Request::builder().method(&probe.method).uri(&path);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = match probe.method {
            Method::GET => Body::empty(),
            _ => Body::from(probe.body.to_string()),
        };
        let request = request.header("content-type", "application/json");
        let request = request.body(body).expect("a request");
        self.den.stage.send(request).await
    }

    /// The secret with which somebody asks at an address.
    pub(super) fn token(&self, asker: Asker, address: &str) -> Option<String> {
        if matches!(self.leak, Leak::Address(leaky) if leaky == address) {
            return Some(self.tokens[0].clone());
        }
        // In the next game everybody's Assassin hides anew, by lot: what its owner is told differs.
        let seated = asker == Asker::Other && self.ids.len() == 1;
        seated.then(|| self.tokens[1].clone())
    }
}
