//! Who may do what (M-G2).

use super::refused::Refused;
use super::{Tournament, same_name};
use crate::log::{Entry, Fact, Number, Role};

impl Tournament {
    /// Whether this person may do this.
    pub(super) fn check_rights(&self, entry: &Entry) -> Result<(), Refused> {
        let needs = match &entry.fact {
            Fact::Started { .. } | Fact::Played { .. } | Fact::Forfeited { .. } => Role::Clerk,
            Fact::Decided(_) => Role::Judge,
            Fact::Registered(registration) if same_name(&registration.name, &entry.by) => {
                return Ok(());
            }
            Fact::Registered(_) => Role::Clerk,
            Fact::CheckedIn(player)
            | Fact::Rests(player)
            | Fact::Withdrew(player)
            | Fact::Chose { player, .. } => {
                if self.is_player(*player, &entry.by) {
                    return Ok(());
                }
                Role::Clerk
            }
            Fact::Appealed { .. } if self.number(&entry.by).is_some() => return Ok(()),
            Fact::Appealed { .. } => Role::Judge,
            _ => Role::Director,
        };
        let role = self.role(&entry.by);
        if role.is_some_and(|role| role.can(needs)) {
            return Ok(());
        }
        let name = entry.by.clone();
        Err(Refused::Rights { name, needs })
    }

    /// What an official of this name may do.
    #[must_use]
    pub fn role(&self, name: &str) -> Option<Role> {
        let official = self.officials.iter().find(|(of, _)| same_name(of, name));
        official.map(|(_, role)| *role)
    }

    fn is_player(&self, number: Number, name: &str) -> bool {
        same_name(self.name(number), name)
    }
}

impl Role {
    /// Whether it allows what this role is needed for.
    #[must_use]
    pub fn can(self, needs: Self) -> bool {
        let power = |role| match role {
            Self::Viewer => 0,
            Self::Clerk => 1,
            Self::Judge => 2,
            Self::Director => 3,
        };
        power(self) >= power(needs)
    }
}
