//! Times that an arbiter types.

use clock::Span;

/// The most that a clock can be set to.
const MOST: u64 = 1000 * 3600;

/// Reads `minutes:seconds` or `hours:minutes:seconds`; `None` if the text is neither, or more than
/// 1000 hours.
pub(super) fn read(text: &str) -> Option<Span> {
    let number = |part: &str| {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        part.parse::<u64>().ok().filter(|_| digits)
    };
    let parts: Option<Vec<u64>> = text.trim().split(':').map(number).collect();
    let (minutes, seconds) = match *parts?.as_slice() {
        [minutes, seconds] => (minutes, seconds),
        [hours, minutes, seconds] if minutes < 60 => {
            (hours.checked_mul(60)?.checked_add(minutes)?, seconds)
        }
        _ => return None,
    };
    let all = minutes.checked_mul(60)?.checked_add(seconds)?;
    (seconds < 60 && all <= MOST).then(|| Span::seconds(all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_and_seconds_are_read() {
        let seconds = |text| read(text).map(Span::as_seconds);
        for (text, wanted) in [
            ("5:00", 300),
            (" 0:07 ", 7),
            ("120:30", 7230),
            ("2:00:30", 7230),
            ("60000:00", 3_600_000),
        ] {
            assert_eq!(seconds(text), Some(wanted), "{text}");
        }
        for text in [
            "",
            "5",
            "5:",
            ":30",
            "5:60",
            "1:60:00",
            "-1:00",
            "+1:00",
            "5.5:00",
            "a:b",
            "1:2:3:4",
            "60000:01",
            "99999999999999999999:00",
            "18446744073709551615:00",
        ] {
            assert_eq!(seconds(text), None, "{text}");
        }
    }
}
