//! The texts of settings.

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
    let kinds = "expected the kind of clock: `tiger`, `double`, `fischer`, `bronstein`, `delay`, \
                 `sudden`, `byoyomi` or `days`";
    for (text, at, len, message) in [
        ("", 0, 0, kinds),
        ("hourglass 5m", 0, 9, kinds),
        (
            "fischer",
            7,
            0,
            "expected a time such as `5m`, `90s` or `1h30m`",
        ),
        (
            "fischer 5",
            9,
            0,
            "expected the unit of the time: `h` or `m` or `s`",
        ),
        (
            "fischer 5m",
            10,
            0,
            "expected `+` and the time that every turn adds",
        ),
        ("fischer 0m+3s", 8, 2, "expected some time, not none"),
        ("delay 0m+0s", 6, 5, "expected some time, not none"),
        ("sudden 5m3h", 10, 1, "expected the unit of the time: `s`"),
        ("sudden 5s3", 10, 0, "expected no number after the seconds"),
        ("sudden 101h", 7, 4, "expected a time of at most 100h"),
        (
            "sudden 99999999999999999999h",
            7,
            21,
            "expected a time of at most 100h",
        ),
        ("days 0", 5, 1, "expected 1 to 60 days"),
        ("days x", 5, 0, "expected 1 to 60 days"),
        ("byoyomi 5m+0x30s", 11, 1, "expected 1 to 100 periods"),
        (
            "byoyomi 5m+3",
            12,
            0,
            "expected `x` and the length of a period",
        ),
        (
            "tiger 30m+150m",
            14,
            0,
            "expected `+` and the reserve that every turn earns",
        ),
        (
            "days 3 §",
            7,
            2,
            "expected the end, or `/` and the clock of the second side",
        ),
        ("days 3 / days", 13, 0, "expected 1 to 60 days"),
    ] {
        let error = text.parse::<Settings>().unwrap_err();
        assert_eq!(
            (
                error.first().at,
                error.first().len,
                error.first().message.to_string().as_str()
            ),
            (at, len, message),
            "{text}"
        );
    }
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
