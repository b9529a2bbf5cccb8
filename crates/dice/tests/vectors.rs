//! Throws that were worked out with `sha256sum` and a calculator, and fairness.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use proptest::prelude::*;
use tigerden_dice::{Dice, Nonce, NonceError, SIX, Seed, SeedError};

fn seed() -> Seed {
    Seed::new(std::array::from_fn(|i| u8::try_from(i).expect("32 bytes")))
}

fn players() -> [Option<Nonce>; 2] {
    ["ann", "ben"].map(|text| text.parse().ok())
}

fn rolls(dice: &mut Dice, sides: u32, count: usize) -> Vec<u32> {
    let sides = NonZeroU32::new(sides).expect("a die has sides");
    (0..count).map(|_| dice.roll(sides)).collect()
}

#[test]
fn the_lock_is_what_sha256sum_says() {
    let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(seed().to_string(), text);
    // printf 'tigerden lock %s' $seed | sha256sum
    let lock = "32c1d3383dba5f7e7940fe928f0b4a04e6980b5a24e4c7d79f5ef217e21c467c";
    assert_eq!(seed().lock().to_string(), lock);
    assert_eq!(lock.parse(), Ok(seed().lock()));
}

#[test]
fn the_dice_are_what_sha256sum_says() {
    // printf 'tigerden dice %s ann ben 1' $seed | sha256sum, then with 2 at the end:
    // ce017eb4 ba0dfa7a 3508be24 ac4f7b73 19ef1648 fe0aaf7b 5302234e 0cad947c
    // 2735de28 a3638776 a69290dc fdc891c1 f09271da eb54d140 b89c31fe 80299a93
    let six = [1, 5, 3, 4, 5, 2, 1, 5, 1, 3, 5, 6, 1, 5, 5, 6];
    assert_eq!(rolls(&mut Dice::new(&seed(), &players()), 6, 16), six);
    let twenty = [9, 7, 13, 20, 9, 8, 19, 13, 5, 11];
    assert_eq!(rolls(&mut Dice::new(&seed(), &players()), 20, 10), twenty);
    // printf 'tigerden dice %s - - 1' $seed | sha256sum
    let nobody = Dice::new(&seed(), &[None, None]);
    assert_eq!(rolls(&mut nobody.clone(), 6, 8), [4, 5, 6, 3, 2, 3, 5, 5]);
}

#[test]
fn the_example_of_the_book_is_right() {
    let text = "f0e1d2c3b4a5968778695a4b3c2d1e0f00112233445566778899aabbccddeeff";
    let seed = text.parse::<Seed>().expect("a seed").lock();
    let wanted = "b9d0568a962ec7fa418e6ff5b4d152e394abf604fd0e8ea7c4b67366ab97862a";
    assert_eq!(seed.to_string(), wanted);
    let commitment = "ba6afd0757589caf60ba873168a886b98c19f679cddacdf845259095849c9aa2";
    assert_eq!(seed.lock().to_string(), commitment);
    assert_eq!(rolls(&mut Dice::new(&seed, &players()), 6, 3), [6, 4, 5]);
}

#[test]
fn numbers_that_would_load_a_die_are_skipped() {
    // Of 2^32 numbers 3 * 2^30 are left: ce…, fe…, fd…, f0…, eb… are not among them.
    let large = rolls(&mut Dice::new(&seed(), &players()), 3 << 30, 7);
    let wanted = [
        3_121_478_267,
        889_765_413,
        2_890_890_100,
        435_099_209,
        1_392_649_039,
        212_702_333,
        657_841_705,
    ];
    assert_eq!(large, wanted);
}

#[test]
fn each_part_of_the_text_changes_the_throws() {
    let thrown = |seed: &Seed, nonces: [Option<&str>; 2]| {
        let nonces = nonces.map(|text| text.and_then(|text| text.parse().ok()));
        rolls(&mut Dice::new(seed, &nonces), 6, 32)
    };
    let all = [
        thrown(&seed(), [Some("ann"), Some("ben")]),
        thrown(&seed(), [Some("ben"), Some("ann")]),
        thrown(&seed(), [Some("ann"), None]),
        thrown(&seed(), [None, Some("ben")]),
        thrown(&seed().lock(), [Some("ann"), Some("ben")]),
    ];
    for (i, one) in all.iter().enumerate() {
        assert!(all[..i].iter().all(|other| other != one));
    }
}

#[test]
fn all_sides_come_up_about_equally_often() {
    let mut dice = Dice::new(&seed(), &players());
    let mut seen = BTreeMap::<u32, u32>::new();
    for _ in 0..60_000 {
        *seen.entry(dice.roll(SIX)).or_default() += 1;
    }
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    // Chi-squared with 5 degrees of freedom: above 20.5 in one of 1,000 series of fair dice.
    let off = |count: &u32| (f64::from(*count) - 10_000.0).powi(2) / 10_000.0;
    assert!(seen.values().map(off).sum::<f64>() < 20.5, "{seen:?}");
}

#[test]
fn lots_are_drawn_from_what_is_there() {
    let mut dice = Dice::new(&seed(), &players());
    assert_eq!(dice.pick::<u8>(&[]), None);
    assert_eq!(dice.pick(&["only"]), Some(&"only"));
    // The second number is ba0dfa7a: 7 of 20.
    let letters: Vec<char> = ('a'..='t').collect();
    assert_eq!(dice.pick(&letters), Some(&'g'));
}

#[test]
fn what_is_no_seed_or_nonce_is_refused() {
    let long = "0".repeat(65);
    let upper = "A".repeat(64);
    let wide = "é".repeat(32);
    for text in ["", "00", &long, &long[..63], &upper, &wide] {
        assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text}");
    }
    for text in ["", "-", "a b", "ä", "a\n", &"x".repeat(65)] {
        assert_eq!(text.parse::<Nonce>(), Err(NonceError), "{text}");
    }
    assert!("x".repeat(64).parse::<Nonce>().is_ok());
    assert_eq!(format!("{:?}", seed()), "Seed(…)");
}

proptest! {
    #[test]
    fn seeds_are_read_as_they_are_written(bytes: [u8; 32]) {
        let seed = Seed::new(bytes);
        prop_assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
    }

    #[test]
    fn throws_lie_between_1_and_the_sides(bytes: [u8; 32], sides in 1..u32::MAX) {
        let sides = NonZeroU32::new(sides).expect("at least 1");
        let mut dice = Dice::new(&Seed::new(bytes), &[None, None]);
        for _ in 0..20 {
            prop_assert!((1..=sides.get()).contains(&dice.roll(sides)));
        }
    }
}
