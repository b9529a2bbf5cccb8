//! Saved games, and going on with them.

use super::*;

/// What `--save` writes and `--record` reads.
#[test]
fn a_saved_game_goes_on_with_its_opponent_and_clocks() {
    let kept = Kept {
        seats: [
            Seat::Computer { level: 7 },
            Seat::Person {
                name: "Ann".to_owned(),
            },
        ],
        clock: "fischer 5m+3s".parse().ok(),
        left: None,
    };
    let table = Hall::all().open(START, &Options::default()).unwrap();
    let mut session = Session::new(&Hall::all(), table, About::default(), kept, second(0)).unwrap();
    session.pass_time(second(61));
    session.play_text("A v5h7-v5h6").unwrap();
    session.play_text("end").unwrap();
    session.pass_time(second(71));
    let saved = hall::record::write(session.table(), &session.about(), Viewer::Judge);

    let (table, mut about) = Hall::all().read(&saved).unwrap();
    let kept = Kept::take(&mut about).unwrap();
    let mut again = Session::new(&Hall::all(), table, about, kept, second(5000)).unwrap();
    assert_eq!(again.clocks().unwrap(), ["0:04:02", "> 0:04:50"]);
    assert!(again.may_touch());
    again.play_text("end").unwrap();
    assert_eq!(again.computer_to_move(), Some(7));
    let twice = hall::record::write(again.table(), &again.about(), Viewer::Judge);
    for part in [
        "[White \"TigerDen\"]\n",
        "[WhiteType \"program\"]\n",
        "[WhiteLevel \"7\"]\n",
        "[Black \"Ann\"]\n",
        "[Date \"1970.01.01\"]\n",
        "[TimeControl \"300+3\"]\n",
        "[WhiteClock \"0:04:02\"]\n",
        "[BlackClock \"0:04:53\"]\n",
        "A v5h7-v5h6 [%clk 0:04:02] / pass [%clk 0:04:53]\n",
    ] {
        assert!(twice.contains(part), "{part}\n{twice}");
    }
}
