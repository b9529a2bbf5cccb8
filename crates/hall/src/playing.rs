//! [`Table`] for every game that is [`Playable`](game::Playable).
//!
//! Everything that a viewer reads, touches or sees comes from that viewer's view.

use std::any::TypeId;
#[cfg(feature = "counting")]
use std::sync::atomic::AtomicBool;

use game::record::{self, About};
#[cfg(feature = "reading")]
use game::record::{AsFar, RecordError, Sheet};
use game::{
    Arrange, Arranged, Conduct, Fault, Game, GameError, Ground, History, Laid, Message, Motion,
    MoveError, Notation, Notations, Outcome, PieceView, Place, Position, Reach, Refused, Scene,
    Seen, Show, Side, TextError, Touch, Viewer,
};
#[cfg(feature = "solving")]
use game::{GaveUp, Goal};

use crate::GameInfo;
use crate::rules::Listed;
use crate::table::{Offer, PlayError, Played, Table};

/// A game of a known type behind the [`Table`] trait.
#[derive(Clone)]
pub(crate) struct Playing<P: Listed> {
    game: Game<P>,
}

impl<P: Listed> Playing<P> {
    pub(crate) fn boxed(game: Game<P>) -> Box<dyn Table> {
        Box::new(Self { game })
    }

    fn now(&self) -> &P {
        self.game.position()
    }

    /// What the side to move knows now.
    fn mover_view(&self) -> P::View {
        let viewer = self.to_move().map_or(Viewer::Public, Viewer::Player);
        self.now().view(viewer)
    }

    /// The view that `viewer` had before a ply, and what the viewer then saw.
    fn seen(&self, ply: usize, viewer: Viewer) -> Option<(P::View, Seen<P>)> {
        let mv = self.game.ply(ply)?;
        let before = self.game.at(ply)?;
        let seen = before.seen(mv, before.answer(mv), viewer);
        Some((before.view(viewer), seen))
    }
}

/// A move in the form that people read best, with the board numbered from the other side if wanted.
fn for_people<V: Notation>(view: &V, mv: V::Move, turned: bool) -> String {
    match V::NOTATIONS.turned.filter(|_| turned) {
        Some(name) => view.notation_in(mv, name),
        None => view.notation_for_people(mv),
    }
}

/// Refuses a position that does not begin with the same word as another one: that tells the game, and its
/// edition, terrain and agreements.
fn same_kind(own: &str, position: &str) -> Result<(), TextError> {
    let [own, other] = [own, position].map(|text| text.split(' ').next().unwrap_or_default());
    if own == other {
        return Ok(());
    }
    let message = Message::new("text-expected-game").with("name", own);
    Err(TextError::new(0, other.len(), message))
}

impl<P: Listed> Table for Playing<P> {
    fn info(&self) -> &'static GameInfo {
        P::INFO
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn has_secrets(&self) -> bool {
        // Only a game without secrets is its own view.
        TypeId::of::<P>() != TypeId::of::<P::View>()
    }

    fn start(&self, viewer: Viewer) -> String {
        self.game.start().view(viewer).to_string()
    }

    fn history(&self) -> History {
        self.game.history()
    }

    fn position(&self, viewer: Viewer) -> String {
        self.now().view(viewer).to_string()
    }

    fn position_after(&self, plies: usize, viewer: Viewer) -> Option<String> {
        let position = self.game.at(plies)?;
        Some(position.view(viewer).to_string())
    }

    fn to_move(&self) -> Option<Side> {
        self.game.to_move()
    }

