//! Help.

use crate::{prints, says};

/// The names of the commands below a command.
fn below(command: &[&str]) -> Vec<String> {
    let help = prints(&[command, &["--help"]].concat(), "");
    let list = help.split("Commands:\n").nth(1).unwrap_or_default();
    let list = list.split("\n\n").next().unwrap_or_default();
    let named = list
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = named.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_command_has_help() {
    let commands = below(&[]);
    assert!(commands.len() > 12, "{commands:?}");
    for command in &commands {
        let help = prints(&["help", command], "");
        let lower = below(&[command]);
        for name in &lower {
            says(&prints(&["help", command, name], ""), &["Usage:"]);
        }
        let simple = ["games", "version", "uci"].contains(&command.as_str());
        if lower.is_empty() && !simple {
            says(&help, &["Example"]);
        }
        let longest = help.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(100), "{command}");
    }
}

#[test]
fn exit_codes_are_told() {
    says(
        &prints(&["--help"], ""),
        &["Exit codes:\n  0  ", "\n  1  ", "\n  2  "],
    );
}
