//! Games that leave nothing to dice start the same with dice and without.

use dice::{Dice, Seed};
use game::Viewer;
use tigerden_hall::{Hall, Options, StartError};

#[test]
fn dice_change_nothing_where_nothing_is_left_to_them() {
    let games: Vec<_> = tigerden_hall::games().filter(|info| !info.dice).collect();
    assert!(!games.is_empty());
    for info in games {
        let mut dice = Dice::new(&Seed::new([1; 32]), &[None, None]);
        let thrown = Hall::all()
            .throw(info.id, &Options::default(), &mut dice)
            .expect("a start");
        let plain = Hall::all()
            .start(info.id, &Options::default())
            .expect("a start");
        let [thrown_at, plain_at] = [&thrown.table, &plain].map(|t| t.position(Viewer::Judge));
        assert_eq!(thrown_at, plain_at);
        assert_eq!(thrown.throws, []);
    }
}

#[test]
fn wrong_options_are_refused_before_dice_are_thrown() {
    let mut dice = Dice::new(&Seed::new([1; 32]), &[None, None]);
    let error = Hall::all()
        .throw("chess", &Options::default(), &mut dice)
        .err();
    assert!(matches!(error, Some(StartError::Game { .. })));
    let game = [("hat".to_owned(), "red".to_owned())].into();
    let options = Options {
        game,
        ..Options::default()
    };
    for info in tigerden_hall::games() {
        let error = Hall::all().throw(info.id, &options, &mut dice).err();
        assert!(
            matches!(error, Some(StartError::Option { .. })),
            "{}",
            info.id
        );
    }
}
