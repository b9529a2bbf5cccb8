//! Starting a game: it is created with a key that follows from its place in the tournament, so that a crash before
//! the log says so makes nothing twice.

use tournament::event::Due;
use tournament::log::Fact;

use super::state::{Umpire, UmpireError};
use super::table::{digest, entry, request};
use crate::node::{Set, Sitter};
use crate::store::{BoardAt, Creation};
use crate::tournaments::{Addition, Held, Sits, agreed};

impl Umpire {
    /// Starts a game, the one after `before` others at its table.
    pub(super) async fn start(&self, id: &str, due: Due, before: usize) -> Result<(), UmpireError> {
        let live = self.tournaments().get(id).await?;
        let held = self.tournaments().lock(&live).await?;
        let Some(boards) = held.tournament.charter().boards.clone() else {
            return Ok(());
        };
        let mut sitters = Vec::new();
        let mut words = vec![format!("{:?} {} {before}", due.at, due.game)];
        for number in due.players {
            let player = held.tournament.player(number);
            let sits = player.and_then(|player| Sits::read(player.registration.id.as_deref()));
            // Whoever is nobody here plays elsewhere.
            let Some(sits) = sits else { return Ok(()) };
            words.push(sits.to_string());
            let name = held.tournament.name(number).to_owned();
            sitters.push(match sits {
                Sits::Person(id) => Sitter::Player {
                    id,
                    name: Some(name),
                },
                Sits::Computer(level) => Sitter::Computer { level, name },
            });
        }
        drop(held);
        let Ok(sitters) = <[Sitter; 2]>::try_from(sitters) else {
            return Ok(());
        };
        words.extend(due.position.clone());
        let words: Vec<&str> = std::iter::once(id)
            .chain(words.iter().map(String::as_str))
            .collect();
        let key = digest(&words);
        let mut agreed = agreed(self.node().world(), &boards)?;
        agreed.terms.position.clone_from(&due.position);
        let choices = match due.position {
            Some(_) => {
                agreed.terms.choosing = None;
                Default::default()
            }
            None => [agreed.choices.clone(), agreed.choices],
        };
        let set = Set {
            terms: agreed.terms,
            choices,
            sitters,
            at: Some(BoardAt {
                tournament: id.to_owned(),
                at: due.at,
                game: due.game,
            }),
            creation: Some(Creation {
                secret: key,
                content: key,
            }),
        };
        let game = self.node().set_up(set).await?;
        let request = request("started", &game);
        let decide = move |held: &Held, at| {
            let still =
                |now: Due| now.at == due.at && now.players == due.players && now.game == due.game;
            if !held.tournament.due_boards().any(still) {
                return Ok(Addition::nothing());
            }
            let board = game.clone();
            let fact = Fact::Started { at: due.at, board };
            Ok(entry(at, fact).into())
        };
        self.tournaments().enter(id, Some(request), decide).await?;
        Ok(())
    }
}
