//! The rules of LancerChess and TigerChess, chapter by chapter; every test is named after the rule
//! it is about.
//!
//! Positions are written in the form of C-N1, moves in that of C-N2.

mod arbiter;
mod chess;
mod deployment;
mod draughts;
mod endings;
mod notation;
mod personnel;
mod variation;
mod verbs;
