//! Who knows which games rest: somebody above a node, whom it asks.

use std::error::Error;
use std::pin::Pin;

use crate::store::BoardAt;

/// It is not known whether a game rests.
#[derive(Debug, thiserror::Error)]
#[error("it is not known whether the game rests: {0}")]
pub(crate) struct NoJudge(pub(crate) Box<dyn Error + Send + Sync>);

/// Whether a game rests, as soon as that is known.
pub(crate) type Rests<'a> = Pin<Box<dyn Future<Output = Result<bool, NoJudge>> + Send + 'a>>;

/// Who knows which games rest.
pub(crate) trait Judges: Send + Sync {
    /// Whether the game that is played there rests.
    fn rests<'a>(&'a self, game: &'a str, board: &'a BoardAt) -> Rests<'a>;
}
