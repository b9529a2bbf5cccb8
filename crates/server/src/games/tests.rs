//! Two nodes on one store.

mod room;

use std::time::Duration;

use clock::Span;
use game::{Side, Viewer};
use hall::Hall;
use protocol::{Fact, Seat, Terms};
use tempfile::TempDir;
use tokio::sync::{broadcast, mpsc};

use super::*;
use crate::limits::Limits;
use crate::lull::Lull;
use crate::store::sqlite::Sqlite;
use crate::store::{Beat, LostNode, TakeOver, Write};
use crate::time::{Time, steady_clock, system_clock};

const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

/// What is played between two people.
fn terms(clock: Option<&str>) -> Terms {
    let person = |name: &str| Seat::Person {
        name: name.to_owned(),
    };
    Terms {
        options: [("quiet".to_owned(), "off".to_owned())].into(),
        position: Some(START.to_owned()),
        clock: clock.map(|text| text.parse().expect("settings of clocks")),
        ..Terms::plain("tora-short", [person("Ann"), person("Ben")])
    }
}

/// Two nodes on one store, which hear of each other what a test lets them hear.
struct Two {
    games: [Games; 2],
    news: [mpsc::UnboundedReceiver<News>; 2],
    id: String,
    _folder: TempDir,
}

impl Two {
    /// With a game of two facts that both have in memory.
    async fn new(clock: Option<&str>) -> Self {
        let folder = TempDir::new().expect("a folder");
        let store = Arc::new(
            Sqlite::open(folder.path(), Lull::default())
                .await
                .expect("a database"),
        );
        let world = World {
            hall: Arc::new(Hall::all()),
            time: Time::new(system_clock(), steady_clock(), 0),
            salts: system_salts(),
            comeback: Span::ZERO,
        };
        let [(one, heard_of_one), (two, heard_of_two)] = [(); 2].map(|()| {
            let (tell, news) = mpsc::unbounded_channel();
            (
                Games::new(
                    NodeId::new(),
                    Arc::clone(&store) as _,
                    world.clone(),
                    usize::MAX,
                    Box::new(move |news| _ = tell.send(news)),
                    Workers::new(Limits::none()),
                ),
                news,
            )
        });
        let mut play = Play::create(&world, terms(clock), [None, None]).expect("a game");
        play.begin().expect("it begins");
        let (id, _) = one.create(play, None).await.expect("it is kept");
        two.get(&id).await.expect("it is found");
        Self {
            games: [one, two],
            news: [heard_of_one, heard_of_two],
            id,
            _folder: folder,
        }
    }

    async fn push(&self, node: usize, fact: Fact) -> Result<(), GameError> {
        let push = |change: &mut Change<'_, '_>| change.push(fact.clone());
        self.games[node]
            .change(&self.id, push)
            .await
            .map(|((), _)| ())
    }

    /// When something happened last, and when the flag falls, as a node knows it.
    async fn clock(&self, node: usize) -> (i64, i64) {
        let live = self.games[node].get(&self.id).await.expect("the game");
        let game = live.lock().await.expect("the game");
        let last = game.last_at_us().expect("a fact");
        (last, game.deadline().expect("a clock").1.0)
    }

    /// A node is lost, which the other one takes over, and both hear of it.
    async fn lose(&self, lost: usize, since_us: i64, until_us: i64) {
        let [node, other] = [lost, 1 - lost].map(|node| self.games[node].context.node);
        self.take_over(node, other, since_us, until_us).await;
        self.games.iter().for_each(Games::ask_again);
    }

    async fn take_over(&self, lost: NodeId, successor: NodeId, since_us: i64, until_us: i64) {
        let beat = |node, at_us| {
            let last = false;
            Some(Beat { node, at_us, last })
        };
        let lost = LostNode {
            id: lost,
            beat_us: since_us,
        };
        let take_over = TakeOver {
            lost,
            successor,
            at_us: until_us,
        };
        for (take_over, beat) in [
            (None, beat(lost.id, since_us)),
            (Some(take_over), beat(successor, until_us)),
        ] {
            let write = Write {
                take_over,
                beat,
                ..Write::default()
            };
            let store = &self.games[0].context.store;
            store.commit(write).await.expect("it is noted");
        }
    }

    /// What a node has told of changes.
    fn appended(&mut self, node: usize) -> Vec<Arc<Append>> {
        let news = std::iter::from_fn(|| self.news[node].try_recv().ok());
        let appended = |news| match news {
            News::Appended(append) => Some(append),
            _ => None,
        };
        news.filter_map(appended).collect()
    }

    async fn seq(&self, node: usize) -> u64 {
        let live = self.games[node].get(&self.id).await.expect("the game");
        live.lock().await.expect("the game").seq()
    }
}

const OFFER: Fact = Fact::Offered {
    side: Side::First,
    winner: None,
};
const NO: Fact = Fact::Declined { side: Side::Second };

