//! One browser window and what a player does in it.

use std::path::PathBuf;
use std::time::Duration;

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::command::{Answer, Chromium};

const PATIENCE: Duration = Duration::from_secs(20);

/// The size of a browser window, in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub enum Window {
    /// 1280 x 900.
    Desktop,
    /// 360 x 740, with touch.
    Phone,
}

/// One Chromium with a profile of its own.
pub struct Browser {
    client: Client,
    window: Window,
    _profile: TempDir,
}

impl Browser {
    pub(crate) async fn open(driver: &str, window: Window) -> Self {
        let profile = TempDir::new().expect("a temporary folder");
        let folder = format!("--user-data-dir={}", profile.path().display());
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-prefers-reduced-motion",
            "--lang=en",
            &folder,
        ];
        let capabilities = json!({
            "goog:chromeOptions": { "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("an object")
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(driver)
            .await
            .expect("Chromium starts");
        let browser = Self {
            client,
            window,
            _profile: profile,
        };
        let (width, height, phone) = match window {
            Window::Desktop => (1280, 900, false),
            Window::Phone => (360, 740, true),
        };
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone,
        });
        browser
            .devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await;
        browser
    }

    /// The plain WebDriver client.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Opens an address.
    ///
    /// # Panics
    ///
    /// If it can't be loaded.
    pub async fn goto(&self, url: &str) {
        self.client.goto(url).await.expect("the page loads");
    }

