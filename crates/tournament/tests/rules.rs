//! The rules of matches and ladders, one by one. The tables have more.

use proptest::prelude::*;
use serde_json::{Value, json};
use tigerden_tournament::{Board, Case, Opposed, Pair, Pending, Percent, Standing};

/// What follows from a case.
#[track_caller]
fn answer(case: &Value) -> Value {
    let case = Case::read(&case.to_string()).expect("a case");
    case.answer().expect("an answer")
}

/// A match on the short board between two players of rank 3 with these games: the Challenger, the
/// points of both, who won.
fn short(games: &[(&str, [u16; 2], &str)]) -> Value {
    let games: Vec<_> = games
        .iter()
        .map(|(challenger, [a, b], winner)| {
            json!({"challenger": challenger, "points": {"a": a, "b": b}, "winner": winner})
        })
        .collect();
    let player = |name| json!({"name": name, "rank": 3});
    let players = json!({"a": player("Ann"), "b": player("Bob")});
    json!({"kind": "tora-match", "board": "short", "target": 49, "players": players, "games": games})
}

/// A ladder of four players in which these matches were played, a day each: the first player of a
/// match wins it.
fn ladder(settings: Value, matches: &[[&str; 2]]) -> Value {
    let events: Vec<_> = (1..)
        .zip(matches)
        .map(|(day, [winner, loser])| {
            json!({"day": day, "players": [winner, loser], "games": [winner, winner]})
        })
        .collect();
    let players = ["Ann", "Bob", "Cleo", "Dan"];
    json!({"kind": "convoy-ladder", "settings": settings, "players": players, "events": events})
}

#[test]
fn m_t1_each_player_is_challenger_twice() {
    let even = [8, 8];
    let games = [("a", even, "a"), ("a", even, "b"), ("a", even, "a")];
    assert_eq!(answer(&short(&games[..2]))["state"], "running");
    assert_eq!(answer(&short(&games))["refused"], "M-T1");
}

#[test]
fn m_t2_the_handicap_changes_one_of_two_tallies() {
    let mut case = short(&[("a", [8, 8], "a")]);
    case["players"]["b"]["rank"] = 8.into();
    let score = answer(&case);
    assert_eq!(score["ranking_tally"], json!({"a": 8, "b": 8}));
    assert_eq!(score["game_tally"], json!({"a": 9, "b": 6}));
}

#[test]
fn m_t3_points_and_targets_have_limits() {
    assert_eq!((Board::Long.maximum(), Board::Short.maximum()), (60, 16));
    assert_eq!(answer(&short(&[("a", [17, 0], "a")]))["refused"], "M-T3");
    for (target, is_allowed) in [(48, false), (49, true), (64, true), (65, false)] {
        let mut case = short(&[]);
        case["target"] = target.into();
        assert_eq!(
            answer(&case).get("refused").is_none(),
            is_allowed,
            "{target}"
        );
    }
}

#[test]
fn m_t4_the_target_decides_then_points_record_and_tie_break_games() {
    let won = ("a", [13, 12], "a");
    let lost = ("b", [12, 13], "b");
    let decided = |games: &[(&str, [u16; 2], &str)], a: u32| {
        let mut case = short(games);
        case["players"]["a"]["record"] = json!({"won": a, "lost": 0});
        let score = answer(&case);
        (score["winner"].clone(), score["by"].clone())
    };
    let by = |winner: &str, by: &str| (Value::from(winner), Value::from(by));
    assert_eq!(
        decided(&[won, lost, won, ("b", [15, 14], "b")], 0),
        by("a", "target")
    );
    assert_eq!(
        decided(&[won, lost, won, ("b", [9, 8], "b")], 0),
        by("a", "points")
    );
    let tie = [won, lost, won, lost];
    assert_eq!(decided(&tie, 1), by("a", "record"));
    let tie_break = [won, lost, won, lost, ("a", [7, 7], "a"), ("b", [6, 7], "b")];
    assert_eq!(decided(&tie_break, 0), by("b", "tie-break"));
    assert_eq!(answer(&short(&tie))["state"], "tie-break");
    let more = [&tie_break[..], &[won]].concat();
    assert_eq!(answer(&short(&more))["refused"], "M-T4");
}

