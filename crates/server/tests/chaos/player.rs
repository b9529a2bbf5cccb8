//! Somebody who plays one game after the other, whatever happens to the server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hall::Hall;
use protocol::{Accepted, Created, GameState, GameView, Joined, Phase, SendTurn};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use uuid::Uuid;

use crate::http::Http;
use crate::ledger::{Ledger, Sent};
use crate::live::say;
use crate::quick::{a_turn, random};
use crate::watcher::Watcher;

/// Where the server is; `None` while it is down.
pub(crate) type Place = watch::Receiver<Option<SocketAddr>>;

/// What a server that stops answers: the request is to be sent again.
const STOPPING: u16 = 503;
/// A turn that nobody answers in this time counts as lost on the way.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who plays.
pub(crate) struct Player {
    task: JoinHandle<Vec<Ledger>>,
    enough: watch::Sender<bool>,
}

impl Player {
    /// Begins to play: both sides of games, or against the computer. `played` counts the turns.
    pub(crate) fn start(
        number: usize,
        computer: bool,
        place: Place,
        played: Arc<AtomicU64>,
    ) -> Self {
        let enough = watch::Sender::new(false);
        let until = enough.subscribe();
        let task = tokio::spawn(async move {
            let mut ledgers = Vec::new();
            while !*until.borrow() {
                let Some(mut game) = Game::begin(computer, place.clone(), number).await else {
                    continue;
                };
                game.play(&until, &played).await;
                ledgers.push(game.end().await);
            }
            ledgers
        });
        Self { task, enough }
    }

    /// Stops after the turn under way is acknowledged.
    pub(crate) async fn finish(self) -> Vec<Ledger> {
        self.enough.send_replace(true);
        self.task
            .await
            .expect("the player has nothing to complain about")
    }
}

struct Game {
    ledger: Ledger,
    place: Place,
    watcher: Watcher,
}

/// The server's address, once it is up.
pub(crate) async fn up(place: &mut Place) -> SocketAddr {
    let address = place
        .wait_for(Option::is_some)
        .await
        .expect("the test goes on");
    address.expect("it is up")
}

impl Game {
    /// Creates a game; `None` if the server went down meanwhile.
    async fn begin(computer: bool, mut place: Place, number: usize) -> Option<Self> {
        let address = up(&mut place).await;
        let opponent = if computer {
            json!({ "kind": "computer", "level": 1 })
        } else {
            json!({ "kind": "person" })
        };
        let game = if number == 1 {
            "tora-long"
        } else {
            "tora-short"
        };
        let body = json!({ "game": game, "side": "first", "opponent": opponent });
        let (status, created) = post(address, "/api/games", "", &body).await.ok()?;
        if status == STOPPING {
            return None;
        }
        let created: Created = serde_json::from_value(created).expect("a game");
        let second = match &created.invite {
            Some(invite) => Some(join(&mut place, &created.id, invite).await),
            None => None,
        };
        Some(Self {
            watcher: Watcher::start(created.id.clone(), place.clone()),
            place,
            ledger: Ledger {
                id: created.id,
                tokens: [Some(created.token), second],
                turns: Vec::new(),
                seen: Vec::new(),
            },
        })
    }

