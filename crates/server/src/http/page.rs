//! The page and its files, as browsers ask for them.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};

use super::app::App;
use super::assets::{Form, Found};
use super::error::ApiError;

/// Answers with a file of the page.
pub(crate) async fn serve(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let (file, missing) = match app.assets().find(uri.path()) {
        Some(Found::File(file)) => (file, false),
        Some(Found::Missing(page)) => (page, true),
        None => return ApiError::NoRoute.into_response(),
    };
    if method != Method::GET && method != Method::HEAD {
        return ApiError::Method.into_response();
    }
    let accepted = |(encoding, _): &&(&'static str, Form)| accepts(&headers, encoding);
    let compressed = file.compressed.iter().find(accepted);
    let form = compressed.map_or(&file.plain, |(_, form)| form);

    let known = headers.get_all(IF_NONE_MATCH).iter();
    let known = known.filter_map(|value| value.to_str().ok()).any(|list| {
        let etag = form.etag.to_str().unwrap_or_default();
        list.split(',')
            .map(|tag| tag.trim().trim_start_matches("W/"))
            .any(|tag| tag == etag)
    });
    let mut response = if missing {
        (StatusCode::NOT_FOUND, Body::from(form.bytes.clone())).into_response()
    } else if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(form.bytes.clone()).into_response()
    };
    let out = response.headers_mut();
    out.insert(ETAG, form.etag.clone());
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(CONTENT_TYPE, HeaderValue::from_static(file.mime));
    let keep = if file.hashed {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    out.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some((encoding, _)) = compressed {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether the client takes an encoding: it is named, and not with `q=0`.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter();
    values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .any(|item| {
            let mut parts = item.split(';').map(str::trim);
            let named = parts
                .next()
                .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
            let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
            named && weight != Some(0.0)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_of_nothing_refuses() {
        let mut headers = HeaderMap::new();
        let value = HeaderValue::from_static("gzip;q=0.5, br;q=0");
        headers.insert(ACCEPT_ENCODING, value);
        assert!(accepts(&headers, "gzip"));
        assert!(!accepts(&headers, "br"));
    }
}
