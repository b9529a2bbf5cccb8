//! The legal moves of a position: what is asked for, and in which phase.

use game::Side;

use crate::Wing;
use crate::action::Move;
use crate::bits::{FILE_A, Place, RANK_1, only};
use crate::legal::Legal;
use crate::sink::{Any, Count, Exchange, List, Sink};
use crate::state::{Chess, Guard};
use crate::watch::suspects;

impl<const TIGER: bool> Chess<TIGER> {
    /// Appends the legal moves; draws are not looked at.
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        self.generate(&mut List(out));
    }

    /// The number of legal moves; draws are not looked at.
    pub(crate) fn count(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.0
    }

    /// Whether there is a legal move; draws are not looked at.
    pub(crate) fn can_move(&self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.0
    }

    fn generate(&self, sink: &mut impl Sink) {
        if TIGER && self.deployment.is_some() {
            self.deploy(sink);
        // C-T2: once a Palace is occupied the game is over, and no move is left.
        } else if (!TIGER || self.occupied_by().is_none())
            && let Some(legal) = Legal::new(self)
        {
            legal.moves(sink);
        }
    }

    fn deploy(&self, sink: &mut impl Sink) {
        // C-T1: the Guards are posted before the Swordsmen.
        if self.guard_due().is_some() {
            Wing::ALL
                .into_iter()
                .for_each(|wing| sink.one(Move::Guard(wing)));
        } else if let Some(postings) = self.postings() {
            sink.postings(postings);
        }
    }

    /// The side that has occupied the enemy's Palace (C-T2).
    #[inline]
    pub(crate) fn occupied_by(&self) -> Option<Side> {
        let guards = self.guards?;
        Side::BOTH
            .into_iter()
            .find(|side| guards[(!*side).index()] == Guard::Captured)
    }

    /// The pieces that attack the Queen of `side`.
    pub(crate) fn queen_attackers(&self, side: Side) -> u64 {
        let ours = self.army(side);
        let theirs = self.army(!side);
        let Some(queen) = only(ours.queen) else {
            return 0;
        };
        let mut attackers = theirs.attackers(queen, self.occupied());
        if TIGER {
            let suspects = suspects(&theirs, ours.queen);
            attackers |=
                crate::watch::attackers(&theirs, suspects, ours.queen, ours.all, theirs.all);
        }
        attackers
    }

    /// What a Pikeman of the side to move can become on a square.
    pub(crate) fn exchange_on(&self, to: Place) -> Exchange {
        let rank = match self.side {
            Side::First => to.v(),
            Side::Second => 9 - to.v(),
        };
        match rank {
            8 if !TIGER => Exchange::Promotion, // C-L5
            8 if self.exchange[self.side.index()] => Exchange::TigerKnight, // C-P4
            7 if TIGER && self.exchange[self.side.index()] => Exchange::Choice, // C-P5
            7 if TIGER => Exchange::Knight,     // C-P5
            _ => Exchange::None,                // C-P6
        }
    }
}

impl<const TIGER: bool> Chess<TIGER> {
    /// The square from which the Bearer of the side to move may jump into the Palace (C-T2).
    pub(crate) fn doorstep(&self) -> u64 {
        let Some(Guard::On(wing)) = self.guard(!self.side) else {
            return 0;
        };
        eighth_rank(self.side) & FILE_A << (wing.file() - 1)
    }

    /// Whether a Pikeman can be captured en passant on a square by the side to move.
    pub(crate) fn can_capture_passing(&self, to: Place) -> bool {
        Legal::new(self).is_some_and(|legal| legal.passing_captures(to).next().is_some())
    }
}

pub(crate) const fn eighth_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1 << 56,
        Side::Second => RANK_1,
    }
}
