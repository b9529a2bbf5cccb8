//! Who adds to a log: an official with a secret of the tournament, or a player with that of a key.

use tournament::event::{Player, Tournament, folded};
use tournament::log::{Decision, Fact, Number, Registration, Role, Ruling};

use super::error::{EventError, Fault};
use super::seat::Sits;
use super::{BOARDS, Tournaments};
use crate::id::PlayerId;
use crate::name;
use crate::token::Token;

/// Who adds to a log.
#[derive(Clone, Debug)]
pub(crate) enum Speaker {
    /// An official, by name.
    Official(String),
    /// A player.
    Player {
        /// The id of the player's key.
        id: PlayerId,
        /// The name of the key.
        name: String,
    },
}

impl Tournaments {
    /// Whose secret this is in a tournament.
    pub(crate) async fn speaker(
        &self,
        id: &str,
        secret: Option<&Token>,
    ) -> Result<Speaker, EventError> {
        let secret = secret.ok_or(Fault::NoSecret)?.hash();
        if let Some(name) = self.node().store().official(id, secret).await? {
            return Ok(Speaker::Official(name));
        }
        let player = self.node().player_of(secret).await?;
        let player = player.ok_or(Fault::WrongSecret)?;
        Ok(Speaker::Player {
            id: player.id,
            name: player.name,
        })
    }

    /// Whether the player whom a fact names by a key is there.
    pub(crate) async fn check_known(&self, fact: &Fact) -> Result<(), EventError> {
        if let Fact::Registered(Registration { id: Some(id), .. }) = fact {
            let known = match Sits::read(Some(id)) {
                Some(Sits::Person(player)) => self.node().player(player).await?.is_some(),
                Some(Sits::Computer(_)) => true,
                None => false,
            };
            if !known {
                return Err(Fault::NoPlayer(id.clone()).into());
            }
        }
        Ok(())
    }
}

impl Speaker {
    /// The name under which the speaker stands in the log, and the number as a player.
    pub(crate) fn known(&self, tournament: &Tournament) -> (String, Option<Number>) {
        match self {
            Self::Official(name) => (name.clone(), tournament.number(name)),
            Self::Player { id, name } => match number_of(tournament, &Sits::Person(*id)) {
                Some(number) => (tournament.name(number).to_owned(), Some(number)),
                None => (name.clone(), None),
            },
        }
    }

    /// What the speaker may do as an official.
    pub(crate) fn role(&self, tournament: &Tournament) -> Option<Role> {
        match self {
            Self::Official(name) => tournament.role(name),
            // Whoever has an official's name has no more rights by that.
            Self::Player { .. } => None,
        }
    }

    /// Refuses everybody but a director.
    pub(crate) fn may_direct(&self, tournament: &Tournament) -> Result<(), Fault> {
        match self.role(tournament) {
            Some(Role::Director) => Ok(()),
            _ => Err(Fault::NotDirector),
        }
    }

    /// Whose requests are counted together.
    pub(crate) fn sender(&self) -> String {
        match self {
            Self::Official(name) => folded(name),
            Self::Player { id, .. } => format!("player {id}"),
        }
    }

    /// The fact as this speaker may say it, and the name under which it is said.
    pub(crate) fn says(
        &self,
        tournament: &Tournament,
        mut fact: Fact,
    ) -> Result<(String, Fact), Fault> {
        of_server(&fact)?;
        let (mut by, number) = self.known(tournament);
        if let Fact::Registered(registration) = &mut fact {
            let clean = name::clean(&registration.name).filter(|name| !name.is_empty());
            registration.name = clean.ok_or(Fault::Name)?;
        }
        if let Self::Player { id, .. } = self {
            let own = match &mut fact {
                Fact::Registered(registration) => {
                    let sits = Sits::Person(*id).to_string();
                    let own = registration.id.get_or_insert_with(|| sits.clone()) == &sits;
                    by.clone_from(&registration.name);
                    own && tournament.role(&by).is_none()
                }
                Fact::CheckedIn(player)
                | Fact::Rests(player)
                | Fact::Withdrew(player)
                | Fact::Chose { player, .. } => number == Some(*player),
                Fact::Appealed { .. } => number.is_some(),
                _ => false,
            };
            if !own {
                return Err(Fault::NotYours);
            }
        }
        if let Fact::Registered(Registration { id: Some(id), .. }) = &fact
            && let Some(sits @ Sits::Person(_)) = Sits::read(Some(id))
            && let Some(other) = number_of(tournament, &sits)
        {
            return Err(Fault::Registered(tournament.name(other).to_owned()));
        }
        Ok((by, fact))
    }
}

/// The player who sits here as this.
fn number_of(tournament: &Tournament, sits: &Sits) -> Option<Number> {
    let id = |player: &Player| Sits::read(player.registration.id.as_deref());
    let at = tournament
        .players()
        .iter()
        .position(|player| id(player) == Some(*sits));
    at.map(Number::at)
}

/// Refuses what only the server says.
fn of_server(fact: &Fact) -> Result<(), Fault> {
    let why = match fact {
        Fact::Started { .. } => "only the server says that a game has started",
        Fact::Paired { by_hand: false, .. } => {
            "a round is paired by the rules at `…/rounds`; what the director pairs is `by_hand`"
        }
        Fact::Appointed { name, .. } | Fact::Dismissed { name } if is_boards(name) => {
            "`The boards` is the server itself, and stays a clerk"
        }
        Fact::Registered(registration) if is_boards(&registration.name) => {
            "`The boards` is the server itself; choose another name"
        }
        _ => return Ok(()),
    };
    Err(Fault::OfServer(why))
}

/// Whether this is the server's own name.
pub(super) fn is_boards(name: &str) -> bool {
    folded(name) == folded(BOARDS)
}

/// The position from which a judge lets a game begin.
pub(crate) fn position(fact: &Fact) -> Option<&str> {
    match fact {
        Fact::Decided(Decision {
            ruling: Ruling::Annulled { position, .. },
            ..
        }) => position.as_deref(),
        _ => None,
    }
}
