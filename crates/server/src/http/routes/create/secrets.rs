//! The secrets of a new game. All follow from that of the creator's seat, so that a request that is sent
//! again gets the same ones although only their hashes are kept.

use game::Side;
use protocol::{CreateGame, Created, Opponent};

use crate::games::{GameError, Play, in_order};
use crate::http::app::App;
use crate::http::error::ApiError;
use crate::id::PlayerId;
use crate::store::Creation;
use crate::token::{Hash, Holds, Token};

/// The secrets of a new game.
pub(super) struct Secrets {
    /// That of the creator's seat, or of the arbiter's office.
    seat: Token,
    /// For the other seat.
    invite: Option<Token>,
    /// For the creator's own seat, if the creator is the arbiter.
    own_invite: Option<Token>,
    arbiter: Option<Token>,
    /// How the game is found again, if the creator has chosen the secret.
    creation: Option<Creation>,
}

impl Secrets {
    /// Those of the game that is wished for.
    pub(super) fn of(wish: &CreateGame) -> Result<Self, ApiError> {
        let seat = match &wish.token {
            Some(text) => Token::chosen(text).ok_or(ApiError::TokenForm)?,
            None => Token::new()?,
        };
        let content = Hash::of_json(wish).map_err(GameError::from)?;
        let secret = seat.hash();
        let creation = Creation { secret, content };
        let person = wish.opponent == Opponent::Person;
        let arbiter = match wish.judge {
            true => Some(seat.clone()),
            false => wish.arbiter.then(|| seat.derived("arbiter")),
        };
        Ok(Self {
            invite: person.then(|| seat.derived("invite")),
            own_invite: wish.judge.then(|| seat.derived("own invite")),
            arbiter,
            creation: wish.token.is_some().then_some(creation),
            seat,
        })
    }

    /// How the game is found again.
    pub(super) fn creation(&self) -> Option<Creation> {
        self.creation
    }

    /// Lets the game know them by their hashes; the creator has `side`, as `player`, unless that is the arbiter.
    pub(super) fn keep(&self, play: &mut Play, side: Side, player: Option<PlayerId>) {
        match &self.own_invite {
            None => play.keep(side, Holds::Seat, self.seat.hash(), player),
            Some(invite) => play.keep(side, Holds::Invite, invite.hash(), None),
        }
        if let Some(invite) = &self.invite {
            play.keep(!side, Holds::Invite, invite.hash(), None);
        }
        if let Some(arbiter) = &self.arbiter {
            play.keep_arbiter(arbiter.hash());
        }
    }

    /// The answer, if the request was sent before.
    pub(super) async fn again(&self, app: &App) -> Result<Option<Created>, ApiError> {
        let Some(creation) = self.creation else {
            return Ok(None);
        };
        let Some((id, content)) = app.node().created(creation.secret).await? else {
            return Ok(None);
        };
        if !content.is(&creation.content) {
            return Err(ApiError::Reused { seq: None });
        }
        let live = app.node().game(&id).await?;
        let game = live.lock().await?;
        let (token, holds) = match &self.own_invite {
            None => (&self.seat, Holds::Seat),
            Some(invite) => (invite, Holds::Invite),
        };
        let side = game.holder(token, holds);
        Ok(side.map(|side| self.answer(id, side)))
    }

    /// What the creator is told.
    pub(super) fn answer(&self, id: String, side: Side) -> Created {
        let reveal = |token: &Token| token.clone().reveal();
        let invite = self.invite.as_ref().map(reveal);
        let (invite, invites) = match self.own_invite.as_ref().map(reveal) {
            None => (invite, None),
            Some(own) => (None, Some(in_order(side, Some(own), invite))),
        };
        Created {
            id,
            side,
            token: reveal(&self.seat),
            invite,
            invites,
            arbiter: self.arbiter.as_ref().map(reveal),
        }
    }
}
