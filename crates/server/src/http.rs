//! Games over HTTP and WebSocket: the router, the handlers, and what a request is answered with
//! when it can't be done.
//!
//! ```arrows
//! router
//! page routes
//! extract headers guard
//! app error
//! assets
//! ```

mod app;
mod assets;
mod error;
mod extract;
mod guard;
mod headers;
mod page;
mod router;
mod routes;

pub use app::{App, Setup};
pub use assets::Assets;
pub(crate) use error::ApiError;
pub use router::{addresses, router};
