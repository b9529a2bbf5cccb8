//! Paper for the games of a hall, as pages in SVG: boards, pieces to cut out, score cards, sheets to
//! write games down, positions, and recorded games as booklets.
//!
//! A [`Page`] has a size in millimeters and is an SVG file. The same things give the same pages,
//! everywhere. With the feature `pdf`, pages become a PDF with its fonts inside.
//!
//! ```
//! use hall::{Hall, Options};
//! use tigerden_print::{BoardLook, Job, Paper, board};
//! use texts::Texts;
//!
//! let table = Hall::all().start("tora-long", &Options::default())?;
//! let scene = table.scene(0, game::Viewer::Public).ok_or("no scene")?;
//! let words = Texts::new("en");
//! let job = Job { paper: Paper::A4, words: &words };
//! let pages = board(&job, table.info(), &scene, BoardLook::default())?;
//! assert_eq!(pages.len(), 4);
//! assert!(pages[0].svg().starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod booklet;
mod card;
mod drawing;
mod flow;
mod job;
mod looks;
mod measure;
mod page;
mod paper;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod pieces;
mod position;
mod sheet;
mod variation;
mod widths;

pub use board::{BoardLook, board};
pub use booklet::{Diagrams, booklet, players};
pub use card::card;
pub use job::{Job, PrintError, Words};
pub use looks::{ArtError, Looks};
pub use page::Page;
pub use paper::Paper;
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};
pub use picture::Picture;
pub use pieces::pieces;
pub use position::position;
pub use sheet::{assassin_sheet, has_assassins, record_sheet};
