//! Reading a report of FIDE, and pairing it.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::trf::look(text));
