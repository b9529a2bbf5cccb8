//! The list of tournaments that everybody may see: what stands in it, and who says so.

use super::Tournaments;
use super::error::{EventError, Fault};
use super::speaker::Speaker;
use crate::store::{Listed, Listing, Shown, Write};

impl Tournaments {
    /// Up to `most` tournaments that everybody may see in the list, the newest first: those behind `before`.
    pub(crate) async fn listed(
        &self,
        before: Option<String>,
        most: u32,
    ) -> Result<Vec<Listed>, EventError> {
        let listed = self.node().store().listed(before, most).await?;
        listed.ok_or(Fault::NoTournament.into())
    }

    /// Whether everybody sees a tournament in the list.
    pub(crate) async fn is_listed(&self, id: &str) -> Result<bool, EventError> {
        Ok(self.shown(id).await? == Shown::Listed)
    }

    /// Puts a tournament in the list, or takes it out. Only a director may. What the keeper of the server keeps out
    /// stays out.
    pub(crate) async fn list(
        &self,
        id: &str,
        speaker: &Speaker,
        listed: bool,
    ) -> Result<(), EventError> {
        let live = self.get_anew(id).await?;
        let held = self.lock(&live).await?;
        speaker.may_direct(&held.tournament)?;
        drop(held);
        let write = Write {
            listing: Some(Listing {
                tournament: id.to_owned(),
                listed,
            }),
            ..Write::default()
        };
        self.node().store().commit(write).await?;
        match self.shown(id).await? {
            Shown::KeptOut if listed => Err(Fault::KeptOut.into()),
            _ => Ok(()),
        }
    }

    async fn shown(&self, id: &str) -> Result<Shown, EventError> {
        let shown = self.node().store().shown(id).await?;
        shown.ok_or(Fault::NoTournament.into())
    }
}
