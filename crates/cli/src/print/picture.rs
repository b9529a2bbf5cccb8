//! `print picture`.

use std::path::PathBuf;

use clap::Args;
use game::Viewer;
use hall::Hall;
use print::{Looks, Picture};

use super::board::Lines;
use super::output::{Ending, board_of, drawn, ending};
use crate::failure::Failure;
use crate::words::number;
use crate::{files, source};

/// Which position, and how.
#[derive(Args, Debug)]
pub(crate) struct Pictured {
    /// The position's text; `-` reads it from standard input
    position: String,
    #[command(flatten)]
    lines: Lines,
    /// Turn the board around: the second side sits at the bottom
    #[arg(long)]
    flip: bool,
    /// The width of the picture in pixels, at most
    #[arg(long, value_name = "PIXELS", default_value = "900", value_parser = number(100_u16..=4000))]
    width: u16,
    /// The file to write: a name that ends with .png or .svg
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

/// Makes a picture of a position.
pub(crate) fn run(hall: &Hall, pictured: &Pictured) -> Result<(), Failure> {
    let ending = ending(&pictured.out, &[Ending::Png, Ending::Svg])?;
    let table = source::position(hall, &pictured.position)?;
    let scene = board_of(&*table, Viewer::Judge)?;
    let looks = Looks::of(table.info().book);
    let picture = Picture {
        style: pictured.lines.style().unwrap_or(scene.board.style),
        framed: true,
        flipped: pictured.flip,
        ..Picture::new(&scene, &looks)
    };
    let widest = f32::from(pictured.width);
    let svg = drawn(picture.svg(widest, widest))?;
    match ending {
        Ending::Png => files::create(
            "--out",
            &pictured.out,
            &drawn(print::png(&svg))?,
            pictured.force,
        ),
        _ => files::create("--out", &pictured.out, &svg, pictured.force),
    }
}
