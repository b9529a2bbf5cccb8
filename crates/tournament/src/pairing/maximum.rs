//! A matching of as many vertices as possible, without weights (Edmonds 1965).

use std::collections::VecDeque;

/// The largest matching of `count` vertices of which `joined` can be matched, as the partner of each.
///
/// Vertices are taken in their order: each gets the first free one, and only those who find none are
/// looked at again. `joined` must be symmetric.
pub(super) fn maximum(count: usize, joined: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    let mut search = Search {
        mate: vec![None; count],
        parent: vec![None; count],
        base: (0..count).collect(),
        outer: vec![false; count],
        done: vec![false; count],
    };
    let mut free: Vec<usize> = (0..count).collect();
    while let Some(vertex) = free.first().copied() {
        free.remove(0);
        if let Some(place) = free.iter().position(|&other| joined(vertex, other)) {
            let other = free.remove(place);
            search.mate[vertex] = Some(other);
            search.mate[other] = Some(vertex);
        }
    }
    for vertex in 0..count {
        if search.mate[vertex].is_none() {
            search.augment(vertex, &joined);
        }
    }
    search.mate
}

struct Search {
    mate: Vec<Option<usize>>,
    parent: Vec<Option<usize>>,
    /// The vertex at the base of the blossom that each vertex is in.
    base: Vec<usize>,
    /// Vertices at an even distance from the root.
    outer: Vec<bool>,
    /// Vertices reached by a search that found nothing: no later one finds anything there.
    done: Vec<bool>,
}

impl Search {
    /// Looks for an alternating path from a free vertex to another, and matches along it.
    fn augment(&mut self, root: usize, joined: &impl Fn(usize, usize) -> bool) {
        let count = self.mate.len();
        self.parent.fill(None);
        self.outer.fill(false);
        for (vertex, base) in self.base.iter_mut().enumerate() {
            *base = vertex;
        }
        self.outer[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(vertex) = queue.pop_front() {
            for to in 0..count {
                if self.done[to]
                    || self.base[vertex] == self.base[to]
                    || self.mate[vertex] == Some(to)
                    || !joined(vertex, to)
                {
                    continue;
                }
                let odd_cycle =
                    to == root || self.mate[to].is_some_and(|mate| self.parent[mate].is_some());
                if odd_cycle {
                    self.shrink(vertex, to, &mut queue);
                } else if self.parent[to].is_none() {
                    self.parent[to] = Some(vertex);
                    match self.mate[to] {
                        None => return self.flip(to),
                        Some(mate) => {
                            self.outer[mate] = true;
                            queue.push_back(mate);
                        }
                    }
                }
            }
        }
        for vertex in 0..count {
            self.done[vertex] |= self.outer[vertex] || self.parent[vertex].is_some();
        }
    }

    /// Swaps matched and unmatched pairs from the end of a path back to its root.
    fn flip(&mut self, end: usize) {
        let mut at = Some(end);
        while let Some(vertex) = at {
            let Some(before) = self.parent[vertex] else {
                return;
            };
            at = self.mate[before];
            self.mate[vertex] = Some(before);
            self.mate[before] = Some(vertex);
        }
    }

    /// Makes one blossom of the odd cycle that the pair `one`, `two` closes.
    fn shrink(&mut self, one: usize, two: usize, queue: &mut VecDeque<usize>) {
        let top = self.meeting(one, two);
        let mut inside = vec![false; self.mate.len()];
        self.mark(one, two, top, &mut inside);
        self.mark(two, one, top, &mut inside);
        for vertex in 0..self.mate.len() {
            if inside[self.base[vertex]] {
                self.base[vertex] = top;
                if !self.outer[vertex] {
                    self.outer[vertex] = true;
                    queue.push_back(vertex);
                }
            }
        }
    }

    fn meeting(&self, one: usize, two: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let mut at = self.base[one];
        loop {
            seen[at] = true;
            let Some(up) = self.mate[at].and_then(|mate| self.parent[mate]) else {
                break;
            };
            at = self.base[up];
        }
        let mut at = self.base[two];
        while !seen[at] {
            let Some(up) = self.mate[at].and_then(|mate| self.parent[mate]) else {
                break;
            };
            at = self.base[up];
        }
        at
    }

    fn mark(&mut self, mut vertex: usize, mut child: usize, top: usize, inside: &mut [bool]) {
        while self.base[vertex] != top {
            let Some(mate) = self.mate[vertex] else {
                return;
            };
            inside[self.base[vertex]] = true;
            inside[self.base[mate]] = true;
            self.parent[vertex] = Some(child);
            child = mate;
            let Some(up) = self.parent[mate] else { return };
            vertex = up;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::maximum;

    /// The size of the largest matching, by trying everything.
    fn by_force(free: &[usize], joined: &dyn Fn(usize, usize) -> bool) -> usize {
        let Some((&first, rest)) = free.split_first() else {
            return 0;
        };
        let mut best = by_force(rest, joined);
        for &other in rest {
            if joined(first, other) {
                let left: Vec<_> = rest.iter().copied().filter(|&v| v != other).collect();
                best = best.max(1 + by_force(&left, joined));
            }
        }
        best
    }

    proptest! {
        #[test]
        fn nothing_larger_exists(count in 0..11_usize, edges in any::<u64>(), dense in any::<bool>()) {
            let joined = |a: usize, b: usize| {
                let (low, high) = (a.min(b), a.max(b));
                let mixed = edges.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left((low * 11 + high) as u32)
                    ^ (low * 131 + high * 17) as u64;
                (mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 61) < if dense { 4 } else { 2 }
            };
            let mates = maximum(count, joined);
            for (vertex, mate) in mates.iter().enumerate() {
                if let Some(mate) = *mate {
                    prop_assert_eq!(mates[mate], Some(vertex));
                    prop_assert!(joined(vertex, mate));
                }
            }
            let all: Vec<_> = (0..count).collect();
            let size = mates.iter().flatten().count() / 2;
            prop_assert_eq!(size, by_force(&all, &joined));
        }
    }
}
