//! Moves typed in the game's notation.

use hall::PlayError;

use super::{Message, Session};
use crate::texts::{self, fill, text};

/// The most completions that are shown.
const MOST: usize = 8;

impl Session {
    /// Plays typed moves, with `;` between them. If one can't be played, says why and returns it
    /// with those after it.
    pub(crate) fn type_moves(&mut self, typed: &str) -> Result<(), String> {
        self.look_at(usize::MAX);
        let mut rest = typed.trim();
        while !rest.is_empty() {
            let (first, more) = rest.split_once(';').unwrap_or((rest, ""));
            if let Err(error) = self.type_move(first.trim()) {
                self.message = Some(error);
                return Err(rest.to_owned());
            }
            rest = more.trim();
        }
        Ok(())
    }

    fn type_move(&mut self, typed: &str) -> Result<(), Message> {
        if self.table().outcome().is_some() {
            return Err(Message::Plain(text("error-over")));
        }
        if !self.may_touch() {
            return Err(Message::Plain(text("error-not-your-turn")));
        }
        if self.draft.must_move() {
            return Err(Message::Plain(text("composer-held")));
        }
        let mv = match self.table().turn_end() {
            Some((end, pass)) if typed == pass && self.table().at_turn_start() => end,
            _ => typed,
        };
        let played = self.draft.play_text(mv).map_err(|error| match error {
            PlayError::Text(error) => {
                let args = [
                    ("move", typed.to_owned().into()),
                    ("why", texts::error(&error).into()),
                ];
                Message::Plain(fill("terminal-unreadable", &args))
            }
            PlayError::Refused(refused) => Message::Refused(refused),
            PlayError::Over => Message::Plain(text("error-over")),
        })?;
        self.played(played.sealed, played.turn_over);
        Ok(())
    }

    /// The legal moves that begin like the last of these typed moves, in both ways of writing them,
    /// sorted.
    pub(crate) fn completions(&self, typed: &str) -> Vec<String> {
        if !self.may_touch() {
            return Vec::new();
        }
        let begun = typed.rsplit(';').next().unwrap_or_default();
        // Some write `e2-e4`, some `e2e4`.
        let plain = |text: &str| text.to_lowercase().replace('-', "");
        let begun = plain(begun.trim_start());
        let fits = |text: &String| plain(text).starts_with(&begun);
        let forms = |text: String| {
            let mut ahead = self.table().boxed_clone();
            let played = ahead.play(&text).is_ok();
            let legible = ahead.ply_for_people(self.table().plies(), self.viewer(), false);
            [Some(text), legible.filter(|_| played)]
        };
        let offers = self.table().offers().into_iter();
        let texts = offers.flat_map(|offer| forms(offer.text)).flatten();
        let mut found: Vec<String> = texts.filter(fits).collect();
        found.sort();
        found.dedup();
        found
    }

    /// Says which moves can be meant by what was typed.
    pub(crate) fn say_completions(&mut self, found: &[String]) {
        if found.is_empty() {
            self.say(text("terminal-no-completion"));
            return;
        }
        let more = if found.len() > MOST { " …" } else { "" };
        let first = found.iter().take(MOST).map(String::as_str);
        self.say(first.collect::<Vec<_>>().join("  ") + more);
    }
}
