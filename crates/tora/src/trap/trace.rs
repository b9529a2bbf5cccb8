//! On what an action depends, and whether two could change places.

use board::Bits;
use game::Side;

use crate::Tora;
use crate::action::{Action, CannonTask};
use crate::field::Field;

/// Whether two actions, of which the second one is possible after the first one, can be done in the
/// other order, to the same end.
pub(super) fn commute<const N: usize, const W: usize>(
    position: &Tora<N, W>,
    field: &Field<N, W>,
    (first, trace): (Action<N>, Option<&Trace<W>>),
    second: Action<N>,
) -> bool {
    let of_second = Trace::of(field, position.side, second);
    let mut traces = trace.zip(of_second.as_ref()).into_iter();
    traces.any(|(one, other)| one.clearly_gives_way_to(other))
        || position.permit(field, second).is_ok() && {
            let next = position.after(second);
            next.permit(&Field::new(&next), first).is_ok()
                && next.after(first).whole_key() == position.after(first).after(second).whole_key()
        }
}

/// On which places an action depends, and which it changes.
pub(super) struct Trace<const W: usize> {
    reads: Bits<W>,
    pub(super) writes: Bits<W>,
    /// Of the places that it changes those where it could block others, and those where it could open
    /// ways or lines.
    blocks: Bits<W>,
    opens: Bits<W>,
    /// Two Cannons may share crew, and their numbers may change.
    pub(super) cannon: bool,
}

impl<const W: usize> Trace<W> {
    /// Of an action that is possible; `None` for those of a hidden Assassin.
    pub(super) fn of<const N: usize>(
        field: &Field<N, W>,
        side: Side,
        action: Action<N>,
    ) -> Option<Self> {
        let tables = Tora::<N, W>::tables();
        let mut reads = Bits::of(action.piece());
        let mut blocks = Bits::EMPTY;
        let mut opens = Bits::EMPTY;
        let mut goes = |from, to| {
            opens.insert(from);
            blocks.insert(to);
        };
        match action {
            Action::Go { from, to, attack } => {
                if from != to {
                    goes(from, to);
                }
                reads |= field.way_to(field.piece_of(side, from)?, from, to);
                if let Some(target) = attack {
                    opens.insert(target);
                    if to.distance(target) > 1 {
                        // A shot can be stopped over the places between.
                        reads |= tables.near_both(to, target, 1);
                    }
                }
            }
            Action::Stance { at } => {
                blocks.insert(at);
                opens.insert(at);
            }
            Action::Cannon { at, task, crew } => {
                match task {
                    CannonTask::Move(to) => goes(at, to),
                    CannonTask::Fire(dir) => {
                        let hit = field.fire(side, at, dir)?;
                        opens.insert(hit);
                        reads |= tables.between(at, hit);
                    }
                    CannonTask::Ready => {}
                }
                for member in crew.as_slice() {
                    reads.insert(*member);
                }
            }
            _ => return None,
        }
        let writes = Bits::of(action.piece()) | blocks | opens;
        Some(Self {
            reads: reads | writes,
            writes,
            blocks,
            opens,
            cannon: matches!(action, Action::Cannon { .. }),
        })
    }

    /// Whether something in these places could have to do with it.
    pub(super) fn meets(&self, places: Bits<W>) -> bool {
        (self.reads | self.writes).meets(places)
    }

    /// Whether the next action, which is possible after this one, could clearly be done before it as well, to
    /// the same end. What this one blocks and the next one opens is in nobody's way then.
    pub(super) fn clearly_gives_way_to(&self, next: &Self) -> bool {
        // A Cannon needs its line and its crew as they are, all others only their places.
        let firm = |trace: &Self| {
            if trace.cannon {
                trace.reads
            } else {
                trace.writes
            }
        };
        !(firm(self).meets(next.writes)
            || firm(next).meets(self.writes)
            || self.opens.meets(next.reads)
            || next.blocks.meets(self.reads)
            || self.cannon && next.cannon)
    }

    /// Whether one of two actions clearly makes no difference to the other.
    pub(super) fn is_apart_from(&self, other: &Self) -> bool {
        let meets = self.writes.meets(other.reads) || other.writes.meets(self.reads);
        !(meets || self.cannon && other.cannon)
    }
}
