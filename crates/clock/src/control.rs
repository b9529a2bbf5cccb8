//! How clocks are set.

use game::Side;

use crate::Span;

/// How the clock of one side is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Control {
    /// One time for the whole game.
    Sudden {
        /// The time.
        main: Span,
    },
    /// Fischer: time for the game, and an increment after every turn.
    Fischer {
        /// The time at the start.
        main: Span,
        /// What every turn adds.
        increment: Span,
    },
    /// Bronstein: after every turn the time it took is given back, up to a limit.
    Bronstein {
        /// The time for the game.
        main: Span,
        /// The most that is given back.
        delay: Span,
    },
    /// Simple delay: in every turn the clock waits before it counts.
    Delay {
        /// The time for the game.
        main: Span,
        /// How long it waits.
        delay: Span,
    },
    /// Byo-yomi: after the main time come periods; one is lost only when a turn takes longer.
    ByoYomi {
        /// The time before the periods.
        main: Span,
        /// How many periods there are, at least one.
        periods: u32,
        /// How long each is.
        period: Span,
    },
    /// A number of days for each turn.
    Days {
        /// How many, at least one.
        days: u32,
    },
    /// TigerClocks: a main time, in which every turn earns some reserve for later (C-K3 double
    /// countdown), if wanted with a deployment time before it (C-K1 triple countdown).
    Countdown {
        /// The time for the deployment; what is left of it is added to the main time. In games
        /// without a deployment it is ignored.
        deployment: Option<Span>,
        /// The main time.
        main: Span,
        /// What every turn in the main time adds to the reserve.
        reserve: Span,
    },
}

/// How the clocks of a game are set (C-K4). Equal settings have equal texts.
///
/// The text is one control for both sides, or the controls of the first and the second side with `
/// / ` between them:
///
/// | text | meaning |
/// |---|---|
/// | `sudden 10m` | ten minutes for the game |
/// | `fischer 5m+3s` | five minutes, three seconds more after every turn |
/// | `bronstein 5m+3s` | five minutes; up to three seconds of every turn are given back |
/// | `delay 5m+3s` | five minutes; in every turn the clock waits three seconds |
/// | `byoyomi 10m+5x30s` | ten minutes, then five periods of 30 seconds |
/// | `days 3` | three days for every turn |
/// | `double 150m+60s` | 150 minutes; every turn earns 60 seconds of reserve |
/// | `tiger 30m+150m+60s` | the same, with 30 minutes for the deployment before |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Settings {
    pub(crate) sides: [Control; 2],
}

impl Settings {
    /// How the clock of a side is set.
    #[must_use]
    pub fn control(&self, side: Side) -> Control {
        self.sides[side.index()]
    }

    /// Whether both sides have the same control.
    #[must_use]
    pub fn are_equal(&self) -> bool {
        self.sides[0] == self.sides[1]
    }

    /// The same settings with the sides swapped: a player who changes sides keeps the same control.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let [first, second] = self.sides;
        Self {
            sides: [second, first],
        }
    }
}

impl Control {
    /// The same settings with all times multiplied, including the reserve (C-T5).
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        let more = |span: Span| span.times(factor);
        match self {
            Self::Sudden { main } => Self::Sudden { main: more(main) },
            Self::Fischer { main, increment } => Self::Fischer {
                main: more(main),
                increment: more(increment),
            },
            Self::Bronstein { main, delay } => Self::Bronstein {
                main: more(main),
                delay: more(delay),
            },
            Self::Delay { main, delay } => Self::Delay {
                main: more(main),
                delay: more(delay),
            },
            Self::ByoYomi {
                main,
                periods,
                period,
            } => Self::ByoYomi {
                main: more(main),
                periods,
                period: more(period),
            },
            Self::Days { days } => Self::Days {
                days: days.saturating_mul(factor),
            },
            Self::Countdown {
                deployment,
                main,
                reserve,
            } => Self::Countdown {
                deployment: deployment.map(more),
                main: more(main),
                reserve: more(reserve),
            },
        }
    }
}
