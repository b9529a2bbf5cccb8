//! Tests of the whole program in a real browser: the stage they play on.
//!
//! A [`Stage`] is a `tigerden` server on a data folder of its own and a `chromedriver`, both on
//! free ports. A [`Browser`] is one Chromium with a profile of its own. `cargo xtask test browser`
//! builds what is needed, sets `TIGERDEN_BIN` to the program and `AXE_JS` to the accessibility
//! checker, and runs the tests.

mod browser;
mod command;
mod stage;

pub use browser::{Browser, Window};
pub use stage::Stage;
