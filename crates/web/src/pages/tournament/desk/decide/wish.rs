//! What a form of decisions has, and the ruling that follows from it.

use tournament::log::{GameResult, Number, Ruling, Spot};
use tournament::{Offence, Pair, Seat};

/// The kinds of decisions, as texts call them.
pub(super) const KINDS: [&str; 11] = [
    "corrected",
    "adjudicated",
    "annulled",
    "cheated",
    "substituted",
    "penalty",
    "expelled",
    "paused",
    "resumed",
    "adjourned",
    "clocks",
];

/// What is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) kind: &'static str,
    pub(super) at: Option<Spot>,
    pub(super) game: usize,
    pub(super) result: Result<GameResult, &'static str>,
    pub(super) seat: Seat,
    pub(super) offence: Offence,
    pub(super) player: Option<Number>,
    /// Points, as they are written.
    pub(super) points: String,
    pub(super) position: String,
    /// In milliseconds since the beginning of 1970.
    pub(super) until: Option<i64>,
    /// Minutes that both have left, as they are written.
    pub(super) left: [String; 2],
}

impl Wish {
    /// The ruling; the key of what is wrong or missing.
    pub(super) fn ruling(self) -> Result<Ruling, &'static str> {
        let table = self.at.ok_or("event-no-table");
        let player = self.player.ok_or("event-no-player");
        Ok(match self.kind {
            "corrected" => Ruling::Corrected {
                at: table?,
                game: self.game,
                result: self.result?,
            },
            "adjudicated" => Ruling::Adjudicated {
                at: table?,
                result: self.result?,
            },
            "annulled" => Ruling::Annulled {
                at: table?,
                position: Some(self.position.trim().to_owned()).filter(|text| !text.is_empty()),
            },
            "cheated" => Ruling::Cheated {
                at: table?,
                by: self.seat,
                what: self.offence,
            },
            "substituted" => Ruling::Substituted {
                at: table?,
                seat: self.seat,
                by: player?,
            },
            "penalty" => Ruling::Penalty {
                player: player?,
                half_points: half_points(&self.points).ok_or("event-no-number")?,
            },
            "expelled" => Ruling::Expelled(player?),
            "paused" => Ruling::Paused(table?),
            "resumed" => Ruling::Resumed(table?),
            "adjourned" => Ruling::Adjourned {
                at: table?,
                until: self.until.ok_or("event-no-moment")?,
            },
            _ => {
                let [a, b] = self.left.map(|text| milliseconds(&text));
                Ruling::Clocks {
                    at: table?,
                    left: Pair {
                        a: a.ok_or("event-no-time")?,
                        b: b.ok_or("event-no-time")?,
                    },
                }
            }
        })
    }
}

/// Points such as `1`, `0.5`, `1½` or `-2` as half points.
fn half_points(text: &str) -> Option<i64> {
    let text = text
        .trim()
        .replace(',', ".")
        .replace('½', ".5")
        .replace('−', "-");
    let points: f64 = text.parse().ok()?;
    let halves = points * 2.0;
    (halves.fract() == 0.0 && halves != 0.0 && halves.abs() <= 1_000.0).then_some(halves as i64)
}

/// Minutes such as `12:30` or `12` in milliseconds.
fn milliseconds(text: &str) -> Option<i64> {
    let (minutes, seconds) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let minutes: u32 = minutes.parse().ok()?;
    let seconds: u32 = seconds.parse().ok().filter(|seconds| *seconds < 60)?;
    Some((i64::from(minutes) * 60 + i64::from(seconds)) * 1_000)
}

/// The rule by which such things are usually decided.
pub(super) fn usual_rule(kind: &str) -> &'static str {
    match kind {
        "cheated" => "M-T11",
        "substituted" => "M-T12",
        _ => "M-G2",
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::super::words;
    use super::*;

    fn wish(kind: &'static str) -> Wish {
        Wish {
            kind,
            at: None,
            game: 1,
            result: Err("event-no-winner"),
            seat: Seat::B,
            offence: Offence::Cheating,
            player: None,
            points: String::new(),
            position: " ".to_owned(),
            until: None,
            left: [String::new(), String::new()],
        }
    }

    #[test]
    fn each_kind_makes_its_ruling_and_asks_for_what_is_missing() {
        for kind in KINDS {
            let missing = wish(kind).ruling();
            assert!(missing.is_err(), "{kind}: {missing:?}");
            let full = Wish {
                at: Some(Spot { round: 1, table: 2 }),
                result: Ok(GameResult::default()),
                player: Some(Number(3)),
                points: "0.5".to_owned(),
                until: Some(1),
                left: ["1:30", "2"].map(str::to_owned),
                ..wish(kind)
            };
            assert_eq!(full.ruling().map(|ruling| words::kind(&ruling)), Ok(kind));
        }
    }

    #[test]
    fn points_and_times_are_read_as_people_write_them() {
        let halves = ["1", "0.5", "0,5", "1½", "-2", "−1", "0", "0.3", "x", ""].map(half_points);
        let some = [2, 1, 1, 3, -4, -2].map(Some);
        assert_eq!(halves[..6], some);
        assert_eq!(halves[6..], [None; 4]);
        let times = ["1:30", "2", "0:05", "1:60", "x", ""].map(milliseconds);
        assert_eq!(times[..3], [90_000, 120_000, 5_000].map(Some));
        assert_eq!(times[3..], [None; 3]);
    }
}
