//! Who holds a seat, an invitation or the arbiter's office.

use game::Side;

use super::Play;
use crate::token::{Holds, Token, TokenRow};

impl Play {
    /// The tokens of seats and invitations.
    pub(crate) fn tokens(&self) -> &[TokenRow] {
        &self.tokens
    }

    /// The side whose seat or invitation the token is.
    pub(crate) fn holder(&self, token: &Token, holds: Holds) -> Option<Side> {
        let hash = token.hash();
        // All tokens are compared, so that the time this takes does not tell which one it was.
        self.tokens.iter().fold(None, |found, row| {
            let is = row.hash.is(&hash) && row.holds == holds;
            if is { Some(row.side) } else { found }
        })
    }

    /// Whether a token is the arbiter's.
    pub(crate) fn is_arbiter(&self, token: &Token) -> bool {
        self.arbiter.is_some_and(|hash| hash.is(&token.hash()))
    }
}