#[test]
fn m_t5_the_handicap_grows_with_the_difference_in_rank() {
    for difference in 0..4 {
        assert_eq!(Board::Long.handicap(difference), [0, 0]);
    }
    assert_eq!(Board::Long.handicap(7), [18, -16]);
    assert_eq!(Board::Short.handicap(7), [4, -4]);
    for board in [Board::Long, Board::Short] {
        assert_eq!(board.handicap(8), board.handicap(u64::MAX));
    }
}

#[test]
fn m_t6_a_percentage_is_the_share_of_both_players_points() {
    let share = |a, b| {
        let Pair { a, b } = Percent::of(Pair { a, b });
        [a.exact(), b.exact()]
    };
    assert_eq!(share(10, 5), ["200/3", "100/3"]);
    assert_eq!(share(0, 0), ["50", "50"]);
    // Only the games that the winner of three won are compared.
    let games = [
        ("a", [10, 5], "a"),
        ("b", [10, 5], "a"),
        ("a", [10, 5], "a"),
        ("b", [0, 16], "b"),
    ];
    let mut case = short(&games);
    let captured = json!({"a": {"soldiers": 2}, "b": {}});
    for game in 0..4 {
        case["games"][game]["captured"] = captured.clone();
    }
    let compared = &answer(&case)["compared"];
    assert_eq!(compared["games"], json!([1, 2, 3]));
    assert_eq!(compared["mean"]["a"]["exact"], "200/3");
}

#[test]
fn m_t7_bands_are_closed_below() {
    let transition = |a, b| Percent::of(Pair { a, b }).a.transition();
    let bands = [
        (96, 4, 3),
        (95, 5, 2),
        (80, 20, 2),
        (79, 21, 1),
        (60, 40, 1),
        (59, 41, 0),
        (40, 60, 0),
        (39, 61, -1),
        (20, 80, -1),
        (19, 81, -2),
        (0, 100, -2),
    ];
    for (own, other, expected) in bands {
        assert_eq!(transition(own, other), expected, "{own} %");
    }
}

#[test]
fn m_t8_the_band_of_the_winner_says_what_counts_less() {
    // All games end 12 to 3 or 8 to 4: +2 and +1.
    let recount = |points: [u16; 2]| {
        let mut case = short(&[("a", points, "a"), ("b", points, "a"), ("a", points, "a")]);
        let own = json!({"soldiers": 1, "cannons": 1, "command": 1});
        for game in 0..3 {
            case["games"][game]["captured"] = json!({"a": own, "b": {"archers": 3}});
        }
        case["players"]["a"]["rank"] = 1.into();
        case["players"]["b"]["rank"] = 9.into();
        case["target"] = 49.into();
        case["games"].as_array_mut().unwrap().push(
            json!({"challenger": "b", "points": {"a": 0, "b": 0}, "winner": null,
                "captured": {"a": {}, "b": {}}}),
        );
        answer(&case)["recount"].clone()
    };
    assert_eq!(
        recount([8, 4]),
        json!({"a": -6, "b": 0}),
        "a Cannon counts 1"
    );
    assert_eq!(
        recount([12, 3]),
        json!({"a": 0, "b": 9}),
        "each capture counts 1 more"
    );
    assert_eq!(
        recount([12, 0]),
        json!({"a": -9, "b": 0}),
        "a command piece counts 5"
    );
    let unknown = short(&[
        ("a", [12, 3], "a"),
        ("b", [12, 3], "a"),
        ("a", [12, 3], "a"),
        ("b", [12, 3], "a"),
    ]);
    assert_eq!(answer(&unknown)["refused"], "M-T8");
}

