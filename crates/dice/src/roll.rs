//! Throwing dice from a seed.

use std::num::NonZeroU32;

use commit::Bits256;

use crate::{Nonce, Seed};

/// The sides of an ordinary die.
pub const SIX: NonZeroU32 = NonZeroU32::new(6).expect("not zero");

/// The text used in place of the nonce of a player who has given none.
const NO_NONCE: &str = "-";

/// Dice thrown one after the other; the same seed and nonces give the same throws.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    nonces: [Option<Nonce>; 2],
    block: u32,
    waiting: std::vec::IntoIter<u32>,
}

impl Dice {
    /// The dice that follow from a seed and from what the first and the second player have added.
    #[must_use]
    pub fn new(seed: &Seed, nonces: &[Option<Nonce>; 2]) -> Self {
        Self {
            seed: seed.clone(),
            nonces: nonces.clone(),
            block: 0,
            waiting: Vec::new().into_iter(),
        }
    }

    /// The next throw of a die with `sides` sides: a number from 1 to `sides`, all equally likely.
    ///
    /// The numbers come from SHA-256 of `tigerden dice SEED FIRST SECOND BLOCK`, where `FIRST` and
    /// `SECOND` are the nonces (`-` for none) and `BLOCK` counts 1, 2, …; each block is eight
    /// numbers of four bytes, the highest byte first. A number `n` shows `n % sides + 1`. To be
    /// fair, a number is skipped unless it is below the highest multiple of `sides` up to 2³².
    pub fn roll(&mut self, sides: NonZeroU32) -> u32 {
        let all = 1_u64 << u32::BITS;
        let fair = all - all % u64::from(sides.get());
        loop {
            let number = self.number();
            if u64::from(number) < fair {
                return number % sides + 1;
            }
        }
    }

    /// One of these items, drawn by lot; `None` if there are none.
    ///
    /// # Panics
    ///
    /// If there are more than 2³² − 1.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(from.len()).expect("fewer than 2^32 to draw from");
        let index = self.roll(NonZeroU32::new(count)?) - 1;
        from.get(index as usize)
    }

    fn number(&mut self) -> u32 {
        loop {
            if let Some(number) = self.waiting.next() {
                return number;
            }
            self.block += 1;
            self.waiting = self.hashed().into_iter();
        }
    }

    /// The numbers of the block.
    fn hashed(&self) -> Vec<u32> {
        let [first, second] =
            [0, 1].map(|i| self.nonces[i].as_ref().map_or(NO_NONCE, Nonce::as_str));
        let text = format!(
            "tigerden dice {} {first} {second} {}",
            self.seed, self.block
        );
        let hash = Bits256::hash_of(&text);
        let numbers = hash.bytes().chunks_exact(4);
        numbers
            .map(|bytes| {
                bytes
                    .iter()
                    .fold(0, |number, byte| number << 8 | u32::from(*byte))
            })
            .collect()
    }
}
