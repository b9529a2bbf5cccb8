//! `GET /api/health`, and what every answer has.

use axum::http::StatusCode;
use serde_json::Value;

use crate::stage::Stage;

#[tokio::test]
async fn says_that_all_is_well() {
    let stage = Stage::new().await;
    let health: Value = stage.get("/api/health", None).await.ok();
    assert_eq!(health["status"], "ok");
}

#[tokio::test]
async fn the_boot_id_changes_with_every_start() {
    let stage = Stage::new().await;
    let before: Value = stage.get("/api/health", None).await.ok();
    let same: Value = stage.get("/api/health", None).await.ok();
    assert_eq!(before["boot"], same["boot"]);
    let stage = stage.restart().await;
    let after: Value = stage.get("/api/health", None).await.ok();
    assert_ne!(before["boot"], after["boot"]);
}

#[tokio::test]
async fn every_answer_is_protected() {
    let stage = Stage::new().await;
    for path in ["/api/health", "/api/nothing", "/nothing.js", "/"] {
        let answer = stage.get(path, None).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("script-src 'self' 'wasm-unsafe-eval'"),
            "{path}"
        );
        assert!(
            !policy.contains("script-src 'self' 'wasm-unsafe-eval' 'unsafe"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn answers_of_the_interface_are_not_kept() {
    let stage = Stage::new().await;
    for path in ["/api/health", "/api/games/nothing"] {
        assert_eq!(
            stage.get(path, None).await.header("cache-control"),
            "no-store"
        );
    }
}

#[tokio::test]
async fn unknown_addresses_and_methods_are_refused() {
    let stage = Stage::new().await;
    for path in ["/api", "/api/", "/api/nothing", "/api/games/"] {
        let answer = stage.get(path, None).await;
        answer.refused(StatusCode::NOT_FOUND, "error-not-found");
    }
    let answer = stage.get("/api/games/%ff", None).await;
    answer.refused(StatusCode::NOT_FOUND, "error-no-game");
    let answer = stage.post("/api/health", None, &Value::Null).await;
    answer.refused(StatusCode::METHOD_NOT_ALLOWED, "error-not-found");
}
