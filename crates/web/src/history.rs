//! What was played: turns, and the places that they changed.

use std::collections::BTreeSet;

use game::{Place, Scene, Side, Viewer};
use hall::Table;

/// A turn in the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnLine {
    /// The side that played it.
    pub(crate) side: Side,
    /// First ply.
    pub(crate) from: usize,
    /// One past the last ply.
    pub(crate) to: usize,
    /// Its moves; a word that only ends the turn is left out if there are others.
    pub(crate) text: String,
}

/// The moves of a turn in the form that people read most easily.
pub(crate) fn legible(table: &dyn Table, turn: &TurnLine, viewer: Viewer) -> String {
    let end = table.turn_end().map(|(end, _)| end);
    let moves = (turn.from..turn.to).filter_map(|ply| table.ply_for_people(ply, viewer));
    let moves: Vec<String> = moves.filter(|text| end != Some(text.as_str())).collect();
    if moves.is_empty() {
        turn.text.clone()
    } else {
        moves.join("; ")
    }
}

/// The first `plies` plies of a game as turns.
pub(crate) fn turns(table: &dyn Table, plies: usize, viewer: Viewer) -> Vec<TurnLine> {
    let end = table.turn_end().map(|(end, _)| end);
    let mut turns: Vec<TurnLine> = Vec::new();
    let mut open = false;
    for ply in 0..plies {
        let Some((side, text)) = table.ply(ply, viewer) else {
            break;
        };
        let ends = end == Some(text.as_str());
        match turns.last_mut() {
            Some(turn) if open && turn.side == side => {
                turn.to = ply + 1;
                if !ends {
                    turn.text = format!("{}; {text}", turn.text);
                }
            }
            _ => {
                let text = if ends {
                    table.turn_end().map_or(text, |(_, pass)| pass.to_owned())
                } else {
                    text
                };
                turns.push(TurnLine {
                    side,
                    from: ply,
                    to: ply + 1,
                    text,
                });
            }
        }
        open = !ends;
    }
    turns
}

/// The places where two scenes show different pieces, or the same pieces in different states.
pub(crate) fn changed(before: &Scene, after: &Scene) -> Vec<Place> {
    let differs = |a: &Scene, b: &Scene| {
        let gone = a.pieces.iter().filter(|piece| !b.pieces.contains(piece));
        gone.map(|piece| piece.place).collect::<BTreeSet<_>>()
    };
    differs(before, after)
        .union(&differs(after, before))
        .copied()
        .collect()
}

#[cfg(test)]
mod tests {
    use hall::Options;

    use super::*;

    const START: &str = "tora-short/rulebook 9/9/8A/1sa4S1/gca3ACG/1sa4S1/8A/9/9 c 2 1 0:0 0 -";

    #[test]
    fn turns_are_listed_without_their_ends() {
        let mut table = crate::games::hall()
            .open(START, &Options::default())
            .expect("a position");
        for text in ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end", "S v3h7-v3h6"] {
            table.play(text).expect("legal");
        }
        let turns = turns(&*table, table.plies(), Viewer::Public);
        let texts: Vec<&str> = turns.iter().map(|turn| turn.text.as_str()).collect();
        assert_eq!(texts, ["S v4h8-v3h7; A v5h7-v5h6", "pass", "S v3h7-v3h6"]);
        assert_eq!((turns[0].from, turns[0].to, turns[1].to), (0, 3, 4));
    }

    #[test]
    fn turns_are_written_as_people_read_them() {
        let shown = |start: &str, moves: &[&str]| {
            let mut table = crate::games::hall()
                .open(start, &Options::default())
                .expect("a position");
            for text in moves {
                table.play(text).expect("legal");
            }
            let turns = turns(&*table, table.plies(), Viewer::Public);
            let texts = turns.iter();
            texts
                .map(|turn| legible(&*table, turn, Viewer::Public))
                .collect::<Vec<_>>()
        };
        let moves = ["S v4h8-v3h7", "A v5h7-v5h6", "end", "end"];
        assert_eq!(shown(START, &moves), ["S v4h8-v3h7; A v5h7-v5h6", "pass"]);
        let chess = "lancerchess 3q4/1P6/8/8/8/8/8/R2Q3R w KQ - 0 1";
        assert_eq!(
            shown(chess, &["d1b1", "d8e7", "b7b8k"]),
            ["Qb1", "Qe7", "b8=K"]
        );
    }

    #[test]
    fn places_that_a_turn_changed_are_where_pieces_left_and_came() {
        let mut table = crate::games::hall()
            .open(START, &Options::default())
            .expect("a position");
        table.play("A v3h9-v3h8").expect("legal");
        let scenes = [0, 1].map(|ply| table.scene(ply, Viewer::Public).expect("a scene"));
        let names: Vec<String> = changed(&scenes[0], &scenes[1])
            .iter()
            .filter_map(|place| scenes[0].places.iter().find(|view| view.place == *place))
            .map(|view| view.name.clone())
            .collect();
        assert_eq!(names, ["v3h8", "v3h9"]);
    }
}
