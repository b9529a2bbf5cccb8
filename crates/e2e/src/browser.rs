//! One browser window: opening it, going to pages, and what is around them.

use std::path::PathBuf;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::command::Chromium;

/// The size of a browser window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// 1280 x 900.
    Desktop,
    /// 360 x 740, with touch.
    Phone,
    /// 820 x 1180, with touch.
    Tablet,
}

impl Window {
    /// Width and height in CSS pixels.
    pub(crate) const fn size(self) -> (u32, u32) {
        match self {
            Self::Desktop => (1280, 900),
            Self::Phone => (360, 740),
            Self::Tablet => (820, 1180),
        }
    }
}

/// What the driver says of a page that it has loaded, while that still takes the place of the one before.
const REPLACED: &str = "Not attached to an active page";

/// A device keeps the app when `keepApp` is called: storing all files costs more time than most tests.
const UNKEPT: &str = "if (self.ServiceWorkerContainer) {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...about) {
            return new Promise(then => { self.keepApp = () => then(register.apply(this, about)); });
        };
    }";

/// Players of tests know what they do: a touch ends a turn, unless a test is about that.
const SURE: &str = "try {
        if (!localStorage.getItem('e2e.careful') && !localStorage.getItem('tigerden.prefs')) {
            localStorage.setItem('tigerden.prefs', '{\"confirm_move\":\"never\"}');
        }
    } catch {}";

/// How long the driver waits for a script, in milliseconds: a minute, and another in which the machine may stand still.
const SCRIPT_MS: u32 = 120_000;

/// How often Chromium is started before a test gives up: now and then it crashes as it begins.
const STARTS: usize = 3;

/// One Chromium with a profile of its own.
pub struct Browser {
    client: Client,
    window: Window,
    _profile: TempDir,
}

