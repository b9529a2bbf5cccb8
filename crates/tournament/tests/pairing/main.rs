//! Who plays whom: each format by its rules.

mod best;
#[path = "../../examples/rounds/event.rs"]
mod event;
mod formats;
mod round_robin;
mod swiss;
