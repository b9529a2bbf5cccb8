//! Score sheets: forms on which players write down what happens at their table.

use super::{Sheet, owned};
use crate::event::{Bout, Tournament};
use crate::log::Contest;

/// How many games a form has room for where nobody knows how many there will be.
const ROOM: usize = 6;

impl Sheet {
    /// The forms for all tables of a round (from 1), each with two rows a game: one for each player, whoever
    /// has the first side first. `None` if the round isn't paired.
    #[must_use]
    pub fn score_sheets(of: &Tournament, round: usize) -> Option<Vec<Self>> {
        let paired = of.rounds().get(round.checked_sub(1)?)?;
        let tables = (1..).zip(&paired.tables);
        Some(
            tables
                .map(|(table, played)| form(of, round, table, played.bout()))
                .collect(),
        )
    }
}

fn form(of: &Tournament, round: usize, table: usize, bout: &Bout) -> Sheet {
    let [a, b] = bout.pairing.players.map(|number| of.name(number));
    let handicap = bout.pairing.handicap;
    let handicap = match (handicap.a, handicap.b) {
        (0, 0) => String::new(),
        (a, b) => format!(", handicap {a:+} : {b:+}"),
    };
    let mut head = owned(&["Game", "Side", "Player"]);
    head.extend(columns(of.charter().contest));
    head.push("Signature".to_owned());
    let rows = (0..games(of.charter().contest)).flat_map(|game| {
        let first = Bout::first_side(game);
        [(first, "first"), (first.other(), "second")].map(|(seat, side)| {
            let mut row = vec![String::new(); head.len()];
            (row[0], row[1]) = ((game + 1).to_string(), side.to_owned());
            row[2] = of.name(bout.player(seat)).to_owned();
            row
        })
    });
    Sheet {
        title: format!(
            "{}: round {round}, table {table}: {a} against {b}{handicap}",
            of.charter().name
        ),
        rows: rows.collect(),
        head,
    }
}

/// What is written down for each player of a game.
fn columns(contest: Contest) -> Vec<String> {
    match contest {
        Contest::Tora { assassin, .. } => {
            let mut kinds = owned(&["Soldiers", "Archers", "Cannons", "Cavalry", "Command"]);
            if assassin {
                kinds.push("Assassins".to_owned());
            }
            kinds.extend(owned(&["Points", "Tally", "Won"]));
            kinds
        }
        Contest::Game | Contest::Pair | Contest::Lead(_) => owned(&["Time", "Won"]),
    }
}

/// For how many games a form has room.
const fn games(contest: Contest) -> usize {
    match contest {
        Contest::Game => 1,
        Contest::Pair => 2,
        Contest::Tora { .. } | Contest::Lead(_) => ROOM,
    }
}