#[test]
fn m_t9_a_transition_is_settled_by_what_follows() {
    let against = |opponent: &str, opponent_rank, transition| Opposed {
        opponent: opponent.to_owned(),
        opponent_rank,
        transition,
    };
    let mut player = Standing::new(5).unwrap();
    player.play(&against("Bob", 5, Some(2)));
    // The opponent who gave it does not count.
    assert_eq!(player.play(&against("Bob", 9, None)).performance, None);
    for (opponent, performance) in [("Cleo", 7), ("Dan", 7)] {
        assert_eq!(
            player.play(&against(opponent, performance, None)).settled,
            None
        );
    }
    // The third 7 settles it, whatever the fourth would be.
    assert!(player.play(&against("Edda", 6, Some(1))).settled.is_some());
    assert_eq!((player.rank(), player.pending()), (7, None));
    // A loss, too: with two performances at the old rank it can't come any more.
    player.play(&against("Bob", 7, Some(-2)));
    player.play(&against("Cleo", 7, None));
    player.play(&against("Dan", 8, None));
    assert_eq!((player.rank(), player.pending()), (7, None));
}

proptest! {
    /// A transition is settled early only if no performance that is missing could change the rank.
    #[test]
    fn m_t9_settled_early_or_after_the_fourth_is_the_same(
        rank in 1i64..8, transition in -2i64..4, performances in [-1i64..12, -1..12, -1..12, -1..12],
    ) {
        let mut player = Standing::new(rank).expect("a rank");
        let to = (rank + transition).max(1);
        let against = |opponent: &str, opponent_rank, transition| Opposed {
            opponent: opponent.to_owned(),
            opponent_rank,
            transition,
        };
        player.play(&against("Bob", rank, Some(transition)));
        for performance in performances {
            if player.pending().is_some() {
                player.play(&against("Cleo", performance, None));
            }
        }
        prop_assert_eq!(player.pending(), None);
        let mut sorted = performances;
        sorted.sort_unstable();
        let third = if to > rank { sorted[1] } else { sorted[2] };
        prop_assert_eq!(player.rank(), third.clamp(rank.min(to), rank.max(to)));
    }
}

#[test]
fn m_t10_ranks_begin_at_one() {
    assert_eq!(Standing::new(0), None);
    let mut lowest = Standing::new(1).unwrap();
    let lost = Opposed {
        opponent: "Bob".to_owned(),
        opponent_rank: 1,
        transition: Some(-2),
    };
    assert_eq!((lowest.play(&lost).rank, lowest.pending()), (1, None));
    let to = |to| {
        Some(Pending {
            to,
            against: "Bob".to_owned(),
            performances: Vec::new(),
        })
    };
    assert_eq!(Standing::with(2, to(0)), None);
    assert_eq!(Standing::with(2, to(2)), None);
}

#[test]
fn m_t11_cheating_ends_the_match() {
    let mut case = short(&[("a", [10, 3], "a")]);
    let foul = json!({"challenger": "b",
        "cheating": {"by": "a", "what": "false accusation", "earlier_offences": 1}});
    case["games"].as_array_mut().unwrap().push(foul.clone());
    let score = answer(&case);
    assert_eq!(score["games"][1]["points"], json!({"a": -16, "b": 16}));
    assert_eq!(score["match_points"], json!({"a": -64, "b": null}));
    assert_eq!(
        (&score["expelled"], &score["proposed_for_ban"]),
        (&json!(["a"]), &json!(["a"]))
    );
    assert_eq!(score["replay"], json!({"player": "b", "rank": 3}));
    // Nothing comes after it.
    case["games"].as_array_mut().unwrap().push(foul);
    let error = Case::read(&case.to_string()).unwrap_err().to_string();
    assert!(error.contains("game 3"), "{error}");
}

#[test]
fn m_k1_m_k5_only_equal_ranks_are_scored_and_the_best_rank_stays() {
    let settings = json!({"match": "pair", "advance": 1, "max_losses": 1, "reset_frequency": 0});
    let mut case = ladder(
        settings,
        &[
            ["Ann", "Bob"],
            ["Ann", "Cleo"],
            ["Cleo", "Dan"],
            ["Ann", "Cleo"],
        ],
    );
    let score = answer(&case);
    assert_eq!(score["after"][1]["ignored"], "ranks differ");
    assert_eq!(score["final"]["Ann"]["rank"], 3);
    let lost = json!({"day": 9, "players": ["Ann", "Cleo"], "games": ["Ann", "Cleo"]});
    case["events"].as_array_mut().unwrap().push(lost);
    assert_eq!(answer(&case)["after"][4]["ignored"], "drawn");
}

