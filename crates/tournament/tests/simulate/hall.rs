//! A hall in which a tournament is played at random.

use tigerden_tournament::event::{CantPair, Draw, Gone, State, Tournament};
use tigerden_tournament::log::{
    Absent, Charter, Contest, Decision, Entry, Fact, Format, GameResult, Number, Registration,
    Ruling, Spot,
};
use tigerden_tournament::standings::TieBreak;
use tigerden_tournament::{Captured, Choice, Offence, Pair, Seat};

use super::random::Dice;

/// Up to so many entries, a log is read line by line beside the tournament, and compared after each.
const COMPARED: usize = 400;

/// A tournament with its log, and a second one that reads the log line by line.
pub(crate) struct Hall {
    pub(crate) now: Tournament,
    pub(crate) log: Vec<Entry>,
    replayed: Tournament,
    dice: Dice,
    /// Milliseconds.
    clock: i64,
    /// Why there is no further round.
    pub(crate) ended: Option<CantPair>,
}

impl Hall {
    pub(crate) fn new(format: Format, contest: Contest, players: u32, seed: u64) -> Self {
        let charter = Charter {
            name: "Simulated".to_owned(),
            game: "any".to_owned(),
            format,
            contest,
            tie_breaks: vec![TieBreak::Buchholz, TieBreak::GamePoints],
            check_in: false,
            rests: 1,
            seed,
            boards: None,
        };
        let founded = entry(0, Fact::Founded(charter));
        let tournament = Tournament::found(&founded).expect("a tournament");
        let mut hall = Self {
            replayed: tournament.clone(),
            now: tournament,
            log: vec![founded],
            dice: Dice(seed),
            clock: 0,
            ended: None,
        };
        for number in 0..players + 2 {
            hall.registers(number >= players);
        }
        hall
    }

    fn registers(&mut self, stands_by: bool) {
        let rank = i64::try_from(1 + self.dice.below(9)).expect("small");
        self.does(Fact::Registered(Registration {
            name: format!("Player {}", self.now.players().len() + 1),
            rank,
            pending: None,
            earlier_offences: 0,
            stands_by,
            id: None,
        }));
    }

    /// What must be possible. The second tournament reads it from its line, and is the same then.
    fn does(&mut self, fact: Fact) {
        let entry = entry(self.clock, fact);
        self.now
            .apply(&entry)
            .unwrap_or_else(|refused| panic!("{entry:?}: {refused}"));
        if self.log.len() < COMPARED {
            let line = entry.line().expect("a line");
            let read = Entry::read_all(&line).expect("an entry");
            self.replayed.apply(&read[0]).expect("the same entry");
            assert_eq!(self.replayed, self.now);
        }
        self.log.push(entry);
    }

    fn numbers(&self) -> impl Iterator<Item = Number> + use<> {
        (0..self.now.players().len()).map(Number::at)
    }

    /// Pairs a round, if there is another.
    pub(crate) fn begins_round(&mut self) -> bool {
        self.clock += 86_400_000;
        let round = self.now.rounds().len();
        if round > 0 {
            self.people_come_and_go(round);
        }
        match self.now.draw() {
            Ok(draw) if draw.tables.is_empty() && draw.byes.is_empty() => false,
            Ok(draw) => {
                self.does(Draw::fact(draw));
                true
            }
            Err(error) => {
                self.ended = Some(error);
                false
            }
        }
    }

    fn people_come_and_go(&mut self, round: usize) {
        let format = self.now.charter().format;
        if round < 3 && format.takes_late_entries() && self.dice.one_in(3) {
            self.registers(false);
        }
        for number in self.numbers() {
            let player = self.now.player(number).expect("a player");
            let (gone, rested) = (player.gone, player.all_rests > 0);
            if gone == Some(Gone::Withdrawn) && self.dice.one_in(4) {
                self.does(Fact::Returned(number));
            } else if gone.is_none() && self.dice.one_in(50) {
                self.does(Fact::Withdrew(number));
            } else if gone.is_none() && !rested && format.rounds().is_some() && self.dice.one_in(60)
            {
                self.does(Fact::Rests(number));
            }
        }
        let eliminated = self.now.ladder().map(|ladder| ladder.eliminated());
        for player in eliminated.into_iter().flatten().map(Number::at) {
            let stays = self
                .now
                .player(player)
                .is_some_and(|player| player.gone.is_none());
            if stays && self.dice.one_in(2) {
                let choice = Choice::Reset;
                self.does(Fact::Chose { player, choice });
            }
        }
    }

