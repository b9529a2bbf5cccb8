//! Nodes that stop or are killed.

use std::time::Duration;

use game::Side;
use protocol::{Accepted, Action, Event};
use tigerden_server::Setup;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use super::house::House;
use crate::stage::{BEGUN, SHORT, Slow, a_turn, count, setup, types};

/// A node that is silent for so long is taken for gone, and a little for the others to act on it.
const GONE: Duration = Duration::from_secs(9);

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
async fn when_a_node_is_killed_others_go_on_with_its_games_and_only_those() {
    let house = House::new().await;
    let (one, two) = (house.node().await, house.node().await);
    let lost = one.stage.timed("sudden 30s").await;
    let moved = one.stage.timed("sudden 30s").await;
    let other = two.stage.timed("sudden 30s").await;
    let untimed = one.stage.begun(SHORT).await;
    // The node that has written last runs a game.
    two.stage
        .view_when(&moved[0], |view| view.events.len() as u64 == BEGUN)
        .await;
    two.stage.play(&moved).await;
    let mut ben = two.watch(&lost[1], Some(&lost[1].token)).await;
    sleep(Duration::from_millis(1500)).await;
    one.kill();
    let view = two
        .stage
        .view_when(&lost[0], |view| count(view, "restarted") > 0)
        .await;
    let Some(Event::Restarted { away_us, .. }) = view.events.last().map(|last| last.event.clone())
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
        two.stage.play(seats).await;
    }
    sleep(Duration::from_millis(2500)).await;
    let view = two.stage.view(&lost[0]).await;
    assert_eq!(count(&view, "restarted"), 1, "it is said once");
    two.kill();
}

#[tokio::test]
async fn clocks_do_not_wait_for_players_who_stayed_when_a_node_was_lost() {
    let house = House::new().await;
    let usual = || Setup {
        comeback: Duration::from_secs(60),
        ..setup()
    };
    let (one, two) = (
        house.node_with(usual()).await,
        house.node_with(usual()).await,
    );
    let seats = one.stage.timed("sudden 30s").await;
    two.stage
        .view_when(&seats[0], |view| view.events.len() as u64 == BEGUN)
        .await;
    let _ann = two.watch(&seats[0], Some(&seats[0].token)).await;
    let _ben = two.watch(&seats[1], Some(&seats[1].token)).await;
    one.kill();
    let view = two
        .stage
        .view_when(&seats[0], |view| count(view, "gathered") > 0)
        .await;
    assert_eq!(types(&view)[BEGUN as usize..], ["restarted", "gathered"]);
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
    two.stage
        .view_when(&seats[0], |view| count(view, "restarted") == 1)
        .await;
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

#[tokio::test]
async fn the_computer_answers_at_another_node_when_its_own_is_killed() {
    let house = House::new().await;
    let (_, slow) = Slow::setup();
    let (one, two) = (house.node_with(slow).await, house.node().await);
    let seat = one.stage.against(SHORT, Side::Second, 1).await;
    let begun = two.stage.view(&seat).await.events.len();
    sleep(Duration::from_millis(500)).await;
    assert_eq!(two.stage.view(&seat).await.events.len(), begun);
    one.kill();
    let view = two
        .stage
        .view_when(&seat, |view| view.events.len() > begun)
        .await;
    assert_eq!(types(&view).last(), Some(&"turn"));
    assert_eq!(count(&view, "restarted"), 0, "no clock has run");
    two.kill();
}
