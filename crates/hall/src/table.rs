//! A game in play, behind an object-safe trait.

#[cfg(feature = "counting")]
use std::sync::atomic::AtomicBool;

use game::record::About;
#[cfg(feature = "reading")]
use game::record::{RecordError, Sheet};
use game::{
    Arranged, Fault, Gesture, Ground, History, Laid, Message, Motion, Notations, Outcome,
    PieceView, Place, Reach, Refused, Scene, Side, TextError, Touch, Viewer,
};
#[cfg(feature = "solving")]
use game::{GaveUp, Goal};

use crate::GameInfo;

/// A game in play, of any kind. Moves and positions are texts.
pub trait Table: Send + Sync {
    /// The game that is played.
    fn info(&self) -> &'static GameInfo;

    /// An independent copy, which shares what was played before and costs the same however long the
    /// game is.
    fn boxed_clone(&self) -> Box<dyn Table>;

    /// Whether viewers may know different things about the game once it has begun.
    fn has_secrets(&self) -> bool;

    /// The text of the position the game began with, as `viewer` may know it.
    fn start(&self, viewer: Viewer) -> String;

    /// How the game's history can end it.
    fn history(&self) -> History;

    /// The text of the position now, as `viewer` may know it.
    fn position(&self, viewer: Viewer) -> String;

    /// The text of the position after `plies` plies, as `viewer` may know it. `None` past the end
    /// of the game.
    fn position_after(&self, plies: usize, viewer: Viewer) -> Option<String>;

    /// The side to move; `None` when the game is over.
    fn to_move(&self) -> Option<Side>;

    /// The side that was to move in the position after `plies` plies, even if the game was ended there
    /// by other means than its rules. `None` if it was over by its rules, or past its end.
    fn to_move_after(&self, plies: usize) -> Option<Side>;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the game is in an opening phase that has its own time on some clocks.
    fn opening_phase(&self) -> bool;

    /// The factor by which the players' time is multiplied in this kind of game.
    fn time_factor(&self) -> u32;

    /// Whether no ply of the running turn has been played yet.
    fn at_turn_start(&self) -> bool;

    /// Whether a turn begins after `plies` plies, also one that nobody plays because the game is over.
    fn turn_begins(&self, plies: usize) -> bool;

    /// What `side` hides after `plies` plies, in the words of its sealed notes; `?` where that is not
    /// known. `None` if it hides nothing, which is no secret.
    fn hides(&self, side: Side, plies: usize) -> Option<String>;

    /// Points of both sides, in games that count points.
    fn points(&self) -> Option<[i32; 2]>;

    /// The round, from 1.
    fn round(&self) -> u32;

    /// The round after `plies` plies. `None` past the end of the game.
    fn round_after(&self, plies: usize) -> Option<u32>;

    /// Number of plies played.
    fn plies(&self) -> usize;

    /// The bytes of memory that the history of the game holds, about.
    fn bytes(&self) -> usize;

    /// The side that played ply `ply` (from 0) and its text as `viewer` may read it.
    fn ply(&self, ply: usize, viewer: Viewer) -> Option<(Side, String)>;

    /// The text of ply `ply` (from 0) in the form that people read best in a list of moves; if they
    /// want it `turned`, with the board numbered from the other side, in games that
    /// [know that](Notations::turned).
    fn ply_for_people(&self, ply: usize, viewer: Viewer, turned: bool) -> Option<String>;

    /// The text of ply `ply` (from 0) on a screen that shows no [hidden pieces](game::HIDDEN), as in
    /// [`ply_for_people`](Self::ply_for_people); `None` if it is the same for all.
    fn covered(&self, ply: usize, turned: bool) -> Option<String>;

    /// A position of this game and the moves that lead from it to the position after `plies` plies, as
    /// `viewer` may know them. The position is the start, unless the game went on after a time-out or
    /// from a position that an arbiter has set up: moves alone don't lead past one.
    fn line(&self, plies: usize, viewer: Viewer) -> (String, Vec<String>) {
        let time_outs = self.time_outs().iter().map(|(after, _)| *after);
        let set_ups = self.set_ups().into_iter().map(|(after, _)| after);
        let breaks = time_outs.chain(set_ups).filter(|after| *after <= plies);
        let from = breaks.max().unwrap_or(0);
        let start = self.position_after(from, viewer);
        let text = |ply| self.ply(ply, viewer).map(|(_, text)| text);
        (
            start.unwrap_or_else(|| self.start(viewer)),
            (from..plies).map_while(text).collect(),
        )
    }

    /// All legal moves with their gestures; none when the game is over.
    fn offers(&self) -> Vec<Offer>;

    /// Whether the text says more of a move of the side to move than a player chooses, such as what a
    /// search has found. Such texts come from the rules alone.
    fn is_report(&self, text: &str) -> bool;

    /// Plays a move given as text.
    ///
    /// # Errors
    ///
    /// If the text can't be read, the move is not legal or the game is over; nothing has changed
    /// then.
    fn play(&mut self, text: &str) -> Result<Played, PlayError>;

