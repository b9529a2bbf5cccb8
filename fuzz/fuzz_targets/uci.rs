//! Reading what a chess program says: lines, commands, positions and moves, whatever comes.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: (u8, &[u8])| fuzz::uci::look(input));