#[test]
fn m_k2_a_match_is_a_pair_of_games_or_lasts_until_somebody_leads() {
    let settings = json!({"match": "lead", "match_advantage": 2, "advance": 3});
    let played = |games: Value| {
        let mut case = ladder(settings.clone(), &[]);
        case["events"] = json!([{"day": 1, "players": ["Ann", "Bob"], "games": games}]);
        Case::read(&case.to_string())
            .map(|case| case.answer().unwrap()["after"][0]["ignored"].clone())
    };
    assert_eq!(played(json!(["Ann", "Bob", "Ann"])).unwrap(), "unfinished");
    assert_eq!(
        played(json!(["Ann", "Bob", "Ann", "-", "Ann"])).unwrap(),
        Value::Null
    );
    assert!(
        played(json!(["Ann", "Ann", "Bob"])).is_err(),
        "it was over before"
    );
}

#[test]
fn m_k3_a_surplus_is_shown_behind_the_rank() {
    let settings = json!({"match": "pair", "advance": 3});
    let score = answer(&ladder(
        settings,
        &[["Ann", "Bob"], ["Ann", "Cleo"], ["Ann", "Bob"]],
    ));
    assert_eq!(
        score["after"][1]["standings"],
        json!({"Ann": "1.2", "Bob": "1.0", "Cleo": "1.0", "Dan": "1.0"})
    );
    assert_eq!(score["after"][2]["ignored"], "already beaten");
    assert_eq!(score["order"], json!([["Ann"], ["Bob", "Cleo", "Dan"]]));
}

#[test]
fn m_k4_losses_eliminate_until_a_reset_or_a_forfeited_win() {
    let settings = json!({"match": "pair", "advance": 9, "max_losses": 2, "reset_frequency": 5});
    let mut case = ladder(
        settings,
        &[
            ["Bob", "Dan"],
            ["Ann", "Bob"],
            ["Cleo", "Bob"],
            ["Bob", "Ann"],
        ],
    );
    let more = [
        json!({"day": 5, "forfeit": "Bob"}),
        json!({"day": 5, "reset": "Bob"}),
    ];
    case["events"].as_array_mut().unwrap().extend(more);
    let score = answer(&case);
    assert_eq!(score["after"][2]["eliminated"], json!(["Bob"]));
    assert_eq!(score["after"][3]["ignored"], "eliminated");
    assert_eq!(score["after"][4]["eliminated"], json!([]));
    assert_eq!(score["after"][5]["ignored"], "not eliminated");
}

#[test]
fn what_can_not_be_is_refused() {
    let settings = json!({"match": "pair", "advance": 3});
    let said = |change: &dyn Fn(&mut Value)| {
        let mut case = ladder(settings.clone(), &[["Ann", "Bob"], ["Ann", "Cleo"]]);
        change(&mut case);
        Case::read(&case.to_string()).unwrap_err().to_string()
    };
    assert!(said(&|case| case["players"][1] = "Ann".into()).contains("two players"));
    assert!(said(&|case| case["events"][1]["day"] = 0.into()).contains("event 2"));
    assert!(said(&|case| case["settings"]["advance"] = 0.into()).contains("`advance`"));
    assert!(said(&|case| case["events"][0]["players"] = json!(["Ann", "Ann"])).contains("himself"));
    assert!(said(&|case| case["events"][0]["games"] = json!(["Dan", "Ann"])).contains("Dan"));
    assert!(said(&|case| case["events"][0]["reset"] = "Ann".into()).contains("event 1"));
    assert!(said(&|case| case["events"][0]["extra"] = 1.into()).contains("extra"));
}
