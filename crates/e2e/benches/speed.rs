//! How the first page comes up: on a phone with weak reception and a slow processor, on a desktop, and
//! when it is opened again.
//!
//! Prints one JSON object a line. `cargo xtask bench web`, which builds the program first.

use e2e::{Browser, Loading, Stage, Window};
use serde_json::json;

/// How often each is measured; the median counts.
const RUNS: usize = 5;

#[tokio::main]
async fn main() {
    let stage = Stage::alone().await;
    let runs = if std::env::var_os("TIGERDEN_QUICK").is_some() {
        1
    } else {
        RUNS
    };
    for (name, window, slow) in [
        ("slow phone", Window::Phone, true),
        ("desktop", Window::Desktop, false),
    ] {
        let (mut first, mut again) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            let player = stage.browser(window).await;
            player.watch_loading().await;
            if slow {
                player.slow().await;
            }
            first.push(open(&player, &stage).await);
            player.kept().await;
            again.push(open(&player, &stage).await);
            player.close().await;
        }
        tell(name, &first);
        for run in &first {
            eprintln!("{name}: long tasks {:?}", run.tasks);
        }
        let bytes = first.iter().map(|run| run.bytes).max().unwrap_or_default();
        figure(&format!("{name}: fetched"), "kB", bytes as f64 / 1000.0);
        tell(&format!("{name}, again"), &again);
    }
}

async fn open(player: &Browser, stage: &Stage) -> Loading {
    player.goto(&stage.url("/")).await;
    let loading = player.loading().await;
    assert!(loading.kept, "a touch was lost: {loading:?}");
    loading
}

fn tell(name: &str, runs: &[Loading]) {
    let median = |what: &str, unit: &str, of: &dyn Fn(&Loading) -> f64| {
        let mut values: Vec<f64> = runs.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        figure(&format!("{name}: {what}"), unit, values[values.len() / 2]);
    };
    median("first paint", "ms", &|run| run.frame);
    median("board can be touched", "ms", &|run| run.board);
    median("app has taken over", "ms", &|run| run.app);
    median("longest task", "ms", &|run| run.longest);
    median("layout shift", "", &|run| run.shift);
}

fn figure(name: &str, unit: &str, value: f64) {
    let figure = json!({ "name": name, "value": value, "unit": unit });
    println!("{figure}");
}
