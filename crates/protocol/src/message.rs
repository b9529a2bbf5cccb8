//! Requests, answers and live updates of the HTTP and WebSocket interface.
//!
//! | call | body | answer |
//! |---|---|---|
//! | `POST /api/games` | [`CreateGame`] | [`Created`] |
//! | `GET /api/games/{id}` | | [`GameView`] |
//! | `POST /api/games/{id}/join` | [`JoinGame`] | [`Joined`] |
//! | `POST /api/games/{id}/turns` | [`SendTurn`] | [`Accepted`] |
//! | `POST /api/games/{id}/draft` | [`SendDraft`] | [`Accepted`] |
//! | `POST /api/games/{id}/acts` | [`Act`] | [`Accepted`] |
//! | `POST /api/games/{id}/overrule` | [`Decision`] of [`Overrule`] | [`Accepted`] |
//! | `POST /api/games/{id}/position` | [`Decision`] of [`SetUp`] | [`Accepted`] |
//! | `POST /api/games/{id}/clocks` | [`Decision`] of [`SetClocks`] | [`Accepted`] |
//! | `GET /api/games/{id}/series` | | [`SeriesView`] |
//! | `GET /api/games/{id}/live` | WebSocket: [`Hello`] once, then what it has to [`Say`] | [`Update`]s |
//! | `GET /api/now` | | [`Now`] |
//!
//! A seat is held by a secret token, sent as `Authorization: Bearer TOKEN` (over the WebSocket in
//! [`Hello`]). A client without a token can only watch; with the arbiter's token it is shown everything. The same token holds the same player's seat
//! in the next game of a series and in a rematch. An error is answered with [`ErrorBody`].

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use dice::Nonce;
use game::Side;
use serde::{Deserialize, Serialize};
use series::{Length, Reset, Roles, Series, Standing};
use uuid::Uuid;

use crate::series::total;
use crate::{NumberedEvent, SeriesGame, Terms, TextFault};

fn one() -> u8 {
    1
}

/// Creates a game and takes a seat in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreateGame {
    /// Id of the game's rules, such as `tora-short`.
    pub game: String,
    /// Choices for the game by option id; an option that is left out takes its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A position to start from instead of the set-ups.
    #[serde(default)]
    pub position: Option<String>,
    /// The side that the creator wants; `None` lets the server draw one.
    #[serde(default)]
    pub side: Option<Side>,
    /// The creator's own choices by option id, kept secret until the other side has chosen too, and
    /// wishes, which are shown.
    #[serde(default)]
    pub seat_options: BTreeMap<String, String>,
    /// The clock settings, a text such as `fischer 5m+3s`; `None` for a game without clocks.
    #[serde(default)]
    pub clock: Option<String>,
    /// The creator's contribution to the dice, in games that have any.
    #[serde(default)]
    pub nonce: Option<Nonce>,
    /// Whether an arbiter watches, in games with a rule for one (C-N4, K-14, T-V8). Where something can be
    /// hidden, only who is `judge` can create such a game.
    #[serde(default)]
    pub arbiter: bool,
    /// Whether the creator is the arbiter, takes no seat and invites both players (T-X13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub judge: bool,
    /// Whether a touched piece has to move, in a game of two people. Each player's own program sees
    /// to that.
    #[serde(default)]
    pub touch_move: bool,
    /// Whether a turn is taken back if the other side grants it: not in rated games, with an arbiter or with
    /// touch-move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub take_back: bool,
    /// How many games the match has, 1 or 2; the sides are swapped after each game (K-11). When one
    /// is over, the next begins by itself.
    #[serde(default = "one")]
    pub games: u8,
    /// Points play over boards (T-V7), instead of a match, in games with a rule for that. When a board
    /// is decided, the next one begins by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<PointsPlay>,
    /// The creator's name.
    #[serde(default)]
    pub name: String,
    /// A secret chosen by the creator to hold the seat, as in [`JoinGame`]. With it, the request can be
    /// sent again if the answer was lost: it gets the same answer. `None` lets the server make one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Whether the game is rated: for players who send their secrets, in both seats.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who plays the other side.
    pub opponent: Opponent,
}

