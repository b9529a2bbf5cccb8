//! A recorded game as a booklet: title, moves with comments, diagrams at marked moments.

use std::collections::BTreeSet;

use game::record::{About, Note};
use game::{Ending, Scene, Side, Viewer};
use hall::Table;
use play::{TurnLine, last_changes, legible, turns};

use crate::flow::{Block, Flow};
use crate::job::{Job, PrintError};
use crate::measure::Run;
use crate::page::{Page, looks};
use crate::variation::{number, variation};

/// The name of a note that asks for a diagram: `{[%diagram]}`.
const DIAGRAM: &str = "diagram";

/// The tags of the players, first and second side.
const PLAYERS: [&str; 2] = ["White", "Black"];

/// When a booklet has diagrams, besides one of the end and those that the record asks for.
#[derive(Clone, Copy, Debug)]
pub struct Diagrams {
    /// After every so many rounds; 0 for none.
    pub every: u32,
    /// Wherever there is a comment.
    pub at_comments: bool,
}

impl Default for Diagrams {
    fn default() -> Self {
        Self {
            every: 10,
            at_comments: true,
        }
    }
}

/// The booklet of a game that a record tells.
///
/// # Errors
///
/// If a drawing is missing.
pub fn booklet(
    job: &Job<'_>,
    table: &dyn Table,
    about: &About,
    diagrams: Diagrams,
) -> Result<Vec<Page>, PrintError> {
    let info = table.info();
    let looks = looks(info);
    let result = result(job, table, about);
    let title = players(job, table, about);
    let facts = facts(job, table, about, &result);
    let mut flow = Flow::new(job, &looks, title.clone());
    flow.add(Block::Title(title))?;
    for fact in facts {
        flow.add(Block::Lead(fact))?;
    }
    let lines = turns(table, table.plies(), Viewer::Judge);
    let moments = moments(table, about, &lines, diagrams);
    let mut book = Book {
        job,
        table,
        about,
        lines: &lines,
        flow,
        moments,
        text: Vec::new(),
    };
    book.notes(0)?;
    for line in &lines {
        book.turn(line)?;
    }
    book.close()?;
    let mut flow = book.flow;
    flow.add(Block::Lead(result))?;
    Ok(flow.finish())
}

/// The value of a tag, if it says something.
fn tag<'a>(about: &'a About, name: &str) -> Option<&'a str> {
    about
        .tags
        .get(name)
        .filter(|value| !matches!(*value, "?" | ""))
}

/// The names of the players, or of the sides where players have none: the title of a booklet.
#[must_use]
pub fn players(job: &Job<'_>, table: &dyn Table, about: &About) -> String {
    let of = |name: &str, side: Side| {
        let side = || job.say(table.info().sides[side.index()]);
        tag(about, name).map_or_else(side, str::to_owned)
    };
    format!(
        "{} – {}",
        of(PLAYERS[0], Side::First),
        of(PLAYERS[1], Side::Second)
    )
}

/// What is said about the game under its title.
fn facts(job: &Job<'_>, table: &dyn Table, about: &About, result: &str) -> Vec<String> {
    let info = table.info();
    let mut facts = vec![job.say(info.name)];
    for (name, side) in PLAYERS.into_iter().zip(info.sides) {
        if let Some(player) = tag(about, name) {
            facts.push(format!("{}: {player}", job.say(side)));
        }
    }
    let place = ["Event", "Site", "Date", "Round"];
    let place: Vec<&str> = place
        .into_iter()
        .filter_map(|name| tag(about, name))
        .collect();
    if !place.is_empty() {
        facts.push(place.join(", "));
    }
    facts.push(result.to_owned());
    facts
}

/// How the game ended, in a sentence or two.
fn result(job: &Job<'_>, table: &dyn Table, about: &About) -> String {
    let name = |side: Side| job.say(table.info().sides[side.index()]);
    let won = |winner: Option<Side>| match winner {
        Some(side) => job
            .words
            .say("result-wins", &[("winner", name(side).into())]),
        None => job.say("result-draw"),
    };
    match (table.outcome(), &about.verdict) {
        (Some(outcome), _) if outcome.ending == Ending::Aborted => job.say("result-void"),
        (Some(outcome), _) => {
            let winner = outcome.winner.unwrap_or(Side::First);
            let names = [
                ("winner", name(winner).into()),
                ("loser", name(!winner).into()),
            ];
            let why = job.words.say(outcome.ending.key(), &names);
            format!("{}. {why}", won(outcome.winner))
        }
        (None, Some(verdict)) if verdict.reason.is_empty() => won(verdict.winner),
        (None, Some(verdict)) => format!("{} ({})", won(verdict.winner), verdict.reason),
        (None, None) => job.say("print-unfinished"),
    }
}

