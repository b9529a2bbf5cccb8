//! Several nodes that share a store and a bus.

mod house;
mod lost;

use std::time::Duration;

use axum::http::StatusCode;
use game::{Ending, Side};
use protocol::{Accepted, Event, NumberedEvent, Update};
use tigerden_server::{App, DbError};
use tokio::time::sleep;
use uuid::Uuid;

use crate::socket::Socket;
use crate::stage::{BEGUN, SHORT, Stage, a_turn, count, outcome, setup, types};

use house::House;

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
        at.stage.play(&seats).await;
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
        after = two
            .stage
            .view_when(seat, |view| view.events.len() as u64 == after)
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
        two.stage
            .view_when(seat, |view| view.events.len() as u64 == after)
            .await;
    }
    one.kill();
    two.kill();
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
    one.stage.play(&seats).await;
    here.events().await;
    there.events().await;
    two.stage.play(&seats).await;
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
    let view = one
        .stage
        .view_when(&seats[0], |view| count(view, "time-out") > 0)
        .await;
    let out = view.events.iter().find_map(|event| match &event.event {
        Event::TimeOut { side, moves, .. } => Some((*side, moves.clone())),
        _ => None,
    });
    turn.extend(end);
    assert_eq!(out, Some((Side::First, turn)));
    one.kill();
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
