//! The interface: one file per route, on a fresh database each.

mod acts;
mod assets;
mod clocks;
mod computer;
mod costly;
mod create;
mod dice;
mod health;
mod hidden;
mod join;
mod limits;
mod live;
mod many;
mod matches;
mod nodes;
mod overrule;
mod points;
mod record;
mod requests;
mod restart;
mod routes;
mod socket;
mod sockets;
mod stage;
mod turns;
mod view;
