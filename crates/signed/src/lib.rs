//! Signed records: a server says with a tag in a record that the record is its own, and everybody can
//! check that nothing in it was changed.
//!
//! The tag is a line like `[Signature "ed25519 KEY SIGNATURE"]`. It signs the text
//! `tigerden record`, a line end, and all other lines of the record, each with one line end, without
//! empty lines at the end. So the one thing that may change is how lines end.
//!
//! ```
//! use tigerden_signed::{Fault, SecretKey, sign, signer};
//!
//! // A real key is drawn at random.
//! let key = SecretKey::new([7; 32]);
//! let record = "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. A v5h7-v5h6 /\n*\n";
//! let signed = sign(record, &key);
//! assert_eq!(signer(&signed), Ok(key.public()));
//!
//! let changed = signed.replace("Ann", "Eve");
//! assert_eq!(signer(&changed), Err(Fault::Changed { key: key.public() }));
//! assert_eq!(signer(record), Err(Fault::Unsigned));
//! ```
//!
//! Without this program, with the lines of the record but the signature's in `lines.txt`:
//!
//! ```sh
//! (echo 'tigerden record'; cat lines.txt) > message
//! echo SIGNATURE | xxd -r -p > signature
//! echo 302a300506032b6570032100KEY | xxd -r -p > key
//! openssl pkeyutl -verify -pubin -keyform DER -inkey key -rawin -in message -sigfile signature
//! ```

mod keys;
mod record;

pub use keys::{KeyError, PublicKey, SecretKey};
pub use record::{Fault, sign, signer};