    /// Plays the last round to its end, and corrects a result now and then.
    pub(crate) fn plays_round(&mut self) {
        let round = self.now.rounds().len();
        let tables = self.now.rounds()[round - 1].tables.len();
        for table in 1..=tables {
            self.plays_table(Spot { round, table });
        }
        if tables > 0 && self.dice.one_in(5) {
            self.corrects(round, tables);
        }
    }

    fn plays_table(&mut self, at: Spot) {
        if self.dice.one_in(40) {
            let absent = if self.dice.one_in(2) {
                Absent::A
            } else {
                Absent::B
            };
            return self.does(Fact::Forfeited { at, absent });
        }
        let mut cheats = self.dice.one_in(60);
        loop {
            match self.now.state(at).expect("a table") {
                State::Running if std::mem::take(&mut cheats) => self.finds_cheater(at),
                State::Running => {
                    let result = self.result();
                    self.does(Fact::Played { at, result });
                }
                State::WaitsForSubstitute(stays) => self.sends_substitute(at, stays),
                State::Won(_) | State::Drawn | State::Unplayed => return,
            }
        }
    }

    fn result(&mut self) -> GameResult {
        let winner = [Some(Seat::A), Some(Seat::B), None]
            [usize::try_from(self.dice.below(3)).expect("small")];
        let is_tora = matches!(self.now.charter().contest, Contest::Tora { .. });
        let captured = is_tora.then(|| {
            Pair::each(|seat| {
                let mut up_to =
                    |most: u64| u16::try_from(self.dice.below(most + 1)).expect("small");
                Captured {
                    soldiers: up_to(2),
                    archers: up_to(3),
                    cannons: up_to(1),
                    command: u16::from(winner == Some(seat)),
                    ..Captured::default()
                }
            })
        });
        GameResult {
            winner,
            captured,
            ..GameResult::default()
        }
    }

    fn finds_cheater(&mut self, at: Spot) {
        let by = if self.dice.one_in(2) {
            Seat::A
        } else {
            Seat::B
        };
        if self
            .now
            .table(at)
            .expect("a table")
            .bout()
            .pairing
            .substitute
            .is_none()
        {
            let what = Offence::Cheating;
            self.decides(Ruling::Cheated { at, by, what });
        }
    }

    fn sends_substitute(&mut self, at: Spot, stays: Seat) {
        let seated = self.now.table(at).expect("a table").bout().pairing.players;
        let free = self.numbers().find(|number| {
            let stays = self
                .now
                .player(*number)
                .is_some_and(|player| player.gone.is_none());
            stays && !seated.contains(number)
        });
        match free {
            Some(by) => {
                let seat = stays.other();
                self.decides(Ruling::Substituted { at, seat, by });
            }
            None => {
                let absent = [Absent::A, Absent::B]
                    .into_iter()
                    .find(|absent| absent.winner() == Some(stays));
                let absent = absent.expect("one of them");
                self.does(Fact::Forfeited { at, absent });
            }
        }
    }

    /// A corrected bout may go on.
    fn corrects(&mut self, round: usize, tables: usize) {
        let tables = u64::try_from(tables).expect("few tables");
        let table = 1 + usize::try_from(self.dice.below(tables)).expect("small");
        let at = Spot { round, table };
        let bout = self.now.table(at).expect("a table").bout();
        if bout.games.is_empty() || bout.broken.is_some() {
            return;
        }
        let result = self.result();
        let game = 1;
        self.decides(Ruling::Corrected { at, game, result });
        while self.now.state(at) == Some(State::Running) {
            let result = self.result();
            self.does(Fact::Played { at, result });
        }
    }

    fn decides(&mut self, ruling: Ruling) {
        self.does(Fact::Decided(Decision {
            rule: "any".to_owned(),
            reason: "simulated".to_owned(),
            ruling,
        }));
    }

    pub(crate) fn closes(&mut self) {
        self.does(Fact::Closed {});
        assert_eq!(Tournament::replay(&self.log), Ok(self.now.clone()));
    }
}

fn entry(at: i64, fact: Fact) -> Entry {
    let by = "Dora".to_owned();
    Entry { at, by, fact }
}
