//! A tournament on the ladder of King's Convoy (M-K1 to M-K5).

use super::bout::{Bout, Break, State};
use super::refused::{NoChoice, Refused};
use super::{Chosen, Tournament};
use crate::ladder::{Event, Ignored, Ladder, MatchKind, Played, Settings};
use crate::log::{Contest, Format, Spot};
use crate::pair::Seat;
use crate::standings::Score;

/// Milliseconds of a day.
const DAY: i64 = 86_400_000;
/// The winner of a drawn game on a ladder.
const DRAWN: &str = "-";

impl Tournament {
    /// The ladder of all that was played; `None` in other formats.
    #[must_use]
    pub fn ladder(&self) -> Option<Ladder> {
        let Format::Ladder {
            advance,
            max_losses,
            reset_frequency,
            ..
        } = self.charter.format
        else {
            return None;
        };
        let (kind, match_advantage) = match self.charter.contest {
            Contest::Lead(advantage) => (MatchKind::Lead, Some(advantage)),
            _ => (MatchKind::Pair, None),
        };
        let settings = Settings {
            kind,
            match_advantage,
            advance,
            max_losses,
            reset_frequency,
        };
        let players = self.players.iter();
        let names = players.map(|player| player.registration.name.clone());
        // The log has been checked entry by entry.
        Ladder::new(settings, names.collect(), self.ladder_events()).ok()
    }

    /// Rank and surplus of each player.
    pub(crate) fn ladder_scores(&self) -> Vec<Score> {
        let places = self.ladder().map(|ladder| ladder.places());
        let score = |(rank, surplus)| Score::Ladder(rank, surplus);
        places.into_iter().flatten().map(score).collect()
    }

    /// Adds a choice of an eliminated player.
    pub(super) fn choose(&mut self, chosen: Chosen) -> Result<(), Refused> {
        self.choices.push(chosen);
        let why = match self.ladder() {
            None => NoChoice::NoLadder,
            Some(ladder) => match ladder.last_ignored() {
                None => return Ok(()),
                Some(Ignored::NoResets) => NoChoice::NoResets,
                Some(Ignored::ResetTooEarly) => NoChoice::TooEarly,
                Some(Ignored::NoWinToForfeit) => NoChoice::NoWin,
                Some(_) => NoChoice::StillIn,
            },
        };
        self.choices.pop();
        let name = self.name(chosen.player).to_owned();
        Err(Refused::Choice { name, why })
    }

    fn ladder_events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        for round in 0..=self.rounds.len() {
            if let Some(tables) = round.checked_sub(1).map(|index| &self.rounds[index]) {
                let day = tables.at.div_euclid(DAY);
                let played = (1..).zip(&tables.tables).filter_map(|(table, played)| {
                    self.ladder_match(Spot { round, table }, day, played.bout())
                });
                events.extend(played.map(Event::Match));
            }
            let choices = self.choices.iter().filter(|chosen| chosen.after == round);
            events.extend(choices.map(|chosen| Event::Choice {
                day: chosen.at.div_euclid(DAY),
                name: self.name(chosen.player).to_owned(),
                choice: chosen.choice,
            }));
        }
        events
    }

    /// A bout that is over and counts for both; one that was not played is won in as few games as can be.
    fn ladder_match(&self, at: Spot, day: i64, bout: &Bout) -> Option<Played> {
        let state = self.state_of(at, bout).ok()?;
        if bout.pairing.substitute.is_some() {
            return None;
        }
        let name = |seat: Seat| self.name(bout.player(seat)).to_owned();
        let games = match (state, bout.broken) {
            (State::Won(winner), Some(Break::Forfeit(_) | Break::Cheating(_))) => {
                let enough = match self.charter.contest {
                    Contest::Lead(advantage) => advantage,
                    _ => 2,
                };
                (0..enough).map(|_| name(winner)).collect()
            }
            (State::Won(_) | State::Drawn, None) => {
                let winner = |winner: Option<Seat>| winner.map_or(DRAWN.to_owned(), name);
                bout.games.iter().map(|game| winner(game.winner)).collect()
            }
            _ => return None,
        };
        Some(Played {
            day,
            players: [Seat::A, Seat::B].map(name),
            games,
        })
    }
}
