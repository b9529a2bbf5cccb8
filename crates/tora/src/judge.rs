//! Which actions leave the turn a legal end (T-J6).
//!
//! Most actions need no test of their own. An action of a standard piece can make the end illegal
//! only through a command piece that acted before, and only by a change in the *zone* of that
//! piece: the places on which its jeopardy depends. A move of a command piece is safe where no
//! enemy could attack. Every other action is played, and the position after it is tested.

use std::ops::ControlFlow;

use board::{Bits, Square};

use crate::action::{Action, CannonTask};
use crate::bundle::Bundle;
use crate::command::CommandPiece;
use crate::field::Field;
use crate::{Edition, Piece, Tora};

/// Whether the turn can end as the board stands, and where changes matter to that. One command
/// piece may be left out.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<const W: usize> {
    /// Whether command pieces have acted at all.
    watching: bool,
    /// Whether none of them forbids the end.
    pub(crate) sound: bool,
    /// Where changes of the board could alter that.
    zone: Bits<W>,
    /// If one forbids it: the board must change in some of these places before the turn can end.
    rescue: Bits<W>,
}

/// The same for one command piece that acted.
#[derive(Clone, Copy)]
struct Watch<const N: usize, const W: usize> {
    at: Square<N>,
    sound: bool,
    zone: Bits<W>,
    rescue: Bits<W>,
}

/// A position with what is worth knowing once for all its actions.
pub(crate) struct Judge<'a, const N: usize, const W: usize> {
    position: &'a Tora<N, W>,
    pub(crate) field: Field<N, W>,
    watches: [Option<Watch<N, W>>; 3],
    scope: Scope,
}

/// Which actions are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    All,
    Attacks,
}

impl Scope {
    fn covers<const N: usize, const W: usize>(self, bundle: &Bundle<N, W>) -> bool {
        self == Self::All || bundle.attacks()
    }
}

/// What the places around a command piece mean to it, with the piece itself off the board.
pub(crate) struct Ground<const N: usize, const W: usize> {
    field: Field<N, W>,
    /// Where it can end the turn.
    pub(crate) safe: Bits<W>,
    /// Where it can't end it with a last action that is a move.
    fatal: Bits<W>,
    /// Nor with a last action that attacks.
    fatal_with_attack: Bits<W>,
}

impl<const N: usize, const W: usize> Watch<N, W> {
    fn new(position: &Tora<N, W>, end: &Field<N, W>, command: CommandPiece<N>) -> Self {
        let everywhere = Tora::<N, W>::tables().all();
        let enemy = !position.side;
        let at = command.at;
        let attackers = end.attackers(enemy, at);
        if attackers.is_empty() {
            return Self {
                at,
                sound: true,
                zone: end.zone(enemy, at),
                rescue: everywhere,
            };
        }
        // T-E3 counts pieces on both sides, anywhere.
        let zone = if position.edition == Edition::Website {
            everywhere
        } else {
            end.zone(enemy, at)
        };
        // An exception may apply once any one attacker is dealt with, not a certain one.
        let rescue = if position.can_excuse(end) {
            zone
        } else {
            end.rescue(enemy, at).unwrap_or(zone)
        };
        Self {
            at,
            sound: position.excused(end, command.kind, attackers),
            zone,
            rescue,
        }
    }
}

impl<'a, const N: usize, const W: usize> Judge<'a, N, W> {
    pub(crate) fn new(position: &'a Tora<N, W>, scope: Scope) -> Self {
        let mut watches = [None; 3];
        let mut watched = position.watched().peekable();
        if watched.peek().is_some() {
            let end = Field::at_end_of_turn(position, position.side);
            for (slot, command) in watches.iter_mut().zip(watched) {
                *slot = Some(Watch::new(position, &end, command));
            }
        }
        Self {
            position,
            field: Field::new(position),
            watches,
            scope,
        }
    }

    /// What the end of the turn depends on, but for the command piece at `apart`.
    pub(crate) fn outlook(&self, apart: Option<Square<N>>) -> Outlook<W> {
        let mut outlook = Outlook {
            watching: false,
            sound: true,
            zone: Bits::EMPTY,
            rescue: Tora::<N, W>::tables().all(),
        };
        for watch in self.watches.iter().flatten() {
            if Some(watch.at) != apart {
                outlook.watching = true;
                outlook.sound &= watch.sound;
                outlook.zone |= watch.zone;
                // All of them must be dealt with, so one is enough to go by: the one that leaves
                // least.
                if !watch.sound && watch.rescue.count() < outlook.rescue.count() {
                    outlook.rescue = watch.rescue;
                }
            }
        }
        outlook
    }

