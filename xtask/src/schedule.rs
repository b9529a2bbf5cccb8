//! Running gates: one after the other, or in two rows side by side where each alone leaves
//! processors idle.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::count::Count;
use crate::gates::{Gate, When};
use crate::shell::{self, step};

/// How gates ended.
#[derive(Default)]
struct Ended {
    /// A line for each, for the table at the end.
    table: String,
    failed: Vec<&'static str>,
    count: Count,
}

/// What all rows share.
struct Run {
    keep_going: bool,
    /// A gate has failed, and no other shall begin.
    stopped: AtomicBool,
}

/// Runs these gates; stops at the first that fails unless told to go on.
///
/// # Errors
///
/// If a gate fails.
pub(crate) fn run(gates: &[&Gate], keep_going: bool) -> Result<()> {
    let run = Run {
        keep_going,
        stopped: AtomicBool::new(false),
    };
    let start = Instant::now();
    let of = |when: When| gates.iter().copied().filter(move |gate| gate.when == when);
    let (page, code): (Vec<_>, Vec<_>) = (of(When::Page).collect(), of(When::Code).collect());
    let mut ended = run.row(of(When::First));
    if page.is_empty() || code.is_empty() {
        ended.add(run.row(page.into_iter().chain(code)));
    } else {
        ended.add(run.beside(&page, &code));
    }
    ended.add(run.row(of(When::Last)));
    let seconds = start.elapsed().as_secs_f64();
    println!("\n{}{:18}{seconds:8.1} s", ended.table, "all");
    if ended.count.any() {
        println!("\n{}", ended.count);
    }
    if !ended.failed.is_empty() {
        bail!("not passed: {}", ended.failed.join(", "));
    }
    Ok(())
}

impl Run {
    fn row<'a>(&self, gates: impl Iterator<Item = &'a Gate>) -> Ended {
        let mut ended = Ended::default();
        for gate in gates.take_while(|_| self.goes_on()) {
            let spent = shell::processor_seconds();
            let line = self.one(gate, &mut ended);
            let spent = shell::processor_seconds().zip(spent);
            let spent = spent.map_or_else(String::new, |(now, then)| {
                format!("{:10.1} s of processors", now - then)
            });
            ended.table.push_str(&format!("{line}{spent}\n"));
        }
        ended
    }

    /// Two rows at once. What the second says is shown when a gate of it has ended, so that it
    /// does not get between the lines of the first.
    fn beside(&self, first: &[&Gate], second: &[&Gate]) -> Ended {
        let row = |gates: &[&Gate], quiet: bool| {
            let mut ended = Ended::default();
            for gate in gates.iter().take_while(|_| self.goes_on()) {
                let line = if quiet {
                    let (line, said) = shell::kept(|| self.one(gate, &mut ended));
                    eprint!("{said}");
                    line
                } else {
                    self.one(gate, &mut ended)
                };
                ended.table.push_str(&format!("{line}\n"));
            }
            ended
        };
        thread::scope(|scope| {
            let second = scope.spawn(|| row(second, true));
            let mut ended = row(first, false);
            match second.join() {
                Ok(second) => ended.add(second),
                Err(panic) => std::panic::resume_unwind(panic),
            }
            ended
        })
    }

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Runs a gate and returns its line of the table.
    fn one(&self, gate: &Gate, ended: &mut Ended) -> String {
        let begin = Instant::now();
        let result = step(format_args!("Gate {}: {}", gate.name, gate.says), || {
            (gate.run)(&mut ended.count)
        });
        let said = if result.is_ok() { "ok" } else { "FAILED" };
        if let Err(error) = result {
            shell::say(format_args!("error: {error:#}"));
            ended.failed.push(gate.name);
            if !self.keep_going {
                self.stopped.store(true, Ordering::Relaxed);
            }
        }
        format!(
            "{:10}{said:8}{:8.1} s",
            gate.name,
            begin.elapsed().as_secs_f64()
        )
    }
}

impl Ended {
    fn add(&mut self, other: Self) {
        self.table.push_str(&other.table);
        self.failed.extend(other.failed);
        self.count.add(&other.count);
    }
}
