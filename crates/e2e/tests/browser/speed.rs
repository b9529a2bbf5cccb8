//! How soon the board answers.

use e2e::{Stage, Window};

use crate::turn::start_local;

/// The time from a touch until the page shows where the piece can go, in milliseconds.
const LIMIT_MS: f64 = 16.0;

#[tokio::test(flavor = "multi_thread")]
async fn highlights_of_the_long_board_come_at_once() {
    let stage = Stage::alone().await;
    let player = stage.browser(Window::Desktop).await;
    let page = stage.url("/play?mode=computer");
    start_local(&player, &page, &["game-tora-long", "side-first"]).await;
    player.see(".cell.grip").await;
    let times = player.slow_script(TOUCH_ALL, Vec::new()).await;
    let times: Vec<f64> = times.as_array().map_or_else(Vec::new, |times| {
        times.iter().filter_map(serde_json::Value::as_f64).collect()
    });
    assert!(times.len() >= 10, "only {} pieces could act", times.len());
    let mut sorted = times.clone();
    sorted.sort_by(f64::total_cmp);
    let (median, worst) = (sorted[sorted.len() / 2], sorted[sorted.len() - 1]);
    println!(
        "highlights: median {median:.1} ms, worst {worst:.1} ms of {}",
        times.len()
    );
    assert!(median < LIMIT_MS, "median {median:.1} ms of {times:.1?}");
    player.close().await;
}

/// Touches every piece that can act, and lets go of it; gives the times until the page had changed,
/// the shortest of five for each, since other programs use the machine, too.
const TOUCH_ALL: &str = "
    const board = document.querySelector('[data-testid=board]');
    const changed = test => new Promise(found => {
        if (test()) return found();
        const watch = new MutationObserver(() => { if (test()) { watch.disconnect(); found(); } });
        watch.observe(board, { subtree: true, childList: true, attributes: true });
    });
    const frame = () => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    const touch = cell => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const shown = () => board.querySelector('[data-target]') !== null;
    (async () => {
        const times = [];
        for (const name of [...board.querySelectorAll('.cell.grip')].map(c => c.dataset.place)) {
            const cell = board.querySelector(`[data-place=${name}]`);
            const tries = [];
            while (tries.length < 5) {
                await frame();
                const start = performance.now();
                touch(cell);
                await changed(shown);
                tries.push(performance.now() - start);
                await frame();
                dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                await changed(() => !shown());
            }
            times.push(Math.min(...tries));
        }
        return times;
    })().then(done, e => done([String(e)]));";
