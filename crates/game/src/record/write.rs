//! A game written down.

use std::time::Duration;

use super::about::{About, Note};
use super::syntax::GameResult;
use super::{GAME, HISTORY, OVERRULED, POINTS, REASON, RESULT, SET_UP, SIDES, START, TIME_OUT};
use crate::played::{Between, SetUp};
use crate::{Conduct, Game, History, Notation, Open, Position};

/// The text of a record. Reading it gives `game` and `about` back.
///
/// Tags of `about` that say what the game itself says (its start or result) are left out.
#[must_use]
pub fn write<P: Open + Notation + Conduct>(game: &Game<P>, about: &About) -> String {
    let mut sheet = Writer {
        game,
        about,
        text: String::new(),
    };
    sheet.tags();
    sheet.moves();
    sheet.text
}

struct Writer<'a, P: Position> {
    game: &'a Game<P>,
    about: &'a About,
    text: String,
}

/// What is written before a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// `;`
    More,
    /// `/`
    Over,
    /// The number of the round, on a new line.
    Round(u32),
    /// Nothing: the game is over.
    Nothing,
}

impl<P: Notation + Conduct> Writer<'_, P> {
    fn tags(&mut self) {
        let start = self.game.start().to_string();
        let in_play = result(self.game, self.about);
        let before = format!("{} {}", in_play.0.text(), in_play.1);
        let decided = overruled(self.game);
        let (result, why) = decided.unwrap_or(in_play);
        let mut derived = vec![(GAME, crate::head(&start)), (START, start.as_str())];
        let mut after = Vec::new();
        if let Some(notation) = self.about.notation {
            after.push((P::NOTATIONS.tag, notation));
        }
        let history = self.game.history();
        if history != History::default() {
            after.push((HISTORY, history.name()));
        }
        after.push((RESULT, result.text()));
        if !why.is_empty() {
            after.push((REASON, why));
        }
        let points = points(self.game);
        if decided.is_some() {
            after.push((OVERRULED, before.trim_end()));
        }
        if let Some(points) = &points {
            after.push((POINTS, points));
        }
        let reserved = [
            GAME,
            START,
            HISTORY,
            RESULT,
            REASON,
            OVERRULED,
            POINTS,
            P::NOTATIONS.tag,
        ];
        let own = self
            .about
            .tags
            .iter()
            .filter(|(name, _)| !reserved.contains(name));
        derived.extend(own.chain(after));
        for (name, value) in derived {
            let value = escape(value, '"').replace('\n', "\\n").replace('\r', "\\r");
            self.text.push_str(&format!("[{name} \"{value}\"]\n"));
        }
        self.text.push('\n');
    }

    fn moves(&mut self) {
        self.notes(0);
        let plies = self.game.moves().len();
        let mut unsaid_end = false;
        for ply in 0..plies {
            let (before, after) = (self.before(ply), self.before(ply + 1));
            let turn_end = P::TURN_END.filter(|(end, _)| *end == self.move_text(ply, None));
            unsaid_end = turn_end.is_some()
                && before == Before::More
                && after != Before::More
                && !self.about.notes.contains_key(&ply)
                && self.game.between(ply).is_empty()
                && self.game.between(ply + 1).is_empty();
            if !unsaid_end {
                self.separate(before);
                let whole_turn = before != Before::More && self.at_turn_start(ply);
                match turn_end {
                    Some((_, empty)) if whole_turn => self.word(empty),
                    Some((end, _)) => self.word(end),
                    None => self.word(&self.move_text(ply, self.about.notation)),
                }
            }
            self.notes(ply + 1);
        }
        if unsaid_end {
            self.separate(self.before(plies));
        }
        self.line();
        let result = overruled(self.game).unwrap_or_else(|| result(self.game, self.about));
        self.text.push_str(result.0.text());
        self.text.push('\n');
    }

    fn before(&self, ply: usize) -> Before {
        let Some(now) = self.game.at(ply) else {
            return Before::Nothing;
        };
        let last = ply.checked_sub(1).and_then(|last| self.game.at(last));
        match (now.to_move(), last) {
            (None, _) => Before::Nothing,
            (Some(_), Some(last)) if last.round() == now.round() => {
                if last.to_move() == now.to_move() {
                    Before::More
                } else {
                    Before::Over
                }
            }
            (Some(_), _) => Before::Round(now.round()),
        }
    }

    fn at_turn_start(&self, ply: usize) -> bool {
        self.game
            .at(ply)
            .is_some_and(|position| position.turn_key().is_some())
    }

    fn move_text(&self, ply: usize, notation: Option<&str>) -> String {
        let (Some(position), Some(&mv)) = (self.game.at(ply), self.game.moves().get(ply)) else {
            return String::new();
        };
        match notation {
            Some(name) => position.notation_in(mv, name),
            None => position.notation(mv),
        }
    }

    fn separate(&mut self, before: Before) {
        match before {
            Before::More => self.text.push(';'),
            Before::Over => self.text.push_str(" /"),
            Before::Round(number) => {
                self.line();
                self.text.push_str(&format!("{number}."));
            }
            Before::Nothing => {}
        }
    }

    fn notes(&mut self, plies: usize) {
        for note in self.about.notes.get(&plies).into_iter().flatten() {
            let text = match note {
                Note::Comment(text) => format!("{{{}}}", escape(text, '}')),
                Note::Clock(left) => format!("[%clk {}]", clock(*left)),
                Note::Other { name, value } => format!("[%{name} {}]", escape(value, ']')),
            };
            self.word(&text);
        }
        for between in self.game.between(plies) {
            let text = match between {
                Between::TimeOut(side) => format!("[%{TIME_OUT} {}]", SIDES[side.index()]),
                Between::SetUp(SetUp {
                    position, reason, ..
                }) => {
                    let value = format!("{position} | {reason}");
                    format!("[%{SET_UP} {}]", escape(&value, ']'))
                }
            };
            self.word(&text);
        }
    }

    fn word(&mut self, text: &str) {
        if !self.text.ends_with('\n') {
            self.text.push(' ');
        }
        self.text.push_str(text);
    }

    fn line(&mut self) {
        if !self.text.ends_with('\n') {
            self.text.push('\n');
        }
    }
}

