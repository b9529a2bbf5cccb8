//! Why a game can't be rated.

/// Why a game can't be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unrated {
    /// Somebody takes a seat without a player's secret.
    #[error(
        "a rated game is for players: send your player's secret, `Authorization: Bearer SECRET`"
    )]
    NoPlayer,
    /// Both seats would have the same player.
    #[error("a rated game needs two different players")]
    SamePlayer,
    /// The computer plays.
    #[error("a rated game is played by two people")]
    Computer,
    /// It begins from a position.
    #[error("a rated game begins from the usual start")]
    Position,
    /// It is points play.
    #[error("points play is not rated")]
    Points,
    /// Turns could be taken back.
    #[error("no turn is taken back in a rated game")]
    TakeBack,
    /// The sides have different clocks.
    #[error("in a rated game both sides have the same clock settings")]
    Clocks,
    /// An option comes from a file of the server's own.
    #[error("a rated game has only choices that every server offers")]
    Choice,
}

impl Unrated {
    /// The key of the message in the translation files.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::NoPlayer => "error-rated-no-player",
            Self::SamePlayer => "error-rated-same-player",
            Self::Computer => "error-rated-computer",
            Self::Position => "error-rated-position",
            Self::Points => "error-rated-points",
            Self::TakeBack => "error-back-strict",
            Self::Clocks => "error-rated-clocks",
            Self::Choice => "error-rated-choice",
        }
    }
}
