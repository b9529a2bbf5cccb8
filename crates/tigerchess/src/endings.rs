//! The endings that the rules of both games know.

use game::Reason;

/// The Queen can't be saved (C-L2).
pub const CHECKMATE: Reason = reason("checkmate", "tigerchess-outcome-checkmate");
/// The enemy's Palace is occupied (C-T2).
pub const OCCUPATION: Reason = reason("occupation", "tigerchess-outcome-occupation");
/// The side to move has no legal move and is not in check (C-L6).
pub const STALEMATE: Reason = reason("stalemate", "tigerchess-outcome-stalemate");
/// Neither side has what it takes to mate (C-L6).
pub const DEAD: Reason = reason("dead", "tigerchess-outcome-dead");
/// Fifty quiet moves of each side (C-L6).
pub const FIFTY: Reason = reason("fifty", "tigerchess-outcome-fifty");
/// The third repetition (C-L6).
pub const REPETITION: Reason = reason("repetition", "tigerchess-outcome-repetition");

/// All of them.
pub const ALL: [Reason; 6] = [CHECKMATE, OCCUPATION, STALEMATE, DEAD, FIFTY, REPETITION];

const fn reason(name: &'static str, key: &'static str) -> Reason {
    Reason { name, key }
}
