//! The command `man`: manual pages.

use std::fs;
use std::path::PathBuf;

use clap::{Args, Command, CommandFactory};
use clap_mangen::Man as Page;

use crate::args;
use crate::failure::Failure;
use crate::files;

/// Where to write manual pages.
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The folder; it is created if it is missing
    folder: PathBuf,
    /// Replace pages that are there already
    #[arg(long)]
    force: bool,
}

/// Writes a page for the program and one for each command.
pub(crate) fn run(man: &Man) -> Result<(), Failure> {
    let mut program = args::Args::command().disable_help_subcommand(true);
    program.build();
    let mut pages = Vec::new();
    add(&program, &mut pages)?;
    let folder = &man.folder;
    for (name, _) in pages.iter().filter(|_| !man.force) {
        files::missing("FOLDER", &folder.join(name))?;
    }
    fs::create_dir_all(folder).map_err(|error| Failure::write(folder, error))?;
    for (name, text) in &pages {
        files::create("FOLDER", &folder.join(name), text, man.force)?;
    }
    Ok(())
}

/// Adds the pages of a command and of those below it, each with the name of its file.
fn add(command: &Command, pages: &mut Vec<(String, String)>) -> Result<(), Failure> {
    let page = Page::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    pages.push((page.get_filename(), text));
    let shown = command
        .get_subcommands()
        .filter(|below| !below.is_hide_set());
    shown.into_iter().try_for_each(|below| add(below, pages))
}
