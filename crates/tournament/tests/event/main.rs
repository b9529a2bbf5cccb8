//! Tournaments as folds of their logs.

mod adjourned;
mod boards;
mod by_hand;
mod tora;
mod unplayed;

use serde_json::{Value, json};
use tigerden_tournament::Seat;
use tigerden_tournament::event::{Gone, Refused, State, Tournament};
use tigerden_tournament::log::{Entry, Fact, Number, Role, Spot};
use tigerden_tournament::pairing;
use tigerden_tournament::standings::{Score, TieBreak};

const ANN: Number = Number(1);
const BOB: Number = Number(2);
const CLEO: Number = Number(3);
const DAN: Number = Number(4);

fn entry(by: &str, fact: Value) -> Entry {
    let fact = serde_json::from_value(fact).expect("a fact");
    let by = by.to_owned();
    Entry { at: 0, by, fact }
}

/// A tournament with its log, to be checked after each entry.
struct Club {
    log: Vec<Entry>,
    now: Tournament,
}

impl Club {
    fn new(format: Value, contest: Value, tie_breaks: &[&str], players: &[(&str, i64)]) -> Self {
        let charter = json!({"founded": {
            "name": "Club evening", "game": "any", "format": format, "contest": contest,
            "tie_breaks": tie_breaks, "seed": 7,
        }});
        let founded = entry("Dora", charter);
        let mut club = Self {
            now: Tournament::found(&founded).expect("a tournament"),
            log: vec![founded],
        };
        for (name, rank) in players {
            club.does(json!({"registered": {"name": name, "rank": rank}}));
        }
        club
    }

    fn four(format: Value, contest: Value, tie_breaks: &[&str]) -> Self {
        let players = [("Ann", 4), ("Bob", 3), ("Cleo", 2), ("Dan", 1)];
        Self::new(format, contest, tie_breaks, &players)
    }

    /// The director says so; live and replayed, it is the same.
    fn does(&mut self, fact: Value) {
        let entry = entry("Dora", fact);
        let line = entry.line().expect("a line");
        let read = Entry::read_all(&line).expect("an entry");
        assert_eq!(read, std::slice::from_ref(&entry));
        self.now.apply(&entry).expect("it can be");
        self.log.push(entry);
        assert_eq!(Tournament::replay(&self.log), Ok(self.now.clone()));
    }

    /// It can't be, and nothing changes.
    fn refuses(&mut self, by: &str, fact: Value) -> Refused {
        let before = self.now.clone();
        let refused = self.now.apply(&entry(by, fact)).expect_err("it can't be");
        assert_eq!(self.now, before);
        refused
    }

    fn pairs(&mut self, tables: &[[u32; 2]]) {
        let now = &self.now;
        let table = |players: &[u32; 2]| now.pairing_of(players.map(Number));
        let tables: Vec<_> = tables.iter().map(table).collect();
        self.does(json!({"paired": {"tables": tables, "by_hand": true}}));
    }

    fn plays(&mut self, round: usize, table: usize, winner: Value) {
        self.does(json!({"played": {"round": round, "table": table, "winner": winner}}));
    }

    fn decides(&mut self, ruling: Value) {
        self.does(decided(ruling));
    }

    fn order(&self) -> Vec<(usize, u32, String)> {
        let rows = self.now.standings().rows;
        let row = |row: &tigerden_tournament::standings::Row| {
            (row.place, row.player.0, row.score.to_string())
        };
        rows.iter().map(row).collect()
    }

    fn state(&self, round: usize, table: usize) -> State {
        self.now.state(Spot { round, table }).expect("a table")
    }
}

fn decided(ruling: Value) -> Value {
    json!({"decided": {"rule": "M-T11", "reason": "seen by two judges", "ruling": ruling}})
}

fn row(place: usize, player: u32, score: &str) -> (usize, u32, String) {
    (place, player, score.to_owned())
}

