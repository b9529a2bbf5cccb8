//! `/api/players`: players, and the seats that they hold.

use std::num::NonZeroU32;

use axum::http::StatusCode;
use game::Side;
use protocol::{
    Accepted, Action, Created, GamePlayers, Joined, Phase, PlayerKey, PlayerRatings, PlayerView,
    Seat as Sits, Terms,
};
use serde_json::json;
use tigerden_server::{Board, BoardError, Limits, Setup};

use crate::secrecy::logs::Log;
use crate::stage::{LONG, SHORT, Seat, Stage, setup};

/// A secret of the player's choice.
fn secret(letter: char) -> String {
    std::iter::repeat_n(letter, 42).chain(['A']).collect()
}

impl Stage {
    /// Makes a player.
    pub(crate) async fn player(&self, name: &str) -> PlayerKey {
        let body = json!({ "name": name });
        self.post("/api/players", None, &body).await.ok()
    }

    /// Who plays in a game.
    pub(crate) async fn players(&self, game: &str) -> GamePlayers {
        self.get(&format!("/api/games/{game}/players"), None)
            .await
            .ok()
    }

    /// A player's ratings.
    pub(crate) async fn ratings(&self, player: &PlayerKey) -> PlayerRatings {
        let path = format!("/api/players/{}/ratings", player.id);
        self.get(&path, None).await.ok()
    }
}

#[tokio::test]
async fn a_player_is_made_once_and_found_by_everybody() {
    let stage = Stage::new().await;
    let body = json!({ "name": " Ann ", "secret": secret('x') });
    let reply = stage.post("/api/players", None, &body).await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let once: PlayerKey = reply.ok();
    assert_eq!((once.name.as_str(), &once.secret), ("Ann", &secret('x')));
    let stage = stage.restart().await;
    let again: PlayerKey = stage.post("/api/players", None, &body).await.ok();
    assert!(once == again);
    let path = format!("/api/players/{}", once.id);
    let seen: PlayerView = stage.get(&path, None).await.ok();
    assert_eq!(
        (seen.id.as_str(), seen.name.as_str()),
        (once.id.as_str(), "Ann")
    );
    let other = json!({ "name": "Ben", "secret": secret('x') });
    let answer = stage.post("/api/players", None, &other).await;
    answer.refused(StatusCode::CONFLICT, "error-reused");
    let unknown = stage.get("/api/players/000000000000", None).await;
    unknown.refused(StatusCode::NOT_FOUND, "error-no-player");
}

#[tokio::test]
async fn many_at_once_make_one_player() {
    let stage = Stage::new().await;
    let body = json!({ "name": "Ann", "secret": secret('x') });
    let make = || stage.post("/api/players", None, &body);
    let (a, b, c) = tokio::join!(make(), make(), make());
    let [a, b, c] = [a, b, c].map(|reply| reply.ok::<PlayerKey>().id);
    assert_eq!((&a, &a), (&b, &c));
}

#[tokio::test]
async fn wrong_names_and_secrets_are_refused() {
    let stage = Stage::new().await;
    for (body, key) in [
        (json!({ "name": "\u{202e}" }), "error-name"),
        (json!({ "name": "x".repeat(41) }), "error-name"),
        (
            json!({ "name": "Ann", "secret": "short" }),
            "error-bad-request",
        ),
    ] {
        let answer = stage.post("/api/players", None, &body).await;
        answer.refused(StatusCode::UNPROCESSABLE_ENTITY, key);
    }
}

#[tokio::test]
async fn only_the_secret_renames_a_player() {
    let stage = Stage::new().await;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let path = format!("/api/players/{}/name", ann.id);
    let body = json!({ "name": "Anna" });
    let nobody = stage.post(&path, None, &body).await;
    nobody.refused(StatusCode::UNAUTHORIZED, "error-wrong-key");
    let other = stage.post(&path, Some(&ben.secret), &body).await;
    other.refused(StatusCode::FORBIDDEN, "error-wrong-key");
    let renamed: PlayerView = stage.post(&path, Some(&ann.secret), &body).await.ok();
    assert_eq!(renamed.name, "Anna");
    // Who has taken a key to another device can see whose it is.
    let path = format!("/api/players/{}", ann.id);
    let own: PlayerView = stage.get(&path, Some(&ann.secret)).await.ok();
    assert_eq!(own, renamed);
    let other = stage.get(&path, Some(&ben.secret)).await;
    other.refused(StatusCode::FORBIDDEN, "error-wrong-key");
}

