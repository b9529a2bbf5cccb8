//! Officials and players of a tournament.

use super::refused::{NoRest, Refused, TooLate, check_text};
use super::{Gone, Player, Tournament};
use crate::log::{Number, Registration, Role};
use crate::rank::{Pending, Standing};

/// The most players of a tournament.
const PLAYERS: usize = 20_000;

impl Tournament {
    pub(super) fn appoint(&mut self, name: &str, role: Role) -> Result<(), Refused> {
        check_text("the name of an official", name)?;
        let mut officials = self.officials.clone();
        officials.retain(|(other, _)| !super::same_name(other, name));
        officials.push((name.to_owned(), role));
        self.take_officials(officials)
    }

    pub(super) fn dismiss(&mut self, name: &str) -> Result<(), Refused> {
        let mut officials = self.officials.clone();
        officials.retain(|(other, _)| !super::same_name(other, name));
        if officials.len() == self.officials.len() {
            return Err(Refused::NoOfficial(name.to_owned()));
        }
        self.take_officials(officials)
    }

    fn take_officials(&mut self, officials: Vec<(String, Role)>) -> Result<(), Refused> {
        if officials.iter().all(|(_, role)| *role != Role::Director) {
            return Err(Refused::NoDirector);
        }
        self.officials = officials;
        Ok(())
    }

    pub(super) fn register(&mut self, registration: &Registration) -> Result<(), Refused> {
        let name = &registration.name;
        check_text("the name of a player", name)?;
        if self.players.len() >= PLAYERS {
            return Err(Refused::TooLate(TooLate::Full));
        }
        let begun = !self.rounds.is_empty();
        if begun && !registration.stands_by && !self.charter.format.takes_late_entries() {
            return Err(Refused::TooLate(TooLate::Begun));
        }
        if self.number(name).is_some() {
            return Err(Refused::NameTaken(name.clone()));
        }
        if Standing::with(registration.rank, registration.pending.clone()).is_none() {
            return Err(Refused::Rank(name.clone()));
        }
        let number = Number::at(self.players.len());
        self.numbers.insert(super::folded(name), number);
        self.players.push(Player {
            registration: registration.clone(),
            since: self.rounds.len(),
            is_here: false,
            gone: None,
            penalty: 0,
            rests: false,
            all_rests: 0,
        });
        Ok(())
    }

    /// Whether a player has had a place at a table, so that his rank follows from his matches.
    #[must_use]
    pub fn has_sat(&self, number: Number) -> bool {
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let mut bouts = tables.flat_map(|table| &table.bouts);
        bouts.any(|bout| bout.seat_of(number).is_some())
    }

    pub(super) fn rank(
        &mut self,
        number: Number,
        rank: i64,
        pending: Option<&Pending>,
    ) -> Result<(), Refused> {
        let name = self.staying(number)?.registration.name.clone();
        if self.has_sat(number) {
            return Err(Refused::RankedLate(name));
        }
        if Standing::with(rank, pending.cloned()).is_none() {
            return Err(Refused::Rank(name));
        }
        let registration = &mut self.staying(number)?.registration;
        registration.rank = rank;
        registration.pending = pending.cloned();
        Ok(())
    }

    pub(super) fn rest(&mut self, number: Number) -> Result<(), Refused> {
        let most = self.charter.rests;
        let player = self.staying(number)?;
        let why = if player.rests {
            NoRest::Noted
        } else if player.all_rests >= most {
            NoRest::Spent
        } else {
            player.rests = true;
            player.all_rests += 1;
            return Ok(());
        };
        let name = player.registration.name.clone();
        Err(Refused::NoRest { name, why })
    }

    pub(super) fn bring_back(&mut self, number: Number) -> Result<(), Refused> {
        let player = self.any_player(number)?;
        let name = || player.registration.name.clone();
        match player.gone {
            Some(Gone::Withdrawn) => player.gone = None,
            Some(Gone::Expelled | Gone::Banned) => return Err(Refused::Expelled(name())),
            None => return Err(Refused::NotWithdrawn(name())),
        }
        Ok(())
    }

    pub(super) fn any_player(&mut self, number: Number) -> Result<&mut Player, Refused> {
        let player = self.players.get_mut(number.index());
        player.ok_or(Refused::NoPlayer(number))
    }

    /// A player who has not left.
    pub(super) fn staying(&mut self, number: Number) -> Result<&mut Player, Refused> {
        let player = self.any_player(number)?;
        match player.gone {
            Some(_) => Err(Refused::Gone(player.registration.name.clone())),
            None => Ok(player),
        }
    }
}
