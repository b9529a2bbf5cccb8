//! The trap (T-V2): whether no legal turn leaves an own command piece out of jeopardy.
//!
//! A turn of three actions has too many orders to try them all, so the search for a way out leaves
//! out what can't lead there. It never gives up, and leaves out nothing else:
//!
//! * **Attacks stand until they are met.** An attack on the place where a command piece ends the
//!   turn, found on the board as it is, lasts to the turn's end unless an action removes the
//!   attacker (or crew of a Cannon), fills an empty place of its way, or sets a Soldier into defense
//!   stance there. Pieces that leave or fall only open ways. Each action removes one piece and
//!   fills one place, or changes one stance. A [`refuge`] is such a place, and each attack on it
//!   makes a [`demand`]; what could meet one is tried out on the board ([`stops`]). A refuge is
//!   closed as soon as the actions left are too few for its demands, or for the way there. With all
//!   of them closed the search turns back.
//! * **Who is removed may have stood in the way of another.** The board without one attacker is a
//!   board like any other: an attack that is found there stands as soon as that attacker is gone,
//!   until it is met itself. The same holds for an attack that stands already, if less can stop it then. So
//!   these attacks are known before anything is played ([`threats`]), and in a crowd they close most refuges.
//! * **Each action must leave what the others can do.** Attacks are numbered, and each removal,
//!   filled place or change of stance is the set of those that it meets or opens, or is a part of
//!   what meets one. The [`cover`] of a refuge knows the best sets that one action could have, so an
//!   action is tried only where the rest is covered by as many sets as there are actions after it.
//! * **The first action makes a difference.** If the actions after it could not make a refuge safe
//!   on the board as it is, that must change: as other attacks stand, it meets one, or is a walk of
//!   the command piece. Only where they could if nothing were in the way of the command piece, it
//!   may clear the way instead.
//! * **The last action meets all that is left.** What it must do is found anew on the board before it. Only
//!   what really meets all attacks is played, and the position after it is judged by the rules.
//! * **The last action but one helps.** No single action leads out, as shorter turns are searched
//!   first. So what comes before the last action meets an attack itself, or makes the last action
//!   possible (its piece comes from there, its way is cleared, its Cannon is readied, gets crew or
//!   a line), or meets what stood against it: an attack that the last action would open. What is
//!   none of these ([`useful`]) leaves the last action where it was, and fails with it.
//! * **What could come later comes later.** Two actions in a row that could as well be done in the
//!   other order are tried in one order only, on the way to each refuge ([`step`]): what meets an
//!   attack comes first, then walks of the command piece. A refuge that is not made safe by the
//!   others is so closed before the many ways to walk there are looked at. So who meets what stands
//!   against the last action does that before it only if it could not do so after it, and what has
//!   nothing to do with attacks or with the walk that ends a turn must have to do with the action
//!   between the two. Pieces whose actions can't have to do with the one before are left out as a
//!   whole.
//! * **Something must follow.** A first action of three that meets no attack and is no walk is looked
//!   at only if, on the board after it, some action that leads on can't be done before it as well
//!   ([`follow`]). Unless one action could be enough, the next one is of that kind.
//! * **Who acts is looked at itself.** A command piece that acts must be out of jeopardy at the end
//!   (T-J2), so a way on which it acts leads out for it, too. A way is looked for as that of the first
//!   command piece that acts on it: on the way of one that acts only those with higher numbers act
//!   besides, and on that of one that does nothing no other does ([`actors`]). T-J3 may excuse
//!   whoever acts, but only if an enemy command piece is taken. Where only another ruler could do all
//!   that is left, the action before is looked at only if it allows that.
//! * **A ruler attacks once** in a turn (T-R4), and who goes to a place and attacks reaches no further
//!   from there than its kind does. The [`cover`] knows both.
//! * **What is left must be possible.** What the last action must do could be done by some piece at the
//!   start of the turn, or by one that has come nearer, or something has changed where that matters
//!   to it ([`means`]). Else the action before is not looked at. What stops an attack only together with
//!   something else is known for what the action before has filled ([`left`]).
//! * **A walk needs a way.** A command piece comes to a refuge only through places that are empty or
//!   can be cleared by the other actions: one of an enemy and one of an own piece by each ([`walk`]).
//!   The last walk is looked at exactly as it is, already before the action before it ([`walks`]):
//!   what that action opens is taken to be empty. Nobody walks to a place of an own piece.
//! * **The end is known before it is played.** Of a last action it is known which piece does what, so the board at the
//!   turn's end is known, too, but for what could be done besides ([`ahead`]). If an enemy attacks the refuge there, as
//!   when a piece goes away that stood before it, or a command piece that has acted, that action leads nowhere. Mostly it
//!   is the same enemy as the last time, who is looked at first ([`end`]).
//! * **What stands against a last action must go first.** An enemy who attacks the refuge after a last action that is
//!   done now, or a command piece that must be safe then, does so after the action before it, too, unless that one
//!   removes the enemy, fills an empty place of its way, sets a Soldier into defense stance there, or is that command
//!   piece's own. So it is found out once for each last action, not after each action before it ([`obstacle`]).
//! * **One of two makes the last action possible.** Where one action could meet all attacks, each piece that could do that
//!   has something against it, as no single action leads out. If the actions before it meet no attack, one of them must
//!   change that, and goes first if the order does not matter. So anything else is looked at as the first action only if
//!   one that might change it can't be done before; and what can't change it either is not looked at after that, nor as
//!   the only action before the last one ([`asked`]).
//! * **Who acts must be safe somewhere.** Attacks on the places of the other command pieces stand as well until they
//!   are met. One that has acted and that no single action can make safe where it is must act last itself, and come to
//!   a place where it is safe ([`havens`]).
//! * **Crew is nobody's concern at first.** Who works a Cannon makes a difference only to what those pieces can't do
//!   afterwards. So a task is first looked at as if nobody worked it; where that leads nowhere, no crew does.
//! * **The same is looked at once**: a position before the last action, for each refuge, and how an
//!   attack can be met as long as nothing changes on its way ([`memory`]).
//!
//! Where there is a way out, it is found soon: actions that leave most refuges open come first. Most of the
//! time goes into traps, which have to be searched to the end.
//!
//! A refuge that was closed before an action is closed after it, too, so only the open ones are
//! looked at again.
//!
//! # Why the order may be chosen
//!
//! On the way to a refuge each action is of a class: it meets an attack of the turn's start, or is a
//! walk, or might change what stood against all last actions then, or is something else, in this order.
//! Of the shortest ways out to a refuge take the one that comes first: by the class of the first action, then of the second, then of the third; where these
//! are the same, by the piece of the first; and then that one whose second action does what is
//! known to be needed. What is left out for the sake of the order is always a way that could be
//! changed into one that comes before it, with the same actions. As which command piece's way a way
//! is looked for depends on its actions only, not on their order, and was settled before. No other
//! rule leaves out an action of a shortest way out, in whatever order. So the first one is never left
//! out.
//!
//! # The bound
//!
//! A turn has three actions at most, and only the positions before the last one are nodes: at most
//! one, and one for each action, and one for each two actions in a row. The file
//! `benches/crowded.txt` has the worst positions known; the bench `speed` tells what they take.

