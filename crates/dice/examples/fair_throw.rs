//! A throw of dice that both players can check afterwards.

use tigerden_dice::{Dice, Nonce, SIX, Seed};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A real seed is drawn at random and kept secret until after the throw.
    let seed = Seed::new([7; 32]);
    let published = seed.lock();
    println!("published before: {published}");

    let nonces = [Some("ann".parse::<Nonce>()?), Some("ben".parse()?)];
    let thrown = Dice::new(&seed, &nonces).roll(SIX);
    println!("thrown: {thrown}");

    // Everybody can check it with the seed, once it is opened.
    assert_eq!(seed.lock(), published);
    assert_eq!(Dice::new(&seed, &nonces).roll(SIX), thrown);
    Ok(())
}
