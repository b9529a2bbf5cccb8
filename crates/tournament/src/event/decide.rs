//! What a judge's decision does.

use super::bout::{Bout, Break, State};
use super::refused::{NotNow, Refused, Unfit, check_text};
use super::{Gone, Pause, Table, Tournament};
use crate::log::{Absent, Decision, GameResult, Number, Pairing, Ruling, Spot};
use crate::pair::Seat;
use crate::tora::{Cheating, Offence, Refused as Broken};

/// The most half points that one decision takes or gives.
const PENALTY: i64 = 100;

impl Tournament {
    pub(super) fn decide(&mut self, decision: &Decision) -> Result<(), Refused> {
        check_text("the rule", &decision.rule)?;
        check_text("the reason", &decision.reason)?;
        match &decision.ruling {
            Ruling::Corrected { at, game, result } => self.correct(*at, *game, result),
            Ruling::Adjudicated { at, result } => {
                let mut table = self.running_table(*at)?;
                table.pause = None;
                self.add_game(*at, table, result)
            }
            Ruling::Annulled { at, position } => self.annul(*at, position.as_deref()),
            Ruling::Cheated { at, by, what } => self.expose(*at, *by, *what),
            Ruling::Substituted { at, seat, by } => self.substitute(*at, *seat, *by),
            Ruling::Expelled(player) => self.expel(*player, Gone::Expelled),
            Ruling::Penalty {
                player,
                half_points,
            } => {
                if half_points.abs() > PENALTY {
                    return Err(Refused::Penalty(PENALTY));
                }
                self.any_player(*player)?.penalty += half_points;
                Ok(())
            }
            Ruling::Paused(at) => self.pause(*at, Some(Pause::Paused)),
            Ruling::Adjourned { at, until } => self.pause(*at, Some(Pause::Until(*until))),
            Ruling::Resumed(at) => self.pause(*at, None),
            Ruling::Clocks { at, .. } => self.running_table(*at).map(|_| ()),
        }
    }

    fn any_table(&self, at: Spot) -> Result<Table, Refused> {
        self.table(at).cloned().ok_or(Refused::NoTable(at))
    }

    fn correct(&mut self, at: Spot, game: usize, result: &GameResult) -> Result<(), Refused> {
        let mut table = self.any_table(at)?;
        let result = self.checked(at, result)?;
        let games = &mut table.bout_mut().games;
        let wrong = game.checked_sub(1).and_then(|index| games.get_mut(index));
        *wrong.ok_or(Refused::NoGame { at, game })? = result;
        // The bout may have been over before games that were played after this one.
        while let Err(Refused::Tora { rule, .. }) = self.state_of(at, table.bout()) {
            let later = table.bout().games.len() > game;
            if !(later && matches!(rule, Broken::Over(_))) {
                return Err(Refused::Tora { at, rule });
            }
            table.bout_mut().games.pop();
        }
        if self.state_of(at, table.bout())? != State::Running {
            table.board = None;
        }
        self.put_table(at, table);
        Ok(())
    }

    fn annul(&mut self, at: Spot, position: Option<&str>) -> Result<(), Refused> {
        let mut table = self.any_table(at)?;
        if let Some(position) = position {
            check_text("the position", position)?;
        }
        let bout = table.bout_mut();
        match bout.broken {
            Some(Break::Forfeit(_)) => bout.broken = None,
            Some(_) => return Err(Refused::Over(at)),
            None => {
                let game = bout.games.len();
                let was_played = bout.games.pop().is_some();
                // Of a bout that begins, the game that is played now is the last one.
                if !was_played && table.board.is_none() {
                    return Err(Refused::NoGame { at, game });
                }
            }
        }
        table.position = position.map(str::to_owned);
        table.board = None;
        self.put_table(at, table);
        Ok(())
    }

    fn expose(&mut self, at: Spot, by: Seat, what: Offence) -> Result<(), Refused> {
        let mut table = self.running_table(at)?;
        let cheater = table.bout().player(by);
        let earlier = self.any_player(cheater)?.registration.earlier_offences;
        table.pause = None;
        table.board = None;
        table.bout_mut().broken = Some(Break::Cheating(Cheating {
            by,
            what,
            earlier_offences: earlier,
        }));
        self.state_of(at, table.bout())?;
        self.put_table(at, table);
        let gone = if earlier > 0 {
            Gone::Banned
        } else {
            Gone::Expelled
        };
        self.expel(cheater, gone)
    }

    fn substitute(&mut self, at: Spot, seat: Seat, by: Number) -> Result<(), Refused> {
        let mut table = self.any_table(at)?;
        let bout = table.bout();
        match self.state_of(at, bout)? {
            State::Running => {}
            State::WaitsForSubstitute(stays) if stays != seat => {}
            State::WaitsForSubstitute(_) => {
                let why = NotNow::OtherLeft;
                return Err(Refused::Rests { at, why });
            }
            State::Won(_) | State::Drawn | State::Unplayed => return Err(Refused::Over(at)),
        }
        let player = self.player(by).ok_or(Refused::NoPlayer(by))?;
        let refuse = |why| {
            let name = player.registration.name.clone();
            Err(Refused::Substitute { name, why })
        };
        if matches!(player.gone, Some(Gone::Expelled | Gone::Banned)) {
            return refuse(Unfit::Expelled);
        }
        if bout.seat_of(by).is_some() {
            return refuse(Unfit::Plays);
        }
        let mut players = bout.pairing.players;
        players[match seat {
            Seat::A => 0,
            Seat::B => 1,
        }] = by;
        let now = self.tallies_after(at.round - 1);
        let next = Bout::new(Pairing {
            substitute: Some(seat),
            ..self.pairing(players, &now)
        });
        let left = table.bout_mut();
        left.broken = left.broken.or(Some(Break::Substituted(seat)));
        table.bouts.push(next);
        table.pause = None;
        table.board = None;
        self.put_table(at, table);
        Ok(())
    }

    /// Takes a player out of the tournament; who still plays him has won.
    fn expel(&mut self, number: Number, gone: Gone) -> Result<(), Refused> {
        self.any_player(number)?.gone = Some(gone);
        let own: Vec<_> = self
            .open_tables()
            .filter_map(|at| Some((at, self.table(at)?.bout().seat_of(number)?)))
            .collect();
        for (at, seat) in own {
            let mut table = self.any_table(at)?;
            if table.bout().broken.is_none() {
                table.board = None;
                table.bout_mut().broken = Some(Break::Forfeit(match seat {
                    Seat::A => Absent::A,
                    Seat::B => Absent::B,
                }));
                self.put_table(at, table);
            }
        }
        Ok(())
    }

    fn pause(&mut self, at: Spot, pause: Option<Pause>) -> Result<(), Refused> {
        let mut table = self.running_table(at)?;
        if table.pause == pause {
            let why = match pause {
                Some(_) => NotNow::RestsAlready,
                None => NotNow::GoesOn,
            };
            return Err(Refused::Rests { at, why });
        }
        table.pause = pause;
        self.put_table(at, table);
        Ok(())
    }
}

impl Table {
    /// The bout that counts, to be changed.
    pub(super) fn bout_mut(&mut self) -> &mut Bout {
        let last = self.bouts.len() - 1;
        &mut self.bouts[last]
    }
}
