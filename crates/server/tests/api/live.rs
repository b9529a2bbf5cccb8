//! `GET /api/games/{id}/live`

use std::time::{Duration, Instant};

use game::Side;
use protocol::{Accepted, Action, Update};
use tigerden_server::{Limits, Setup};

use crate::socket::{Next, Socket};
use crate::stage::{BEGUN, SHORT, Stage, setup};

#[tokio::test]
async fn what_happens_reaches_everybody_at_once() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let (first, invite) = stage.create(SHORT, Side::First).await;
    let (mut ann, _) = Socket::hello(address, &first.id, Some(&first.token), 0).await;
    let (mut public, _) = Socket::hello(address, &first.id, None, 0).await;
    let second = stage.join(&first.id, &invite).await;
    for socket in [&mut ann, &mut public] {
        let numbers: Vec<u64> = socket.events().await.iter().map(|e| e.seq).collect();
        assert_eq!(numbers, [3, 4, 5], "joined, chose and begun come together");
    }
    let seats = [first, second];
    stage.play(&seats).await;
    let view = stage.view(&seats[0]).await;
    for socket in [&mut ann, &mut public] {
        assert_eq!(socket.events().await, view.events[5..]);
    }
}

#[tokio::test]
async fn the_welcome_has_all_that_was_missed() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.begun(SHORT).await;
    stage.play(&seats).await;
    let view = stage.view(&seats[1]).await;
    for since in 0..=BEGUN + 1 {
        let token = Some(seats[1].token.as_str());
        let (_, welcome) = Socket::hello(address, &seats[1].id, token, since).await;
        let Update::Welcome { side, events, .. } = welcome else {
            panic!("{welcome:?}");
        };
        assert_eq!(side, Some(Side::Second));
        assert_eq!(events, view.events[since as usize..]);
    }
}

#[tokio::test]
async fn nothing_is_lost_between_welcome_and_updates() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.begun(SHORT).await;
    let id = seats[0].id.clone();
    let play = async {
        for _ in 0..12 {
            stage.play(&seats).await;
        }
    };
    let watch = async {
        for _ in 0..4 {
            let (mut socket, welcome) = Socket::hello(address, &id, None, 0).await;
            let Update::Welcome { mut events, .. } = welcome else {
                panic!("{welcome:?}");
            };
            while (events.len() as u64) < BEGUN + 12 {
                events.extend(socket.events().await);
            }
            let numbers: Vec<u64> = events.iter().map(|entry| entry.seq).collect();
            assert_eq!(numbers, (1..=BEGUN + 12).collect::<Vec<u64>>());
        }
    };
    tokio::join!(play, watch);
}

#[tokio::test]
async fn who_is_connected_is_told() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [first, second] = stage.begun(SHORT).await;
    let (mut ann, _) = Socket::hello(address, &first.id, Some(&first.token), 0).await;
    ann.presence([true, false], 0).await;
    let (ben, _) = Socket::hello(address, &first.id, Some(&second.token), 0).await;
    ann.presence([true, true], 0).await;
    let (public, _) = Socket::hello(address, &first.id, None, 0).await;
    ann.presence([true, true], 1).await;
    drop((ben, public));
    ann.presence([true, false], 0).await;
}

#[tokio::test]
async fn the_boot_id_tells_a_restart() {
    let stage = Stage::new().await;
    let [first, _] = stage.begun(SHORT).await;
    let boot = async |stage: &Stage| {
        let address = stage.listen().await;
        match Socket::hello(address, &first.id, None, 0).await.1 {
            Update::Welcome { boot, .. } => boot,
            other => panic!("{other:?}"),
        }
    };
    let before = [boot(&stage).await, boot(&stage).await];
    assert_eq!(before[0], before[1]);
    let stage = stage.restart().await;
    assert_ne!(before[0], boot(&stage).await);
}

