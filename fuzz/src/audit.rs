//! Audits: whatever a record says, it proves it or not, and what is proved is proved again when it is written
//! anew.

use ::audit::audit;
use game::Viewer;
use hall::Hall;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    let hall = Hall::all();
    let Ok(proof) = audit(&hall, text) else {
        return;
    };
    let written = hall::record::write(&*proof.table, &proof.about, Viewer::Judge);
    let again = audit(&hall, &written).unwrap_or_else(|fault| panic!("{fault}\n{written}"));
    let counts = [&proof, &again].map(|proof| (proof.seals, proof.throws, proof.lots));
    assert_eq!(counts[0], counts[1], "{written}");
}
