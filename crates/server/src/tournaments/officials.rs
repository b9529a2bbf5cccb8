//! Officials and their secrets.

use tournament::event::folded;
use tournament::log::{Entry, Fact, Role};

use super::Tournaments;
use super::enter::Addition;
use super::error::{EventError, Fault};
use super::live::Held;
use super::speaker::{Speaker, is_boards};
use crate::store::Official;
use crate::token::Hash;

impl Tournaments {
    /// Appoints an official, who gets a secret with this hash instead of any before. If that is so already,
    /// nothing changes. Only a director may.
    pub(crate) async fn appoint(
        &self,
        id: &str,
        speaker: Speaker,
        name: &str,
        role: Role,
        hash: Hash,
    ) -> Result<(), EventError> {
        if is_boards(name) {
            return Err(
                Fault::OfServer("`The boards` is the server itself, and stays a clerk").into(),
            );
        }
        let holder = self.node().store().official(id, hash).await?;
        if holder
            .as_ref()
            .is_some_and(|holder| folded(holder) != folded(name))
        {
            return Err(Fault::Reused { number: None }.into());
        }
        let (name, again) = (name.to_owned(), holder.is_some());
        let decide = move |held: &Held, at| {
            let tournament = &held.tournament;
            speaker.may_direct(tournament)?;
            if again && tournament.role(&name) == Some(role) {
                return Ok(Addition::nothing());
            }
            let (by, _) = speaker.known(tournament);
            let name = name.clone();
            let official = Official {
                name: name.clone(),
                hash,
            };
            let fact = Fact::Appointed { name, role };
            Ok(Addition {
                official: Some(official),
                ..Entry { at, by, fact }.into()
            })
        };
        self.enter(id, None, decide).await?;
        Ok(())
    }
}
