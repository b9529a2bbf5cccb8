//! [`Table`] for every game that has a [`Position`].

use game::record::{self, About};
#[cfg(feature = "reading")]
use game::record::{RecordError, Sheet};
use game::{
    Game, GameError, History, MoveError, Notations, Outcome, Refused, Scene, Side, Touch, Viewer,
};

use crate::GameInfo;
use crate::rules::Listed;
use crate::table::{Offer, PlayError, Played, Table};

/// A game of a known kind behind the [`Table`] trait.
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
}

impl<P: Listed> Table for Playing<P> {
    fn info(&self) -> &'static GameInfo {
        P::INFO
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn start(&self, viewer: Viewer) -> String {
        self.game.start().seen_by(viewer).to_string()
    }

    fn history(&self) -> History {
        self.game.history()
    }

    fn position(&self, viewer: Viewer) -> String {
        self.now().seen_by(viewer).to_string()
    }

    fn position_after(&self, plies: usize, viewer: Viewer) -> Option<String> {
        let position = self.game.at(plies)?;
        Some(position.seen_by(viewer).to_string())
    }

    fn to_move(&self) -> Option<Side> {
        self.game.to_move()
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

    fn points(&self) -> Option<[i32; 2]> {
        self.now().points()
    }

    fn round(&self) -> u32 {
        self.now().round()
    }

    fn plies(&self) -> usize {
        self.game.moves().len()
    }

    fn ply(&self, ply: usize, viewer: Viewer) -> Option<(Side, String)> {
        let mv = *self.game.moves().get(ply)?;
        let before = self.game.at(ply)?;
        Some((before.to_move()?, before.notation_for(mv, viewer)))
    }

    fn ply_for_people(&self, ply: usize, viewer: Viewer) -> Option<String> {
        let mv = *self.game.moves().get(ply)?;
        Some(self.game.at(ply)?.notation_for_people(mv, viewer))
    }

    fn offers(&self) -> Vec<Offer> {
        let mut moves = Vec::new();
        if self.to_move().is_some() {
            self.now().legal_moves(&mut moves);
        }
        let gestures = self.now().all_gestures(&moves);
        let offer = |(mv, gestures)| Offer {
            text: self.now().notation(mv),
            gestures,
            seals: self.now().seals(mv),
        };
        moves.into_iter().zip(gestures).map(offer).collect()
    }

    fn play(&mut self, text: &str) -> Result<Played, PlayError> {
        let side = self.to_move().ok_or(PlayError::Over)?;
        let mv = self.now().parse_move(text).map_err(|error| match error {
            MoveError::Text(error) => PlayError::Text(error),
            MoveError::Illegal(reason) => PlayError::Refused(reason.into()),
        })?;
        let (text, sealed) = (self.now().notation(mv), self.now().seals(mv));
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

    fn overrule(&mut self, winner: Option<Side>, reason: &str) -> bool {
        self.game.overrule(winner, reason)
    }

    fn overruled(&self) -> Option<&str> {
        self.game.overruled()
    }

    fn time_out(&mut self, side: Side) {
        self.game.time_out(side);
    }

    fn time_outs(&self) -> &[(usize, Side)] {
        self.game.time_outs()
    }

    fn scene(&self, plies: usize, viewer: Viewer) -> Option<Scene> {
        self.game.at(plies).map(|position| position.scene(viewer))
    }

    fn explain(&self, touched: &[Touch]) -> Refused {
        self.now().explain(touched).into()
    }

    fn turn_end(&self) -> Option<(&'static str, &'static str)> {
        P::TURN_END
    }

    fn notations(&self) -> Notations {
        P::NOTATIONS
    }

    #[cfg(feature = "reading")]
    fn replay(&mut self, sheet: &Sheet<'_>) -> Result<About, RecordError> {
        let (game, about) = sheet.replay()?;
        self.game = game;
        Ok(about)
    }

    fn record(&self, about: &About) -> String {
        record::write(&self.game, about)
    }

    #[cfg(feature = "counting")]
    fn perft(&self, depth: u32) -> u64 {
        game::perft(self.now(), depth)
    }

    #[cfg(feature = "counting")]
    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let named = |(mv, count)| (self.now().notation(mv), count);
        game::divide(self.now(), depth)
            .into_iter()
            .map(named)
            .collect()
    }

    #[cfg(feature = "counting")]
    fn turns(&self) -> u64 {
        game::turns(self.now())
    }
}
