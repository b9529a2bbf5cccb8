//! The search for a hidden Assassin, and the free taking that may follow (T-X6, T-J7).

use board::{Bits, Square};

use crate::action::Crew;
use crate::assassin::Hiding;
use crate::bundle::each_crew;
use crate::field::Field;
use crate::illegal::Illegal;
use crate::marks::Search;
use crate::{Action, Kind, Piece, Tora};

impl<const N: usize, const W: usize> Tora<N, W> {
    /// What a search from a place finds here: the Assassin's place, if it is near.
    pub(crate) fn would_find(&self, at: Square<N>) -> Option<Square<N>> {
        match self.hiding(!self.side) {
            Hiding::At(place) if place.distance(at) <= 1 => Some(place),
            _ => None,
        }
    }

    /// Plays a search; where it is not known who hides where, it is in vain.
    pub(crate) fn search(&mut self, at: Square<N>) {
        match self.would_find(at) {
            Some(place) => self.find(at, place),
            None => self.search_in_vain(at),
        }
    }

    /// Plays a search that finds nothing.
    pub(crate) fn search_in_vain(&mut self, at: Square<N>) {
        self.mark(at, |activity| activity.searched = Some(Search::Vain));
    }

    /// The search of the piece at `at` reveals the enemy Assassin at `place`.
    pub(crate) fn find(&mut self, at: Square<N>, place: Square<N>) {
        self.mark(at, |activity| activity.searched = Some(Search::Found));
        if self.reveal(!self.side, place) && self.can_take_found(at) {
            self.mark(at, |activity| activity.searched = Some(Search::MayTake));
            if self.takings().is_empty() {
                self.forget_finder();
            }
        }
    }

    /// What comes after a find is no longer at once.
    pub(crate) fn forget_finder(&mut self) {
        if let Some(at) = self.marks.finder() {
            self.mark(at, |activity| activity.searched = Some(Search::Found));
        }
    }

    /// Whether the finder is able to attack (T-X6).
    fn can_take_found(&self, at: Square<N>) -> bool {
        let Some(piece) = self.piece_of(self.side, at) else {
            return false;
        };
        let spent = piece.kind.attacks_once() && self.marks.get(at).attacked;
        !piece.flipped && !spent
    }

    /// The free takings of the piece that has just found the Assassin, each of which leaves the turn
    /// a legal end.
    pub(crate) fn takings(&self) -> Vec<Action<N>> {
        let mut all = Vec::new();
        if !Self::ASSASSINS {
            return all;
        }
        let (Some(at), Some(target)) = (self.marks.finder(), self.found_assassin()) else {
            return all;
        };
        let mut offer = |crew| {
            let action = Action::Take { at, target, crew };
            if self.after(action).can_end_soundly() {
                all.push(action);
            }
            std::ops::ControlFlow::<()>::Continue(())
        };
        if self
            .piece_of(self.side, at)
            .is_some_and(|piece| piece.kind == Kind::Cannon)
        {
            let crew = self.crew_for(&Field::new(self), at);
            let _complete = each_crew(crew, 2, |crew: Crew<N>| offer(Some(crew)));
        } else {
            let _complete = offer(None);
        }
        all
    }

    /// Where the enemy Assassin stands for everybody to see.
    fn found_assassin(&self) -> Option<Square<N>> {
        self.places(!self.side, Kind::Assassin, false).first()
    }

    /// The free taking of the Assassin that was just found.
    pub(crate) fn take_found(&mut self, at: Square<N>, target: Square<N>, crew: Option<Crew<N>>) {
        self.strike(target);
        let piece = self.piece_of(self.side, at);
        self.mark(at, |activity| {
            activity.attacked = true;
            activity.searched = Some(Search::Found);
        });
        match piece.map(|piece| piece.kind) {
            Some(Kind::Cannon) => {
                self.flip(at); // T-C3
                self.bind(at, crew);
            }
            Some(Kind::Assassin) => self.assassins.tire(self.side), // T-X12
            _ => {}
        }
    }

    /// Whether a piece may search.
    pub(crate) fn permit_search(&self, at: Square<N>, piece: Piece) -> Result<(), Illegal<N>> {
        if !self.can_search() {
            return Err(Illegal::NobodyHides);
        }
        if piece.kind.is_command() {
            let by = self.jeopardy_of_searcher(at, piece);
            if !by.is_empty() {
                let by = by.iter().collect();
                return Err(Illegal::SearchInJeopardy { at, by });
            }
        }
        Ok(())
    }

    /// Who puts a command piece that wants to search in jeopardy (T-J7), on the board of the turn's
    /// end (T-J4).
    pub(crate) fn jeopardy_of_searcher(&self, at: Square<N>, piece: Piece) -> Bits<W> {
        if piece.taken {
            return Bits::EMPTY; // T-X12: of the Opposition, it has left that board.
        }
        Field::at_end_of_turn(self, self.side).attackers(!self.side, at)
    }

    /// The own pieces that may search, each by itself; whether the turn can end then is another
    /// question.
    pub(crate) fn searchers(&self, field: &Field<N, W>) -> Bits<W> {
        let mut searchers = Bits::EMPTY;
        if !self.can_search() {
            return searchers;
        }
        for at in field.of[self.side.index()].iter() {
            let Some(piece) = field.piece_of(self.side, at) else {
                continue;
            };
            if self.hinders(at, piece).is_none() && self.permit_search(at, piece).is_ok() {
                searchers.insert(at);
            }
        }
        searchers
    }

    /// Why a piece does nothing more in this turn, whatever it would do.
    pub(crate) fn hinders(&self, at: Square<N>, piece: Piece) -> Option<Illegal<N>> {
        let activity = self.marks.get(at);
        if activity.bound.is_some() {
            Some(Illegal::Bound {
                at,
                cannon: self.bound_to(at).unwrap_or(at),
            }) // T-C5
        } else if activity.searched == Some(Search::Vain) {
            Some(Illegal::SearchedInVain { at }) // T-X6
        } else if piece.kind == Kind::Assassin && self.assassins.rest(self.side) > 0 {
            Some(Illegal::Rests { at }) // T-X5
        } else {
            None
        }
    }
}
