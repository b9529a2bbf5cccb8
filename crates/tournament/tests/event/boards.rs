//! Games that a server plays for a tournament.

use serde_json::{Value, json};
use tigerden_tournament::event::{Due, NotNow, Refused, State, Tournament};
use tigerden_tournament::log::{GameResult, Role, Spot};
use tigerden_tournament::{Captured, Pair, Seat};

use crate::{ANN, BOB, CLEO, Club, DAN, decided, entry};

const FIRST: Spot = Spot { round: 1, table: 1 };

/// Three players with keys and Dan, who has none, in games of two.
fn online() -> Club {
    let charter = json!({"founded": {
        "name": "Online", "game": "TORA", "format": {"round-robin": {"cycles": 1}}, "contest": "pair",
        "seed": 7, "boards": {"game": "tora-short", "clock": "fischer 10m+5s"},
    }});
    let founded = entry("Dora", charter);
    let mut club = Club {
        now: Tournament::found(&founded).expect("a tournament"),
        log: vec![founded],
    };
    for (name, id) in [
        ("Ann", json!("key-a")),
        ("Bob", json!("key-b")),
        ("Cleo", json!("computer:3")),
        ("Dan", Value::Null),
    ] {
        club.does(json!({"registered": {"name": name, "id": id}}));
    }
    club
}

fn due(club: &Club) -> Vec<Due> {
    club.now.due_boards().collect()
}

fn started(club: &mut Club, board: &str) {
    club.does(json!({"started": {"round": 1, "table": 1, "board": board}}));
}

#[test]
fn boards_start_one_after_the_other_where_both_players_are_known() {
    let mut club = online();
    assert_eq!(due(&club), []);
    club.pairs(&[[1, 2], [3, 4]]);
    let first = Due {
        at: FIRST,
        game: 1,
        seats: [Seat::A, Seat::B],
        players: [ANN, BOB],
        handicap: [0, 0],
        position: None,
        not_before: None,
    };
    // Nobody knows Dan.
    assert_eq!(due(&club), std::slice::from_ref(&first));
    started(&mut club, "g1");
    assert_eq!(club.now.board(FIRST), Some("g1"));
    assert_eq!(due(&club), []);
    let again = json!({"started": {"round": 1, "table": 1, "board": "g2"}});
    let started_already = Refused::Rests {
        at: FIRST,
        why: NotNow::Started,
    };
    assert_eq!(club.refuses("Dora", again), started_already);
    club.plays(1, 1, json!("a"));
    assert_eq!(club.now.board(FIRST), None);
    let second = Due {
        game: 2,
        seats: [Seat::B, Seat::A],
        players: [BOB, ANN],
        ..first
    };
    assert_eq!(due(&club), [second]);
    started(&mut club, "g2");
    club.plays(1, 1, json!("a"));
    assert_eq!(due(&club), []);
}

#[test]
fn a_running_first_game_is_annulled() {
    let mut club = online();
    club.pairs(&[[1, 3], [2, 4]]);
    let annulled = json!({"annulled": {"round": 1, "table": 1, "position": "somewhere"}});
    let nothing = Refused::NoGame { at: FIRST, game: 0 };
    assert_eq!(club.refuses("Dora", decided(annulled.clone())), nothing);
    started(&mut club, "g1");
    club.decides(annulled);
    assert_eq!(club.now.board(FIRST), None);
    let next = due(&club).remove(0);
    assert_eq!(
        (next.game, next.seats, next.position.as_deref()),
        (1, [Seat::A, Seat::B], Some("somewhere"))
    );
    started(&mut club, "g2");
    club.plays(1, 1, json!("a"));
    assert_eq!(club.now.state(FIRST), Some(State::Running));
}

