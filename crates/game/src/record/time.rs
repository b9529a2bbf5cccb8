//! Lengths of time as records write them: `0:04:10`, `1:00:00.250`.

use std::time::Duration;

use winnow::ascii::digit1;
use winnow::combinator::{opt, preceded};
use winnow::prelude::*;
use winnow::token::take_while;

/// The text of a time, in hours, minutes and seconds, with milliseconds if there are any.
#[must_use]
pub fn time_text(time: Duration) -> String {
    let (seconds, millis) = (time.as_secs(), time.subsec_millis());
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let whole = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    match millis {
        0 => whole,
        _ => format!("{whole}.{millis:03}"),
    }
}

/// Reads such a text; `None` if it is none.
#[must_use]
pub fn read_time(text: &str) -> Option<Duration> {
    time.parse(text).ok()
}

/// `h:mm:ss`, with a fraction, of which milliseconds count.
fn time(input: &mut &str) -> ModalResult<Duration> {
    let sixty = || {
        take_while(1..=2, '0'..='9')
            .parse_to::<u64>()
            .verify(|n| *n < 60)
    };
    let hours = digit1.parse_to::<u64>().verify(|hours| *hours < 1_000_000);
    let fraction = opt(preceded('.', take_while(1.., '0'..='9')));
    let parts = (hours, ':', sixty(), ':', sixty(), fraction);
    parts
        .map(|(hours, _, minutes, _, seconds, fraction)| {
            let digits = format!("{:0<3}", fraction.unwrap_or(""));
            let millis = digits[..3].parse::<u64>().unwrap_or(0);
            Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis)
        })
        .parse_next(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for millis in [0, 1, 59_999, 60_000, 3_600_000, 360_000_250] {
            let time = Duration::from_millis(millis);
            assert_eq!(read_time(&time_text(time)), Some(time));
        }
        assert_eq!(read_time("0:04:10.5"), Some(Duration::from_millis(250_500)));
        assert_eq!(read_time("00:04:10"), Some(Duration::from_secs(250)));
        let fine = read_time("1:00:00.1239999");
        assert_eq!(fine, Some(Duration::from_millis(3_600_123)));
        for wrong in ["", "4:10", "0:61:00", "0:04:10.", "0:04:10 ", "-0:00:01"] {
            assert_eq!(read_time(wrong), None, "{wrong}");
        }
    }
}
