//! What a chess program asks for, line by line.

use hall::Hall;
use tigerden_uci::{Command, Line, Variant, read_line};

const SAID: &str = "position startpos moves A_v5h7-v5h6;end\ngo movetime 500\nfly\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let hall = Hall::all();
    let variant = Variant::find(&hall, "tora-short").ok_or("no such game")?;
    let mut input = SAID.as_bytes();
    let mut understood = 0;
    while let Some(line) = read_line(&mut input)? {
        let Line::Text(line) = line else { continue };
        let (command, ignored) = Command::read(&line);
        for error in ignored {
            println!("{error}");
        }
        match command {
            Command::Nothing => continue,
            Command::Position(placed) => {
                let table = placed?.open(&hall, &variant)?;
                println!("a position after {} actions", table.plies());
            }
            command => println!("{command:?}"),
        }
        understood += 1;
    }
    assert_eq!(understood, 2);
    Ok(())
}
