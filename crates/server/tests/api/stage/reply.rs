//! An answer of the server.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use protocol::ErrorBody;
use serde::de::DeserializeOwned;

/// An answer, read to its end.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Reply {
    #[track_caller]
    pub(crate) fn ok<T: DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text());
        serde_json::from_slice(&self.body).expect("the promised body")
    }

    #[track_caller]
    pub(crate) fn refused(&self, status: StatusCode, key: &str) -> ErrorBody {
        assert_eq!(self.status, status, "{}", self.text());
        let body = self.error();
        assert_eq!(body.key, key, "{}", body.message);
        body
    }

    #[track_caller]
    pub(crate) fn error(&self) -> ErrorBody {
        serde_json::from_slice(&self.body).expect("an error body")
    }

    /// The key of the error.
    #[track_caller]
    pub(crate) fn key(&self) -> String {
        self.error().key
    }

    pub(crate) fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(|value| value.to_str());
        value.transpose().expect("text").unwrap_or_default()
    }
}
