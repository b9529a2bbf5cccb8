//! WebDriver commands of Chromium that are not in the standard.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of the browser's own, beside the standard ones.
#[derive(Debug)]
pub(crate) enum Chromium {
    /// A command of the DevTools protocol.
    DevTools(&'static str, Value),
    /// A log of the browser, `browser` for its console, since the last call.
    Log(&'static str),
}

impl WebDriverCompatibleCommand for Chromium {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let path = match self {
            Self::DevTools(..) => "goog/cdp/execute",
            Self::Log(_) => "se/log",
        };
        base.join(&format!("session/{}/{path}", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        let body = match self {
            Self::DevTools(name, parameters) => json!({ "cmd": name, "params": parameters }),
            Self::Log(name) => json!({ "type": name }),
        };
        (Method::POST, Some(body.to_string()))
    }
}
