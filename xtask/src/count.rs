//! Adding up the results that `cargo test` prints.

use std::fmt;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell;

/// How many tests ran, and how they ended.
#[derive(Default)]
pub(crate) struct Count {
    passed: u64,
    failed: u64,
    ignored: u64,
    time: Duration,
    broken: bool,
}

impl Count {
    /// Runs `cargo test` and adds its results.
    ///
    /// # Errors
    ///
    /// If a test fails or can't be compiled.
    pub(crate) fn tests(&mut self, cargo: &mut Command) -> Result<()> {
        let mut lines = Vec::new();
        let start = Instant::now();
        let result = shell::run_and_listen(cargo, &mut lines);
        self.time += start.elapsed();
        for line in &lines {
            self.read(line);
        }
        self.broken |= result.is_err();
        result
    }

    /// Adds other results.
    pub(crate) fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
        self.time += other.time;
        self.broken |= other.broken;
    }

    /// Whether any test ran.
    pub(crate) fn any(&self) -> bool {
        self.passed + self.failed + self.ignored > 0
    }

    /// Adds a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    fn read(&mut self, line: &str) {
        let Some(rest) = line.strip_prefix("test result: ") else {
            return;
        };
        for part in rest.split([';', '.']) {
            let mut words = part.split_whitespace();
            let (Some(number), Some(word)) = (words.next(), words.next()) else {
                continue;
            };
            let Ok(number) = number.parse::<u64>() else {
                continue;
            };
            match word {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

/// One line in the form that cargo's test runs use, for all of them together.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = if self.broken || self.failed > 0 {
            "FAILED"
        } else {
            "ok"
        };
        write!(
            f,
            "test result: {said}. {} passed; {} failed; {} ignored; 0 measured; \
             0 filtered out; finished in {:.2}s",
            self.passed,
            self.failed,
            self.ignored,
            self.time.as_secs_f64()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut count = Count::default();
        count.read("running 3 tests");
        count.read(
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; \
             finished in 0.01s",
        );
        count.read("test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered");
        assert_eq!((count.passed, count.failed, count.ignored), (5, 1, 1));
        assert!(
            count
                .to_string()
                .starts_with("test result: FAILED. 5 passed; 1 failed; 1 ")
        );
    }
}
