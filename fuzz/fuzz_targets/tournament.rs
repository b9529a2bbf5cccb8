//! Reading a case of a tournament.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::tournament::look(text));
