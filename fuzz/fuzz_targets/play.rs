//! Playing: each byte chooses a move; every position on the way is sound, and so is the record.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: (u8, u8, &[u8])| fuzz::play::look(input));
