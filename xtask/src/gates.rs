//! The gates that a change must pass, in the order in which a mistake is found soonest.

use std::process::Command;

use anyhow::{Result, bail};

use crate::count::Count;
use crate::shell::{self, note};
use crate::{book, bundle, files, fuzz, package, schedule, serve, sizes, tidy, tools};

/// A check that a change must pass.
pub(crate) struct Gate {
    /// What it is called on the command line.
    pub(crate) name: &'static str,
    /// What it makes sure of.
    pub(crate) says: &'static str,
    /// When it runs.
    pub(crate) when: When,
    /// Runs it.
    pub(crate) run: fn(&mut Count) -> Result<()>,
}

/// When a gate runs. What only compiles runs in two rows side by side: the last steps of the page
/// and of the program use one processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Before all others, alone.
    First,
    /// In the row of the page and the program.
    Page,
    /// In the row of all other code.
    Code,
    /// After all others, alone: what runs tests, some of which measure time.
    Last,
}

const GATES: [Gate; 13] = [
    Gate {
        name: "fmt",
        says: "the code is formatted",
        when: When::First,
        run: |_| format(),
    },
    Gate {
        name: "tidy",
        says: "what no compiler checks",
        when: When::First,
        run: |_| tidy::run(),
    },
    Gate {
        name: "deny",
        says: "licenses and sources of dependencies",
        when: When::First,
        run: |_| deny(),
    },
    Gate {
        name: "book",
        says: "the book can be built, and its rule pages are up to date",
        when: When::First,
        run: |_| book::check(),
    },
    Gate {
        name: "web",
        says: "the browser app and its size",
        when: When::Page,
        run: |_| {
            bundle::build()?;
            sizes::check().map(note)
        },
    },
    Gate {
        name: "clippy",
        says: "no warnings in any target",
        when: When::Code,
        run: |_| clippy(),
    },
    Gate {
        name: "compile",
        says: "tests and fuzz targets, for the gates that run them",
        when: When::Code,
        run: |_| compile(),
    },
    Gate {
        name: "unit",
        says: "tests of all crates and their examples",
        when: When::Last,
        run: unit,
    },
    Gate {
        name: "doc",
        says: "the crates' docs without warnings",
        when: When::Code,
        run: |_| doc(),
    },
    Gate {
        name: "package",
        says: "the packages for crates.io are whole",
        when: When::Last,
        run: |_| package::run(),
    },
    Gate {
        name: "build",
        says: "the program",
        when: When::Page,
        run: |_| serve::build().map(|_| ()),
    },
    Gate {
        name: "browser",
        says: "the program in a real browser",
        when: When::Last,
        run: browser,
    },
    Gate {
        name: "fuzz",
        says: "a short run of every fuzz target",
        when: When::Last,
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
    let wanted = |gate: &&Gate| names.is_empty() || names.contains(&gate.name);
    schedule::run(&GATES.iter().filter(wanted).collect::<Vec<_>>(), keep_going)
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

/// What tests, lints and docs look at. Cargo compiles a dependency anew for each choice of its features, which all
/// packages of a command make together: so the packages are always the same.
const ALL_BUT_BUNDLE: &[&str] = &["--workspace", "--exclude", "bundle"];
/// The helper that takes long to compile is compiled in one way only.
const BUNDLE: &[&str] = &["--package", "bundle", "--profile", "tool"];
/// The tests that don't run by default, so they are not among all targets.
const IN_BROWSER: &str = "--test=browser";

fn clippy() -> Result<()> {
    component("clippy", "clippy")?;
    let all = "--all-targets";
    // For those who want the command line only; no other build leaves anything out.
    let without_page: &[&str] = &["--package", "tigerden", "--no-default-features"];
    for (packages, targets) in [
        (ALL_BUT_BUNDLE, all),
        (ALL_BUT_BUNDLE, IN_BROWSER),
        (BUNDLE, all),
        (without_page, all),
    ] {
        let mut cargo = shell::cargo();
        cargo.arg("clippy").args(packages);
        shell::run(cargo.args([targets, "--", "-D", "warnings"]))?;
    }
    Ok(())
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

fn compile() -> Result<()> {
    shell::run(tests().arg("--no-run"))?;
    shell::run(browser_tests().arg("--no-run"))?;
    fuzz::compile().map(|_| ())
}

fn unit(count: &mut Count) -> Result<()> {
    count.tests(&mut tests())?;
    examples()
}

/// All tests that run by default.
fn tests() -> Command {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--no-fail-fast"]).args(ALL_BUT_BUNDLE);
    cargo
}

fn browser_tests() -> Command {
    let mut cargo = tests();
    cargo.arg(IN_BROWSER);
    cargo
}

/// Runs every example; tests have compiled them.
fn examples() -> Result<()> {
    let crates = files::root().join("crates");
    for file in files::below(&crates)? {
        let name = files::name_below(&crates, &file);
        let Some((_, example)) = name.split_once("/examples/") else {
            continue;
        };
        let own_folder = example.strip_suffix("/main.rs");
        let example = own_folder.or_else(|| example.strip_suffix(".rs"));
        if let Some(example) = example.filter(|name| !name.contains('/')) {
            let program = files::target().join("debug/examples").join(example);
            shell::read(&mut shell::command(program))?;
        }
    }
    Ok(())
}

fn doc() -> Result<()> {
    for packages in [ALL_BUT_BUNDLE, BUNDLE] {
        let mut cargo = shell::cargo();
        cargo.env("RUSTDOCFLAGS", "-D warnings");
        shell::run(cargo.args(["doc", "--no-deps"]).args(packages))?;
    }
    Ok(())
}

fn browser(count: &mut Count) -> Result<()> {
    tools::browser()?;
    let axe = tools::axe()?;
    let program = serve::build()?;
    let mut cargo = browser_tests();
    count.tests(cargo.env("TIGERDEN_BIN", program).env("AXE_JS", axe))
}
