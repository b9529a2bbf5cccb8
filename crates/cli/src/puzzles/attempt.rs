//! A puzzle while somebody solves it: what is typed, and what is answered.

use std::io::{self, Write};

use clock::Moment;
use game::record::About;
use game::{Side, Viewer};
use hall::{Hall, Options};
use play::{Answer, Story, answer};
use protocol::{Agreed, Kept, Seat};
use rulebook::PuzzleGoal;

use super::solve::Task;
use crate::failure::Failure;
use crate::play::{Message, Session, plain};
use crate::texts::{self, fill, text};

/// What comes after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The puzzle goes on.
    Stay,
    /// It is solved.
    Solved,
    /// Another puzzle, if there is one.
    Next,
    /// The end.
    Leave,
}

/// A puzzle on its board.
pub(super) struct Attempt<'a> {
    hall: &'a Hall,
    task: &'a Task,
    session: Session,
    solver: Side,
    /// How many hints were given.
    hints: u8,
}

impl<'a> Attempt<'a> {
    pub(super) fn begin(hall: &'a Hall, task: &'a Task) -> Result<Self, Failure> {
        let session = at_start(hall, task)?;
        let solver = session.table().to_move().unwrap_or(Side::First);
        Ok(Self {
            hall,
            task,
            session,
            solver,
            hints: 0,
        })
    }

    /// Draws the board, and says what is asked for.
    pub(super) fn draw(&self, out: &mut impl Write) -> io::Result<()> {
        self.draw_board(out)?;
        writeln!(out, "{}", self.asked())
    }

    fn draw_board(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        for line in plain::lines(&self.session, self.solver == Side::Second) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }

    /// What the goal is.
    fn asked(&self) -> String {
        let puzzle = &self.task.puzzle;
        let turns_end = puzzle.line.iter().flatten().any(|text| text == "end");
        let (key, turns) = match puzzle.goal {
            PuzzleGoal::Take => ("puzzle-take", 1),
            PuzzleGoal::Win(turns) if turns_end => ("puzzle-win-turns", turns),
            PuzzleGoal::Win(turns) => ("puzzle-win-moves", turns),
        };
        let side = texts::side(self.task.info, self.solver);
        fill(key, &[("side", side.into()), ("turns", turns.into())])
    }

    /// Does what was typed: a word, or moves.
    pub(super) fn typed(&mut self, line: &str, out: &mut impl Write) -> Result<Then, Failure> {
        match line {
            "" => {}
            "?" | "help" => writeln!(out, "{}", text("terminal-puzzle-help"))?,
            "hint" => self.hint(out)?,
            "solution" => self.show(out)?,
            "undo" => {
                self.session.back();
                self.say_message(out)?;
                self.draw(out)?;
            }
            "again" => self.anew(out)?,
            "next" => return Ok(Then::Next),
            "quit" | "exit" | "q" => return Ok(Then::Leave),
            moves => return self.play(moves, out),
        }
        Ok(Then::Stay)
    }

    /// Plays moves, up to the end of the turn.
    fn play(&mut self, moves: &str, out: &mut impl Write) -> Result<Then, Failure> {
        for typed in moves.split(';') {
            if self.session.type_moves(typed).is_err() {
                self.say_message(out)?;
                return Ok(Then::Stay);
            }
            match answer(&self.task.puzzle, self.session.table()) {
                Answer::Open => continue,
                Answer::Solved => {
                    self.draw_board(out)?;
                    writeln!(out, "{} {}\n", text("puzzle-solved"), self.themes())?;
                    return Ok(Then::Solved);
                }
                Answer::Reply(reply) => {
                    self.reply(&reply, out)?;
                    self.draw_board(out)?;
                    writeln!(out, "{}", text("puzzle-goes-on"))?;
                }
                Answer::Wrong(refutation) => {
                    self.refute(refutation, out)?;
                    self.anew(out)?;
                }
            }
            // What was typed behind the end of the turn was not meant for this.
            return Ok(Then::Stay);
        }
        self.draw_board(out)?;
        if let Some(left) = self.actions_left() {
            writeln!(
                out,
                "{}.",
                fill("composer-actions-left", &[("count", left.into())])
            )?;
        }
        writeln!(out, "{}", self.session.ask())?;
        Ok(Then::Stay)
    }

    /// Actions left in the running turn, in games that count them.
    fn actions_left(&self) -> Option<i64> {
        let scene = self.session.scene()?;
        let mut counters = scene.counters.iter();
        let left = counters.find(|counter| counter.key == "actions-left")?;
        Some(left.value)
    }

