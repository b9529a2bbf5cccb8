//! A game at one terminal: touches, moves and undo. It neither draws nor reads keys.

use clock::{Clock, Moment, Span};
use game::record::About;
use game::{Place, Refused, Scene, Side, Touch, Viewer};
use hall::{Hall, Table};
use play::{Draft, Effect, FlagFall, LocalGame, last_changes, thinking_time};
use protocol::{ApplyError, Kept, Seat};

use super::moves::MoveList;
use super::timing;
use crate::texts::text;

/// A message to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// Plain text.
    Plain(String),
    /// Why a touch leads to nothing.
    Refused(Refused),
}

/// An action that happens only when the player asks for it twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// To end the turn without an action.
    Pass,
    /// To give the game up.
    Resign,
    /// To leave a game that is not saved anywhere.
    Leave,
}

/// A game at one terminal.
pub(crate) struct Session {
    /// The game without its running turn.
    game: LocalGame,
    /// The game with the running turn on top of it.
    draft: Draft,
    /// What else the record says that the game came from.
    about: About,
    /// The current time.
    now: Moment,
    /// The number of plies before the position on screen, when the player looks back.
    looking_at: Option<usize>,
    pub(crate) message: Option<Message>,
    asked: Option<Question>,
    /// What has been played, for the list of moves.
    list: MoveList,
    last_changes: Vec<Place>,
}

impl Session {
    /// Goes on with a game with what was `kept` of it; `about` is what else its record says.
    ///
    /// # Errors
    ///
    /// If `hall` does not have the game.
    pub(crate) fn new(
        hall: &Hall,
        table: Box<dyn Table>,
        about: About,
        kept: Kept,
        now: Moment,
    ) -> Result<Self, ApplyError> {
        let (game, draft) = LocalGame::resumed(hall, table, kept, now)?;
        let mut session = Self {
            game,
            draft,
            about,
            now,
            looking_at: None,
            message: None,
            asked: None,
            list: MoveList::default(),
            last_changes: Vec::new(),
        };
        session.renew();
        Ok(session)
    }

    /// What both clocks show, if the game has clocks.
    pub(crate) fn clocks(&self) -> Option<[String; 2]> {
        let clock = self.game.clock()?;
        Some(timing::lines(clock, self.now))
    }

    /// How long the computer may think about its turn, in games with clocks.
    pub(crate) fn thinking_time(&self) -> Option<Span> {
        let time = |clock: &Clock| thinking_time(clock, self.now);
        self.game.clock().and_then(time)
    }

    /// What a record says about the game besides its moves.
    pub(crate) fn about(&self) -> About {
        let mut about = self.game.state().about(self.now);
        for (name, value) in self.about.tags.iter() {
            about.tags.set(name, value);
        }
        for (plies, notes) in &self.about.notes {
            let all = about.notes.entry(*plies).or_default();
            all.splice(..0, notes.iter().cloned());
        }
        about
    }

