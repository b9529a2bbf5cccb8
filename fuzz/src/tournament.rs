//! Reading a case of a tournament: whatever is accepted is answered, and what is wrong is in the text.

use ::tournament::Case;

/// Looks at one input.
///
/// # Panics
///
/// If something does not hold.
pub fn look(text: &str) {
    match Case::read(text) {
        Ok(case) => {
            let answer = case.answer().expect("JSON");
            assert!(answer.is_object(), "{answer}");
        }
        Err(error) => {
            let at = error.place(text).unwrap_or(0);
            assert!(at <= text.len() && text.is_char_boundary(at), "{error}");
        }
    }
}