    pub(crate) fn each_action<B>(
        &self,
        mut visit: impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.position.left == 0 {
            return ControlFlow::Continue(());
        }
        let side = self.position.side;
        let mut standard = self.field.of[side.index()];
        // CommandPiece pieces that forbid the end come first: they are the most likely to put it right,
        // so that whoever wants any legal action need not search for long.
        for unsound in [true, false] {
            for command in self.field.commands(side) {
                standard.remove(command.at);
                let forbids = self
                    .watches
                    .iter()
                    .flatten()
                    .any(|w| w.at == command.at && !w.sound);
                if forbids == unsound {
                    self.of_command(command, &mut visit)?;
                }
            }
        }
        let outlook = self.outlook(None);
        // Only with the last action: before it, a later one may still put things right.
        let rescue = (!outlook.sound && self.position.left == 1).then_some(outlook.rescue);
        for from in standard.iter() {
            let Some(piece) = self.field.piece_of(side, from) else {
                continue;
            };
            if rescue.is_none_or(|rescue| self.field.could_change(piece, from, rescue)) {
                self.position
                    .candidates(&self.field, piece, from, &mut |bundle| {
                        if !self.scope.covers(&bundle) {
                            return ControlFlow::Continue(());
                        }
                        self.judge(&outlook, bundle, &mut visit)
                    })?;
            }
        }
        if Tora::<N, W>::ASSASSINS {
            self.of_hidden(&outlook, &mut visit)?;
            self.searches(&outlook, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The actions of the hidden Assassin.
    fn of_hidden<B>(
        &self,
        outlook: &Outlook<W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some(from) = self.position.prowler() else {
            return ControlFlow::Continue(());
        };
        let side = self.position.side;
        let ends = self.field.prowl(from);
        self.idle(outlook, Bundle::Prowls { from, to: ends }, visit)?;
        let commands = self.field.commands(!side);
        let commands = commands.fold(Bits::EMPTY, |all, command| all | Bits::of(command.at));
        for to in (ends | Bits::of(from)).iter() {
            let targets = self.field.stabs(side, to);
            let at = targets - commands;
            if !at.is_empty() {
                self.judge(outlook, Bundle::Stabs { from, to, at }, visit)?;
            }
            // What falls may reveal it, and that may change several places.
            for target in (targets & commands).iter() {
                let attack = Some(target);
                let action = Action::Prowl { from, to, attack };
                self.judge(outlook, Bundle::One(action), visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn searches<B>(
        &self,
        outlook: &Outlook<W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let searchers = self.position.searchers(&self.field);
        searchers.iter().try_for_each(|at| {
            let search = Bundle::One(Action::Search { at });
            self.idle(outlook, search, visit)
        })
    }

    /// Actions that change nothing on the board for all that their player can know before.
    fn idle<B>(
        &self,
        outlook: &Outlook<W>,
        bundle: Bundle<N, W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if bundle.count() == 0 || !self.scope.covers(&bundle) {
            ControlFlow::Continue(())
        } else if outlook.sound {
            visit(bundle)
        } else if self.position.left > 1 {
            self.try_each(bundle, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn of_command<B>(
        &self,
        command: CommandPiece<N>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = command.piece(self.position.side);
        let outlook = self.outlook(Some(command.at));
        let mut ground = None;
        self.position
            .candidates(&self.field, piece, command.at, &mut |bundle| {
                if !self.scope.covers(&bundle) {
                    return ControlFlow::Continue(());
                }
                if command.taken {
                    return self.judge(&outlook, bundle, visit); // T-J5
                }
                let at = command.at;
                let ground = ground.get_or_insert_with(|| self.ground_for(piece, at, &outlook));
                match bundle {
                    Bundle::Stops { from, to } => self.judge_stops(piece, from, to, ground, visit),
                    Bundle::Landings { from, on } => {
                        let on = on - ground.fatal_with_attack;
                        self.try_each(Bundle::Landings { from, on }, visit)
                    }
                    Bundle::Shots { to, .. } if ground.fatal_with_attack.contains(to) => {
                        ControlFlow::Continue(())
                    }
                    other => self.try_each(other, visit),
                }
            })
    }

    /// What the places around a command piece mean to it.
    pub(crate) fn ground_for(
        &self,
        piece: Piece,
        from: Square<N>,
        outlook: &Outlook<W>,
    ) -> Ground<N, W> {
        let mut lifted = *self.position;
        // The piece itself must not shield the places behind it.
        lifted.remove(from, piece);
        let end = Field::at_end_of_turn(&lifted, piece.side);
        let field = Field::new(&lifted);
        // A second action may take it as far again.
        let radius = 2 * (usize::from(piece.kind.limit()) + usize::from(field.land.is_some()));
        let danger = end.danger(!piece.side, from, radius);
        // Outside the other command pieces' zones the move changes nothing for them.
        let safe = if outlook.sound && !outlook.zone.contains(from) {
            field.empty() - danger.any - outlook.zone
        } else {
            Bits::EMPTY
        };
        let last = self.position.left == 1 && !self.position.can_excuse(&end);
        let fatal = |danger| if last { danger } else { Bits::EMPTY };
        Ground {
            field,
            safe,
            fatal: fatal(danger.any),
            // An attack may remove one of the attackers.
            fatal_with_attack: fatal(danger.lasting),
        }
    }

    fn judge_stops<B>(
        &self,
        piece: Piece,
        from: Square<N>,
        to: Bits<W>,
        ground: &Ground<N, W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut good = to & ground.safe;
        let mut open = to - good - ground.fatal;
        if self.position.left > 1 && !ground.safe.is_empty() {
            // A second move can take the piece on to a safe place.
            for stop in open.iter() {
                if ground.field.reach(piece, stop).stops.meets(ground.safe) {
                    good.insert(stop);
                }
            }
            open -= good;
        }
        if !good.is_empty() {
            visit(Bundle::Stops { from, to: good })?;
        }
        self.try_each(Bundle::Stops { from, to: open }, visit)
    }

    /// Passes on untested what changes nothing for the watched pieces, if these allow the end of
    /// the turn. What may change something is tested.
    fn judge<B>(
        &self,
        outlook: &Outlook<W>,
        bundle: Bundle<N, W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !outlook.watching {
            return visit(bundle);
        }
        if (!outlook.sound && self.position.left > 1) || self.may_forget(&bundle) {
            return self.try_each(bundle, visit);
        }
        let zone = if outlook.sound {
            outlook.zone
        } else {
            outlook.rescue
        };
        let (apart, touching) = self.split(&zone, bundle);
        // With the last action, what misses the rescue can't help and is dropped.
        if let Some(apart) = apart.filter(|_| outlook.sound) {
            visit(apart)?;
        }
        match touching {
            Some(touching) => self.try_each(touching, visit),
            None => ControlFlow::Continue(()),
        }
    }

    /// Whether with one of these the piece that has found the Assassin could leave the board, so
    /// that nothing excuses the Assassin any more (T-J8).
    fn may_forget(&self, bundle: &Bundle<N, W>) -> bool {
        Tora::<N, W>::ASSASSINS
            && matches!(bundle, Bundle::Landings { .. })
            && self.position.marks.get(bundle.piece()).searched.is_some()
    }

    /// The actions that change nothing in the zone, and those that do.
    fn split(
        &self,
        zone: &Bits<W>,
        bundle: Bundle<N, W>,
    ) -> (Option<Bundle<N, W>>, Option<Bundle<N, W>>) {
        let whole = |touches: bool| {
            if touches {
                (None, Some(bundle))
            } else {
                (Some(bundle), None)
            }
        };
        let parts = |set: Bits<W>, part: &dyn Fn(Bits<W>) -> Bundle<N, W>| {
            let of = |set: Bits<W>| (!set.is_empty()).then(|| part(set));
            (of(set - *zone), of(set & *zone))
        };
        match bundle {
            Bundle::Stops { from, .. } | Bundle::Landings { from, .. } if zone.contains(from) => {
                whole(true)
            }
            Bundle::Shots { from, to, .. }
                if from != to && (zone.contains(from) || zone.contains(to)) =>
            {
                whole(true)
            }
            Bundle::Stops { from, to } => parts(to, &|to| Bundle::Stops { from, to }),
            Bundle::Landings { from, on } => parts(on, &|on| Bundle::Landings { from, on }),
            Bundle::Shots { from, to, at } => parts(at, &|at| Bundle::Shots { from, to, at }),
            Bundle::Stance { at } => whole(zone.contains(at)),
            Bundle::Task { at, task, .. } => whole(match task {
                CannonTask::Move(to) => zone.contains(at) || zone.contains(to),
                CannonTask::Fire(dir) => {
                    let hit = self.field.fire(self.position.side, at, dir);
                    hit.is_some_and(|hit| zone.contains(hit))
                }
                CannonTask::Ready => zone.contains(at), // A ready Cannon counts for T-E3.
            }),
            Bundle::Stabs { from, to, at } => parts(at, &|at| Bundle::Stabs { from, to, at }),
            Bundle::Prowls { .. } => whole(false),
            Bundle::One(_) => whole(true),
        }
    }

    fn try_each<B>(
        &self,
        bundle: Bundle<N, W>,
        visit: &mut impl FnMut(Bundle<N, W>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        bundle.each(|action| {
            if self.position.expected_after(action).can_end_soundly() {
                visit(Bundle::One(action))?;
            }
            ControlFlow::Continue(())
        })
    }
}
