//! The commands about people: `register`, `note`, `appoint`, and `close`.

use clap::{Args, Subcommand, ValueEnum};
use tournament::log::{Fact, Registration, Role, Step};

use super::file::Writing;
use crate::failure::Failure;

/// Who takes part.
#[derive(Args, Debug)]
pub(crate) struct Register {
    #[command(flatten)]
    writing: Writing,
    /// Names, each with `:` and a rank if it isn't 1
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// They are only paired as Substitutes
    #[arg(long)]
    stands_by: bool,
}

impl Register {
    /// Registers them, all or none.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let facts = self.names.iter().map(|name| {
            let split = name.rsplit_once(':');
            let ranked = split.and_then(|(name, rank)| Some((name, rank.parse().ok()?)));
            let (name, rank) = ranked.unwrap_or((name, 1));
            Fact::Registered(Registration {
                name: name.trim().to_owned(),
                rank,
                pending: None,
                earlier_offences: 0,
                stands_by: self.stands_by,
                id: None,
            })
        });
        self.writing.add(facts.collect()).map(drop)
    }
}

/// What is noted of players.
#[derive(Args, Debug)]
pub(crate) struct Note {
    #[command(flatten)]
    writing: Writing,
    /// What
    #[arg(value_enum)]
    what: Noted,
    /// Who
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
}

/// What can be noted of a player.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Noted {
    /// He is there
    CheckIn,
    /// He rests in the next round for half a point
    Rest,
    /// He leaves
    Withdraw,
    /// He is back
    Return,
    /// Ladder: eliminated, he begins anew at rank 1
    Reset,
    /// Ladder: eliminated, he gives up a win
    Forfeit,
}

impl Note {
    /// Notes it, of all or none.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut opened = self.writing.open()?;
        let numbers = self.names.iter().map(|name| opened.player(name));
        let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
        let step = match self.what {
            Noted::CheckIn => Step::CheckIn,
            Noted::Rest => Step::Rest,
            Noted::Withdraw => Step::Withdraw,
            Noted::Return => Step::Return,
            Noted::Reset => Step::Reset,
            Noted::Forfeit => Step::Forfeit,
        };
        let facts = numbers.into_iter().map(|player| step.fact(player));
        let by = self.writing.by(&opened);
        opened.add(&by, facts.collect())
    }
}

/// A player's rank.
#[derive(Args, Debug)]
pub(crate) struct Ranked {
    #[command(flatten)]
    writing: Writing,
    /// The player
    name: String,
    /// His rank: 1 or more, larger is better
    rank: i64,
}

impl Ranked {
    /// Sets it, without a transition.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let mut opened = self.writing.open()?;
        let player = opened.player(&self.name)?;
        let by = self.writing.by(&opened);
        opened.add(
            &by,
            vec![Fact::Ranked {
                player,
                rank: self.rank,
                pending: None,
            }],
        )
    }
}

/// Who is an official.
#[derive(Args, Debug)]
pub(crate) struct Appoint {
    #[command(flatten)]
    writing: Writing,
    /// Who
    name: String,
    #[command(subcommand)]
    role: RoleName,
}

/// The name of a role.
#[derive(Clone, Copy, Debug, Subcommand)]
enum RoleName {
    /// Everything
    Director,
    /// Results and decisions
    Judge,
    /// Results
    Clerk,
    /// Only looking
    Viewer,
    /// No official any more
    None,
}

impl Appoint {
    /// Gives or takes the role.
    pub(super) fn run(&self) -> Result<(), Failure> {
        let name = self.name.clone();
        let role = match self.role {
            RoleName::Director => Role::Director,
            RoleName::Judge => Role::Judge,
            RoleName::Clerk => Role::Clerk,
            RoleName::Viewer => Role::Viewer,
            RoleName::None => {
                return self.writing.add(vec![Fact::Dismissed { name }]).map(drop);
            }
        };
        self.writing
            .add(vec![Fact::Appointed { name, role }])
            .map(drop)
    }
}

/// The end of a tournament.
#[derive(Args, Debug)]
pub(crate) struct Close {
    #[command(flatten)]
    writing: Writing,
}

impl Close {
    /// Confirms the final standing.
    pub(super) fn run(&self) -> Result<(), Failure> {
        self.writing.add(vec![Fact::Closed {}]).map(drop)
    }
}
