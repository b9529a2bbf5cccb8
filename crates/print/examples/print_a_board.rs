//! A board as SVG on standard output.

use game::Viewer;
use hall::{Hall, Options};
use texts::Texts;
use tigerden_print::{BoardLook, Job, Paper, board};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let table = Hall::all().start("tora-short", &Options::default())?;
    let scene = table.scene(0, Viewer::Public).ok_or("no scene")?;
    let words = Texts::of("en").ok_or("no texts")?;
    let job = Job {
        paper: Paper::Letter,
        words: &words,
    };
    let look = BoardLook {
        setup: true,
        ..BoardLook::default()
    };
    for page in board(&job, table.info(), &scene, look)? {
        println!("{}", page.svg());
    }
    Ok(())
}
