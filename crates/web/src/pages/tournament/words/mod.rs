//! A tournament in words, in the language in use.

mod reasons;
mod refused;
mod ruling;
mod why;

use tournament::event::{Break, Moved, State, Table, Tournament};
use tournament::log::{Absent, Charter, Contest, Format, GameResult, Role, Spot};
use tournament::standings::{Row, Score, TieBreak, Unit};
use tournament::{Board, Pair, Seat};
use wasm_bindgen::JsValue;

pub(super) use reasons::{rank_reasons, reason};
pub(super) use refused::{charter, refused, unpairable};
#[cfg(test)]
pub(super) use ruling::kind;
pub(super) use ruling::ruling;
pub(super) use why::seated;

use crate::i18n::{find, language, t, ta};

/// Half points as points, such as `2½`.
pub(super) fn points(half_points: i64) -> String {
    Unit::Halves.show(half_points).to_string()
}

/// The name of the game.
pub(super) fn game(charter: &Charter) -> String {
    game_called(&charter.game)
}

/// The name of a game of the hall, or of another one as it is called.
pub(super) fn game_called(game: &str) -> String {
    hall::find(game).map_or_else(|| game.to_owned(), |info| t(info.name))
}

/// How players are paired.
pub(super) fn format(format: Format) -> String {
    let key = format!("event-format-{}", format_key(format));
    let rounds = format.rounds().unwrap_or(0);
    match format {
        Format::Swiss { .. } | Format::McMahon { .. } | Format::Ladder { .. } => {
            let rounds = ta("event-rounds", &[("count", rounds.into())]);
            format!("{}, {rounds}", t(&key))
        }
        Format::RoundRobin { cycles } if cycles > 1 => {
            let cycles = ta("event-cycles", &[("count", cycles.into())]);
            format!("{}, {cycles}", t(&key))
        }
        _ => t(&key),
    }
}

/// How a format is called in the keys of texts.
pub(super) const fn format_key(format: Format) -> &'static str {
    match format {
        Format::Swiss { .. } => "swiss",
        Format::McMahon { .. } => "mc-mahon",
        Format::RoundRobin { .. } => "round-robin",
        Format::KnockOut { .. } => "knock-out",
        Format::Tiers {} => "tiers",
        Format::Ladder { .. } => "ladder",
    }
}

/// What two players play against each other.
pub(super) fn contest(contest: Contest) -> String {
    match contest {
        Contest::Game => t("event-contest-game"),
        Contest::Pair => t("event-contest-pair"),
        Contest::Lead(lead) => ta("event-contest-lead-of", &[("count", lead.into())]),
        Contest::Tora { target, board, .. } => {
            let board = t(match board {
                Board::Long => "tora-long",
                Board::Short => "tora-short",
            });
            let args = [("target", target.into()), ("board", board.into())];
            ta("event-contest-tora-of", &args)
        }
    }
}

/// What an official is called.
pub(super) fn role(role: Role) -> String {
    t(role_key(role))
}

/// The same as a key.
pub(super) const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Director => "event-role-director",
        Role::Judge => "event-role-judge",
        Role::Clerk => "event-role-clerk",
        Role::Viewer => "event-role-viewer",
    }
}

/// The name of a tie-break.
pub(super) fn tie_break(of: TieBreak) -> String {
    t(&format!("event-tie-break-{}", tie_break_key(of)))
}

/// How a tie-break is called in the keys of texts.
pub(super) const fn tie_break_key(of: TieBreak) -> &'static str {
    match of {
        TieBreak::Buchholz => "buchholz",
        TieBreak::BuchholzCut => "buchholz-cut",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::Progressive => "progressive",
        TieBreak::DirectEncounter => "direct-encounter",
        TieBreak::Wins => "wins",
        TieBreak::SecondSide => "second-side",
        TieBreak::GamePoints => "game-points",
        TieBreak::GameRecord => "game-record",
    }
}

/// A table, such as `round 2, table 3`.
pub(super) fn spot(at: Spot) -> String {
    let args = [("round", at.round.into()), ("table", at.table.into())];
    ta("event-spot", &args)
}

/// A score in the standings.
pub(super) fn score(score: Score) -> String {
    match score {
        Score::HalfPoints(half_points) => points(half_points),
        Score::Ladder(rank, surplus) => format!("{rank}.{surplus}"),
        Score::Survived { champion: true, .. } => t("event-champion"),
        Score::Survived { third: true, .. } => t("event-third"),
        Score::Survived { rounds, .. } => ta("event-survived", &[("count", rounds.into())]),
    }
}

