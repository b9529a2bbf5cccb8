//! Calls to the server.

use protocol::ErrorBody;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::i18n::{self, fault, find, t};

/// Why a call has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server was not reached, or had an internal error: it is worth trying again.
    Network,
    /// The server refused the call.
    Refused(ErrorBody),
}

impl Failure {
    /// Fetches what it takes to say why the server refused choices for the game with this rule book:
    /// these texts are seldom needed. Without them, [`text`](Self::text) says less.
    pub(crate) async fn explain(&self, book: &str) {
        if let Self::Refused(error) = self
            && !error.faults.is_empty()
        {
            let _ = i18n::fetch(&words_of_errors(book)).await;
        }
    }

    /// The message for the user, in the language in use.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Network => t("offline-only"),
            Self::Refused(error) => {
                let known = find(&error.key, &[]).unwrap_or_else(|| error.message.clone());
                let faults = error.faults.iter().filter_map(fault);
                let all: Vec<_> = std::iter::once(known).chain(faults).collect();
                all.join("\n")
            }
        }
    }
}

/// The text files that say what is wrong with a game that has this rule book.
pub(crate) fn words_of_errors(book: &str) -> [String; 2] {
    ["errors".to_owned(), format!("{book}-errors")]
}

/// Fetches the texts that say what is wrong with a record, of whichever game. Without them the message is a
/// general one.
pub(crate) async fn fetch_words_of_errors() {
    let words: Vec<String> = hall::games()
        .flat_map(|info| words_of_errors(info.book))
        .collect();
    let _ = i18n::fetch(&words).await;
}

/// Sends `body` to `path` and reads the answer.
pub(crate) async fn post<R: DeserializeOwned>(
    path: &str,
    token: Option<&str>,
    body: &impl Serialize,
) -> Result<R, Failure> {
    let text = serde_json::to_string(body).map_err(|_| Failure::Network)?;
    post_text(path, token, &text).await
}

/// Sends `text` to `path` as it is and reads the answer.
pub(crate) async fn post_text<R: DeserializeOwned>(
    path: &str,
    token: Option<&str>,
    text: &str,
) -> Result<R, Failure> {
    let answer = answer(path, token, Some(text)).await?;
    serde_json::from_str(&answer).map_err(|_| Failure::Network)
}

/// Reads the answer at `path`.
pub(crate) async fn get<R: DeserializeOwned>(path: &str) -> Result<R, Failure> {
    get_as(path, None).await
}

/// Reads the answer at `path` as whoever has this secret.
pub(crate) async fn get_as<R: DeserializeOwned>(
    path: &str,
    token: Option<&str>,
) -> Result<R, Failure> {
    let answer = answer(path, token, None).await?;
    serde_json::from_str(&answer).map_err(|_| Failure::Network)
}

/// The text of the answer to a call, which is the same code whatever it says.
async fn answer(path: &str, token: Option<&str>, body: Option<&str>) -> Result<String, Failure> {
    let response = fetch(path, token, body).await;
    let response = response.map_err(|_| Failure::Network)?;
    let answer = match response.text() {
        Ok(text) => JsFuture::from(text)
            .await
            .ok()
            .and_then(|text| text.as_string()),
        Err(_) => None,
    };
    let answer = answer.ok_or(Failure::Network)?;
    if response.ok() {
        Ok(answer)
    } else if response.status() >= 500 {
        Err(Failure::Network)
    } else {
        Err(serde_json::from_str(&answer).map_or(Failure::Network, Failure::Refused))
    }
}

async fn fetch(path: &str, token: Option<&str>, body: Option<&str>) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    headers.set("Content-Type", "application/json")?;
    if let Some(token) = token {
        headers.set("Authorization", &format!("Bearer {token}"))?;
    }
    let init = RequestInit::new();
    init.set_headers(&headers);
    if let Some(body) = body {
        init.set_method("POST");
        init.set_body(&JsValue::from(body));
    }
    let asked = leptos::prelude::window().fetch_with_str_and_init(path, &init);
    JsFuture::from(asked).await?.dyn_into()
}
