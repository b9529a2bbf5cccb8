//! `print animation`.

use std::path::PathBuf;

use clap::Args;
use game::Viewer;
use hall::Hall;
use print::Film;

use super::output::{Ending, drawn, ending};
use crate::failure::Failure;
use crate::files;
use crate::source::Records;
use crate::words::number;

/// Which game, and how.
#[derive(Args, Debug)]
pub(crate) struct Animated {
    /// The record; `-` is standard input
    file: PathBuf,
    /// The number of the game in a file of several games
    #[arg(long, value_name = "NUMBER", value_parser = number(1usize..))]
    game: Option<usize>,
    /// Turn the board around: the second side sits at the bottom
    #[arg(long)]
    flip: bool,
    /// The file to write: a name that ends with .gif
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
}

/// Makes an animated picture of a game.
pub(crate) fn run(hall: &Hall, animated: &Animated) -> Result<(), Failure> {
    ending(&animated.out, &[Ending::Gif])?;
    if !animated.force {
        files::missing("--out", &animated.out)?;
    }
    let records = Records::read(&animated.file)?;
    let (table, _) = records.play(hall, records.index(animated.game)?)?;
    let film = Film::of(&*table, table.plies(), Viewer::Judge, animated.flip);
    let pixels = |number| drawn(print::pixels(&drawn(film.svg(number))?));
    let samples = film.samples().into_iter().map(pixels);
    let samples = samples.collect::<Result<Vec<_>, _>>()?;
    let mut animation = drawn(print::Animation::new(drawn(film.size())?, &samples))?;
    for number in 0..film.pictures() {
        drawn(animation.add(&pixels(number)?, film.ms(number)))?;
    }
    let file = drawn(animation.finish())?;
    files::create("--out", &animated.out, &file, animated.force)
}
