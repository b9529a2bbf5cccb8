//! Games of which some turns have been played.
#![expect(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use tigerden_hall::{Hall, Options, Table, games};

/// A table of each game after the first legal moves of some turns.
pub(crate) fn tables() -> Vec<Box<dyn Table>> {
    let hall = Hall::all();
    let starts = games().map(|info| match info.id {
        "tigerchess" => hall.open(DEPLOYMENT, &Options::default()).unwrap(),
        id => hall.start(id, &Options::default()).unwrap(),
    });
    starts
        .map(|mut table| {
            for _ in 0..12 {
                let offers = table.offers();
                table.play(&offers[offers.len() / 2].text).unwrap();
            }
            table
        })
        .collect()
}

const DEPLOYMENT: &str = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? C \
                          ABCDEFGHABCDEFGH";