/// What is agreed on for points play (T-V7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsPlay {
    /// The points to reach.
    pub target: NonZeroU32,
    /// Whether the sides are kept or swapped from board to board.
    #[serde(default = "kept")]
    pub roles: Roles,
    /// Whether a player who is down to one action may have the board set up anew.
    #[serde(default = "never")]
    pub reset: Reset,
}

fn kept() -> Roles {
    Roles::Kept
}

fn never() -> Reset {
    Reset::Never
}

impl PointsPlay {
    /// What is agreed on for a series, if it is points play.
    #[must_use]
    pub fn of(series: &Series) -> Option<Self> {
        let Length::Points(target) = series.length else {
            return None;
        };
        Some(Self {
            target,
            roles: series.roles,
            reset: series.reset,
        })
    }
}

impl From<PointsPlay> for Series {
    fn from(agreed: PointsPlay) -> Self {
        Self {
            roles: agreed.roles,
            reset: agreed.reset,
            ..Self::points(agreed.target)
        }
    }
}

/// The other side of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Opponent {
    /// Whoever receives the link.
    Person,
    /// The server's engine.
    Computer {
        /// Its level, 1..=10.
        level: u8,
    },
}

/// The answer to [`CreateGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Created {
    /// The game's id, as in `/game/{id}`.
    pub id: String,
    /// The creator's side; that of the first invitation if the creator is the arbiter.
    pub side: Side,
    /// The secret that holds the creator's seat, or the arbiter's office.
    pub token: String,
    /// The secret that lets somebody take the other seat, for the link `/game/{id}#invite=…`.
    pub invite: Option<String>,
    /// The secrets that let two people take the seats of the first and the second side, if the creator is
    /// the arbiter; `None` for the computer's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invites: Option<[Option<String>; 2]>,
    /// The secret of the arbiter, for the link `/game/{id}#arbiter=…`, in games with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
}

/// Takes the open seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinGame {
    /// The secret from the link.
    pub invite: String,
    /// A secret chosen by the player to hold the seat: 32 random bytes in URL-safe base64, 43
    /// characters. With it, the request can be sent again if the answer was lost. `None` lets the
    /// server make one.
    #[serde(default)]
    pub token: Option<String>,
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// The player's own choices and wishes by option id.
    #[serde(default)]
    pub seat_options: BTreeMap<String, String>,
    /// The player's contribution to the dice, in games that have any.
    #[serde(default)]
    pub nonce: Option<Nonce>,
}

/// The answer to [`JoinGame`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The player's side.
    pub side: Side,
    /// The secret that holds the seat.
    pub token: String,
}

/// Plays a turn, or the part of it up to a move that can't be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendTurn {
    /// A number chosen by the sender for this request. A repeated request has no further effect and
    /// gets the same answer.
    pub request: Uuid,
    /// Sequence number of the last event that the sender has seen; the turn becomes the next event.
    pub after: u64,
    /// The moves, the end of the turn included.
    pub moves: Vec<String>,
}

/// Declares the moves of the running turn so far, in games with clocks and turns of several
/// actions: when time ends the turn, the longest part of them that is a legal turn counts (T-R6).
/// Nobody else sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendDraft {
    /// Sequence number of the last event the sender has seen.
    pub after: u64,
    /// All moves of the turn so far, in place of those declared before.
    pub moves: Vec<String>,
}

/// Does something other than playing a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// As in [`SendTurn`].
    pub request: Uuid,
    /// What to do.
    pub action: Action,
}

