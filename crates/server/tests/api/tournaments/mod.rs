//! `/api/tournaments`: tournaments on a server.

mod boards;
mod choosing;
mod club;
mod crash;
mod decided;
mod event;
mod found;
mod limits;
mod listed;
mod log;
mod nodes;
mod officials;
mod say;
mod table;
mod wait;
