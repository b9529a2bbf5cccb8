//! Counting a match, deciding it, and what it does to both ranks.

use super::input::{Game, ToraMatch};
use super::recount::recount;
use super::score::{By, Compared, Mean, Refused, Score, State, Tallied, ToraScore};
use crate::pair::{Pair, Seat};
use crate::percent::{Percent, Shown};
use crate::rank::{Change, Note, Opposed};

/// The games of a match; those after them are tie-break games (M-T1).
const GAMES: usize = 4;
/// In so many of them each player is Challenger (M-T1).
const CHALLENGES: usize = 2;
/// Percentages are compared only if one player won so many (M-T6).
const MANY: u32 = 3;

/// A decided match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Over {
    /// Who has won it.
    winner: Seat,
    /// What decided.
    by: By,
}

impl ToraMatch {
    /// Scores what was played.
    ///
    /// # Errors
    ///
    /// The first rule that the input breaks.
    pub fn score(&self) -> Result<ToraScore, Refused> {
        Ok(match self.cheating {
            None => ToraScore::Fair(self.score_fair()?),
            Some(cheating) => ToraScore::Foul(self.score_foul(cheating)?),
        })
    }

    pub(super) fn score_fair(&self) -> Result<Score, Refused> {
        self.check_input()?;
        let handicap = self.handicap();
        let mut tally = handicap;
        let mut games: Vec<Tallied> = Vec::new();
        let mut over_after = None;
        let (first, tie_break) = self.games.split_at(self.games.len().min(GAMES));
        for (number, game) in (1..).zip(first) {
            if over_after.is_some() {
                return Err(Refused::Over(number));
            }
            tally = tally.plus(game.counted());
            let percent = Percent::of(game.points);
            games.push(Tallied {
                percent: Pair::each(|seat| Shown(*percent.of(seat))),
                tally,
            });
            let reached = tally.a >= self.target || tally.b >= self.target;
            over_after = (reached || number == GAMES).then_some(number);
        }
        let mut score = Score {
            handicap,
            games,
            games_won: Pair::each(|seat| count(first, seat)),
            ranking_tally: total(first),
            game_tally: tally,
            compared: None,
            transition: Pair { a: None, b: None },
            recount: Pair { a: 0, b: 0 },
            final_tally: tally,
            state: State::Running,
            over_after,
            winner: None,
            by: None,
            tie_breaks: Vec::new(),
            ranks: None,
        };
        if over_after.is_some() {
            self.finish(&mut score, first, tie_break)?;
        }
        Ok(score)
    }

    /// What the difference in rank adds to both tallies (M-T5).
    #[must_use]
    pub fn handicap(&self) -> Pair<i64> {
        if let Some(announced) = self.announced {
            return announced;
        }
        let ranks = Pair::each(|seat| self.players.of(seat).standing.rank());
        self.board.handicaps(ranks)
    }

    fn check_input(&self) -> Result<(), Refused> {
        let [least, highest] = self.board.targets();
        if !(least..=highest).contains(&self.target) {
            return Err(Refused::Target(least, highest));
        }
        let most = self.board.maximum();
        for (game, played) in (1..).zip(&self.games) {
            if played.points.a > most || played.points.b > most {
                return Err(Refused::Points { game, most });
            }
        }
        let first = || self.games.iter().take(GAMES);
        let challenges = |seat| first().filter(|game| game.challenger == seat).count();
        let too_often = Seat::BOTH
            .into_iter()
            .any(|seat| challenges(seat) > CHALLENGES);
        if too_often {
            return Err(Refused::Challenger);
        }
        Ok(())
    }

    /// Compares and recounts a match that is over, decides it and counts it for the ranks.
    fn finish(&self, score: &mut Score, first: &[Game], tie_break: &[Game]) -> Result<(), Refused> {
        let many = |seat: &Seat| *score.games_won.of(*seat) >= MANY;
        if let Some(won) = Seat::BOTH.into_iter().find(many)
            && let Some((compared, mean)) = compare(first, won)
        {
            score.compared = Some(compared);
            score.transition = Pair::each(|seat| Some(mean.of(seat).transition()));
            let band = mean.of(won).transition();
            score.recount = recount(self, first, won, band).ok_or(Refused::Captured)?;
        }
        score.final_tally = score.game_tally.plus(score.recount);
        let mut tally = score.final_tally;
        let mut over = self.decided(score);
        for (number, game) in (first.len() + 1..).zip(tie_break) {
            if over.is_some() {
                return Err(Refused::Over(number));
            }
            tally = tally.plus(game.counted());
            score.tie_breaks.push(tally);
            over = tally.leader().map(|winner| Over {
                winner,
                by: By::TieBreak,
            });
        }
        score.winner = over.map(|over| over.winner);
        score.by = over.map(|over| over.by);
        score.state = State::TieBreak;
        if over.is_some() {
            score.state = State::Over;
            score.ranks = Some(Pair::each(|seat| self.change(score, seat)));
        }
        Ok(())
    }

    /// Who has won without tie-break games (M-T4).
    fn decided(&self, score: &Score) -> Option<Over> {
        if let Some(winner) = score.final_tally.leader() {
            let reached = *score.final_tally.of(winner) >= self.target;
            let by = if reached { By::Target } else { By::Points };
            return Some(Over { winner, by });
        }
        // This match's games are part of the record.
        let record = Pair::each(|seat: Seat| {
            let won = i64::from(*score.games_won.of(seat));
            let lost = i64::from(*score.games_won.of(seat.other()));
            self.players.of(seat).record.surplus() + won - lost
        });
        record.leader().map(|winner| Over {
            winner,
            by: By::Record,
        })
    }

    /// What the match does to a rank.
    fn change(&self, score: &Score, seat: Seat) -> Change {
        let own = &self.players.of(seat).standing;
        if self.substitute == Some(seat) {
            return own.unchanged(Some(Note::Substitute));
        }
        let opponent = self.players.of(seat.other());
        own.clone().play(&Opposed {
            opponent: opponent.name.clone(),
            opponent_rank: opponent.standing.rank(),
            transition: *score.transition.of(seat),
        })
    }
}

fn total(games: &[Game]) -> Pair<i64> {
    let none = Pair { a: 0, b: 0 };
    games
        .iter()
        .fold(none, |sum, game| sum.plus(game.counted()))
}

fn count(games: &[Game], winner: Seat) -> u32 {
    games
        .iter()
        .map(|game| u32::from(game.winner == Some(winner)))
        .sum()
}

/// Both means over the games that this player won; `None` if there are none.
fn compare(games: &[Game], won: Seat) -> Option<(Compared, Pair<Percent>)> {
    let numbered = || {
        (1..)
            .zip(games)
            .filter(|(_, game)| game.winner == Some(won))
    };
    let mean_of = |seat| {
        let shares = numbered().map(|(_, game)| *Percent::of(game.points).of(seat));
        Percent::mean(&shares.collect::<Vec<_>>())
    };
    let mean = Pair {
        a: mean_of(Seat::A)?,
        b: mean_of(Seat::B)?,
    };
    let compared = Compared {
        winner_of_games: won,
        games: numbered().map(|(number, _)| number).collect(),
        mean: Pair::each(|seat| Mean {
            percent: Shown(*mean.of(seat)),
            exact: mean.of(seat).exact(),
        }),
    };
    Some((compared, mean))
}
