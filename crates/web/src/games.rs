//! The games with their rules.

use std::sync::LazyLock;

use hall::Hall;

/// The games with their rules, as far as the page has them.
pub(crate) fn hall() -> &'static Hall {
    static HALL: LazyLock<Hall> = LazyLock::new(Hall::all);
    &HALL
}
