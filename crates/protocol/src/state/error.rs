//! Why a fact or an event can't follow.

use clock::ClockError;
use hall::{PlayError, StartError};

use super::NoTakeBack;

/// Why a fact or an event can't follow.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// The first event is not [`Event::Created`](crate::Event::Created), or a later one is.
    #[error("a game begins with being created, once")]
    Created,
    /// The numbers of the events have a gap, or one comes twice.
    #[error("this has the number {found} where {expected} comes next")]
    Number {
        /// Its number.
        found: u64,
        /// The number of the next one.
        expected: u64,
    },
    /// The options of the game are not valid.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The start position can't be read.
    #[error("start position: {0}")]
    Position(game::TextError),
    /// The start position is one of another game.
    #[error("the start position belongs to another game")]
    Game,
    /// A game with dice lacks their promise or their throws, or a game without dice has them.
    #[error("dice are promised and shown in games that have any, and only there")]
    Promise,
    /// The seed is not the one that was promised.
    #[error("the opened seed does not fit the commitment")]
    Seed,
    /// The dice don't fall as claimed, or the game doesn't start as they fall.
    #[error("the throws or the start position do not follow from the seed")]
    Dice,
    /// Lots were drawn although a side has time to choose.
    #[error("lots are drawn when both sides are out of time in an opening phase, and only then")]
    Lots,
    /// A seal or the opening of notes does not belong here.
    #[error(
        "a side that hides something seals each of its turns once, and opens its notes when it hides nothing"
    )]
    Seal,
    /// The seat is taken.
    #[error("this seat is taken")]
    Seat,
    /// The invitation was withdrawn.
    #[error("the invitation was withdrawn")]
    Withdrawn,
    /// The game has not begun.
    #[error("the game has not begun: somebody still has to join or choose")]
    NotBegun,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The side has nothing to choose any more.
    #[error("this side has chosen already, or has nothing to choose")]
    Chosen,
    /// A side chooses what it is given.
    #[error("`{option}` is agreed on for both sides; leave it out")]
    Given {
        /// The option.
        option: String,
    },
    /// The other side is to move.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// One of the moves can't be played.
    #[error("move {}: {error}", .index + 1)]
    Move {
        /// Its index, from 0.
        index: usize,
        /// Why.
        error: PlayError,
    },
    /// The moves go on after the end of the turn.
    #[error("move {} comes after the end of the turn", .index + 1)]
    PastTurn {
        /// The index of the first move too many, from 0.
        index: usize,
    },
    /// The moves go on after one that tells the player something: what comes next is chosen with
    /// that in mind, so it is sent apart.
    #[error("move {} comes after a move whose answer must be seen first", .index + 1)]
    PastAnswer {
        /// The index of the first move too many, from 0.
        index: usize,
    },
    /// A player says what only the rules may say.
    #[error("move {} says what it leads to; send what was chosen only", .index + 1)]
    Report {
        /// Its index, from 0.
        index: usize,
    },
    /// The moves stop before the end of the turn.
    #[error("the turn is not finished; {}", end_of(*.end))]
    Unfinished {
        /// The text of the move that ends a turn; `None` in games whose turns are single moves.
        end: Option<&'static str>,
    },
    /// There is no offer of the other side to answer.
    #[error("there is no offer of the other side to answer")]
    NoOffer,
    /// The rules don't allow this agreement now.
    #[error("no win can be agreed on here")]
    NoAward,
    /// This side's offer is already open.
    #[error("an offer of this side stands already")]
    Offered,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The series is over without this game, or a game before it is not over.
    #[error("the series is decided before this game, or an earlier game of it is not over")]
    Series,
    /// Points play was agreed on for a game that has no rule for it.
    #[error("this game has no rule for points play")]
    NoPointsPlay,
    /// The board may not be set up anew now.
    #[error(
        "the board is set up anew only if that was agreed, at the start of a turn with one action"
    )]
    NoReset,
    /// The series goes on by itself.
    #[error("the series goes on with its next game; a rematch can be asked for after the last one")]
    SeriesGoesOn,
    /// The rules have no end by the game's history there.
    #[error("the rules do not end the game by its history here")]
    History,
    /// Nobody may overrule the result.
    #[error("there is no arbiter here, or the game has no rule for one")]
    NoArbiter,
    /// The game would be over in the position that is to be set up.
    #[error("the game would be over in this position; decide its result instead")]
    OverThere,
    /// A turn of several actions runs, or would run in the position that is to be set up.
    #[error(
        "a position is set up between two turns: wait for the end of this one, and write the actions of a whole turn into the position"
    )]
    MidTurn,
    /// No turn can be taken back.
    #[error(transparent)]
    TakeBack(#[from] NoTakeBack),
    /// The clocks do not allow it.
    #[error(transparent)]
    Clock(#[from] ClockError),
}

fn end_of(end: Option<&str>) -> String {
    end.map_or("a move is missing".to_owned(), |end| {
        format!("it ends with `{end}`")
    })
}

impl ApplyError {
    /// Whether the dice break their promise: this is no accident, and trying again does not help.
    #[must_use]
    pub fn breaks_promise(&self) -> bool {
        matches!(self, Self::Promise | Self::Seed | Self::Dice | Self::Lots)
    }
}
