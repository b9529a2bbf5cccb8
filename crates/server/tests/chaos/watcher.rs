//! Somebody who watches a game and comes back whenever the connection is lost.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt as _;
use protocol::{Hello, NumberedEvent, Update};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::http::Http;
use crate::ledger::{Ledger, events};
use crate::live::greet;
use crate::player::{Place, up};

/// Somebody who watches.
pub(crate) struct Watcher {
    task: JoinHandle<Vec<NumberedEvent>>,
    until: watch::Sender<Option<u64>>,
}

impl Watcher {
    pub(crate) fn start(id: String, mut place: Place) -> Self {
        let until = watch::Sender::new(None);
        let mut last = until.subscribe();
        let task = tokio::spawn(async move {
            let mut seen = Vec::new();
            let done = |seen: &Vec<NumberedEvent>, last: &watch::Receiver<Option<u64>>| {
                last.borrow().is_some_and(|last| seen.len() as u64 >= last)
            };
            while !done(&seen, &last) {
                let address = up(&mut place).await;
                let ending = last.borrow().is_some();
                // Once it ends, what is missing comes with the next welcome.
                let end = async {
                    if ending {
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    } else {
                        let _ = last.wait_for(Option::is_some).await;
                    }
                };
                tokio::select! {
                    () = listen(address, &id, &mut seen) => {}
                    () = end => {}
                }
            }
            seen
        });
        Self { task, until }
    }

    /// Watches until event `last` has come.
    pub(crate) async fn end(self, last: u64) -> Vec<NumberedEvent> {
        self.until.send_replace(Some(last));
        let seen = timeout(Duration::from_secs(60), self.task).await;
        seen.expect("the rest comes")
            .expect("a watcher without complaint")
    }

    /// What was seen is what is there.
    pub(crate) async fn check(ledger: &Ledger, address: SocketAddr) {
        let mut http = Http::connect(address).await.expect("the server is up");
        let there = events(&mut http, &ledger.id).await;
        assert!(
            there.starts_with(&ledger.seen),
            "nothing was shown that is not there"
        );
        assert!(ledger.seen.len() as u64 >= ledger.acknowledged());
    }
}

/// Listens until the connection is lost.
async fn listen(address: SocketAddr, id: &str, seen: &mut Vec<NumberedEvent>) {
    let hello = Hello {
        token: None,
        since: seen.len() as u64,
    };
    let Some(mut socket) = greet(address, id, &hello).await else {
        return;
    };
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else {
            continue;
        };
        match serde_json::from_str(&text).expect("an update") {
            Update::Welcome { events, .. } | Update::Events { events } => {
                for event in events {
                    assert_eq!(event.seq, seen.len() as u64 + 1, "in order, each once");
                    seen.push(event);
                }
            }
            Update::Refused { error } => panic!("{error:?}"),
            _ => {}
        }
    }
}
