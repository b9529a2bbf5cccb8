//! Signatures: a text that was signed is the signer's, and whatever else is said to be signed is refused.

use ::signed::{SecretKey, sign, signer};

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    // Nobody has signed with this key before.
    let key = SecretKey::new([7; 32]);
    assert_ne!(signer(text), Ok(key.public()));
    let signed = sign(text, &key);
    assert_eq!(signer(&signed), Ok(key.public()), "{signed}");
    assert_eq!(sign(&signed, &key), signed);
}
