//! Variations: other ways in which a recorded game could have gone on.

use std::ops::Range;

use super::about::{About, Note, Variation};
use super::error::RecordError;
use super::movetext::Items;
use super::replay::Replay;
use crate::{Conduct, Game, Notation};

impl<P: Notation + Conduct> Replay<'_, P> {
    /// Plays a variation that stands here.
    pub(super) fn variation(
        &mut self,
        items: &Items<'_>,
        span: &Range<usize>,
    ) -> Result<(), RecordError> {
        let plies = self.game.plies();
        let from = branch(&self.game, plies).and_then(|from| self.game.at(from));
        let Some(position) = from else {
            return self.wrong(span, "record-text-expected-move-before");
        };
        let mut replay = Replay {
            sheet: self.sheet,
            game: Game::new(position, self.game.history()),
            about: About {
                notation: self.about.notation,
                ..About::default()
            },
            first_number: self.first_number,
            last: None,
            wants_move: None,
        };
        replay.items(items)?;
        let (game, notes) = (replay.game, replay.about.notes);
        if !game.time_outs().is_empty() || !game.set_ups().is_empty() {
            return self.wrong(span, "record-text-plain-variation");
        }
        let text = |ply| Some(game.at(ply)?.notation(game.ply(ply)?));
        let moves = (0..game.plies()).map_while(text).collect();
        let variation = Note::Variation(Variation { moves, notes });
        self.about.notes.entry(plies).or_default().push(variation);
        Ok(())
    }
}

/// The ply in whose place a variation begins that stands after so many plies: the last one, and where
/// turns have several moves the first of the turn.
pub(super) fn branch<P: Conduct>(game: &Game<P>, plies: usize) -> Option<usize> {
    let last = plies.checked_sub(1)?;
    if P::TURN_END.is_none() {
        return Some(last);
    }
    let begins = |ply: &usize| {
        let position = game.at(*ply);
        position.is_some_and(|position| position.turn_key().is_some())
    };
    (0..=last).rev().find(begins)
}

/// The game of a variation that stands after so many plies, as far as its moves are legal.
pub(super) fn game_of<P: Notation + Conduct>(
    game: &Game<P>,
    plies: usize,
    variation: &Variation,
) -> Option<Game<P>> {
    let from = game.at(branch(game, plies)?)?;
    let mut own = Game::new(from, game.history());
    for text in &variation.moves {
        let read = own.position().parse_move(text);
        if !read.is_ok_and(|mv| own.play(mv).is_ok()) {
            break;
        }
    }
    Some(own)
}
