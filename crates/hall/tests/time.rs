//! What follows when a side's time is out, for games on the list.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use game::{Ending, Side};
use tigerden_hall::{Hall, Options, Table};

/// A General that may not be left where it can be hit, and a Soldier that is free to go.
const WATCHED: &str = "tora-short/rulebook g8/9/9/9/4a2G1/9/9/1S7/9 c 2 1 0:0 0 -";

fn table(position: &str) -> Box<dyn Table> {
    Hall::all().open(position, &Options::default()).unwrap()
}

/// What stands of `declared`, with `; ` between.
fn standing(position: &str, declared: &[&str]) -> String {
    let declared: Vec<String> = declared.iter().map(|&text| text.to_owned()).collect();
    table(position).standing_part(&declared).join("; ")
}

#[test]
fn t_r6_the_longest_part_of_the_declared_actions_that_is_a_legal_turn_stands() {
    let (soldier, out, back) = ("S v2h2-v2h1", "G v5h8-v5h7", "G v5h7-v5h8");
    assert_eq!(standing(WATCHED, &[soldier]), "S v2h2-v2h1; end");
    let both = standing(WATCHED, &[out, back]);
    assert_eq!(both, "G v5h8-v5h7; G v5h7-v5h8; end");
    assert_eq!(
        standing(WATCHED, &[soldier, out]),
        "S v2h2-v2h1; end",
        "the General may not stay there (T-J2)"
    );
    assert_eq!(
        standing(WATCHED, &[soldier, "nonsense"]),
        "S v2h2-v2h1; end"
    );
}

#[test]
fn t_r6_nothing_stands_where_no_part_is_a_legal_turn() {
    assert_eq!(standing(WATCHED, &[]), "");
    assert_eq!(standing(WATCHED, &["G v5h8-v5h7"]), "");
    assert_eq!(
        standing(WATCHED, &["end"]),
        "end",
        "a turn that was ended is declared"
    );
}

#[test]
fn a_side_without_time_loses() {
    let mut table = table(WATCHED);
    table.time_out(Side::First);
    let outcome = table.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Second), Ending::Time)
    );
    assert!(table.time_outs().is_empty());
    let text = tigerden_hall::record::write(
        &*table,
        &game::record::About::default(),
        game::Viewer::Judge,
    );
    assert!(text.contains("[Reason \"time\"]"));
    let (read, _) = Hall::all().read(&text).unwrap();
    assert_eq!(read.outcome(), Some(outcome));
}

#[test]
fn the_clocks_that_suit_a_game_can_be_set() {
    for info in tigerden_hall::games() {
        for text in info.clocks {
            let settings = text.parse::<clock::Settings>();
            assert_eq!(
                settings.map(|settings| settings.to_string()).as_deref(),
                Ok(*text)
            );
        }
    }
}
