//! What is to be seen before the app is there, and how it takes over.

use e2e::{Browser, Stage, Window, control};
use serde_json::json;

/// What the page shows first, without the app.
async fn first(player: &Browser, stage: &Stage, page: &str) {
    player.block(&["*/web_bg.wasm"]).await;
    player.goto(&stage.url(page)).await;
    player.see("#first").await;
}

/// The words on the screen.
async fn words(player: &Browser) -> String {
    let body = "return document.querySelector('#first').innerText";
    let words = player.script(body, Vec::new()).await;
    words.as_str().expect("a text").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_frame_and_a_board_are_there_before_the_app() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        first(&player, &stage, "/").await;
        let english = words(&player).await;
        for text in ["TigerDen", "Play", "Two armies, one war, one den"] {
            assert!(english.contains(text), "{text}: {english}");
        }
        assert!(!english.contains("Spielen"), "{english}");
        player.see("#first .board .grid").await;
        // Without the app that is said, where everybody sees it.
        player.see("#load-failed:not([hidden])").await;
        let top = "return document.querySelector('#load-failed').getBoundingClientRect().bottom";
        let bottom = player.script(top, Vec::new()).await;
        assert!(bottom.as_f64().expect("a number") < 400.0, "{bottom}");
        player.screenshot("first-sight").await;
        player.dark(true).await;
        player
            .script(
                "localStorage.setItem('tigerden.prefs', arguments[0])",
                vec![json!("{\"lang\":\"de\"}")],
            )
            .await;
        player.reload().await;
        player.see("#first").await;
        let german = words(&player).await;
        assert!(german.contains("Spielen"), "{german}");
        assert!(!german.contains("Two armies"), "{german}");
        let theme = "return document.documentElement.dataset.theme";
        assert_eq!(player.script(theme, Vec::new()).await, json!("dark"));
        player.screenshot("first-sight-dark").await;

        // Another page has its frame, too, and no board that does not belong there.
        first(&player, &stage, "/settings").await;
        let settings = words(&player).await;
        assert!(settings.contains("Einstellungen"), "{settings}");
        let hidden = "return document.querySelector('#first main').checkVisibility()";
        assert_eq!(player.script(hidden, Vec::new()).await, json!(false));
        player
            .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_app_takes_over_and_moves_nothing() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        first(&player, &stage, "/").await;
        let said = "document.getElementById('load-failed').remove()";
        player.script(said, Vec::new()).await;
        let before = places(&player, "#first").await;
        player.block(&[]).await;
        player.watch_loading().await;
        player.reload().await;
        player.see(&control("board")).await;
        player.gone("#first").await;
        for ((name, now), (_, before)) in places(&player, "body").await.into_iter().zip(before) {
            let moved = now
                .iter()
                .zip(before)
                .map(|(now, before)| (now - before).abs());
            let moved = moved.fold(0.0, f64::max);
            assert!(moved <= 1.0, "{window:?}: {name} has moved by {moved}");
        }
        let loading = player.loading().await;
        assert!(loading.shift < 0.01, "{window:?}: {loading:?}");
        player
            .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
            .await;
    }
}

/// Where the parts of the frame and the board are: their left and top edge, width and height, in CSS
/// pixels.
async fn places(player: &Browser, inside: &str) -> Vec<(String, [f64; 4])> {
    let body = "const all = ['.brand', 'nav', 'h1', '.lead', '.hero .row', '.stage svg.board'];
        return all.map(css => {
            const box = document.querySelector(`${arguments[0]} ${css}`).getBoundingClientRect();
            return [css, ['x', 'y', 'width', 'height'].map(side => box[side])];
        })";
    let places = player.script(body, vec![json!(inside)]).await;
    serde_json::from_value(places).expect("names and places")
}