#[tokio::test]
async fn wrong_greetings_are_refused_and_closed() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [first, _] = stage.begun(SHORT).await;
    for (hello, key) in [
        (r#"{"token":"wrong"}"#, "error-no-seat"),
        (r#"{"since":99}"#, "error-stale"),
        ("hello", "error-bad-request"),
    ] {
        let mut socket = Socket::open(address, &first.id).await;
        socket.send(hello).await;
        match socket.update().await {
            Update::Refused { error } => assert_eq!(error.key, key),
            other => panic!("{other:?}"),
        }
        assert!(matches!(socket.next().await, Next::Closed(Some(1008))));
    }
    let (mut socket, _) = Socket::hello(address, &first.id, None, 0).await;
    socket.send("{}").await;
    loop {
        match socket.next().await {
            Next::Update(Update::Presence { .. }) => {}
            Next::Update(Update::Refused { error }) => assert_eq!(error.key, "error-bad-request"),
            Next::Closed(code) => break assert_eq!(code, Some(1008)),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn long_messages_end_the_connection() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [first, _] = stage.begun(SHORT).await;
    let mut socket = Socket::open(address, &first.id).await;
    socket.send(&"x".repeat(10_000)).await;
    assert!(matches!(socket.next().await, Next::Closed(_)));
}

#[tokio::test]
async fn unknown_games_and_too_many_connections_are_refused() {
    let limits = Limits {
        connections: 1,
        ..Limits::default()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let address = stage.listen().await;
    let [first, _] = stage.begun(SHORT).await;
    let connect = async |game: &str| {
        let url = format!("ws://{address}/api/games/{game}/live");
        match tokio_tungstenite::connect_async(url).await {
            Ok((socket, _)) => Ok(socket),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status()),
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(
        connect("nothing").await.err().map(|status| status.as_u16()),
        Some(404)
    );
    let _one = connect(&first.id).await.expect("the first connection");
    assert_eq!(
        connect(&first.id).await.err().map(|status| status.as_u16()),
        Some(429)
    );
}

#[tokio::test]
async fn a_client_that_does_not_read_is_dropped_and_others_go_on() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let seats = stage.begun(SHORT).await;
    let (mut idle, _) = Socket::hello(address, &seats[0].id, None, 0).await;
    let (mut public, _) = Socket::hello(address, &seats[0].id, None, 0).await;
    // The idle client keeps its buffers full: nothing it is sent is read until the end.
    for _ in 0..100 {
        stage.play(&seats).await;
        if stage
            .state(&seats[0])
            .await
            .table()
            .and_then(|t| t.outcome())
            .is_some()
        {
            break;
        }
        public.events().await;
    }
    // Whether it was dropped or could still be served, it never misses one unnoticed.
    let mut expected = BEGUN + 1;
    while let Next::Update(update) = idle.next().await {
        if let Update::Events { events } = update {
            for entry in events {
                assert_eq!(entry.seq, expected);
                expected += 1;
            }
        }
        if expected == stage.state(&seats[0]).await.seq() + 1 {
            break;
        }
    }
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [first, _] = stage.begun(SHORT).await;
    let (mut socket, _) = Socket::hello(address, &first.id, Some(&first.token), 0).await;
    stage.act(&first, Action::Resign).await.ok::<Accepted>();
    stage.app().stop();
    loop {
        match socket.next().await {
            Next::Update(_) => {}
            Next::Closed(code) => break assert_eq!(code, Some(1001)),
        }
    }
}

#[tokio::test]
async fn a_beat_is_answered_and_a_promise_that_is_not_kept_ends_the_connection() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [ann, bob] = stage.begun(SHORT).await;
    let (mut watching, _) = Socket::hello(address, &bob.id, Some(&bob.token), BEGUN).await;
    let (mut silent, _) = Socket::hello(address, &ann.id, Some(&ann.token), BEGUN).await;
    watching.presence([true, true], 0).await;

    silent.send(r#"{"within":5}"#).await;
    while silent.update().await != Update::Beat {}
    let since = Instant::now();
    watching.presence([false, true], 0).await;
    let silence = since.elapsed();
    assert!(silence > Duration::from_secs(4), "gone after {silence:?}");
}

#[tokio::test]
async fn what_is_no_beat_is_refused() {
    let stage = Stage::new().await;
    let address = stage.listen().await;
    let [ann, _] = stage.begun(SHORT).await;
    for text in [
        "still here",
        r#"{"within":-1}"#,
        r#"{"within":70000}"#,
        "{}",
    ] {
        let (mut socket, _) = Socket::hello(address, &ann.id, None, BEGUN).await;
        socket.send(text).await;
        while !matches!(socket.update().await, Update::Refused { .. }) {}
    }
}
