//! How a page comes up, on a slow connection and a slow processor too.

use serde::Deserialize;
use serde_json::json;

use crate::Browser;

/// What a page notes about itself from its very beginning. It touches the first piece that it sees, as a
/// player does, until the board answers.
const WATCH: &str = "
    const noted = self.loading = { frame: null, board: null, app: null, kept: null, longest: 0, tasks: [], shift: 0 };
    const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note))
        .observe({ type, buffered: true });
    watch('longtask', entry => {
        noted.longest = Math.max(noted.longest, entry.duration);
        noted.tasks.push([entry.startTime, entry.duration]);
    });
    watch('layout-shift', entry => { if (!entry.hadRecentInput) noted.shift += entry.value; });
    watch('paint', entry => {
        if (entry.name === 'first-contentful-paint') noted.frame = entry.startTime;
    });
    const answered = () => document.querySelector('svg.board .selected') !== null
        && document.querySelector('svg.board [data-target]') !== null;
    const look = () => {
        const own = '[data-testid=board] .cell.live';
        const there = document.querySelector(own) !== null && document.querySelector('#first') === null;
        if (noted.board === null) {
            if (answered()) {
                noted.board = performance.now();
            } else {
                const piece = [...document.querySelectorAll('svg.board .cell.grip')].find(cell => cell.checkVisibility());
                piece?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            }
        } else if (there) {
            noted.app = performance.now();
            noted.kept = answered();
            return;
        }
        requestAnimationFrame(look);
    };
    look();";

/// How a page has come up, in milliseconds since it was asked for.
#[derive(Clone, Debug, Deserialize)]
pub struct Loading {
    /// When something was there to be seen.
    pub frame: f64,
    /// When a piece on its board had been touched and the places were lit that may be touched next.
    pub board: f64,
    /// When the app had taken over.
    pub app: f64,
    /// Whether that touch was still there then.
    pub kept: bool,
    /// The longest time for which it could not answer, from 50 ms on, else 0.
    pub longest: f64,
    /// When each such time began, and how long it was.
    pub tasks: Vec<(f64, f64)>,
    /// How far things were pushed about, as the browser sums it up; 0 if nothing moved.
    pub shift: f64,
    /// The bytes it has fetched, as they were sent.
    pub bytes: u64,
}

impl Browser {
    /// Slows the network down to that of a phone with weak reception (1.6 Mbit/s down, 750 kbit/s up,
    /// 150 ms to the server), and the processor to a quarter.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn slow(&self) {
        self.network(false, 150, [200_000, 93_750]).await;
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))
            .await;
    }

    /// Lets every page that is opened from now on note how it comes up.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn watch_loading(&self) {
        self.begin_with(WATCH).await;
    }

    /// How the page on the screen has come up, once the app has taken over its board.
    ///
    /// # Panics
    ///
    /// If [`watch_loading`](Self::watch_loading) was not called before, or no board comes.
    pub async fn loading(&self) -> Loading {
        let body = "const noted = self.loading;
            if (!noted?.app || noted.frame === null) return null;
            const entries = ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type));
            return { ...noted, bytes: entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0) };";
        let noted = self.until("no board comes", body, Vec::new()).await;
        serde_json::from_value(noted).expect("how the page came up")
    }
}
