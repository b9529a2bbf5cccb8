//! What is chosen in the form of a new tournament, and the charter that follows.

use std::collections::BTreeMap;

use hall::GameInfo;
use tournament::Board;
use tournament::log::{Boards, Charter, Contest, Format};
use tournament::standings::TieBreak;

use super::super::words;
use crate::i18n::t;

/// Ways to pair players, by their names in texts.
pub(super) const FORMATS: [&str; 6] = [
    "swiss",
    "round-robin",
    "knock-out",
    "mc-mahon",
    "tiers",
    "ladder",
];
/// What two players play, likewise.
pub(super) const CONTESTS: [&str; 4] = ["game", "pair", "lead", "tora"];

/// What is chosen, with numbers as they are written.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    pub(super) name: String,
    pub(super) game: &'static GameInfo,
    pub(super) online: bool,
    pub(super) clock: Option<String>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) format: &'static str,
    pub(super) contest: &'static str,
    pub(super) numbers: BTreeMap<&'static str, String>,
    pub(super) third_place: bool,
    pub(super) assassin: bool,
    pub(super) check_in: bool,
    pub(super) tie_breaks: Vec<TieBreak>,
    pub(super) seed: String,
}

impl Choices {
    /// What is agreed on; the message about what can't be.
    pub(super) fn charter(self) -> Result<Charter, String> {
        let wrong = || t("event-no-number");
        let number = |key: &str| -> Result<i64, String> {
            let text = self.numbers.get(key).map_or("", String::as_str);
            text.trim().parse().map_err(|_| wrong())
        };
        let count = |key: &str| u32::try_from(number(key)?).map_err(|_| wrong());
        let perhaps = |key: &str| match self.numbers.get(key).map(|text| text.trim()) {
            None | Some("") => Ok(None),
            Some(_) => count(key).map(Some),
        };
        let format = match self.format {
            "round-robin" => Format::RoundRobin {
                cycles: count("cycles")?,
            },
            "knock-out" => Format::KnockOut {
                third_place: self.third_place,
            },
            "mc-mahon" => Format::McMahon {
                rounds: count("rounds")?,
                floor: number("floor")?,
                bar: number("bar")?,
            },
            "tiers" => Format::Tiers {},
            "ladder" => Format::Ladder {
                rounds: count("rounds")?,
                advance: count("advance")?,
                max_losses: perhaps("max-losses")?,
                reset_frequency: perhaps("reset-frequency")?,
            },
            _ => Format::Swiss {
                rounds: count("rounds")?,
            },
        };
        let contest = match self.contest {
            "pair" => Contest::Pair,
            "lead" => Contest::Lead(count("lead")?),
            "tora" => Contest::Tora {
                board: board(self.game).unwrap_or(Board::Short),
                target: number("target")?,
                assassin: self.assassin,
            },
            _ => Contest::Game,
        };
        let chooses = self.online && self.game.options_left(&self.options).next().is_some();
        let choosing = if chooses { count("choosing")? } else { 0 };
        let boards = self.online.then(|| Boards {
            game: self.game.id.to_owned(),
            clock: self.clock.clone(),
            options: self.options.clone(),
            choosing: choosing.saturating_mul(60),
        });
        let charter = Charter {
            name: self.name.trim().to_owned(),
            game: self.game.id.to_owned(),
            format,
            contest,
            tie_breaks: self.tie_breaks.clone(),
            check_in: self.check_in,
            rests: count("rests")?,
            seed: self.seed.trim().parse().map_err(|_| wrong())?,
            boards,
        };
        match charter.check() {
            Ok(()) => Ok(charter),
            Err(error) => Err(words::charter(&error)),
        }
    }
}

/// The board of TORA's matches, if the game is TORA.
pub(super) fn board(info: &GameInfo) -> Option<Board> {
    match info.id {
        "tora-long" => Some(Board::Long),
        "tora-short" => Some(Board::Short),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Choices {
        let numbers = [
            ("rounds", "5"),
            ("cycles", "2"),
            ("floor", "1"),
            ("bar", "6"),
            ("advance", "3"),
            ("max-losses", ""),
            ("reset-frequency", "7"),
            ("lead", "2"),
            ("target", "49"),
            ("rests", "1"),
            ("choosing", "5"),
        ];
        Choices {
            name: " Spring Cup ".to_owned(),
            game: hall::find("tora-short").expect("a game"),
            online: true,
            clock: Some("fischer 5m+3s".to_owned()),
            options: BTreeMap::new(),
            format: "swiss",
            contest: "game",
            numbers: numbers
                .map(|(key, value)| (key, value.to_owned()))
                .into_iter()
                .collect(),
            third_place: false,
            assassin: false,
            check_in: false,
            tie_breaks: vec![TieBreak::Buchholz],
            seed: "7".to_owned(),
        }
    }

    #[test]
    fn every_format_and_contest_on_offer_makes_a_charter() {
        for format in FORMATS {
            for contest in CONTESTS {
                let made = Choices {
                    format,
                    contest,
                    ..choices()
                }
                .charter();
                let suits = format != "ladder" || ["pair", "lead"].contains(&contest);
                assert_eq!(made.is_ok(), suits, "{format}, {contest}: {made:?}");
                if let Ok(charter) = made {
                    assert_eq!(words::format_key(charter.format), format);
                    assert_eq!(charter.name, "Spring Cup");
                }
            }
        }
    }

    #[test]
    fn what_can_not_be_is_said() {
        let rounds = |rounds: &str| {
            let mut choices = choices();
            choices.numbers.insert("rounds", rounds.to_owned());
            choices.charter()
        };
        assert_eq!(rounds("x"), Err("Please enter a whole number.".to_owned()));
        let none = rounds("0").expect_err("no rounds");
        assert!(none.contains("rounds") && none.contains("500"), "{none}");
        let nameless = Choices {
            name: " ".to_owned(),
            ..choices()
        };
        let said = nameless.charter().expect_err("no name");
        assert!(!said.starts_with("event-"), "{said}");
    }
}
