//! The rules of TORA, chapter by chapter; every test is named after the rule it is about.
//!
//! Positions are drawn in the form of T-N3, moves are written in that of T-N2.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod arbiter;
mod assassin;
mod attacks;
mod board;
mod editions;
mod endings;
mod jeopardy;
mod movement;
mod notation;
mod points;
mod rounds;
mod setups;
mod soldiers_cannons;
mod terrain;
mod verbs;
