//! Touches, and the gesture that makes a move.

/// Something on the screen that can be touched or holds pieces: a square of the board, a palace, a
/// post beside it. Each game numbers its places as it likes; [`Scene::places`](crate::Scene) lists
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Place(pub u16);

/// A button beside the board, such as `end`, `ready` or `n` (exchange for a Knight).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ButtonId(pub &'static str);

/// One touch of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Touch {
    /// A place was clicked, tapped, dropped on, or chosen by keyboard.
    Place(Place),
    /// A button was pressed.
    Button(ButtonId),
}

impl Touch {
    /// The place that was touched, if it was one.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        match self {
            Self::Place(place) => Some(*place),
            Self::Button(_) => None,
        }
    }
}

impl From<Place> for Touch {
    fn from(place: Place) -> Self {
        Self::Place(place)
    }
}

impl From<ButtonId> for Touch {
    fn from(button: ButtonId) -> Self {
        Self::Button(button)
    }
}

/// The touches that make one move: first [`ordered`](Self::ordered), one after the other, then
/// [`any_order`](Self::any_order), as the player likes.
///
/// In one position no two legal moves share a gesture, or the part of it that is
/// [`enough`](Self::enough). One move may have several gestures. A gesture may be the beginning of a
/// longer one (move; move, then attack): the player then goes on, or confirms what is there. A
/// landing square may repeat the start square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Gesture {
    /// Touches in their order; at least one.
    pub ordered: Vec<Touch>,
    /// Further touches in any order, such as the crew of a Cannon; no two are equal.
    pub any_order: Vec<Touch>,
    /// The number of touches after which the player may confirm the move, because the remaining
    /// ones are the usual choice (1..=number of touches, usually all). It counts in the order
    /// above.
    pub enough: usize,
}

impl Gesture {
    /// A gesture of touches in a fixed order, all needed.
    #[must_use]
    pub fn new(ordered: Vec<Touch>) -> Self {
        let enough = ordered.len();
        Self {
            ordered,
            any_order: Vec::new(),
            enough,
        }
    }

    /// The number of touches in all.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ordered.len() + self.any_order.len()
    }

    /// Whether there is nothing to touch, which is never so for a legal move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether `touched` begins this gesture (or is all of it).
    #[must_use]
    pub fn begins_with(&self, touched: &[Touch]) -> bool {
        let head = touched.len().min(self.ordered.len());
        touched.len() <= self.len()
            && touched[..head] == self.ordered[..head]
            && touched[head..].iter().enumerate().all(|(i, touch)| {
                self.any_order.contains(touch) && !touched[head..head + i].contains(touch)
            })
    }

    /// The touches that may follow after `touched`, which must begin this gesture.
    pub fn after<'a>(&'a self, touched: &'a [Touch]) -> impl Iterator<Item = Touch> + 'a {
        let head = self.ordered.len();
        let next = self.ordered.get(touched.len()).copied();
        let rest = if touched.len() >= head {
            self.any_order.as_slice()
        } else {
            &[]
        };
        let done = touched.get(head..).unwrap_or(&[]);
        next.into_iter()
            .chain(rest.iter().copied().filter(move |t| !done.contains(t)))
    }
}