impl Browser {
    /// Opens one; a `watched` one can tell what it has [received](Self::received). `program` is its path, if not
    /// the one that the driver finds.
    pub(crate) async fn open(
        driver: &str,
        program: Option<&str>,
        window: Window,
        watched: bool,
    ) -> Self {
        let profile = TempDir::new().expect("a temporary folder");
        let folder = format!("--user-data-dir={}", profile.path().display());
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            // It takes a machine that stood still for a drawing process that hangs, and ends that.
            "--disable-gpu-watchdog",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--force-prefers-reduced-motion",
            "--hide-scrollbars",
            "--lang=en",
            &folder,
        ];
        let mut options = json!({ "args": flags });
        if let Some(program) = program {
            options["binary"] = json!(program);
        }
        let capabilities = json!({
            "goog:chromeOptions": options,
            "timeouts": { "script": SCRIPT_MS },
            "goog:loggingPrefs": {
                "browser": "ALL",
                "performance": if watched { "ALL" } else { "OFF" },
            },
        });
        let Value::Object(capabilities) = capabilities else {
            unreachable!("an object")
        };
        let client = start(driver, &capabilities).await;
        let browser = Self {
            client,
            window,
            _profile: profile,
        };
        let ((width, height), touch) = (window.size(), window != Window::Desktop);
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch,
        });
        browser
            .devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await;
        browser
            .devtools(
                "Emulation.setTouchEmulationEnabled",
                json!({ "enabled": touch }),
            )
            .await;
        browser.begin_with(UNKEPT).await;
        browser.begin_with(SURE).await;
        browser
    }

    /// Has the page on the screen go by the settings that a new device has.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn as_new(&self) {
        let body = "localStorage.setItem('e2e.careful', 'yes');
            localStorage.removeItem('tigerden.prefs');";
        self.script(body, Vec::new()).await;
        self.reload().await;
    }

    /// The plain WebDriver client.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The size it has.
    #[must_use]
    pub fn window(&self) -> Window {
        self.window
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
        let mut reloaded = self.client.refresh().await;
        if matches!(&reloaded, Err(error) if error.to_string().contains(REPLACED)) {
            reloaded = self.client.refresh().await;
        }
        reloaded.expect("the page reloads");
    }

    /// Has the device keep the app, so that pages open without a server, as soon as the page asks for it.
    ///
    /// # Panics
    ///
    /// If it does not.
    pub async fn kept(&self) {
        let body = "self.keepApp?.(); return Boolean(self.keepApp)";
        let problem = "the page does not ask to be kept";
        self.until(problem, body, Vec::new()).await;
        // The service worker becomes active when it has stored everything.
        let body = "return navigator.serviceWorker.getRegistration()
            .then(kept => kept?.active?.state === 'activated')";
        self.until("the app is not kept", body, Vec::new()).await;
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
            .unwrap_or_else(|error| panic!("{error}\nin the script: {body}"))
    }

    /// Runs a script's body and returns what it gives to `done`.
    ///
    /// # Panics
    ///
    /// If it throws or does not come to an end.
    pub async fn slow_script(&self, body: &str, arguments: Vec<Value>) -> Value {
        let body = format!("const done = arguments[arguments.length - 1];\n{body}");
        self.client
            .execute_async(&body, arguments)
            .await
            .unwrap_or_else(|error| panic!("{error}\nin the script: {body}"))
    }

    /// What the browser's console says since the last call, errors only.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub async fn console(&self) -> Vec<String> {
        let entries = self.log("browser").await;
        entries
            .iter()
            .filter(|entry| entry["level"].as_str() == Some("SEVERE"))
            .map(|entry| entry["message"].to_string())
            .collect()
    }

    /// Saves a picture of the window under `target/e2e`.
    ///
    /// # Panics
    ///
    /// If it can't be taken or written.
    pub async fn screenshot(&self, name: &str) {
        let taken = self.picture(name).await;
        taken.unwrap_or_else(|error| panic!("{error}"));
    }

    /// The same; says why it can't be taken or written.
    pub(crate) async fn picture(&self, name: &str) -> Result<(), String> {
        let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/e2e"));
        let file = folder.join(format!("{name}-{:?}.png", self.window).to_lowercase());
        let picture = self.client.screenshot().await;
        let picture = picture.map_err(|error| format!("no picture can be taken: {error}"))?;
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&file, picture))
            .map_err(|error| format!("{} can't be written: {error}", file.display()))
    }

    /// Closes the browser.
    ///
    /// # Panics
    ///
    /// If its console shows errors.
    pub async fn close(self) {
        self.close_despite(&[]).await;
    }

    /// Closes the browser; errors in its console that contain one of these texts are expected.
    ///
    /// # Panics
    ///
    /// If its console shows other errors.
    pub async fn close_despite(self, expected: &[&str]) {
        let mut errors = self.console().await;
        errors.retain(|error| !expected.iter().any(|text| error.contains(text)));
        assert!(errors.is_empty(), "errors in the console: {errors:#?}");
        self.client.close().await.expect("the browser closes");
    }

    /// The entries of a log since the last call.
    pub(crate) async fn log(&self, name: &'static str) -> Vec<Value> {
        let log = self.client.issue_cmd(Chromium::Log(name)).await;
        let log = log.unwrap_or_else(|error| panic!("the log {name}: {error}"));
        log.as_array().cloned().unwrap_or_default()
    }

    /// Runs a script first in each page that is opened from now on.
    pub(crate) async fn begin_with(&self, source: &str) {
        let script = json!({ "source": source });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await;
    }

    /// A command of the DevTools protocol.
    ///
    /// # Panics
    ///
    /// If the browser refuses it.
    pub(crate) async fn devtools(&self, name: &'static str, parameters: Value) -> Value {
        let answer = self.client.issue_cmd(Chromium::DevTools(name, parameters));
        answer
            .await
            .unwrap_or_else(|error| panic!("{name}: {error}"))
    }
}

/// Starts Chromium.
async fn start(driver: &str, capabilities: &Map<String, Value>) -> Client {
    let mut failed = Vec::new();
    while failed.len() < STARTS {
        let mut client = ClientBuilder::new(HttpConnector::new());
        client.capabilities(capabilities.clone());
        match client.connect(driver).await {
            Ok(client) => return client,
            Err(error) => failed.push(error.to_string()),
        }
    }
    panic!("Chromium does not start: {failed:?}")
}
