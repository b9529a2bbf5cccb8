//! A queue for few places that is fair to addresses: who asks for much waits for himself.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Places that few can have at a time. Those who wait get them in turn, one address after the other;
/// what the server does by itself counts as one address more.
#[derive(Clone)]
pub(crate) struct Queue(Arc<Inner>);

struct Inner {
    places: usize,
    line: Mutex<Line>,
    /// How many of one address may wait.
    most: usize,
    /// How many may wait in all.
    most_in_all: usize,
}

type Who = Option<IpAddr>;

struct Line {
    free: usize,
    closed: bool,
    waiting: HashMap<Who, VecDeque<oneshot::Sender<Place>>>,
    /// Those who have somebody waiting, next first.
    order: VecDeque<Who>,
}

/// A place, until it is dropped.
pub(crate) struct Place(Arc<Inner>);

/// Who waits for a place.
pub(crate) enum Waiting {
    /// There was one.
    Ready(Place),
    /// It comes, unless the queue is closed before.
    Later(oneshot::Receiver<Place>),
}

/// Nobody else should wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// Of this address.
    Address,
    /// Of any.
    All,
}

impl Queue {
    /// A queue for so many places. There is [room](Self::room) for `most` of one address, and for
    /// `most_in_all`.
    pub(crate) fn new(places: usize, most: usize, most_in_all: usize) -> Self {
        let line = Line {
            free: places,
            closed: false,
            waiting: HashMap::new(),
            order: VecDeque::new(),
        };
        Self(Arc::new(Inner {
            places,
            line: Mutex::new(line),
            most,
            most_in_all,
        }))
    }

    /// How many can have one at a time.
    pub(crate) fn places(&self) -> usize {
        self.0.places
    }

    /// Whether more of an address should wait.
    pub(crate) fn room(&self, who: Who) -> Result<(), Full> {
        self.0.lock().room(who, self.0.most, self.0.most_in_all)
    }

    /// Takes a place, or waits for one on behalf of `who`.
    pub(crate) fn enter(&self, who: Who) -> Waiting {
        let mut line = self.0.lock();
        if line.free > 0 && !line.closed {
            line.free -= 1;
            return Waiting::Ready(Place(Arc::clone(&self.0)));
        }
        let (sender, receiver) = oneshot::channel();
        if !line.closed {
            line.push(who, sender);
        }
        Waiting::Later(receiver)
    }

    /// Gives no place any more: all who wait hear so.
    pub(crate) fn close(&self) {
        let mut line = self.0.lock();
        line.closed = true;
        line.waiting.clear();
        line.order.clear();
    }

    /// Whether it is closed.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.lock().closed
    }
}

impl Waiting {
    /// The place, once it is there; `None` if the queue is closed. Who stops waiting loses it.
    pub(crate) async fn place(self) -> Option<Place> {
        match self {
            Self::Ready(place) => Some(place),
            Self::Later(place) => place.await.ok(),
        }
    }
}

impl Line {
    fn push(&mut self, who: Who, sender: oneshot::Sender<Place>) {
        let own = self.waiting.entry(who).or_default();
        if own.is_empty() {
            self.order.push_back(who);
        }
        own.push_back(sender);
    }

    fn room(&mut self, who: Who, most: usize, most_in_all: usize) -> Result<(), Full> {
        if self.count(who) >= most || self.in_all() >= most_in_all {
            // Some may have gone without waiting any longer.
            for own in self.waiting.values_mut() {
                own.retain(|sender| !sender.is_closed());
            }
            self.waiting.retain(|_, own| !own.is_empty());
            self.order.retain(|who| self.waiting.contains_key(who));
        }
        if self.count(who) >= most {
            return Err(Full::Address);
        }
        if self.in_all() >= most_in_all {
            return Err(Full::All);
        }
        Ok(())
    }

    fn count(&self, who: Who) -> usize {
        self.waiting.get(&who).map_or(0, VecDeque::len)
    }

    fn in_all(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    /// Whoever gets the next place; if nobody waits, it is free.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        while let Some(who) = self.order.pop_front() {
            let Some(own) = self.waiting.get_mut(&who) else {
                continue;
            };
            let next = own.pop_front();
            if own.is_empty() {
                self.waiting.remove(&who);
            } else {
                self.order.push_back(who);
            }
            if let Some(next) = next.filter(|next| !next.is_closed()) {
                return Some(next);
            }
        }
        self.free += 1;
        None
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = self.0.lock().next();
        if let Some(next) = next {
            // If this one has gone, too, the place comes back and goes to the next.
            drop(next.send(Self(Arc::clone(&self.0))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Who {
        Some(IpAddr::from([10, 0, 0, last]))
    }

    /// Enters for each of these in order, and returns the order in which they get the one place.
    async fn served(who: &[u8]) -> Vec<u8> {
        let queue = Queue::new(1, 9, 99);
        let held = queue.enter(None).place().await;
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        for &one in who {
            let (waiting, told) = (queue.enter(address(one)), told.clone());
            tokio::spawn(async move {
                let _place = waiting.place().await;
                told.send(one).expect("somebody listens");
            });
        }
        drop((held, told));
        let mut served = Vec::new();
        while let Some(one) = order.recv().await {
            served.push(one);
        }
        served
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        assert_eq!(served(&[1, 1, 1, 1, 2, 3, 2]).await, [1, 2, 3, 1, 2, 1, 1]);
    }

    #[tokio::test]
    async fn there_is_room_for_few_of_an_address_and_few_in_all() {
        let queue = Queue::new(1, 2, 3);
        let _held = queue.enter(address(1)).place().await;
        assert_eq!(queue.room(address(1)), Ok(()));
        let [gone, _one, _other] = [1, 1, 2].map(|who| queue.enter(address(who)));
        assert_eq!(queue.room(address(1)), Err(Full::Address));
        assert_eq!(queue.room(address(3)), Err(Full::All));
        drop(gone);
        assert_eq!(queue.room(address(1)), Ok(()));
    }

    #[tokio::test]
    async fn a_place_goes_past_those_who_have_gone() {
        let queue = Queue::new(1, 9, 99);
        let held = queue.enter(None).place().await;
        let mut waiting: Vec<_> = (0..5).map(|_| queue.enter(None)).collect();
        let last = waiting.pop().expect("five");
        drop(waiting);
        drop(held);
        drop(last.place().await.expect("the place"));
        assert!(matches!(queue.enter(None), Waiting::Ready(_)));
    }

    #[tokio::test]
    async fn a_closed_queue_gives_nothing() {
        let queue = Queue::new(1, 9, 99);
        let held = queue.enter(None).place().await;
        let waiting = queue.enter(address(1));
        queue.close();
        drop(held);
        assert!(waiting.place().await.is_none());
        assert!(queue.enter(None).place().await.is_none());
        assert!(queue.is_closed());
    }
}