    /// Reloads the page.
    ///
    /// # Panics
    ///
    /// If that fails.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page reloads");
    }

    /// Waits for an element and returns it.
    ///
    /// # Panics
    ///
    /// If it does not come; a screenshot `missing` shows the page then.
    pub async fn find(&self, css: &str) -> Element {
        match self
            .client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
        {
            Ok(element) => element,
            Err(error) => {
                self.screenshot("missing").await;
                panic!(
                    "no `{css}` on the page: {error}\nconsole: {:?}",
                    self.console().await
                )
            }
        }
    }

    /// The element with this `data-testid`.
    ///
    /// # Panics
    ///
    /// As [`find`](Self::find).
    pub async fn control(&self, id: &str) -> Element {
        self.find(&format!("[data-testid=\"{id}\"]")).await
    }

    /// Whether an element is there now.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn has(&self, css: &str) -> bool {
        !self
            .client
            .find_all(Locator::Css(css))
            .await
            .expect("the browser answers")
            .is_empty()
    }

    /// Clicks the control with this `data-testid`.
    ///
    /// # Panics
    ///
    /// If it is missing or can't be clicked.
    pub async fn press(&self, id: &str) {
        self.control(id)
            .await
            .click()
            .await
            .unwrap_or_else(|error| panic!("`{id}`: {error}"));
    }

    /// Clicks a place of the board, by its name.
    ///
    /// # Panics
    ///
    /// If it is missing or can't be clicked.
    pub async fn touch(&self, place: &str) {
        let place_element = self.find(&format!("[data-place=\"{place}\"]")).await;
        place_element
            .click()
            .await
            .unwrap_or_else(|error| panic!("`{place}`: {error}"));
    }

    /// Presses keys one after the other, into whatever has the focus.
    ///
    /// # Panics
    ///
    /// If the browser does not take them.
    pub async fn keys(&self, keys: &[Key]) {
        let actions = keys
            .iter()
            .fold(KeyActions::new("keyboard".into()), |actions, &key| {
                let value = char::from(key);
                actions
                    .then(KeyAction::Down { value })
                    .then(KeyAction::Up { value })
            });
        self.client
            .perform_actions(actions)
            .await
            .expect("keys are pressed");
    }

    /// Presses a key while Shift is held.
    ///
    /// # Panics
    ///
    /// If the browser does not take it.
    pub async fn shift(&self, key: Key) {
        let (shift, value) = (char::from(Key::Shift), char::from(key));
        let actions = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: shift });
        self.client
            .perform_actions(actions)
            .await
            .expect("keys are pressed");
    }

    /// Waits until the text of an element contains `text`.
    ///
    /// # Panics
    ///
    /// If it does not within 20 seconds; the text it has is shown.
    pub async fn until_text(&self, css: &str, text: &str) {
        let script =
            "const e = document.querySelector(arguments[0]); return e ? e.textContent : ''";
        let mut seen = String::new();
        for _ in 0..200 {
            seen = self
                .script(script, vec![json!(css)])
                .await
                .as_str()
                .unwrap_or("")
                .to_owned();
            if seen.contains(text) {
                return;
            }
            tokio::time::sleep(PATIENCE / 200).await;
        }
        self.screenshot("missing").await;
        panic!("`{css}` does not say `{text}` but: {seen}");
    }

    /// Runs a script's body and returns what it returns.
    ///
    /// # Panics
    ///
    /// If it throws.
    pub async fn script(&self, body: &str, arguments: Vec<Value>) -> Value {
        self.client
            .execute(body, arguments)
            .await
            .expect("the script runs")
    }

    /// Cuts the browser off from the network, or connects it again.
    ///
    /// # Panics
    ///
    /// If the browser refuses.
    pub async fn offline(&self, offline: bool) {
        self.devtools("Network.enable", json!({})).await;
        let conditions = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.devtools("Network.emulateNetworkConditions", conditions)
            .await;
    }

    /// What the browser's console says since the last call, warnings and errors only.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn console(&self) -> Vec<String> {
        let log = self
            .answer(Chromium::Console)
            .await
            .expect("the console is read");
        let entries = log.as_array().cloned().unwrap_or_default();
        let loud = |entry: &&Value| matches!(entry["level"].as_str(), Some("SEVERE" | "WARNING"));
        entries
            .iter()
            .filter(loud)
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// Serious and critical findings of the accessibility checker on the page as it is.
    ///
    /// # Panics
    ///
    /// If `AXE_JS` is not set or the checker fails.
    pub async fn accessibility(&self) -> Vec<String> {
        let path = std::env::var_os("AXE_JS").map(PathBuf::from);
        let path = path.expect("AXE_JS is not set; run `cargo xtask test browser`");
        let axe = std::fs::read_to_string(path).expect("AXE_JS can be read");
        self.script(&axe, Vec::new()).await;
        let run = "const done = arguments[arguments.length - 1];
            axe.run().then(r => done(r.violations), e => done([{id: String(e), impact: 'critical'}]))";
        let found = self
            .client
            .execute_async(run, Vec::new())
            .await
            .expect("the checker runs");
        let all = found.as_array().cloned().unwrap_or_default();
        let grave = |v: &&Value| matches!(v["impact"].as_str(), Some("serious" | "critical"));
        all.iter()
            .filter(grave)
            .map(|v| format!("{}: {} {}", v["id"], v["help"], v["nodes"][0]["html"]))
            .collect()
    }

    /// Saves a picture of the window under `target/e2e`.
    ///
    /// # Panics
    ///
    /// If it can't be taken or written.
    pub async fn screenshot(&self, name: &str) {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/e2e"));
        std::fs::create_dir_all(&folder).expect("target/e2e can be made");
        let picture = self.client.screenshot().await.expect("a picture is taken");
        let file = folder.join(format!("{name}-{:?}.png", self.window).to_lowercase());
        std::fs::write(file, picture).expect("the picture is written");
    }

    /// Closes the browser.
    ///
    /// # Panics
    ///
    /// If it does not close.
    pub async fn close(self) {
        self.client.close().await.expect("the browser closes");
    }

    async fn devtools(&self, name: &'static str, parameters: Value) {
        let answer = self.answer(Chromium::DevTools(name, parameters)).await;
        answer.unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    async fn answer(&self, command: Chromium) -> Answer<Value> {
        self.client.issue_cmd(command).await
    }
}
