//! Documents and English texts are in American spelling.

use super::Report;

/// Beginnings of words in another spelling, each with the American one.
const WORDS: [(&str, &str); 18] = [
    ("afterwards", "afterward"),
    ("behaviour", "behavior"),
    ("cancelled", "canceled"),
    ("centre", "center"),
    ("colour", "color"),
    ("defence", "defense"),
    ("draughts", "checkers"),
    ("favour", "favor"),
    ("grey", "gray"),
    ("honour", "honor"),
    ("judgement", "judgment"),
    ("labelled", "labeled"),
    ("manoeuv", "maneuver"),
    ("neighbour", "neighbor"),
    ("organis", "organize"),
    ("recognis", "recognize"),
    ("towards", "toward"),
    ("whilst", "while"),
];

pub(super) fn check(report: &mut Report) {
    let mut found = Vec::new();
    for file in &report.files {
        let english = file.name.contains("/locales/en/") || file.name.ends_with(".md");
        if !english || file.name.contains("-de.md") {
            continue;
        }
        for (number, line) in (1..).zip(file.text.lines()) {
            for (other, american) in others(line) {
                let place = format!("{}:{number}", file.name);
                found.push((place, format!("`{other}` is `{american}` here")));
            }
        }
    }
    for (place, what) in found {
        report.fault(place, what);
    }
}

/// The words of a line in another spelling. A word in parentheses explains another one.
fn others(line: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let line = line.to_lowercase();
    WORDS.into_iter().filter(move |(other, _)| {
        let mut places = line.match_indices(other);
        places.any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '('))
    })
}

#[cfg(test)]
mod tests {
    use super::others;

    #[test]
    fn words_are_found_by_their_beginning() {
        let found = |line: &str| others(line).map(|(other, _)| other).collect::<Vec<_>>();
        assert_eq!(found("Neighbours of the centre"), ["centre", "neighbour"]);
        assert_eq!(found("as in checkers (draughts)"), Vec::<&str>::new());
        assert_eq!(found("a barycentre"), Vec::<&str>::new());
    }
}
