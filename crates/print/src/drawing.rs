//! A drawing in the making: SVG elements, and the drawings of pieces and grounds that they use.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::{Display, Write};

use game::Side;

use crate::looks::{ArtError, Looks};

/// SVG elements and what they use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawing {
    pub(crate) body: String,
    /// The drawings used, by their ids.
    used: BTreeMap<String, String>,
}

impl Drawing {
    pub(crate) fn add(&mut self, element: impl Display) {
        let _ = write!(self.body, "{element}");
    }

    /// Puts a drawing of these looks in the colors of a side.
    pub(crate) fn put(
        &mut self,
        looks: &Looks,
        name: &str,
        side: Option<Side>,
        transform: impl Display,
    ) -> Result<(), ArtError> {
        let id = match side {
            Some(Side::First) => format!("{name}-1"),
            Some(Side::Second) => format!("{name}-2"),
            // Not its name alone: a page of the app has a symbol of that name.
            None => format!("{name}-0"),
        };
        let transform = match transform.to_string() {
            none if none.is_empty() => none,
            some => format!(" transform=\"{some}\""),
        };
        self.add(format_args!("<use href=\"#{id}\"{transform}/>"));
        if let Entry::Vacant(free) = self.used.entry(id) {
            free.insert(looks.drawing(name, side)?);
        }
        Ok(())
    }

    /// The definitions that the elements need.
    pub(crate) fn definitions(&self) -> String {
        let mut text = "<defs>".to_owned();
        for (id, drawing) in &self.used {
            let _ = write!(text, "\n<g id=\"{id}\">{drawing}</g>");
        }
        text + "\n</defs>"
    }
}

/// A text as it stands in SVG; characters that XML can't have are left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_becomes_xml() {
        assert_eq!(
            escaped("a<b & \"c\"\u{7}\n>"),
            "a&lt;b &amp; &quot;c&quot; &gt;"
        );
    }

    #[test]
    fn a_drawing_that_is_used_twice_is_defined_once() {
        let looks = Looks::of("tora");
        let mut drawing = Drawing::default();
        for at in ["", "translate(100 0)"] {
            let put = drawing.put(&looks, "tora-archer", Some(Side::First), at);
            assert_eq!(put, Ok(()));
        }
        assert_eq!(drawing.body.matches("href=\"#tora-archer-1\"").count(), 2);
        let definitions = drawing.definitions();
        assert_eq!(definitions.matches("id=\"tora-archer-1\"").count(), 1);
    }
}
