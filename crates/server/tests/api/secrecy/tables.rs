//! What tables show of a game: everything that programs make for a viewer, such as scenes, score cards,
//! thumbnails, records, hints and explanations, is made from this.

use engine::{Request, Task};
use game::record::About;
use game::{Place, Side, Touch, Viewer};
use hall::{Hall, Options, Table};

use super::pair::Pair;

/// What the table of one game of a pair shows to others than the keeper, in order.
pub(crate) fn shown(hall: &Hall, pair: &Pair, game: usize) -> Vec<String> {
    let option = |name: &str, choice: String| [(name.to_owned(), choice)].into();
    let lair = |side: Side| option("lair", format!("v{}", pair.lairs[game][side.index()]));
    let options = Options {
        game: option("assassins", "on".to_owned()),
        seats: Side::BOTH.map(lair),
    };
    let mut table = hall.start("tora-long", &options).expect("a start");
    let mut all = Vec::new();
    for part in &pair.parts {
        if part.side != pair.keeper {
            all.push(to_the_mover(
                &*table,
                part.guesses.iter().chain([&part.pass]),
            ));
        }
        for text in &part.moves[game] {
            table.play(text).expect("a legal move");
        }
        all.push(to_everybody(&*table));
    }
    for viewer in [Viewer::Public, Viewer::Player(!pair.keeper)] {
        all.extend(of_the_game(&*table, viewer));
    }
    let request = Request::of_side(&*table, !pair.keeper, Task::default());
    all.push(format!(
        "the engine gets {} {:?}",
        request.start, request.moves
    ));
    all
}

/// What is not made for a viewer, and so for all.
fn to_everybody(table: &dyn Table) -> String {
    let ends = (table.outcome(), table.ended_by_history(), table.may_reset());
    let awards = Side::BOTH.map(|side| table.award(side));
    let counts = (
        table.points(),
        table.round(),
        table.plies(),
        table.to_move(),
    );
    let time = (
        table.time_factor(),
        table.opening_phase(),
        table.at_turn_start(),
    );
    format!("{ends:?} {awards:?} {counts:?} {time:?}")
}

/// What the player to move is shown.
fn to_the_mover<'a>(table: &dyn Table, guesses: impl Iterator<Item = &'a String>) -> String {
    let touches = (0..289).step_by(7).map(|place| Touch::Place(Place(place)));
    let explained: Vec<_> = touches.map(|touch| table.explain(&[touch])).collect();
    let reports: Vec<_> = guesses.map(|text| table.is_report(text)).collect();
    format!("{:?} {explained:?} {reports:?}", table.offers())
}

/// What a viewer is shown of the whole game.
fn of_the_game(table: &dyn Table, viewer: Viewer) -> Vec<String> {
    let at = |plies: usize| {
        let read = table.ply(plies, viewer);
        let people = [false, true].map(|turned| table.ply_for_people(plies, viewer, turned));
        let position = table.position_after(plies, viewer);
        format!(
            "{read:?} {people:?} {position:?} {:?}",
            table.scene(plies, viewer)
        )
    };
    let whole = [
        table.start(viewer),
        table.position(viewer),
        format!("{:?}", table.line(viewer)),
        table.record(&About::default(), viewer),
    ];
    (0..=table.plies()).map(at).chain(whole).collect()
}
