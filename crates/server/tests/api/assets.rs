//! The page and its files.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use tigerden_server::{Assets, Setup};

use crate::stage::{Reply, Stage, setup};

const FILES: [(&str, &str); 6] = [
    ("index.html", "<!doctype html>"),
    ("sw.js", "self"),
    ("app-0123abcd.wasm", "wasm, plain"),
    ("app-0123abcd.wasm.br", "brotli"),
    ("app-0123abcd.wasm.gz", "gzip"),
    ("assets/tora.svg", "<svg/>"),
];

async fn stage() -> Stage {
    let file =
        |(path, text): (&str, &'static str)| (path.to_owned(), Cow::Borrowed(text.as_bytes()));
    let assets = Assets::new(FILES.map(file));
    Stage::with(Setup { assets, ..setup() }).await
}

async fn get(stage: &Stage, path: &str, headers: &[(&str, &str)]) -> Reply {
    let request = Request::builder().uri(path);
    let request = headers
        .iter()
        .fold(request, |r, (name, value)| r.header(*name, *value));
    stage
        .send(request.body(Body::empty()).expect("a request"))
        .await
}

#[tokio::test]
async fn the_page_answers_at_its_views_and_is_asked_for_again() {
    let stage = stage().await;
    for path in ["/", "/game/abc", "/rules/tora", "/index.html"] {
        let answer = get(&stage, path, &[]).await;
        assert_eq!(answer.text(), "<!doctype html>", "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
    assert_eq!(
        get(&stage, "/sw.js", &[]).await.header("cache-control"),
        "no-cache"
    );
}

#[tokio::test]
async fn missing_files_are_not_the_page() {
    let stage = stage().await;
    for path in [
        "/nothing.js",
        "/assets/nothing.svg",
        "/app-0123abcd.wasm.br",
    ] {
        let answer = get(&stage, path, &[]).await;
        answer.refused(StatusCode::NOT_FOUND, "error-not-found");
    }
}

#[tokio::test]
async fn a_missing_page_says_so_with_its_status() {
    let stage = stage().await;
    let page = get(&stage, "/", &[]).await;
    let etag = page.header("etag").to_owned();
    for path in ["/nothing", "/game", "/game/abc/more", "/rules/nothing"] {
        for headers in [&[][..], &[("if-none-match", etag.as_str())]] {
            let answer = get(&stage, path, headers).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
            assert_eq!(answer.text(), "<!doctype html>", "{path}");
        }
    }
}

#[tokio::test]
async fn the_best_form_that_the_client_takes_is_sent() {
    let stage = stage().await;
    let path = "/app-0123abcd.wasm";
    for (accepted, encoding, text) in [
        ("gzip, deflate, br", "br", "brotli"),
        ("gzip", "gzip", "gzip"),
        ("br;q=0, gzip", "gzip", "gzip"),
        ("identity", "", "wasm, plain"),
    ] {
        let answer = get(&stage, path, &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.text(), text);
        assert_eq!(answer.header("content-encoding"), encoding);
        assert_eq!(answer.header("content-type"), "application/wasm");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert!(answer.header("cache-control").contains("immutable"));
    }
}

#[tokio::test]
async fn what_the_client_has_is_not_sent_again() {
    let stage = stage().await;
    let first = get(&stage, "/assets/tora.svg", &[]).await;
    let etag = first.header("etag").to_owned();
    assert!(etag.starts_with('"'), "a strong one");
    let again = get(&stage, "/assets/tora.svg", &[("if-none-match", &etag)]).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert_eq!(again.body.len(), 0);
    let other = get(&stage, "/sw.js", &[("if-none-match", &etag)]).await;
    assert_eq!(other.status, StatusCode::OK);
}
