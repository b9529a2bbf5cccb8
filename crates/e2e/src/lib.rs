//! Tests of the whole program in a real browser: the stage they play on.
//!
//! A [`Stage`] is a `tigerden` server on a data folder of its own and a `chromedriver`, both on
//! free ports. A [`Browser`] is one Chromium with a profile of its own. `cargo xtask test browser`
//! builds what is needed, sets `TIGERDEN_BIN` to the program and `AXE_JS` to the accessibility
//! checker, and runs the tests.
//!
//! Tests wait for what they want to see, as long as a busy machine may need; nothing sleeps for a
//! fixed time. Tests run side by side, each on a stage of its own, except those that measure time.

mod browser;
mod checks;
mod command;
mod device;
mod ears;
mod fingers;
mod hands;
mod loading;
mod network;
mod patience;
mod snapshot;
mod stage;

pub use browser::{Browser, Window};
pub use device::OUTAGE;
pub use ears::Ears;
pub use hands::{control, place_of};
pub use loading::Loading;
pub use snapshot::compare_spoken;
pub use stage::Stage;
