//! The commands for appeals: `appeal` and `answer`.

use clap::Args;
use tournament::log::Fact;

use super::file::Writing;
use crate::failure::Failure;

/// An appeal.
#[derive(Args, Debug)]
pub(crate) struct Appeal {
    #[command(flatten)]
    writing: Writing,
    /// The number of the decision, as `tournament show` has it
    decision: usize,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Appeal {
    /// Makes it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let fact = Fact::Appealed {
            decision: self.decision,
            reason: self.reason.clone(),
        };
        self.writing.add(vec![fact]).map(drop)
    }
}

/// The answer to an appeal.
#[derive(Args, Debug)]
pub(crate) struct Answer {
    #[command(flatten)]
    writing: Writing,
    /// The number of the decision
    decision: usize,
    /// The appeal is granted; what follows from it is another decision
    #[arg(long)]
    granted: bool,
    /// Why
    #[arg(long)]
    reason: String,
}

impl Answer {
    /// Gives it.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let fact = Fact::Answered {
            decision: self.decision,
            granted: self.granted,
            reason: self.reason.clone(),
        };
        self.writing.add(vec![fact]).map(drop)
    }
}
