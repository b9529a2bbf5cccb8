//! The reasons of what is refused, one enum for each subject, so that whoever says them in another language can
//! forget none.

/// Why something can't happen at a table now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    /// A judge has paused it.
    #[error("the bout is paused; a judge can let it go on")]
    Paused,
    /// A player has left it.
    #[error("the bout waits for a Substitute")]
    NoSubstitute,
    /// The Substitute plays for the other one.
    #[error("the other player is to be replaced")]
    OtherLeft,
    /// It is paused or adjourned in this way.
    #[error("the bout rests already")]
    RestsAlready,
    /// It is neither paused nor adjourned.
    #[error("the bout does not rest")]
    GoesOn,
    /// A server plays one.
    #[error("a game is played here already")]
    Started,
}

/// Why a result can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadResult {
    /// Another game has no captured pieces.
    #[error("captured pieces count in matches of TORA only")]
    NotTora,
    /// There are not so many.
    #[error("nobody captures so many pieces in a game")]
    TooMany,
    /// Points and captured pieces contradict each other.
    #[error("the points are not those of the captured pieces")]
    Points,
    /// A match can't be counted without.
    #[error("a game of TORA needs the captured pieces, or at least the points")]
    NoPoints,
    /// Where who loses is out, somebody goes on.
    #[error("somebody must win; withdraw both players instead")]
    NoWinner,
}

/// Why nobody can come any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TooLate {
    /// There are as many as can be.
    #[error("the tournament is full")]
    Full,
    /// The format takes nobody later.
    #[error("it has begun; only a Substitute can still come")]
    Begun,
}

/// Why a player can't be paired so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPairing {
    /// He has left, or only stands by.
    #[error("takes no part")]
    Away,
    /// He has said that he rests.
    #[error("rests in this round")]
    Rests,
    /// He can't play at two tables.
    #[error("stands twice")]
    Twice,
    /// He would be his own opponent.
    #[error("can't play alone")]
    Alone,
}

/// Why a player can't rest for half a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRest {
    /// He rests in the next round.
    #[error("it is noted already")]
    Noted,
    /// He has rested as often as the charter says.
    #[error("this tournament allows no more rests for half a point")]
    Spent,
}

/// Why somebody can't be the Substitute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A judge has expelled him.
    #[error("he was expelled")]
    Expelled,
    /// He is one of the two.
    #[error("he plays in this bout")]
    Plays,
}

/// Why an appeal can't be made or answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAppeal {
    /// There is one.
    #[error("an appeal was made already")]
    Made,
    /// There is none.
    #[error("nobody has appealed against it")]
    NotMade,
    /// The director has answered it.
    #[error("the appeal is answered")]
    Answered,
}

/// Why a player has no choice (M-K4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    /// The format is another one.
    #[error("only on a ladder eliminated players can go on")]
    NoLadder,
    /// The charter has none.
    #[error("this ladder has no resets")]
    NoResets,
    /// Not enough days have passed.
    #[error("the last reset was too short ago")]
    TooEarly,
    /// He has won nothing there.
    #[error("there is no win at this rank to forfeit")]
    NoWin,
    /// He is not eliminated.
    #[error("only eliminated players have this choice")]
    StillIn,
}
