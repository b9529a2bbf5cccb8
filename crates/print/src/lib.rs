//! Paper for the games of a hall, as pages in SVG: boards, pieces to cut out, score cards, sheets to
//! write games down, positions, and recorded games as booklets.
//!
//! A [`Page`] has a size in millimeters and is an SVG file. The same things give the same pages,
//! everywhere. With the feature `pdf`, pages become a PDF with its fonts inside. A [`Picture`] shows a board without paper,
//! a [`Film`] a whole game; with the feature `raster` they become pixels, and with `animation` pixels become a GIF.
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

#[cfg(feature = "animation")]
mod animation;
mod board;
mod booklet;
mod card;
mod drawing;
mod film;
mod flow;
#[cfg(any(feature = "pdf", feature = "raster"))]
mod fonts;
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
#[cfg(feature = "raster")]
mod raster;
mod sheet;
mod variation;
mod widths;

#[cfg(feature = "animation")]
pub use animation::{Animation, AnimationError};
pub use board::{BoardLook, board};
pub use booklet::{Diagrams, booklet, players};
pub use card::card;
pub use film::Film;
pub use job::{Job, PrintError, Words};
pub use looks::{ArtError, Looks};
pub use page::Page;
pub use paper::Paper;
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};
pub use picture::Picture;
pub use pieces::pieces;
pub use position::position;
#[cfg(feature = "raster")]
pub use raster::{RasterError, pixels, png};
pub use sheet::{assassin_sheet, has_assassins, record_sheet};
