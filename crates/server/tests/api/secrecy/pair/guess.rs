//! Turns that can't be played, but would tell something if they were read.

use game::{Hidden as _, Notation as _, Position as _, Side, SplitMix, Viewer};
use tora::{Action, LongSquare, Ply, Told, Whole};

use super::Now;
use super::drawn::{lair, prowl};

/// A turn that the other player sends in order to learn something of the keeper's secrets.
#[derive(Clone, Debug)]
pub(crate) struct Guess {
    /// What keeps it from being read.
    pub(crate) guard: Guard,
    pub(crate) moves: Vec<String>,
}

/// Why a turn is not read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Guard {
    /// It goes on with what only the keeper can do next.
    PastTurn,
    /// It goes on after a search as if that had found the Assassin.
    PastAnswer,
    /// It says what a search finds.
    Report,
    /// It is what only the keeper can do, in the keeper's turn.
    NotYourTurn,
}

impl Guard {
    pub(crate) const ALL: [Self; 4] = [
        Self::PastTurn,
        Self::PastAnswer,
        Self::Report,
        Self::NotYourTurn,
    ];

    /// The key of the error with which it refuses.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Self::PastTurn => "error-past-turn",
            Self::PastAnswer => "error-past-answer",
            Self::Report => "error-report",
            Self::NotYourTurn => "error-not-your-turn",
        }
    }
}

/// All that the other player could try before these moves are played; `pass` ends the turn.
pub(super) fn all(now: &Now, keeper: Side, moves: &[Vec<String>; 2], pass: &str) -> Vec<Guess> {
    let guess = |guard| move |moves| Guess { guard, moves };
    if now[0].to_move() == Some(keeper) {
        let moves = moves.iter().cloned();
        return moves.map(guess(Guard::NotYourTurn)).collect();
    }
    let ends = moves[0].last().is_some_and(|last| last == "end");
    let turns = ends.then(|| moves[0].clone()).into_iter();
    let past = turns.chain([vec![pass.to_owned()]]).flat_map(|turn| {
        let next = now.iter().filter_map(|now| next_of_keeper(now, keeper));
        next.map(move |next| [&turn[..], &[next]].concat())
    });
    let mut all: Vec<Guess> = past.map(guess(Guard::PastTurn)).collect();
    for (at, place) in now.iter().filter_map(|now| finds(now, keeper)) {
        let view = now[0].view(Viewer::Player(!keeper));
        let found = view.notation(Ply::Told(Told::Found { at, place }));
        let [search, take] = [
            Action::Search { at },
            Action::Take {
                at,
                target: place,
                crew: None,
            },
        ]
        .map(|action| view.notation(Ply::Act(action)));
        all.push(guess(Guard::Report)(vec![found]));
        all.push(guess(Guard::PastAnswer)(vec![search, take]));
    }
    all
}

/// A move with which the keeper could go on if the turn ended at once.
fn next_of_keeper(now: &Whole, keeper: Side) -> Option<String> {
    let mut next = *now;
    next.play(Ply::End).ok()?;
    let ply = prowl(&next, None, &mut SplitMix(1))?;
    Some(next.view(Viewer::Player(keeper)).notation(ply))
}

/// A search that finds the keeper's Assassin, or a place beside the searcher where it is not.
fn finds(now: &Whole, keeper: Side) -> Option<(LongSquare, LongSquare)> {
    let lair = lair(now, keeper)?;
    let searchers = now.position().pieces().filter(|(at, piece)| {
        let search = Ply::Act(Action::Search { at: *at });
        piece.side != keeper && now.check(search).is_ok()
    });
    let at = searchers
        .map(|(at, _)| at)
        .min_by_key(|at| at.distance(lair))?;
    let near = LongSquare::all().filter(|place| place.distance(at) <= 1);
    let place = near.min_by_key(|place| place.distance(lair))?;
    Some((at, place))
}
