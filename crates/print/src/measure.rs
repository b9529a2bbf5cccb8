//! How wide texts are, and where lines break.

use crate::widths::{BOLD, REGULAR};

/// The width of characters that are not in the tables, in 2048ths: rather too wide than too narrow.
const OTHER: u16 = 1640;

/// The width of a text in a font of size 1.
pub(crate) fn width(text: &str, bold: bool) -> f32 {
    let table = if bold { &BOLD } else { &REGULAR };
    let of = |c: char| {
        let index = (c as usize).checked_sub(0x20);
        f32::from(*index.and_then(|index| table.get(index)).unwrap_or(&OTHER))
    };
    text.chars().map(of).sum::<f32>() / 2048.0
}

/// The text, cut with `…` where it is wider than `room`.
pub(crate) fn fitting(text: &str, bold: bool, room: f32) -> String {
    if width(text, bold) <= room {
        return text.to_owned();
    }
    let mut cut: Vec<char> = text.chars().collect();
    loop {
        let shorter: String = cut.iter().collect::<String>().trim_end().to_owned() + "…";
        if cut.is_empty() || width(&shorter, bold) <= room {
            return shorter;
        }
        cut.pop();
    }
}

/// A part of a line in one style.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Run {
    pub(crate) text: String,
    pub(crate) bold: bool,
}

/// A word that a paragraph is made of.
struct Word {
    text: String,
    bold: bool,
}

/// Breaks runs into lines no wider than `room`, for a font of size 1. A word that is wider alone is
/// cut.
pub(crate) fn lines(runs: &[Run], room: f32) -> Vec<Vec<Run>> {
    let words = runs.iter().flat_map(|run| {
        let words = run.text.split_whitespace();
        words.flat_map(move |word| pieces(word, run.bold, room))
    });
    let mut lines: Vec<Vec<Run>> = Vec::new();
    let mut used = 0.0;
    for word in words {
        let wide = width(&word.text, word.bold);
        let space = width(" ", word.bold);
        match lines.last_mut() {
            Some(line) if used + space + wide <= room => {
                used += space + wide;
                match line.last_mut().filter(|run| run.bold == word.bold) {
                    Some(run) => run.text = format!("{} {}", run.text, word.text),
                    None => line.push(Run {
                        text: format!(" {}", word.text),
                        bold: word.bold,
                    }),
                }
            }
            _ => {
                used = wide;
                lines.push(vec![Run {
                    text: word.text,
                    bold: word.bold,
                }]);
            }
        }
    }
    lines
}

/// A word in parts that are no wider than `room`.
fn pieces(word: &str, bold: bool, room: f32) -> Vec<Word> {
    let mut parts = vec![Word {
        text: String::new(),
        bold,
    }];
    let mut used = 0.0;
    for c in word.chars() {
        let wide = width(c.encode_utf8(&mut [0; 4]), bold);
        if used + wide > room && used > 0.0 {
            used = 0.0;
            parts.push(Word {
                text: String::new(),
                bold,
            });
        }
        used += wide;
        if let Some(part) = parts.last_mut() {
            part.text.push(c);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &str, bold: bool) -> Run {
        Run {
            text: text.to_owned(),
            bold,
        }
    }

    #[test]
    fn widths_are_those_of_the_fonts() {
        // An m has 1706 of 2048 units, an i 455.
        assert!((width("mi", false) - 2161.0 / 2048.0).abs() < 1e-6);
        assert!(width("mi", true) > width("mi", false));
    }

    #[test]
    fn lines_break_between_words_and_keep_their_styles() {
        let room = width("one two", false) + 0.01;
        let broken = lines(&[run("one two three", false), run("four", true)], room);
        assert_eq!(
            broken,
            [
                vec![run("one two", false)],
                vec![run("three", false)],
                vec![run("four", true)]
            ]
        );
        let wide = lines(&[run("one", false), run("two", true)], 99.0);
        assert_eq!(wide, [vec![run("one", false), run(" two", true)]]);
    }

    #[test]
    fn a_word_without_end_is_cut() {
        let long = "w".repeat(50);
        let room = width("wwwwwwwwww", false) + 0.01;
        let broken = lines(&[run(&long, false)], room);
        assert_eq!(broken.len(), 5);
        assert!(width(&fitting(&long, false, room), false) <= room);
        assert_eq!(fitting("short", false, room), "short");
    }
}
