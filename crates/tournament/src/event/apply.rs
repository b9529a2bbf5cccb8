//! Adding an entry to a tournament.

use super::bout::{Bout, Break};
use super::refused::{BadPairing, BadResult, NoAppeal, NotNow, Refused, check_text};
use super::{Appeal, Chosen, Decided, Gone, Pause, Round, State, Table, Tournament};
use crate::log::{Absent, Contest, Entry, Fact, GameResult, Number, Pairing, Spot};
use crate::pair::{Pair, Seat};

impl Tournament {
    /// Adds an entry. A refused one changes nothing.
    ///
    /// # Errors
    ///
    /// Why it can't be.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Refused> {
        if self.closed {
            return Err(Refused::Closed);
        }
        if entry.at < self.at {
            return Err(Refused::Early);
        }
        self.check_rights(entry)?;
        match &entry.fact {
            Fact::Founded(_) => return Err(Refused::Founded),
            Fact::Appointed { name, role } => self.appoint(name, *role)?,
            Fact::Dismissed { name } => self.dismiss(name)?,
            Fact::Registered(registration) => self.register(registration)?,
            Fact::Ranked {
                player,
                rank,
                pending,
            } => self.rank(*player, *rank, pending.as_ref())?,
            Fact::CheckedIn(player) => self.staying(*player)?.is_here = true,
            Fact::Rests(player) => self.rest(*player)?,
            Fact::Withdrew(player) => self.staying(*player)?.gone = Some(Gone::Withdrawn),
            Fact::Returned(player) => self.bring_back(*player)?,
            Fact::Paired {
                tables,
                byes,
                by_hand,
            } => self.begin_round(entry.at, tables, byes, *by_hand)?,
            Fact::Started { at, board } => self.start_board(*at, board)?,
            Fact::Played { at, result } => self.play(*at, result)?,
            Fact::Forfeited { at, absent } => self.forfeit(*at, *absent)?,
            Fact::Chose { player, choice } => {
                self.staying(*player)?;
                self.choose(Chosen {
                    after: self.rounds.len(),
                    at: entry.at,
                    player: *player,
                    choice: *choice,
                })?;
            }
            Fact::Decided(decision) => {
                self.decide(decision)?;
                self.decisions.push(Decided {
                    at: entry.at,
                    by: entry.by.clone(),
                    decision: decision.clone(),
                    appeal: None,
                });
            }
            Fact::Appealed { decision, reason } => self.appeal(*decision, &entry.by, reason)?,
            Fact::Answered {
                decision,
                granted,
                reason,
            } => self.answer(*decision, *granted, reason)?,
            Fact::Closed {} => {
                self.check_round_is_over()?;
                self.closed = true;
            }
        }
        self.at = entry.at;
        Ok(())
    }

    fn begin_round(
        &mut self,
        at: i64,
        pairings: &[Pairing],
        byes: &[Number],
        by_hand: bool,
    ) -> Result<(), Refused> {
        self.check_can_pair()?;
        self.check_pairings(pairings, byes)?;
        let mut rests = Vec::new();
        for (index, player) in self.players.iter_mut().enumerate() {
            let number = Number::at(index);
            if std::mem::take(&mut player.rests) && player.gone.is_none() && !byes.contains(&number)
            {
                rests.push(number);
            }
        }
        self.rounds.push(Round {
            at,
            by_hand,
            tables: pairings.iter().copied().map(Table::new).collect(),
            byes: byes.to_vec(),
            rests,
        });
        Ok(())
    }

    /// Whether each player stands once in a pairing, apart from Substitutes.
    fn check_pairings(&self, pairings: &[Pairing], byes: &[Number]) -> Result<(), Refused> {
        let refuse = |number: Number, why: BadPairing| {
            let name = self.name(number).to_owned();
            Err(Refused::Pairing { name, why })
        };
        let mut seated = vec![false; self.players.len()];
        let own = pairings.iter().flat_map(|pairing| {
            let [a, b] = pairing.players;
            [(a, Seat::A), (b, Seat::B)]
                .into_iter()
                .filter(|(_, seat)| pairing.substitute != Some(*seat))
                .map(|(number, _)| number)
        });
        for number in own.chain(byes.iter().copied()) {
            let player = self.player(number).ok_or(Refused::NoPlayer(number))?;
            if !player.is_active() {
                return refuse(number, BadPairing::Away);
            }
            if player.rests {
                return refuse(number, BadPairing::Rests);
            }
            if std::mem::replace(&mut seated[number.index()], true) {
                return refuse(number, BadPairing::Twice);
            }
        }
        for pairing in pairings {
            let [a, b] = pairing.players;
            if a == b {
                return refuse(a, BadPairing::Alone);
            }
            for number in [a, b] {
                let player = self.player(number).ok_or(Refused::NoPlayer(number))?;
                if player.gone.is_some() {
                    return refuse(number, BadPairing::Away);
                }
            }
        }
        Ok(())
    }

    fn play(&mut self, at: Spot, result: &GameResult) -> Result<(), Refused> {
        let mut table = self.running_table(at)?;
        if table.pause == Some(Pause::Paused) {
            let why = NotNow::Paused;
            return Err(Refused::Rests { at, why });
        }
        table.pause = None;
        self.add_game(at, table, result)
    }

    /// Adds a game to the bout at a table.
    pub(super) fn add_game(
        &mut self,
        at: Spot,
        mut table: Table,
        result: &GameResult,
    ) -> Result<(), Refused> {
        let result = self.checked(at, result)?;
        table.bout_mut().games.push(result);
        table.position = None;
        table.board = None;
        self.state_of(at, table.bout())?;
        self.put_table(at, table);
        Ok(())
    }

    /// A result with its points, if it can be.
    pub(super) fn checked(&self, at: Spot, result: &GameResult) -> Result<GameResult, Refused> {
        let refuse = |why| Err(Refused::Result { at, why });
        let mut checked = result.clone();
        let Contest::Tora { assassin, .. } = self.charter.contest else {
            return match result.captured {
                Some(_) => refuse(BadResult::NotTora),
                None => Ok(checked),
            };
        };
        if let Some(captured) = result.captured {
            let points = Pair::each(|seat| captured.of(seat).points(assassin));
            let Pair {
                a: Some(a),
                b: Some(b),
            } = points
            else {
                return refuse(BadResult::TooMany);
            };
            let counted = Pair { a, b };
            if result.points.is_some_and(|points| points != counted) {
                return refuse(BadResult::Points);
            }
            checked.points = Some(counted);
        }
        match checked.points {
            Some(_) => Ok(checked),
            None => refuse(BadResult::NoPoints),
        }
    }

    fn forfeit(&mut self, at: Spot, absent: Absent) -> Result<(), Refused> {
        if let Some(State::WaitsForSubstitute(stays)) = self.state(at)
            && absent.winner() == Some(stays)
        {
            return self.forfeit_without_substitute(at, absent);
        }
        let mut table = self.running_table(at)?;
        if absent == Absent::Both && self.charter.format.eliminates() {
            let why = BadResult::NoWinner;
            return Err(Refused::Result { at, why });
        }
        table.pause = None;
        table.board = None;
        table.bout_mut().broken = Some(Break::Forfeit(absent));
        self.put_table(at, table);
        Ok(())
    }

    /// Nobody can be found who plays instead of the player who has left.
    fn forfeit_without_substitute(&mut self, at: Spot, absent: Absent) -> Result<(), Refused> {
        let mut table = self.table(at).cloned().ok_or(Refused::NoTable(at))?;
        let mut bout = Bout::new(Pairing {
            substitute: absent.winner().map(Seat::other),
            ..table.bout().pairing
        });
        bout.broken = Some(Break::Forfeit(absent));
        table.bouts.push(bout);
        self.put_table(at, table);
        Ok(())
    }

    /// A copy of a table at which a bout goes on.
    pub(super) fn running_table(&self, at: Spot) -> Result<Table, Refused> {
        let table = self.table(at).ok_or(Refused::NoTable(at))?;
        match self.state_of(at, table.bout())? {
            State::Running => Ok(table.clone()),
            State::WaitsForSubstitute(_) => {
                let why = NotNow::NoSubstitute;
                Err(Refused::Rests { at, why })
            }
            State::Won(_) | State::Drawn | State::Unplayed => Err(Refused::Over(at)),
        }
    }

    pub(super) fn put_table(&mut self, at: Spot, table: Table) {
        let round = self.rounds.get_mut(at.round.wrapping_sub(1));
        let tables = round.map(|round| &mut round.tables);
        if let Some(place) = tables.and_then(|all| all.get_mut(at.table.wrapping_sub(1))) {
            *place = table;
        }
    }

    pub(super) fn check_round_is_over(&self) -> Result<(), Refused> {
        let open = self.open_tables().next();
        open.map_or(Ok(()), |at| Err(Refused::RoundOpen(at)))
    }

    fn appeal(&mut self, decision: usize, by: &str, reason: &str) -> Result<(), Refused> {
        check_text("the reason of an appeal", reason)?;
        let decided = self.decided_mut(decision)?;
        if decided.appeal.is_some() {
            let why = NoAppeal::Made;
            return Err(Refused::Appeal { decision, why });
        }
        decided.appeal = Some(Appeal {
            by: by.to_owned(),
            reason: reason.to_owned(),
            answer: None,
        });
        Ok(())
    }

    fn answer(&mut self, decision: usize, granted: bool, reason: &str) -> Result<(), Refused> {
        check_text("the reason of the answer", reason)?;
        let refuse = |why| Err(Refused::Appeal { decision, why });
        match &mut self.decided_mut(decision)?.appeal {
            None => refuse(NoAppeal::NotMade),
            Some(appeal) if appeal.answer.is_some() => refuse(NoAppeal::Answered),
            Some(appeal) => {
                appeal.answer = Some((granted, reason.to_owned()));
                Ok(())
            }
        }
    }

    fn decided_mut(&mut self, number: usize) -> Result<&mut Decided, Refused> {
        let decided = number
            .checked_sub(1)
            .and_then(|at| self.decisions.get_mut(at));
        decided.ok_or(Refused::NoDecision(number))
    }
}
