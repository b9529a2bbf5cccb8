//! The trap (T-V2): whether no legal turn leaves an own command piece out of jeopardy.
//!
//! A turn of three actions has too many orders to try them all, so the search for a way out leaves
//! out what can't lead there. It never gives up, and leaves out nothing else:
//!
//! * **Attacks stand until they are met.** An attack on the place where a command piece ends the
//!   turn, found on the board as it is, lasts to the turn's end unless an action removes the
//!   attacker (or crew of a Cannon), fills an empty place of its way, or sets a Soldier into defense
//!   stance there. Own pieces that leave or fall only open ways. Each action removes one piece and
//!   fills one place, or changes one stance. A [`refuge`] is such a place, and each attack on it
//!   makes a [`demand`]; what could meet one is tried out on the board. A refuge is closed as soon
//!   as the actions left are too few for its demands, or for the way there. With all of them closed
//!   the search turns back.
//! * **Each action must leave what the others can do.** Attacks are numbered, and each removal,
//!   filled place or change of stance is the set of those that it meets, or is a part of what does.
//!   The [`cover`] of a refuge knows the best sets that one action could have, so an action is tried
//!   only where the rest is covered by as many sets as there are actions after it.
//! * **The last action meets all that is left.** It is looked at with the attacks known before the
//!   action before it: those stand, so nothing is lost, and nothing has to be found anew. Only what
//!   really meets all of them is played, and the position after it is judged by the rules.
//! * **The last action but one helps.** No single action leads out, as shorter turns are searched
//!   first. So what comes before the last action meets an attack itself, or makes the last action
//!   possible (its piece comes from there, its way is cleared, its Cannon is readied, gets crew or
//!   a line), or meets what stood against it: an attack that the last action would open. What is
//!   none of these ([`useful`]) leaves the last action where it was, and fails with it.
//! * **What could come later comes later.** Two actions in a row that could as well be done in the
//!   other order are tried in one order only, on the way to each refuge ([`step`]): walks of its
//!   command piece come first, then what meets an attack. So who meets what stands against the last
//!   action does that before it only if it could not do so after it, and what has nothing to do
//!   with the walk that ends a turn must have to do with the action between the two. Pieces whose
//!   actions can't have to do with the one before are left out as a whole.
//! * **A walk needs a way.** A command piece comes to a refuge only through places that are empty or
//!   can be cleared by the other actions: one of an enemy and one of an own piece by each. The last
//!   walk is looked at exactly as it is, already before the action before it ([`walks`]): what that
//!   action opens is taken to be empty.
//! * **The same position is looked at once**, before the last action, for each refuge.
//!
//! Where there is a way out, it is found soon: actions that leave most refuges open come first. Most of the
//! time goes into traps, which have to be searched to the end.
//!
//! A refuge that was closed before an action is closed after it, too, so only the open ones are
//! looked at again.
//!
//! # Why the order may be chosen
//!
//! Of the shortest ways out to a refuge take one in which the walks of its command piece come as
//! early as possible, all in all. Among these there is one in which no two neighbors that commute
//! stand against the order of [`step`]: that order is one of the first pair, and for the second pair
//! one that depends on the first action only. Three actions have six orders, and to go round through
//! all of them by exchanges of neighbors the first pair's order would have to be a circle. So
//! exchanges come to an end, and where they end the search passes. No other rule leaves out an
//! action of a shortest way out, in whatever order.
//!
//! # The bound
//!
//! A turn has three actions at most, and only the positions before the last one are nodes: at most
//! one, and one for each action, and one for each two actions in a row. The file
//! `benches/crowded.txt` has the worst positions known; the bench `speed` tells what they take.

mod assassin;
#[cfg(test)]
mod climb;
mod cover;
mod demand;
mod last;
mod refuge;
mod search;
mod step;
#[cfg(test)]
mod tests;
mod trail;
mod tries;
mod useful;
mod walks;

use board::{Bits, Square};

use crate::Tora;
use crate::field::Field;
use search::Search;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether the side to move is trapped at the start of its turn.
    pub(crate) fn is_trapped(&self) -> bool {
        let mut untaken = self.commands[self.side.index()]
            .iter()
            .filter(|command| !command.taken)
            .peekable();
        let field = Field::new(self);
        // T-V2: with no command piece left untaken nobody is trapped. The full search comes last.
        // Whoever does not know where the Assassin hides must expect that it can help.
        untaken.peek().is_some()
            && (!self.can_prowl() || self.prowler().is_some())
            && untaken.all(|command| !field.attackers(!self.side, command.at).is_empty())
            && !self.can_flee()
            && !self.has_escaped()
            && !Search::new(self).finds_a_way_out()
            && !self.assassin_finds_a_way_out()
    }

    fn has_escaped(&self) -> bool {
        // T-V2: only a legal turn is a way out.
        if self.suicide().is_some() {
            return false;
        }
        let end = Field::at_end_of_turn(self, self.side);
        end.commands(self.side)
            .any(|command| !command.taken && end.attackers(!self.side, command.at).is_empty())
    }

    /// Where the board must change before the turn can end with the command piece at `at` out of
    /// jeopardy.
    fn in_the_way(&self, at: Square<N>) -> Bits<W> {
        let end = Field::at_end_of_turn(self, self.side);
        let enemy = !self.side;
        if let Some(rescue) = end.rescue(enemy, at) {
            return rescue;
        }
        let mut zone = Bits::EMPTY;
        for command in self.watched() {
            for from in end.attackers(enemy, command.at).iter() {
                if let Some(piece) = end.piece_of(enemy, from) {
                    zone |= end.way_of(piece, from, command.at);
                }
            }
        }
        zone
    }
}
