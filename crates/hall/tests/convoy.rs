//! King's Convoy and its family on the list of games.

use game::{Ending, History, Side, Viewer};
use tigerden_hall::{Hall, Options, Scope, StartError, Table};

fn options(choices: &[(&str, &str)]) -> Options {
    let owned = |(option, choice): &(&str, &str)| ((*option).to_owned(), (*choice).to_owned());
    Options {
        game: choices.iter().map(owned).collect(),
        ..Options::default()
    }
}

#[test]
fn k_13_every_member_of_the_family_is_on_offer() {
    let info = tigerden_hall::find("convoy").expect("on the list");
    let editions = info
        .options_of(Scope::Game)
        .find(|option| option.id == "edition");
    let editions = &editions.expect("there is a choice").choices;
    let names: Vec<_> = editions.iter().map(|choice| choice.id).collect();
    assert_eq!(names, info.heads);
    for (name, moves) in names.into_iter().zip([156, 116, 80, 40]) {
        let table = Hall::all()
            .start("convoy", &options(&[("edition", name)]))
            .expect(name);
        let position = table.position(Viewer::Judge);
        assert!(position.starts_with(&format!("{name} ")), "{position}");
        assert_eq!(table.offers().len(), moves, "{name}");
        let again = Hall::all()
            .open(&position, &Options::default())
            .expect(name);
        assert_eq!(again.info().id, "convoy");
        assert_eq!(
            Hall::all().game_of(&position).expect(name).info().id,
            "convoy"
        );
    }
    let default = Hall::all()
        .start("convoy", &Options::default())
        .expect("it starts");
    assert!(default.position(Viewer::Judge).starts_with("convoy "));
}

#[test]
fn unknown_choices_say_what_there_is() {
    let refused = |choices| Hall::all().start("convoy", &options(choices)).err();
    assert_eq!(
        refused(&[("edition", "alea")]),
        Some(StartError::Choice {
            option: "edition",
            choice: "alea".to_owned(),
            known: "convoy, hnefatafl, tablut, brandubh".to_owned(),
        })
    );
    assert!(matches!(
        refused(&[("repetition", "wins")]),
        Some(StartError::Choice { .. })
    ));
    assert!(matches!(
        refused(&[("setup", "brandubh")]),
        Some(StartError::Option { .. })
    ));
    let error = Hall::all()
        .open("alea 7/7/7/7/7/7/7 t 0 1", &Options::default())
        .err();
    let error = error.expect("no such game");
    assert_eq!((error.first().at, error.first().len), (0, 4));
    assert!(
        error
            .first()
            .message
            .to_string()
            .contains("convoy, hnefatafl, tablut, brandubh")
    );
}

/// Moves around in a circle until the start position stands for the third time.
fn repeated(table: &mut dyn Table) {
    let circle = ["d1c1", "d3c3", "c1d1", "c3d3"];
    for text in circle.iter().cycle().take(8) {
        assert!(table.outcome().is_none());
        table.play(text).expect(text);
    }
}

#[test]
fn k_10_who_repeats_for_the_third_time_loses_where_it_is_chosen() {
    let brandubh = ("edition", "brandubh");
    let chosen = options(&[brandubh, ("repetition", "loses")]);
    let mut loses = Hall::all().start("convoy", &chosen).expect("it starts");
    assert_eq!(loses.history(), History::Loses);
    repeated(&mut *loses);
    let outcome = loses.outcome().expect("it is over");
    // The defender's move has brought the start back for the third time.
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::First), Ending::Repeated)
    );
    assert_eq!(outcome.rule.0, "K-10");

    let mut draws = Hall::all()
        .start("convoy", &options(&[brandubh]))
        .expect("it starts");
    repeated(&mut *draws);
    assert_eq!(draws.outcome().expect("it is over").winner, None);

    let record = tigerden_hall::record::write(
        &*loses,
        &game::record::About::default(),
        game::Viewer::Judge,
    );
    let (read, _) = Hall::all().read(&record).expect("it can be read");
    assert_eq!(
        (read.history(), read.outcome()),
        (loses.history(), loses.outcome())
    );
    let position = loses.start(Viewer::Judge);
    let opened = Hall::all().open(&position, &chosen).expect("it opens");
    assert_eq!(opened.history(), History::Loses);
}

#[test]
fn k_14_an_arbiter_sets_up_positions_of_the_same_member_only() {
    let mut table = Hall::all()
        .start("convoy", &Options::default())
        .expect("a start");
    let other = "brandubh 3t3/3t3/3n3/ttnkntt/3n3/3t3/3t3 t 0 1";
    let error = table.set_up(other, "A mistake.").expect_err("another game");
    assert_eq!(error.first().message.key, "text-expected-game");
    let own = table.position(Viewer::Judge).replace(" t 0 1", " n 0 1");
    assert_eq!(table.set_up(&own, "A boat had drifted."), Ok(true));
    assert_eq!(table.to_move(), Some(Side::Second));
}
