//! What an audit proves, and what it finds.

mod clocks;
mod dice;
mod seals;