    /// Plays the other side's moves, and says them.
    fn reply(&mut self, moves: &[String], out: &mut impl Write) -> Result<(), Failure> {
        let from = self.session.table().plies();
        for text in moves {
            self.session.play_text(text).map_err(Failure::Refused)?;
        }
        let told = self.session.told(self.session.table(), from);
        let told = fill("terminal-puzzle-answer", &[("moves", told.into())]);
        Ok(writeln!(out, "{told}")?)
    }

    /// Says that a turn doesn't reach the goal, and how the other side gets away, if that can be shown.
    fn refute(&mut self, moves: Option<Vec<String>>, out: &mut impl Write) -> Result<(), Failure> {
        let Some(moves) = moves else {
            return Ok(writeln!(out, "{}", text("puzzle-wrong"))?);
        };
        self.reply(&moves, out)?;
        self.draw_board(out)?;
        Ok(writeln!(out, "{}", text("puzzle-wrong-answered"))?)
    }

    /// Sets the board up anew.
    fn anew(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.session = at_start(self.hall, self.task)?;
        writeln!(out, "{}", text("terminal-puzzle-anew"))?;
        Ok(self.draw(out)?)
    }

    /// Gives a hint: first the themes, then the piece that begins.
    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.hints += 1;
        if self.hints == 1 {
            let themes = [("themes", self.themes().into())];
            return writeln!(out, "{}", fill("puzzle-hint-themes", &themes));
        }
        writeln!(out, "{}", self.first_piece().unwrap_or_default())
    }

    /// The names of the themes: themes of their own, or names of kinds of pieces.
    fn themes(&self) -> String {
        let name = |theme: &String| {
            let key = format!("puzzle-theme-{theme}");
            let own = text(&key);
            if own == key { text(theme) } else { own }
        };
        let names: Vec<_> = self.task.puzzle.themes.iter().map(name).collect();
        names.join(" · ")
    }

    /// The piece that begins the solution, with its place.
    fn first_piece(&self) -> Option<String> {
        let puzzle = &self.task.puzzle;
        let mut table = self.hall.open(&puzzle.position, &Options::default()).ok()?;
        let scene = table.scene(0, Viewer::Judge)?;
        table.play(puzzle.line.first()?.first()?).ok()?;
        let piece = Story::of(&*table, 0, Viewer::Judge)?.piece?;
        let mut places = scene.places.iter();
        let place = places.find(|view| view.place == piece.place)?.name.clone();
        let name = text(&format!("{}.own", piece.kind));
        let args = [("piece", name.into()), ("place", place.into())];
        Some(fill("puzzle-hint-piece", &args))
    }

    /// Says the solution, turn by turn; the board stands anew for those who play it themselves.
    fn show(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.session = at_start(self.hall, self.task)?;
        for turn in &self.task.puzzle.line {
            let table = self.session.table();
            let (from, side) = (table.plies(), table.to_move());
            for text in turn {
                self.session.play_text(text).map_err(Failure::Refused)?;
            }
            let side = side.map_or_else(String::new, |side| texts::side(self.task.info, side));
            let told = self.session.told(self.session.table(), from);
            writeln!(out, "{side}: {told}")?;
        }
        self.draw_board(out)?;
        writeln!(out, "{}", text("puzzle-shown"))?;
        self.anew(out)
    }

    /// Says why something could not be done.
    fn say_message(&mut self, out: &mut impl Write) -> io::Result<()> {
        match self.session.message.take() {
            None => Ok(()),
            Some(Message::Plain(text)) => writeln!(out, "{text}"),
            Some(Message::Refused(refused)) => writeln!(out, "{}", texts::refused(&refused)),
        }
    }
}

/// The position of a puzzle; both sides are played at the keyboard, the other one by its solution.
fn at_start(hall: &Hall, task: &Task) -> Result<Session, Failure> {
    let opened = hall.open(&task.puzzle.position, &Options::default());
    let table = opened.map_err(|error| Failure::Texts(error.to_string()))?;
    let person = Seat::Person {
        name: String::new(),
    };
    let kept = Kept {
        seats: [person.clone(), person],
        clock: None,
        left: None,
        agreed: Agreed::default(),
        id: None,
        seals: [Vec::new(), Vec::new()],
    };
    Ok(Session::new(
        hall,
        table,
        About::default(),
        kept,
        Moment(0),
    )?)
}
