//! What games in memory hold, and which of them stay there.

use allocation_counter::measure;
use uuid::Uuid;

use super::*;
use crate::store::{Answered, Sender};

/// A turn of either side, in which an Archer goes to or fro.
fn turn(number: u64) -> Fact {
    let [from, to] = [["v5h7", "v5h6"], ["v5h3", "v5h4"]][number as usize % 2];
    let mv = if number % 4 < 2 {
        format!("A {from}-{to}")
    } else {
        format!("A {to}-{from}")
    };
    Fact::Turn {
        side: Side::BOTH[number as usize % 2],
        moves: vec![mv, "end".to_owned()],
        lag_us: 0,
    }
}

#[tokio::test]
async fn a_game_holds_the_memory_that_is_counted() {
    let two = Two::new(None).await;
    let context = &two.games[0].context;
    let before = context.taken.amount();
    for turns in [0, 10, 100, 1000] {
        let mut live = None;
        let held = measure(|| {
            let created = Play::create(&context.world, terms(None), [None, None]);
            let mut play = created.expect("a game");
            play.begin().expect("it begins");
            for number in 0..turns {
                play.push(turn(number)).expect("a legal turn");
                let request = (Sender::Seat(Side::First), Uuid::new_v4());
                let answered = Answered {
                    seq: play.seq(),
                    content: None,
                };
                play.requests.insert(request, answered);
            }
            live = Some(Live::new("id", play, Arc::clone(context)));
        });
        let held = usize::try_from(held.bytes_current).expect("it holds something");
        let counted = context.taken.amount() - before;
        drop(live);
        assert_eq!(
            context.taken.amount(),
            before,
            "what is dropped holds nothing"
        );
        let close = held * 9 < counted * 10 && counted * 10 < held * 13;
        assert!(close, "{turns} turns: {held} bytes held, {counted} counted");
    }
}

#[tokio::test]
async fn games_that_nobody_looks_at_make_room_and_come_back() {
    let two = Two::new(None).await;
    let [large, _] = &two.games;
    let context = &large.context;
    let one = large.get(&two.id).await.expect("the game");
    let each = large.context.taken.amount();
    let games = Games::new(
        NodeId::new(),
        Arc::clone(&context.store),
        context.world.clone(),
        5 * each + each / 2,
        Box::new(drop),
        context.workers.clone(),
    );
    let watched = games.get(&two.id).await.expect("the game");
    let mut ids = Vec::new();
    for _ in 0..20 {
        let play = Play::create(games.world(), terms(None), [None, None]);
        let mut play = play.expect("a game");
        play.begin().expect("it begins");
        let (id, _) = games.create(play, None).await.expect("it is kept");
        games.get(&id).await.expect("it is found");
        ids.push(id);
        assert!(games.context.taken.amount() <= 6 * each);
    }
    assert_eq!(games.lock().games().count(), 5);
    let again = games.get(&two.id).await.expect("the game");
    assert!(Arc::ptr_eq(&watched, &again), "a game in use stays");
    for id in &ids {
        let live = games.get(id).await.expect("it comes back");
        assert_eq!(live.lock().await.expect("the game").seq(), 2);
    }
    // A game grows while it is in memory.
    for number in 0..300 {
        let push = move |change: &mut Change<'_, '_>| change.push(turn(number));
        let pushed = games.change::<_, GameError, _>(&two.id, push).await;
        pushed.expect("a legal turn");
    }
    assert!(games.context.taken.amount() > 6 * each, "it is in use");
    drop((watched, again));
    games.get(&ids[0]).await.expect("the game");
    assert!(games.context.taken.amount() <= 6 * each);
    drop(one);
}