#[test]
fn a_decision_takes_a_board_away_and_the_next_one_starts() {
    let mut club = online();
    club.pairs(&[[1, 3], [2, 4]]);
    started(&mut club, "g1");
    club.plays(1, 1, json!("a"));
    started(&mut club, "g2");
    // The result of the game before is another one; the running game goes on.
    club.decides(json!({"corrected": {"round": 1, "table": 1, "game": 1, "winner": null}}));
    assert_eq!(club.now.board(FIRST), Some("g2"));
    club.decides(json!({"annulled": {"round": 1, "table": 1, "position": "somewhere"}}));
    assert_eq!(club.now.board(FIRST), None);
    let next = due(&club).remove(0);
    assert_eq!(
        (next.game, next.position.as_deref()),
        (1, Some("somewhere"))
    );
    started(&mut club, "g3");
    club.decides(json!({"adjudicated": {"round": 1, "table": 1, "winner": "b"}}));
    assert_eq!(club.now.board(FIRST), None);
    club.decides(json!({"paused": {"round": 1, "table": 1}}));
    assert_eq!(due(&club), []);
    club.decides(json!({"adjourned": {"round": 1, "table": 1, "until": 5_000}}));
    assert_eq!(due(&club)[0].not_before, Some(5_000));
    club.decides(json!({"resumed": {"round": 1, "table": 1}}));
    started(&mut club, "g4");
    club.decides(json!({"cheated": {"round": 1, "table": 1, "by": "a", "what": "cheating"}}));
    assert_eq!(club.now.board(FIRST), None);
    assert_eq!(due(&club), []);
}

#[test]
fn clerks_start_boards_and_players_do_not() {
    let mut club = online();
    club.pairs(&[[1, 2], [3, 4]]);
    let fact = json!({"started": {"round": 1, "table": 1, "board": "g1"}});
    let needs = Role::Clerk;
    let name = "Ann".to_owned();
    assert_eq!(club.refuses("Ann", fact), Refused::Rights { name, needs });
}

#[test]
fn m_t10_the_director_sets_a_rank_before_the_first_round_of_a_player() {
    let mut club = online();
    let ranked = |player: u32, rank: i64| json!({"ranked": {"player": player, "rank": rank}});
    assert!(matches!(
        club.refuses("Ann", ranked(1, 9)),
        Refused::Rights {
            needs: Role::Director,
            ..
        }
    ));
    assert_eq!(
        club.refuses("Dora", ranked(1, 0)),
        Refused::Rank("Ann".to_owned())
    );
    club.does(ranked(1, 4));
    let rank = |club: &Club, player| {
        let tallies = club.now.tallies();
        tallies.of(player).expect("a player").standing.rank()
    };
    assert_eq!(rank(&club, ANN), 4);
    club.pairs(&[[1, 2]]);
    assert_eq!(
        club.refuses("Dora", ranked(2, 5)),
        Refused::RankedLate("Bob".to_owned())
    );
    club.does(ranked(3, 2));
    assert_eq!([CLEO, DAN].map(|player| rank(&club, player)), [2, 1]);
}

#[test]
fn a_club_without_a_server_starts_no_boards() {
    let mut club = Club::four(json!({"round-robin": {"cycles": 1}}), json!("game"), &[]);
    club.does(json!({"registered": {"name": "Eva", "id": "key-e"}}));
    club.pairs(&[[1, 2], [3, 4]]);
    assert_eq!(due(&club), []);
}

#[test]
fn captured_pieces_stand_in_a_result_where_they_make_up_its_points() {
    let captured = Captured::of_pieces([
        ("tora-soldier", 2),
        ("tora-archer", 1),
        ("tora-general", 1),
        ("tora-king", 1),
        ("convoy-attacker", 7),
    ]);
    let expected = Captured {
        soldiers: 2,
        archers: 1,
        command: 2,
        ..Captured::default()
    };
    assert_eq!(captured, expected);
    let captured = Pair {
        a: captured,
        b: Captured::default(),
    };
    let points = captured.a.points(false).expect("a number that can be");
    let counted = |more: u16| GameResult {
        winner: Some(Seat::A),
        points: Some(Pair {
            a: points + more,
            b: 0,
        }),
        captured: Some(captured),
        record: None,
    };
    let tora = |contest: Value| {
        let charter = json!({"founded": {
            "name": "Online", "game": "TORA", "format": {"swiss": {"rounds": 1}}, "contest": contest,
            "seed": 7,
        }});
        Tournament::found(&entry("Dora", charter)).expect("a tournament")
    };
    let matches = tora(json!({"tora": {"board": "long", "target": 181}}));
    assert_eq!(matches.counted(counted(0)).captured, Some(captured));
    // The rules of the game have taken something away or added it.
    assert_eq!(matches.counted(counted(1)).captured, None);
    assert_eq!(tora(json!("game")).counted(counted(0)).captured, None);
}
