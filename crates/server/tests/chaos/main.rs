//! Trials of the server: a process of its own, on real files, is killed, starved and attacked.
//!
//! Each trial prints one line: what it did, its figures, and whether the server has passed. Run as a
//! test, trials are quick; `--whole` makes them long, and names choose some. `cargo xtask chaos` does
//! that.

mod attacks;
mod child;
mod cycles;
mod flag;
mod full;
mod http;
mod jumps;
mod ledger;
mod live;
mod locks;
mod pair;
mod player;
mod process;
mod quick;
mod report;
mod watcher;

use std::pin::Pin;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use report::{Report, Scale};

/// The time within which a trial has to end.
const LIMIT: [Duration; 2] = [Duration::from_secs(60), Duration::from_secs(900)];

struct Trial {
    name: &'static str,
    /// What has to hold.
    says: &'static str,
    run: fn(Scale) -> Pin<Box<dyn Future<Output = Report> + Send>>,
}

macro_rules! trials {
    ($($name:literal, $says:literal, $run:path;)*) => {
        [$(Trial { name: $name, says: $says, run: |scale| Box::pin($run(scale)) }),*]
    };
}

const TRIALS: &[Trial] = &trials![
    "kill", "killed at any moment, the server loses no acknowledged turn and plays none twice", cycles::killed;
    "stop", "told to stop, it ends in time and loses nothing", cycles::stopped;
    "flag", "a clock that ran when it was killed goes on where it was last known to run", flag::falls_after_a_kill;
    "disk", "while the disk is full nothing is acknowledged, and then it goes on by itself", full::heals;
    "clock", "nobody's clock notices when the system's clock is set", jumps::are_not_noticed;
    "folder", "a second server on the same folder ends, and the first one goes on", locks::one_server_a_folder;
    "lock", "while another program has locked the database nothing is lost, and then it goes on", locks::of_another_program;
    "pings", "pings of spectators who never read fill no memory", attacks::pings::run;
    "positions", "costly positions keep nobody waiting", attacks::positions::run;
    "halves", "half requests of one address shut nobody out", attacks::halves::run;
    "slow", "who sends and reads slowly is cut off", attacks::slow::run;
    "invalid", "messages that make no sense cost little", attacks::invalid::run;
    "rematches", "resigning and rematches make no games without end", attacks::rematches::run;
    "computers", "one address can't keep the computer from others", attacks::computers::run;
    "names", "names and offers stay short and few", attacks::names::run;
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |option: &str| arguments.iter().any(|argument| argument == option);
    if arguments.first().is_some_and(|first| first == "serve") {
        return child::serve(&arguments[1..]);
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if has("--list") {
        // Asked by tools that list tests, and what `cargo xtask chaos --list` shows.
        for trial in TRIALS.iter().filter(|_| !has("--ignored")) {
            println!("{}: test", trial.name);
        }
        return ExitCode::SUCCESS;
    }
    let names: Vec<&String> = arguments
        .iter()
        .filter(|name| !name.starts_with("--"))
        .collect();
    let known = |name: &str| TRIALS.iter().any(|trial| trial.name == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = TRIALS.iter().map(|trial| trial.name).collect();
        eprintln!(
            "error: there is no trial `{unknown}`; there are {}",
            all.join(", ")
        );
        return ExitCode::FAILURE;
    }
    let scale = if has("--whole") {
        Scale::Whole
    } else {
        Scale::Quick
    };
    let wanted = |trial: &&Trial| names.is_empty() || names.iter().any(|name| *name == trial.name);
    let passed = TRIALS
        .iter()
        .filter(wanted)
        .map(|trial| runtime.block_on(trial.report(scale)));
    let failed = passed.filter(|passed| !passed).count();
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

impl Trial {
    /// Runs the trial and prints its line; returns whether it has passed.
    async fn report(&self, scale: Scale) -> bool {
        eprintln!("    {}: {}", self.name, self.says);
        let began = Instant::now();
        let limit = scale.of(LIMIT[0], LIMIT[1]);
        let ended = tokio::time::timeout(limit, tokio::spawn((self.run)(scale))).await;
        let report = match ended {
            Ok(Ok(report)) => report,
            Ok(Err(error)) => broken(error.to_string()),
            Err(_) => broken(format!("not ready after {} s", limit.as_secs())),
        };
        let passed = report.faults().is_empty();
        let said = if passed { "passed" } else { "FAILED" };
        let seconds = began.elapsed().as_secs_f64();
        println!(
            "chaos {}: {said} in {seconds:.1} s: {}",
            self.name,
            report.found()
        );
        for fault in report.faults() {
            println!("    {fault}");
        }
        passed
    }
}

/// The report of a trial that did not come to its end.
fn broken(fault: String) -> Report {
    let mut report = Report::default();
    report.check(false, fault);
    report
}
