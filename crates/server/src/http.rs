//! Games over HTTP and WebSocket: the router, the handlers, and what a request is answered with
//! when it can't be done.

mod app;
mod assets;
pub(crate) mod error;
mod extract;
mod headers;
mod routes;

pub use app::{App, Setup, router};
pub use assets::Assets;
