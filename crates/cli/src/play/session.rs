//! A game at one terminal: what has been touched, played and taken back. No drawing, no keys.

use clock::{Moment, Settings};
use game::record::About;
use game::{Place, Refused, Scene, Side, Touch, Viewer};
use hall::Table;
use play::{Draft, Effect};

use super::timing::Timing;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// A person at this terminal.
    Person,
    /// The computer.
    Computer,
}

/// What the player is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// Something plain.
    Plain(String),
    /// Why a touch leads to nothing.
    Refused(Refused),
}

/// What the player has to ask for twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// To end the turn with nothing done.
    Pass,
    /// To give the game up.
    Resign,
    /// To leave a game that is nowhere saved.
    Leave,
}

/// A game at one terminal.
pub(crate) struct Session {
    draft: Draft,
    pub(crate) about: About,
    pub(crate) seats: [Seat; 2],
    /// How many plies the position shown has behind it, when looking back.
    looking_at: Option<usize>,
    pub(crate) message: Option<Message>,
    asked: Option<Asked>,
    /// The rounds as a record has them.
    rounds: Vec<String>,
    /// The clocks, if there are any.
    timing: Option<Timing>,
}

impl Session {
    pub(crate) fn new(table: Box<dyn Table>, about: About, seats: [Seat; 2]) -> Self {
        let mut session = Self {
            draft: Draft::resumed(table),
            about,
            seats,
            looking_at: None,
            message: None,
            asked: None,
            rounds: Vec::new(),
            timing: None,
        };
        session.renew();
        session
    }

    /// Sets the clocks and starts that of the side to move.
    pub(crate) fn start_clocks(&mut self, settings: &Settings, now: Moment) {
        self.timing = Some(Timing::start(settings, self.table(), now));
    }

    /// The clocks, if there are any.
    pub(crate) fn timing(&self) -> Option<&Timing> {
        self.timing.as_ref()
    }

    /// Time goes by, and a flag may fall; says whether there is something new to see.
    pub(crate) fn pass_time(&mut self, now: Moment) -> bool {
        let Some((out, news)) = self.timing.as_mut().map(|timing| timing.pass(now)) else {
            return false;
        };
        let Some(side) = out else {
            return news;
        };
        let stands = self.draft.cut();
        if !stands {
            self.draft.time_out(side);
        }
        if let Some(timing) = &mut self.timing {
            timing.fell(self.draft.table(), stands);
        }
        self.looking_at = None;
        self.renew();
        self.say(if stands {
            "Time has ended the turn: what was legal of it stands."
        } else {
            "The time is out."
        });
        true
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.draft.table()
    }

    /// The position on screen.
    pub(crate) fn scene(&self) -> Option<Scene> {
        match self.looking_at {
            Some(plies) => self.table().scene(plies, self.viewer()),
            None => self.draft.scene(self.viewer()),
        }
    }

    /// Who looks at the screen: the only person, or whoever is to move.
    fn viewer(&self) -> Viewer {
        let persons: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(|side| self.seat(*side) == Seat::Person)
            .collect();
        match (persons.as_slice(), self.table().to_move()) {
            ([one], _) => Viewer::Player(*one),
            (_, Some(side)) => Viewer::Player(side),
            (_, None) => Viewer::Judge,
        }
    }

    fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Whether a person is to move and sees the present position.
    pub(crate) fn may_touch(&self) -> bool {
        self.looking_at.is_none()
            && self
                .table()
                .to_move()
                .is_some_and(|side| self.seat(side) == Seat::Person)
    }

    /// Whether the computer is to move.
    pub(crate) fn computer_to_move(&self) -> bool {
        self.table()
            .to_move()
            .is_some_and(|side| self.seat(side) == Seat::Computer)
    }

    /// What has been touched for the next move.
    pub(crate) fn touched(&self) -> &[Touch] {
        self.draft.touched()
    }

    /// What may be touched next.
    pub(crate) fn next(&self) -> Vec<Touch> {
        if !self.may_touch() {
            Vec::new()
        } else if self.touched().is_empty() {
            self.draft.starts().iter().copied().collect()
        } else {
            self.draft.next()
        }
    }

    /// The move that would be played on confirmation.
    pub(crate) fn complete(&self) -> Option<&str> {
        self.draft.complete().map(|offer| offer.text.as_str())
    }

    /// Number of plies shown and played.
    pub(crate) fn shown(&self) -> (usize, usize) {
        let plies = self.table().plies();
        (self.looking_at.unwrap_or(plies), plies)
    }

    /// The moves round by round, as a record has them.
    pub(crate) fn rounds(&self) -> &[String] {
        &self.rounds
    }

    /// Touches a place or a button.
    pub(crate) fn touch(&mut self, touch: Touch) {
        if !self.may_touch() {
            return;
        }
        self.quiet();
        let effect = self.draft.touch(touch);
        self.after(effect);
    }

