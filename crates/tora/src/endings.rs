//! The endings that the rules of TORA know.

use game::Reason;

/// One side has no command piece left (T-V1).
pub const ELIMINATION: Reason = reason("elimination", "tora-outcome-elimination");
/// Both Generals have fallen in the same round of TORA Quick (T-V4).
pub const TIE: Reason = reason("tie", "tora-outcome-tie");
/// Both sides have lost their last command piece in the same round, and the points decide (T-V4).
pub const TIE_POINTS: Reason = reason("tie-points", "tora-outcome-tie-points");
/// The side to move is trapped (T-V2).
pub const TRAP: Reason = reason("trap", "tora-outcome-trap");
/// The side to move has no action, which loses TORA Quick (T-E1).
pub const NO_ACTION: Reason = reason("no-action", "tora-outcome-no-action");
/// The side to move has no action, and the points decide (T-V3).
pub const NO_ACTION_POINTS: Reason = reason("no-action-points", "tora-outcome-no-action-points");
/// Fifty rounds of quiet play, and the points decide (T-V6).
pub const QUIET: Reason = reason("quiet", "tora-outcome-quiet");
/// The third repetition, and the points decide (T-V6).
pub const REPETITION: Reason = reason("repetition", "tora-outcome-repetition");

/// The General of the short board has fallen (T-V1).
pub const GENERAL_FALLEN: Reason = reason("elimination", "tora-outcome-general-fallen");
/// Both Generals of the short board have fallen in the same round, and the points decide (T-V4).
pub const GENERALS_POINTS: Reason = reason("tie-points", "tora-outcome-generals-points");
/// The General of the short board is trapped (T-V2).
pub const GENERAL_TRAPPED: Reason = reason("trap", "tora-outcome-general-trapped");

/// All, in the words of the long board.
pub const LONG: [Reason; 8] = [
    ELIMINATION,
    TIE,
    TIE_POINTS,
    TRAP,
    NO_ACTION,
    NO_ACTION_POINTS,
    QUIET,
    REPETITION,
];

/// All, in the words of the short board; the names are the same.
pub const SHORT: [Reason; 8] = [
    GENERAL_FALLEN,
    TIE,
    GENERALS_POINTS,
    GENERAL_TRAPPED,
    NO_ACTION,
    NO_ACTION_POINTS,
    QUIET,
    REPETITION,
];

const fn reason(name: &'static str, key: &'static str) -> Reason {
    Reason { name, key }
}
