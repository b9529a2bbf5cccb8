//! Ten levels of strength.

use crate::Limits;
use crate::sight::Sight;

/// A level of strength.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// Its number, 1..=10.
    pub number: u8,
    /// How it plays, one English sentence.
    pub about: &'static str,
    /// Its limits, in addition to those of the task.
    pub limits: Limits,
    pub(crate) sight: Sight,
    pub(crate) exchanges: bool,
}

const fn level(number: u8, about: &'static str, (depth, nodes): (u32, u64), sight: Sight) -> Level {
    Level {
        number,
        about,
        limits: Limits {
            time_ms: None,
            nodes: Some(nodes),
            depth: Some(depth),
        },
        sight,
        exchanges: number > 3,
    }
}

const fn sight([quiet, capture, far, reply]: [u32; 4], noise: i32) -> Sight {
    Sight {
        quiet,
        capture,
        far,
        reply,
        noise,
    }
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 10] = [
    level(
        1,
        "Takes what it sees and sees little: most quiet moves and many captures from afar escape it, and it never thinks of an answer.",
        (1, 2_000),
        sight([750, 300, 150, 0], 180),
    ),
    level(
        2,
        "Plays one action at a time without thinking of an answer and overlooks most quiet moves.",
        (1, 4_000),
        sight([600, 220, 110, 0], 130),
    ),
    level(
        3,
        "Plans its own turn, but not the answer to it, and overlooks many a move across the board.",
        (2, 8_000),
        sight([450, 150, 80, 0], 90),
    ),
    level(
        4,
        "Follows exchanges, though it overlooks some of the opponent's captures from afar.",
        (2, 12_000),
        sight([300, 80, 60, 80], 60),
    ),
    level(
        5,
        "Sees most exchanges and the first action of the answer.",
        (3, 16_000),
        sight([200, 40, 40, 60], 40),
    ),
    level(
        6,
        "Looks at the whole answer and seldom overlooks a capture.",
        (4, 24_000),
        sight([100, 15, 25, 40], 25),
    ),
    level(
        7,
        "Overlooks a quiet move now and then, a capture hardly ever.",
        (4, 40_000),
        sight([50, 5, 10, 20], 15),
    ),
    level(
        8,
        "Overlooks next to nothing and looks past the answer.",
        (6, 80_000),
        sight([20, 0, 5, 10], 8),
    ),
    level(
        9,
        "Overlooks nothing, but does not take long.",
        (12, 160_000),
        sight([0, 0, 0, 0], 0),
    ),
    Level {
        number: 10,
        about: "Full strength: as deep as the time allows.",
        limits: Limits {
            time_ms: None,
            nodes: None,
            depth: None,
        },
        sight: sight([0, 0, 0, 0], 0),
        exchanges: true,
    },
];

impl Level {
    /// The level with this number; a number out of range gives the nearest level.
    #[must_use]
    pub fn get(number: u8) -> &'static Self {
        &LEVELS[usize::from(number.clamp(1, 10)) - 1]
    }
}
