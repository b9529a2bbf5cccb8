//! A round as it is being paired by hand.

use std::collections::HashSet;

use tournament::Seat;
use tournament::event::Tournament;
use tournament::log::{Format, Number, Pairing};

/// Somebody who can get a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sitter {
    pub(super) number: Number,
    /// He plays only as a Substitute.
    pub(super) substitute: bool,
}

/// Where somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// At a table: two places each.
    Seat(usize),
    /// Without an opponent; the place after the last one is empty.
    Aside(usize),
}

/// A round as it is being paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    pub(super) seats: Vec<Option<Sitter>>,
    pub(super) aside: Vec<Sitter>,
    /// Who gets no points without an opponent.
    pub(super) pointless: HashSet<Number>,
    pub(super) chosen: Option<Place>,
}

impl Draft {
    /// What the rules would pair, or nothing.
    pub(super) fn new(of: &Tournament, by_rules: bool) -> Self {
        let draw = of.draw().ok().filter(|_| by_rules);
        let mut draft = Self::default();
        for pairing in draw.iter().flat_map(|draw| &draw.tables) {
            for (number, seat) in pairing.players.into_iter().zip([Seat::A, Seat::B]) {
                let substitute = pairing.substitute == Some(seat);
                draft.seats.push(Some(Sitter { number, substitute }));
            }
        }
        draft.settle(of);
        draft
    }

    /// Leaves out who can't be paired any more, and has everybody somewhere who can.
    pub(super) fn settle(&mut self, of: &Tournament) {
        let there = sitters(of);
        let known = |sitter: &Sitter| there.iter().any(|one| one.number == sitter.number);
        for seat in &mut self.seats {
            *seat = seat.filter(known);
        }
        let seated: HashSet<_> = self
            .seats
            .iter()
            .flatten()
            .map(|sitter| sitter.number)
            .collect();
        let free = there
            .into_iter()
            .filter(|one| !seated.contains(&one.number));
        self.aside = free.collect();
        // Empty tables go, but one stays while there is somebody for it.
        let tables: Vec<_> = self.seats.chunks(2).map(<[_]>::to_vec).collect();
        let taken = tables
            .into_iter()
            .filter(|table| table.iter().any(Option::is_some));
        self.seats = taken.flatten().collect();
        let plays = |sitter: &&Sitter| !sitter.substitute;
        if self.seats.is_empty() || self.aside.iter().filter(plays).count() > 1 {
            self.seats.extend([None, None]);
        }
        self.chosen = None;
    }

    pub(super) fn at(&self, place: Place) -> Option<Sitter> {
        match place {
            Place::Seat(index) => self.seats.get(index).copied().flatten(),
            Place::Aside(index) => self.aside.get(index).copied(),
        }
    }

    /// Chooses a place, and swaps the one chosen before with it.
    pub(super) fn choose(&mut self, place: Place, of: &Tournament) {
        let Some(before) = self.chosen.take() else {
            self.chosen = Some(place);
            return;
        };
        let both = [before, place].map(|one| (one, self.at(one)));
        let [(_, first), (_, second)] = both;
        for ((place, _), sitter) in both.into_iter().zip([second, first]) {
            // Those aside are whoever has no seat.
            if let Place::Seat(index) = place {
                self.seats[index] = sitter;
            }
        }
        self.settle(of);
    }

    /// The tables, and who gets the points of a win without an opponent; the number of a table that lacks a player.
    pub(super) fn round(&self, of: &Tournament) -> Result<(Vec<Pairing>, Vec<Number>), usize> {
        let mut tables = Vec::new();
        for (number, table) in (1..).zip(self.seats.chunks(2)) {
            let [Some(a), Some(b)] = [table[0], table[1]] else {
                match table.iter().flatten().next() {
                    Some(_) => return Err(number),
                    None => continue,
                }
            };
            let substitute = match (a.substitute, b.substitute) {
                (true, _) => Some(Seat::A),
                (false, true) => Some(Seat::B),
                (false, false) => None,
            };
            tables.push(Pairing {
                substitute,
                ..of.pairing_of([a.number, b.number])
            });
        }
        let byes = self.aside.iter().filter(|sitter| {
            !sitter.substitute && gives_points(of) && !self.pointless.contains(&sitter.number)
        });
        Ok((tables, byes.map(|sitter| sitter.number).collect()))
    }
}