/// [`Tora::LOOKS_AHEAD`] of the board with the parameters `N` and `W`, and in tests what they choose, so that they also
/// try what the browser does. A function in place of the constant makes what browsers load larger.
#[cfg(not(test))]
macro_rules! looks_ahead {
    () => {
        $crate::Tora::<N, W>::LOOKS_AHEAD
    };
}
#[cfg(test)]
macro_rules! looks_ahead {
    () => {
        ($crate::Tora::<N, W>::IS_LONG && $crate::trap::tests::LOOKS_AHEAD.get())
    };
}

mod actors;
mod ahead;
mod asked;
mod assassin;
mod candidate;
#[cfg(test)]
mod climb;
mod cover;
mod demand;
mod done;
mod end;
mod follow;
mod havens;
mod last;
mod leads;
mod left;
mod means;
mod memory;
mod obstacle;
mod possible;
mod refuge;
mod scene;
mod search;
mod share;
#[cfg(test)]
mod single;
mod step;
mod stops;
#[cfg(test)]
mod tests;
mod threats;
mod tokens;
mod trace;
mod trail;
mod tries;
mod useful;
mod walk;
mod walks;

use board::{Bits, Square};

use crate::Tora;
use crate::field::Field;
use search::Search;

impl<const N: usize, const W: usize> Tora<N, W> {
    /// Whether a turn may have three actions, and a side several command pieces. What the search leaves out because
    /// of that is not even compiled for the short board.
    const IS_LONG: bool = N > 9;

    /// Whether the search also leaves out what is found in vain by looking at the end of the turn, at attacks that less
    /// could stop then, and at who is allowed to act last. The app in the browser, which has to be loaded, does without:
    /// it finds the same.
    #[cfg(not(test))]
    const LOOKS_AHEAD: bool = Self::IS_LONG && cfg!(not(target_arch = "wasm32"));

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
        let end = Field::at_end_of_turn(self, self.side);
        // T-V2: only a legal turn is a way out.
        let mut watched = self.watched();
        if watched.any(|command| self.suicide_of(&end, command).is_some()) {
            return false;
        }
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
