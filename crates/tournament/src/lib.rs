//! Scores of tournaments: TORA's matches and ranks, and the ladder of King's Convoy.
//!
//! A [`ToraMatch`] is four games between two players. [`ToraMatch::score`] counts handicap, percentages,
//! transitions and the recount (M-T1 to M-T8), and says what follows for both ranks; a [`Standing`] is a
//! rank with the transition that is not settled yet (M-T9, M-T10). A [`Ladder`] is the ranking system of
//! King's Convoy (M-K1 to M-K5). All of it is computed from what was played, and nothing is kept: the same
//! input gives the same answer. A [`Case`] is any of them as JSON. [`pairing`] says who plays whom,
//! and [`trf`] reads and writes the reports of FIDE.
//!
//! ```
//! use tigerden_tournament::{Opposed, Standing};
//!
//! // Won three games with 68 % against a player of the same rank: a transition of +1.
//! let mut player = Standing::new(2).expect("ranks begin at 1");
//! let match_with = |opponent: &str, opponent_rank, transition| Opposed {
//!     opponent: opponent.to_owned(),
//!     opponent_rank,
//!     transition,
//! };
//! player.play(&match_with("Bob", 2, Some(1)));
//! assert_eq!(player.rank(), 2);
//! assert_eq!(player.pending().map(|pending| pending.to), Some(3));
//! // It is settled by how he performs in the matches that follow.
//! player.play(&match_with("Cleo", 3, None));
//! player.play(&match_with("Dan", 3, None));
//! player.play(&match_with("Edda", 3, None));
//! assert_eq!((player.rank(), player.pending()), (3, None));
//! assert!(Standing::new(0).is_none());
//! ```

mod case;
pub mod event;
mod ladder;
pub mod log;
mod named;
mod pair;
pub mod pairing;
mod percent;
mod rank;
pub mod sheet;
pub mod standings;
mod tora;
pub mod trf;

pub use case::{Case, CaseError};
pub use ladder::{
    Choice, Event, Final, Ignored, Ladder, LadderError, LadderScore, MatchKind, Played, Settings,
    Step,
};
pub use named::Named;
pub use pair::{Pair, Seat};
pub use percent::{Percent, Shown};
pub use rank::{Change, Note, Opposed, Pending, RankHistory, Settled, Standing};
pub use tora::{
    Board, By, Captured, Cheating, Compared, Entrant, Foul, FoulGame, Game, Mean, Offence, Proved,
    Record, Refused, Replay, Score, State, Tallied, ToraMatch, ToraScore,
};