#[test]
fn a_swiss_is_scored_and_ties_are_broken() {
    let mut club = Club::four(
        json!({"swiss": {"rounds": 2}}),
        json!("game"),
        &["buchholz", "wins"],
    );
    club.pairs(&[[1, 3], [2, 4]]);
    club.plays(1, 1, json!("a"));
    assert_eq!(club.state(1, 1), State::Won(Seat::A));
    let open = club.refuses("Dora", json!({"paired": {"tables": []}}));
    assert_eq!(
        open.to_string(),
        "the round isn't over: round 1, table 2 is open"
    );
    club.plays(1, 2, Value::Null);
    club.pairs(&[[2, 1], [4, 3]]);
    club.plays(2, 1, Value::Null);
    club.plays(2, 2, json!("b"));
    // Ann 1½, Bob 1, Cleo 1, Dan ½. Bob met Dan and Ann, Cleo met Ann and Dan: all equal but for the win.
    assert_eq!(
        club.order(),
        [
            row(1, 1, "1½"),
            row(2, 3, "1"),
            row(3, 2, "1"),
            row(4, 4, "½")
        ]
    );
    let reasons: Vec<_> = club
        .now
        .reasons(CLEO)
        .iter()
        .map(|reason| reason.sentence(&club.now))
        .collect();
    assert_eq!(
        reasons,
        [
            "score 1: 0 by Ann in round 1, 1 by Dan in round 2",
            "Buchholz 2: 1½ by Ann in round 1, ½ by Dan in round 2",
            "wins 1: 0 by Ann in round 1, 1 by Dan in round 2",
        ]
    );
    assert_eq!(
        club.refuses("Dora", json!({"paired": {"tables": []}})),
        Refused::NoRounds
    );
    club.does(json!({"closed": {}}));
    assert_eq!(
        club.refuses("Dora", decided(json!({"expelled": 1}))),
        Refused::Closed
    );
}

/// A report of an event in progress is paired by other programs as by this one.
#[test]
fn a_report_pairs_like_the_log() {
    let players: Vec<_> = (1..=9)
        .map(|number| (format!("Player {number}"), 10 - number))
        .collect();
    let players: Vec<_> = players
        .iter()
        .map(|(name, rank)| (name.as_str(), *rank))
        .collect();
    let mut club = Club::new(
        json!({"swiss": {"rounds": 4}}),
        json!("game"),
        &[],
        &players,
    );
    for round in 1..=4 {
        let report = club.now.report().expect("few points");
        let players = Vec::<pairing::Player>::try_from(&report).expect("an event in progress");
        let paired = pairing::swiss(&players, round, 4, report.seed()).expect("a round");
        let draw = club.now.draw().expect("a round");
        let number = |place: u32| draw.order[Number(place).index()];
        let boards: Vec<_> = paired
            .boards
            .iter()
            .map(|board| [number(board.first), number(board.second)])
            .collect();
        assert_eq!(
            boards,
            draw.tables
                .iter()
                .map(|table| table.players)
                .collect::<Vec<_>>()
        );
        let tables = draw.tables.len();
        club.does(serde_json::to_value(draw.fact()).expect("a fact"));
        for table in 1..=tables {
            let winner = [json!("a"), Value::Null, json!("b")][(table + tables) % 3].clone();
            club.plays(usize::try_from(round).expect("small"), table, winner);
        }
    }
    let text = club.now.report().expect("few points").to_string();
    let lines: Vec<_> = text.lines().collect();
    assert!(
        lines.contains(&"012 Club evening") && lines.contains(&"102 Dora"),
        "{text}"
    );
}

#[test]
fn every_tie_break_is_the_sum_of_its_terms() {
    let names = [
        "buchholz",
        "buchholz-cut",
        "sonneborn-berger",
        "progressive",
        "direct-encounter",
        "wins",
        "second-side",
        "game-points",
        "game-record",
    ];
    let mut club = Club::four(json!({"round-robin": {"cycles": 1}}), json!("pair"), &names);
    let results = [json!("a"), Value::Null, json!("b")];
    for round in 1..=3 {
        let draw = club.now.draw().expect("a round");
        club.does(serde_json::to_value(draw.fact()).expect("a fact"));
        for table in 1..=2 {
            for game in 0..2 {
                club.plays(round, table, results[(round + table + game) % 3].clone());
            }
        }
    }
    assert_eq!(club.now.all_rounds(), Some(3));
    let standings = club.now.standings();
    assert_eq!(standings.tie_breaks, TieBreak::ALL);
    let scores: i64 = club
        .now
        .tallies()
        .iter()
        .map(|(_, tally)| tally.score())
        .sum();
    assert_eq!(scores, 2 * 6, "each bout gives a point");
    for row in &standings.rows {
        let reasons = club.now.reasons(row.player);
        let totals: Vec<_> = reasons[1..].iter().map(|reason| reason.total).collect();
        assert_eq!(totals, row.tie_breaks);
        assert_eq!(Score::HalfPoints(reasons[0].total), row.score);
    }
}

