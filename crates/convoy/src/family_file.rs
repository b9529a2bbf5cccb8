//! The data files that tell of a [`Family`].
//!
//! ```text
//! # a comment
//! name = convoy                     the first word of position texts
//! source = where layout and rules come from
//! goal = corners | edge             where the king escapes; corners are then for him alone, and hostile
//! throne = hostile | hostile-when-empty
//! king-open = surrounded | flanked | safe           how he is captured on most squares,
//! king-edge = …                                     on the edge,
//! king-throne = …                                   on the throne,
//! king-beside-throne = …                            and next to it
//!
//! 3t3                               the layout: rows from the top one down, as in position texts
//! ```

use game::{Message, Part, TextError};

use crate::family::{Board, Escape, Family, Grip, Grips, Throne};
use crate::rows::{Written, read_rows};
use crate::squares::name;
use crate::state::Boat;

/// A data file taken apart.
struct File<'a> {
    /// Keys and values.
    headers: Vec<(&'a str, Part<'a>)>,
    rows: Vec<Part<'a>>,
    /// Its end.
    end: Part<'a>,
}

impl<'a> File<'a> {
    fn new(text: &'a str) -> Self {
        let whole = Part::whole(text);
        let (mut headers, mut rows) = (Vec::new(), Vec::new());
        for line in whole.split('\n') {
            let line = line.range(0..line.text.trim_end().len());
            if line.text.is_empty() || line.text.starts_with('#') {
                continue;
            }
            match line.text.split_once('=') {
                Some((key, _)) => {
                    let value = line.from(key.len() + 1);
                    let blanks = value.text.len() - value.text.trim_start().len();
                    headers.push((key.trim(), value.from(blanks)));
                }
                None => rows.push(line),
            }
        }
        Self {
            headers,
            rows,
            end: whole.from(text.len()),
        }
    }

    fn header(&self, key: &str) -> Result<Part<'a>, TextError> {
        match self.headers.iter().find(|(known, _)| *known == key) {
            Some((_, value)) => Ok(*value),
            None => self
                .end
                .error(Message::new("text-missing-line").with("line", key)),
        }
    }

    /// The name, which is the first word of position texts.
    fn name(&self) -> Result<Part<'a>, TextError> {
        let name = self.header("name")?;
        let in_names = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.text.is_empty() || !name.text.chars().all(in_names) {
            return name.error("convoy-text-expected-name");
        }
        Ok(name)
    }

    fn choice<T: Copy>(&self, key: &str, names: &[(&str, T)]) -> Result<T, TextError> {
        let value = self.header(key)?;
        match names.iter().find(|(name, _)| *name == value.text) {
            Some((_, choice)) => Ok(*choice),
            None => {
                let known: Vec<_> = names.iter().map(|(name, _)| *name).collect();
                value.error(Message::new("text-expected-one-of").with("names", known.join(", ")))
            }
        }
    }

    fn grip(&self, key: &str) -> Result<Grip, TextError> {
        let names = [
            ("surrounded", Grip::Surrounded),
            ("flanked", Grip::Flanked),
            ("safe", Grip::Safe),
        ];
        self.choice(key, &names)
    }
}

impl Family {
    /// Reads a data file.
    ///
    /// # Errors
    ///
    /// All lines that are missing or wrong.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let file = File::new(text);
        let Some(board) = Board::new(file.rows.len()) else {
            let sizes = Board::SIZES.map(|size| size.to_string()).join(", ");
            let rows = file.rows.len();
            let message = Message::new("convoy-text-rows-of-layout");
            return file
                .end
                .error(message.with("found", rows).with("sizes", sizes));
        };
        let names = TextError::both(file.name(), file.header("source"));
        let escapes = [("corners", Escape::Corners), ("edge", Escape::Edge)];
        let thrones = [
            ("hostile", Throne::Hostile),
            ("hostile-when-empty", Throne::HostileWhenEmpty),
        ];
        let goals = TextError::both(
            file.choice("goal", &escapes),
            file.choice("throne", &thrones),
        );
        let grips = TextError::both(
            TextError::both(file.grip("king-open"), file.grip("king-edge")),
            TextError::both(file.grip("king-throne"), file.grip("king-beside-throne")),
        );
        let head = TextError::both(names, TextError::both(goals, grips));
        let (head, layout) = TextError::both(head, read_rows(&file.rows))?;
        let ((name, source), ((escape, throne), ((open, edge), (on_throne, beside_throne)))) = head;
        let mut family = Self {
            name: name.text.to_owned(),
            source: source.text.to_owned(),
            layout: layout.iter().map(|&(at, boat, _)| (at, boat)).collect(),
            escape,
            throne,
            grips: Grips {
                open,
                edge,
                throne: on_throne,
                beside_throne,
            },
            board,
            key: 0,
        };
        family.key = family.fresh_key();
        family.test_layout(&layout, file.end)?;
        Ok(family)
    }

    /// Tests that a game can begin with these boats (K-1, K-4, K-9).
    fn test_layout(&self, layout: &[Written<'_>], end: Part<'_>) -> Result<(), TextError> {
        for boat in [Boat::King, Boat::Attacker] {
            if self.fleet(boat) == 0 {
                let message = Message::new("convoy-text-no-boat").with("letter", boat.letter());
                return end.error(message);
            }
        }
        for (at, boat, here) in layout {
            match boat {
                Boat::King if self.escapes().contains(*at) => {
                    return here.error("convoy-text-king-at-goal");
                }
                Boat::Attacker | Boat::Defender if !self.open().contains(*at) => {
                    let message = Message::new("convoy-text-place-of-king");
                    return here.error(message.with("square", name(*at)));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Catalogue;

    #[test]
    fn k_13_a_family_is_data() {
        let families = || Catalogue::built_in().families();
        let names: Vec<_> = families().map(Family::name).collect();
        assert_eq!(names, ["convoy", "hnefatafl", "tablut", "brandubh"]);
        let sizes: Vec<_> = families().map(Family::size).collect();
        assert_eq!(sizes, [13, 11, 9, 7]);
        assert!(families().all(|family| !family.source().is_empty()));
        assert_eq!(Catalogue::built_in().family("chess"), None);
    }

    #[test]
    fn k_13_a_wrong_file_is_refused_with_its_place() {
        let right = include_str!("../data/families/convoy.family");
        let one_of = |names: &str| Message::new("text-expected-one-of").with("names", names);
        let mut all = right.to_owned();
        let mut messages = Vec::new();
        for (from, to, message) in [
            (
                "name = convoy",
                "",
                Message::new("text-missing-line").with("line", "name"),
            ),
            ("goal = corners", "goal = moon", one_of("corners, edge")),
            (
                "king-edge = surrounded",
                "king-edge = 3",
                one_of("surrounded, flanked, safe"),
            ),
        ] {
            let error = Family::read(&right.replace(from, to)).expect_err("it is wrong");
            assert_eq!(error.first().message, message);
            assert!(error.first().at <= right.len());
            all = all.replace(from, to);
            messages.push(message);
        }
        let error = Family::read(&all).expect_err("it is wrong");
        let found: Vec<_> = error.faults().map(|fault| fault.message.clone()).collect();
        assert_eq!(found, messages);
    }
}
