//! Playing at one screen, in the browser and in the terminal alike.
//!
//! A [`Draft`] is a game with the running turn on top of it: touches become moves, and moves become
//! a turn that can be taken back until it ends. A [`LocalGame`] is a game on one device: a list of
//! facts, as on the server, that grows with turns, results and time. A [`Screen`] says for whom a game
//! is shown, and when two players who share a screen have to hand it over. An [`Editor`] is
//! a position while somebody puts it together. None of them draws, stores anything or reads a clock.
//!
//! ```
//! use game::{ButtonId, Touch, Viewer};
//! use hall::{Hall, Options};
//! use tigerden_play::{Draft, Effect};
//!
//! let start = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";
//! let mut draft = Draft::new(hall::Hall::all().open(start, &Options::default())?);
//! let place = |draft: &Draft, name: &str| {
//!     let scene = draft.scene(Viewer::Public)?;
//!     let view = scene.places.iter().find(|view| view.name == name)?;
//!     Some(Touch::Place(view.place))
//! };
//! let [from, to, far] = ["v4h8", "v3h7", "v5h1"].map(|name| place(&draft, name).expect("a place"));
//!
//! assert_eq!(draft.touch(from), Effect::Selected);
//! assert_eq!(draft.touch(to), Effect::Played { sealed: false });
//! assert!(matches!(draft.touch(far), Effect::Refused(_)));
//! assert_eq!(draft.touch(Touch::Button(ButtonId("end"))), Effect::TurnOver);
//! assert_eq!(draft.commit(), ["S v4h8-v3h7", "end"]);
//! # Ok::<(), game::TextError>(())
//! ```

mod acts;
mod course;
mod draft;
mod editor;
mod history;
mod lesson;
mod local;
mod puzzle;
mod review;
mod screen;
mod story;
mod strides;

pub use acts::{Act, Acts, Part};
pub use course::Course;
pub use draft::{Choice, Draft, Effect, Step, Touchable};
pub use editor::{Editor, Tool, Touched, Wrong};
pub use history::{
    TurnLine, changed, changes, last_changes, last_turn, legible, legible_covered, ply_covered,
    rows, turns,
};
pub use lesson::{Verdict, judge};
pub use local::{FlagFall, LocalGame, ReadError, Salts, Setup, Summary, thinking_time};
pub use puzzle::{Answer, answer, goal, puzzle_of_day, turn_of_day};
pub use review::{Mistake, Opinion, Review, Worth};
pub use screen::Screen;
pub use story::Story;
pub use strides::{Stride, last_action, next_stop, stops};