    fn to_move_after(&self, plies: usize) -> Option<Side> {
        self.game.at(plies)?.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn opening_phase(&self) -> bool {
        self.now().opening_phase()
    }

    fn time_factor(&self) -> u32 {
        self.now().time_factor()
    }

    fn at_turn_start(&self) -> bool {
        self.now().turn_key().is_some()
    }

    fn turn_begins(&self, plies: usize) -> bool {
        let position = self.game.at(plies);
        position.is_some_and(|position| position.turn_key().is_some())
    }

    fn hides(&self, side: Side, plies: usize) -> Option<String> {
        self.game.at(plies)?.hides(side)
    }

    fn points(&self) -> Option<[i32; 2]> {
        self.now().points()
    }

    fn round(&self) -> u32 {
        self.now().round()
    }

    fn round_after(&self, plies: usize) -> Option<u32> {
        Some(self.game.at(plies)?.round())
    }

    fn plies(&self) -> usize {
        self.game.plies()
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.game.bytes()
    }

    fn ply(&self, ply: usize, viewer: Viewer) -> Option<(Side, String)> {
        let (view, seen) = self.seen(ply, viewer)?;
        Some((view.to_move()?, view.notation(seen)))
    }

    fn ply_for_people(&self, ply: usize, viewer: Viewer, turned: bool) -> Option<String> {
        let (view, seen) = self.seen(ply, viewer)?;
        Some(for_people(&view, seen, turned))
    }

    fn covered(&self, ply: usize, turned: bool) -> Option<String> {
        let (view, seen) = self.seen(ply, Viewer::Judge)?;
        Some(for_people(&view, view.covered(seen)?, turned))
    }

    fn offers(&self) -> Vec<Offer> {
        let view = self.mover_view();
        let mut moves = Vec::new();
        if self.to_move().is_some() {
            view.legal_moves(&mut moves);
        }
        let gestures = view.all_gestures(&moves);
        let offer = |(mv, gestures)| Offer {
            text: view.notation(mv),
            gestures,
            seals: view.seals(mv),
        };
        moves.into_iter().zip(gestures).map(offer).collect()
    }

    fn is_report(&self, text: &str) -> bool {
        self.mover_view().parse_move(text).is_ok_and(P::is_report)
    }

    fn play(&mut self, text: &str) -> Result<Played, PlayError> {
        let side = self.to_move().ok_or(PlayError::Over)?;
        let view = self.mover_view();
        let choice = view.parse_move(text).map_err(|error| match error {
            MoveError::Text(error) => PlayError::Text(error),
            MoveError::Illegal(reason) => PlayError::Refused(reason.into()),
        })?;
        let not_so = |message| PlayError::Text(TextError::new(0, text.len(), message));
        let (mv, told) = P::choice(choice).ok_or_else(|| not_so("text-hidden-move"))?;
        let answer = self.now().answer(mv);
        // A choice says nothing about the answer; only a report must be true.
        if P::is_report(choice) && told.is_some_and(|told| told != answer) {
            return Err(not_so("text-other-answer"));
        }
        let text = view.notation(self.now().seen(mv, answer, Viewer::Player(side)));
        let sealed = view.seals(choice);
        self.game.play(mv).map_err(|error| match error {
            GameError::Over => PlayError::Over,
            GameError::Illegal(reason) => PlayError::Refused(reason.into()),
        })?;
        let turn_over = self.to_move() != Some(side) || self.at_turn_start();
        Ok(Played {
            text,
            side,
            sealed,
            turn_over,
        })
    }

    fn take_back(&mut self) -> bool {
        self.game.take_back().is_some()
    }

    fn resign(&mut self, loser: Side) {
        self.game.resign(loser);
    }

    fn draw(&mut self) {
        self.game.draw();
    }

    fn award(&self, winner: Side) -> Option<Outcome> {
        self.game.award(winner)
    }

    fn agree_award(&mut self, winner: Side) -> bool {
        self.game.agree_award(winner)
    }

    fn reach_target(&mut self, winner: Side) -> bool {
        self.game.reach_target(winner)
    }

    fn may_reset(&self) -> bool {
        self.game.may_reset()
    }

    fn reset(&mut self) -> bool {
        self.game.reset()
    }

    fn set_up(&mut self, position: &str, reason: &str) -> Result<bool, TextError> {
        if P::ARBITER.is_none() {
            return Ok(false);
        }
        same_kind(&self.start(Viewer::Judge), position)?;
        Ok(self.game.set_up(position.parse()?, reason))
    }

    fn laid_out(&self, pieces: &[Laid], to_move: Side) -> Option<String> {
        self.now().view(Viewer::Judge).laid_out(pieces, to_move)
    }

    fn arrangement(&self) -> Arranged {
        let view = self.now().view(Viewer::Judge);
        Arranged {
            pieces: view.scene().pieces,
            to_move: view.to_move().unwrap_or(Side::First),
            fields: view.fields(),
            painted: Vec::new(),
        }
    }

    fn kit(&self) -> Vec<PieceView> {
        self.now().view(Viewer::Judge).kit()
    }

    fn grounds(&self) -> Vec<Ground> {
        self.now().view(Viewer::Judge).grounds()
    }

    fn takes(&self, at: Place, piece: &PieceView) -> bool {
        self.now().view(Viewer::Judge).takes(at, piece)
    }

    fn arranged(&self, arranged: &Arranged) -> String {
        self.now().view(Viewer::Judge).arranged(arranged)
    }

    fn places_of(&self, fault: &Fault, text: &str) -> Vec<Place> {
        let view = self.now().view(Viewer::Judge);
        game::places_of(fault, text, &view.scene(), &view.rows())
    }

    fn set_ups(&self) -> Vec<(usize, &str)> {
        let set_ups = self.game.set_ups().iter();
        set_ups
            .map(|set_up| (set_up.plies, set_up.reason.as_str()))
            .collect()
    }

    #[cfg(feature = "reading")]
    fn before_set_up(&self, number: usize) -> Option<Box<dyn Table>> {
        self.game.before_set_up(number).map(Self::boxed)
    }

    fn overrule(&mut self, winner: Option<Side>, points: Option<[i32; 2]>, reason: &str) -> bool {
        self.game.overrule(winner, points, reason)
    }

    fn overruled(&self) -> Option<&str> {
        self.game.overruled()
    }

    fn ended_by_history(&self) -> bool {
        self.game.ended_by_history()
    }

    fn end_by_history(&mut self) -> bool {
        self.game.end_by_history()
    }

    fn time_out(&mut self, side: Side) {
        self.game.time_out(side);
    }

    fn time_outs(&self) -> &[(usize, Side)] {
        self.game.time_outs()
    }

    fn scene(&self, plies: usize, viewer: Viewer) -> Option<Scene> {
        let position = self.game.at(plies)?;
        Some(position.view(viewer).scene())
    }

    fn passing(&self, ply: usize, viewer: Viewer) -> Option<PieceView> {
        let (_, text) = self.ply(ply, viewer)?;
        let before = self.game.at(ply)?.view(viewer);
        let told = before.parse_move(&text).ok()?;
        before.passing(told)
    }

    fn trace(&self, ply: usize, viewer: Viewer) -> Vec<Place> {
        let seen = self.seen(ply, viewer);
        seen.map_or_else(Vec::new, |(view, seen)| view.trace(seen))
    }

    fn motion(&self, ply: usize, viewer: Viewer) -> Option<Motion> {
        let (view, seen) = self.seen(ply, viewer)?;
        Some(view.motion(seen))
    }

    fn reach_of(&self, plies: usize, viewer: Viewer, side: Side, at: Place) -> Option<Reach> {
        self.game.at(plies)?.view(viewer).reach_of(side, at)
    }

    fn threats(&self, plies: usize, viewer: Viewer, side: Side, at: Place) -> Vec<Place> {
        let position = self.game.at(plies);
        position.map_or_else(Vec::new, |position| position.view(viewer).threats(side, at))
    }

    fn ask(&self, touched: &[Touch]) -> Option<Message> {
        self.to_move()?;
        Some(self.mover_view().ask(touched))
    }

    fn awaited(&self) -> Option<Message> {
        self.to_move()?;
        // As everybody knows the position.
        self.now().view(Viewer::Public).awaited()
    }

    fn explain(&self, touched: &[Touch]) -> Refused {
        self.mover_view().explain(touched).into()
    }

    fn turn_end(&self) -> Option<(&'static str, &'static str)> {
        P::TURN_END
    }

    fn notations(&self) -> Notations {
        <P::View as Notation>::NOTATIONS
    }

    #[cfg(feature = "reading")]
    fn replay(&mut self, sheet: &Sheet<'_>) -> Result<About, RecordError> {
        // The start was read earlier, by code that knows all names.
        let start = self.game.start().clone();
        let (game, about) = sheet.replay_as_judge(start)?;
        self.game = game;
        Ok(about)
    }

    #[cfg(feature = "reading")]
    fn replay_as_far(
        &mut self,
        sheet: &Sheet<'_>,
    ) -> Result<(About, Option<RecordError>), RecordError> {
        let AsFar { game, about, wrong } = sheet.replay_as_far(self.game.start().clone())?;
        self.game = game;
        Ok((about, wrong))
    }

    #[cfg(feature = "reading")]
    fn answered(&self) -> usize {
        let seen = (0..self.plies()).filter_map(|ply| self.seen(ply, Viewer::Judge));
        seen.filter(|(view, seen)| view.seals(*seen)).count()
    }

    fn record(&self, about: &About, viewer: Viewer) -> String {
        record::write(&self.game.seen_by(viewer), about)
    }

    #[cfg(feature = "counting")]
    fn perft(&self, depth: u32) -> u64 {
        game::perft(self.now(), depth)
    }

    #[cfg(feature = "counting")]
    fn divide<'a>(
        &'a self,
        depth: u32,
        stop: &'a AtomicBool,
    ) -> Box<dyn Iterator<Item = (String, u64)> + 'a> {
        let view = self.now().view(Viewer::Judge);
        let seen = |mv| self.now().seen(mv, self.now().answer(mv), Viewer::Judge);
        let named = move |(mv, count)| (view.notation(seen(mv)), count);
        Box::new(game::divide(self.now(), depth, stop).map(named))
    }

    #[cfg(feature = "counting")]
    fn turns(&self, found: &mut dyn FnMut(u64)) -> u64 {
        game::watch_turns(self.now(), found)
    }
    #[cfg(feature = "solving")]
    fn solve(&self, goal: Goal, most: usize, budget: u64) -> Result<Vec<Vec<String>>, GaveUp> {
        let found = game::solve(self.now(), goal, most, budget)?;
        let texts = |turn: Vec<P::Move>| {
            let mut position = self.now().clone();
            let text = |mv| {
                let seen = position.seen(mv, position.answer(mv), Viewer::Judge);
                let text = position.view(Viewer::Judge).notation(seen);
                position.play_unchecked(mv);
                text
            };
            turn.into_iter().map(text).collect()
        };
        Ok(found.into_iter().map(texts).collect())
    }
}
