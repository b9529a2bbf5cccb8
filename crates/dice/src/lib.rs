//! Dice that nobody can load and everybody can check, by commit and reveal.
//!
//! Whoever throws the dice draws a secret [`Seed`] and publishes its [`Seed::lock`], from which
//! nobody can find the seed. Then each player adds a [`Nonce`]. The dice follow from the seed and
//! both nonces, so that neither the thrower nor a player alone can choose how they fall. Afterwards
//! the seed is published: everybody can lock it again, compare, and throw the same dice.
//!
//! What is hashed is text, so that the dice can be thrown again without this program:
//!
//! ```sh
//! seed=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
//! printf 'tigerden lock %s' $seed | sha256sum           # what was published before
//! printf 'tigerden dice %s %s %s 1' $seed ann ben | sha256sum
//! ```
//!
//! In the output of the last command, each eight digits are a number `n`, from left to right; it
//! shows `n % 6 + 1` on a six-sided die. See [`Dice::roll`] for the rest.
//!
//! ```
//! use tigerden_dice::{Dice, Nonce, Seed, SIX};
//!
//! let seed = Seed::new(std::array::from_fn(|i| i as u8));
//! let published = seed.lock();
//! let nonces = ["ann", "ben"].map(|text| text.parse::<Nonce>().ok());
//!
//! let mut dice = Dice::new(&seed, &nonces);
//! let thrown = [dice.roll(SIX), dice.roll(SIX), dice.roll(SIX)];
//! assert_eq!(thrown, [1, 5, 3]);
//!
//! // Later, with the seed opened:
//! assert_eq!(seed.lock(), published);
//! assert_eq!(Dice::new(&seed, &nonces).roll(SIX), thrown[0]);
//! assert!("no spaces".parse::<Nonce>().is_err());
//! ```

mod nonce;
mod roll;
mod seed;

pub use nonce::{Nonce, NonceError};
pub use roll::{Dice, SIX};
pub use seed::{Seed, SeedError};
