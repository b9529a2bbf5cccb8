//! The gates that a change must pass, in the order in which a mistake is found soonest.

use std::time::Instant;

use anyhow::{Result, bail};

use crate::count::Count;
use crate::shell::{self, note, step};
use crate::{book, bundle, files, fuzz, package, serve, sizes, tidy, tools};

struct Gate {
    name: &'static str,
    says: &'static str,
    run: fn(&mut Count) -> Result<()>,
}

const GATES: [Gate; 12] = [
    Gate {
        name: "fmt",
        says: "the code is formatted",
        run: |_| format(),
    },
    Gate {
        name: "tidy",
        says: "what no compiler checks",
        run: |_| tidy::run(),
    },
    Gate {
        name: "deny",
        says: "licences and sources of dependencies",
        run: |_| deny(),
    },
    Gate {
        name: "book",
        says: "the book can be built",
        run: |_| book::build(),
    },
    Gate {
        name: "web",
        says: "the browser app and its size",
        run: |_| {
            bundle::build()?;
            sizes::check().map(note)
        },
    },
    Gate {
        name: "clippy",
        says: "no warnings in any target",
        run: |_| clippy(),
    },
    Gate {
        name: "unit",
        says: "tests of all crates and their examples",
        run: unit,
    },
    Gate {
        name: "doc",
        says: "the crates' docs without warnings",
        run: |_| doc(),
    },
    Gate {
        name: "package",
        says: "the packages for crates.io are whole",
        run: |_| package::run(),
    },
    Gate {
        name: "build",
        says: "the program",
        run: |_| serve::build().map(|_| ()),
    },
    Gate {
        name: "browser",
        says: "the program in a real browser",
        run: browser,
    },
    Gate {
        name: "fuzz",
        says: "a short run of every fuzz target",
        run: |_| fuzz::run(),
    },
];

/// Runs the gates of these names, or all; stops at the first that fails unless told to go on.
///
/// # Errors
///
/// If a name is unknown or a gate fails.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let keep_going = arguments.iter().any(|argument| argument == "--keep-going");
    let names: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|name| *name != "--keep-going")
        .collect();
    for name in &names {
        if !GATES.iter().any(|gate| gate.name == *name) {
            bail!(
                "there is no gate `{name}`; these are the gates:\n{}",
                list()
            );
        }
    }
    let start = Instant::now();
    let mut count = Count::default();
    let mut table = String::new();
    let mut failed = Vec::new();
    for gate in GATES
        .iter()
        .filter(|gate| names.is_empty() || names.contains(&gate.name))
    {
        let begin = Instant::now();
        let spent = shell::processor_seconds();
        let result = step(format_args!("Gate {}: {}", gate.name, gate.says), || {
            (gate.run)(&mut count)
        });
        let said = if result.is_ok() { "ok" } else { "FAILED" };
        let seconds = begin.elapsed().as_secs_f64();
        let busy = shell::processor_seconds().zip(spent);
        let busy = busy.map_or_else(String::new, |(now, then)| {
            format!("{:12.1} s of processors", now - then)
        });
        table.push_str(&format!("{:10}{said:8}{seconds:8.1} s{busy}\n", gate.name));
        if let Err(error) = result {
            eprintln!("error: {error:#}");
            failed.push(gate.name);
            if !keep_going {
                break;
            }
        }
    }
    println!(
        "\n{table}{:18}{:8.1} s",
        "all",
        start.elapsed().as_secs_f64()
    );
    if count.any() {
        println!("\n{count}");
    }
    if !failed.is_empty() {
        bail!("not passed: {}", failed.join(", "));
    }
    Ok(())
}

/// The gates with what they check, one a line.
pub(crate) fn list() -> String {
    GATES
        .iter()
        .map(|gate| format!("  {:9}{}\n", gate.name, gate.says))
        .collect()
}

fn format() -> Result<()> {
    component("rustfmt", "fmt")?;
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))?;
    if fuzz::manifest().is_file() {
        let mut cargo = shell::cargo();
        cargo.args(["fmt", "--check", "--manifest-path"]);
        shell::run(cargo.arg(fuzz::manifest()))?;
    }
    Ok(())
}

fn clippy() -> Result<()> {
    component("clippy", "clippy")?;
    let arguments = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    shell::run(shell::cargo().args(arguments))
}

/// Sees to it that a part of the toolchain is there.
fn component(name: &str, subcommand: &str) -> Result<()> {
    if shell::works(shell::cargo().args([subcommand, "--version"])) {
        return Ok(());
    }
    shell::note(format_args!("installing it: rustup component add {name}"));
    shell::run(shell::command("rustup").args(["component", "add", name]))
}

fn deny() -> Result<()> {
    let mut deny = shell::command(tools::cargo_deny()?);
    shell::run(deny.args(["check", "licenses", "bans", "sources"]))
}

fn unit(count: &mut Count) -> Result<()> {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--workspace", "--no-fail-fast"]);
    // `e2e` needs a browser; `bundle` has no tests, but takes long to compile.
    cargo.args(["--exclude", "e2e", "--exclude", "bundle"]);
    count.tests(&mut cargo)?;
    examples()
}

/// Runs every example; tests have compiled them.
fn examples() -> Result<()> {
    let crates = files::root().join("crates");
    for file in files::below(&crates)? {
        let name = files::name_below(&crates, &file);
        let Some(name) = name.strip_suffix(".rs") else {
            continue;
        };
        if let Some((_, example)) = name.split_once("/examples/") {
            let program = files::target().join("debug/examples").join(example);
            shell::read(&mut shell::command(program))?;
        }
    }
    Ok(())
}

fn doc() -> Result<()> {
    let mut cargo = shell::cargo();
    cargo.env("RUSTDOCFLAGS", "-D warnings");
    shell::run(cargo.args(["doc", "--workspace", "--no-deps"]))
}

fn browser(count: &mut Count) -> Result<()> {
    tools::browser()?;
    let axe = tools::axe()?;
    let program = serve::build()?;
    let mut cargo = shell::cargo();
    cargo.env("TIGERDEN_BIN", program).env("AXE_JS", axe);
    count.tests(cargo.args(["test", "--package", "e2e", "--no-fail-fast"]))
}