    /// Plays until the game is over or it is enough.
    async fn play(&mut self, until: &watch::Receiver<bool>, played: &AtomicU64) {
        while !*until.borrow() {
            let state = self.state().await;
            let Phase::Playing = state.phase() else {
                return;
            };
            let table = state.table().expect("a game in play");
            let side = table.to_move().expect("somebody is to move").index();
            if self.ledger.tokens[side].is_none() {
                tokio::time::sleep(Duration::from_millis(2)).await;
                continue;
            }
            let (moves, after) = (a_turn(table), state.seq());
            drop(state);
            let sent = self.turn(side, after, moves).await;
            self.ledger.turns.push(sent);
            played.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn end(self) -> Ledger {
        let seq = self.ledger.turns.last().map_or(0, |sent| sent.after + 1);
        let seen = self.watcher.end(seq).await;
        Ledger {
            seen,
            ..self.ledger
        }
    }

    async fn state(&mut self) -> GameState {
        let path = format!("/api/games/{}", self.ledger.id);
        loop {
            let address = up(&mut self.place).await;
            let asked = async { Http::connect(address).await?.get(&path, "").await };
            if let Ok(Ok((status, view))) = timeout(PATIENCE, asked).await
                && status != STOPPING
            {
                assert_eq!(status, 200, "{view}");
                let view: GameView = serde_json::from_value(view).expect("a game");
                return GameState::of_events(&Hall::all(), &view.events).expect("a legal game");
            }
        }
    }

    /// Sends a turn until it is acknowledged, as a request or over a live connection: now and then twice at
    /// once, or with a rival that wants the same place.
    async fn turn(&mut self, side: usize, after: u64, moves: Vec<String>) -> Sent {
        let one = Uuid::new_v4();
        let other = match random() % 4 {
            0 => Some(one),
            1 => Some(Uuid::new_v4()),
            _ => None,
        };
        loop {
            let address = up(&mut self.place).await;
            let (a, b) = match other {
                Some(other) => {
                    let (a, b) = tokio::join!(
                        self.send(address, side, one, after, &moves),
                        self.send(address, side, other, after, &moves),
                    );
                    (a, Some(b))
                }
                None => (self.send(address, side, one, after, &moves).await, None),
            };
            let request = match (&a, &b) {
                (Reply::Accepted, Some(Reply::Accepted)) => {
                    assert_eq!(Some(one), other, "two can't take the same place");
                    one
                }
                (Reply::Accepted, _) => one,
                (_, Some(Reply::Accepted)) => other.unwrap_or(one),
                (Reply::Stale, None | Some(Reply::Stale)) => {
                    panic!("turn {after} of {} was taken by nobody", self.ledger.id)
                }
                _ => continue,
            };
            let rival = other.filter(|other| *other != one);
            let rival = rival.map(|other| if request == one { other } else { one });
            return Sent {
                side,
                request,
                after,
                moves,
                rival,
            };
        }
    }

    async fn send(
        &self,
        address: SocketAddr,
        side: usize,
        request: Uuid,
        after: u64,
        moves: &[String],
    ) -> Reply {
        let turn = SendTurn {
            request,
            after,
            moves: moves.to_vec(),
        };
        let token = self.ledger.tokens[side].as_deref().unwrap_or_default();
        if random().is_multiple_of(2) {
            let said = timeout(PATIENCE, say(address, &self.ledger.id, token, turn)).await;
            return match said.ok().flatten() {
                Some(Ok(())) => Reply::Accepted,
                Some(Err(error)) => match error.key.as_str() {
                    "error-stale" => Reply::Stale,
                    "error-server" | "error-busy" => Reply::Lost,
                    _ => panic!("{error:?}"),
                },
                None => Reply::Lost,
            };
        }
        let (body, path) = (json!(turn), format!("/api/games/{}/turns", self.ledger.id));
        match post(address, &path, token, &body).await {
            Ok((200, answer)) => {
                let accepted: Accepted = serde_json::from_value(answer).expect("an answer");
                assert_eq!(accepted.seq, after + 1);
                Reply::Accepted
            }
            Ok((409, _)) => Reply::Stale,
            Ok((STOPPING, _)) => Reply::Lost,
            Ok((status, answer)) => panic!("{status}: {answer}"),
            Err(_) => Reply::Lost,
        }
    }
}

enum Reply {
    Accepted,
    Stale,
    Lost,
}

/// Takes the other seat, with a secret of our own, until it is acknowledged.
async fn join(place: &mut Place, id: &str, invite: &str) -> String {
    let secret: String = (0..42)
        .map(|_| char::from(b'a' + (random() % 26) as u8))
        .collect();
    let token = format!("{secret}A");
    let body = json!({ "invite": invite, "token": token });
    loop {
        let address = up(place).await;
        if let Ok((status, answer)) =
            post(address, &format!("/api/games/{id}/join"), "", &body).await
            && status != STOPPING
        {
            assert_eq!(status, 200, "{answer}");
            let joined: Joined = serde_json::from_value(answer).expect("a seat");
            assert_eq!(joined.token, token);
            return token;
        }
    }
}

async fn post(
    address: SocketAddr,
    path: &str,
    token: &str,
    body: &Value,
) -> io::Result<(u16, Value)> {
    let asked = async { Http::connect(address).await?.post(path, token, body).await };
    timeout(PATIENCE, asked)
        .await
        .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}
