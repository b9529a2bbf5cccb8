//! Where pages go: one PDF, or an SVG file for each page.

use std::ffi::OsString;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use ::texts::Texts;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use game::{Message, Scene, TextError, Viewer};
use hall::Table;
use print::{Job, Page, Paper, PrintError};

use crate::failure::Failure;
use crate::files;
use crate::language::Language;
use crate::words::number;

/// The paper, the language and the file.
#[derive(Args, Debug)]
pub(crate) struct Output {
    /// The paper: `a4` or `letter`
    #[arg(long, value_name = "PAPER", default_value = "a4", value_parser = papers())]
    paper: Paper,
    #[command(flatten)]
    language: Language,
    /// The file to write: a name that ends with .pdf or .svg; of several pages in SVG each has a file
    /// of its own, such as NAME-1.svg
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Replace files that are there already
    #[arg(long)]
    force: bool,
}

/// The size of a square.
#[derive(Args, Debug)]
pub(crate) struct Square {
    /// The size of a square in millimeters; what fits if left out
    #[arg(long = "square", value_name = "MM", value_parser = number(3.0_f32..=200.0))]
    pub(crate) size: Option<f32>,
}

fn papers() -> impl TypedValueParser<Value = Paper> {
    let named = |paper: Paper| PossibleValue::new(paper.name());
    let names = PossibleValuesParser::new(Paper::ALL.map(named));
    names.map(|name| Paper::from_name(&name).unwrap_or_default())
}

/// What a file holds, by the ending of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Gif,
    Pdf,
    Png,
    Svg,
}

impl Ending {
    const fn text(self) -> &'static str {
        match self {
            Self::Gif => "gif",
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

/// What the name of a file says that it should hold: one of these.
pub(super) fn ending(path: &Path, possible: &[Ending]) -> Result<Ending, Failure> {
    let ending = path.extension().map(|ending| ending.to_ascii_lowercase());
    let ending = ending.as_ref().and_then(|ending| ending.to_str());
    let mut known = possible.iter().copied();
    known
        .find(|known| Some(known.text()) == ending)
        .ok_or_else(|| {
            let name = path.display().to_string();
            let expected = possible.iter().map(|known| format!(".{}", known.text()));
            let expected = expected.collect::<Vec<_>>().join(", ");
            let message = Message::new("cli-text-expected-ending").with("endings", expected);
            Failure::input("--out", &name, TextError::new(0, name.len(), message))
        })
}

/// The board of a table, as `viewer` may see it.
pub(super) fn board_of(table: &dyn Table, viewer: Viewer) -> Result<Scene, Failure> {
    let scene = table.scene(0, viewer);
    scene.ok_or_else(|| Failure::Print("the game has no board to show".to_owned()))
}

/// What was drawn, or why it was not.
pub(super) fn drawn<T>(made: Result<T, impl Display>) -> Result<T, Failure> {
    made.map_err(|error| Failure::Print(error.to_string()))
}

impl Output {
    /// Makes pages in the chosen language and writes them; `title` says what they are.
    pub(crate) fn write(
        &self,
        make: impl FnOnce(&Job<'_>) -> Result<(String, Vec<Page>), PrintError>,
    ) -> Result<(), Failure> {
        let format = ending(&self.out, &[Ending::Pdf, Ending::Svg])?;
        let language = self.language.code();
        let words = Texts::of(language).ok_or_else(|| Failure::Texts(language.to_owned()))?;
        let job = Job {
            paper: self.paper,
            words: &words,
        };
        let (title, pages) = make(&job).map_err(refused)?;
        let names = self.names(format, pages.len());
        if !self.force {
            for name in &names {
                files::missing("--out", name)?;
            }
        }
        match format {
            Ending::Pdf => {
                let pdf = drawn(print::pdf(&title, &pages))?;
                files::create("--out", &self.out, &pdf, self.force)
            }
            _ => names
                .iter()
                .zip(&pages)
                .try_for_each(|(name, page)| files::create("--out", name, &page.svg(), self.force)),
        }
    }

    fn names(&self, format: Ending, pages: usize) -> Vec<PathBuf> {
        match (format, pages) {
            (Ending::Svg, 2..) => (1..=pages).map(|page| numbered(&self.out, page)).collect(),
            _ => vec![self.out.clone()],
        }
    }
}

/// The name of a page's file: `name-2.svg`.
fn numbered(path: &Path, page: usize) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(format!("-{page}."));
    name.push(path.extension().unwrap_or_default());
    path.with_file_name(name)
}

fn refused(error: PrintError) -> Failure {
    match error {
        PrintError::Square { most } => {
            let message = Message::new("cli-text-square").with("most", most.to_string());
            Failure::input("--square", "--square", TextError::new(0, 8, message))
        }
        PrintError::Art(error) => Failure::Print(error.to_string()),
    }
}
