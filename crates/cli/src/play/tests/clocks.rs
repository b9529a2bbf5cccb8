//! Games with clocks.

use super::*;

fn timed(settings: &str) -> Session {
    let table = Hall::all().open(START, &Options::default()).unwrap();
    of_two(table, About::default(), Some(settings))
}

#[test]
fn clocks_run_and_are_written_down() {
    let mut session = timed("fischer 5m+3s");
    assert!(!session.pass_time(second(0)), "nothing new is to be seen");
    assert!(session.pass_time(second(61)));
    session.play_text("A v5h7-v5h6").unwrap();
    session.play_text("end").unwrap();
    let clocks = session.clocks().unwrap();
    assert_eq!(clocks, ["0:04:02", "> 0:05:00"]);
    let record = hall::record::write(session.table(), &session.about(), Viewer::Judge);
    assert!(record.contains("A v5h7-v5h6 {[%clk 0:04:02]}"), "{record}");
}

#[test]
fn t_r6_time_ends_a_turn_at_the_terminal() {
    let mut session = timed("byoyomi 0s+1x30s");
    session.play_text("A v5h7-v5h6").unwrap();
    assert!(session.pass_time(second(30)));
    assert_eq!(
        session.table().plies(),
        2,
        "the action stands, and the turn is over"
    );
    assert!(session.pass_time(second(60)));
    let outcome = session.table().outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(game::Side::First), game::Ending::Time)
    );
}

#[test]
fn t_r6_a_turn_that_is_lost_on_time_is_written_and_read() {
    let mut session = timed("byoyomi 0s+1x30s");
    session.play_text("A v5h7-v5h6").unwrap();
    session.pass_time(second(30));
    session.pass_time(second(60));
    let record = hall::record::write(session.table(), &session.about(), Viewer::Judge);
    for part in [
        "[Result \"1-0\"]\n",
        "[Termination \"time forfeit\"]\n",
        "[Reason \"time\"]\n",
        "1. A v5h7-v5h6 /\n1-0\n",
    ] {
        assert!(record.contains(part), "{part}\n{record}");
    }
    let (read, about) = Hall::all().read(&record).unwrap();
    assert_eq!(read.plies(), 2);
    assert_eq!(read.outcome(), session.table().outcome());
    assert_eq!(about.verdict, None, "the rules have decided it");
    // The side that is not to move can't lose on time.
    assert!(Hall::all().read(&record.replace("1-0", "0-1")).is_err());
}
