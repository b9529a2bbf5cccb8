//! The texts of settings.

use game::{Message, TextError};
use tigerden_clock::Settings;

#[test]
fn settings_print_in_one_form() {
    for (text, printed) in [
        ("tiger 30m+150m+60s", "tiger 30m+150m+60s"),
        ("double 2h30m+1m", "double 150m+60s"),
        ("fischer 5m+3s", "fischer 5m+3s"),
        (" fischer  90s+0s ", "fischer 90s+0s"),
        ("delay 0s+10s", "delay 0s+10s"),
        ("bronstein 2m30s+5s", "bronstein 2m30s+5s"),
        ("byoyomi 0m+1x120s", "byoyomi 0s+1x2m"),
        ("sudden 100h", "sudden 6000m"),
        ("days 3", "days 3"),
        ("days 3/days 3", "days 3"),
        ("sudden 5m/fischer 1m+2s", "sudden 5m / fischer 60s+2s"),
    ] {
        let settings: Settings = text.parse().unwrap();
        assert_eq!(settings.to_string(), printed);
        assert_eq!(printed.parse(), Ok(settings));
    }
}

#[test]
fn what_is_wrong_is_shown_where_it_is() {
    let number = |key, most: u32| Message::new(key).with("most", most);
    let unit = |units: &str| Message::new("clock-text-expected-unit").with("units", units);
    let long = Message::new("clock-text-long-time").with("hours", 100);
    for (text, at, len, message) in [
        ("", 0, 0, "clock-text-expected-kind".into()),
        ("hourglass 5m", 0, 9, "clock-text-expected-kind".into()),
        ("fischer", 7, 0, "clock-text-expected-time".into()),
        ("fischer 5", 9, 0, unit("`h`, `m`, `s`")),
        ("fischer 5m", 10, 0, "clock-text-expected-increment".into()),
        (
            "fischer 0m+3s",
            8,
            2,
            "clock-text-expected-some-time".into(),
        ),
        ("delay 0m+0s", 6, 5, "clock-text-expected-some-time".into()),
        ("sudden 5m3h", 10, 1, unit("`s`")),
        (
            "sudden 5s3",
            10,
            0,
            "clock-text-expected-end-of-time".into(),
        ),
        ("sudden 101h", 7, 4, long.clone()),
        ("sudden 99999999999999999999h", 7, 21, long),
        ("days 0", 5, 1, number("clock-text-expected-days", 60)),
        ("days x", 5, 0, number("clock-text-expected-days", 60)),
        (
            "byoyomi 5m+0x30s",
            11,
            1,
            number("clock-text-expected-number-of-periods", 100),
        ),
        ("byoyomi 5m+3", 12, 0, "clock-text-expected-period".into()),
        (
            "tiger 30m+150m",
            14,
            0,
            "clock-text-expected-reserve".into(),
        ),
        (
            "days 3 §",
            7,
            2,
            "clock-text-expected-end-or-other-side".into(),
        ),
        (
            "days 3 / days",
            13,
            0,
            number("clock-text-expected-days", 60),
        ),
        ("days 3 / days 2 /", 16, 1, "clock-text-expected-end".into()),
    ] {
        let error = text.parse::<Settings>().unwrap_err();
        assert_eq!(error, TextError::new(at, len, message), "{text}");
    }
}

#[test]
fn the_clocks_of_both_sides_are_read_whatever_is_wrong_with_one() {
    let error = "days 0 / sudden 5".parse::<Settings>().unwrap_err();
    let days = Message::new("clock-text-expected-days").with("most", 60);
    let unit = Message::new("clock-text-expected-unit").with("units", "`h`, `m`, `s`");
    assert_eq!(
        error,
        TextError::new(5, 1, days).and(TextError::new(17, 0, unit))
    );
}

#[cfg(feature = "serde")]
#[test]
fn json_has_the_text() {
    let settings: Settings = serde_json::from_str("\"fischer 300s+3s\"").unwrap();
    assert_eq!(
        serde_json::to_string(&settings).unwrap(),
        "\"fischer 5m+3s\""
    );
    assert!(serde_json::from_str::<Settings>("\"fischer\"").is_err());
}
