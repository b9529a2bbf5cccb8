//! Crates depend only on crates in a lower line of the list `arrows` in ARCHITECTURE.md, and the
//! server knows no game.

use std::collections::BTreeMap;

use super::Report;

const LIST: &str = "ARCHITECTURE.md";

pub(super) fn check(report: &mut Report) {
    let heights = heights(report.text(LIST).unwrap_or_default());
    if heights.is_empty() {
        report.fault(LIST, "the list ```arrows is missing");
        return;
    }
    let crates = report.crates();
    for krate in &crates {
        let manifest = format!("crates/{krate}/Cargo.toml");
        let Some(height) = heights.get(krate) else {
            report.fault(
                LIST,
                format_args!("`{krate}` is missing in the list of arrows"),
            );
            continue;
        };
        let needed = needs(report.text(&manifest).unwrap_or_default());
        for other in needed.iter().filter(|name| crates.contains(name)) {
            if heights.get(other).is_some_and(|below| below >= height) {
                report.fault(
                    &manifest,
                    format_args!("`{krate}` must not depend on `{other}`"),
                );
            }
        }
    }
    server_knows_no_game(report);
}

/// The names of the list with the heights of their lines, 0 for the lowest.
pub(super) fn heights(text: &str) -> BTreeMap<String, usize> {
    let list = text
        .split("```arrows\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let lines = list.unwrap_or_default().lines().rev().enumerate();
    lines
        .flat_map(|(height, line)| {
            line.split_whitespace()
                .map(move |name| (name.to_owned(), height))
        })
        .collect()
}

/// The names under `[dependencies]` of a manifest.
fn needs(manifest: &str) -> Vec<String> {
    let mut section = "";
    let mut names = Vec::new();
    for line in manifest.lines() {
        if let Some(title) = line.strip_prefix('[') {
            section = title.trim_end_matches(']');
            names.extend(section.strip_prefix("dependencies.").map(str::to_owned));
        } else if section == "dependencies" {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            names.push(line[..end].to_owned());
        }
    }
    names
}

fn server_knows_no_game(report: &mut Report) {
    let games: Vec<String> = report
        .files
        .iter()
        .filter_map(|file| {
            file.name
                .strip_prefix("crates/")?
                .strip_suffix("/data/rules.json")
        })
        .map(str::to_owned)
        .collect();
    let mut faults = Vec::new();
    for file in report
        .files
        .iter()
        .filter(|file| file.is_source_of("server"))
    {
        let code = file
            .text
            .split("#[cfg(test)]")
            .next()
            .unwrap_or_default()
            .to_lowercase();
        for game in games.iter().filter(|game| code.contains(game.as_str())) {
            faults.push((file.name.clone(), game.clone()));
        }
    }
    for (name, game) in faults {
        report.fault(
            name,
            format_args!("the server must not know the game `{game}`"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::{heights, needs};

    #[test]
    fn manifests_and_the_list_are_understood() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\ngame.workspace = true\n\
                        board = { path = \"..\" }\n[dependencies.tora]\nversion = \"1\"\n\
                        [dev-dependencies]\ntestkit.workspace = true\n";
        assert_eq!(needs(manifest), ["game", "board", "tora"]);
        let heights = heights("text\n```arrows\ncli\nserver web\nboard\n```\n");
        assert_eq!(
            (heights["cli"], heights["web"], heights["board"]),
            (2, 1, 0)
        );
    }
}
