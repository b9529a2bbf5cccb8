//! What a state shows a viewer.

use std::collections::BTreeMap;

use clock::{Moment, Reading};
use game::{Outcome, Side, Viewer};
use tigerden_protocol::{
    ApplyError, GameState, Offer, Phase, Promise, Sealed, Seat, TakeBackAsk, Terms, Thrown,
};

/// All that a page shows of a game to one viewer.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    seq: u64,
    terms: Terms,
    seats: [Seat; 2],
    chosen: [Option<BTreeMap<String, String>>; 2],
    has_chosen: [bool; 2],
    wishes: [BTreeMap<String, String>; 2],
    promise: Option<Promise>,
    thrown: Option<Thrown>,
    phase: Phase,
    board: Option<BoardShown>,
    clocks: Option<[Reading; 2]>,
    deadline: Option<(Side, Moment)>,
    offer: Option<Offer>,
    asked_back: Option<TakeBackAsk>,
    taken_back: (u32, Option<Side>),
    may_ask_back: [Result<usize, ApplyError>; 2],
    /// Seals, with the notes that the viewer knows, and how many are open to all.
    seals: [(Vec<Sealed>, usize); 2],
    rematch_offers: [bool; 2],
    next: Option<String>,
}

/// What it shows of the game in play.
#[derive(Debug, PartialEq)]
struct BoardShown {
    start: String,
    position: String,
    moves: Vec<(Side, String)>,
    to_move: Option<Side>,
    outcome: Option<Outcome>,
    round: u32,
    points: Option<[i32; 2]>,
    time_outs: Vec<(usize, Side)>,
    pieces: usize,
}

impl Shown {
    pub(crate) fn of(state: &GameState, viewer: Viewer) -> Self {
        let options = state.options().seats;
        let board = |table: &dyn hall::Table| BoardShown {
            start: table.start(viewer),
            position: table.position(viewer),
            moves: (0..table.plies())
                .filter_map(|ply| table.ply(ply, viewer))
                .collect(),
            to_move: table.to_move(),
            outcome: table.outcome(),
            round: table.round(),
            points: table.points(),
            time_outs: table.time_outs().to_vec(),
            pieces: table
                .scene(table.plies(), viewer)
                .map_or(0, |scene| scene.pieces.len()),
        };
        let at = Moment(i64::from(u32::MAX));
        Self {
            seq: state.seq(),
            terms: state.terms().clone(),
            seats: state.seats().clone(),
            chosen: Side::BOTH
                .map(|side| viewer.knows(side).then(|| options[side.index()].clone())),
            has_chosen: Side::BOTH.map(|side| state.has_chosen(side)),
            wishes: Side::BOTH.map(|side| state.wishes(side).clone()),
            promise: state.promise().cloned(),
            thrown: state.thrown().cloned(),
            phase: state.phase(),
            board: state.table().map(board),
            clocks: state
                .clock()
                .map(|clock| Side::BOTH.map(|side| clock.reading(side, at))),
            deadline: state.clock().and_then(|clock| clock.deadline()),
            offer: state.offer(),
            asked_back: state.take_back_asked(),
            taken_back: (state.taken_back(), state.just_taken_back()),
            may_ask_back: Side::BOTH.map(|side| state.may_ask_back(side)),
            seals: Side::BOTH.map(|side| {
                let open = state.opened_seals(side).len();
                let mut seals = state.seals(side).to_vec();
                if !viewer.knows(side) {
                    seals[open..]
                        .iter_mut()
                        .for_each(|sealed| sealed.note = None);
                }
                (seals, open)
            }),
            rematch_offers: state.rematch_offers(),
            next: state.next_game().map(str::to_owned),
        }
    }
}
