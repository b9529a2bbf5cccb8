//! Where actions are looked for.

use std::cell::{OnceCell, RefCell};

use super::havens::Havens;
use super::means::Means;
use super::obstacle::Obstacles;
use super::step::Step;
use super::threats::without;
use super::trail::Trail;
use crate::Tora;
use crate::field::Field;

/// A position before an action, with what is known about it.
pub(super) struct Scene<'a, const N: usize, const W: usize> {
    pub(super) position: &'a Tora<N, W>,
    pub(super) field: &'a Field<N, W>,
    pub(super) trail: &'a Trail<N>,
    /// How many actions there still are.
    pub(super) actions: u32,
    before: Option<&'a Step<'a, N, W>>,
    pub(super) means: &'a Means<N, W>,
    /// The board of the turn's end, each with one of the command pieces lifted off.
    lifted: [OnceCell<Option<Field<N, W>>>; 3],
    pub(super) havens: RefCell<Havens<N, W>>,
    pub(super) obstacles: Obstacles<N, W>,
}

impl<'a, const N: usize, const W: usize> Scene<'a, N, W> {
    /// A position, and how many actions there still are; the one before may have been the first of three.
    pub(super) fn new(
        (position, field, trail): (&'a Tora<N, W>, &'a Field<N, W>, &'a Trail<N>),
        actions: u32,
        before: Option<&'a Step<'a, N, W>>,
        means: &'a Means<N, W>,
    ) -> Self {
        Self {
            position,
            field,
            trail,
            actions,
            before,
            means,
            lifted: [const { OnceCell::new() }; 3],
            havens: RefCell::new(Havens::new()),
            obstacles: RefCell::default(),
        }
    }
}

impl<const N: usize, const W: usize> Scene<'_, N, W> {
    /// The first action of three, if it has been done.
    pub(super) fn before(&self) -> Option<&Step<'_, N, W>> {
        self.before.filter(|_| Tora::<N, W>::IS_LONG)
    }

    /// The board of the turn's end with a command piece lifted off.
    pub(super) fn lifted(&self, number: usize) -> Option<&Field<N, W>> {
        let lift = || without(self.position, self.trail.0[number]?);
        self.lifted[number].get_or_init(lift).as_ref()
    }
}