/// Whether somebody without an opponent can get points for it.
pub(super) fn gives_points(of: &Tournament) -> bool {
    !matches!(of.charter().format, Format::Ladder { .. })
}

/// Who can get a place in the next round: players, and Substitutes (M-T11, M-T12).
pub(super) fn sitters(of: &Tournament) -> Vec<Sitter> {
    let ready: HashSet<_> = of.ready().collect();
    let tiers = matches!(of.charter().format, Format::Tiers {});
    let tallies = of.tallies();
    // Two who have lost can still play for the third place.
    let bracket = matches!(of.charter().format, Format::KnockOut { .. });
    let draw = bracket.then(|| of.draw().ok()).flatten();
    let drawn: HashSet<_> = draw
        .iter()
        .flat_map(|draw| &draw.tables)
        .flat_map(|table| table.players)
        .collect();
    let numbered = (0..of.players().len()).map(Number::at);
    let sitter = |number: Number| {
        let player = of.player(number)?;
        let out = || tallies.of(number).is_some_and(|tally| tally.out.is_some());
        let stands_by = player.registration.stands_by || (tiers && out());
        let substitute = !ready.contains(&number) && !drawn.contains(&number);
        let can = !substitute || (stands_by && player.gone.is_none());
        can.then_some(Sitter { number, substitute })
    };
    numbered.filter_map(sitter).collect()
}

#[cfg(test)]
mod tests {
    use tournament::log::Fact;

    use super::super::super::super::trial::{director, log, played};
    use super::*;

    fn numbers(seats: &[Option<Sitter>]) -> Vec<Option<u32>> {
        let number = |seat: &Option<Sitter>| seat.map(|sitter| sitter.number.0);
        seats.iter().map(number).collect()
    }

    fn after_a_round(players: usize) -> Tournament {
        let facts = [played(1, 1, "a"), played(1, 2, "a")];
        Tournament::replay(&log(players, &facts)).expect("a log")
    }

    #[test]
    fn a_draft_begins_as_the_rules_pair_and_places_are_swapped() {
        let now = after_a_round(5);
        let draw = now.draw().expect("a draw");
        let mut draft = Draft::new(&now, true);
        assert_eq!(draft.round(&now), Ok((draw.tables, draw.byes.clone())));
        let [first, second] = [0, 1].map(|index| draft.seats[index].expect("somebody"));
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(draft.seats[..2], [Some(second), Some(first)]);
        draft.choose(Place::Aside(0), &now);
        draft.choose(Place::Seat(0), &now);
        assert_eq!(
            draft.seats[0].map(|sitter| sitter.number),
            Some(draw.byes[0])
        );
        assert_eq!(draft.aside, [second]);
        assert_eq!(draft.chosen, None);
    }

    #[test]
    fn an_empty_draft_is_filled_from_those_aside() {
        let now = after_a_round(4);
        let mut draft = Draft::new(&now, false);
        assert_eq!((draft.seats.len(), draft.aside.len()), (2, 4));
        assert_eq!(draft.round(&now).map(|(tables, _)| tables.len()), Ok(0));
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Aside(2), &now);
        assert_eq!(numbers(&draft.seats), [Some(3), None, None, None]);
        assert_eq!(draft.round(&now), Err(1));
        draft.choose(Place::Aside(0), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(numbers(&draft.seats)[..2], [Some(3), Some(1)]);
        draft.pointless.insert(Number(2));
        let (tables, byes) = draft.round(&now).expect("a round");
        assert_eq!(tables[0].players, [Number(3), Number(1)]);
        assert_eq!(byes, [Number(4)]);
        // Back aside: the table is empty and goes.
        draft.choose(Place::Seat(0), &now);
        draft.choose(Place::Aside(2), &now);
        draft.choose(Place::Aside(9), &now);
        draft.choose(Place::Seat(1), &now);
        assert_eq!(numbers(&draft.seats), [None, None]);
        assert_eq!(draft.aside.len(), 4);
    }

    #[test]
    fn who_has_left_loses_his_place() {
        let now = after_a_round(4);
        let mut draft = Draft::new(&now, true);
        let gone = draft.seats[1].expect("somebody").number;
        let mut now = now;
        now.apply(&director(Fact::Withdrew(gone))).expect("he may");
        draft.settle(&now);
        assert_eq!(draft.seats[1], None);
        assert_eq!(draft.round(&now), Err(1));
    }
}
