//! What a trial finds.

use std::time::Duration;

/// How long a trial is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Some seconds, as a test.
    Quick,
    /// Long enough for figures.
    Whole,
}

impl Scale {
    /// The first value in a quick trial, otherwise the second.
    pub(crate) fn of<T>(self, quick: T, whole: T) -> T {
        match self {
            Self::Quick => quick,
            Self::Whole => whole,
        }
    }

    /// How long an attack lasts.
    pub(crate) fn attack(self) -> Duration {
        self.of(Duration::from_secs(2), Duration::from_secs(20))
    }
}

/// What a trial has found so far.
#[derive(Debug, Default)]
pub(crate) struct Report {
    found: Vec<String>,
    faults: Vec<String>,
}

impl Report {
    /// Notes what was done, or a figure.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.found.push(text.into());
    }

    /// Notes something that must hold.
    pub(crate) fn check(&mut self, holds: bool, otherwise: impl Into<String>) {
        if !holds {
            self.faults.push(otherwise.into());
        }
    }

    /// Everything that was found.
    pub(crate) fn found(&self) -> String {
        self.found.join("; ")
    }

    /// What should not be.
    pub(crate) fn faults(&self) -> &[String] {
        &self.faults
    }
}

/// Tells the user how far a trial is.
pub(crate) fn progress(text: impl std::fmt::Display) {
    eprintln!("      {text}");
}

/// A time for people.
pub(crate) fn ms(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}
