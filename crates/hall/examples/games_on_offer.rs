//! All games on offer with their boards, without naming one.

use game::Viewer;
use tigerden_hall::{Hall, Options, StartError, games};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let hall = Hall::all();
    for info in games() {
        let table = match hall.start(info.id, &Options::default()) {
            Err(StartError::Dice { option }) => {
                println!("{}: {option} is thrown for\n", info.id);
                continue;
            }
            table => table?,
        };
        println!("{}: {} moves to begin with", info.id, table.offers().len());
        if let Some(scene) = table.scene(0, Viewer::Public) {
            println!("{scene}\n");
        }
        assert!(!table.offers().is_empty());
    }
    assert!(hall.start("no-such-game", &Options::default()).is_err());
    Ok(())
}
