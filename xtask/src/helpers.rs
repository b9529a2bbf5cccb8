//! Programs that help to build the app and the book. Each runs for a second, so the time to compile them is what
//! counts: see the profile `tool`.

use std::process::Command;

use anyhow::Result;

use crate::files;
use crate::shell;

/// A program that helps to build.
#[derive(Clone, Copy)]
pub(crate) enum Helper {
    /// Makes modules loadable.
    Bundle,
    /// Makes the board that the page shows first, and pictures of boards.
    First,
    /// Makes the pages of rules and guides.
    Pages,
}

impl Helper {
    /// Its crate.
    fn name(self) -> &'static str {
        match self {
            Self::Bundle => "bundle",
            Self::First => "first",
            Self::Pages => "pages",
        }
    }

    /// Those that are compiled with it. Cargo compiles a dependency anew for each choice of its features, so those
    /// that know the games are always compiled together.
    fn together(self) -> &'static [Self] {
        match self {
            Self::Bundle => &[Self::Bundle],
            Self::First | Self::Pages => &[Self::First, Self::Pages],
        }
    }

    /// Compiles it.
    ///
    /// # Errors
    ///
    /// If it does not compile.
    pub(crate) fn compile(self) -> Result<()> {
        let mut cargo = shell::cargo();
        cargo.args(["build", "--profile", "tool"]);
        for helper in self.together() {
            cargo.args(["--package", helper.name()]);
        }
        shell::run(&mut cargo)
    }

    /// The compiled program, to be run.
    pub(crate) fn command(self) -> Command {
        shell::command(files::target().join("tool").join(self.name()))
    }
}
