//! The heaviest matching of a graph whose weights are compared field by field.
//!
//! The criteria of a pairing come in an order: a later one counts only between pairings that are equal in all
//! earlier ones. So a weight is a row of numbers, compared like words in a dictionary. The solver is a crate; it
//! is used here and nowhere else.

use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::{Weight, max_weight_matching};

/// The bits of one number of a weight. The rest of the 64 is room for the sums that the solver makes.
const BITS: u32 = 48;

/// The most numbers a weight can have.
const MOST: usize = 32;

/// The fields of a weight, the one that counts most first.
#[derive(Default)]
pub(super) struct Fields {
    places: Vec<(usize, u32)>,
    free: u32,
    limbs: usize,
}

/// One field of a weight.
#[derive(Clone, Copy)]
pub(super) struct Field(usize);

impl Fields {
    /// Adds the next field. Its sum over all pairs of a matching is at most `most`, up or down.
    pub(super) fn add(&mut self, most: usize) -> Field {
        let bits = usize::BITS - most.leading_zeros() + 1;
        if self.free < bits || self.limbs == 0 {
            self.limbs += 1;
            self.free = BITS;
        }
        self.free -= bits;
        self.places.push((self.limbs - 1, self.free));
        Field(self.places.len() - 1)
    }

    /// The heaviest matching of `count` vertices, as the partner of each.
    ///
    /// `edge` says for a pair (the lower vertex first) whether it can be matched, and adds its weight. The first
    /// field that isn't 0 must be positive. `None` if there are more fields than a weight can have.
    pub(super) fn heaviest(
        &self,
        count: usize,
        edge: impl Fn(usize, usize, &mut Sum<'_>) -> bool,
    ) -> Option<Vec<Option<usize>>> {
        Some(match self.limbs {
            0..=2 => self.solve::<2>(count, edge),
            3..=4 => self.solve::<4>(count, edge),
            5..=8 => self.solve::<8>(count, edge),
            9..=16 => self.solve::<16>(count, edge),
            17..=MOST => self.solve::<MOST>(count, edge),
            _ => return None,
        })
    }

    fn solve<const L: usize>(
        &self,
        count: usize,
        edge: impl Fn(usize, usize, &mut Sum<'_>) -> bool,
    ) -> Vec<Option<usize>> {
        let mut weights = vec![Row([0; L]); count * count];
        for low in 0..count {
            for high in low + 1..count {
                let mut row = [0; L];
                let mut sum = Sum {
                    places: &self.places,
                    row: &mut row,
                };
                if edge(low, high, &mut sum) {
                    weights[low * count + high] = Row(row);
                }
            }
        }
        max_weight_matching(&weights, count)
    }
}

/// The weight of one pair, while it is added up.
pub(super) struct Sum<'a> {
    places: &'a [(usize, u32)],
    row: &'a mut [i64],
}

impl Sum<'_> {
    /// Adds to a field.
    pub(super) fn add(&mut self, field: Field, value: i64) {
        let (limb, shift) = self.places[field.0];
        self.row[limb] += value << shift;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Row<const L: usize>([i64; L]);

impl<const L: usize> Row<L> {
    fn each(mut self, mut change: impl FnMut(i64) -> i64) -> Self {
        for limb in &mut self.0 {
            *limb = change(*limb);
        }
        self
    }
}

impl<const L: usize> AddAssign for Row<L> {
    fn add_assign(&mut self, other: Self) {
        for (limb, more) in self.0.iter_mut().zip(other.0) {
            *limb += more;
        }
    }
}

impl<const L: usize> SubAssign for Row<L> {
    fn sub_assign(&mut self, other: Self) {
        for (limb, less) in self.0.iter_mut().zip(other.0) {
            *limb -= less;
        }
    }
}

impl<const L: usize> Add for Row<L> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const L: usize> Sub for Row<L> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const L: usize> Weight for Row<L> {
    const ZERO: Self = Row([0; L]);
    const ONE: Self = {
        let mut row = [0; L];
        row[L - 1] = 1;
        Row(row)
    };
    fn inf() -> Self {
        let mut row = [0; L];
        row[0] = i64::MAX / 4;
        Row(row)
    }
    fn double(self) -> Self {
        self.each(|limb| limb * 2)
    }
    fn half(self) -> Self {
        // The solver halves only what is even, and that holds for each number of the row.
        self.each(|limb| limb / 2)
    }
}
