//! Rated games that are added one by one, and the same computed anew.

use rusqlite::Connection;

use super::*;
use crate::store::sqlite::tables;

const DAY_US: i64 = 86_400_000_000;
const LIST: &str = "tora-short";

fn id(number: u8) -> PlayerId {
    PlayerId::read(&format!("00000000000{number}")).expect("an id")
}

/// A database with ten players and nothing else.
fn database() -> Connection {
    let mut db = Connection::open_in_memory().expect("a database");
    tables::bring_up_to_date(&mut db, "memory".as_ref()).expect("tables");
    for number in 0..10 {
        let sql = "insert into players (id, hash, name, created_us) values (?1, ?2, '', 0)";
        let inserted = db.execute(sql, (id(number), [number; 32]));
        inserted.expect("a player");
    }
    db
}

/// Counts game `number` of a list, on a day.
fn play(db: &Connection, number: u32, day: i64, players: [u8; 2], score: Option<u8>) {
    let game = format!("g{number}");
    let sql = "insert or ignore into games (id, created_us) values (?1, 0)";
    db.execute(sql, [&game]).expect("a game");
    let ended = Ended {
        list: LIST.to_owned(),
        players: players.map(id),
        score,
        at_us: day * DAY_US + i64::from(number),
    };
    settle(db, &game, &ended).expect("it is counted");
}

/// Some games on some days, the same ones each time.
fn season(db: &Connection, games: u32) {
    for number in 0..games {
        let one = (number * 7 % 10) as u8;
        let two = (one + 1 + (number * number % 9) as u8) % 10;
        let day = i64::from(number / 8) * 2;
        play(db, number, day, [one, two], Some((number % 3) as u8));
    }
}

/// All that is kept of ratings.
fn all(db: &Connection) -> Vec<(PlayerId, Rated)> {
    (0..10)
        .flat_map(|number| {
            let games = last(db, id(number), LIST, u32::MAX).expect("games");
            games.into_iter().map(move |game| (id(number), game))
        })
        .collect()
}

fn recount_all(db: &Connection) {
    while recounts::due(db).expect("an answer") {
        recounts::step(db).expect("a day");
    }
}

#[test]
fn computed_anew_from_the_first_day_they_are_the_same() {
    let db = database();
    season(&db, 200);
    let before = all(&db);
    assert_eq!(before.len(), 400);
    recounts::from(&db, LIST, Day(0)).expect("a note");
    recount_all(&db);
    assert_eq!(all(&db), before);
}

#[test]
fn with_another_result_they_are_as_if_it_had_been_so_at_once() {
    let (changed, other) = (database(), database());
    season(&changed, 120);
    play(&changed, 1, 0, [7, 9], Some(2));
    recount_all(&changed);
    for number in 0..120 {
        let one = (number * 7 % 10) as u8;
        let two = (one + 1 + (number * number % 9) as u8) % 10;
        let score = if number == 1 { 2 } else { (number % 3) as u8 };
        play(
            &other,
            number,
            i64::from(number / 8) * 2,
            [one, two],
            Some(score),
        );
    }
    assert_eq!(all(&changed), all(&other));
}

#[test]
fn a_result_that_counts_no_longer_leaves_the_others_as_if_it_had_not_been() {
    let (changed, other) = (database(), database());
    for (number, day) in [(0, 0), (1, 0), (2, 3), (3, 9)] {
        play(&changed, number, day, [0, 1], Some(2));
        if number != 1 {
            play(&other, number, day, [0, 1], Some(2));
        }
    }
    play(&changed, 1, 0, [0, 1], None);
    recount_all(&changed);
    let ratings = |db: &Connection| -> Vec<Rating> {
        let games = last(db, id(0), LIST, 10).expect("games").into_iter();
        games
            .filter(|game| game.score.is_some())
            .map(|game| game.after)
            .collect()
    };
    assert_eq!(ratings(&changed), ratings(&other));
    // It can count again.
    play(&changed, 1, 0, [0, 1], Some(0));
    assert!(recounts::due(&changed).expect("an answer"));
}

#[test]
fn counted_again_nothing_changes() {
    let db = database();
    season(&db, 20);
    let before = all(&db);
    season(&db, 20);
    assert_eq!(all(&db), before);
    assert!(!recounts::due(&db).expect("an answer"));
}

#[test]
fn a_hundred_games_of_a_player_count_on_a_day() {
    let db = database();
    for number in 0..120 {
        // More opponents than ten, so that none is met too often.
        let sql =
            "insert or ignore into players (id, hash, name, created_us) values (?1, ?2, '', 0)";
        let letters = b"abcdefghjkmnpqrstvwxyz";
        let name = format!(
            "0000000000{}{}",
            letters[number / 20] as char,
            letters[number % 20] as char
        );
        let other = PlayerId::read(&name).expect("an id");
        let hash = [100 + number as u8; 32];
        db.execute(sql, (other, hash)).expect("a player");
        let game = format!("h{number}");
        db.execute("insert into games (id, created_us) values (?1, 0)", [&game])
            .expect("a game");
        let ended = Ended {
            list: LIST.to_owned(),
            players: [id(0), other],
            score: Some(2),
            at_us: number as i64,
        };
        settle(&db, &game, &ended).expect("it is counted or not");
    }
    assert_eq!(
        last(&db, id(0), LIST, 1000).expect("games").len(),
        MOST_OF_PLAYER
    );
}

#[test]
fn no_question_goes_through_all_rows() {
    let db = database();
    let rows = format!("select {COLUMNS} from ratings where ");
    for question in [
        format!("{rows} player = 'a' and list = 'l' and day <= 3 order by day desc, number desc"),
        format!("{rows} player = 'a' and list = 'l' order by number desc limit 3"),
        format!("{rows} player = 'a' and list = 'l' and number = 3"),
        format!("{rows} game = 'g' and player = 'a'"),
        "select max(day) from ratings where list = 'l'".to_owned(),
        "select min(day) from ratings where list = 'l' and day > 3".to_owned(),
        "select distinct player from ratings where list = 'l' and day = 3".to_owned(),
        "select id from players where hash = x'00'".to_owned(),
    ] {
        let mut plan = db
            .prepare(&format!("explain query plan {question}"))
            .expect("a plan");
        let steps = plan
            .query_map((), |row| row.get::<_, String>(3))
            .expect("steps");
        for step in steps.flatten() {
            assert!(!step.contains("SCAN"), "{question}: {step}");
            assert!(
                !step.contains("TEMP B-TREE FOR ORDER"),
                "{question}: {step}"
            );
        }
    }
}
