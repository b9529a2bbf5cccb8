//! Reading a move: whatever is accepted is one of the legal moves.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: (u8, &str)| fuzz::moves::look(input));
