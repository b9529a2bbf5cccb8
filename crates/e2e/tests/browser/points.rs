//! Points play over boards (T-V7), with score cards (T-P3 to T-P7).

use e2e::{Browser, Stage, Window, control};

use crate::turn::{end_early, start_local};

/// A Soldier of the Challenger beside the General, who is all that the Opposition has.
const GENERAL: &str = "tora-short/rulebook 9/9/9/9/4gS3/9/9/4G4/9 c 2 1 0:0 0 -";

/// Creates a game from a position, which the page does not offer, and keeps the seat in this browser;
/// returns the paths of the game for the host and for the guest.
async fn create(host: &Browser, target: u32) -> [String; 2] {
    let body = "const request = new XMLHttpRequest();
        request.open('POST', '/api/games', false);
        request.setRequestHeader('content-type', 'application/json');
        request.send(JSON.stringify({
            game: 'tora-short', position: arguments[0], side: 'first', name: 'Ada',
            points: {target: arguments[1]}, opponent: {kind: 'person'},
        }));
        const made = JSON.parse(request.responseText);
        const seat = {token: made.token, invite: made.invite, arbiter: null};
        localStorage.setItem('tigerden.seat.' + made.id, JSON.stringify(seat));
        return ['/game/' + made.id, '/game/' + made.id + '#invite=' + made.invite];";
    let paths = host.script(body, vec![GENERAL.into(), target.into()]).await;
    [0, 1].map(|at| paths[at].as_str().expect("a path").to_owned())
}

/// The Challenger takes the General, and the Opposition passes.
async fn board(host: &Browser, guest: &Browser) {
    host.touch(&["v5h6", "v5h5"]).await;
    end_early(host).await;
    end_early(guest).await;
    for player in [host, guest] {
        player.see(&control("result")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn t_v7_boards_by_link_until_the_target_is_reached() {
    let stage = Stage::start().await;
    let host = stage.browser(Window::Desktop).await;
    host.goto(&stage.url("/")).await;
    let [own, link] = create(&host, 16).await;
    host.goto(&stage.url(&own)).await;
    let guest = stage.browser(Window::Phone).await;
    guest.goto(&stage.url(&link)).await;
    guest
        .see_text(&control("match-proposed"), "Points play to 16")
        .await;
    guest.write(&control("name"), "Ben").await;
    guest.press("join-seat").await;
    for player in [&host, &guest] {
        player.see_text(&control("points-play"), "Board 1").await;
        player.see_text(&control("points-of-1"), "0 points").await;
    }
    board(&host, &guest).await;
    for player in [&host, &guest] {
        player.see_text(&control("points-of-1"), "8 points").await;
        player
            .see_text(&control("points-verdict"), "goes on with the next board")
            .await;
        player.gone(&control("rematch")).await;
        player.press("next-game").await;
        player.see_text(&control("points-play"), "Board 2").await;
        player.see_text(&control("points-of-1"), "8 points").await;
        // Eight points are a peg in the third place of S1 and one in S2.
        player.see_count(".pegs .peg", 2).await;
        assert!(player.accessibility().await.is_empty());
        assert!(player.misfits().await.is_empty());
    }
    host.screenshot("points-desktop").await;
    guest.screenshot("points-phone").await;
    // The page that is open follows the device.
    guest.dark(true).await;
    guest.see("html[data-theme=\"dark\"]").await;
    guest.screenshot("points-phone-dark").await;
    guest.dark(false).await;
    guest.see("html[data-theme=\"light\"]").await;

    // Another card, counted compound, and card A on ten fingers.
    host.press("points-choices").await;
    host.press("points-compound").await;
    host.see_count(".pegs .peg", 3).await;
    host.press("points-fingers").await;
    host.see_count(".pegs rect.peg", 3).await;
    host.screenshot("points-fingers").await;

    board(&host, &guest).await;
    for player in [&host, &guest] {
        player
            .see_text(&control("points-verdict"), "goes to: Ada")
            .await;
        player.see_text(&control("match"), "16 points").await;
        player.see(&control("rematch")).await;
        player.gone(&control("next-game")).await;
    }
    guest.close().await;
    host.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn t_v7_points_play_against_the_computer_is_agreed_on_the_page() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Phone).await;
    player.goto(&stage.url("/play?mode=computer")).await;
    player.press("game-convoy").await;
    assert_eq!(player.count(&control("points")).await, 0, "TORA only");
    player.press("game-tora-long").await;
    player.press("points").await;
    player.write(&control("target"), "0").await;
    player.press("start").await;
    // The browser itself says what is wrong with the number, and nothing begins.
    player.see("[data-testid=target]:invalid").await;
    player.screenshot("points-new-game").await;
    let page = stage.url("/play?mode=computer");
    let choices = [
        "game-tora-long",
        "points",
        "target-724",
        "new-points-swapped",
        "new-points-reset",
    ];
    start_local(&player, &page, &choices).await;
    player
        .see_text(&control("points-play"), "Board 1, playing for 724 points")
        .await;
    assert!(player.accessibility().await.is_empty());
    assert_eq!(player.count(&control("reset")).await, 0, "five actions");
    player.press("resign").await;
    player.press("resign-sure").await;
    player
        .see_text(&control("points-verdict"), "goes to: Computer")
        .await;
    player.gone(&control("next-game")).await;
    player.reload().await;
    player.see_text(&control("points-play"), "Board 1").await;
    player.close().await;
}
