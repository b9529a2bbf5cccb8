//! Several nodes that share a store and a bus.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::http::StatusCode;
use game::{Ending, Side};
use hall::Table;
use protocol::{Accepted, Action, Created, Event, GameView, NumberedEvent, Update};
use serde_json::json;
use tempfile::TempDir;
use tigerden_server::{App, DbError, Player, Setup, Shared};
use tokio::runtime::Runtime;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{BEGUN, Quick, SHORT, Seat, Stage, a_turn, outcome, setup, types};

/// A node that is silent for so long is taken for gone, and a little for the others to act on it.
const GONE: Duration = Duration::from_secs(9);

/// What the nodes of a test share.
struct House {
    folder: Arc<TempDir>,
    shared: Shared,
}

/// A node in a runtime of its own, so that it can be killed.
struct Node {
    stage: Stage,
    address: SocketAddr,
    runtime: Runtime,
}

impl House {
    async fn new() -> Self {
        let folder = TempDir::new().expect("a folder for the database");
        let shared = Shared::open(folder.path()).await.expect("a database");
        Self {
            folder: Arc::new(folder),
            shared,
        }
    }

    async fn node(&self) -> Node {
        self.node_with(setup()).await
    }

    async fn node_with(&self, setup: Setup) -> Node {
        let (folder, shared) = (Arc::clone(&self.folder), self.shared.clone());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let start = async move {
            let stage = Stage::of(folder, App::start(&shared, setup).await);
            let address = stage.listen().await;
            (stage, address)
        };
        let (stage, address) = runtime.spawn(start).await.expect("a node");
        Node {
            stage,
            address,
            runtime,
        }
    }
}

impl Node {
    /// Ends all that it does at once, as if its process were killed: it says and writes nothing more.
    fn kill(self) {
        self.runtime.shutdown_background();
    }

    async fn watch(&self, seat: &Seat, token: Option<&str>) -> Socket {
        let since = self.stage.view(seat).await.events.len() as u64;
        Socket::hello(self.address, &seat.id, token, since).await.0
    }
}

/// How often events of a type have happened.
fn count(view: &GameView, name: &str) -> usize {
    types(view).iter().filter(|kind| **kind == name).count()
}

/// Waits until a game is seen to be so, at one node.
async fn until(stage: &Stage, seat: &Seat, is: impl Fn(&GameView) -> bool) -> GameView {
    let began = Instant::now();
    loop {
        let view = stage.view(seat).await;
        if is(&view) {
            return view;
        }
        let waited = began.elapsed();
        assert!(waited < Duration::from_secs(20), "{:?}", types(&view));
        sleep(Duration::from_millis(50)).await;
    }
}

/// Plays a legal turn at one node, as the game is known there.
async fn play(stage: &Stage, seats: &[Seat; 2]) -> u64 {
    stage.play(seats).await.seq
}

#[tokio::test]
async fn what_happens_at_one_node_reaches_viewers_at_the_other() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let (first, invite) = one.stage.create(SHORT, Side::First).await;
    let mut ann = one.watch(&first, Some(&first.token)).await;
    let mut public = two.watch(&first, None).await;
    let second = two.stage.join(&first.id, &invite).await;
    let seats = [first, second];
    let mut seen: [Vec<NumberedEvent>; 2] = Default::default();
    for turn in 0..6 {
        let at = if turn % 2 == 0 { &one } else { &two };
        // The node has heard what happened at the other one when its viewers have.
        for (socket, seen) in [&mut ann, &mut public].into_iter().zip(&mut seen) {
            seen.extend(socket.events().await);
        }
        play(&at.stage, &seats).await;
    }
    for (socket, seen) in [&mut ann, &mut public].into_iter().zip(&mut seen) {
        seen.extend(socket.events().await);
        let numbers: Vec<u64> = seen.iter().map(|event| event.seq).collect();
        assert_eq!(numbers, (3..=BEGUN + 6).collect::<Vec<u64>>());
    }
    let views = [
        one.stage.view(&seats[0]).await,
        two.stage.view(&seats[0]).await,
    ];
    assert_eq!(views[0], views[1]);
    let Update::Welcome { events, .. } = Socket::hello(two.address, &seats[0].id, None, 0).await.1
    else {
        panic!("a welcome");
    };
    assert_eq!(events.len() as u64, BEGUN + 6);
    one.kill();
    two.kill();
}

