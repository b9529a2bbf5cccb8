//! A list whose copies share what they have in common.

use std::sync::Arc;

/// How many items are shared together, and how many a copy copies at most.
const CHUNK: usize = 32;

/// What a shared value costs beside itself: two counts.
const COUNTS: usize = 2 * size_of::<usize>();

/// A list that changes at its end only. A copy costs the same however long the list is, and so does
/// a change of either copy afterwards.
#[derive(Clone, Debug)]
pub(crate) struct Trail<T> {
    full: Arc<Vec<Arc<[T]>>>,
    /// What does not fill a chunk.
    last: Vec<T>,
}

impl<T: Clone> Trail<T> {
    pub(crate) fn new() -> Self {
        Self {
            full: Arc::default(),
            last: Vec::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.full.len() * CHUNK + self.last.len()
    }

    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        let chunk = self.full.get(at / CHUNK);
        let chunk = chunk.map_or(&self.last[..], |chunk| chunk);
        // Past the end, an index may be in no chunk at all.
        chunk.get(at % CHUNK).filter(|_| at < self.len())
    }

    pub(crate) fn push(&mut self, item: T) {
        self.last.push(item);
        if self.last.len() == CHUNK {
            let chunk = std::mem::take(&mut self.last);
            Arc::make_mut(&mut self.full).push(chunk.into());
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.last.is_empty() {
            let chunk = Arc::make_mut(&mut self.full).pop()?;
            self.last = chunk.to_vec();
        }
        self.last.pop()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        let full = self.full.iter().flat_map(|chunk| chunk.iter());
        full.chain(&self.last)
    }

    /// The bytes that it holds, without those that its items hold.
    pub(crate) fn bytes(&self) -> usize {
        let chunks = self.full.capacity() * size_of::<Arc<[T]>>() + self.full.len() * COUNTS;
        let items = self.full.len() * CHUNK + self.last.capacity();
        COUNTS + size_of::<Vec<T>>() + chunks + items * size_of::<T>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_go_on_apart() {
        for len in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK] {
            let mut one = Trail::new();
            (0..len).for_each(|item| one.push(item));
            let mut other = one.clone();
            one.push(7);
            assert_eq!((one.len(), other.len()), (len + 1, len));
            assert_eq!((one.get(len), other.get(len)), (Some(&7), None));
            assert_eq!(one.get(len + CHUNK), None);
            let back: Vec<_> = std::iter::from_fn(|| other.pop()).collect();
            assert!(back.into_iter().eq((0..len).rev()));
            assert!(one.iter().copied().eq((0..len).chain([7])));
        }
    }
}