/// M-G2: the roles, and what each may do.
#[test]
fn m_g2_roles_limit_what_people_do() {
    let mut club = Club::four(json!({"swiss": {"rounds": 3}}), json!("game"), &[]);
    for (name, role) in [("Jack", "judge"), ("Carl", "clerk"), ("Vera", "viewer")] {
        club.does(json!({"appointed": {"name": name, "role": role}}));
    }
    club.pairs(&[[1, 2], [3, 4]]);
    let result = json!({"played": {"round": 1, "table": 1, "winner": "a"}});
    let expel = decided(json!({"expelled": 2}));
    let close = json!({"closed": {}});
    let may = |name: &str, fact: &Value| {
        let refused = club.now.clone().apply(&entry(name, fact.clone())).err();
        !matches!(refused, Some(Refused::Rights { .. }))
    };
    let rights = ["Dora", "Jack", "Carl", "Vera", "Ann", "Nobody"]
        .map(|name| [&result, &expel, &close].map(|fact| may(name, fact)));
    assert_eq!(
        rights,
        [
            [true, true, true],
            [true, true, false],
            [true, false, false],
            [false, false, false],
            [false, false, false],
            [false, false, false]
        ]
    );
    // A player speaks for himself.
    assert!(may("Ann", &json!({"withdrew": 1})));
    assert!(!may("Ann", &json!({"withdrew": 2})));
    assert!(may("Eve", &json!({"registered": {"name": "Eve"}})));
    assert!(!may("Eve", &json!({"registered": {"name": "Fay"}})));
    let said = club.refuses("Vera", result).to_string();
    assert_eq!(said, "Vera may not do this; it needs the role of clerk");
    let last = club.refuses("Dora", json!({"dismissed": {"name": "dora"}}));
    assert_eq!(last, Refused::NoDirector);
    assert_eq!(club.now.role("DORA"), Some(Role::Director));
}

#[test]
fn m_g2_a_corrected_result_corrects_all_that_follows() {
    let mut club = Club::four(
        json!({"swiss": {"rounds": 3}}),
        json!("game"),
        &["buchholz"],
    );
    club.pairs(&[[1, 2], [3, 4]]);
    club.plays(1, 1, json!("a"));
    club.plays(1, 2, json!("a"));
    club.pairs(&[[1, 3], [2, 4]]);
    club.plays(2, 1, json!("a"));
    club.plays(2, 2, json!("a"));
    let correction = json!({"corrected": {"round": 1, "table": 1, "game": 1, "winner": "b"}});
    let effect = club
        .now
        .effect(&entry("Dora", decided(correction.clone())))
        .expect("it can be");
    let moved: Vec<_> = effect
        .moved
        .iter()
        .map(|moved| {
            (
                moved.player,
                moved.before.as_ref().map(|row| row.place),
                moved.after.place,
            )
        })
        .collect();
    // Bob leads now; those who met them have other tie-breaks.
    assert_eq!(moved[0], (BOB, Some(2), 1));
    assert!(moved.contains(&(ANN, Some(1), 2)));
    club.decides(correction);
    let mut straight = Club::four(
        json!({"swiss": {"rounds": 3}}),
        json!("game"),
        &["buchholz"],
    );
    straight.pairs(&[[1, 2], [3, 4]]);
    straight.plays(1, 1, json!("b"));
    straight.plays(1, 2, json!("a"));
    straight.pairs(&[[1, 3], [2, 4]]);
    straight.plays(2, 1, json!("a"));
    straight.plays(2, 2, json!("a"));
    assert_eq!(club.now.standings(), straight.now.standings());
    let none = club.refuses(
        "Dora",
        decided(json!({"corrected": {"round": 1, "table": 1, "game": 2, "winner": "b"}})),
    );
    assert_eq!(none.to_string(), "round 1, table 1: there is no game 2");
}

