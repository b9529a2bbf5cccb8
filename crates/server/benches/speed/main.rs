//! What games cost the server: time, processors, memory.
//!
//! The server is a process of its own, as large as the program's, and this process is its load: what
//! both spend is told apart. Prints one JSON object a line: name, value, unit.
//!
//! With names of measurements as arguments only these run. With `TIGERDEN_QUICK` in the environment
//! each is short: good for finding mistakes in the measurements, not for figures.

#[expect(dead_code, reason = "the trials use the rest")]
#[path = "../../tests/chaos/child.rs"]
mod child;
mod crowd;
mod figures;
mod flags;
mod followers;
mod hidden;
#[path = "../../tests/chaos/http.rs"]
mod http;
mod idle;
mod long;
mod most;
mod paced;
#[path = "../../tests/chaos/pair.rs"]
mod pair;
#[path = "../../tests/chaos/process.rs"]
mod process;
#[expect(dead_code, reason = "the trials use the rest")]
#[path = "../../tests/chaos/quick.rs"]
mod quick;
mod scripts;
mod sockets;
mod start;

use std::pin::Pin;
use std::process::ExitCode;

type Measurement = fn() -> Pin<Box<dyn Future<Output = ()>>>;

const MEASUREMENTS: [(&str, Measurement); 10] = [
    ("most", || Box::pin(most::measure())),
    ("paced", || Box::pin(paced::measure(paced::Way::Said))),
    ("posted", || Box::pin(paced::measure(paced::Way::Posted))),
    ("crowd", || Box::pin(crowd::measure())),
    ("followers", || Box::pin(followers::measure())),
    ("idle", || Box::pin(idle::measure())),
    ("hidden", || Box::pin(hidden::measure())),
    ("long", || Box::pin(long::measure())),
    ("start", || Box::pin(start::measure())),
    ("flags", || Box::pin(flags::measure())),
];

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "serve") {
        return child::serve(&arguments[1..]);
    }
    // Cargo adds `--bench`.
    arguments.retain(|argument| !argument.starts_with("--"));
    let known = |name: &String| MEASUREMENTS.iter().any(|(known, _)| known == name);
    if let Some(unknown) = arguments.iter().find(|name| !known(name)) {
        let names = MEASUREMENTS.map(|(name, _)| name).join(", ");
        panic!("there is no measurement `{unknown}`; there are {names}");
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    sockets::raise_limit();
    assert!(
        scripts::SHORT.len() > 50,
        "the game of the measurements lasts"
    );
    for (name, measure) in MEASUREMENTS {
        if arguments.is_empty() || arguments.iter().any(|wanted| wanted == name) {
            eprintln!("    {name}");
            runtime.block_on(measure());
        }
    }
    ExitCode::SUCCESS
}

/// Whether measurements are to be short; otherwise they are long enough for figures.
fn is_quick() -> bool {
    std::env::var_os("TIGERDEN_QUICK").is_some()
}

/// The first value in a quick run, otherwise the second.
fn quick_or<T>(quick: T, whole: T) -> T {
    if is_quick() { quick } else { whole }
}