#[tokio::test]
async fn new_players_count_as_new_games_do() {
    let limits = Limits {
        games_per_hour: NonZeroU32::MIN,
        ..Limits::none()
    };
    let stage = Stage::with(Setup { limits, ..setup() }).await;
    let body = json!({ "name": "Ann", "secret": secret('x') });
    stage
        .post_from(1, "/api/players", &body)
        .await
        .ok::<PlayerKey>();
    // Sent again it makes nothing, and counts for nothing.
    stage
        .post_from(1, "/api/players", &body)
        .await
        .ok::<PlayerKey>();
    let answer = stage
        .post_from(1, "/api/players", &json!({ "name": "" }))
        .await;
    answer.refused(StatusCode::TOO_MANY_REQUESTS, "error-too-many");
}

#[tokio::test]
async fn a_seat_says_whose_it_is() {
    let stage = Stage::new().await;
    let ann = stage.player("Ann").await;
    let body = json!({
        "game": SHORT, "side": "first", "opponent": { "kind": "person" }, "name": "ignored",
    });
    let created: Created = stage
        .post("/api/games", Some(&ann.secret), &body)
        .await
        .ok();
    let wrong = stage.post("/api/games", Some(&secret('z')), &body).await;
    wrong.refused(StatusCode::FORBIDDEN, "error-wrong-key");
    let invite = created.invite.as_ref().expect("an invitation");
    let second = stage.join(&created.id, invite).await;
    let stage = stage.restart().await;
    let state = stage.state(&second).await;
    assert_eq!(
        state.seats()[0],
        Sits::Person {
            name: "Ann".to_owned()
        }
    );
    let players = stage.players(&created.id).await;
    assert!(!players.rated);
    let [first, other] = players.seats;
    let first = first.expect("a player");
    assert_eq!((first.id, first.rating), (ann.id.clone(), None));
    assert_eq!(other, None, "an anonymous player");
    // In a rematch each has the other side.
    let first = Seat::of(&created);
    stage.act(&second, Action::Resign).await.ok::<Accepted>();
    stage.act(&first, Action::Rematch).await.ok::<Accepted>();
    stage.act(&second, Action::Rematch).await.ok::<Accepted>();
    let next = stage.state(&first).await;
    let players = stage.players(next.next_game().expect("a rematch")).await;
    let ids = players.seats.map(|seat| seat.map(|seat| seat.id));
    assert_eq!(ids, [None, Some(ann.id)]);
}

#[tokio::test]
async fn the_secret_is_in_no_answer_but_the_first_in_no_log_and_not_on_disk() {
    let log = Log::begin();
    let stage = Stage::new().await;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let body = json!({
        "game": SHORT, "side": "first", "opponent": { "kind": "person" }, "rated": true,
    });
    let reply = stage.post("/api/games", Some(&ann.secret), &body).await;
    let created: Created = reply.ok();
    let join = json!({ "invite": created.invite });
    let path = format!("/api/games/{}", created.id);
    let joined = stage
        .post(&format!("{path}/join"), Some(&ben.secret), &join)
        .await;
    let taken: Joined = joined.ok();
    let second = Seat {
        id: created.id.clone(),
        side: taken.side,
        token: taken.token,
    };
    let resigned = stage.act(&second, Action::Resign).await;
    let rename = json!({ "name": "Anna" });
    let own = format!("/api/players/{}", ann.id);
    let mut replies = vec![reply, joined, resigned];
    for at in ["", "/players", "/series", "/record"] {
        for token in [None, Some(created.token.as_str()), Some(&ann.secret)] {
            replies.push(stage.get(&format!("{path}{at}"), token).await);
        }
    }
    for token in [None, Some(ann.secret.as_str()), Some(&ben.secret)] {
        replies.push(stage.get(&own, token).await);
        replies.push(stage.get(&format!("{own}/ratings"), token).await);
        replies.push(stage.post(&format!("{own}/name"), token, &rename).await);
    }
    let log = log.all();
    assert!(log.contains(&own), "requests are logged");
    stage.app().close().await;
    let files = std::fs::read_dir(stage.folder())
        .expect("a folder")
        .flatten();
    let files: Vec<Vec<u8>> = files
        .map(|file| std::fs::read(file.path()).expect("a file"))
        .collect();
    let holds = |bytes: &[u8], text: &str| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    };
    assert!(
        files.iter().any(|file| holds(file, &ann.id)),
        "the player is kept"
    );
    for secret in [&ann.secret, &ben.secret] {
        for reply in &replies {
            assert!(!reply.text().contains(secret), "{}", reply.text());
        }
        assert!(!log.contains(secret));
        assert!(!files.iter().any(|file| holds(file, secret)));
    }
}

