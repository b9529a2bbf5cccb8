//! McMahon: a Swiss event in which stronger players begin with more points.

/// The half points with which a player begins: two for each rank above the floor.
///
/// Everybody of the rank `bar` or above begins together, and everybody of the rank `floor` or below with 0. The
/// round is then paired by [`swiss`](super::swiss), with the start as part of each [score](super::Player::score).
/// A bar below the floor is the floor; no more than `u32::MAX / 4` half points are given.
pub fn mcmahon(rank: i64, floor: i64, bar: i64) -> u32 {
    let above = rank
        .min(bar)
        .saturating_sub(floor)
        .clamp(0, i64::from(u32::MAX / 8));
    2 * above as u32
}
