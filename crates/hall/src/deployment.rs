//! How the Swordsmen are deployed: as the players agree, or by a throw of dice (C-D7).

use crate::info::{Choice, OptionInfo, Scope};
use crate::settle::Settling;

/// What the players may agree on: anything, or, as the rules have it, Open only (C-D7).
const AGREEMENT: &str = "agreement";
const FREE: &str = "free";
const BY_THE_BOOK: &str = "book";

/// The rule of C-D7: Open if both players wish it, otherwise the die decides.
const BY_RULE: &str = "rule";
const OPEN: &str = "open";
const BY_DICE: &str = "dice";

pub(crate) const DEPLOYMENT: &str = "deployment";
pub(crate) const VARIATION: &str = "tiger-variation";
const WISH: &str = "wish";

const AGREEMENTS: [Choice<'static>; 2] = [
    Choice::new(FREE, "agreement-free"),
    Choice::new(BY_THE_BOOK, "agreement-book"),
];
const DEPLOYMENTS: [Choice<'static>; 5] = [
    Choice::new(BY_RULE, "deployment-rule"),
    Choice::new(OPEN, "deployment-open"),
    Choice::new("countdown", "deployment-countdown"),
    Choice::new("dragon", "deployment-dragon"),
    Choice::new("symmetrical", "deployment-symmetrical"),
];
const VARIATIONS: [Choice<'static>; 3] = [
    Choice::new(BY_DICE, "tiger-variation-dice"),
    Choice::new("off", "tiger-variation-off"),
    Choice::new("on", "tiger-variation-on"),
];
const WISHES: [Choice<'static>; 2] = [
    Choice::new(BY_DICE, "wish-dice"),
    Choice::new(OPEN, "wish-open"),
];

/// What the players choose.
pub(crate) const OPTIONS: [OptionInfo; 4] = [
    OptionInfo::new(AGREEMENT, Scope::Game, &AGREEMENTS),
    OptionInfo {
        when: Some((AGREEMENT, FREE)),
        ..OptionInfo::new(DEPLOYMENT, Scope::Game, &DEPLOYMENTS)
    },
    OptionInfo {
        when: Some((AGREEMENT, FREE)),
        ..OptionInfo::new(VARIATION, Scope::Game, &VARIATIONS)
    },
    OptionInfo {
        when: Some((DEPLOYMENT, BY_RULE)),
        ..OptionInfo::new(WISH, Scope::Wish, &WISHES)
    },
];

