//! What there is to choose from: the same with and without rules, and what a user adds.

use game::Viewer;
use game::record::About;
use tigerden_hall::{Catalogue, FILES, Hall, Options, Rules, Scope, record};

/// The choices of an option.
fn choices(rules: &Rules, option: &str) -> Vec<String> {
    let option = rules.info().options.iter().find(|info| info.id == option);
    let choices = rules.choices(option.expect("there is such an option"));
    choices.map(|choice| choice.id.to_owned()).collect()
}

/// One choice for the game or for both seats.
fn chosen(scope: Scope, option: &str, choice: &str) -> Options {
    let map = [(option.to_owned(), choice.to_owned())].into();
    match scope {
        Scope::Game => Options {
            game: map,
            ..Options::default()
        },
        Scope::Seat | Scope::Wish => Options {
            seats: [map.clone(), map],
            ..Options::default()
        },
    }
}

#[test]
fn the_list_without_rules_names_all_that_comes_with_the_games() {
    let hall = Hall::all();
    let ids = hall.games().map(|rules| rules.info().id);
    assert!(ids.eq(tigerden_hall::games().map(|info| info.id)));
    for rules in hall.games().filter(|rules| !rules.info().dice) {
        let info = rules.info();
        assert!(rules.heads().eq(info.heads.iter().copied()), "{}", info.id);
        for option in info.options {
            let listed = option.choices.iter().map(|choice| choice.id);
            assert!(listed.clone().eq(choices(rules, option.id)), "{}", info.id);
            for choice in listed {
                let started = rules.start(&chosen(option.scope, option.id, choice));
                let position = started.expect(choice).position(Viewer::Judge);
                let of = tigerden_hall::game_of(&position).expect("a known name");
                assert_eq!(of.id, info.id);
            }
        }
    }
}

/// A catalogue with a set-up, a terrain board and a family, all called `mine`.
fn own() -> Catalogue {
    let set_up = include_str!("../../tora/data/setups/defensive-9.setup");
    let terrain = include_str!("../../tora/data/terrain/lake-9.terrain");
    let family = include_str!("../../convoy/data/families/tablut.family");
    let mut catalogue = Catalogue::default();
    for (kind, text) in FILES.iter().zip([set_up, terrain, family]) {
        let lines = text.lines().map(|line| match line.split_once('=') {
            Some((key, _)) if key.trim() == "name" => "name = mine",
            _ => line,
        });
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        catalogue.add(kind, &text).expect(kind.folder);
    }
    catalogue
}

#[test]
fn what_a_user_adds_is_offered_started_and_read_where_it_is_known() {
    let (own, common) = (Hall::with(&own()), Hall::all());
    for (game, scope, option, begins) in [
        ("tora-short", Scope::Seat, "setup", "tora-short/rulebook "),
        (
            "tora-short",
            Scope::Game,
            "terrain",
            "tora-short/rulebook+terrain=mine ",
        ),
        ("convoy", Scope::Game, "edition", "mine "),
    ] {
        let rules = own.find(game).expect("on the list");
        assert_eq!(
            choices(rules, option).last().map(String::as_str),
            Some("mine")
        );
        let options = chosen(scope, option, "mine");
        let table = own.start(game, &options).expect(option);
        let position = table.position(Viewer::Judge);
        assert!(position.starts_with(begins), "{position}");
        let written = record::write(&*table, &About::default(), Viewer::Judge);
        let (read, _) = own.read(&written).expect(option);
        assert_eq!(read.position(Viewer::Judge), position);

        assert!(common.start(game, &options).is_err());
        let named = option != "setup";
        assert_eq!(common.open(&position, &Options::default()).is_err(), named);
        assert_eq!(common.read(&written).is_err(), named);
    }
}

#[test]
fn a_family_does_not_take_the_name_of_another_game() {
    let family = include_str!("../../convoy/data/families/tablut.family");
    let mut catalogue = Catalogue::default();
    let kind = FILES.last().expect("families");
    for name in ["tigerchess", "convoy"] {
        let text = family.replace("name = tablut", &format!("name = {name}"));
        assert!(catalogue.add(kind, &text).is_err(), "{name}");
    }
    assert!(catalogue.add(kind, family).is_ok(), "the same again");
}