    /// Plays the move that the touches so far make.
    pub(crate) fn confirm(&mut self) {
        match self.draft.confirm() {
            Some(effect) => self.after(effect),
            None if self.touched().is_empty() => {}
            None => self.say("This is not a whole move yet: go on, or undo with Esc."),
        }
    }

    fn after(&mut self, effect: Effect) {
        match effect {
            Effect::Selected | Effect::Cleared => {}
            Effect::Played { sealed } => self.played(sealed, false),
            Effect::TurnOver => self.played(true, true),
            Effect::Refused(refused) => self.message = Some(Message::Refused(refused)),
        }
    }

    /// Plays a move given as text.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), String> {
        let played = self.draft.play_text(text);
        let played = played.map_err(|error| error.to_string())?;
        self.played(played.sealed, played.turn_over);
        Ok(())
    }

    /// A move was played; what `stands` of the turn can't be taken back.
    fn played(&mut self, stands: bool, turn_over: bool) {
        if stands || turn_over {
            self.draft.commit();
        }
        if let Some(timing) = self.timing.as_mut().filter(|_| turn_over) {
            let left = timing.played(self.draft.table());
            let notes = self.about.notes.entry(self.draft.table().plies());
            notes.or_default().extend(left);
        }
        self.looking_at = None;
        self.renew();
    }

    /// Undoes the last touch, or the last move of the running turn.
    pub(crate) fn back(&mut self) {
        let said = self.message.is_some();
        self.quiet();
        let selected = !self.touched().is_empty();
        if !selected && !self.may_touch() {
            return;
        }
        if self.draft.undo() {
            self.renew();
        } else if !said {
            self.say("Nothing is left to undo in this turn.");
        }
    }

    /// Undoes everything in the running turn.
    pub(crate) fn restart(&mut self) {
        self.quiet();
        if !self.may_touch() {
            return;
        }
        self.draft.restart();
        self.renew();
    }

    /// Ends the turn, with the move that the touches make if they do.
    pub(crate) fn end_turn(&mut self) {
        if !self.may_touch() {
            return;
        }
        if self.table().turn_end().is_none() {
            self.confirm();
            return;
        }
        if !self.touched().is_empty() {
            self.confirm();
            if !self.touched().is_empty() || !self.may_touch() {
                return;
            }
        }
        let nothing_done = self.table().at_turn_start();
        if nothing_done && !self.sure(Asked::Pass, "Nothing done yet. Press Space again to pass.") {
            return;
        }
        if let Some(end) = self.end_button() {
            let effect = self.draft.touch(end);
            self.after(effect);
        }
    }

    fn end_button(&self) -> Option<Touch> {
        let scene = self.scene()?;
        let mut buttons = scene.buttons.iter();
        let end = buttons.find(|button| button.ends_turn)?;
        Some(Touch::Button(end.id))
    }

    /// The side to move gives up.
    pub(crate) fn resign(&mut self) {
        let Some(side) = self.table().to_move().filter(|_| self.may_touch()) else {
            return;
        };
        if self.sure(Asked::Resign, "Press G again to give the game up.") {
            self.draft.resign(side);
            if let Some(timing) = &mut self.timing {
                timing.stop_at_end(self.draft.table());
            }
            self.renew();
        }
    }

    /// Whether this was asked for twice in a row; `question` is shown the first time.
    pub(crate) fn sure(&mut self, asked: Asked, question: &str) -> bool {
        let sure = self.asked == Some(asked);
        self.quiet();
        if !sure {
            self.asked = Some(asked);
            self.say(question);
        }
        sure
    }

    /// Forgets messages and questions.
    pub(crate) fn quiet(&mut self) {
        self.message = None;
        self.asked = None;
    }

    /// Looks `by` plies further back (negative) or on.
    pub(crate) fn look(&mut self, by: isize) {
        let (shown, plies) = self.shown();
        let to = shown.saturating_add_signed(by).min(plies);
        self.looking_at = (to < plies).then_some(to);
        self.quiet();
    }

    /// The places to step through by keyboard: where the next touch may go, sorted.
    pub(crate) fn choices(&self) -> Vec<Place> {
        self.next().iter().filter_map(Touch::place).collect()
    }

    /// Whether a move may begin with a place where nothing stands.
    pub(crate) fn begins_empty(&self) -> bool {
        let Some(scene) = self.scene() else {
            return false;
        };
        let empty = |place: &Place| scene.pieces.iter().all(|piece| piece.place != *place);
        self.touched().is_empty() && self.choices().iter().any(empty)
    }

    pub(crate) fn say(&mut self, message: impl Into<String>) {
        self.message = Some(Message::Plain(message.into()));
    }

    fn renew(&mut self) {
        self.asked = None;
        let record = self.table().record(&About::default());
        let rounds = record.split_once("\n\n").map_or("", |(_, moves)| moves);
        self.rounds = rounds.lines().map(str::to_owned).collect();
        self.rounds.pop();
    }
}
