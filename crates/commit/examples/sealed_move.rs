//! A move that is sealed first and opened later.

use tigerden_commit::{Note, Salt};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A real salt is drawn at random and kept secret until the note is opened.
    let salt = Salt::new([7; 32]);
    let note = Note::new("club-evening", "first", 12, "X v5h9-v7h8 * v6h8")?;
    let published = note.seal(&salt);
    println!("published with the turn: {published}");

    println!("opened later: 12 X v5h9-v7h8 * v6h8, salt {salt}");
    assert_eq!(note.seal(&salt), published);
    Ok(())
}
