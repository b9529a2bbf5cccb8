//! Actions of one piece, in bundles that are listed, counted or tested together.

use std::ops::ControlFlow;

use board::{Bits, Square};

use crate::Tora;
use crate::action::{Action, CannonTask, Crew};

/// Actions of one piece that differ in one respect only.
#[derive(Clone, Copy)]
pub(crate) enum Bundle<const N: usize, const W: usize> {
    /// Moves without attack, by where they end.
    Stops { from: Square<N>, to: Bits<W> },
    /// Landings on enemies.
    Landings { from: Square<N>, on: Bits<W> },
    /// Attacks from one place, by their targets.
    Shots {
        from: Square<N>,
        to: Square<N>,
        at: Bits<W>,
    },
    /// A change of stance.
    Stance { at: Square<N> },
    /// One task of a Cannon, by the choice of `size` crew among some pieces.
    Task {
        at: Square<N>,
        task: CannonTask<N>,
        crew: Bits<W>,
        size: usize,
    },
    /// Moves of a hidden Assassin, by where they end.
    Prowls { from: Square<N>, to: Bits<W> },
    /// Attacks of a hidden Assassin on standard pieces from one place, by their targets.
    Stabs {
        from: Square<N>,
        to: Square<N>,
        at: Bits<W>,
    },
    /// A single action.
    One(Action<N>),
}

impl<const N: usize, const W: usize> Bundle<N, W> {
    /// Whether these attack something.
    pub(crate) fn attacks(&self) -> bool {
        match self {
            Self::Landings { .. } | Self::Shots { .. } | Self::Stabs { .. } => true,
            Self::Task { task, .. } => matches!(task, CannonTask::Fire(_)),
            Self::Stops { .. } | Self::Stance { .. } | Self::Prowls { .. } => false,
            Self::One(action) => action.attacks(),
        }
    }

    /// Where the piece stands that is operated.
    pub(crate) fn piece(&self) -> Square<N> {
        match *self {
            Self::Stops { from, .. } | Self::Landings { from, .. } | Self::Shots { from, .. } => {
                from
            }
            Self::Prowls { from, .. } | Self::Stabs { from, .. } => from,
            Self::Stance { at } | Self::Task { at, .. } => at,
            Self::One(action) => action.piece(),
        }
    }

    /// How many actions these are.
    pub(crate) fn count(&self) -> u64 {
        match self {
            Self::Stops { to: set, .. }
            | Self::Landings { on: set, .. }
            | Self::Shots { at: set, .. }
            | Self::Prowls { to: set, .. }
            | Self::Stabs { at: set, .. } => u64::from(set.count()),
            Self::Stance { .. } | Self::One(_) => 1,
            Self::Task { crew, size, .. } => {
                let n = u64::from(crew.count());
                match size {
                    2 => n * n.saturating_sub(1) / 2,
                    _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
                }
            }
        }
    }

    /// These and those of another part of the same bundle.
    pub(crate) fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Stops { from, to }, Self::Stops { to: more, .. }) => Self::Stops {
                from,
                to: to | more,
            },
            (Self::Landings { from, on }, Self::Landings { on: more, .. }) => Self::Landings {
                from,
                on: on | more,
            },
            (Self::Shots { from, to, at }, Self::Shots { at: more, .. }) => Self::Shots {
                from,
                to,
                at: at | more,
            },
            (one, _) => one,
        }
    }

    /// Whether this action of the same piece and form is one of these.
    pub(crate) fn has(&self, action: Action<N>) -> bool {
        match (*self, action) {
            (Self::Stops { to: set, .. }, Action::Go { to, .. }) => set.contains(to),
            (Self::Landings { on: set, .. }, Action::Go { to, .. }) => set.contains(to),
            (Self::Shots { at, .. }, Action::Go { attack, .. }) => {
                attack.is_some_and(|target| at.contains(target))
            }
            _ => true,
        }
    }

    /// Calls `visit` with each action until it breaks.
    pub(crate) fn each<B>(
        &self,
        mut visit: impl FnMut(Action<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match *self {
            Self::Stops { from, to } => to.iter().try_for_each(|to| {
                let attack = None;
                visit(Action::Go { from, to, attack })
            }),
            Self::Landings { from, on } => on.iter().try_for_each(|to| {
                let attack = Some(to);
                visit(Action::Go { from, to, attack })
            }),
            Self::Shots { from, to, at } => at.iter().try_for_each(|target| {
                let attack = Some(target);
                visit(Action::Go { from, to, attack })
            }),
            Self::Stance { at } => visit(Action::Stance { at }),
            Self::Prowls { .. } | Self::Stabs { .. } if !Tora::<N, W>::ASSASSINS => {
                ControlFlow::Continue(())
            }
            Self::Prowls { from, to } => to.iter().try_for_each(|to| {
                let attack = None;
                visit(Action::Prowl { from, to, attack })
            }),
            Self::Stabs { from, to, at } => at.iter().try_for_each(|target| {
                let attack = Some(target);
                visit(Action::Prowl { from, to, attack })
            }),
            Self::Task {
                at,
                task,
                crew,
                size,
            } => each_crew(crew, size, |crew| visit(Action::Cannon { at, task, crew })),
            Self::One(action) => visit(action),
        }
    }
}

/// Calls `visit` with each choice of `size` (2 or 3) of the places until it breaks.
pub(crate) fn each_crew<const N: usize, const W: usize, B>(
    places: Bits<W>,
    size: usize,
    mut visit: impl FnMut(Crew<N>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let after = |at: Square<N>| places.iter().filter(move |other| *other > at);
    let mut with = |crew: &[Square<N>]| match Crew::new(crew) {
        Some(crew) => visit(crew),
        None => ControlFlow::Continue(()),
    };
    for a in places.iter() {
        for b in after(a) {
            if size == 2 {
                with(&[a, b])?;
            } else {
                after(b).try_for_each(|c| with(&[a, b, c]))?;
            }
        }
    }
    ControlFlow::Continue(())
}
