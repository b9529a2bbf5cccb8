//! A ply as it is played on a screen: what goes, flies and falls, and when.

use game::{Gait, PieceView, Place, Scene, Side, Strike};

use crate::Story;

/// The longest time that the plies of a turn take together, in milliseconds at the usual speed.
const TURN: u32 = 1200;
/// A leg of a march takes so long, and so much longer for each place, but no longer than the last number.
const LEG: (u32, u32, u32) = (100, 40, 340);
/// One jump, and the coming of a piece onto the board.
const JUMP: u32 = 260;
const POST: u32 = 300;
/// A flight, as a leg.
const FLIGHT: (u32, u32, u32) = (200, 30, 380);
/// A blow, a fall, and a sign at those who take part.
const BLOW: u32 = 220;
const FALL: u32 = 260;
const HELP: u32 = 420;
/// How long a change without a motion stays in view, and the rest after each ply.
const CHANGE: u32 = 260;
const REST: u32 = 80;

/// Something that is seen for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    /// What.
    pub part: Part,
    /// When it begins, in milliseconds after the beginning of the ply.
    pub at: u32,
    /// How long it takes, in milliseconds.
    pub takes: u32,
}

/// What is seen for a while. Pieces stand where they stand after the ply.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The piece of a side that ends its ply at a place goes straight from one place to another.
    Leg {
        /// Whose piece.
        side: Side,
        /// Where it ends its ply.
        piece: Place,
        /// From here.
        from: Place,
        /// To here.
        to: Place,
        /// How.
        gait: Gait,
    },
    /// Something flies from one place to another, or a blow falls.
    Flight {
        /// From here.
        from: Place,
        /// To here.
        to: Place,
        /// What flies.
        strike: Strike,
    },
    /// A piece is still there at first, and then falls.
    Fall(PieceView),
    /// Somebody takes part who stands here.
    Help(Place),
}

/// A ply as it is played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Acts {
    /// What is seen of it.
    pub acts: Vec<Act>,
    /// How long this ply takes, in milliseconds.
    pub takes: u32,
}

impl Acts {
    /// What is seen of a ply, if anything is to be told of it; `before` is the scene before it.
    #[must_use]
    pub fn of(story: Option<&Story>, before: &Scene) -> Self {
        let Some(story) = story else {
            return Self::default();
        };
        let mut acts = Self::default();
        let mut falling: Vec<&PieceView> = story.fallen.iter().collect();
        let end = story.to.or(story.way.last().copied());
        let begins = acts.go(story, before, &mut falling);
        let mut now = begins;
        let struck = story.target.as_ref();
        if let (Some(target), Some(from)) = (struck, end)
            && story.to != Some(target.place)
        {
            let takes = match story.strike {
                Strike::Shot | Strike::Ball => timed(FLIGHT, far(before, from, target.place)),
                Strike::Blow | Strike::Hold => BLOW,
            };
            let (to, strike) = (target.place, story.strike);
            acts.add(Part::Flight { from, to, strike }, now, takes);
            now += takes;
        }
        let helps = story.strike != Strike::Hold || !story.fallen.is_empty() || struck.is_some();
        let helpers = story.helpers.iter().filter(|_| helps);
        for at in helpers.copied().collect::<Vec<_>>() {
            // A crew works from the beginning, and whoever holds an enemy does so once it is surrounded.
            let when = if story.strike == Strike::Hold {
                begins
            } else {
                0
            };
            acts.add(Part::Help(at), when, HELP);
        }
        for fell in falling.into_iter().chain(struck) {
            acts.add(Part::Fall(fell.clone()), now, FALL);
        }
        let last = acts.acts.iter().map(|act| act.at + act.takes).max();
        acts.takes = last.unwrap_or(CHANGE) + REST;
        acts
    }

    /// Adds what the piece does on its way, with those that fall on it; returns when it has arrived.
    fn go(&mut self, story: &Story, before: &Scene, falling: &mut Vec<&PieceView>) -> u32 {
        let Some(piece) = story.to else {
            return 0;
        };
        let (side, gait) = (story.side, story.gait);
        let mut now = 0;
        if gait == Gait::Post && story.piece.is_none() {
            let (from, to) = (piece, piece);
            let leg = Part::Leg {
                side,
                piece,
                from,
                to,
                gait,
            };
            self.add(leg, now, POST);
            return POST;
        }
        for leg in story.way.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            let takes = match gait {
                Gait::Jump => JUMP,
                Gait::Post => POST,
                Gait::March => timed(LEG, far(before, from, to)),
            };
            self.add(
                Part::Leg {
                    side,
                    piece,
                    from,
                    to,
                    gait,
                },
                now,
                takes,
            );
            now += takes;
            if gait == Gait::Jump {
                let (passed, rest): (Vec<_>, Vec<_>) = std::mem::take(falling)
                    .into_iter()
                    .partition(|fell| between(before, fell.place, from, to));
                *falling = rest;
                for fell in passed {
                    self.add(Part::Fall(fell.clone()), now, FALL);
                }
            }
        }
        now
    }

    fn add(&mut self, part: Part, at: u32, takes: u32) {
        self.acts.push(Act { part, at, takes });
    }

    /// The same in `percent` of the time.
    #[must_use]
    fn slowed(mut self, percent: u32) -> Self {
        let slowed = |time: u32| time * percent / 100;
        for act in &mut self.acts {
            (act.at, act.takes) = (slowed(act.at), slowed(act.takes));
        }
        self.takes = slowed(self.takes);
        self
    }

    /// The plies of a turn in `percent` of the usual time; many of them are played faster, so that a turn
    /// takes no longer than 1.2 seconds at the usual speed.
    #[must_use]
    pub fn paced(turn: Vec<Self>, percent: u32) -> Vec<Self> {
        let whole: u32 = turn.iter().map(|acts| acts.takes).sum();
        let fit = (TURN * 100).checked_div(whole).unwrap_or(100).min(100);
        let percent = percent * fit / 100;
        turn.into_iter().map(|acts| acts.slowed(percent)).collect()
    }
}

fn timed((least, each, most): (u32, u32, u32), far: f32) -> u32 {
    (least + (each as f32 * far) as u32).min(most)
}

fn spot(scene: &Scene, place: Place) -> Option<(f32, f32)> {
    let view = scene.places.iter().find(|view| view.place == place)?;
    Some((view.x, view.y))
}

/// How many places lie from one place to another.
fn far(scene: &Scene, from: Place, to: Place) -> f32 {
    let ends = spot(scene, from).zip(spot(scene, to));
    ends.map_or(0.0, |(a, b)| (a.0 - b.0).abs().max((a.1 - b.1).abs()))
}

/// Whether a place lies on the straight line between two others.
fn between(scene: &Scene, at: Place, from: Place, to: Place) -> bool {
    let spots = [at, from, to].map(|place| spot(scene, place));
    let [Some(at), Some(from), Some(to)] = spots else {
        return false;
    };
    let (along, way) = (
        (at.0 - from.0, at.1 - from.1),
        (to.0 - from.0, to.1 - from.1),
    );
    let aside = along.0 * way.1 - along.1 * way.0;
    let ahead = along.0 * way.0 + along.1 * way.1;
    aside.abs() < 0.01 && ahead > 0.0 && ahead < way.0 * way.0 + way.1 * way.1
}