/// The arbiter's result, if there is one.
fn overruled<P: Position>(game: &Game<P>) -> Option<(GameResult, &str)> {
    Some((GameResult::of(&game.outcome()?), game.overruled()?))
}

/// The arbiter's points, if they are not those of a game that the players end with this result.
fn points<P: Conduct>(game: &Game<P>) -> Option<String> {
    game.overruled()?;
    let outcome = game.outcome()?;
    let [first, second] = outcome.points?;
    let usual = game.position().points_agreed(outcome.winner);
    (outcome.points != usual).then(|| format!("{first} {second}"))
}

/// The result without the arbiter's.
fn result<'a, P: Position>(game: &Game<P>, about: &'a About) -> (GameResult, &'a str) {
    if let Some(outcome) = game.outcome_in_play() {
        return (GameResult::of(&outcome), outcome.ending.name());
    }
    about
        .verdict
        .as_ref()
        .map_or((GameResult::Open, ""), |verdict| {
            (GameResult::decided(verdict.winner), verdict.reason.as_str())
        })
}

fn escape(text: &str, closing: char) -> String {
    text.replace('\\', "\\\\")
        .replace(closing, &format!("\\{closing}"))
}

/// `h:mm:ss`, with three digits of a fraction where there is one.
fn clock(left: Duration) -> String {
    let (seconds, millis) = (left.as_secs(), left.subsec_millis());
    let whole = format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    );
    if millis == 0 {
        whole
    } else {
        format!("{whole}.{millis:03}")
    }
}
