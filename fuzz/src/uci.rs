//! Reading what a chess program says: lines, commands, positions and moves, whatever comes.

use ::uci::{Command, Dialect, Go, LONGEST, Line, Placed, Variant};
use game::{Side, TextError, Viewer};
use hall::Hall;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(input: (u8, &[u8])) {
    let (choice, mut bytes) = input;
    let hall = Hall::all();
    let variants: Vec<_> = Variant::all(&hall).collect();
    let variant = &variants[usize::from(choice) % variants.len()];
    while let Some(line) = ::uci::read_line(&mut bytes).expect("bytes can be read") {
        match line {
            Line::Text(text) => obey(&text, &hall, variant),
            Line::Unreadable(error) => assert!(error.first().at <= LONGEST),
        }
    }
}

fn obey(line: &str, hall: &Hall, variant: &Variant) {
    let (command, mut ignored) = Command::read(line);
    match command {
        Command::Position(placed) => {
            let placed = placed.and_then(|placed| set_up(&placed, hall, variant));
            ignored.extend(placed.err());
        }
        Command::Go(go) => take_time(&go),
        _ => {}
    }
    for fault in ignored.iter().flat_map(TextError::faults) {
        assert!(fault.at <= line.len(), "{line}: {fault:?}");
    }
}

fn set_up(placed: &Placed, hall: &Hall, variant: &Variant) -> Result<(), TextError> {
    let table = placed.open(hall, variant)?;
    let dialect = Dialect::of(table.info());
    let text = dialect.position(table.as_ref());
    let again = dialect
        .open(hall, &text)
        .expect("what is written can be read");
    assert_eq!(again.position(Viewer::Judge), table.position(Viewer::Judge));
    for offer in table.offers() {
        assert_eq!(dialect.to_own(&dialect.from_own(&offer.text)), offer.text);
    }
    Ok(())
}

/// A turn has at least some time, and no limit of time while the search waits for a word.
fn take_time(go: &Go) {
    for side in Side::BOTH {
        let ms = go.time_ms(side, u64::from(u8::MAX));
        assert_ne!(ms, Some(0));
        assert!(!go.waits() || ms.is_none());
        assert!(!go.after_ponderhit().ponder);
    }
}
