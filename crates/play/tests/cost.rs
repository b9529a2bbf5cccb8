//! What playing on one device costs: the same at any length of the game. Allocations are counted, so
//! nothing here depends on the machine.

use allocation_counter::measure;
use clock::Moment;
use dice::Seed;
use game::Touch;
use hall::{Hall, Options};
use protocol::Seat;
use series::Series;
use tigerden_play::{LocalGame, Setup};

fn begun() -> LocalGame {
    let seat = || Seat::Person {
        name: String::new(),
    };
    let options = Options {
        game: [("quiet".to_owned(), "off".to_owned())].into(),
        ..Options::default()
    };
    let setup = Setup {
        game: "tora-short".to_owned(),
        options,
        position: None,
        seats: [seat(), seat()],
        clock: None,
        touch_move: false,
        series: Series::single(),
    };
    LocalGame::start(&Hall::all(), setup, &Seed::new([7; 32]), Moment(0)).expect("a game")
}

/// Pieces of both sides go to and fro, until so many turns were played.
fn play(game: &mut LocalGame, until: usize) {
    let [first, second] = [["v5h7", "v5h6"], ["v5h3", "v5h4"]];
    for number in game.table().plies() / 2..until {
        let [from, to] = if number % 2 == 0 { first } else { second };
        let mv = if number % 4 < 2 {
            format!("A {from}-{to}")
        } else {
            format!("A {to}-{from}")
        };
        let turn = vec![mv, "end".to_owned()];
        game.turn(turn, Moment(0)).expect("a legal turn");
    }
}

#[test]
fn touches_and_turns_cost_the_same_at_any_length_of_the_game() {
    let mut game = begun();
    let mut touched = |turns| {
        play(&mut game, turns);
        let touches = measure(|| {
            let mut draft = game.draft();
            let starts: Vec<Touch> = draft.starts().iter().copied().collect();
            let place = |touch: &Touch| touch.place().is_some();
            for start in starts.into_iter().filter(place) {
                draft.touch(start);
                for next in draft.next().into_iter().filter(place) {
                    draft.touch(next);
                    draft.undo();
                }
                draft.deselect();
            }
            draft.restart();
            let archer = "A v5h7-v5h6".to_owned();
            assert_eq!(draft.play_all(&[archer]), 1, "{turns}");
        });
        let turns = measure(|| play(&mut game, turns + 100));
        println!("{touches:?}\n{turns:?}");
        [touches, turns]
    };
    let [early, late] = [12, 3800].map(&mut touched);
    for (early, late) in early.iter().zip(late) {
        assert!(late.count_total * 10 < early.count_total * 11);
        // A list of the game may double its room among the turns.
        assert!(late.bytes_total < early.bytes_total * 3);
    }
}
