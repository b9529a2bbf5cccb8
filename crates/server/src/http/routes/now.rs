//! `GET /api/now`: what time it is on the server, for clients that show clocks.

use axum::Json;
use protocol::Now;

use crate::games::now_us;

/// Says what time it is.
pub(crate) async fn now() -> Json<Now> {
    Json(Now { now_us: now_us() })
}
