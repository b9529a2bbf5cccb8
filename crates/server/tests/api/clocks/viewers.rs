//! What viewers see of clocks, and the time that messages take.

use std::time::Duration;

use clock::Moment;
use game::Side;
use hall::Hall;
use protocol::{Event, GameState, Now, NumberedEvent, ServerTime, Update};
use tokio::time::sleep;

use super::now;
use crate::socket::Socket;
use crate::stage::{Seat, Stage};

/// A viewer whose own clock is wrong by `skew_us`, and who has found out the server's.
async fn viewer(stage: &Stage, skew_us: i64) -> ServerTime {
    let mut time = ServerTime::default();
    for _ in 0..3 {
        let asked = now().0 + skew_us;
        let said: Now = stage.get("/api/now", None).await.ok();
        time.heard(asked, said.now_us, now().0 + skew_us);
    }
    time
}

#[tokio::test]
async fn two_viewers_see_the_same_clocks_within_100_ms() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("fischer 60s+2s").await;
    let id = &seats[0].id;
    let skews = [3_600_000_000, -77_000_000];
    let times = [
        viewer(&stage, skews[0]).await,
        viewer(&stage, skews[1]).await,
    ];
    let mut events = [Vec::new(), Vec::new()];
    let (mut ann, welcome) = Socket::hello(address, id, Some(&seats[0].token), 0).await;
    let Update::Welcome { events: all, .. } = welcome else {
        panic!("{welcome:?}");
    };
    events[0].extend(all);
    let (mut public, welcome) = Socket::hello(address, id, None, 0).await;
    let Update::Welcome { events: all, .. } = welcome else {
        panic!("{welcome:?}");
    };
    events[1].extend(all);
    for _ in 0..6 {
        sleep(Duration::from_millis(70)).await;
        stage.play(&seats).await;
        events[0].extend(ann.events().await);
        events[1].extend(public.events().await);
        let instant = now().0;
        let shown = [0, 1].map(|viewer| {
            let state = GameState::of_events(&Hall::all(), &events[viewer]).expect("a game");
            let clock = state.clock().expect("clocks").clone();
            let at = Moment(times[viewer].at(instant + skews[viewer]));
            Side::BOTH.map(|side| clock.reading(side, at).left.0)
        });
        for (one, other) in shown[0].iter().zip(shown[1]) {
            assert!(one.abs_diff(other) < 100_000, "{shown:?}");
        }
    }
}

#[tokio::test]
async fn what_a_turn_was_on_its_way_is_given_back_as_the_server_has_measured() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("sudden 60s").await;
    let token = Some(seats[0].token.as_str());
    let (mut socket, _) = Socket::hello(address, &seats[0].id, token, 0).await;
    // The ping waits as if it had been on its way.
    sleep(Duration::from_millis(300)).await;
    socket.drain(Duration::from_millis(200)).await;
    stage.play(&seats).await;
    stage.play(&seats).await;
    let lags = lags(&stage, &seats[0]).await;
    assert!((250_000..=500_000).contains(&lags[0]), "{lags:?}");
    assert_eq!(lags[1], 0, "who is not connected is not measured");
}

#[tokio::test]
async fn nothing_is_given_back_once_the_connection_is_closed() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.timed("sudden 60s").await;
    let (id, token) = (&seats[0].id, Some(seats[0].token.as_str()));
    let (mut watcher, _) = Socket::hello(address, id, None, 0).await;
    let (mut socket, _) = Socket::hello(address, id, token, 0).await;
    sleep(Duration::from_millis(300)).await;
    socket.drain(Duration::from_millis(200)).await;
    watcher.presence([true, false], 1).await;
    drop(socket);
    watcher.presence([false, false], 1).await;
    stage.play(&seats).await;
    assert_eq!(lags(&stage, &seats[0]).await, [0]);
}

/// What was given back of each turn, in microseconds.
async fn lags(stage: &Stage, seat: &Seat) -> Vec<u64> {
    let lag = |entry: &NumberedEvent| match entry.event {
        Event::Turn { lag_us, .. } => Some(lag_us),
        _ => None,
    };
    stage
        .view(seat)
        .await
        .events
        .iter()
        .filter_map(lag)
        .collect()
}
