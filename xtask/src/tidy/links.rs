//! Links in documents lead somewhere: to a file of the repository, and there to a heading or an
//! anchor if they name one. Addresses in the network are not asked.

use std::collections::BTreeSet;

use super::Report;
use crate::files;

pub(super) fn check(report: &mut Report) {
    let mut broken = Vec::new();
    let pages = report.files.iter().filter(|file| is_page(&file.name));
    for page in pages {
        for link in links(&page.text) {
            if let Some(why) = fault(report, &page.name, link) {
                broken.push((page.name.clone(), format!("the link `{link}` {why}")));
            }
        }
    }
    for (page, what) in broken {
        report.fault(page, what);
    }
}

fn is_page(name: &str) -> bool {
    name.ends_with(".md")
}

/// Why a link of a page leads nowhere; `None` if it does.
fn fault(report: &Report, page: &str, link: &str) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) = match link.split_once('#') {
        Some((path, anchor)) => (path, Some(anchor)),
        None => (link, None),
    };
    let target = if path.is_empty() {
        page.to_owned()
    } else {
        let Some(target) = resolved(page, path) else {
            return Some("leaves the repository".to_owned());
        };
        target
    };
    if !files::root().join(&target).exists() {
        return Some(format!("leads to {target}, which is not there"));
    }
    let anchor = anchor?;
    let known = report.text(&target).map(anchors).unwrap_or_default();
    (!known.contains(anchor)).then(|| format!("names no heading or anchor of {target}"))
}

/// The path from the root that a path in a page means; `None` if it is outside.
fn resolved(page: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The targets of the links and pictures of a page.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in prose(text) {
        // Every other part between backticks is code.
        for words in line.split('`').step_by(2) {
            let inline = words.split("](").skip(1);
            found.extend(inline.filter_map(|rest| Some(rest.split_once(')')?.0)));
        }
        // A link may have code as its text.
        let after_code = line.split("`](").skip(1);
        found.extend(after_code.filter_map(|rest| Some(rest.split_once(')')?.0)));
        let reference = line
            .strip_prefix('[')
            .and_then(|rest| rest.split_once("]: "));
        found.extend(reference.map(|(_, target)| target.trim()));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The names of places in a page: its headings as forges and mdBook name them, and its anchors.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in prose(text) {
        let ids = line.split("<a id=\"").skip(1);
        found.extend(ids.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        if let Some(heading) = line.strip_prefix('#') {
            let slug = slug(heading.trim_start_matches('#').trim());
            let mut name = slug.clone();
            let mut count = 0;
            while !found.insert(name) {
                count += 1;
                name = format!("{slug}-{count}");
            }
        }
    }
    found
}

fn slug(heading: &str) -> String {
    let mut slug = String::new();
    let mut tag = false;
    for letter in heading.chars() {
        match letter {
            '<' => tag = true,
            '>' => tag = false,
            _ if tag => {}
            ' ' => slug.push('-'),
            letter if letter.is_alphanumeric() || matches!(letter, '-' | '_') => {
                slug.extend(letter.to_lowercase());
            }
            _ => {}
        }
    }
    slug
}

/// The lines of a page that are no code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

#[cfg(test)]
mod tests {
    use super::super::File;
    use super::*;

    #[test]
    fn links_are_found_in_prose_only() {
        let page = "See [a](b.md) and ![c](d/e.svg), not `[f](g)`, but [`h`](i).\n\
                    ```\n[j](k)\n```\n[l]: m.md\n";
        assert_eq!(links(page), ["b.md", "d/e.svg", "i", "m.md"]);
    }

    #[test]
    fn anchors_are_headings_and_ids() {
        let page = "# A page: what's it?\n## More\n## More\n### <a id=\"T-M3\"></a>T-M3 Cavalry\n";
        let found: Vec<String> = anchors(page).into_iter().collect();
        assert_eq!(
            found,
            ["T-M3", "a-page-whats-it", "more", "more-1", "t-m3-cavalry"]
        );
    }

    #[test]
    fn a_link_to_nothing_is_a_fault() {
        let page = |name: &str, text: &str| File {
            name: name.to_owned(),
            text: text.to_owned(),
        };
        let mut report = Report {
            files: vec![
                page(
                    "README.md",
                    "[a](docs/src/dice.md) [b](docs/src/none.md) [c](CHANGELOG.md#none) \
                     [d](https://example.org/none) [e](../x) [f](#there) [g](#not-there)\n# There\n",
                ),
                page("CHANGELOG.md", "# Changelog\n"),
            ],
            faults: Vec::new(),
        };
        check(&mut report);
        let told = |part: &str| report.faults.iter().any(|fault| fault.contains(part));
        assert_eq!(report.faults.len(), 4, "{:?}", report.faults);
        for part in ["none.md", "CHANGELOG.md#none", "../x", "#not-there"] {
            assert!(told(part), "{part}: {:?}", report.faults);
        }
    }
}
