//! How many of something each address has at a time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what is open, by address and in all.
pub(super) struct Tally {
    open: Arc<Mutex<Open>>,
    most: u32,
    most_in_all: u32,
}

#[derive(Default)]
struct Open {
    by_address: HashMap<IpAddr, u32>,
    in_all: u32,
}

/// One that is counted, until it is dropped.
pub(crate) struct Counted {
    address: IpAddr,
    open: Arc<Mutex<Open>>,
}

impl Tally {
    /// At most `most` for one address, and `most_in_all` for all of them.
    pub(super) fn new(most: u32, most_in_all: u32) -> Self {
        Self {
            open: Arc::default(),
            most,
            most_in_all,
        }
    }

    /// Counts one more; `None` if there are too many already.
    pub(super) fn enter(&self, address: IpAddr) -> Option<Counted> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.in_all >= self.most_in_all {
            return None;
        }
        let count = open.by_address.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        open.in_all += 1;
        Some(Counted {
            address,
            open: Arc::clone(&self.open),
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.in_all -= 1;
        if let Some(count) = open.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}
