//! The one place where a fact becomes what a viewer is sent.

use game::{Side, Viewer};

use crate::{Event, Fact, GameState};

/// The event that `viewer` is sent for `fact`. `state` is the full state right after the fact: it
/// also holds the positions before each of the fact's moves, so that every move is read as the
/// viewer reads it there.
///
/// ```
/// use protocol::{Event, Fact, GameState, Seat, Terms, project};
/// # use tigerden_protocol as protocol;
/// use game::{Side, Viewer};
/// use hall::Hall;
///
/// let terms = Terms::plain("tora-long", [Seat::Open, Seat::Open]);
/// let mut state = GameState::create(&Hall::all(), terms)?;
/// let fact = Fact::Chose {
///     side: Side::First,
///     options: [("setup".to_owned(), "defensive".to_owned())].into(),
///     wishes: [].into(),
/// };
/// let fact = state.record(0, fact)?.fact;
/// let event = project(&state, &fact, Viewer::Player(Side::Second));
/// assert!(matches!(event, Event::Chose { options: None, .. }));
/// # Ok::<(), protocol::ApplyError>(())
/// ```
#[must_use]
pub fn project(state: &GameState, fact: &Fact, viewer: Viewer) -> Event {
    tell(fact, Reading::By { state, viewer })
}

/// A fact with everything in it, for the fold of the full state. It must not leave this crate.
pub(crate) fn in_full(fact: &Fact) -> Event {
    tell(fact, Reading::InFull)
}

/// Whether it is clear without [`project`] that each viewer is told the whole fact. `state` is the full
/// state right after it.
pub(crate) fn is_open(state: &GameState, fact: &Fact) -> bool {
    match fact {
        // Its parts are listed here, too, so that a new one does not compile until somebody decides.
        Fact::Turn {
            side: _,
            moves: _,
            lag_us: _,
        } => state.table().is_some_and(|table| !table.has_secrets()),
        _ => false,
    }
}

/// How much of a fact to tell.
#[derive(Clone, Copy)]
enum Reading<'a> {
    /// Everything.
    InFull,
    /// What a viewer may know, given the state right after the fact.
    By {
        state: &'a GameState,
        viewer: Viewer,
    },
}

impl Reading<'_> {
    /// Whether to tell what only `side` may know.
    fn knows(self, side: Side) -> bool {
        match self {
            Self::InFull => true,
            Self::By { viewer, .. } => viewer.knows(side),
        }
    }

    /// The start position.
    fn start(self, position: &str) -> String {
        match self {
            Self::InFull => position.to_owned(),
            Self::By { state, viewer } => {
                let start = state.table().map(|table| table.start(viewer));
                start.unwrap_or_default()
            }
        }
    }

    /// The position right after the fact.
    fn now(self, position: &str) -> String {
        match self {
            Self::InFull => position.to_owned(),
            Self::By { state, viewer } => {
                let now = state.table().map(|table| table.position(viewer));
                now.unwrap_or_default()
            }
        }
    }

    /// The fact's moves. Tells no move in a state other than the one right after the fact.
    fn moves(self, moves: &[String]) -> Vec<String> {
        match self {
            Self::InFull => moves.to_vec(),
            Self::By { state, viewer } => match state.table() {
                Some(table) if table.has_secrets() => state.last_moves(moves.len(), viewer),
                // All viewers read the same, and the moves are written that way already.
                Some(_) => moves.to_vec(),
                None => Vec::new(),
            },
        }
    }

    /// Whether to tell that the game's history has ended it. Who knows everything can tell alone.
    fn repeated(self) -> bool {
        match self {
            Self::InFull => false,
            Self::By { state, .. } => state
                .table()
                .is_some_and(|table| table.has_secrets() && table.ended_by_history()),
        }
    }
}

/// The variants are listed and taken apart one by one, so that a new variant or field does not
/// compile until somebody decides here who may know it.
fn tell(fact: &Fact, reading: Reading<'_>) -> Event {
    match fact {
        Fact::Created(terms) => Event::Created(terms.clone()),
        Fact::Joined { side, name, nonce } => Event::Joined {
            side: *side,
            name: name.clone(),
            nonce: nonce.clone(),
        },
        Fact::Chose {
            side,
            options,
            wishes,
        } => Event::Chose {
            side: *side,
            options: reading.knows(*side).then(|| options.clone()),
            wishes: wishes.clone(),
        },
        Fact::Begun { position, dice } => Event::Begun {
            position: reading.start(position),
            dice: dice.clone(),
        },
        Fact::Turn {
            side,
            moves,
            lag_us,
        } => Event::Turn {
            side: *side,
            moves: reading.moves(moves),
            lag_us: *lag_us,
            repeated: reading.repeated(),
        },
        Fact::TimeOut { side, moves } => Event::TimeOut {
            side: *side,
            moves: reading.moves(moves),
            repeated: reading.repeated(),
        },
        Fact::Lots { secret, moves } => Event::Lots {
            secret: secret.clone(),
            moves: reading.moves(moves),
        },
        Fact::Sealed { side, seal, note } => Event::Sealed {
            side: *side,
            seal: seal.clone(),
            note: reading.knows(*side).then(|| note.clone()),
        },
        Fact::Opened { side, notes } => Event::Opened {
            side: *side,
            notes: notes.clone(),
        },
        Fact::Restarted { away_us, waits_us } => Event::Restarted {
            away_us: *away_us,
            waits_us: *waits_us,
        },
        Fact::Gathered => Event::Gathered,
        Fact::Offered { side, winner } => Event::Offered {
            side: *side,
            winner: *winner,
        },
        Fact::Withdrawn { side } => Event::Withdrawn { side: *side },
        Fact::Declined { side } => Event::Declined { side: *side },
        Fact::Agreed { side } => Event::Agreed { side: *side },
        // Whoever sees the turns sees them go: none of them has hidden or told anything.
        Fact::TakeBackAsked { side } => Event::TakeBackAsked { side: *side },
        Fact::TakeBackDeclined { side } => Event::TakeBackDeclined { side: *side },
        Fact::TakenBack { side } => Event::TakenBack { side: *side },
        Fact::Resigned { side } => Event::Resigned { side: *side },
        Fact::Reset { side } => Event::Reset { side: *side },
        Fact::Overruled {
            winner,
            points,
            reason,
        } => Event::Overruled {
            winner: *winner,
            points: *points,
            reason: reason.clone(),
        },
        Fact::SetUp { position, reason } => Event::SetUp {
            position: reading.now(position),
            reason: reason.clone(),
        },
        Fact::ClocksSet { left_us, reason } => Event::ClocksSet {
            left_us: *left_us,
            reason: reason.clone(),
        },
        Fact::RematchOffered { side } => Event::RematchOffered { side: *side },
        Fact::NextBegun { game } => Event::NextBegun { game: game.clone() },
    }
}
