//! The whole program, used as players use it, in Chromium.

mod arbiter;
mod assassin;
mod audit;
mod clocks;
mod dice;
mod first_page;
mod keyboard;
mod languages;
mod local;
mod looks;
mod matches;
mod numbering;
mod offline;
mod online;
mod parts;
mod points;
mod print;
mod speed;
mod tigerchess;
mod touch_move;
mod turn;
