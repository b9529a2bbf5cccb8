//! What tables show of a game: everything that programs make for a viewer, such as scenes, score cards,
//! thumbnails, records, hints and explanations, is made from this.

use engine::{Request, Task};
use game::record::About;
use game::{Place, Side, Touch, Viewer};
use hall::{Hall, Options, Table};

use super::pair::{Pair, Part};

/// Something that a table shows a viewer.
pub(crate) struct Look {
    pub(crate) name: &'static str,
    shows: fn(&dyn Table, Viewer) -> String,
}

/// All that a table shows viewers.
pub(crate) const LOOKS: [Look; 9] = [
    Look {
        name: "the moves",
        shows: |table, viewer| of_plies(table, |ply| table.ply(ply, viewer)),
    },
    Look {
        name: "the moves for people",
        shows: |table, viewer| {
            of_plies(table, |ply| {
                [false, true].map(|turned| table.ply_for_people(ply, viewer, turned))
            })
        },
    },
    Look {
        name: "the positions",
        shows: |table, viewer| of_plies(table, |plies| table.position_after(plies, viewer)),
    },
    Look {
        name: "the scenes",
        shows: |table, viewer| of_plies(table, |plies| table.scene(plies, viewer)),
    },
    Look {
        name: "the start",
        shows: |table, viewer| table.start(viewer),
    },
    Look {
        name: "the position",
        shows: |table, viewer| table.position(viewer),
    },
    Look {
        name: "the line",
        shows: |table, viewer| format!("{:?}", table.line(table.plies(), viewer)),
    },
    Look {
        name: "the record",
        shows: |table, viewer| table.record(&About::default(), viewer),
    },
    Look {
        name: "what the engine gets",
        shows: |table, viewer| {
            let side = match viewer {
                Viewer::Player(side) => side,
                Viewer::Judge => return table.start(viewer),
                Viewer::Public => return String::new(),
            };
            let request = Request::of_side(table, side, Task::default());
            format!("{} {:?}", request.start, request.moves)
        },
    },
];

fn of_plies<T: std::fmt::Debug>(table: &dyn Table, show: impl Fn(usize) -> T) -> String {
    let shown: Vec<T> = (0..=table.plies()).map(show).collect();
    format!("{shown:?}")
}

/// The table of one game of a pair, before anything is played.
pub(crate) fn start(hall: &Hall, pair: &Pair, game: usize) -> Box<dyn Table> {
    let option = |name: &str, choice: String| [(name.to_owned(), choice)].into();
    let lair = |side: Side| option("lair", format!("v{}", pair.lairs[game][side.index()]));
    let options = Options {
        game: option("assassins", "on".to_owned()),
        seats: Side::BOTH.map(lair),
    };
    hall.start("tora-long", &options).expect("a start")
}

/// The same after all parts.
pub(crate) fn played(hall: &Hall, pair: &Pair, game: usize) -> Box<dyn Table> {
    let mut table = start(hall, pair, game);
    for part in &pair.parts {
        play(&mut *table, part, game);
    }
    table
}

fn play(table: &mut dyn Table, part: &Part, game: usize) {
    judge(table, part, game);
    turn(table, part, game);
}

fn turn(table: &mut dyn Table, part: &Part, game: usize) {
    for text in &part.moves[game] {
        table.play(text).expect("a legal move");
    }
}

/// Lets the judge set up what comes before a part.
pub(crate) fn judge(table: &mut dyn Table, part: &Part, game: usize) {
    if let Some(positions) = &part.set_up {
        assert_eq!(table.set_up(&positions[game], "Misread."), Ok(true));
    }
}

/// What the table of one game of a pair shows to others than the keeper, in order.
pub(crate) fn shown(hall: &Hall, pair: &Pair, game: usize) -> Vec<String> {
    let mut table = start(hall, pair, game);
    let mut all = Vec::new();
    for part in &pair.parts {
        judge(&mut *table, part, game);
        all.push(to_everybody(&*table));
        if part.side != pair.keeper {
            all.push(to_the_mover(&*table, part));
        }
        turn(&mut *table, part, game);
        all.push(to_everybody(&*table));
    }
    for viewer in [Viewer::Public, Viewer::Player(!pair.keeper)] {
        all.extend(LOOKS.iter().map(|look| look.shows(&*table, viewer)));
    }
    all
}

impl Look {
    pub(crate) fn shows(&self, table: &dyn Table, viewer: Viewer) -> String {
        format!("{}: {}", self.name, (self.shows)(table, viewer))
    }
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
    let covered = [false, true].map(|turned| table.covered(table.plies(), turned));
    format!("{ends:?} {awards:?} {counts:?} {time:?} {covered:?}")
}

/// What the player to move is shown.
fn to_the_mover(table: &dyn Table, part: &Part) -> String {
    let touches = (0..289).step_by(7).map(|place| Touch::Place(Place(place)));
    let explained: Vec<_> = touches.map(|touch| table.explain(&[touch])).collect();
    let texts = part.guesses.iter().flat_map(|guess| &guess.moves);
    let reports: Vec<_> = texts
        .chain([&part.pass])
        .map(|text| table.is_report(text))
        .collect();
    format!("{:?} {explained:?} {reports:?}", table.offers())
}