    /// Advances the time, which may run out for a side; returns whether the screen has changed.
    pub(crate) fn pass_time(&mut self, now: Moment) -> bool {
        let before = self.clocks();
        self.now = now;
        let fallen = self.game.pass_time(&self.draft.declared(), now);
        let Ok(Some(FlagFall { moves, .. })) = fallen else {
            return self.clocks() != before;
        };
        self.draft = self.game.draft();
        self.looking_at = None;
        self.renew();
        self.say(text(if moves.is_empty() {
            "terminal-time-out"
        } else {
            "terminal-time-ended-turn"
        }));
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

    /// Who looks at the screen: the only person, or the person to move.
    fn viewer(&self) -> Viewer {
        let persons: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(|side| self.is_person(*side))
            .collect();
        match (persons.as_slice(), self.table().to_move()) {
            ([one], _) => Viewer::Player(*one),
            (_, Some(side)) => Viewer::Player(side),
            (_, None) => Viewer::Judge,
        }
    }

    /// Who plays a side.
    fn seat(&self, side: Side) -> &Seat {
        &self.game.state().seats()[side.index()]
    }

    /// Whether a person at this terminal plays a side.
    pub(crate) fn is_person(&self, side: Side) -> bool {
        matches!(self.seat(side), Seat::Person { .. })
    }

    /// Whether a person is to move and sees the current position.
    pub(crate) fn may_touch(&self) -> bool {
        self.looking_at.is_none()
            && self
                .table()
                .to_move()
                .is_some_and(|side| self.is_person(side))
    }

    /// The level of the computer, if it is to move.
    pub(crate) fn computer_to_move(&self) -> Option<u8> {
        match self.seat(self.table().to_move()?) {
            Seat::Computer { level } => Some(*level),
            Seat::Person { .. } | Seat::Open => None,
        }
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

    /// The number of plies shown and the number played.
    pub(crate) fn shown(&self) -> (usize, usize) {
        let plies = self.table().plies();
        (self.looking_at.unwrap_or(plies), plies)
    }

    /// What has been played, for the list of moves.
    pub(crate) fn list(&self) -> &MoveList {
        &self.list
    }

    /// The places that the last finished turn before the position on screen changed.
    pub(crate) fn last_changes(&self) -> &[Place] {
        &self.last_changes
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
            None => self.say(text("terminal-not-whole")),
        }
    }

    fn after(&mut self, effect: Effect) {
        match effect {
            Effect::Selected | Effect::Cleared | Effect::Held => {}
            Effect::Played { sealed } => self.played(sealed, false),
            Effect::TurnOver => self.played(false, true),
            Effect::Refused(refused) => self.message = Some(Message::Refused(refused)),
        }
    }

    /// Plays a move given as text.
    pub(crate) fn play_text(&mut self, mv: &str) -> Result<(), String> {
        let played = self.draft.play_text(mv);
        let played = played.map_err(|error| error.to_string())?;
        self.played(played.sealed, played.turn_over);
        Ok(())
    }

    /// Handles a played move: if it is `sealed` or ends the turn, commits the turn so far.
    fn played(&mut self, sealed: bool, turn_over: bool) {
        if sealed || turn_over {
            let taken = self.game.turn(self.draft.commit(), self.now);
            if let Err(error) = taken {
                // The draft follows the same rules, so this is not expected.
                self.draft = self.game.draft();
                self.say(error.to_string());
            }
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
            self.say(text("terminal-nothing-to-undo"));
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

    /// Ends the turn; plays the move that the touches make first, if they make one.
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
        if nothing_done && !self.sure(Question::Pass, "terminal-pass-question") {
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

    /// Resigns for the side to move.
    pub(crate) fn resign(&mut self) {
        let Some(side) = self.table().to_move().filter(|_| self.may_touch()) else {
            return;
        };
        if self.sure(Question::Resign, "terminal-resign-question") {
            if let Err(error) = self.game.resign(side, self.now) {
                self.say(error.to_string());
            }
            self.draft = self.game.draft();
            self.renew();
        }
    }

    /// Whether the player asked for this twice in a row; shows the text of `question` the first time.
    pub(crate) fn sure(&mut self, asked: Question, question: &str) -> bool {
        let sure = self.asked == Some(asked);
        self.quiet();
        if !sure {
            self.asked = Some(asked);
            self.say(text(question));
        }
        sure
    }

    /// Forgets messages and questions.
    pub(crate) fn quiet(&mut self) {
        self.message = None;
        self.asked = None;
    }

    /// Looks at the position after `plies` plies, or at the present if there are not more.
    pub(crate) fn look_at(&mut self, plies: usize) {
        self.looking_at = (plies < self.table().plies()).then_some(plies);
        self.find_last_changes();
        self.quiet();
    }

    /// Looks `by` plies ahead, or back if negative.
    pub(crate) fn look(&mut self, by: isize) {
        let (shown, _) = self.shown();
        self.look_at(shown.saturating_add_signed(by));
    }

    /// Looks one turn back.
    pub(crate) fn look_at_turn_before(&mut self) {
        let (shown, _) = self.shown();
        self.look_at(self.list.turn_before(shown));
    }

    /// Looks one turn ahead.
    pub(crate) fn look_at_turn_after(&mut self) {
        let (shown, plies) = self.shown();
        self.look_at(self.list.turn_after(shown).unwrap_or(plies));
    }

    /// The places to step through by keyboard: where the next touch may go, sorted.
    pub(crate) fn choices(&self) -> Vec<Place> {
        self.next().iter().filter_map(Touch::place).collect()
    }

    /// Whether a move may begin with an empty place.
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
        self.list = MoveList::of(self.table(), self.viewer(), &self.list);
        self.find_last_changes();
    }

    fn find_last_changes(&mut self) {
        let plies = self.looking_at.unwrap_or_else(|| self.draft.committed());
        self.last_changes = last_changes(self.table(), plies, self.viewer());
    }
}
