//! Many games that wait when the server starts.

use game::Side;
use protocol::Accepted;
use serde_json::json;

use crate::stage::{SHORT, Seat, Slow, Stage, until};

/// More flags than fall at once, and more turns than the computer takes up at once.
const FLAGS: i64 = 150;
const TURNS: i64 = 60;

/// Copies a game until there are so many of it.
fn copy(stage: &Stage, seat: &Seat, games: i64) {
    let database = stage.database();
    for (table, key, columns) in [
        (
            "games",
            "id",
            "created_us, node, falls_us, computer, outage",
        ),
        ("facts", "game", "seq, at_us, body"),
        ("tokens", "game", "side, kind, hash"),
    ] {
        let sql = format!(
            "with recursive copies (number) as
                 (select 1 union all select number + 1 from copies where number < ?2)
             insert into {table} ({key}, {columns})
             select 'copy' || number, {columns} from {table}, copies where {key} = ?1"
        );
        let copied = database.execute(&sql, (&seat.id, games - 1));
        copied.expect("copies");
    }
}

/// Waits until every game has a fact of a type.
async fn all_have(stage: &Stage, kind: &str, games: i64) {
    let sql = "select count(distinct game) from facts where body like ?1";
    let kind = format!("%\"{kind}\"%");
    let all = async || {
        let count = stage
            .database()
            .query_row(sql, [&kind], |row| row.get::<_, i64>(0));
        (count == Ok(games)).then_some(())
    };
    until(all).await;
}

#[tokio::test]
async fn all_flags_fall_that_fall_at_once() {
    let stage = Stage::new().await;
    let seats = stage.timed("sudden 1s").await;
    stage.app().close().await;
    copy(&stage, &seats[0], FLAGS);
    let stage = stage.restart().await;
    all_have(&stage, "time-out", FLAGS).await;
    all_have(&stage, "restarted", FLAGS).await;
}

#[tokio::test]
async fn the_computer_answers_wherever_it_has_to_and_in_new_games_meanwhile() {
    let (_, slow) = Slow::setup();
    let stage = Stage::with(slow).await;
    let seat = stage.against(SHORT, Side::Second, 1).await;
    stage.app().close().await;
    copy(&stage, &seat, TURNS);
    let stage = stage.restart().await;
    let other = stage.against(SHORT, Side::Second, 1).await;
    let answered = |state: &protocol::GameState| state.table().is_some_and(|t| t.plies() > 0);
    stage.state_when(&other, answered).await;
    all_have(&stage, "turn", TURNS + 1).await;
    let act = json!({ "request": uuid::Uuid::new_v4(), "action": "resign" });
    let answer = stage
        .post("/api/games/copy7/acts", Some(&seat.token), &act)
        .await;
    answer.ok::<Accepted>();
}
