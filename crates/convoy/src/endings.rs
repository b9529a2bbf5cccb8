//! The endings that the rules of the family know.

use game::Reason;

/// The king is captured (K-8).
pub const CAPTURED: Reason = reason("captured", "convoy-outcome-captured");
/// The king has escaped (K-9).
pub const ESCAPED: Reason = reason("escaped", "convoy-outcome-escaped");
/// The side to move has no move (K-10).
pub const BLOCKED: Reason = reason("blocked", "convoy-outcome-blocked");
/// The third repetition (K-10).
pub const REPETITION: Reason = reason("repetition", "convoy-outcome-repeated");
/// A hundred moves of each side without a capture (K-10).
pub const QUIET: Reason = reason("quiet", "convoy-outcome-quiet");

/// All of them.
pub const ALL: [Reason; 5] = [CAPTURED, ESCAPED, BLOCKED, REPETITION, QUIET];

const fn reason(name: &'static str, key: &'static str) -> Reason {
    Reason { name, key }
}
