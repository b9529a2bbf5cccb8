//! Reading what a chess program says: lines, commands, positions and moves, whatever comes.

use ::uci::{Command, Dialect, LONGEST, Line};
use game::Viewer;
use hall::Hall;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(input: (u8, &[u8])) {
    let (choice, mut bytes) = input;
    let games: Vec<_> = hall::games().collect();
    let dialect = Dialect::of(games[usize::from(choice) % games.len()]);
    while let Some(line) = ::uci::read_line(&mut bytes).expect("bytes can be read") {
        match line {
            Line::Text(text) => obey(&text, dialect),
            Line::Unreadable(error) => assert!(error.first().at <= LONGEST),
        }
    }
}

fn obey(line: &str, dialect: Dialect) {
    let hall = Hall::all();
    let error = match Command::parse(line) {
        Ok(Command::Position(placed)) => match placed.open(&hall, dialect) {
            Ok(table) => {
                let dialect = Dialect::of(table.info());
                let text = dialect.position(table.as_ref());
                let again = dialect
                    .open(&hall, &text)
                    .expect("what is written can be read");
                assert_eq!(
                    again.position(Viewer::Judge),
                    table.position(Viewer::Judge),
                    "{line}"
                );
                for offer in table.offers() {
                    assert_eq!(dialect.to_own(&dialect.from_own(&offer.text)), offer.text);
                }
                return;
            }
            Err(error) => error,
        },
        Ok(Command::Go(go)) => {
            for side in game::Side::BOTH {
                assert_ne!(go.time_ms(side, u64::from(u8::MAX)), Some(0));
            }
            return;
        }
        Ok(_) => return,
        Err(error) => error,
    };
    for fault in error.faults() {
        assert!(fault.at <= line.len(), "{line}: {error}");
    }
}