/// C-D7: first the deployment, then whether the TigerVariation is played.
pub(crate) fn settle(settling: &mut Settling<'_>) {
    if settling.chosen(DEPLOYMENT) == BY_RULE {
        if settling.wishes(WISH) == [OPEN; 2] {
            settling.choose(DEPLOYMENT, OPEN);
        } else {
            settling.throw(DEPLOYMENT, |[die]| match die {
                1 => "symmetrical",
                3 | 5 => "dragon",
                _ => "countdown",
            });
        }
    }
    if settling.chosen(VARIATION) == BY_DICE {
        settling.throw(
            VARIATION,
            |[one, other]| if one == other { "on" } else { "off" },
        );
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::sync::Arc;

    use dice::{Dice, Seed};

    use super::*;
    use crate::info::{Options, StartError};
    use crate::rules::Rules;
    use crate::settle::Throw;
    use crate::tigerchess::TIGER;

    fn map(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        pairs.iter().map(owned).collect()
    }

    fn settled(game: &[(&str, &str)], wishes: [&str; 2], seed: u8) -> (Options, Vec<Throw>) {
        let options = Options {
            game: map(game),
            seats: wishes.map(|wish| map(&[(WISH, wish)])),
        };
        let rules = Rules::of::<::tigerchess::TigerChess>(Arc::new(()));
        rules.check(&options).expect("options of the game");
        let mut dice = Dice::new(&Seed::new([seed; 32]), &[None, None]);
        let mut settling = Settling::new(&TIGER, options, &mut dice);
        settle(&mut settling);
        settling.settled()
    }

    #[test]
    fn c_d7_one_die_decides_the_deployment_and_two_the_variation() {
        let mut seen = BTreeSet::new();
        for seed in 0..=255 {
            let (options, throws) = settled(&[], ["dice", "open"], seed);
            let [deployment, variation] = &throws[..] else {
                panic!("two throws: {throws:?}");
            };
            let meant = match deployment.dice[..] {
                [2 | 4 | 6] => "countdown",
                [3 | 5] => "dragon",
                [1] => "symmetrical",
                _ => panic!("one die: {deployment}"),
            };
            assert_eq!(deployment.choice, meant);
            let [one, other] = variation.dice[..] else {
                panic!("two dice: {variation}");
            };
            let meant = if one == other { "on" } else { "off" };
            assert_eq!(variation.choice, meant);
            let wanted = [
                ("deployment", &deployment.choice),
                (VARIATION, &variation.choice),
            ];
            let wanted = wanted.map(|(option, choice)| (option.to_owned(), choice.clone()));
            assert_eq!(options.game, BTreeMap::from(wanted));
            seen.insert((deployment.choice.clone(), variation.choice.clone()));
        }
        assert_eq!(seen.len(), 6, "everything can come up: {seen:?}");
    }

    #[test]
    fn c_d7_open_is_played_if_both_wish_it_and_only_then() {
        let (options, throws) = settled(&[], ["open", "open"], 1);
        assert_eq!(options.game[DEPLOYMENT], "open");
        assert_eq!(throws.len(), 1, "the TigerVariation is still thrown");
        for wishes in [["open", "dice"], ["dice", "open"], ["dice", "dice"]] {
            let (options, throws) = settled(&[], wishes, 1);
            assert_ne!(options.game[DEPLOYMENT], "open");
            assert_eq!(throws.len(), 2);
        }
    }

    #[test]
    fn c_d7_by_the_book_only_open_is_agreed_and_the_dice_decide_the_rest() {
        let book = (AGREEMENT, BY_THE_BOOK);
        let (options, throws) = settled(&[book], ["open", "open"], 1);
        assert_eq!(options.game[DEPLOYMENT], "open");
        assert_eq!(throws.len(), 1, "the TigerVariation is thrown");
        let (_, throws) = settled(&[book], ["open", "dice"], 1);
        assert_eq!(throws.len(), 2);

        let rules = Rules::of::<::tigerchess::TigerChess>(Arc::new(()));
        for agreed in [
            (DEPLOYMENT, "dragon"),
            (DEPLOYMENT, "open"),
            (VARIATION, "on"),
            (VARIATION, "off"),
        ] {
            let options = |game: &[_]| Options {
                game: map(game),
                ..Options::default()
            };
            let refused = StartError::NoEffect {
                option: agreed.0,
                other: AGREEMENT,
                choice: FREE,
            };
            let refused = Err(refused);
            assert_eq!(rules.check(&options(&[book, agreed])), refused);
            assert_eq!(rules.check(&options(&[agreed])), Ok(()));
        }
        // What the dice would decide anyway may be said.
        let said = map(&[book, (DEPLOYMENT, BY_RULE), (VARIATION, BY_DICE)]);
        let options = Options {
            game: said,
            ..Options::default()
        };
        assert_eq!(rules.check(&options), Ok(()));
    }

    #[test]
    fn what_is_agreed_is_not_thrown() {
        for choice in ["open", "countdown", "dragon", "symmetrical"] {
            let game = [(DEPLOYMENT, choice), (VARIATION, "on")];
            let (options, throws) = settled(&game, ["dice", "open"], 3);
            assert_eq!(options.game, map(&game));
            assert_eq!(throws, []);
        }
        let (options, throws) = settled(&[(VARIATION, "off")], ["dice", "dice"], 3);
        assert_eq!((options.game[VARIATION].as_str(), throws.len()), ("off", 1));
    }

    #[test]
    fn a_throw_reads_as_a_line() {
        let (_, throws) = settled(&[], ["dice", "dice"], 0);
        let lines: Vec<String> = throws.iter().map(ToString::to_string).collect();
        let wanted = ["deployment 6 -> countdown", "tiger-variation 6 2 -> off"];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn a_wish_counts_only_where_the_rule_does() {
        let wish = TIGER.options_of(Scope::Wish).next().expect("the wish");
        assert!(TIGER.counts(wish, &BTreeMap::new()));
        assert!(TIGER.counts(wish, &map(&[(DEPLOYMENT, "rule")])));
        assert!(!TIGER.counts(wish, &map(&[(DEPLOYMENT, "dragon")])));
        // A deployment that was picked before plays no part by the book.
        let left = map(&[(AGREEMENT, BY_THE_BOOK), (DEPLOYMENT, "dragon")]);
        assert!(TIGER.counts(wish, &left));
        assert_eq!(TIGER.with_effect(&left), map(&[(AGREEMENT, BY_THE_BOOK)]));
    }
}
