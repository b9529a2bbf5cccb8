//! The time of one side under its time control.

use crate::{Control, Span};

/// The part of its time that a side is using.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The time for the deployment (C-K1).
    Deployment,
    /// The main time, or the only one.
    Main,
    /// The reserve that was earned in the main time (C-K1).
    Reserve,
    /// A period of byo-yomi.
    Period,
}

/// What the clock of a side shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The part of its time that the side is using.
    pub phase: Phase,
    /// The time left in this part.
    pub left: Span,
    /// The delay left before the clock starts to count.
    pub delay: Span,
    /// The reserve, if the control has one.
    pub reserve: Option<Span>,
    /// Byo-yomi: how many periods are left, the running one included.
    pub periods: u32,
    /// How long the side can think before its time runs out.
    pub total: Span,
}

impl Reading {
    /// The main time, or the time for the deployment while that runs: what an arbiter can set.
    #[must_use]
    pub const fn main(&self) -> Span {
        match self.phase {
            Phase::Main | Phase::Deployment => self.left,
            Phase::Reserve | Phase::Period => Span::ZERO,
        }
    }
}

/// The time of one side between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Bank {
    control: Control,
    left: Span,
    reserve: Span,
    periods: u32,
    /// Whether the deployment time is running.
    deploying: bool,
}

impl Bank {
    /// The time at the start under a control; `deploying` if the game begins with a deployment.
    pub(crate) fn new(control: Control, deploying: bool) -> Self {
        let (left, deploying) = match control {
            Control::Sudden { main }
            | Control::Fischer { main, .. }
            | Control::Bronstein { main, .. }
            | Control::Delay { main, .. }
            | Control::ByoYomi { main, .. } => (main, false),
            Control::Days { days } => (Span::days(days), false),
            // C-K1, C-K3
            Control::Countdown {
                deployment, main, ..
            } => match deployment.filter(|_| deploying) {
                Some(deployment) => (deployment, true),
                None => (main, false),
            },
        };
        let periods = match control {
            Control::ByoYomi { periods, .. } => periods,
            _ => 0,
        };
        Self {
            control,
            left,
            reserve: Span::ZERO,
            periods,
            deploying,
        }
    }

    /// The engagement begins: the main time is added to what is left (C-K1).
    pub(crate) fn engage(&mut self) {
        if let Control::Countdown { main, .. } = self.control
            && std::mem::take(&mut self.deploying)
        {
            self.left = self.left.plus(main);
        }
    }

    /// The longest time that a turn may take.
    pub(crate) fn budget(&self) -> Span {
        match self.control {
            Control::Delay { delay, .. } => self.left.plus(delay),
            Control::ByoYomi { period, .. } => self.left.plus(period.times(self.periods)),
            _ => self.left.plus(self.reserve),
        }
    }

    /// Takes off the time `spent` on a turn, at most the budget. `earns` is true in the engagement,
    /// where turns earn reserve.
    pub(crate) fn take(&mut self, spent: Span, earns: bool) {
        match self.control {
            Control::Sudden { .. } => self.left = self.left.minus(spent),
            Control::Fischer { increment, .. } => {
                self.left = self.left.minus(spent).plus(increment);
            }
            Control::Bronstein { delay, .. } => {
                self.left = self.left.minus(spent).plus(spent.min(delay));
            }
            Control::Delay { delay, .. } => self.left = self.left.minus(spent.minus(delay)),
            Control::ByoYomi { period, .. } => {
                let over = spent.minus(self.left);
                self.left = self.left.minus(spent);
                // A turn that ends at the last moment of a period has not used it up.
                self.periods = self
                    .periods
                    .saturating_sub(begun(over.minus(Span(1)), period));
            }
            Control::Days { days } => self.left = Span::days(days),
            Control::Countdown { reserve, .. } => {
                self.reserve = self.reserve.minus(spent.minus(self.left));
                self.left = self.left.minus(spent);
                // C-K1: turns earn reserve only while there is main time left.
                if earns && !self.left.is_zero() {
                    self.reserve = self.reserve.plus(reserve);
                }
            }
        }
    }

    /// Takes off time spent on a turn that is broken off: it earns nothing, and gives nothing back.
    pub(crate) fn spend(&mut self, spent: Span) {
        let over = spent.minus(self.left);
        self.left = self.left.minus(spent);
        match self.control {
            Control::ByoYomi { period, .. } => {
                let used = begun(over.minus(Span(1)), period);
                self.periods = self.periods.saturating_sub(used);
            }
            Control::Countdown { .. } => self.reserve = self.reserve.minus(over),
            _ => {}
        }
    }

    /// What is left: time, reserve and periods.
    pub(crate) fn left(&self) -> (Span, Span, u32) {
        (self.left, self.reserve, self.periods)
    }

    /// Sets what is left.
    pub(crate) fn set(&mut self, left: Span, reserve: Span, periods: u32) {
        (self.left, self.reserve, self.periods) = (left, reserve, periods);
    }

    /// Takes away all time that is left.
    pub(crate) fn empty(&mut self) {
        self.set(Span::ZERO, Span::ZERO, 0);
    }

    /// What the clock shows when the running turn has taken `spent`.
    pub(crate) fn reading(&self, spent: Span) -> Reading {
        let mut reading = Reading {
            phase: if self.deploying {
                Phase::Deployment
            } else {
                Phase::Main
            },
            left: self.left.minus(spent),
            delay: Span::ZERO,
            reserve: None,
            periods: self.periods,
            total: self.budget().minus(spent),
        };
        match self.control {
            Control::Delay { delay, .. } => {
                reading.left = self.left.minus(spent.minus(delay));
                reading.delay = delay.minus(spent);
            }
            Control::ByoYomi { period, .. } if spent >= self.left && self.periods > 0 => {
                let over = spent.minus(self.left);
                let used = begun(over, period).min(self.periods - 1);
                reading.phase = Phase::Period;
                reading.left = period.times(used + 1).minus(over);
                reading.periods = self.periods - used;
            }
            Control::Countdown { .. } if !self.deploying => {
                let reserve = self.reserve.minus(spent.minus(self.left));
                reading.reserve = Some(reserve);
                if spent >= self.left {
                    reading.phase = Phase::Reserve;
                    reading.left = reserve;
                }
            }
            _ => {}
        }
        reading
    }
}

/// How many whole periods fit into a time.
fn begun(time: Span, period: Span) -> u32 {
    let whole = time.0.checked_div(period.0).unwrap_or(0);
    u32::try_from(whole).unwrap_or(u32::MAX)
}