    /// Takes back the last ply. False if there is none or the players agreed on an end.
    fn take_back(&mut self) -> bool;

    /// `loser` resigns. Has no effect on a game that is over.
    fn resign(&mut self, loser: Side);

    /// Both players agree to a draw. Has no effect on a game that is over.
    fn draw(&mut self);

    /// How the game would end if both players now agreed that `winner` wins; `None` if its rules
    /// have no such ending.
    fn award(&self, winner: Side) -> Option<Outcome>;

    /// Both players agree on that [`award`](Self::award). Returns false and does nothing if there
    /// is none.
    fn agree_award(&mut self, winner: Side) -> bool;

    /// `winner` has reached the points that were agreed on for points play. Returns false and does
    /// nothing if the game is over, or has no rule for points play.
    fn reach_target(&mut self, winner: Side) -> bool;

    /// Whether the side to move may have the board set up anew, if that was agreed for points play.
    fn may_reset(&self) -> bool;

    /// The side to move has the board set up anew. Returns false and does nothing if it
    /// [may not](Self::may_reset).
    fn reset(&mut self) -> bool;

    /// An arbiter moves pieces: the game goes on from the position of this text. The game keeps the
    /// reason. Returns false and does nothing if the game is over, or would be over there, or has no
    /// rule for an arbiter.
    ///
    /// # Errors
    ///
    /// If the text is no position of this game; nothing has changed then.
    fn set_up(&mut self, position: &str, reason: &str) -> Result<bool, TextError>;

    /// The text of the position that the present one becomes if these pieces stand in it, and no
    /// others, and `to_move` moves next; [`set_up`](Self::set_up) says whether it can be played. `None`
    /// in games without a rule for an arbiter.
    fn laid_out(&self, pieces: &[Laid], to_move: Side) -> Option<String>;

    /// The position as it stands, as something that can be [arranged](Self::arranged) anew; the side to
    /// move is the first one if the game is over.
    fn arrangement(&self) -> Arranged;

    /// The pieces that can be put on the board by hand.
    fn kit(&self) -> Vec<PieceView>;

    /// The grounds that can be painted on the places of the board by hand, plain ground first.
    fn grounds(&self) -> Vec<Ground>;

    /// Whether a piece may be put on a place by hand, and taken from it.
    fn takes(&self, at: Place, piece: &PieceView) -> bool;

    /// The text of the position that is put together by hand in this game; reading it says whether it
    /// is one.
    fn arranged(&self, arranged: &Arranged) -> String;

    /// The places of the board that a fault in a text of such a position is about.
    fn places_of(&self, fault: &Fault, text: &str) -> Vec<Place>;

    /// The positions that an arbiter has set up, each as the number of plies before and the reason.
    fn set_ups(&self) -> Vec<(usize, &str)>;

    #[cfg(feature = "reading")]
    /// The game as it was right before an arbiter set up this position, the first one being 0; `None` if
    /// there are not so many.
    fn before_set_up(&self, number: usize) -> Option<Box<dyn Table>>;

    /// An arbiter decides the game, whether it is over or not: `winner` has won, or nobody has, with
    /// these points or else the usual ones. The game keeps the reason. Returns false and does
    /// nothing in games without a rule for this.
    fn overrule(&mut self, winner: Option<Side>, points: Option<[i32; 2]>, reason: &str) -> bool;

    /// Why an arbiter has decided the game, if one has.
    fn overruled(&self) -> Option<&str>;

    /// Whether the game's history has ended it: a repetition, or long quiet play.
    fn ended_by_history(&self) -> bool;

    /// The game's history ends it, which not every viewer can tell alone. Returns false and does
    /// nothing if the rules have no such end here.
    fn end_by_history(&mut self) -> bool;

    /// The time of `side` has run out: the game ends, or goes on as its rules say. Has no effect on
    /// a game that is over.
    fn time_out(&mut self, side: Side);

    /// The sides whose time ran out while the game went on, each with the number of plies before.
    fn time_outs(&self) -> &[(usize, Side)];

    /// The part of the running turn that counts when the clock ends it (T-R6): the longest sequence
    /// of `declared` moves, from the first one on, that is a legal turn, with the end of the turn.
    /// Empty if no move counts.
    fn standing_part(&self, declared: &[String]) -> Vec<String> {
        let Some((end, _)) = self.turn_end() else {
            return Vec::new();
        };
        let least = usize::from(self.at_turn_start());
        let whole = |part: &[String]| {
            let mut table = self.boxed_clone();
            let (mut turn, mut over) = (Vec::new(), false);
            for text in part.iter().map(String::as_str).chain([end]) {
                if over {
                    break;
                }
                let played = table.play(text).ok()?;
                over = played.turn_over;
                turn.push(played.text);
            }
            (over && turn.len() >= part.len()).then_some(turn)
        };
        let parts = (least..=declared.len()).rev();
        parts
            .map(|len| &declared[..len])
            .find_map(whole)
            .unwrap_or_default()
    }

    /// How the position looks to `viewer` after `plies` plies (0 is the start).
    /// `None` past the end of the game.
    fn scene(&self, plies: usize, viewer: Viewer) -> Option<Scene>;