#[tokio::test]
async fn of_two_turns_at_two_nodes_one_wins_and_sent_again_it_is_known_at_both() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.begun(SHORT).await;
    let mut after = BEGUN;
    for _ in 0..5 {
        let state = two.stage.state(&seats[0]).await;
        let table = state.table().expect("a game in play");
        let side = table.to_move().expect("somebody is to move");
        let (seat, moves) = (&seats[side.index()], a_turn(table));
        after = until(&two.stage, seat, |view| view.events.len() as u64 == after)
            .await
            .events
            .len() as u64;
        let requests = [Uuid::new_v4(), Uuid::new_v4()];
        let (here, there) = tokio::join!(
            one.stage.send_turn(seat, requests[0], after, &moves),
            two.stage.send_turn(seat, requests[1], after, &moves),
        );
        let won = usize::from(here.status != StatusCode::OK);
        let lost = [&here, &there][1 - won];
        lost.refused(StatusCode::CONFLICT, "error-stale");
        for stage in [&one.stage, &two.stage] {
            let again = stage.send_turn(seat, requests[won], after, &moves).await;
            assert_eq!(again.ok::<Accepted>().seq, after + 1);
        }
        after += 1;
        until(&two.stage, seat, |view| view.events.len() as u64 == after).await;
    }
    one.kill();
    two.kill();
}

#[tokio::test]
async fn presence_adds_up_until_a_node_is_gone() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let [first, second] = one.stage.begun(SHORT).await;
    let mut ann = one.watch(&first, Some(&first.token)).await;
    ann.presence([true, false], 0).await;
    let mut ben = two.watch(&second, Some(&second.token)).await;
    // Who comes later is told who was there before.
    ben.presence([true, true], 0).await;
    ann.presence([true, true], 0).await;
    let public = two.watch(&first, None).await;
    ann.presence([true, true], 1).await;
    drop(public);
    ann.presence([true, true], 0).await;
    // A node that starts later hears of them, too.
    let three = house.node().await;
    let mut other = three.watch(&first, None).await;
    other.presence([true, true], 1).await;
    two.kill();
    let killed = Instant::now();
    let gone = ann.presence([true, false], 1);
    tokio::time::timeout(GONE, gone).await.expect("Ben is gone");
    assert!(killed.elapsed() > Duration::from_secs(3), "it has a lease");
    other.presence([true, false], 1).await;
    one.kill();
    three.kill();
}

#[tokio::test]
async fn a_flag_falls_once() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.timed("sudden 2s").await;
    let id = &seats[0].id;
    let (mut here, _) = Socket::hello(one.address, id, None, BEGUN).await;
    let (mut there, _) = Socket::hello(two.address, id, None, BEGUN).await;
    // Both nodes have had the game, and both have a timer for it.
    play(&one.stage, &seats).await;
    here.events().await;
    there.events().await;
    play(&two.stage, &seats).await;
    here.events().await;
    there.events().await;
    sleep(Duration::from_millis(2400)).await;
    for (node, socket) in [(&one, &mut here), (&two, &mut there)] {
        let view = node.stage.view(&seats[0]).await;
        assert_eq!(count(&view, "time-out"), 1, "{:?}", types(&view));
        assert_eq!(count(&view, "restarted"), 0);
        let last = view.events.len() - 1;
        assert_eq!(socket.events().await, view.events[last..]);
        let outcome = outcome(&node.stage.state(&seats[0]).await).expect("the end");
        assert_eq!(outcome.ending, Ending::Time);
        assert_eq!(outcome.winner, Some(Side::Second));
    }
    one.kill();
    two.kill();
}

#[tokio::test]
async fn t_r6_what_was_declared_at_another_node_stands() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.timed("byoyomi 0s+1x2s").await;
    let state = two.stage.state(&seats[0]).await;
    let mut turn = a_turn(state.table().expect("a game"));
    let end = turn.pop();
    // The last word is said where the flag would not have fallen.
    for (node, moves) in [(&one, &turn[..0]), (&two, &turn[..])] {
        let drafted = node.stage.draft(&seats[0], BEGUN, moves).await;
        assert_eq!(drafted.ok::<Accepted>().seq, BEGUN);
    }
    let view = until(&one.stage, &seats[0], |view| count(view, "time-out") > 0).await;
    let out = view.events.iter().find_map(|event| match &event.event {
        Event::TimeOut { side, moves } => Some((*side, moves.clone())),
        _ => None,
    });
    turn.extend(end);
    assert_eq!(out, Some((Side::First, turn)));
    one.kill();
    two.kill();
}

