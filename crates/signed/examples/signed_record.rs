//! A record that is signed, passed on, and changed on the way.

use tigerden_signed::{SecretKey, sign, signer};

fn main() {
    // A real key is drawn at random and kept secret.
    let key = SecretKey::new([7; 32]);
    let signed = sign("[White \"Ann\"]\n\n1. A v5h7-v5h6 /\n*\n", &key);
    print!("{signed}");
    assert_eq!(signer(&signed), Ok(key.public()));

    let changed = signed.replace("v5h6", "v6h6");
    println!("{}", signer(&changed).expect_err("it was changed"));
}
