//! Every address of the interface: none is without limits, and all refuse in the same form.

use std::num::NonZeroU32;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use game::Side;
use tigerden_server::{Limits, Setup, addresses};
use tokio::time::timeout;

use crate::stage::{Reply, SHORT, Stage, setup};

/// The documentation of the interface.
const BOOK: &str = include_str!("../../../../docs/src/api.md");

/// The addresses of the interface, each with its method.
fn interface() -> impl Iterator<Item = (Method, String)> {
    addresses().filter(|(_, path)| path.starts_with("/api/"))
}

/// The address that takes a text.
const TEXT: &str = "/api/tournaments/{id}/log";

/// The longest body that an address takes, in bytes.
fn longest(address: &str) -> usize {
    match address {
        "/api/tournaments" => 8_000_000,
        TEXT => 4_000_000,
        "/api/tournaments/{id}/entries" => 64 * 1024,
        _ => 16 * 1024,
    }
}

/// Sends a request, which is answered soon.
async fn send(stage: &Stage, method: &Method, path: &str, mime: &str, body: Vec<u8>) -> Reply {
    let request = Request::builder().method(method).uri(path);
    let request = request.header("content-type", mime).body(Body::from(body));
    let answer = stage.send(request.expect("a request"));
    let soon = timeout(Duration::from_secs(5), answer).await;
    soon.unwrap_or_else(|_| panic!("{method} {path} takes long"))
}

/// A request whose body breaks off.
fn cut(method: &Method, path: &str) -> Request<Body> {
    let parts = [Ok("{\"name\""), Err(std::io::Error::other("it breaks off"))];
    let body = Body::from_stream(futures_util::stream::iter(parts));
    let request = Request::builder().method(method).uri(path);
    let request = request.header("content-type", "application/json");
    request.body(body).expect("a request")
}

/// An error in the documented form.
fn is_error(answer: &Reply, about: &str) -> StatusCode {
    assert_eq!(answer.header("content-type"), "application/json", "{about}");
    let error = answer.error();
    assert!(
        !error.key.is_empty() && !error.message.is_empty(),
        "{about}"
    );
    assert!(answer.body.len() < 2000, "{about}: {}", answer.text());
    answer.status
}

#[tokio::test]
async fn all_are_documented() {
    for (method, path) in interface() {
        assert!(
            BOOK.contains(&format!("| `{method} {path}` |")),
            "{method} {path}"
        );
    }
}

#[tokio::test]
async fn all_are_limited() {
    for (method, path) in interface() {
        let one = NonZeroU32::MIN;
        let limits = Limits {
            requests_per_second: one,
            burst: one,
            ..Limits::default()
        };
        let stage = Stage::with(Setup { limits, ..setup() }).await;
        let path = path.replace("{id}", "0123456789ab");
        for again in [false, true] {
            let answer = send(&stage, &method, &path, "application/json", Vec::new()).await;
            let refused = answer.status == StatusCode::TOO_MANY_REQUESTS;
            assert_eq!(refused, again, "{method} {path}");
            if refused {
                is_error(&answer, &path);
                assert_eq!(answer.header("retry-after"), "1");
            }
        }
    }
}

#[tokio::test]
async fn all_refuse_what_they_do_not_take() {
    let stage = Stage::new().await;
    let (seat, _) = stage.create(SHORT, Side::First).await;
    for (method, address) in interface() {
        let path = address.replace("{id}", &seat.id);
        for other in [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS] {
            let answer = send(&stage, &other, &path, "application/json", Vec::new()).await;
            assert_eq!(is_error(&answer, &path), StatusCode::METHOD_NOT_ALLOWED);
            assert!(answer.header("allow").contains(method.as_str()), "{path}");
        }
        if method != Method::POST {
            continue;
        }
        let announced = vec![b' '; longest(&address) + 1];
        let announced = send(&stage, &method, &path, "application/json", announced).await;
        assert_eq!(is_error(&announced, &path), StatusCode::PAYLOAD_TOO_LARGE);
        if address == TEXT {
            continue;
        }
        let long = format!("{{\"name\":\"{}\"}}", "x".repeat(longest(&address)));
        let deep = "[".repeat(16_000);
        let nested = format!("{{\"name\":{}}}", "{\"a\":".repeat(2000));
        let said = async |body: &str| {
            let body = body.as_bytes().to_vec();
            let answer = send(&stage, &method, &path, "application/json", body).await;
            answer.error().message
        };
        let broken = said("{\"a\":").await;
        assert!(broken.starts_with("the body is not JSON: "), "{broken}");
        let other = said("7").await;
        let unfit = "the body is not what this address takes: invalid type";
        assert!(other.starts_with(unfit), "{other}");
        let answer = stage.send(cut(&method, &path)).await;
        assert_eq!(is_error(&answer, &path), StatusCode::BAD_REQUEST);
        for (mime, body, status) in [
            ("text/plain", "{}", StatusCode::UNSUPPORTED_MEDIA_TYPE),
            (
                "application/xml",
                "<a/>",
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ),
            ("application/json", &long, StatusCode::PAYLOAD_TOO_LARGE),
            ("application/json", &deep, StatusCode::UNPROCESSABLE_ENTITY),
            (
                "application/json",
                &nested,
                StatusCode::UNPROCESSABLE_ENTITY,
            ),
            ("application/json", "", StatusCode::UNPROCESSABLE_ENTITY),
            ("application/json", "null", StatusCode::UNPROCESSABLE_ENTITY),
            (
                "application/json",
                "{\"a\":1e999999}",
                StatusCode::UNPROCESSABLE_ENTITY,
            ),
        ] {
            let body = body.as_bytes().to_vec();
            let answer = send(&stage, &method, &path, mime, body).await;
            assert_eq!(is_error(&answer, &path), status, "{path}: {mime}");
        }
        let answer = send(&stage, &method, &path, "application/json", vec![0xff; 100]).await;
        assert_eq!(is_error(&answer, &path), StatusCode::UNPROCESSABLE_ENTITY);
    }
}

#[tokio::test]
async fn no_text_in_an_address_is_a_game() {
    let stage = Stage::new().await;
    let long = "a".repeat(10_000);
    for (method, path) in interface().filter(|(_, path)| path.contains("{id}")) {
        for id in [
            "%ff",
            "%00",
            "%2e%2e%2f",
            "%F0%9F%90%AF",
            "a%0d%0ab",
            "'--",
            &long,
        ] {
            let path = path.replace("{id}", id);
            let answer = send(&stage, &method, &path, "application/json", b"{}".to_vec()).await;
            let status = is_error(&answer, &path);
            // What is in the body is read first, so that no game has to be looked for in vain.
            let unread = method == Method::POST || path.ends_with("/live");
            let expected = status == StatusCode::NOT_FOUND
                || (unread && status == StatusCode::UNPROCESSABLE_ENTITY);
            assert!(expected, "{method} {path}: {status}");
        }
    }
}