    /// The piece that came to light with ply `ply` (from 0) and left the board with it, if one did.
    fn passing(&self, ply: usize, viewer: Viewer) -> Option<PieceView>;

    /// The places of ply `ply` (from 0) as `viewer` may know them: where its piece stood, where it went,
    /// and what it attacked elsewhere. Empty past the end of the game.
    fn trace(&self, ply: usize, viewer: Viewer) -> Vec<Place>;

    /// How ply `ply` (from 0) was carried out, as far as `viewer` knows. `None` past the end of the game.
    fn motion(&self, ply: usize, viewer: Viewer) -> Option<Motion>;

    /// What the piece of a side that stands at a place after `plies` plies could do, whoever is to move, as
    /// far as `viewer` knows; `None` if none is seen there, or the game is over.
    fn reach_of(&self, plies: usize, viewer: Viewer, side: Side, at: Place) -> Option<Reach>;

    /// Where the pieces stand that could attack the piece of a side at a place after `plies` plies, as far as
    /// `viewer` knows.
    fn threats(&self, plies: usize, viewer: Viewer, side: Side, at: Place) -> Vec<Place>;

    /// What the next touch is for, after touches that begin a legal move; `None` when the game is over.
    fn ask(&self, touched: &[Touch]) -> Option<Message>;

    /// What the side that waits is told about the turn of the other one; `None` if it is a turn as any other, and
    /// when the game is over.
    fn awaited(&self) -> Option<Message>;

    /// Why these touches (at least one) lead to no legal move.
    fn explain(&self, touched: &[Touch]) -> Refused;

    /// The move text that ends a turn of several actions and the text of an empty turn, in games
    /// that have such turns.
    fn turn_end(&self) -> Option<(&'static str, &'static str)>;

    /// The ways of writing moves that a record of this game can name.
    fn notations(&self) -> Notations;

    #[cfg(feature = "reading")]
    /// Replaces this game by the game of a judge's record, which must be of this kind; returns what
    /// else the record says.
    ///
    /// # Errors
    ///
    /// The first place that does not fit the game; nothing has changed then.
    fn replay(&mut self, sheet: &Sheet<'_>) -> Result<About, RecordError>;

    #[cfg(feature = "reading")]
    /// The same for a record that may be wrong somewhere: this game becomes the one up to there. Returns
    /// what else the record says, and what is wrong.
    ///
    /// # Errors
    ///
    /// If tags or moves have no readable form; nothing has changed then.
    fn replay_as_far(
        &mut self,
        sheet: &Sheet<'_>,
    ) -> Result<(About, Option<RecordError>), RecordError>;

    #[cfg(feature = "reading")]
    /// How many of the moves played have told their player something, such as searches.
    fn answered(&self) -> usize;

    /// [`game::record::write`] for what `viewer` has seen of this game.
    fn record(&self, about: &About, viewer: Viewer) -> String;

    #[cfg(feature = "counting")]
    /// [`game::perft`] from here.
    fn perft(&self, depth: u32) -> u64;

    #[cfg(feature = "counting")]
    /// [`game::divide`] from here, with the moves as texts.
    fn divide<'a>(
        &'a self,
        depth: u32,
        stop: &'a AtomicBool,
    ) -> Box<dyn Iterator<Item = (String, u64)> + 'a>;

    #[cfg(feature = "counting")]
    /// [`game::watch_turns`] from here.
    fn turns(&self, found: &mut dyn FnMut(u64)) -> u64;

    #[cfg(feature = "solving")]
    /// [`game::solve`] from here, with the moves as texts. As a judge knows the position.
    ///
    /// # Errors
    ///
    /// If more than `budget` positions would have to be looked at.
    fn solve(&self, goal: Goal, most: usize, budget: u64) -> Result<Vec<Vec<String>>, GaveUp>;
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its text.
    pub text: String,
    /// The gestures that make it, at least one, the usual one first.
    pub gestures: Vec<Gesture>,
    /// Whether it can't be taken back once played.
    pub seals: bool,
}

/// All gestures of these offers, each with the index of its offer, as a
/// [`Composer`](game::Composer) takes them.
#[must_use]
pub fn gestures(offers: &[Offer]) -> Vec<(usize, Gesture)> {
    let of = |(index, offer): (usize, &Offer)| {
        let gestures = offer.gestures.iter().cloned();
        gestures.map(move |gesture| (index, gesture)).collect()
    };
    offers
        .iter()
        .enumerate()
        .flat_map::<Vec<_>, _>(of)
        .collect()
}

/// What a move has led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move's text in its usual form.
    pub text: String,
    /// Who played it.
    pub side: Side,
    /// Whether it can't be taken back within the turn.
    pub sealed: bool,
    /// Whether the turn is over: another turn has begun, or the game has ended.
    pub turn_over: bool,
}

/// Why a move text was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It can't be read.
    #[error(transparent)]
    Text(TextError),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refused),
    /// The game is over.
    #[error("the game is over")]
    Over,
}
