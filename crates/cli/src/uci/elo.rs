//! The levels as Elo numbers, for programs that limit an engine's strength by these.

/// The number of each level. The differences are measured, by matches of each level with the next
/// one in LancerChess; the first number is arbitrary, and the last one depends on the time.
const NUMBERS: [u64; 10] = [500, 580, 1190, 1390, 1670, 2020, 2250, 2710, 3200, 3500];
/// The number of the lowest level.
pub(super) const LEAST: u64 = NUMBERS[0];
/// The number of the highest level.
pub(super) const MOST: u64 = NUMBERS[9];

/// The level nearest to a number; of two, the weaker one.
pub(super) fn level(elo: u64) -> u8 {
    let levels = (1..).zip(NUMBERS);
    let nearest = levels.min_by_key(|(_, number)| number.abs_diff(elo));
    nearest.map_or(1, |(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_its_number() {
        for (elo, number) in [(0, 1), (500, 1), (540, 1), (541, 2), (1300, 4), (2000, 6)] {
            assert_eq!(level(elo), number, "{elo}");
        }
        assert_eq!((level(3350), level(3351), level(9999)), (9, 10, 10));
        assert!(NUMBERS.is_sorted());
    }
}
