//! The server's time, as far as a client can know it.

/// The server's time, computed from a client's clock, whatever that clock shows.
///
/// A client asks `GET /api/now` and notes the times of question and answer by its own clock. The
/// server answered somewhere in between, so the middle is wrong by at most half the time between;
/// of all answers the quickest one counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServerTime {
    best: Option<Sample>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sample {
    /// The server's time minus the client's.
    offset_us: i64,
    took_us: i64,
}

impl ServerTime {
    /// Takes an answer: the server said `now_us` to a question of `asked_us` that was answered at
    /// `heard_us`, both by the client's clock.
    pub fn heard(&mut self, asked_us: i64, now_us: i64, heard_us: i64) {
        let answer = Sample {
            offset_us: now_us - asked_us.midpoint(heard_us),
            took_us: heard_us - asked_us,
        };
        if self.best.is_none_or(|best| answer.took_us < best.took_us) {
            self.best = Some(answer);
        }
    }

    /// The server's time when the client's clock shows `own_us`: the same, while nothing is known.
    #[must_use]
    pub fn at(&self, own_us: i64) -> i64 {
        own_us + self.best.map_or(0, |best| best.offset_us)
    }

    /// How much it may be wrong, in microseconds; `None` while nothing is known.
    #[must_use]
    pub fn uncertainty_us(&self) -> Option<i64> {
        self.best.map(|best| best.took_us / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::ServerTime;

    #[test]
    fn the_quickest_answer_counts() {
        let mut time = ServerTime::default();
        assert_eq!((time.at(7), time.uncertainty_us()), (7, None));
        time.heard(1_000, 51_600, 2_000);
        assert_eq!((time.at(2_000), time.uncertainty_us()), (52_100, Some(500)));
        time.heard(5_000, 55_000, 9_000);
        assert_eq!(time.uncertainty_us(), Some(500), "a slow answer says less");
        time.heard(10_000, 60_050, 10_100);
        assert_eq!((time.at(20_000), time.uncertainty_us()), (70_000, Some(50)));
    }
}
