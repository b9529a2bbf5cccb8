//! Clock settings as the tag `TimeControl` of the PGN standard has them.

use game::TextError;

use crate::{Control, Settings, Span};

impl Settings {
    /// The value of the tag `TimeControl`: seconds, such as `600` and `300+3`, where the standard
    /// has a form for these settings, else the usual text.
    #[must_use]
    pub fn time_control(&self) -> String {
        let [first, second] = self.sides;
        match first {
            Control::Sudden { main } if first == second => main.as_seconds().to_string(),
            Control::Fischer { main, increment } if first == second => {
                format!("{}+{}", main.as_seconds(), increment.as_seconds())
            }
            _ => self.to_string(),
        }
    }

    /// Reads such a value; `None` if it says that there is no clock (`-`) or nothing is known (`?`).
    ///
    /// # Errors
    ///
    /// If it is neither a form of the standard for which there are settings here, nor a text of
    /// settings.
    pub fn of_time_control(text: &str) -> Result<Option<Self>, TextError> {
        if matches!(text, "" | "-" | "?") {
            return Ok(None);
        }
        standard(text).map_or_else(|| text.parse().map(Some), |found| Ok(Some(found)))
    }
}

/// `600` or `300+3`, if these are settings.
fn standard(text: &str) -> Option<Settings> {
    let seconds = |text: &str| text.parse().ok().map(Span::seconds);
    let control = match text.split_once('+') {
        None => Control::Sudden {
            main: seconds(text)?,
        },
        Some((main, increment)) => Control::Fischer {
            main: seconds(main)?,
            increment: seconds(increment)?,
        },
    };
    // What is read there is within the limits.
    control.to_string().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_the_standard_where_it_has_one() {
        for (settings, tag) in [
            ("sudden 10m", "600"),
            ("fischer 5m+3s", "300+3"),
            (
                "fischer 5m+3s / fischer 3m+3s",
                "fischer 5m+3s / fischer 3m+3s",
            ),
            ("byoyomi 10m+5x30s", "byoyomi 10m+5x30s"),
        ] {
            let settings: Settings = settings.parse().expect("settings");
            assert_eq!(settings.time_control(), tag);
            assert_eq!(Settings::of_time_control(tag), Ok(Some(settings)));
        }
        for none in ["-", "?", ""] {
            assert_eq!(Settings::of_time_control(none), Ok(None));
        }
        for other in ["40/7200:3600", "*180", "0", "0+3", "99999999999+1", "300+"] {
            assert!(Settings::of_time_control(other).is_err(), "{other}");
        }
    }
}
