//! The colors and drawings of a game. What the style sheet says of a class becomes attributes, since a
//! picture must stand for itself.

use std::collections::BTreeMap;

use game::Side;

/// The style sheet of the drawings.
const SHEET: &str = include_str!("../art/looks.css");
/// The drawings: those that all games share, and those of each book.
const ART: [(&str, &str); 4] = [
    ("house", include_str!("../art/house.svg")),
    ("tora", include_str!("../art/tora.svg")),
    ("tigerchess", include_str!("../art/tigerchess.svg")),
    ("convoy", include_str!("../art/convoy.svg")),
];

/// A drawing or its style is missing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the drawings have no {0}")]
pub struct ArtError(String);

type Result<T> = std::result::Result<T, ArtError>;

impl ArtError {
    /// There is no such thing.
    pub(crate) fn missing(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

/// How a game's board and pieces look.
#[derive(Clone, Debug)]
pub struct Looks {
    /// The values of variables such as `--board-light`.
    values: BTreeMap<String, String>,
    /// The declarations of selectors such as `.art-token`, as the sheet has them.
    rules: BTreeMap<String, String>,
    /// The drawings by name.
    symbols: BTreeMap<String, String>,
}

impl Looks {
    /// The looks of a game, by the name of its [book](hall::GameInfo::book).
    #[must_use]
    pub fn of(book: &str) -> Self {
        let mut looks = Self {
            values: BTreeMap::new(),
            rules: blocks(SHEET),
            symbols: BTreeMap::new(),
        };
        for block in [":root".to_owned(), format!("[data-book=\"{book}\"]")] {
            let of_block = looks.rules.get(&block).cloned().unwrap_or_default();
            let values = declarations(&of_block).filter(|(name, _)| name.starts_with("--"));
            looks.values.extend(values.map(owned));
        }
        let art = ART
            .iter()
            .filter(|(name, _)| ["house", book].contains(name));
        for (_, art) in art {
            looks.symbols.extend(symbols(art));
        }
        looks
    }

    /// The same looks in other colors: `value` has those of variables such as `--board-light`, where they differ.
    #[must_use]
    pub fn recolored(mut self, value: impl Fn(&str) -> Option<String>) -> Self {
        for (name, own) in &mut self.values {
            if let Some(other) = value(name) {
                *own = other;
            }
        }
        self
    }

    /// The value of a variable, such as `--board-light`, or the other one if it has none.
    pub(crate) fn value(&self, name: &str, other: &str) -> String {
        self.values
            .get(name)
            .map_or(other, String::as_str)
            .to_owned()
    }

    /// Whether there is a drawing of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.symbols.contains_key(name)
    }

    /// What the sheet says of a selector, such as `.board .target`, as attributes.
    pub(crate) fn attributes(&self, selector: &str, side: Option<Side>) -> Result<String> {
        let rule = self.rules.get(selector);
        let rule = rule.ok_or_else(|| ArtError::missing(format!("style of {selector}")))?;
        let mut text = String::new();
        for (name, value) in declarations(rule) {
            if !name.starts_with("--") && name != "pointer-events" {
                text.push_str(&format!(" {name}=\"{}\"", self.resolved(value, side)?));
            }
        }
        Ok(text)
    }

    /// A drawing in the colors of a side, about the origin and 100 wide.
    pub(crate) fn drawing(&self, name: &str, side: Option<Side>) -> Result<String> {
        let symbol = self.symbols.get(name);
        let mut rest = symbol.ok_or_else(|| ArtError::missing(name))?.as_str();
        let mut text = String::new();
        while let Some((before, class)) = rest.split_once(" class=\"") {
            let (class, after) = class
                .split_once('"')
                .ok_or_else(|| ArtError::missing(format!("end of a class in {name}")))?;
            text.push_str(before);
            text.push_str(&self.attributes(&format!(".{class}"), side)?);
            rest = after;
        }
        text.push_str(rest);
        Ok(text)
    }

    /// A value with its variables filled in.
    fn resolved(&self, value: &str, side: Option<Side>) -> Result<String> {
        let Some((before, rest)) = value.split_once("var(") else {
            return Ok(value.to_owned());
        };
        let (inner, after) = rest
            .rsplit_once(')')
            .ok_or_else(|| ArtError::missing(format!("end of `{value}`")))?;
        let (name, other) = match inner.split_once(',') {
            Some((name, other)) => (name, Some(other.trim())),
            None => (inner, None),
        };
        let of_side = side.and_then(|side| {
            let block = match side {
                Side::First => ".first",
                Side::Second => ".second",
            };
            let mut rules = declarations(self.rules.get(block)?);
            rules.find(|(own, _)| *own == name).map(|(_, value)| value)
        });
        let known = match of_side {
            // It may refer to a variable that this game doesn't have.
            Some(value) => self.resolved(value, None).ok(),
            None => self.values.get(name).cloned(),
        };
        let value = match (known, other) {
            (Some(value), _) => value,
            (None, Some(other)) => self.resolved(other, side)?,
            (None, None) => return Err(ArtError::missing(format!("value of {name}"))),
        };
        Ok(format!("{before}{value}{after}"))
    }
}

fn owned((name, value): (&str, &str)) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// The blocks of a style sheet by selector; of several with one selector the first.
fn blocks(sheet: &str) -> BTreeMap<String, String> {
    let mut plain = String::new();
    for part in sheet.split("/*") {
        plain.push_str(part.split_once("*/").map_or(part, |(_, after)| after));
    }
    let mut found = BTreeMap::new();
    for (selectors, body) in plain.split('}').filter_map(|block| block.split_once('{')) {
        for selector in selectors.split(',') {
            let selector = selector.trim().to_owned();
            found.entry(selector).or_insert_with(|| body.to_owned());
        }
    }
    found
}

fn declarations(body: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = body.split(';').filter_map(|part| part.split_once(':'));
    parts.map(|(name, value)| (name.trim(), value.trim()))
}

/// The drawings of a file by name, without the spaces that indent them.
fn symbols(art: &str) -> BTreeMap<String, String> {
    let parts = art.split("<symbol id=\"").skip(1);
    let symbol = |part: &str| {
        let (name, rest) = part.split_once('"')?;
        let (_, rest) = rest.split_once('>')?;
        let (content, _) = rest.split_once("</symbol>")?;
        let content: String = content.lines().map(str::trim).collect();
        Some((name.to_owned(), content))
    };
    parts.filter_map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_become_attributes_in_the_colors_of_game_and_side() {
        let token = |game: &str, side| {
            let looks = Looks::of(game);
            looks.attributes(".art-token", Some(side)).expect("a rule")
        };
        let of_tora = r##" fill="#e07f2c" stroke="#2a1608" stroke-width="3.5""##;
        assert_eq!(token("tora", Side::First), of_tora);
        assert!(token("convoy", Side::First).contains("#3b4c5a"));
        assert!(token("convoy", Side::Second).contains("#fbf3df"));
    }

    #[test]
    fn other_colors_reach_boards_and_pieces() {
        let slate = |name: &str| (name == "--first").then(|| "#123456".to_owned());
        let looks = Looks::of("tora").recolored(slate);
        let token = looks
            .attributes(".art-token", Some(Side::First))
            .expect("a rule");
        let expected = r##" fill="#123456" stroke="#2a1608" stroke-width="3.5""##;
        assert_eq!(token, expected);
    }

    #[test]
    fn a_variable_that_a_game_does_not_have_falls_back() {
        let edge = |game: &str| {
            let looks = Looks::of(game);
            looks
                .attributes(".art-edge", Some(Side::Second))
                .expect("a rule")
        };
        assert!(
            edge("tora").contains("stroke=\"#16323c\""),
            "{}",
            edge("tora")
        );
        assert!(
            edge("convoy").contains("stroke=\"#b98a3c\""),
            "{}",
            edge("convoy")
        );
    }

    #[test]
    fn no_class_is_left_in_a_drawing() {
        let looks = Looks::of("tora");
        let archer = looks
            .drawing("tora-archer", Some(Side::Second))
            .expect("a drawing");
        assert!(archer.contains("stroke=\"#16323c\"") && !archer.contains("class"));
        assert!(looks.drawing("tora-unicorn", None).is_err());
    }
}
