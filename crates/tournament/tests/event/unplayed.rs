//! Tie-breaks of players who have not played every round: FIDE Handbook C.07, article 16, from 1 March 2026.

use serde_json::{Value, json};
use tigerden_tournament::log::Number;

use crate::{Club, entry, row};

const WANDA: Number = Number(1);
const CATO: Number = Number(2);
const MONS: Number = Number(3);
const LARS: Number = Number(4);

/// Five players and four rounds with a bye, a rest, a round without a request, and a forfeit or, if `came`, a lost
/// game instead of it.
fn swiss(came: bool) -> Club {
    let charter = json!({"founded": {
        "name": "Oslo", "game": "any", "format": {"swiss": {"rounds": 4}}, "contest": "game",
        "tie_breaks": ["buchholz", "buchholz-cut", "sonneborn-berger"], "rests": 1, "seed": 7,
    }});
    let founded = entry("Dora", charter);
    let mut club = Club {
        now: tigerden_tournament::event::Tournament::found(&founded).expect("a tournament"),
        log: vec![founded],
    };
    for name in ["Wanda", "Cato", "Mons", "Lars", "Tor"] {
        club.does(json!({"registered": {"name": name}}));
    }
    round(&mut club, &[[1, 4], [2, 5]], &[3]);
    club.plays(1, 1, json!("a"));
    club.plays(1, 2, json!("a"));
    club.does(json!({"rests": 2}));
    round(&mut club, &[[3, 1], [5, 4]], &[]);
    club.plays(2, 1, json!("b"));
    club.plays(2, 2, Value::Null);
    round(&mut club, &[[1, 2], [3, 5]], &[4]);
    if came {
        club.plays(3, 1, json!("a"));
    } else {
        club.does(json!({"forfeited": {"round": 3, "table": 1, "absent": "b"}}));
    }
    club.plays(3, 2, json!("a"));
    round(&mut club, &[[5, 1], [2, 4]], &[]);
    club.plays(4, 1, json!("b"));
    club.plays(4, 2, json!("a"));
    club
}

fn round(club: &mut Club, tables: &[[u32; 2]], byes: &[u32]) {
    let now = &club.now;
    let table = |players: &[u32; 2]| now.pairing_of(players.map(Number));
    let tables: Vec<_> = tables.iter().map(table).collect();
    club.does(json!({"paired": {"tables": tables, "byes": byes, "by_hand": true}}));
}

/// The numbers of a player: half points for both Buchholz, quarters for the Sonneborn-Berger.
fn numbers(club: &Club, player: Number) -> Vec<i64> {
    let standings = club.now.standings();
    standings.row(player).expect("a row").tie_breaks.clone()
}

// Computed by hand from the articles, as the comments say, in points.
#[test]
fn rounds_without_a_game_count_as_fide_says() {
    let club = swiss(false);
    let scores = ["4", "2½", "2", "1½", "½"];
    let rows = (1..).zip((1..).zip(scores));
    let rows: Vec<_> = rows
        .map(|(place, (player, score))| row(place, player, score))
        .collect();
    assert_eq!(club.order(), rows);
    // Tor ½, the rest: own 2½ but at most 4 × ½ (16.4.2), the forfeit: own 2½ and Wanda has 4 (16.4.1), Lars 1½.
    // The lower of both unplayed rounds is cut, not Tor (16.5). ½ × 1 + 2 × ½ + 2½ × 0 + 1½ × 1.
    assert_eq!(numbers(&club, CATO), [13, 9, 12]);
    // Lars 1½, Mons 2 and a draw for the last round (16.3), the forfeit: own 4 but at most Cato's 2½ (16.4.1), Tor ½;
    // without Tor, since the forfeit was not hers. All of them won.
    assert_eq!(numbers(&club, WANDA), [14, 13, 28]);
    // The bye: own 2, Wanda 4, Tor ½, the last round: own 2, which is cut. 2 × 1 + ½ × 1.
    assert_eq!(numbers(&club, MONS), [17, 13, 10]);
    // Wanda 4, Tor ½, the bye: own 1½, Cato 2½; without Tor. ½ × ½ + 1½ × 1.
    assert_eq!(numbers(&club, LARS), [17, 16, 7]);
}

#[test]
fn only_a_round_of_his_own_will_is_cut_first() {
    let club = swiss(true);
    // Tor ½, the rest 2, Wanda 4, Lars 1½.
    assert_eq!(numbers(&club, CATO), [16, 12, 12]);
    let said: Vec<_> = club.now.reasons(CATO)[1..]
        .iter()
        .map(|reason| reason.sentence(&club.now))
        .collect();
    assert_eq!(
        said[0],
        "Buchholz 8: ½ by Tor in round 1, 2 in round 2 without an opponent, 4 by Wanda in round 3, \
         1½ by Lars in round 4"
    );
}

#[test]
fn where_everybody_meets_everybody_nothing_is_adjusted() {
    let mut club = Club::new(
        json!({"round-robin": {"cycles": 1}}),
        json!("game"),
        &["buchholz", "buchholz-cut", "sonneborn-berger"],
        &[("Ann", 1), ("Bob", 1), ("Cleo", 1)],
    );
    round(&mut club, &[[1, 2]], &[3]);
    club.plays(1, 1, json!("a"));
    club.does(json!({"withdrew": 2}));
    round(&mut club, &[[1, 3]], &[]);
    club.plays(2, 1, json!("a"));
    // Ann has 2, Bob 0 and Cleo 1 from the bye.
    assert_eq!(numbers(&club, WANDA), [2, 2, 4]);
    assert_eq!(numbers(&club, CATO), [4, 4, 0]);
}
