//! Rows and columns as words of bits: how far a boat slides.

/// The empty squares that can be reached along a line from bit `at`, given which are occupied.
/// `wall` has the bits past the line's end, at least one.
#[inline]
pub(crate) fn slide(occupied: u16, at: u32, wall: u16) -> u16 {
    let blocked = (occupied | wall) as u32;
    let up = (blocked >> (at + 1)).trailing_zeros();
    // A bit below the line stops the slide downwards at its end.
    let down = ((blocked << 1 | 1) << (31 - at)).leading_zeros();
    let ones = |count: u32| (1u32 << count) - 1;
    (ones(up) << (at + 1) | ones(down) << (at - down)) as u16
}

#[cfg(test)]
mod tests {
    use super::slide;

    #[test]
    fn slides_stop_before_what_stands_in_the_way() {
        let wall = !0b1_1111_1111_1111;
        let plain = |occupied: u16, at: u32| {
            let free = |b: i32| (0..13).contains(&b) && occupied >> b & 1 == 0;
            let mut reached = 0;
            for step in [1, -1] {
                let mut b = at as i32 + step;
                while free(b) {
                    reached |= 1 << b;
                    b += step;
                }
            }
            reached
        };
        for occupied in 0..1 << 13 {
            for at in 0..13 {
                assert_eq!(
                    slide(occupied, at, wall),
                    plain(occupied, at),
                    "{occupied:013b} {at}"
                );
            }
        }
    }
}
