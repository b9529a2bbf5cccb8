//! Burrow on a screen, as far as a viewer knows it.

use game::{
    Arrange, Arranged, Board, BoardStyle, Button, ButtonId, Field, Gesture, Ground, Message,
    PieceView, Place, PlaceView, Position, Reach, Scene, Show, Side, Touch,
};

use super::{BEDS, Illegal, Known, Seen};

const DIG: ButtonId = ButtonId("dig");
const EAT: ButtonId = ButtonId("eat");

fn at(bed: u8) -> Touch {
    Touch::Place(Place(bed.into()))
}

fn piece(bed: u8, side: Side) -> PieceView {
    PieceView {
        place: Place(bed.into()),
        side,
        kind: ["burrow-gardener", "burrow-mole"][side.index()],
        letter: ['G', 'm'][side.index()],
        label: None,
        states: Vec::new(),
    }
}

impl<const F: usize> Show for Known<F> {
    fn scene(&self) -> Scene {
        let mole = self.mole.map(|mole| piece(mole, Side::Second));
        Scene {
            board: Board {
                columns: BEDS,
                rows: 1,
                column_labels: (0..BEDS).map(|bed| bed.to_string()).collect(),
                row_labels: vec![String::new()],
                style: BoardStyle::Checker,
            },
            places: (0..BEDS)
                .map(|bed| PlaceView {
                    place: Place(bed.into()),
                    name: bed.to_string(),
                    x: f32::from(bed) + 0.5,
                    y: 0.5,
                    size: 1.0,
                    ground: if self.garden.plants & 1 << bed == 0 {
                        Ground::Plain
                    } else {
                        Ground::Special("plant")
                    },
                    dark: bed % 2 == 1,
                })
                .collect(),
            pieces: [piece(self.garden.gardener, Side::First)]
                .into_iter()
                .chain(mole)
                .collect(),
            trays: Vec::new(),
            marks: Vec::new(),
            buttons: [DIG, EAT]
                .map(|id| Button {
                    id,
                    key: id.0,
                    ends_turn: false,
                })
                .to_vec(),
            counters: Vec::new(),
            notes: Vec::new(),
            to_move: self.to_move(),
        }
    }

    fn gesture(&self, seen: Seen) -> Gesture {
        Gesture::new(match seen {
            Seen::Walk(to) | Seen::Creep(to) => vec![at(to)],
            Seen::Dig(bed, _) => vec![DIG.into(), at(bed)],
            Seen::Eat(_) => vec![EAT.into()],
            // Nobody's choice.
            Seen::Rustle => Vec::new(),
        })
    }

    /// Nobody looks closely at gardener or mole.
    fn reach_of(&self, _side: Side, _at: Place) -> Option<Reach> {
        None
    }

    /// The mole threatens nobody, unless a fault tells of it.
    fn threats(&self, _side: Side, _at: Place) -> Vec<Place> {
        let mole = self.shadow.0.map(|mole| Place(mole.into()));
        mole.into_iter().collect()
    }

    fn ask(&self, _touched: &[Touch]) -> Message {
        Message::new("burrow-ask")
    }

    fn explain(&self, touched: &[Touch]) -> Illegal {
        match touched.last() {
            _ if self.to_move().is_none() => Illegal::Over,
            Some(Touch::Place(place)) => Illegal::TooFar(place.0 as u8),
            Some(Touch::Button(DIG)) => Illegal::NotYours,
            _ => Illegal::NoPlant,
        }
    }
}

impl<const F: usize> Arrange for Known<F> {
    fn kit(&self) -> Vec<PieceView> {
        Vec::new()
    }

    fn fields(&self) -> Vec<Field> {
        Vec::new()
    }

    fn rows(&self) -> Vec<Vec<Place>> {
        vec![(0..BEDS).map(|bed| Place(bed.into())).collect()]
    }

    /// Nothing is put together here.
    fn arranged(&self, _arranged: &Arranged) -> String {
        self.to_string()
    }
}
