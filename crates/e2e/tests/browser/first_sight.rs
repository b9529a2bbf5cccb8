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
        // The board is there as it begins.
        assert_eq!(player.count("#first .board .cell").await, 81);
        assert_eq!(player.count("#first .board .piece").await, 14);
        player.see("#first .board .cell.grip").await;
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
        assert_eq!(player.count("#first main").await, 0);
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

/// A place of the board as it is before the app is there.
fn early(place: &str) -> String {
    format!("#first [data-place=\"{place}\"]")
}

/// All that is drawn on the board inside an element: each thing with what it looks like, and where it is. What
/// only screen readers and scripts read is left out.
async fn drawn(player: &Browser, inside: &str) -> Vec<String> {
    let body = "const kinds = ['x', 'y', 'width', 'height', 'rx', 'r', 'd', 'fill', 'href', 'viewBox', 'data-place',
            'data-target', 'transform'];
        const board = document.querySelector(`${arguments[0]} svg.board`);
        return [board, ...board.querySelectorAll('*:not(.danger, title)')].map(one => {
            const classes = [...one.classList].filter(name => !['still', 'live', 'grip'].includes(name));
            const said = kinds.filter(kind => one.hasAttribute(kind)).map(kind => `${kind}=${one.getAttribute(kind)}`);
            const own = one.firstElementChild ? '' : one.textContent;
            return [one.tagName, ...classes, ...said, one.style.transform, own].filter(Boolean).join(' ');
        })";
    let drawn = player.script(body, vec![json!(inside)]).await;
    serde_json::from_value(drawn).expect("texts")
}

/// Has the app start at last on a page that was kept from it.
async fn let_the_app_come(player: &Browser) {
    player.block(&[]).await;
    let start = "document.getElementById('load-failed').hidden = true;
        const script = document.createElement('script');
        script.type = 'module';
        script.src = '/boot.js?again';
        document.head.append(script)";
    player.script(start, Vec::new()).await;
    player.see(&control("board")).await;
    player.gone("#first").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_answers_before_the_app_as_the_app_does() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    // Nothing, a piece, the same again, another one, a place it can go to, and one that nobody can touch.
    let tries: [&[&str]; 6] = [
        &[],
        &["v5h7"],
        &["v5h7", "v5h7"],
        &["v5h7", "v6h8"],
        &["v5h7", "v6h5"],
        &["v5h7", "v5h5"],
    ];
    for touches in tries {
        first(&player, &stage, "/").await;
        player.script("localStorage.clear()", Vec::new()).await;
        first(&player, &stage, "/").await;
        player.see("#first .board .cell.grip").await;
        for place in touches {
            player.click(&early(place)).await;
        }
        // A piece that has moved may stand elsewhere among the others.
        let mut before = drawn(&player, "#first").await;
        before.sort();
        // The touches are made again by the app, which shows the same.
        let_the_app_come(&player).await;
        let mut now = drawn(&player, "body").await;
        now.sort();
        for (index, (before, now)) in before.iter().zip(&now).enumerate() {
            assert_eq!(before, now, "{touches:?}: element {index}");
        }
        assert_eq!(before.len(), now.len(), "{touches:?}");
    }
    player
        .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_touch_made_before_the_app_is_lost() {
    let stage = Stage::start().await;
    for window in [Window::Desktop, Window::Phone] {
        let player = stage.browser(window).await;
        first(&player, &stage, "/").await;
        player.see("#first .board .cell.grip").await;
        // An action and more than the page's table knows: another action, and a touch that is refused.
        for place in ["v5h7", "v6h5", "v6h8", "v7h7", "v5h1"] {
            player.click(&early(place)).await;
        }
        let_the_app_come(&player).await;
        player.see_count(&control("step"), 2).await;
        player.see(&control("refusal-reason")).await;
        player
            .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_can_be_dragged_before_the_app_is_there() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    first(&player, &stage, "/").await;
    player.see("#first .board .cell.grip").await;
    let drag = "const at = (place, type) => {
            const cell = document.querySelector(`#first [data-place=${place}]`);
            const { x, y, width, height } = cell.getBoundingClientRect();
            cell.dispatchEvent(new PointerEvent(type, {
                bubbles: true, isPrimary: true, button: 0, clientX: x + width / 2, clientY: y + height / 2,
            }));
        };
        at('v5h7', 'pointerdown');
        at('v6h5', 'pointerup')";
    player.script(drag, Vec::new()).await;
    let_the_app_come(&player).await;
    player.see_count(&control("step"), 1).await;
    player
        .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_not_at_its_start_shows_no_pieces_first() {
    let stage = Stage::start().await;
    let player = stage.browser(Window::Desktop).await;
    let shown = "return [...document.querySelectorAll('#first .piece')].some(piece => getComputedStyle(piece).display !== 'none')";
    let settings = [
        r#"{"coordinates":false}"#,
        r#"{"lines":"graph"}"#,
        r#"{"pieces":"letters"}"#,
        r#"{"turned":true}"#,
    ];
    first(&player, &stage, "/").await;
    assert_eq!(player.script(shown, Vec::new()).await, json!(true));
    for settings in settings {
        let set = "localStorage.setItem('tigerden.prefs', arguments[0])";
        player.script(set, vec![json!(settings)]).await;
        player.reload().await;
        player.see("#first").await;
        assert_eq!(
            player.script(shown, Vec::new()).await,
            json!(false),
            "{settings}"
        );
    }
    // A game that has begun.
    player.script("localStorage.clear()", Vec::new()).await;
    player.block(&[]).await;
    player.goto(&stage.url("/")).await;
    player.see(&control("board")).await;
    player.gone("#first").await;
    player.touch(&["v5h7", "v6h5", "v6h5", "v5h6"]).await;
    player.see_count(&control("step"), 2).await;
    player.key(' ').await;
    let stored = "const id = JSON.parse(localStorage.getItem('tigerden.home'));
        return localStorage.getItem(`tigerden.local.${id}`) !== null";
    player
        .until("the game is not stored", stored, Vec::new())
        .await;
    first(&player, &stage, "/").await;
    assert_eq!(player.script(shown, Vec::new()).await, json!(false));
    player
        .close_despite(&["web_bg.wasm", "Failed to fetch", "TypeError"])
        .await;
}
