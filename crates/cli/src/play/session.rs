//! A game at one terminal: what has been touched, played and taken back. No drawing, no keys.

use clock::{Moment, Settings};
use game::record::About;
use game::{ButtonId, Composer, Place, Refused, Scene, Side, Touch, Touched, Viewer};
use hall::{Offer, Table};

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
    table: Box<dyn Table>,
    pub(crate) about: About,
    pub(crate) seats: [Seat; 2],
    offers: Vec<Offer>,
    composer: Composer<usize>,
    /// How many plies there were when the running turn began, or after its last sealed one.
    turn_began: usize,
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
            turn_began: table.plies(),
            table,
            about,
            seats,
            offers: Vec::new(),
            composer: Composer::new(Vec::new()),
            looking_at: None,
            message: None,
            asked: None,
            rounds: Vec::new(),
            timing: None,
        };
        while !session.table.at_turn_start() && session.begins_later() {
            session.turn_began -= 1;
        }
        session.renew();
        session
    }

    /// Sets the clocks and starts that of the side to move.
    pub(crate) fn start_clocks(&mut self, settings: &Settings, now: Moment) {
        self.timing = Some(Timing::start(settings, self.table.as_ref(), now));
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
        let mut declared = Vec::new();
        while self.table.plies() > self.turn_began {
            let last = self.table.ply(self.table.plies() - 1, Viewer::Judge);
            declared.extend(last.map(|(_, text)| text));
            if !self.table.take_back() {
                break;
            }
        }
        declared.reverse();
        // T-R6
        let stands = self.table.standing_part(&declared);
        let played = stands.iter().all(|text| self.table.play(text).is_ok());
        let stands = played && !stands.is_empty();
        if !stands {
            self.table.time_out(side);
        }
        if let Some(timing) = &mut self.timing {
            timing.fell(self.table.as_ref(), stands);
        }
        self.turn_began = self.table.plies();
        self.looking_at = None;
        self.renew();
        self.say(if stands {
            "Time has ended the turn: what was legal of it stands."
        } else {
            "The time is out."
        });
        true
    }

    /// Whether the ply before the supposed begin of the turn is one of the same turn.
    fn begins_later(&self) -> bool {
        let before = self.turn_began.checked_sub(1);
        let before = before.and_then(|ply| self.table.ply(ply, Viewer::Judge));
        let end = self.table.turn_end().map(|(end, _)| end);
        before.is_some_and(|(side, text)| {
            Some(side) == self.table.to_move() && Some(text.as_str()) != end
        })
    }

    pub(crate) fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The position on screen.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let plies = self.looking_at.unwrap_or_else(|| self.table.plies());
        self.table.scene(plies, self.viewer())
    }

    /// Who looks at the screen: the only person, or whoever is to move.
    fn viewer(&self) -> Viewer {
        let persons: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(|side| self.seat(*side) == Seat::Person)
            .collect();
        match (persons.as_slice(), self.table.to_move()) {
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
                .table
                .to_move()
                .is_some_and(|side| self.seat(side) == Seat::Person)
    }

    /// Whether the computer is to move.
    pub(crate) fn computer_to_move(&self) -> bool {
        self.table
            .to_move()
            .is_some_and(|side| self.seat(side) == Seat::Computer)
    }

    /// What has been touched for the next move.
    pub(crate) fn touched(&self) -> &[Touch] {
        self.composer.touched()
    }

    /// What may be touched next.
    pub(crate) fn next(&self) -> Vec<Touch> {
        if self.may_touch() {
            self.composer.next()
        } else {
            Vec::new()
        }
    }

    /// The move that would be played on confirmation.
    pub(crate) fn complete(&self) -> Option<&str> {
        self.composer
            .complete()
            .map(|index| self.offers[index].text.as_str())
    }

    /// Number of plies shown and played.
    pub(crate) fn shown(&self) -> (usize, usize) {
        let plies = self.table.plies();
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
        match self.composer.touch(touch) {
            Touched::Done(index) => self.play(index),
            Touched::More => {}
            Touched::Refused => {
                let mut touches = self.composer.touched().to_vec();
                if touches.last() == Some(&touch) && self.complete().is_some() {
                    self.confirm();
                    return;
                }
                if touches == [touch] {
                    self.composer.clear();
                    return;
                }
                let begins = |offer: &Offer| {
                    let mut gestures = offer.gestures.iter();
                    gestures.any(|gesture| gesture.begins_with(&[touch]))
                };
                if !touches.is_empty() && self.offers.iter().any(begins) {
                    self.composer.clear();
                    self.touch(touch);
                    return;
                }
                touches.push(touch);
                self.message = Some(Message::Refused(self.table.explain(&touches)));
            }
        }
    }

    /// Plays the move that the touches so far make.
    pub(crate) fn confirm(&mut self) {
        match self.composer.complete() {
            Some(index) => self.play(index),
            None if self.composer.touched().is_empty() => {}
            None => self.say("This is not a whole move yet: go on, or undo with Esc."),
        }
    }

    fn play(&mut self, index: usize) {
        let Some(offer) = self.offers.get(index) else {
            return;
        };
        let text = offer.text.clone();
        if let Err(error) = self.play_text(&text) {
            self.say(error);
        }
    }

    /// Plays a move given as text.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), String> {
        let played = self.table.play(text).map_err(|error| error.to_string())?;
        if played.turn_over || played.sealed {
            self.turn_began = self.table.plies();
        }
        if let Some(timing) = self.timing.as_mut().filter(|_| played.turn_over) {
            let left = timing.played(self.table.as_ref());
            let notes = self.about.notes.entry(self.table.plies()).or_default();
            notes.extend(left);
        }
        self.looking_at = None;
        self.renew();
        Ok(())
    }

    /// Undoes the last touch, or the last move of the running turn.
    pub(crate) fn back(&mut self) {
        let said = self.message.is_some();
        self.quiet();
        if self.composer.undo() || !self.may_touch() {
            return;
        }
        if self.table.plies() > self.turn_began && self.table.take_back() {
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
        while self.table.plies() > self.turn_began && self.table.take_back() {}
        self.renew();
    }

    /// Ends the turn, with the move that the touches make if they do.
    pub(crate) fn end_turn(&mut self) {
        if !self.may_touch() {
            return;
        }
        let Some((end, _)) = self.table.turn_end() else {
            self.confirm();
            return;
        };
        if !self.composer.touched().is_empty() {
            self.confirm();
            if !self.composer.touched().is_empty() || !self.may_touch() {
                return;
            }
        }
        let nothing_done = self.table.at_turn_start();
        if nothing_done && !self.sure(Asked::Pass, "Nothing done yet. Press Space again to pass.") {
            return;
        }
        match self.offers.iter().position(|offer| offer.text == end) {
            Some(index) => self.play(index),
            None => {
                let touch = self.end_button().map(Touch::Button);
                self.message = touch.map(|touch| Message::Refused(self.table.explain(&[touch])));
            }
        }
    }

    fn end_button(&self) -> Option<ButtonId> {
        let scene = self.scene()?;
        scene
            .buttons
            .iter()
            .find(|button| button.ends_turn)
            .map(|button| button.id)
    }

    /// The side to move gives up.
    pub(crate) fn resign(&mut self) {
        let Some(side) = self.table.to_move().filter(|_| self.may_touch()) else {
            return;
        };
        if self.sure(Asked::Resign, "Press G again to give the game up.") {
            self.table.resign(side);
            if let Some(timing) = &mut self.timing {
                timing.stop_at_end(self.table.as_ref());
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
        let place = |touch| match touch {
            Touch::Place(place) => Some(place),
            Touch::Button(_) => None,
        };
        self.next().into_iter().filter_map(place).collect()
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
        self.offers = self.table.offers();
        self.composer = Composer::new(hall::gestures(&self.offers));
        self.asked = None;
        let record = self.table.record(&About::default());
        let rounds = record.split_once("\n\n").map_or("", |(_, moves)| moves);
        self.rounds = rounds.lines().map(str::to_owned).collect();
        self.rounds.pop();
    }
}