/// What changes in the row of a player: place and score, and those tie-breaks that differ.
pub(super) fn moved(of: &Tournament, moved: &Moved) -> String {
    let name = of.name(moved.player).to_owned();
    let after = &moved.after;
    let differs = |index: usize| {
        let before = moved.before.as_ref();
        before.is_none_or(|before| before.tie_breaks.get(index) != after.tie_breaks.get(index))
    };
    let row =
        |row: &Row| {
            let args = [
                ("place", row.place.into()),
                ("score", score(row.score).into()),
            ];
            let said = ta("event-row", &args);
            let values = of.charter().tie_breaks.iter().zip(&row.tie_breaks);
            let values = values.enumerate().filter(|(index, _)| differs(*index)).map(
                |(_, (kind, value))| format!("{} {}", tie_break(*kind), kind.unit(of).show(*value)),
            );
            let gone = row.gone.map(super::standings::gone);
            let all: Vec<_> = std::iter::once(said).chain(values).chain(gone).collect();
            all.join(", ")
        };
    let before = moved
        .before
        .as_ref()
        .map_or_else(|| t("event-row-none"), row);
    let args = [
        ("name", name.into()),
        ("before", before.into()),
        ("after", row(after).into()),
    ];
    let said = ta("event-moved", &args);
    let [from, to] = moved.ranks;
    if from == to {
        return said;
    }
    let ranks = ta(
        "event-moved-rank",
        &[("from", from.into()), ("to", to.into())],
    );
    format!("{said} {ranks}")
}

/// A handicap, such as `+12 : −12`; nothing if there is none.
pub(super) fn handicap(handicap: Pair<i64>) -> Option<String> {
    let signed = |points: i64| match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    };
    let Pair { a, b } = handicap;
    (a != 0 || b != 0).then(|| format!("{} : {}", signed(a), signed(b)))
}

/// How a bout stands or ended, such as `1 : 0`.
pub(super) fn result(of: &Tournament, at: Spot, table: &Table) -> String {
    let bout = table.bout();
    let won = bout.games_won();
    let games = match bout.games.len() {
        0 | 1 => String::new(),
        _ => format!(" ({} : {})", won.a, won.b),
    };
    let Some(state) = of.state(at) else {
        return String::new();
    };
    match (state, bout.broken) {
        (State::Won(winner), Some(Break::Forfeit(_))) => {
            let who = of.name(bout.player(winner)).to_owned();
            ta("event-won-forfeit", &[("name", who.into())])
        }
        (State::Won(winner), Some(_)) => {
            let who = of.name(bout.player(winner)).to_owned();
            ta("event-won-cheating", &[("name", who.into())])
        }
        (State::Won(Seat::A), None) => format!("1 : 0{games}"),
        (State::Won(Seat::B), None) => format!("0 : 1{games}"),
        (State::Drawn, _) => format!("½ : ½{games}"),
        (State::Unplayed, _) => t("event-unplayed"),
        (State::WaitsForSubstitute(_), _) => t("event-waits-substitute"),
        (State::Running, _) if bout.games.is_empty() => t("event-running"),
        (State::Running, _) => {
            let score = format!("{} : {}", won.a, won.b);
            ta("event-running-at", &[("score", score.into())])
        }
    }
}

/// A game of a bout: who won, and the points.
pub(super) fn game_result(players: [&str; 2], result: &GameResult) -> String {
    let who = match result.winner {
        None => t("event-game-drawn"),
        Some(winner) => {
            let name = players[seat_index(winner)];
            ta("event-game-won", &[("name", name.into())])
        }
    };
    match result.points {
        Some(Pair { a, b }) => format!("{who}, {a} : {b}"),
        None => who,
    }
}

/// Who did not come, as a key.
pub(super) const fn absent_key(absent: Absent) -> &'static str {
    match absent {
        Absent::A => "event-absent-a",
        Absent::B => "event-absent-b",
        Absent::Both => "event-absent-both",
    }
}

/// The place of a seat among two.
pub(super) const fn seat_index(seat: Seat) -> usize {
    match seat {
        Seat::A => 0,
        Seat::B => 1,
    }
}

/// A moment, in milliseconds since the beginning of 1970, as day and time.
pub(super) fn moment(at: i64) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    let options: JsValue = options.into();
    let said = js_sys::Reflect::get(&date, &"toLocaleString".into());
    let said = said.ok().and_then(|function| {
        let function: js_sys::Function = wasm_bindgen::JsCast::dyn_into(function).ok()?;
        let text = function.call2(&date, &language().get().code().into(), &options);
        text.ok()?.as_string()
    });
    said.unwrap_or_default()
}

/// A key whose text may have values that not every text needs.
pub(super) fn with_name(key: &str, name: &str) -> String {
    find(key, &[("name", name.into())]).unwrap_or_else(|| key.to_owned())
}
