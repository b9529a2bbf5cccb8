//! `tigerden uci` as a chess program talks to it.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod client;
mod games;
mod lancerchess;
mod options;
mod search;
mod talk;
mod waiting;
mod wrong;
