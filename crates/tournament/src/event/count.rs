//! Counting a round for everybody in it.

use super::bout::{Bout, Break, State};
use super::tally::{DRAWN, Line, Met, Tallies, Tally, WON};
use super::{Round, Tournament};
use crate::log::{Number, Spot};
use crate::pair::{Pair, Seat};
use crate::rank::{Change, Opposed, Standing};
use crate::tora::ToraScore;

impl Tournament {
    pub(super) fn count_round(&self, tallies: &mut Tallies, number: usize, round: &Round) {
        for tally in &mut tallies.players {
            tally.lines.push(Line::Absent);
        }
        for (players, line) in [(&round.byes, Line::Bye), (&round.rests, Line::Rest)] {
            for player in players {
                tallies.set(*player, line);
            }
        }
        // Ranks and records are those before the round.
        let mut counted = Vec::new();
        for (table, played) in (1..).zip(&round.tables) {
            let at = Spot {
                round: number,
                table,
            };
            let last = played.bouts.len() - 1;
            for (index, bout) in played.bouts.iter().enumerate() {
                counted.extend(self.count_bout(tallies, at, bout, index == last));
            }
        }
        for bout in counted {
            if let Some(tally) = tallies.players.get_mut(bout.player.index()) {
                tally.add(number, bout);
            }
        }
        if self.charter.format.eliminates() {
            // Who has won and left is out as well.
            for tally in &mut tallies.players {
                if tally.lines.last() == Some(&Line::Absent) {
                    tally.out = tally.out.or(Some(number));
                }
            }
        }
    }

    /// What a bout is for those of its players for whom it counts.
    fn count_bout(
        &self,
        tallies: &Tallies,
        at: Spot,
        bout: &Bout,
        counts: bool,
    ) -> impl Iterator<Item = Counted> {
        let entrants = move || self.entrants(bout, tallies);
        let contest = self.charter.contest;
        let decisive = self.charter.format.eliminates();
        // The log has no bout that breaks a rule.
        let state = bout
            .state(contest, decisive, entrants)
            .unwrap_or(State::Running);
        let tora = bout.tora_score(contest, entrants, entrants);
        let tora = tora.ok().flatten();
        let game_points = game_points(bout, tora.as_ref());
        let won = bout.games_won();
        let leaver = bout.leaver();
        let forfeited = matches!(bout.broken, Some(Break::Forfeit(_))) || leaver.is_some();
        let count = move |seat: Seat| Counted {
            player: bout.player(seat),
            met: Met {
                table: at.table,
                seat,
                opponent: bout.player(seat.other()),
                half_points: half_points(state, leaver, seat),
                game_points: *game_points.of(seat),
                games_won: *won.of(seat),
                games_lost: *won.of(seat.other()),
                forfeited,
            },
            change: tora.as_ref().and_then(|score| {
                let entrants = entrants();
                let opponent = entrants.of(seat.other());
                let opposed = Opposed {
                    opponent: opponent.name.clone(),
                    opponent_rank: opponent.standing.rank(),
                    transition: transition_of(score, seat),
                };
                Some((opposed, change_of(score, seat)?))
            }),
        };
        Seat::BOTH
            .into_iter()
            .filter(move |seat| {
                bout.pairing.substitute != Some(*seat) && (counts || leaver == Some(*seat))
            })
            .map(count)
    }
}

/// What a bout is for one of its players.
struct Counted {
    player: Number,
    met: Met,
    change: Option<(Opposed, Change)>,
}

impl Tallies {
    fn set(&mut self, player: Number, line: Line) {
        let tally = self.players.get_mut(player.index());
        if let Some(last) = tally.and_then(|tally| tally.lines.last_mut()) {
            *last = line;
        }
    }
}

impl Tally {
    fn add(&mut self, round: usize, bout: Counted) {
        if let Some(last) = self.lines.last_mut() {
            *last = Line::Met(bout.met);
        }
        self.game_points += bout.met.game_points;
        let number = |games| u32::try_from(games).unwrap_or(u32::MAX);
        self.record.won += number(bout.met.games_won);
        self.record.lost += number(bout.met.games_lost);
        match (self.out, bout.met.half_points) {
            (None, Some(0)) => self.out = Some(round),
            (Some(_), Some(WON)) => self.is_third = true,
            _ => {}
        }
        if let Some((opposed, change)) = bout.change {
            let standing = Standing::with(change.rank, change.pending.clone());
            self.standing = standing.unwrap_or_default();
            self.changes.push((round, opposed, change));
        }
    }
}

/// Half points of a bout for a player; `None`: it goes on.
fn half_points(state: State, leaver: Option<Seat>, seat: Seat) -> Option<i64> {
    if leaver == Some(seat) {
        return Some(0);
    }
    match state {
        State::Running | State::WaitsForSubstitute(_) => None,
        State::Won(winner) if winner == seat => Some(WON),
        State::Won(_) | State::Unplayed => Some(0),
        State::Drawn => Some(DRAWN),
    }
}

/// Half points of the games, or the game points of a match of TORA.
fn game_points(bout: &Bout, tora: Option<&ToraScore>) -> Pair<i64> {
    match tora {
        Some(ToraScore::Fair(score)) => score
            .tie_breaks
            .last()
            .copied()
            .unwrap_or(score.final_tally),
        Some(ToraScore::Foul(foul)) => Pair::each(|seat| foul.match_points.of(seat).unwrap_or(0)),
        None => Pair::each(|seat| {
            let points = bout.games.iter().map(|game| match game.winner {
                Some(winner) if winner == seat => WON,
                Some(_) => 0,
                None => DRAWN,
            });
            points.sum()
        }),
    }
}

fn change_of(score: &ToraScore, seat: Seat) -> Option<Change> {
    match score {
        ToraScore::Fair(score) => Some(score.ranks.as_ref()?.of(seat).clone()),
        ToraScore::Foul(foul) => Some(foul.ranks.of(seat).clone()),
    }
}

fn transition_of(score: &ToraScore, seat: Seat) -> Option<i64> {
    match score {
        ToraScore::Fair(score) => *score.transition.of(seat),
        ToraScore::Foul(_) => None,
    }
}
