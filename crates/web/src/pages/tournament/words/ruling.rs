//! What judges decide, in words.

use tournament::event::{Break, Tournament};
use tournament::log::{Ruling, Spot};
use tournament::{Offence, Seat};

use super::{game_result, moment, points, spot};
use crate::i18n::ta;

/// How a kind of decision is called in the keys of texts.
#[cfg(test)]
pub(in super::super) const fn kind(ruling: &Ruling) -> &'static str {
    match ruling {
        Ruling::Corrected { .. } => "corrected",
        Ruling::Adjudicated { .. } => "adjudicated",
        Ruling::Annulled { .. } => "annulled",
        Ruling::Cheated { .. } => "cheated",
        Ruling::Substituted { .. } => "substituted",
        Ruling::Expelled(_) => "expelled",
        Ruling::Penalty { .. } => "penalty",
        Ruling::Paused(_) => "paused",
        Ruling::Resumed(_) => "resumed",
        Ruling::Adjourned { .. } => "adjourned",
        Ruling::Clocks { .. } => "clocks",
    }
}

/// What is decided.
pub(in super::super) fn ruling(of: &Tournament, ruling: &Ruling) -> String {
    let players = |at: Spot| {
        let bout = of.table(at).map(|table| table.bout());
        bout.map_or([""; 2], |bout| {
            bout.pairing.players.map(|number| of.name(number))
        })
    };
    match ruling {
        Ruling::Corrected { at, game, result } => {
            let args = [
                ("spot", spot(*at).into()),
                ("game", (*game).into()),
                ("result", game_result(players(*at), result).into()),
            ];
            ta("event-ruling-corrected", &args)
        }
        Ruling::Adjudicated { at, result } => {
            let args = [
                ("spot", spot(*at).into()),
                ("result", game_result(players(*at), result).into()),
            ];
            ta("event-ruling-adjudicated", &args)
        }
        Ruling::Annulled { at, position } => {
            let args = [("spot", spot(*at).into())];
            let said = ta("event-ruling-annulled", &args);
            match position {
                None => said,
                Some(position) => {
                    let from = ta(
                        "event-ruling-from",
                        &[("position", position.as_str().into())],
                    );
                    format!("{said} {from}")
                }
            }
        }
        Ruling::Cheated { at, by, what } => {
            let name = cheater(of, *at, *by);
            let args = [("spot", spot(*at).into()), ("name", name.into())];
            match what {
                Offence::Cheating => ta("event-ruling-cheated", &args),
                Offence::FalseAccusation => ta("event-ruling-accused", &args),
            }
        }
        Ruling::Substituted { at, by, .. } => {
            let args = [
                ("spot", spot(*at).into()),
                ("name", of.name(*by).to_owned().into()),
            ];
            ta("event-ruling-substituted", &args)
        }
        Ruling::Expelled(player) => {
            let name = of.name(*player).to_owned();
            ta("event-ruling-expelled", &[("name", name.into())])
        }
        Ruling::Penalty {
            player,
            half_points,
        } => {
            let args = [
                ("name", of.name(*player).to_owned().into()),
                ("points", points(half_points.abs()).into()),
            ];
            match half_points {
                ..0 => ta("event-ruling-given", &args),
                _ => ta("event-ruling-penalty", &args),
            }
        }
        Ruling::Paused(at) => ta("event-ruling-paused", &[("spot", spot(*at).into())]),
        Ruling::Resumed(at) => ta("event-ruling-resumed", &[("spot", spot(*at).into())]),
        Ruling::Adjourned { at, until } => {
            let args = [("spot", spot(*at).into()), ("until", moment(*until).into())];
            ta("event-ruling-adjourned", &args)
        }
        Ruling::Clocks { at, left } => {
            let minutes = |left: i64| {
                let seconds = left / 1_000;
                format!("{}:{:02}", seconds / 60, seconds % 60)
            };
            let args = [
                ("spot", spot(*at).into()),
                ("first", minutes(left.a).into()),
                ("second", minutes(left.b).into()),
            ];
            ta("event-ruling-clocks", &args)
        }
    }
}

/// Who cheated at a table, also when a Substitute sits there now.
fn cheater(of: &Tournament, at: Spot, seat: Seat) -> String {
    let bouts = of.table(at).map_or(&[][..], |table| &table.bouts);
    let found = |bout: &&tournament::event::Bout| matches!(bout.broken, Some(Break::Cheating(_)));
    let bout = bouts.iter().find(found).or(bouts.last());
    bout.map_or_else(String::new, |bout| of.name(bout.player(seat)).to_owned())
}
