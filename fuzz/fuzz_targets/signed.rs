//! Signatures: a text that was signed is the signer's, and whatever else is said to be signed is refused.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::signed::look(text));
