//! How a position looks, and which touches make its moves.

use crate::{
    Gesture, Laid, Message, Motion, PieceView, Place, Position, Reach, Scene, Side, Touch,
};

/// What a screen needs from a position. The screen knows scenes and gestures, not games.
///
/// It shows only what a viewer knows: a game with secrets implements it for its
/// [`View`](crate::Hidden::View), so that nothing else can be drawn.
pub trait Show: Position {
    /// How the position looks.
    fn scene(&self) -> Scene;

    /// The touches that usually make a legal move.
    fn gesture(&self, mv: Self::Move) -> Gesture;

    /// All gestures that make a legal move, the usual one first. The others are different ways to
    /// make the same move, such as touching Queen and Tower, or another path with the same end.
    fn gestures(&self, mv: Self::Move) -> Vec<Gesture> {
        vec![self.gesture(mv)]
    }

    /// The [`gestures`](Self::gestures) of each of `moves`, which must be all the legal ones. A game
    /// in which the gesture of a move depends on the other moves lists them only once this way.
    fn all_gestures(&self, moves: &[Self::Move]) -> Vec<Vec<Gesture>> {
        moves.iter().map(|&mv| self.gestures(mv)).collect()
    }

    /// A legal move as a screen shows it that shows no [hidden pieces](crate::HIDDEN): as somebody reads
    /// it who does not see them. `None` if it is the same for all.
    fn covered(&self, _mv: Self::Move) -> Option<Self::Move> {
        None
    }

    /// The piece that comes to light with this move, as it was told, and leaves the board with it, so that no
    /// scene shows it. The move must be legal here.
    fn passing(&self, _mv: Self::Move) -> Option<PieceView> {
        None
    }

    /// The places of a move, as it was told: where its piece stands, where it goes, and what it attacks
    /// elsewhere, in this order. It leaves out what the move does not tell. The move must be legal here.
    fn trace(&self, mv: Self::Move) -> Vec<Place> {
        let touches = self.gesture(mv).ordered;
        touches.iter().filter_map(Touch::place).collect()
    }

    /// How a move is carried out, as it was told: what a screen plays of it. The move must be legal here.
    fn motion(&self, mv: Self::Move) -> Motion {
        Motion::march(self.trace(mv))
    }

    /// What the piece of a side that stands at a place could do, whoever is to move; `None` if none is seen
    /// there, or the game is over.
    fn reach_of(&self, side: Side, at: Place) -> Option<Reach>;

    /// Where the pieces stand that could attack the piece of a side at a place with one action.
    fn threats(&self, side: Side, at: Place) -> Vec<Place> {
        let pieces = self.scene().pieces.into_iter();
        let enemies = pieces.filter(|piece| piece.side != side);
        let strikes = |enemy: &PieceView| {
            let reach = self.reach_of(enemy.side, enemy.place);
            reach.is_some_and(|reach| reach.strikes.contains(&at))
        };
        enemies.filter(strikes).map(|enemy| enemy.place).collect()
    }

    /// What the next touch is for, after touches that begin a legal move: which piece, where it goes,
    /// who serves. The game must not be over.
    fn ask(&self, touched: &[Touch]) -> Message;

    /// What the side that waits is told about the turn of the other one; `None` if it is a turn as any other. The
    /// game must not be over.
    fn awaited(&self) -> Option<Message> {
        None
    }

    /// Why these touches (at least one) lead to no legal move. The last touch is the wrong one.
    fn explain(&self, touched: &[Touch]) -> Self::Illegal;

    /// The text of the position that this one becomes if these pieces stand in it, and no others, and
    /// `to_move` moves next. Whether it can be played is said by reading the text. `None` in games
    /// without a rule for an arbiter.
    fn laid_out(&self, _pieces: &[Laid], _to_move: Side) -> Option<String> {
        None
    }
}
