//! Audits: whatever a record says, it proves it or not.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::audit::look(text));
