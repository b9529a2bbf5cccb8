//! The transposition table: what is known of positions already searched. Threads share it without
//! locks.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::{DECIDED, WIN};
use crate::search::Window;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// Whether a value with this bound answers everything that a window asks.
    pub(crate) fn holds(self, value: i32, window: Window) -> bool {
        match self {
            Self::Exact => true,
            Self::AtLeast => value >= window.1,
            Self::AtMost => value <= window.0,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// Code of the best move.
    pub(crate) code: u32,
    /// Value, with wins counted from this position.
    pub(crate) value: i16,
    pub(crate) depth: i8,
    /// Age in the upper six bits, bound in the lower two.
    tag: u8,
}

impl Entry {
    pub(crate) fn bound(&self) -> Bound {
        match self.tag & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        }
    }

    fn is_empty(&self) -> bool {
        self.depth == i8::MIN
    }

    /// How many searches ago it was stored.
    fn older(&self, age: u8) -> u8 {
        age.wrapping_sub(self.tag >> 2) & 63
    }
}

const EMPTY: Entry = Entry {
    key: 0,
    code: 0,
    value: 0,
    depth: i8::MIN,
    tag: 0,
};

/// The place of an entry. The key is stored mixed with the rest, so that an entry of which another
/// thread has written only one half belongs to no key (Hyatt and Mann, A lock-less transposition
/// table implementation for parallel search, 2002).
struct Slot {
    mixed: AtomicU64,
    rest: AtomicU64,
}

impl Slot {
    fn new(entry: Entry) -> Self {
        let rest = pack(&entry);
        Self {
            mixed: AtomicU64::new(entry.key ^ rest),
            rest: AtomicU64::new(rest),
        }
    }

    fn load(&self) -> Entry {
        let rest = self.rest.load(Ordering::Relaxed);
        Entry {
            key: self.mixed.load(Ordering::Relaxed) ^ rest,
            code: rest as u32,
            value: (rest >> 32) as i16,
            depth: (rest >> 48) as i8,
            tag: (rest >> 56) as u8,
        }
    }

    fn store(&self, entry: &Entry) {
        let rest = pack(entry);
        self.rest.store(rest, Ordering::Relaxed);
        self.mixed.store(entry.key ^ rest, Ordering::Relaxed);
    }
}

/// Everything but the key.
fn pack(entry: &Entry) -> u64 {
    let high = u64::from(entry.tag) << 24
        | u64::from(entry.depth as u8) << 16
        | u64::from(entry.value as u16);
    high << 32 | u64::from(entry.code)
}

/// Four entries that share an index.
const BUCKET: usize = 4;

/// A table of fixed size; a table of 0 MiB knows nothing.
pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
    age: u8,
}

impl TranspositionTable {
    /// A table of `mib` MiB.
    pub(crate) fn new(mib: usize) -> Self {
        let count = (mib << 20) / size_of::<Slot>() / BUCKET * BUCKET;
        Self {
            slots: (0..count).map(|_| Slot::new(EMPTY)).collect(),
            age: 0,
        }
    }

    /// Lets entries of earlier searches be replaced first.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    fn bucket(&self, key: u64) -> Option<&[Slot]> {
        // The high half of the product spreads keys evenly over any number of buckets.
        let buckets = (self.slots.len() / BUCKET) as u128;
        let from = ((u128::from(key) * buckets) >> 64) as usize * BUCKET;
        self.slots.get(from..from + BUCKET)
    }

    /// The share of the table that holds results of the running search, in thousandths, by a
    /// sample.
    pub(crate) fn used(&self) -> u32 {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let used = sample.iter().map(Slot::load);
        let used = used.filter(|entry| !entry.is_empty() && entry.older(self.age) == 0);
        (used.count() * 1000 / sample.len().max(1)) as u32
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let entries = self.bucket(key)?.iter().map(Slot::load);
        let mut same = entries.filter(|entry| entry.key == key && !entry.is_empty());
        same.next()
    }

    pub(crate) fn put(&self, key: u64, code: u32, value: i16, depth: i8, bound: Bound) {
        let Some(bucket) = self.bucket(key) else {
            return;
        };
        let age = self.age;
        // Replacement: shallow entries go first, and each search of age weighs as much as four
        // plies, so that deep entries of old searches don't stay forever.
        let worth = |entry: Entry| i32::from(entry.depth) - 4 * i32::from(entry.older(age).min(8));
        // A position has one entry at most; two with different values would contradict each other.
        let same = bucket.iter().find(|slot| slot.load().key == key);
        let least = || bucket.iter().min_by_key(|slot| worth(slot.load()));
        let Some(slot) = same.or_else(least) else {
            return;
        };
        slot.store(&Entry {
            key,
            code,
            value,
            depth,
            tag: age << 2 | bound as u8,
        });
    }
}

/// The value to store for one found `turn` changes of turns from the root: wins are counted from
/// the position itself, since another line may reach the same position sooner or later.
pub(crate) fn to_stored(value: i32, turn: i32) -> i16 {
    let value = match value {
        DECIDED.. => value + turn,
        value if value <= -DECIDED => value - turn,
        _ => value,
    };
    value.clamp(-WIN, WIN) as i16
}

/// The opposite of [`to_stored`].
pub(crate) fn from_stored(value: i16, turn: i32) -> i32 {
    match i32::from(value) {
        value @ DECIDED.. => value - turn,
        value if value <= -DECIDED => value + turn,
        value => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got() {
        let table = TranspositionTable::new(1);
        table.put(77, 5, -12, 3, Bound::AtLeast);
        let entry = table.get(77).expect("it was put");
        assert_eq!((entry.code, entry.value, entry.depth), (5, -12, 3));
        assert_eq!(entry.bound(), Bound::AtLeast);
        assert!(table.get(78).is_none());
        assert_eq!(table.used(), 1, "one of a thousand");
    }

    #[test]
    fn an_empty_table_knows_nothing_and_takes_everything() {
        let table = TranspositionTable::new(0);
        table.put(77, 5, -12, 3, Bound::Exact);
        assert!(table.get(77).is_none());
    }

    #[test]
    fn shallow_and_old_entries_go_first() {
        let table = TranspositionTable::new(1);
        for key in 1..=4 {
            table.put(key, 0, 0, key as i8, Bound::Exact);
        }
        table.put(5, 0, 0, 1, Bound::Exact);
        assert!(table.get(1).is_none());
        assert!(table.get(4).is_some());
    }

    #[test]
    fn half_written_entries_belong_to_no_position() {
        let table = TranspositionTable::new(1);
        table.put(77, 5, -12, 3, Bound::Exact);
        let slots = table.bucket(77).expect("a bucket");
        let written = slots.iter().find(|slot| slot.load().key == 77);
        // Another thread has written the first word of its entry.
        let written = written.expect("the entry");
        written.rest.fetch_xor(1 << 40, Ordering::Relaxed);
        assert!(table.get(77).is_none());
    }

    #[test]
    fn threads_read_only_what_one_of_them_has_written() {
        let table = TranspositionTable::new(1);
        let value = |key: u64| (key % 1000) as i16 - 500;
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let table = &table;
                scope.spawn(move || {
                    for step in 0..50_000_u64 {
                        let key = step % 7 + thread % 2;
                        table.put(key, key as u32, value(key), (step % 60) as i8, Bound::Exact);
                        if let Some(entry) = table.get(step % 8) {
                            assert_eq!(entry.value, value(step % 8));
                            assert_eq!(entry.code, (step % 8) as u32);
                        }
                    }
                });
            }
        });
    }
}
