//! Hidden information: what each viewer knows about a position, and learns of a move.

use std::fmt::Debug;

use crate::{Position, Viewer};

/// A move as a viewer of the game `P` reads it.
pub type Seen<P> = <<P as Hidden>::View as Position>::Move;

/// What each viewer knows about a game.
///
/// A game without secrets implements [`Open`] and gets this for nothing. A game with secrets has a
/// second type, its [`View`](Self::View): a position of its own, without secrets, whose moves are
/// the game's moves as its viewer reads them. Everything that works on positions works on views: a
/// page plays on one, a record is written from a [`Game`](crate::Game) of them, the engine searches
/// one. Whatever draws, writes or searches requires [`Open`], so that it can't be given a whole
/// position of a game with secrets by mistake.
///
/// # Law
///
/// For every legal move and every viewer, the view of the next position equals the old view after
/// the move as the viewer has seen it:
///
/// ```text
/// p.play(mv).view(viewer) == p.view(viewer).play(p.seen(mv, p.answer(mv), viewer))
/// ```
///
/// `testkit` checks this for every game, and also that
///
/// * the judge's view prints the text of the position, which reads back as the position;
/// * the view of the player to move lists exactly the legal moves, as [`choice`](Self::choice) reads
///   them: what is legal depends on nothing that the player can't know;
/// * who is to move, the round and the outcome are the same in all views, and so is what follows
///   when time runs out;
/// * positions that differ only in what a viewer may not know give that viewer the same view, and
///   moves that differ only in this are seen alike (`testkit::keeps_secrets`).
///
/// The law makes the rules say what viewers are told. Whatever a viewer can't work out alone must
/// be in the answer; otherwise views that follow the moves seen would differ from the position.
///
/// # Example
///
/// TORA's Assassin (T-X) is such a piece. In these terms:
///
/// * The position has each Assassin's place, and whether it is hidden. Its view is a position of
///   TORA in which an enemy Assassin may be "somewhere" (`o?`); text and scene show no more.
/// * Moves have two more forms. A hidden action names two places and a target; its owner sees it
///   whole, the others see that an action was spent, and which piece fell (T-X3). A search names
///   the searcher; everybody sees it with its answer (T-X6).
/// * The answer to a search is what it revealed: nothing, or the Assassin's place and what becomes
///   of it there (T-X7); from then on it is an ordinary piece in all views (T-X8). A hidden action
///   that takes a command piece reveals, too (T-X4). The answer to the end of a turn is whether the
///   next side is trapped, since its hidden Assassin counts (T-V2).
/// * What is legal depends only on what the player knows: nothing can hit a hidden Assassin, nothing
///   is blocked by it, and it gives no jeopardy (T-J1, T-X8).
/// * `testkit::keeps_secrets` gets, for every position with a hidden Assassin, those with it
///   elsewhere.
/// * A commitment (T-X9) is not part of the rules, but what has to be in it is: the rules say what a
///   side [hides](crate::Conduct::hides). Whoever keeps the facts seals that.
pub trait Hidden: Position {
    /// What one viewer knows. Viewers who know the same may have equal views.
    ///
    /// Its moves are choices and reports. A choice is what [`legal_moves`](Position::legal_moves)
    /// lists: a move of the viewer's own, or what the viewer may see another do. A report is a move
    /// of the viewer's own that tells the rules' answer, too: it passes [`check`](Position::check)
    /// wherever it may be true, but is not listed, since nobody chooses an answer. A choice played
    /// without its answer leads to what the viewer should expect, so that a search goes on.
    type View: Open;

    /// What the rules reply to a move, such as what a search has found. It belongs to the record of
    /// the game and is not a player's choice; `()` where the rules never reply.
    type Answer: Copy + Eq + Debug + Send + Sync + 'static;

    /// What `viewer` knows of this position.
    #[must_use]
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the rules reply to a legal move here.
    fn answer(&self, mv: Self::Move) -> Self::Answer;

    /// The rule by which the rules reply to such a move, if they reply to it by one.
    #[must_use]
    fn answer_rule(_mv: Self::Move) -> Option<&'static str> {
        None
    }

    /// A legal move with its answer, as `viewer` reads it.
    fn seen(&self, mv: Self::Move, answer: Self::Answer, viewer: Viewer) -> Seen<Self>;

    /// The move that was chosen, and its answer if `seen` tells it. `None` where too little of the
    /// move is seen to play it.
    fn choice(seen: Seen<Self>) -> Option<(Self::Move, Option<Self::Answer>)>;

    /// Whether `seen` is a report: it says more than a player's choice, so no player may send it.
    fn is_report(seen: Seen<Self>) -> bool;
}

/// A game without secrets, in which every viewer knows everything: it is its own
/// [`View`](Hidden::View).
pub trait Open: Position {}

impl<P: Open> Hidden for P {
    type View = Self;
    type Answer = ();

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn answer(&self, _mv: Self::Move) {}

    fn seen(&self, mv: Self::Move, _answer: (), _viewer: Viewer) -> Self::Move {
        mv
    }

    fn choice(seen: Self::Move) -> Option<(Self::Move, Option<()>)> {
        Some((seen, Some(())))
    }

    fn is_report(_seen: Self::Move) -> bool {
        false
    }
}