#[tokio::test]
async fn a_node_that_has_heard_nothing_finds_it_in_the_store() {
    let two = Two::new(None).await;
    two.push(0, OFFER).await.expect("an offer");
    // The other node can decline the offer only if it has found it in the store.
    two.push(1, NO).await.expect("an answer to the offer");
    // The first node, too, thinks that its offer stands.
    two.push(0, OFFER).await.expect("another offer");
    let refused = two.push(1, OFFER).await.expect_err("an offer stands");
    assert!(
        matches!(refused, GameError::Refused { seq: 5, .. }),
        "{refused}"
    );
    two.push(1, NO).await.expect("an answer to the other offer");
    assert_eq!((two.seq(0).await, two.seq(1).await), (5, 6));
}

async fn next(frames: &mut broadcast::Receiver<Arc<Frames>>) -> Arc<Frames> {
    let next = tokio::time::timeout(Duration::from_secs(10), frames.recv());
    next.await.expect("viewers hear of it").expect("a frame")
}

#[tokio::test]
async fn what_was_not_heard_is_loaded_and_reaches_viewers_in_order() {
    let mut two = Two::new(None).await;
    let live = two.games[1].get(&two.id).await.expect("the game");
    let mut frames = live.lock().await.expect("the game").subscribe();
    for fact in [OFFER, NO, OFFER] {
        two.push(0, fact).await.expect("a fact");
    }
    let [first, second, third] = <[_; 3]>::try_from(two.appended(0)).expect("three changes");
    let expected = |since| {
        let live = &live;
        async move {
            let game = live.lock().await.expect("the game");
            let events = game.events(Viewer::Public, since);
            text(&protocol::Update::Events { events }).expect("a text")
        }
    };
    two.games[1].hear(Arc::clone(&first));
    let frame = next(&mut frames).await;
    assert_eq!(frame.text(Viewer::Public), expected(2).await);
    // The second is lost on the way, and the first comes again.
    two.games[1].hear(first);
    two.games[1].hear(third);
    let frame = next(&mut frames).await;
    assert_eq!(frame.text(Viewer::Public), expected(3).await);
    two.games[1].hear(second);
    assert_eq!(two.seq(1).await, 5);
    assert!(frames.try_recv().is_err(), "nothing is sent twice");
}

#[tokio::test]
async fn a_node_that_has_lost_news_asks_again() {
    let two = Two::new(None).await;
    two.push(0, OFFER).await.expect("an offer");
    assert_eq!(two.seq(1).await, 2);
    two.games[1].ask_again();
    assert_eq!(two.seq(1).await, 3);
    two.push(0, NO).await.expect("an answer");
    let live = two.games[1].get(&two.id).await.expect("the game");
    for (seen, known) in [(3, 3), (4, 4), (99, 4)] {
        let game = live.lock_after(seen).await.expect("the game");
        assert_eq!(game.seq(), known);
    }
}

const SECOND: i64 = 1_000_000;

/// The times given back to nobody.
fn away(facts: &[protocol::NumberedFact]) -> Vec<u64> {
    let away = |fact: &protocol::NumberedFact| match fact.fact {
        Fact::Restarted { away_us, .. } => Some(away_us),
        _ => None,
    };
    facts.iter().filter_map(away).collect()
}

#[tokio::test]
async fn two_outages_mean_the_same_whether_somebody_plays_between_them_or_not() {
    for between in [false, true] {
        let two = Two::new(Some("sudden 60s")).await;
        let (began, falls) = two.clock(0).await;
        two.lose(0, began + SECOND, began + 3 * SECOND).await;
        if between {
            two.push(1, OFFER).await.expect("an offer");
        }
        two.lose(1, began + 4 * SECOND, began + 9 * SECOND).await;
        for node in [0, 1] {
            assert_eq!(two.clock(node).await.1, falls + 7 * SECOND, "at {node}");
        }
        let stored = async || {
            let store = &two.games[0].context.store;
            let game = store.load(&two.id).await.expect("an answer");
            game.expect("the game")
        };
        let written = away(&stored().await.facts).len();
        assert_eq!(written, usize::from(between));
        two.push(0, if between { NO } else { OFFER })
            .await
            .expect("it goes on");
        let game = stored().await;
        assert_eq!(away(&game.facts), [2_000_000, 5_000_000]);
        assert_eq!(game.outages, []);
        assert_eq!(game.runner, Some(two.games[0].context.node));
        assert_eq!(two.seq(0).await, game.facts.len() as u64);
    }
}

#[tokio::test]
async fn a_node_that_is_taken_for_lost_learns_it_when_it_writes() {
    let mut two = Two::new(Some("sudden 60s")).await;
    let (began, falls) = two.clock(0).await;
    let [lost, successor] = [0, 1].map(|node| two.games[node].context.node);
    two.take_over(lost, successor, began + SECOND, began + 3 * SECOND)
        .await;
    // The other node knows of the outage, and hears of it again with the offer.
    two.games[1].ask_again();
    assert_eq!(two.seq(1).await, 3);
    two.push(0, OFFER).await.expect("an offer");
    assert_eq!(two.clock(0).await.1, falls + 2 * SECOND);
    let [offer] = <[_; 1]>::try_from(two.appended(0)).expect("one change");
    assert_eq!(away(&offer.facts), [2_000_000]);
    two.games[1].hear(offer);
    assert_eq!(two.seq(1).await, 4);
    two.push(1, NO).await.expect("an answer");
}
