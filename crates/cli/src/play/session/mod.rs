//! A game at one terminal. It neither draws nor reads keys.

mod looking;
mod series;
mod time;
mod turn;
mod typed;

use clock::Moment;
use game::record::About;
use game::{Place, Refused, Scene, Side, Touch, Viewer};
use hall::{Hall, Table};
use play::{Draft, LocalGame, Screen};
use protocol::{ApplyError, Kept, Seat};

use super::moves::MoveList;
use crate::choices::salt;
use crate::texts;

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
    /// To have the board set up anew.
    Reset,
    /// To leave a game that is not saved anywhere.
    Leave,
    /// To replace a file.
    Replace,
}

/// A game at one terminal.
pub(crate) struct Session {
    /// The game without its running turn.
    game: LocalGame,
    /// The game with the running turn on top of it.
    draft: Draft,
    /// Who looks at the terminal.
    screen: Screen,
    /// What else the record says that the game came from.
    about: About,
    /// The current time.
    now: Moment,
    /// The number of plies before the position on screen, when the player looks back.
    looking_at: Option<usize>,
    pub(crate) message: Option<Message>,
    /// What goes on in the background, shown while there is no message.
    pub(crate) busy: Option<String>,
    /// The places of the move that the computer suggests.
    pub(crate) hint: Vec<Place>,
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
        let game = game.sealed_with(salt, now)?;
        Ok(Self::with(game, draft, about, now))
    }

    /// Begins to play a game, such as one of a match or of points play.
    pub(crate) fn of_game(game: LocalGame, now: Moment) -> Self {
        let draft = game.draft();
        Self::with(game, draft, About::default(), now)
    }

    fn with(game: LocalGame, draft: Draft, about: About, now: Moment) -> Self {
        let seats = game.state().seats();
        let played = seats
            .each_ref()
            .map(|seat| matches!(seat, Seat::Person { .. }));
        let mut session = Self {
            game,
            draft,
            screen: Screen::new(played),
            about,
            now,
            looking_at: None,
            message: None,
            busy: None,
            hint: Vec::new(),
            asked: None,
            list: MoveList::default(),
            last_changes: Vec::new(),
        };
        session.renew();
        session
    }

    /// What a record says about the game besides its moves.
    pub(crate) fn about(&self) -> About {
        let mut about = self.game.state().about(self.now);
        self.game.state().say_agreed(&mut about);
        // A saved game goes on from its record.
        self.game.state().say_proofs(&mut about, Viewer::Judge);
        for (name, value) in self.about.tags.iter() {
            about.tags.set(name, value);
        }
        for (plies, notes) in &self.about.notes {
            let all = about.notes.entry(*plies).or_default();
            all.splice(..0, notes.iter().cloned());
        }
        about
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

    /// Who looks at the screen.
    fn viewer(&self) -> Viewer {
        self.screen.viewer(self.table())
    }

    /// The side that has to take the screen before it sees what it hides.
    pub(crate) fn waits_for(&self) -> Option<Side> {
        self.screen.waits_for(self.table())
    }

    /// The side to move says that only it looks at the screen; returns whether that was asked for.
    pub(crate) fn take_screen(&mut self) -> bool {
        let Some(side) = self.waits_for() else {
            return false;
        };
        self.screen.take(side);
        self.message = None;
        self.renew();
        true
    }

    /// Who plays a side.
    fn seat(&self, side: Side) -> &Seat {
        &self.game.state().seats()[side.index()]
    }

    /// Whether a person at this terminal plays a side.
    pub(crate) fn is_person(&self, side: Side) -> bool {
        matches!(self.seat(side), Seat::Person { .. })
    }

    /// Whether a person is to move.
    pub(crate) fn is_person_to_move(&self) -> bool {
        let side = self.table().to_move();
        side.is_some_and(|side| self.is_person(side))
    }

    /// Whether a person is to move and sees the current position.
    pub(crate) fn may_touch(&self) -> bool {
        self.looking_at.is_none() && self.is_person_to_move() && self.waits_for().is_none()
    }

    /// The level of the computer, if it is to move.
    pub(crate) fn computer_to_move(&self) -> Option<u8> {
        match self.seat(self.table().to_move()?) {
            Seat::Computer { level, .. } => Some(*level),
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

    /// Whether the player asked for this twice in a row; shows `question` the first time.
    pub(crate) fn sure(&mut self, asked: Question, question: impl Into<String>) -> bool {
        let sure = self.asked == Some(asked);
        self.quiet();
        if !sure {
            self.asked = Some(asked);
            self.say(question);
        }
        sure
    }

    /// Forgets messages, questions and hints.
    pub(crate) fn quiet(&mut self) {
        self.message = None;
        self.hint.clear();
        self.asked = None;
    }

    /// The places to step through by keyboard: where the next touch may go, sorted.
    pub(crate) fn choices(&self) -> Vec<Place> {
        self.next().iter().filter_map(Touch::place).collect()
    }

    /// What the next touch is for.
    pub(crate) fn ask(&self) -> String {
        let ask = self.draft.ask();
        ask.as_ref().map(texts::message).unwrap_or_default()
    }

    pub(crate) fn say(&mut self, message: impl Into<String>) {
        self.message = Some(Message::Plain(message.into()));
    }

    fn renew(&mut self) {
        self.screen.follow(self.draft.table());
        self.asked = None;
        self.hint.clear();
        self.list = MoveList::of(self.table(), self.viewer(), &self.list);
        self.find_last_changes();
    }
}
