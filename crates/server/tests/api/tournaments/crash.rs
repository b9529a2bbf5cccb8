//! A server that stops between two steps of a tournament, and starts again.

use protocol::tournament::Said;
use tournament::Seat;
use tournament::event::State;
use tournament::log::Fact;

use super::club::{Club, online};
use super::table::FIRST;
use crate::stage::{Stage, until};

impl Club {
    /// Stops the server, takes the last entries of its log away, as if it had stopped before they were written,
    /// and starts it again.
    async fn crash_before(self, entries: i64, sql: &str) -> Self {
        let stage = self.stage;
        stage.app().close().await;
        {
            let db = stage.database();
            let last: i64 = db
                .query_row("select max(number) from entries", (), |row| row.get(0))
                .expect("entries");
            for table in ["entries", "entry_requests"] {
                let gone = format!("delete from {table} where number > ?1");
                db.execute(&gone, [last - entries]).expect("it is deleted");
            }
            db.execute_batch(sql).expect("it is as before");
        }
        let stage = stage.restart().await;
        Self { stage, ..self }
    }

    fn games(&self) -> i64 {
        let db = self.stage.database();
        let count = db.query_row("select count(*) from games", (), |row| row.get(0));
        count.expect("a number")
    }
}

#[tokio::test]
async fn a_game_that_was_created_is_the_one_that_starts() {
    let (club, [_, ben]) = Club::of_two(&online(1)).await;
    let board = club.board(FIRST).await;
    assert_eq!(club.games(), 1);
    let club = club
        .crash_before(1, "update tournaments set waits = 1")
        .await;
    assert_eq!(club.board(FIRST).await, board);
    assert_eq!(club.games(), 1);
    club.resigns(&board, &ben).await;
    assert_eq!(club.decided(FIRST).await, State::Won(Seat::A));
}

#[tokio::test]
async fn a_round_that_was_paired_starts() {
    let (club, _) = Club::of_two(&online(1)).await;
    club.board(FIRST).await;
    // Nothing is left that says that a game was created.
    let forget = "delete from boards; delete from creations; update tournaments set waits = 1";
    let club = club.crash_before(1, forget).await;
    club.board(FIRST).await;
    assert_eq!(club.games(), 2);
}

#[tokio::test]
async fn a_result_is_brought_back_once() {
    let (club, [_, ben]) = Club::of_two(&online(1)).await;
    let board = club.board(FIRST).await;
    club.resigns(&board, &ben).await;
    club.decided(FIRST).await;
    // The result was not written; then it was, but not that nothing is to be done any more.
    let club = club.crash_before(1, "update boards set open = 1").await;
    assert_eq!(club.decided(FIRST).await, State::Won(Seat::A));
    let club = club.crash_before(0, "update boards set open = 1").await;
    let open = || {
        let db = club.stage.database();
        let open = db.query_row("select max(open) from boards", (), |row| {
            row.get::<_, i64>(0)
        });
        open.expect("a board")
    };
    until(async || (open() == 0).then_some(())).await;
    let facts = club.facts().await;
    let played = facts
        .iter()
        .filter(|fact| matches!(fact, Fact::Played { .. }));
    assert_eq!(played.count(), 1);
}

#[tokio::test]
async fn computers_play_on_after_a_restart() {
    let mut club = Club::of(Stage::new().await, &online(2)).await;
    for (name, id) in [("Robot", "computer:1"), ("Machine", "computer:3")] {
        let fact = serde_json::json!({ "registered": { "name": name, "id": id } });
        club.say(fact).await;
    }
    club.pair().await.ok::<Said>();
    club = club.restart().await;
    club.decided(FIRST).await;
    let record = club.facts().await.into_iter().find_map(|fact| match fact {
        Fact::Played { result, .. } => result.record,
        _ => None,
    });
    assert!(record.is_some());
}
