//! Bouts that are put off.

use serde_json::json;
use tigerden_tournament::event::{Refused, Tournament};
use tigerden_tournament::log::Spot;

use crate::Club;

#[test]
fn an_adjourned_bout_counts_as_drawn_for_pairing_until_it_is_over() {
    let mut club = Club::four(json!({"swiss": {"rounds": 3}}), json!("game"), &[]);
    club.pairs(&[[1, 3], [4, 2]]);
    club.plays(1, 2, json!("a"));
    let open = Refused::RoundOpen(Spot { round: 1, table: 1 });
    let draw = |club: &Club| club.now.draw().map(|draw| draw.tables);
    assert_eq!(draw(&club), Err(open.clone().into()));
    club.decides(json!({"paused": {"round": 1, "table": 1}}));
    assert_eq!(draw(&club), Err(open.clone().into()));
    club.decides(json!({"resumed": {"round": 1, "table": 1}}));
    club.decides(json!({"adjourned": {"round": 1, "table": 1, "until": 9}}));
    // Dan has a point, Ann and Cleo half of one, Bob none.
    let drawn = club.now.draw().expect("a round");
    let why = serde_json::to_value(&drawn.why).expect("reasons");
    let scores = |table: usize| why[table]["paired"]["swiss"]["scores"].clone();
    assert_eq!(
        [scores(0), scores(1)],
        [json!([1, 2]), json!([0, 1])],
        "{why}"
    );
    let tables = drawn.tables.clone();
    let fact = drawn.fact();
    club.does(serde_json::to_value(fact).expect("a fact"));
    club.plays(2, 1, json!("a"));
    club.plays(2, 2, json!("a"));
    assert_eq!(club.refuses("Dora", json!({"closed": {}})), open);
    club.plays(1, 1, json!("b"));
    // Why they met in the second round does not change by what came later.
    let draw = Tournament::draw_of(&club.log, 2).expect("a round");
    assert_eq!(draw.expect("by the rules").tables, tables);
    club.does(json!({"closed": {}}));
}

#[test]
fn where_who_loses_is_out_nobody_goes_on_before_an_adjourned_bout_is_over() {
    let mut club = Club::four(json!({"knock-out": {}}), json!("game"), &[]);
    let fact = club.now.draw().expect("a round").fact();
    club.does(serde_json::to_value(fact).expect("a fact"));
    club.plays(1, 1, json!("a"));
    club.decides(json!({"adjourned": {"round": 1, "table": 2, "until": 9}}));
    let at = Spot { round: 1, table: 2 };
    let refused = club.now.draw().map(|draw| draw.tables);
    assert_eq!(refused, Err(Refused::RoundOpen(at).into()));
}