/// The numbers of plies after which there is a diagram.
fn moments(
    table: &dyn Table,
    about: &About,
    lines: &[TurnLine],
    diagrams: Diagrams,
) -> BTreeSet<usize> {
    let wanted = |note: &Note| match note {
        Note::Comment(_) => diagrams.at_comments,
        Note::Other { name, .. } => name == DIAGRAM,
        Note::Clock(_) | Note::Variation(_) => false,
    };
    let noted = about
        .notes
        .iter()
        .filter(|(_, notes)| notes.iter().any(wanted));
    let mut moments: BTreeSet<usize> = noted.map(|(plies, _)| *plies).collect();
    for pair in lines.windows(2) {
        let ended = pair[0].round != pair[1].round;
        if ended && diagrams.every > 0 && pair[0].round.is_multiple_of(diagrams.every) {
            moments.insert(pair[0].to);
        }
    }
    moments.insert(table.plies());
    moments
}

struct Book<'a> {
    job: &'a Job<'a>,
    table: &'a dyn Table,
    about: &'a About,
    lines: &'a [TurnLine],
    flow: Flow<'a>,
    moments: BTreeSet<usize>,
    /// The running paragraph.
    text: Vec<Run>,
}

impl Book<'_> {
    /// A turn in bold; where there is something to say between its moves, it is taken apart.
    fn turn(&mut self, line: &TurnLine) -> Result<(), PrintError> {
        let mut from = line.from;
        for to in line.from + 1..=line.to {
            if to < line.to && !self.is_moment(to) {
                continue;
            }
            let part = TurnLine {
                from,
                to,
                ..line.clone()
            };
            let number = match line.side {
                Side::Second if self.follows(line) && from == line.from => "/ ".to_owned(),
                _ => number(line),
            };
            if line.side == Side::First && from == line.from {
                self.close()?;
            }
            let moves = legible(self.table, &part, Viewer::Judge, false);
            // A part that only ends its turn is nothing to read.
            let ends = from > line.from && moves == line.text;
            if !ends {
                self.say(number + &moves, true);
            }
            self.notes(to)?;
            from = to;
        }
        Ok(())
    }

    fn is_moment(&self, plies: usize) -> bool {
        self.moments.contains(&plies) || self.about.notes.contains_key(&plies)
    }

    /// Whether a turn follows the other side's one in the same paragraph.
    fn follows(&self, line: &TurnLine) -> bool {
        line.from > 0 && !self.text.is_empty() && !self.is_moment(line.from)
    }

    fn say(&mut self, text: String, bold: bool) {
        self.text.push(Run { text, bold });
    }

    /// The comments and variations after so many plies, and the diagram.
    fn notes(&mut self, plies: usize) -> Result<(), PrintError> {
        for note in self.about.notes.get(&plies).into_iter().flatten() {
            match note {
                Note::Comment(text) => self.say(text.clone(), false),
                Note::Variation(other) => {
                    self.say(variation(self.table, self.lines, plies, other), false);
                }
                Note::Clock(_) | Note::Other { .. } => {}
            }
        }
        if self.moments.contains(&plies)
            && let Some(scene) = self.table.scene(plies, Viewer::Judge)
        {
            self.close()?;
            let caption = self.caption(plies, &scene);
            let changed = last_changes(self.table, plies, Viewer::Judge);
            self.flow.add(Block::Diagram {
                scene: Box::new(scene),
                changed,
                caption,
            })?;
        }
        Ok(())
    }

    fn caption(&self, plies: usize, scene: &Scene) -> String {
        let info = self.table.info();
        let round = self.table.round_after(plies).unwrap_or_default();
        let round = self
            .job
            .words
            .say("turn-number", &[("round", round.into())]);
        match scene.to_move {
            Some(side) => {
                let side = self.job.say(info.sides[side.index()]);
                let turn = self.job.words.say("turn-of", &[("side", side.into())]);
                format!("{round}: {turn}")
            }
            None => self.job.say("turn-over"),
        }
    }

    /// Ends the running paragraph.
    fn close(&mut self) -> Result<(), PrintError> {
        if !self.text.is_empty() {
            let text = std::mem::take(&mut self.text);
            self.flow.add(Block::Text(text))?;
        }
        Ok(())
    }
}