#[tokio::test]
async fn when_a_node_is_killed_others_go_on_with_its_games_and_only_those() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let lost = one.stage.timed("sudden 30s").await;
    let moved = one.stage.timed("sudden 30s").await;
    let other = two.stage.timed("sudden 30s").await;
    let untimed = one.stage.begun(SHORT).await;
    // The node that has written last runs a game.
    until(&two.stage, &moved[0], |view| {
        view.events.len() as u64 == BEGUN
    })
    .await;
    play(&two.stage, &moved).await;
    let mut ben = two.watch(&lost[1], Some(&lost[1].token)).await;
    sleep(Duration::from_millis(1500)).await;
    one.kill();
    let view = until(&two.stage, &lost[0], |view| count(view, "restarted") > 0).await;
    let Some(Event::Restarted { away_us }) = view.events.last().map(|last| last.event.clone())
    else {
        panic!("{view:?}");
    };
    assert!((4_000_000..9_000_000).contains(&away_us), "{away_us}");
    assert_eq!(ben.events().await, view.events[BEGUN as usize..]);
    for (seats, more) in [(&moved, 1), (&other, 0), (&untimed, 0)] {
        let view = two.stage.view(&seats[0]).await;
        assert_eq!(count(&view, "restarted"), 0);
        assert_eq!(view.events.len() as u64, BEGUN + more);
    }
    for seats in [&lost, &moved, &other, &untimed] {
        play(&two.stage, seats).await;
    }
    sleep(Duration::from_millis(2500)).await;
    let view = two.stage.view(&lost[0]).await;
    assert_eq!(count(&view, "restarted"), 1, "it is said once");
    two.kill();
}

#[tokio::test]
async fn a_flag_does_not_fall_while_the_node_of_the_game_is_gone() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.timed("sudden 3s").await;
    let moves = a_turn(one.stage.state(&seats[0]).await.table().expect("a game"));
    sleep(Duration::from_millis(1200)).await;
    one.kill();
    // The time is over before it is known that the node is gone; the turn comes in between.
    sleep(Duration::from_millis(2500)).await;
    let answer = two
        .stage
        .send_turn(&seats[0], Uuid::new_v4(), BEGUN, &moves)
        .await;
    assert_eq!(answer.ok::<Accepted>().seq, BEGUN + 2, "{}", answer.text());
    let view = two.stage.view(&seats[0]).await;
    assert_eq!(types(&view)[BEGUN as usize..], ["restarted", "turn"]);
    two.kill();
}

#[tokio::test]
async fn a_node_that_stops_leaves_its_games_to_others_at_once() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.timed("sudden 30s").await;
    one.stage.app().close().await;
    let stopped = Instant::now();
    until(&two.stage, &seats[0], |view| count(view, "restarted") == 1).await;
    assert!(stopped.elapsed() < Duration::from_secs(2));
    let answer = two.stage.act(&seats[0], Action::Resign).await;
    answer.ok::<Accepted>();
    one.kill();
    two.kill();
}

#[tokio::test]
async fn what_happens_while_a_node_stops_is_told_before_it_leaves() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let seats = one.stage.begun(SHORT).await;
    let mut ben = two.watch(&seats[1], None).await;
    ben.presence([false, false], 1).await;
    one.stage.app().stop();
    sleep(Duration::from_millis(100)).await;
    let resigned = one.stage.act(&seats[0], Action::Resign).await;
    assert_eq!(resigned.ok::<Accepted>().seq, BEGUN + 1);
    one.stage.app().close().await;
    assert_eq!(ben.events().await.len(), 1);
    one.kill();
    two.kill();
}

/// Thinks until it is told to stop.
struct Slow;

impl Player for Slow {
    fn turn(
        &self,
        _: &dyn Table,
        _: u8,
        _: Option<Duration>,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, String> {
        let began = std::time::Instant::now();
        while !stop.load(std::sync::atomic::Ordering::Relaxed) && began.elapsed() < 3 * GONE {
            std::thread::sleep(Duration::from_millis(20));
        }
        Err("it was too slow".to_owned())
    }

    fn takes_draw(
        &self,
        table: &dyn Table,
        side: Side,
        level: u8,
        stop: &AtomicBool,
    ) -> Result<bool, String> {
        Quick.takes_draw(table, side, level, stop)
    }
}

#[tokio::test]
async fn the_computer_answers_at_another_node_when_its_own_is_killed() {
    let house = House::new().await;
    let slow = Setup {
        player: Arc::new(Slow),
        ..setup()
    };
    let (one, two) = (house.node_with(slow).await, house.node().await);
    let computer = json!({ "kind": "computer", "level": 1 });
    let body = json!({ "game": SHORT, "side": "second", "opponent": computer });
    let created: Created = one.stage.post("/api/games", None, &body).await.ok();
    let seat = Seat {
        id: created.id,
        side: Side::Second,
        token: created.token,
    };
    let begun = two.stage.view(&seat).await.events.len();
    sleep(Duration::from_millis(500)).await;
    assert_eq!(two.stage.view(&seat).await.events.len(), begun);
    one.kill();
    let view = until(&two.stage, &seat, |view| view.events.len() > begun).await;
    assert_eq!(types(&view).last(), Some(&"turn"));
    assert_eq!(count(&view, "restarted"), 0, "no clock has run");
    two.kill();
}

#[tokio::test]
async fn another_process_may_not_serve_from_the_same_folder() {
    let stage = Stage::new().await;
    let other = App::open(stage.folder(), setup()).await;
    assert!(matches!(other.err(), Some(DbError::InUse { .. })));
    stage.app().close().await;
    assert!(App::open(stage.folder(), setup()).await.is_ok());
}
