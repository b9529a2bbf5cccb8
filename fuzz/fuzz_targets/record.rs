//! Reading a record: whatever is accepted is written and read again as the same game.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::record::look(text));
