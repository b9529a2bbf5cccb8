//! Reading a position: whatever is accepted is printed, read again and played on soundly.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::position::look(text));