#[test]
fn bouts_are_paused_adjourned_annulled_and_adjudicated() {
    let mut club = Club::four(json!({"swiss": {"rounds": 3}}), json!("game"), &[]);
    club.pairs(&[[1, 2], [3, 4]]);
    let at = json!({"round": 1, "table": 1});
    let result = json!({"played": {"round": 1, "table": 1, "winner": "a"}});
    club.decides(json!({"paused": at}));
    let said = club.refuses("Dora", result.clone()).to_string();
    assert_eq!(
        said,
        "round 1, table 1: the bout is paused; a judge can let it go on"
    );
    club.refuses("Dora", decided(json!({"paused": at})));
    club.decides(json!({"resumed": at}));
    club.refuses("Dora", decided(json!({"resumed": at})));
    club.decides(json!({"clocks": {"round": 1, "table": 1, "left": {"a": 60_000, "b": 30_000}}}));
    club.decides(json!({"adjourned": {"round": 1, "table": 1, "until": 86_400_000}}));
    club.does(result.clone());
    assert_eq!(
        club.refuses("Dora", result),
        Refused::Over(Spot { round: 1, table: 1 })
    );
    club.decides(json!({"annulled": {"round": 1, "table": 1, "position": "some position"}}));
    let again = club
        .now
        .table(Spot { round: 1, table: 1 })
        .expect("a table");
    assert_eq!(again.position.as_deref(), Some("some position"));
    assert_eq!(club.state(1, 1), State::Running);
    club.decides(json!({"adjudicated": {"round": 1, "table": 1, "winner": null}}));
    assert_eq!(club.state(1, 1), State::Drawn);
    club.decides(json!({"penalty": {"player": 1, "half_points": 1}}));
    assert_eq!(
        club.now.tallies().of(ANN).map(|tally| tally.score()),
        Some(0)
    );
    assert_eq!(club.now.decisions().len(), 7);
    // Reasons and rules are not optional.
    let mut bare = decided(json!({"expelled": 1}));
    bare["decided"]["reason"] = json!(" ");
    assert_eq!(club.refuses("Dora", bare), Refused::Text("the reason"));
}

#[test]
fn decisions_are_appealed_against_once_and_answered() {
    let mut club = Club::four(json!({"swiss": {"rounds": 3}}), json!("game"), &[]);
    let appeal = json!({"appealed": {"decision": 1, "reason": "I was not there"}});
    let answer = json!({"answered": {"decision": 1, "granted": true, "reason": "he was not"}});
    assert_eq!(club.refuses("Dora", appeal.clone()), Refused::NoDecision(1));
    club.decides(json!({"penalty": {"player": 1, "half_points": 2}}));
    club.refuses("Dora", answer.clone());
    let mut by_ann = entry("Ann", appeal.clone());
    by_ann.at = 5;
    club.now.apply(&by_ann).expect("a player may appeal");
    club.log.push(by_ann);
    assert_eq!(club.refuses("Dora", json!({"withdrew": 1})), Refused::Early);
    let mut answered = entry("Dora", answer.clone());
    answered.at = 5;
    club.now.apply(&answered).expect("the director may answer");
    answered.fact = serde_json::from_value(appeal).expect("a fact");
    let twice = club.now.clone().apply(&answered).expect_err("it was made");
    assert_eq!(twice.to_string(), "decision 1: an appeal was made already");
    let appeal = club.now.decisions()[0].appeal.as_ref().expect("an appeal");
    assert_eq!(
        (appeal.by.as_str(), appeal.answer.clone()),
        ("Ann", Some((true, "he was not".into())))
    );
}

#[test]
fn m_t11_a_second_offence_is_proposed_for_a_lasting_ban() {
    let mut club = Club::four(json!({"swiss": {"rounds": 3}}), json!("game"), &[]);
    club.does(json!({"registered": {"name": "Eve", "earlier_offences": 1}}));
    club.pairs(&[[1, 5]]);
    club.decides(
        json!({"cheated": {"round": 1, "table": 1, "by": "b", "what": "false accusation"}}),
    );
    assert_eq!(club.now.players()[4].gone, Some(Gone::Banned));
    // In other games there is nothing to replay: the innocent player has won.
    assert_eq!(club.state(1, 1), State::Won(Seat::A));
}

#[test]
fn m_k2_a_ladder_is_climbed_in_matches() {
    let format =
        json!({"ladder": {"rounds": 9, "advance": 1, "max_losses": 1, "reset_frequency": 0}});
    let mut club = Club::four(format, json!("pair"), &[]);
    club.pairs(&[[1, 2], [3, 4]]);
    for table in 1..=2 {
        club.plays(1, table, json!("a"));
        club.plays(1, table, json!("a"));
    }
    assert_eq!(
        club.order(),
        [
            row(1, 1, "2.0"),
            row(1, 3, "2.0"),
            row(3, 2, "1.0"),
            row(3, 4, "1.0")
        ]
    );
    let refused = club.refuses("Dora", json!({"chose": {"player": 1, "choice": "reset"}}));
    assert_eq!(
        refused.to_string(),
        "Ann: only eliminated players have this choice"
    );
    club.does(json!({"chose": {"player": 2, "choice": "reset"}}));
    // Who begins anew may be paired again; who is eliminated may not.
    let draw = club.now.draw().expect("a round");
    let seated: Vec<_> = draw.tables.iter().flat_map(|table| table.players).collect();
    assert_eq!(seated.len(), 2);
    assert!(
        seated.contains(&ANN) && seated.contains(&CLEO),
        "{seated:?}"
    );
    let single = Club::four(json!({"swiss": {"rounds": 1}}), json!("game"), &[]);
    assert!(single.now.ladder().is_none());
}

