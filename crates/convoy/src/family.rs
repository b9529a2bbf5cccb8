//! What distinguishes the members of the family (K-13), read from data files.
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

use std::sync::LazyLock;

use game::TextError;

/// A member of the family: its layout and what its rules leave to data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    name: String,
    source: String,
    layout: String,
    size: usize,
    escape: Escape,
    throne: Throne,
    /// In the order of [`Spot`].
    grips: [Grip; 4],
}

/// Where the king escapes (K-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// In a corner. Only he may end there, and a corner counts as a boat of both sides (K-4, K-7).
    Corners,
    /// On any square of the edge; corners are like other squares.
    Edge,
}

/// To whom the throne counts as an enemy (K-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throne {
    /// To everybody, always.
    Hostile,
    /// To attackers always, to defenders while the king is not on it.
    HostileWhenEmpty,
}

/// What it takes to capture the king (K-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// Attackers or hostile squares on all sides that the board has there.
    Surrounded,
    /// Attackers or hostile squares on two opposite sides.
    Flanked,
    /// He can't be captured there.
    Safe,
}

/// Where the king stands, as far as his capture goes.
#[derive(Clone, Copy)]
pub(crate) enum Spot {
    Open,
    Edge,
    Throne,
    BesideThrone,
}

/// The keys of the grips, in the order of [`Spot`].
const GRIPS: [&str; 4] = [
    "king-open",
    "king-edge",
    "king-throne",
    "king-beside-throne",
];

const FILES: [&str; 4] = [
    include_str!("../../../data/convoy/families/convoy.family"),
    include_str!("../../../data/convoy/families/hnefatafl.family"),
    include_str!("../../../data/convoy/families/tablut.family"),
    include_str!("../../../data/convoy/families/brandubh.family"),
];

static ALL: LazyLock<Vec<Family>> = LazyLock::new(|| {
    let read = |text: &&str| Family::read(text);
    match FILES.iter().map(read).collect() {
        Ok(families) => families,
        Err(error) => panic!("a family of the data folder is wrong: {error}"),
    }
});

impl Family {
    /// All members on offer, King's Convoy first.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The member with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|family| family.name == name)
    }

    /// Its name, the first word of its position texts.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where its layout and rules come from.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Squares from one edge of the board to the other.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The board at the start, as position texts write it (K-2).
    #[must_use]
    pub fn layout(&self) -> &str {
        &self.layout
    }

    /// Where the king escapes.
    #[must_use]
    pub fn escape(&self) -> Escape {
        self.escape
    }

    /// To whom the throne counts as an enemy.
    #[must_use]
    pub fn throne(&self) -> Throne {
        self.throne
    }

    pub(crate) fn grip(&self, spot: Spot) -> Grip {
        self.grips[spot as usize]
    }

    /// Reads a data file, as the module's description says.
    ///
    /// # Errors
    ///
    /// If a line is missing or wrong. The layout is tested when a game starts.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut headers: Vec<(&str, &str, usize)> = Vec::new();
        let mut rows: Vec<&str> = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let content = line.trim();
            if let Some((key, value)) = content
                .split_once('=')
                .filter(|_| !content.starts_with('#'))
            {
                headers.push((key.trim(), value.trim(), at));
            } else if !content.is_empty() && !content.starts_with('#') {
                rows.push(content);
            }
            at += line.len();
        }
        let header = |wanted: &str| {
            let found = headers.iter().find(|(key, ..)| *key == wanted);
            found.map(|(_, value, at)| (*value, *at)).ok_or_else(|| {
                TextError::new(text.len(), 0, format!("a line `{wanted} = …` is missing"))
            })
        };
        Ok(Self {
            name: header("name")?.0.to_owned(),
            source: header("source")?.0.to_owned(),
            size: rows.len(),
            layout: rows.join("/"),
            escape: choice(
                "goal",
                header("goal")?,
                &[("corners", Escape::Corners), ("edge", Escape::Edge)],
            )?,
            throne: choice(
                "throne",
                header("throne")?,
                &[
                    ("hostile", Throne::Hostile),
                    ("hostile-when-empty", Throne::HostileWhenEmpty),
                ],
            )?,
            grips: {
                let mut grips = [Grip::Safe; 4];
                for (grip, key) in grips.iter_mut().zip(GRIPS) {
                    let names = [
                        ("surrounded", Grip::Surrounded),
                        ("flanked", Grip::Flanked),
                        ("safe", Grip::Safe),
                    ];
                    *grip = choice(key, header(key)?, &names)?;
                }
                grips
            },
        })
    }
}

fn choice<T: Copy>(
    key: &str,
    (value, at): (&str, usize),
    names: &[(&str, T)],
) -> Result<T, TextError> {
    let found = names.iter().find(|(name, _)| *name == value);
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let known: Vec<_> = names.iter().map(|(name, _)| *name).collect();
        TextError::new(
            at,
            key.len(),
            format!("`{key}` is one of: {}", known.join(", ")),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k_13_a_family_is_data() {
        let names: Vec<_> = Family::all().iter().map(Family::name).collect();
        assert_eq!(names, ["convoy", "hnefatafl", "tablut", "brandubh"]);
        let sizes: Vec<_> = Family::all().iter().map(Family::size).collect();
        assert_eq!(sizes, [13, 11, 9, 7]);
        assert!(
            Family::all()
                .iter()
                .all(|family| !family.source().is_empty())
        );
        assert_eq!(Family::find("chess"), None);
    }

    #[test]
    fn k_13_a_wrong_file_is_refused_with_its_place() {
        let right = FILES[0];
        for (from, to, message) in [
            (
                "goal = corners",
                "goal = moon",
                "`goal` is one of: corners, edge",
            ),
            ("name = convoy", "", "a line `name = …` is missing"),
            (
                "king-edge = surrounded",
                "king-edge = 3",
                "`king-edge` is one of: surrounded, flanked, safe",
            ),
        ] {
            let error = Family::read(&right.replace(from, to)).expect_err("it is wrong");
            assert_eq!(error.message, message);
            assert!(error.at <= right.len());
        }
    }
}
