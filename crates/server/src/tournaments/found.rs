//! Founding a tournament, anew or from a log of elsewhere.

use protocol::tournament::Begins;
use tournament::event::Refused;
use tournament::log::{Charter, Entry, Fact, Role};

use super::error::{EventError, Fault};
use super::live::Held;
use super::speaker::is_boards;
use super::{BOARDS, Tournaments, bounds, terms, upload};
use crate::limits::Work;
use crate::store::{Creation, Entered, NewTournament, Official, Write};
use crate::token::{Hash, new_id};

/// A tournament that is to be founded.
pub(crate) struct Founding {
    /// The name of the director.
    pub(crate) director: String,
    /// How it begins.
    pub(crate) begins: Begins,
    /// Whether everybody sees it in the list.
    pub(crate) listed: bool,
    /// The hash of the director's secret, and of what was asked for.
    pub(crate) creation: Creation,
}

impl Tournaments {
    /// The tournament that was founded with a secret of this SHA-256, and the SHA-256 of what was asked for.
    pub(crate) async fn founded(&self, secret: Hash) -> Result<Option<(String, Hash)>, EventError> {
        Ok(self.node().store().founded(secret).await?)
    }

    /// Founds a tournament; returns its id. When this returns, it is on disk.
    ///
    /// # Errors
    ///
    /// A conflict in the store if one was founded with the same secret.
    pub(crate) async fn found(&self, founding: Founding) -> Result<String, EventError> {
        let Founding {
            director,
            begins,
            listed,
            creation,
        } = founding;
        let desk = self.node().workers().desk(Work::Load).await?;
        let log = desk.work(|| self.first_entries(&director, begins))?;
        let id = new_id()?;
        let write = Write {
            founded: Some(NewTournament {
                id: id.clone(),
                created_us: self.node().time().now_us(),
                listed,
                creation,
            }),
            entered: Some(Entered {
                tournament: id.clone(),
                first: 1,
                waits: log.waits(),
                standing: log.standing(),
                entries: log.log,
                request: None,
                dismissed: Vec::new(),
                official: Some(Official {
                    name: director,
                    hash: creation.secret,
                }),
            }),
            ..Write::default()
        };
        self.node().store().commit(write).await?;
        self.node().entered(&id.as_str().into());
        Ok(id)
    }

    /// The log with which it begins.
    fn first_entries(&self, director: &str, begins: Begins) -> Result<Held, EventError> {
        let now = self.now_ms();
        let by = |fact| Entry {
            at: now,
            by: director.to_owned(),
            fact,
        };
        if is_boards(director) {
            return Err(
                Fault::OfServer("`The boards` is the server itself; choose another name").into(),
            );
        }
        let log = match begins {
            Begins::Charter(charter) => vec![by(Fact::Founded(*charter))],
            Begins::Log(text) => upload::read(&text, now)?,
        };
        let Some((first, rest)) = log.split_first() else {
            return Err(Fault::Log("it is empty".to_owned()).into());
        };
        if let Fact::Founded(charter) = &first.fact {
            self.check_charter(charter)?;
        }
        let held = Held::fold(vec![first.clone()], self.share());
        let mut held = held.map_err(Fault::Replay)?;
        held.add_log(rest)?;
        if held.tournament.role(director) != Some(Role::Director) {
            return Err(Fault::NoDirector(director.to_owned()).into());
        }
        let has_boards = held.tournament.charter().boards.is_some();
        if has_boards && !held.tournament.is_closed() && held.tournament.role(BOARDS).is_none() {
            let last = held.log.last().map_or(now, |last| last.at);
            let mut appointed = by(Fact::Appointed {
                name: BOARDS.to_owned(),
                role: Role::Clerk,
            });
            appointed.at = now.max(last);
            held.add(&[appointed])?;
        }
        Ok(held)
    }

    /// Whether it can be agreed on, here.
    fn check_charter(&self, charter: &Charter) -> Result<(), EventError> {
        charter.check().map_err(Refused::Charter)?;
        bounds::check_charter(charter)?;
        match &charter.boards {
            Some(boards) => terms::check(self.node().world(), boards),
            None => Ok(()),
        }
    }
}
