//! Random games, and everything that is checked in them.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Notation, Playable, SplitMix, Viewer};

use crate::fault::{Fault, Flaw, ensure};
use crate::keys::Keys;
use crate::moves::Neighbors;
use crate::{
    CensusPiece, arranged, ending, gestures, motions, moves, reasons, records, scenes, text, views,
};

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games from each start.
    pub games: u32,
    /// Plies of each game, at most.
    pub plies: usize,
    /// The seed of the first game; the next ones count up from it.
    pub seed: u64,
    /// The costly checks (each gesture touched through, random touches) are made at the first
    /// position of a game, and then at one position in this many; at least 1.
    pub thorough_every: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self {
            games: 4,
            plies: 120,
            seed: 1,
            thorough_every: 10,
        }
    }
}

/// What was examined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions looked at.
    pub positions: u64,
    /// Legal moves looked at.
    pub moves: u64,
    /// Games that came to an end.
    pub finished: u64,
    /// Reasons asked for touches that lead nowhere.
    pub reasons: u64,
}

/// Examines random games from `starts` and fails the test at the first fault.
///
/// # Panics
///
/// With the [`Fault`] as its message.
#[track_caller]
pub fn conforms<P: Playable>(
    starts: &[P],
    census: impl Fn(&P::View) -> Vec<CensusPiece>,
    effort: Effort,
) -> Tally {
    match examine(starts, census, effort) {
        Ok(tally) => tally,
        Err(fault) => panic!("{fault}"),
    }
}

/// Examines random games from `starts`. `census` lists the pieces on their places, by place names.
///
/// # Errors
///
/// The first fault.
pub fn examine<P: Playable>(
    starts: &[P],
    census: impl Fn(&P::View) -> Vec<CensusPiece>,
    effort: Effort,
) -> Result<Tally, Box<Fault>> {
    let mut bench = Bench {
        census: &census,
        keys: Keys::default(),
        view_keys: Keys::default(),
        neighbors: Neighbors::default(),
        tally: Tally::default(),
    };
    for start in starts {
        for game in 0..effort.games {
            let seed = effort.seed + u64::from(game);
            bench.game(start, seed, effort)?;
        }
    }
    Ok(bench.tally)
}

struct Bench<'a, P: Playable> {
    census: &'a dyn Fn(&P::View) -> Vec<CensusPiece>,
    keys: Keys<P>,
    view_keys: Keys<P::View>,
    neighbors: Neighbors<P>,
    tally: Tally,
}

impl<P: Playable> Bench<'_, P> {
    fn game(&mut self, start: &P, seed: u64, effort: Effort) -> Result<(), Box<Fault>> {
        let mut random = SplitMix(seed);
        let mut position = start.clone();
        let mut played: Vec<P::Move> = Vec::new();
        loop {
            let thorough = played.len() % effort.thorough_every.max(1) == 0;
            let looked =
                guarded(|| self.look(&position, thorough, &mut random)).and_then(|legal| {
                    let mv = (!legal.is_empty() && played.len() < effort.plies)
                        .then(|| legal[random.below(legal.len())]);
                    let next = mv.map(|mv| guarded(|| follow(&position, mv))).transpose()?;
                    Ok(mv.zip(next))
                });
            match looked {
                Ok(Some((mv, next))) => {
                    played.push(mv);
                    position = next;
                }
                Ok(None) => break,
                Err(flaw) => return Err(fault(flaw, seed, start, &played)),
            }
        }
        guarded(|| records::survives(start, &played, &mut random))
            .map_err(|flaw| fault(flaw, seed, start, &played))
    }

    fn look(
        &mut self,
        position: &P,
        thorough: bool,
        random: &mut SplitMix,
    ) -> Result<Vec<P::Move>, Flaw> {
        text::position(position)?;
        let legal = moves::listed(position)?;
        ending::agrees(position, &legal)?;
        self.neighbors.try_out(position, &legal)?;
        self.keys.compare(position)?;
        views::agree(position)?;
        arranged::again(position)?;
        for &viewer in views::viewers::<P>() {
            let view = position.view(viewer);
            if views::has_secrets::<P>() {
                text::position(&view)?;
                self.view_keys.compare(&view)?;
            }
            scenes::complete(&view, viewer, self.census)?;
        }
        let viewer = position.to_move().map_or(Viewer::Public, Viewer::Player);
        let view = position.view(viewer);
        let choices = views::choices::<P>(&view, &legal)?;
        text::moves(&view, &choices)?;
        gestures::distinct(&view, &choices)?;
        if thorough {
            gestures::reach(&view, &choices)?;
            motions::played(&view, &choices)?;
            motions::threatened(&view)?;
            self.tally.reasons += reasons::given(&view, &choices, random)?;
        }
        self.tally.positions += 1;
        self.tally.moves += legal.len() as u64;
        self.tally.finished += u64::from(position.to_move().is_none());
        Ok(legal)
    }
}

/// The fault: a flaw with everything needed to see it again.
pub(crate) fn fault<P: Playable>(
    flaw: Flaw,
    seed: u64,
    start: &P,
    moves: &[P::Move],
) -> Box<Fault> {
    let mut position = start.clone();
    let mut texts = Vec::new();
    for &mv in moves {
        let seen = position.seen(mv, position.answer(mv), Viewer::Judge);
        texts.push(position.view(Viewer::Judge).notation(seen));
        position.play_unchecked(mv);
    }
    Box::new(Fault {
        check: flaw.check,
        what: flaw.what,
        seed,
        start: start.to_string(),
        moves: texts,
        position: position.to_string(),
    })
}

/// The position after a move, by both ways of playing it.
fn follow<P: Playable>(position: &P, mv: P::Move) -> Result<P, Flaw> {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let mut checked = position.clone();
    let played = checked.play(mv);
    ensure(played.is_ok() && checked == next, "play", || {
        format!("{mv:?} leads to {next} unchecked, but checked to {checked} ({played:?})")
    })?;
    ensure(next.round() >= position.round(), "round", || {
        format!("{mv:?} leads back to round {}", next.round())
    })?;
    views::follow(position, mv, &next)?;
    Ok(next)
}

/// Runs a check; a panic in the game becomes a flaw like any other.
pub(crate) fn guarded<T>(check: impl FnOnce() -> Result<T, Flaw>) -> Result<T, Flaw> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        Err(Flaw {
            check: "no panic",
            what: message(panic.as_ref()),
        })
    })
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic without a message")
        .to_owned()
}
