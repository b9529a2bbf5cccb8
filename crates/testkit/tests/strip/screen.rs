//! Strip on a screen.

use game::{
    Arrange, Arranged, Board, BoardStyle, Button, ButtonId, Counter, Field, Gesture, Ground, Mark,
    MarkKind, Message, PieceView, Place, PlaceView, Position, Reach, Scene, Show, Side, Touch,
};

use super::{CELLS, Illegal, Move, Strip};

const END: ButtonId = ButtonId("end");

impl Show for Strip {
    fn scene(&self) -> Scene {
        let stones = self
            .cells
            .iter()
            .enumerate()
            .filter_map(|(cell, &stone)| Some((cell, stone?)));
        Scene {
            board: Board {
                columns: CELLS as u8,
                rows: 1,
                column_labels: (0..CELLS).map(|cell| cell.to_string()).collect(),
                row_labels: vec![String::new()],
                style: BoardStyle::Checker,
            },
            places: (0..CELLS)
                .map(|cell| PlaceView {
                    place: Place(cell as u16),
                    name: cell.to_string(),
                    x: cell as f32 + 0.5,
                    y: 0.5,
                    size: 1.0,
                    ground: Ground::Plain,
                    dark: cell % 2 == 1,
                })
                .collect(),
            pieces: stones
                .clone()
                .map(|(cell, side)| PieceView {
                    place: Place(cell as u16),
                    side,
                    kind: "strip-stone",
                    letter: 'o',
                    label: None,
                    states: Vec::new(),
                })
                .collect(),
            trays: Vec::new(),
            marks: stones
                .map(|(cell, _)| Mark {
                    place: Place(cell as u16),
                    kind: MarkKind::Acted,
                })
                .collect(),
            buttons: vec![Button {
                id: END,
                key: "end",
                ends_turn: true,
            }],
            counters: vec![Counter {
                key: "round",
                side: None,
                value: self.round.into(),
            }],
            notes: Vec::new(),
            to_move: self.to_move(),
        }
    }

    fn gesture(&self, mv: Move) -> Gesture {
        let at = |cell: u8| Touch::Place(Place(cell.into()));
        let go = |from: u8, by| {
            let to = self.ahead(from.into(), by).unwrap_or_default();
            vec![at(from), at(to as u8)]
        };
        match mv {
            Move::Step(from) => Gesture::new(go(from, 1)),
            Move::Hop(from) => Gesture::new(go(from, 2)),
            Move::Lift(from, by) => {
                let usual = self.helpers(from.into()).first() == Some(&by);
                Gesture {
                    ordered: go(from, 2),
                    any_order: by.map(at).to_vec(),
                    enough: if usual { 2 } else { 4 },
                }
            }
            Move::End => Gesture::new(vec![Touch::Button(END)]),
        }
    }

    fn reach_of(&self, side: Side, at: Place) -> Option<Reach> {
        let from = usize::from(at.0);
        let strip = Strip {
            side,
            ..self.clone()
        };
        let ways = [1, 2].map(|by| strip.ahead(from, by));
        let ways = ways.into_iter().flatten().map(|to| Place(to as u16));
        (self.at(from) == Some(side)).then(|| Reach::new(ways.collect(), Vec::new()))
    }

    fn ask(&self, _touched: &[Touch]) -> Message {
        Message::new("strip-ask")
    }

    fn explain(&self, touched: &[Touch]) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::Over;
        }
        let cell = |index: usize| match touched.get(index) {
            Some(Touch::Place(place)) => place.0 as u8,
            _ => 0,
        };
        if self.at(cell(0).into()) != Some(self.side) {
            return Illegal::NotYours(cell(0));
        }
        match touched.len() {
            1 if self.left == 0 => Illegal::NoAction,
            1 | 2 => Illegal::NoWay(cell(1)),
            _ => Illegal::NoHelp,
        }
    }
}

impl Arrange for Strip {
    fn kit(&self) -> Vec<PieceView> {
        Vec::new()
    }

    fn fields(&self) -> Vec<Field> {
        Vec::new()
    }

    fn rows(&self) -> Vec<Vec<Place>> {
        vec![(0..CELLS as u16).map(Place).collect()]
    }

    /// Nothing is put together here.
    fn arranged(&self, _arranged: &Arranged) -> String {
        self.to_string()
    }
}