#[test]
fn what_can_not_be_is_refused_with_a_reason() {
    let mut club = Club::four(json!({"knock-out": {}}), json!("game"), &[]);
    let refuse = |club: &mut Club, fact: Value| club.refuses("Dora", fact).to_string();
    let taken = refuse(&mut club, json!({"registered": {"name": " ANN "}}));
    assert_eq!(
        taken,
        "somebody is called \" ANN \" already; add a second name"
    );
    let rank = refuse(&mut club, json!({"registered": {"name": "Eve", "rank": 0}}));
    assert!(rank.starts_with("the rank of Eve can't be"), "{rank}");
    let twice = refuse(
        &mut club,
        json!({"paired": {"tables": [{"players": [1, 2]}, {"players": [1, 3]}]}}),
    );
    assert_eq!(twice, "the pairing can't be: Ann stands twice");
    let alone = refuse(
        &mut club,
        json!({"paired": {"tables": [{"players": [1, 1]}]}}),
    );
    assert!(alone.contains("Ann"), "{alone}");
    assert_eq!(
        refuse(&mut club, json!({"withdrew": 9})),
        "there is no player 9"
    );
    let rest = refuse(&mut club, json!({"rests": 1}));
    assert_eq!(
        rest,
        "Ann can't rest: this tournament allows no more rests for half a point"
    );
    club.does(json!({"paired": {"tables": [{"players": [1, 2]}, {"players": [3, 4]}]}}));
    let late = refuse(&mut club, json!({"registered": {"name": "Eve"}}));
    assert_eq!(
        late,
        "nobody can register any more: it has begun; only a Substitute can still come"
    );
    let both = refuse(
        &mut club,
        json!({"forfeited": {"round": 1, "table": 1, "absent": "both"}}),
    );
    assert!(
        both.ends_with("somebody must win; withdraw both players instead"),
        "{both}"
    );
    let nowhere = refuse(
        &mut club,
        json!({"played": {"round": 1, "table": 3, "winner": "a"}}),
    );
    assert_eq!(nowhere, "there is no round 1, table 3");
    // A drawn game doesn't decide a bout that somebody must win.
    club.plays(1, 1, Value::Null);
    assert_eq!(club.state(1, 1), State::Running);
    club.plays(1, 1, json!("b"));
    assert_eq!(club.state(1, 1), State::Won(Seat::B));

    let charter = |format: Value, contest: Value| {
        let founded = json!({"founded": {
            "name": "Club", "game": "any", "format": format, "contest": contest, "seed": 1}});
        Tournament::found(&entry("Dora", founded))
            .map(drop)
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        charter(json!({"swiss": {"rounds": 0}}), json!("game")),
        "`rounds` must be from 1 to 500"
    );
    let target = json!({"tora": {"board": "long", "target": 241}});
    assert_eq!(
        charter(json!({"tiers": {}}), target),
        "`target` must be from 181 to 240"
    );
    let ladder = charter(
        json!({"ladder": {"rounds": 3, "advance": 3}}),
        json!("game"),
    );
    assert!(ladder.ends_with("not in single games"), "{ladder}");
    let unknown =
        Entry::read_all("\n{\"at\": 0, \"by\": \"Dora\", \"fact\": {\"danced\": 1}}").unwrap_err();
    assert_eq!(unknown.line, 2);
    let torn = Entry::read_all("{\"at\": 0,").unwrap_err().to_string();
    assert!(torn.starts_with("line 1: EOF"), "{torn}");
    let fact = Fact::Closed {};
    let late = Tournament::replay(&[Entry {
        at: 0,
        by: "Dora".into(),
        fact,
    }])
    .unwrap_err();
    assert_eq!(
        late.to_string(),
        "entry 1: a log begins by founding the tournament"
    );
}
