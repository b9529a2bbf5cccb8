//! A game written down.

use super::about::{About, Note, Variation};
use super::notes::{text_in_braces, text_in_note};
use super::result::{GameResult, termination};
use super::variation::game_of;
use super::{
    FEN, GAME, HAS_FEN, HISTORY, OVERRULED, POINTS, REASON, RESULT, ROSTER, SET_UP, SIDES,
    TERMINATION, TIME_OUT, VARIANT, time_text,
};
use crate::played::{Between, SetUp};
use crate::{Conduct, Ending, Game, History, Notation, Open, Position, Side};

/// The text of a record. Reading it gives `game` and `about` back.
///
/// Tags of `about` that say what the game itself says (its start or result) are left out.
#[must_use]
pub fn write<P: Open + Notation + Conduct>(game: &Game<P>, about: &About) -> String {
    let mut sheet = Writer {
        game,
        about,
        within: false,
        text: String::new(),
    };
    sheet.tags();
    sheet.moves();
    sheet.text
}

struct Writer<'a, P: Position> {
    game: &'a Game<P>,
    about: &'a About,
    /// Whether this is a variation, which no result follows.
    within: bool,
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
    Round(u32, Side),
    /// Nothing: the game is over.
    Nothing,
}

impl<P: Notation + Conduct> Writer<'_, P> {
    fn tags(&mut self) {
        let start = self.game.start().to_string();
        let (variant, fen) = start.split_once(' ').unwrap_or((&start, ""));
        let in_play = result(self.game, self.about);
        let before = format!("{} {}", in_play.0.text(), in_play.1);
        let decided = overruled(self.game);
        let (result, why) = decided.unwrap_or(in_play);
        for (name, unknown) in ROSTER {
            let known = self.about.tags.get(name).unwrap_or(unknown);
            self.tag(name, if name == RESULT { result.text() } else { known });
        }
        self.tag(VARIANT, variant);
        self.tag(HAS_FEN, "1");
        self.tag(FEN, fen);
        if let Some(notation) = self.about.notation {
            self.tag(P::NOTATIONS.tag, notation);
        }
        let history = self.game.history();
        if history != History::default() {
            self.tag(HISTORY, history.name());
        }
        let ending = self.game.outcome().map(|outcome| outcome.ending);
        match &self.about.verdict {
            Some(verdict) if ending.is_none() => {
                // Nobody knows why, unless the verdict says so.
                if !verdict.reason.is_empty() {
                    self.tag(TERMINATION, termination(Some(Ending::Overruled)));
                }
            }
            _ => self.tag(TERMINATION, termination(ending)),
        }
        if !why.is_empty() {
            self.tag(REASON, why);
        }
        if decided.is_some() {
            self.tag(OVERRULED, before.trim_end());
        }
        if let Some(points) = points(self.game) {
            self.tag(POINTS, &points);
        }
        for (name, value) in self.about.tags.iter() {
            let in_roster = ROSTER.iter().any(|known| known.0 == name);
            if !in_roster && !GAME.contains(&name) && name != P::NOTATIONS.tag {
                self.tag(name, value);
            }
        }
        self.text.push('\n');
    }

    fn tag(&mut self, name: &str, value: &str) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let value = value.replace('\n', "\\n").replace('\r', "\\r");
        self.text.push_str(&format!("[{name} \"{value}\"]\n"));
    }

    fn moves(&mut self) {
        self.all_moves();
        self.line();
        let result = overruled(self.game).unwrap_or_else(|| result(self.game, self.about));
        self.text.push_str(result.0.text());
        self.text.push('\n');
    }

    fn all_moves(&mut self) {
        self.notes(0);
        match P::TURN_END {
            Some(end) => self.turns(end),
            None => self.single_moves(),
        }
    }

    /// A variation in parentheses, whose lines are joined.
    fn variation(&self, variation: &Variation, plies: usize) -> String {
        let Some(game) = game_of(self.game, plies, variation) else {
            return String::new();
        };
        let about = About {
            notation: self.about.notation,
            notes: variation.notes.clone(),
            ..About::default()
        };
        let mut own = Writer {
            game: &game,
            about: &about,
            within: true,
            text: String::new(),
        };
        own.all_moves();
        format!("({})", own.text.trim().replace('\n', " "))
    }

    /// Moves as in chess, a round on each line. A number is repeated where the eye needs it.
    fn single_moves(&mut self) {
        let mut round = None;
        let mut apart = true;
        for ply in 0..self.game.plies() {
            let Some((side, now)) = self.turn(ply) else {
                return;
            };
            let text = self.move_text(ply, self.about.notation);
            if round != Some(now) {
                self.line();
            }
            if round != Some(now) || apart || text.contains(' ') {
                self.number(now, side);
            }
            self.word(&text);
            apart = self.notes(ply + 1);
            round = Some(now);
        }
    }

    /// Turns of several moves, whose usual end is not written (T-N2).
    fn turns(&mut self, (end, empty): (&'static str, &'static str)) {
        let plies = self.game.plies();
        let mut unsaid_end = false;
        for ply in 0..plies {
            let (before, after) = (self.before(ply), self.before(ply + 1));
            let turn_end = self.move_text(ply, None) == end;
            unsaid_end = turn_end
                && before == Before::More
                && after != Before::More
                && !(self.within && after == Before::Nothing)
                && !self.about.notes.contains_key(&ply)
                && self.game.between(ply).is_empty()
                && self.game.between(ply + 1).is_empty();
            if !unsaid_end {
                self.separate(before);
                let whole_turn = before != Before::More && self.at_turn_start(ply);
                match turn_end {
                    true if whole_turn => self.word(empty),
                    true => self.word(end),
                    false => self.word(&self.move_text(ply, self.about.notation)),
                }
            }
            self.notes(ply + 1);
        }
        if unsaid_end {
            self.separate(self.before(plies));
        }
    }

    /// Who plays a ply, and in which round.
    fn turn(&self, ply: usize) -> Option<(Side, u32)> {
        let position = self.game.at(ply)?;
        Some((position.to_move()?, position.round()))
    }

    fn before(&self, ply: usize) -> Before {
        let last = ply.checked_sub(1).and_then(|last| self.turn(last));
        match (self.turn(ply), last) {
            (None, _) => Before::Nothing,
            (Some(now), Some(last)) if now == last => Before::More,
            (Some(now), Some(last)) if now.1 == last.1 => Before::Over,
            (Some((side, round)), _) => Before::Round(round, side),
        }
    }

    fn at_turn_start(&self, ply: usize) -> bool {
        self.game
            .at(ply)
            .is_some_and(|position| position.turn_key().is_some())
    }

    fn move_text(&self, ply: usize, notation: Option<&str>) -> String {
        let (Some(position), Some(mv)) = (self.game.at(ply), self.game.ply(ply)) else {
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
            Before::Round(number, side) => {
                self.line();
                self.number(number, side);
            }
            Before::Nothing => {}
        }
    }

    fn number(&mut self, number: u32, side: Side) {
        let dots = match side {
            Side::First => ".",
            Side::Second => "...",
        };
        self.word(&format!("{number}{dots}"));
    }

    /// Writes what stands after this many plies beside the moves; returns whether there is any.
    fn notes(&mut self, plies: usize) -> bool {
        let before = self.text.len();
        for note in self.about.notes.get(&plies).into_iter().flatten() {
            let text = match note {
                // The page, which never has any, goes without the code.
                Note::Variation(variation) => {
                    if cfg!(feature = "variations") {
                        self.word(&self.variation(variation, plies));
                    }
                    continue;
                }
                Note::Comment(text) => text_in_braces(text),
                Note::Clock(left) => format!("[%clk {}]", time_text(*left)),
                Note::Other { name, value } => {
                    format!("[%{name} {}]", text_in_note(value))
                }
            };
            if !text.is_empty() {
                self.word(&format!("{{{text}}}"));
            }
        }
        for between in self.game.between(plies) {
            let text = match between {
                Between::TimeOut(side) => format!("{TIME_OUT} {}", SIDES[side.index()]),
                Between::SetUp(SetUp {
                    position, reason, ..
                }) => {
                    let reason = text_in_note(reason);
                    format!("{SET_UP} {position} | {reason}")
                }
            };
            self.word(&format!("{{[%{text}]}}"));
        }
        self.text.len() > before
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
