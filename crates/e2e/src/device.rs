//! The device on which a browser runs: its network, how busy it is, what its user lets pages do, and how pages are to
//! look.

use serde_json::json;

use crate::Browser;

/// What the console says of a server that is down for a while, for [`Browser::close_despite`].
pub const OUTAGE: [&str; 2] = ["net::ERR_", "WebSocket connection to"];

/// Keeps what is asked of workers until `letThink` is called.
const HOLD: &str = "const held = [];
    let free = false;
    self.Worker = class extends self.Worker {
        postMessage(...said) {
            const send = () => super.postMessage(...said);
            free ? send() : held.push(send);
        }
    };
    self.letThink = () => { free = true; held.splice(0).forEach(send => send()); };";

/// The browser of a device that is never idle.
const BUSY: &str =
    "self.requestIdleCallback = (then, { timeout } = {}) => timeout && setTimeout(then, timeout);";

impl Browser {
    /// Cuts the page off from the network, or connects it again.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn offline(&self, offline: bool) {
        self.network(offline, 0, [-1; 2]).await;
    }

    /// Lets so many milliseconds pass before each answer to a request; sockets are as quick as ever.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn answer_late(&self, ms: u32) {
        self.network(false, ms, [-1; 2]).await;
    }

    /// The network between the page and the server: milliseconds to an answer, and bytes per second down and up, each
    /// -1 for no limit.
    pub(crate) async fn network(&self, offline: bool, latency: u32, [down, up]: [i32; 2]) {
        self.devtools("Network.enable", json!({})).await;
        let conditions = json!({
            "offline": offline, "latency": latency,
            "downloadThroughput": down, "uploadThroughput": up,
        });
        self.devtools("Network.emulateNetworkConditions", conditions)
            .await;
    }

    /// Makes the page fail to fetch what these patterns (`*/name-*`) match, whatever the service
    /// worker has; with no pattern, everything can be fetched again.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn block(&self, patterns: &[&str]) {
        self.devtools("Network.enable", json!({})).await;
        let bypass = json!({ "bypass": !patterns.is_empty() });
        self.devtools("Network.setBypassServiceWorker", bypass)
            .await;
        self.devtools("Network.setBlockedURLs", json!({ "urls": patterns }))
            .await;
    }

    /// Has the user answer whether this site may show notices.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn allow_notices(&self, allowed: bool) {
        let setting = if allowed { "granted" } else { "denied" };
        let answer = json!({ "permission": { "name": "notifications" }, "setting": setting });
        self.devtools("Browser.setPermission", answer).await;
    }

    /// Lets the device ask for dark pages, or light ones.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn dark(&self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        let features = json!({
            "features": [
                { "name": "prefers-color-scheme", "value": value },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ],
        });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    /// Lets the device ask for light pages with moving pictures; a page heeds it when it is loaded.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn moving(&self) {
        let features = json!({
            "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }],
        });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    /// Has the computer wait with its turns in the pages that are opened from now on, until it is
    /// [let](Self::let_think).
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn hold_computer(&self) {
        self.begin_with(HOLD).await;
    }

    /// Leaves the pages that are opened from now on no idle moment.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn keep_busy(&self) {
        self.begin_with(BUSY).await;
    }

    /// Lets the computer think in this page.
    ///
    /// # Panics
    ///
    /// If the page throws.
    pub async fn let_think(&self) {
        self.script("letThink()", Vec::new()).await;
    }
}