/// What a player can do besides playing moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Give the game up.
    Resign,
    /// Withdraw the invitation, before anybody has joined.
    Withdraw,
    /// Choose, by option id, what is left to this side in a game whose seats were taken from the beginning; an
    /// option that is left out takes its default. Choices are secret as in [`CreateGame`], wishes are shown.
    Choose(BTreeMap<String, String>),
    /// Offer a draw.
    OfferDraw,
    /// Offer that this side wins, either of the two, where the rules of the game let the players
    /// agree on it (C-T3).
    OfferWin(Side),
    /// Accept the other side's offer.
    Accept,
    /// Decline the other side's offer.
    Decline,
    /// Have the board set up anew, if that was agreed for points play, at the start of a turn with one
    /// action.
    Reset,
    /// Ask to take back one's last turn with all that was played since, if that was agreed; with the number
    /// of the last event that the sender has seen.
    TakeBack(u64),
    /// Grant that: the other side is to move again. With the number of the event with which it was asked.
    GrantTakeBack(u64),
    /// Decline it; with the same number.
    DeclineTakeBack(u64),
    /// Ask for another series with sides swapped, after the last game of this one; it begins when
    /// both sides have asked.
    Rematch,
}

/// What an arbiter sends: [`Overrule`], [`SetUp`] or [`SetClocks`], with a number if it is to be sent
/// again when the answer is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<T> {
    /// As in [`SendTurn`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Uuid>,
    /// What is decided.
    #[serde(flatten)]
    pub decided: T,
}

/// The arbiter decides the game, over or not (C-N4, T-V8); sent with the arbiter's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overrule {
    /// Sequence number of the last event that the arbiter has seen.
    pub after: u64,
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// The points of both sides, 0 to 1000; `None` for those that follow from the result.
    #[serde(default)]
    pub points: Option<[i32; 2]>,
    /// Why: 1 to 500 characters.
    pub reason: String,
}

/// The arbiter moves pieces of a running game; sent with the arbiter's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Sequence number of the last event that the arbiter has seen.
    pub after: u64,
    /// The text of the position from which the game goes on.
    pub position: String,
    /// Why: 1 to 500 characters.
    pub reason: String,
}

/// The arbiter sets the clocks of a running game; sent with the arbiter's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetClocks {
    /// Sequence number of the last event that the arbiter has seen.
    pub after: u64,
    /// What they are to show, first and second side: microseconds of the main time, or of the time
    /// for the deployment while that runs; at most 1000 hours.
    pub left_us: [u64; 2],
    /// Why: 1 to 500 characters.
    pub reason: String,
}

/// The answer to [`SendTurn`], [`SendDraft`], [`Act`] and [`Overrule`]: what was sent is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accepted {
    /// Sequence number of the event it became; for a draft, of the last event.
    pub seq: u64,
}

/// The time on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Now {
    /// Microseconds since 1970-01-01 UTC, as in [`NumberedEvent::at_us`].
    pub now_us: i64,
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameView {
    /// The game's id.
    pub id: String,
    /// The viewer's side; `None` for a spectator.
    pub side: Option<Side>,
    /// All events so far.
    pub events: Vec<NumberedEvent>,
}

/// The series that a game belongs to, as everybody may see it; a game of its own is a series of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesView {
    /// What the players agreed on for it.
    pub agreed: Series,
    /// What the games before those of `games` add up to, in a long series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Standing>,
    /// The games that have been created so far, in order, this one among them; of a long series those
    /// near this one.
    pub games: Vec<SeriesGame>,
    /// The sum of the results so far, up to the last one of `games`.
    pub standing: Standing,
}

impl SeriesView {
    /// The series of a game on these terms, with these games, those that have been created so far,
    /// in order; the first ones are those that the terms name.
    #[must_use]
    pub fn of(terms: &Terms, games: Vec<SeriesGame>) -> Self {
        let agreed = terms.agreed_series();
        let earlier = terms.series.as_ref().and_then(|place| place.earlier);
        Self {
            agreed,
            earlier,
            standing: total(&agreed, earlier, &games),
            games,
        }
    }
}

/// The body of every error answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// Key of the message in the translation files.
    pub key: String,
    /// What is wrong and what to do, in English.
    pub message: String,
    /// The rule that was broken, if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The number of the wrong move in the request, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// What is wrong in the text that could not be read, or why the choices were refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<TextFault>,
    /// Sequence number of the game's last event, if the sender was behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
}
