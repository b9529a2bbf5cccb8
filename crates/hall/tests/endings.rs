//! Endings that the moves of a game exclude, in every game.

mod begun;

use game::record::About;
use game::{Side, Viewer};
use tigerden_hall::{Hall, record};

/// Every ending of every game with every result: the record is right if and only if the moves leave
/// it open.
#[test]
fn every_game_refuses_endings_that_its_moves_exclude() {
    let hall = Hall::all();
    let own = [
        tora::endings::LONG.as_slice(),
        tigerchess::endings::ALL.as_slice(),
        convoy::endings::ALL.as_slice(),
    ];
    for mut table in begun::tables() {
        // TORA is left in mid-round; TigerChess in the deployment, where no loss on time is.
        while table.turn_end().is_some() && table.at_turn_start() {
            let offers = table.offers();
            table.play(&offers[0].text).unwrap();
        }
        let deploying = table.opening_phase();
        let text = record::write(&*table, &About::default(), Viewer::Judge);
        let loser = table.to_move().unwrap();
        let lost = if loser == Side::First { "0-1" } else { "1-0" };
        let of_game = match table.info().id {
            "tora-short" | "tora-long" => own[0],
            "convoy" => own[2],
            _ => own[1],
        };
        let common = [
            "resigned",
            "agreed",
            "awarded",
            "time",
            "forfeit",
            "aborted",
            "repeated",
            "overruled",
        ];
        let reasons = common.into_iter().chain(of_game.iter().map(|own| own.name));
        for reason in reasons {
            for result in ["1-0", "0-1", "1/2-1/2", "*"] {
                let winner = match result {
                    "1-0" => Some(Side::First),
                    "0-1" => Some(Side::Second),
                    _ => None,
                };
                let open = match reason {
                    "resigned" | "forfeit" => winner.is_some(),
                    "agreed" => result == "1/2-1/2",
                    "aborted" => result == "*",
                    "time" => result == lost && !deploying,
                    "awarded" => winner.is_some_and(|winner| table.award(winner).is_some()),
                    _ => false,
                };
                let record = text
                    .replace(
                        "[Result \"*\"]",
                        &format!("[Result \"{result}\"]\n[Reason \"{reason}\"]"),
                    )
                    .replace("\n*\n", &format!("\n{result}\n"));
                let read = hall.read(&record);
                assert_eq!(read.is_ok(), open, "{reason}, {result}\n{record}");
                if let Ok((read, about)) = read {
                    let outcome = read.outcome().unwrap();
                    assert_eq!((outcome.ending.name(), about.verdict), (reason, None));
                }
            }
        }
    }
}
