//! How a recorded game ended: what its moves leave open, and what they exclude.

use std::ops::Range;

use super::about::Verdict;
use super::error::RecordError;
use super::replay::Replay;
use super::result::{GameResult, of_termination};
use super::tags::Tag;
use super::{OVERRULED, POINTS, REASON, RESULT, TERMINATION};
use crate::{Conduct, Ending, Message, Notation};

/// Why the game ended, as a tag says.
struct Said<'a> {
    why: &'a str,
    /// The words of the tag.
    words: &'a str,
    span: Range<usize>,
    /// Whether the moves have to agree: the standard's words are too vague for that.
    exact: bool,
}

impl<P: Notation + Conduct> Replay<'_, P> {
    pub(super) fn result(
        &mut self,
        result: GameResult,
        span: &Range<usize>,
    ) -> Result<(), RecordError> {
        if let Some(separator) = self.wants_move.take() {
            return self.wrong(&separator, "record-text-expected-move-after");
        }
        let other = |tag: &&Tag<'_>| tag.value != result.text();
        if let Some(tag) = self.sheet.find(RESULT).filter(other) {
            let message = Message::new("record-text-expected-result-at-end");
            return self.wrong(&tag.span, message.with("result", result.text()));
        }
        let sheet = self.sheet;
        if let Some(tag) = sheet.find(OVERRULED) {
            return self.overruled(result, span, tag);
        }
        let said = |name| {
            let tag = sheet.find(name)?;
            let exact = name == REASON;
            let why = if exact {
                Some(tag.value.as_str())
            } else {
                of_termination(&tag.value, result)
            };
            why.map(|why| Said {
                why,
                words: &tag.value,
                span: tag.span.clone(),
                exact,
            })
        };
        let said = said(REASON).or_else(|| said(TERMINATION));
        self.ended(result, span, said.as_ref())
    }

    /// An arbiter has decided: the tag says what the result was before.
    fn overruled(
        &mut self,
        result: GameResult,
        span: &Range<usize>,
        tag: &Tag<'_>,
    ) -> Result<(), RecordError> {
        let (before, why) = tag.value.split_once(' ').unwrap_or((&tag.value, ""));
        let Some(before) = GameResult::from_text(before) else {
            return self.wrong(&tag.span, "record-text-expected-result-before");
        };
        let said = Said {
            why,
            words: why,
            span: tag.span.clone(),
            exact: true,
        };
        let said = Some(said).filter(|said| !said.why.is_empty());
        self.ended(before, &tag.span, said.as_ref())?;
        let winner = match result {
            GameResult::Won(winner) => Some(winner),
            GameResult::Drawn => None,
            GameResult::Open => {
                return self.wrong(span, "record-text-expected-decision");
            }
        };
        let reason = self.sheet.tag(REASON).unwrap_or_default();
        let points = self.points()?;
        if self.game.overrule(winner, points, reason) {
            Ok(())
        } else {
            self.wrong(&tag.span, "record-text-no-arbiter")
        }
    }

    /// The points that the arbiter has given, if the record says them.
    fn points(&self) -> Result<Option<[i32; 2]>, RecordError> {
        let Some(tag) = self.sheet.find(POINTS) else {
            return Ok(None);
        };
        let numbers: Vec<i32> = tag.value.split(' ').map_while(|n| n.parse().ok()).collect();
        match numbers[..] {
            [first, second] => Ok(Some([first, second])),
            _ => self.wrong(&tag.span, "record-text-expected-points"),
        }
    }

    /// Ends the game as the record says.
    fn ended(
        &mut self,
        result: GameResult,
        span: &Range<usize>,
        said: Option<&Said<'_>>,
    ) -> Result<(), RecordError> {
        let exact = said.filter(|said| said.exact);
        self.end_game(result, exact.map(|said| said.why));
        if let Some(outcome) = self.game.outcome() {
            let (right, reason) = (GameResult::of(&outcome), outcome.ending.name());
            if result != right {
                let message = Message::new("record-text-expected-outcome")
                    .with("result", right.text())
                    .with("reason", reason);
                return self.wrong(span, message);
            }
            return match exact.filter(|said| said.why != reason) {
                Some(said) => {
                    let message = Message::new("record-text-expected-reason");
                    self.wrong(&said.span, message.with("reason", reason))
                }
                None => Ok(()),
            };
        }
        let why = said.map_or("", |said| said.why);
        if self.ends_by(result, why) {
            return Ok(());
        }
        match (result, exact) {
            (GameResult::Open, Some(said)) => self.wrong(&said.span, "record-text-no-reason"),
            (_, Some(said)) => {
                let message = Message::new("record-text-impossible-reason")
                    .with("reason", why)
                    .with("result", result.text());
                self.wrong(&said.span, message)
            }
            (GameResult::Open, None) => Ok(()),
            (_, None) => {
                self.decide(result, said.map_or("", |said| said.words));
                Ok(())
            }
        }
    }

    /// Ends the game, which its moves leave open, for this reason. Returns false and does nothing if
    /// the moves exclude it.
    fn ends_by(&mut self, result: GameResult, why: &str) -> bool {
        match (Ending::from_name(why), result) {
            (Some(Ending::Aborted), GameResult::Open) => self.game.abort(),
            (Some(Ending::Resigned), GameResult::Won(winner)) => self.game.resign(!winner),
            (Some(Ending::Forfeit), GameResult::Won(winner)) => self.game.forfeit(!winner),
            (Some(Ending::Agreed), GameResult::Drawn) => self.game.draw(),
            (Some(Ending::Awarded), GameResult::Won(winner)) => {
                return self.game.agree_award(winner);
            }
            (Some(Ending::Target), GameResult::Won(winner)) => {
                return self.game.reach_target(winner);
            }
            (Some(Ending::Reset), GameResult::Drawn) => return self.game.reset(),
            (Some(Ending::Time), _) => return self.ends_by_time(result),
            (Some(_), _) => return false,
            (None, GameResult::Open) => return why.is_empty(),
            // The rules would have ended the game.
            (None, _) if P::ENDINGS.iter().any(|ending| ending.name == why) => return false,
            (None, _) => self.decide(result, why),
        }
        true
    }

    /// Ends the game because the time of the side to move ran out, if that leads to this result;
    /// false if not.
    fn ends_by_time(&mut self, result: GameResult) -> bool {
        let Some(side) = self.game.to_move() else {
            return false;
        };
        let mut next = self.game.clone();
        next.time_out(side);
        let fits = next.outcome().as_ref().map(GameResult::of) == Some(result);
        if fits {
            self.game = next;
        }
        fits
    }

    fn decide(&mut self, result: GameResult, reason: &str) {
        let winner = match result {
            GameResult::Won(winner) => Some(winner),
            GameResult::Drawn | GameResult::Open => None,
        };
        self.about.verdict = Some(Verdict {
            winner,
            reason: reason.to_owned(),
        });
    }
}
