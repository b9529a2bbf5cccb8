//! What an audit proves, and what it finds.

mod assassins;
#[path = "../../../testkit/tests/burrow/mod.rs"]
mod burrow;
mod clocks;
mod dice;
mod judge;
#[path = "../../../hall/tests/listed/mod.rs"]
mod listed;
mod seals;
mod tampered;
