//! What is told, in the form in which two games can be compared.

use axum::http::header::CONTENT_LENGTH;

use super::Watched;
use crate::stage::Reply;

/// What the story of a game that is over tells of what was hidden.
const DISCLOSED: [(&str, char); 4] = [
    (r#""position":""#, '"'),
    (r#""options":{"#, '}'),
    (r#""moves":["#, ']'),
    (r#""note":{"#, '}'),
];

impl Watched<'_> {
    /// Notes an answer.
    pub(super) fn hear(&mut self, about: &str, reply: &Reply) {
        self.hear_as(about, reply, &reply.text());
    }

    /// Notes an answer with another text.
    pub(super) fn hear_as(&mut self, about: &str, reply: &Reply, text: &str) {
        // The signature of a record signs the game's id, too.
        let lines: Vec<_> = text
            .lines()
            .filter(|line| !line.starts_with("[Signature "))
            .collect();
        let mut headers = reply.headers.clone();
        if self.open {
            // Notes differ in their length, too.
            headers.remove(CONTENT_LENGTH);
        }
        let mut lines = lines.join("\n");
        if self.open && about.ends_with("/story") {
            for (begin, end) in DISCLOSED {
                lines = blotted(&lines, begin, end);
            }
        }
        let said = format!("{} {headers:?}\n{lines}", reply.status);
        self.note(about.to_owned(), &said);
    }

    /// Notes what was told. What differs between any two games is the id, and seals, from which nobody can
    /// find what was sealed (T-X9). When the keeper hides nothing any more, its notes are opened.
    pub(super) fn note(&mut self, about: String, text: &str) {
        const SEALS: [(&str, char); 3] = [
            (r#""seal":""#, '"'),
            ("[%seal first ", ']'),
            ("[%seal second ", ']'),
        ];
        const NOTES: [(&str, char); 3] = [
            (r#""notes":["#, ']'),
            ("[%note first ", ']'),
            ("[%note second ", ']'),
        ];
        let notes = if self.open { &NOTES[..] } else { &[] };
        let mut told = text.to_owned();
        for (begin, end) in SEALS.iter().chain(notes) {
            told = blotted(&told, begin, *end);
        }
        for (number, id) in self.ids.iter().enumerate() {
            told = told.replace(id, &format!("ID {number}"));
        }
        self.heard.push((about, told));
    }
}

/// A text without what stands between these.
fn blotted(text: &str, begin: &str, end: char) -> String {
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.find(end).map_or("", |at| &part[at..]);
        text + begin + rest
    })
}