fn board(game: &str, players: [&PlayerKey; 2]) -> Board {
    Board {
        terms: Terms {
            clock: "sudden 10m".parse().ok(),
            ..Terms::plain(game, [Sits::Open, Sits::Open])
        },
        choices: [
            [].into(),
            [("setup".to_owned(), "aggressive".to_owned())].into(),
        ],
        players: players.map(|player| player.id.clone()),
    }
}

/// The seats that the server has given to players, as they open them.
fn given(id: &str, players: [&PlayerKey; 2]) -> [Seat; 2] {
    let seat = |side: Side| Seat {
        id: id.to_owned(),
        side,
        token: players[side.index()].secret.clone(),
    };
    [seat(Side::First), seat(Side::Second)]
}

#[tokio::test]
async fn players_open_the_seats_that_the_server_gives_them() {
    let stage = Stage::new().await;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    for game in [SHORT, LONG] {
        let id = stage.app().seat_players(board(game, [&ann, &ben])).await;
        let id = id.expect("a game");
        let seats = given(&id, [&ann, &ben]);
        let state = stage.state(&seats[0]).await;
        assert_eq!(state.phase(), Phase::Playing);
        assert_eq!(
            state.seats()[1],
            Sits::Person {
                name: "Ben".to_owned()
            }
        );
        stage.play(&seats).await;
        stage.play(&seats).await;
        let stranger = stage.player("Eve").await;
        let path = format!("/api/games/{id}");
        let answer = stage.get(&path, Some(&stranger.secret)).await;
        answer.refused(StatusCode::FORBIDDEN, "error-no-seat");
        let players = stage.players(&id).await;
        assert!(!players.rated, "casual ratings are apart from tournaments");
        // A rematch has the same players.
        stage.act(&seats[0], Action::Resign).await.ok::<Accepted>();
        stage.act(&seats[0], Action::Rematch).await.ok::<Accepted>();
        stage.act(&seats[1], Action::Rematch).await.ok::<Accepted>();
        let next = stage.state(&seats[0]).await.next_game().map(str::to_owned);
        let next = given(&next.expect("a rematch"), [&ben, &ann]);
        assert_eq!(stage.view(&next[0]).await.side, Some(Side::First));
    }
}

#[tokio::test]
async fn seats_are_given_to_two_players_that_there_are() {
    let stage = Stage::new().await;
    let (ann, ben) = (stage.player("Ann").await, stage.player("Ben").await);
    let seat = async |board| stage.app().seat_players(board).await.expect_err("no game");
    let same = seat(board(SHORT, [&ann, &ann])).await;
    assert!(matches!(same, BoardError::SamePlayer(id) if id == ann.id));
    let mut nobody = board(SHORT, [&ann, &ben]);
    nobody.players[1] = "nobody".to_owned();
    assert!(matches!(seat(nobody).await, BoardError::NoPlayer(id) if id == "nobody"));
    let mut judged = board("lancerchess", [&ann, &ben]);
    judged.terms.arbiter = true;
    assert!(matches!(seat(judged).await, BoardError::Arbiter));
    let unknown = seat(board("go", [&ann, &ben])).await;
    assert!(
        unknown.to_string().contains("there is no game `go`"),
        "{unknown}"
    );
}
