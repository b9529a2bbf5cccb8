//! Reading clock settings: whatever is accepted is printed and read again as the same, and runs.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::clock::look(text));
