//! Games that go to and fro, on copies and again from earlier copies: they know their positions as a
//! plain list of them does.

use game::{SplitMix, Viewer};
use tigerden_hall::{Hall, Options, Table, games};

const DEPLOYMENT: &str = "tigerchess rfbqkblr/pppppppp/8/8/8/8/PPPPPPPP/RFBQKBLR b KQkq - 0 1 Tt ?? C \
                          ABCDEFGHABCDEFGH";

/// A game beside the plain list of its positions and moves.
struct Both {
    table: Box<dyn Table>,
    positions: Vec<String>,
    moves: Vec<String>,
}

impl Both {
    fn copy(&self) -> Self {
        Self {
            table: self.table.boxed_clone(),
            positions: self.positions.clone(),
            moves: self.moves.clone(),
        }
    }

    fn now(&self) -> String {
        self.table.position(Viewer::Judge)
    }

    fn play(&mut self, random: &mut SplitMix) {
        let offers = self.table.offers();
        if offers.is_empty() {
            return;
        }
        let offer = &offers[random.below(offers.len())];
        let played = self.table.play(&offer.text).expect("an offered move");
        self.moves.push(played.text);
        self.positions.push(self.now());
    }

    fn take_back(&mut self) {
        if self.table.take_back() {
            self.moves.pop();
            self.positions.pop();
        }
    }

    /// The side to move runs out of time, or an arbiter sets up an earlier position.
    fn stand(&mut self, random: &mut SplitMix) {
        let earlier = &self.positions[random.below(self.positions.len())];
        let set_up = random.below(2) == 0
            && self.table.info().arbiter
            && self.table.set_up(earlier, "a test").expect("a position");
        let opening = self.table.opening_phase();
        if let Some(side) = self.table.to_move().filter(|_| !set_up && opening) {
            self.table.time_out(side);
        }
        let now = self.now();
        *self.positions.last_mut().expect("a start") = now;
    }

    fn check(&self, random: &mut SplitMix) {
        let table = &self.table;
        assert_eq!(table.plies(), self.moves.len());
        assert_eq!(self.positions.last(), Some(&self.now()));
        for _ in 0..8 {
            let ply = random.below(self.positions.len());
            let position = table.position_after(ply, Viewer::Judge);
            assert_eq!(position.as_ref(), Some(&self.positions[ply]));
            let text = table.ply(ply, Viewer::Judge).map(|(_, text)| text);
            assert_eq!(text.as_ref(), self.moves.get(ply));
        }
        assert_eq!(
            table.position_after(self.positions.len(), Viewer::Judge),
            None
        );
    }

    /// Played again from its start, the game has come to the same end, or to none.
    fn check_ending(&self, hall: &Hall) {
        if self.table.set_ups().is_empty() && self.table.time_outs().is_empty() {
            let again = hall.open(&self.table.start(Viewer::Judge), &Options::default());
            let mut again = again.expect("the start");
            for text in &self.moves {
                again.play(text).expect("the same move");
            }
            assert_eq!(again.outcome(), self.table.outcome());
        }
    }
}

#[test]
fn copies_of_games_go_their_own_ways() {
    let hall = Hall::all();
    for info in games() {
        for seed in 0..2 {
            let mut random = SplitMix(seed);
            let table = match info.id {
                "tigerchess" => hall.open(DEPLOYMENT, &Options::default()).expect("a start"),
                id => hall.start(id, &Options::default()).expect("a start"),
            };
            let positions = vec![table.position(Viewer::Judge)];
            let mut now = Both {
                table,
                positions,
                moves: Vec::new(),
            };
            let mut others = vec![now.copy()];
            for step in 0..400 {
                match random.below(60) {
                    0..2 => others.push(now.copy()),
                    2 => {
                        let other = random.below(others.len());
                        std::mem::swap(&mut now, &mut others[other]);
                    }
                    3 => (0..random.below(90)).for_each(|_| now.take_back()),
                    4 => now.stand(&mut random),
                    _ => now.play(&mut random),
                }
                if step % 16 == 0 {
                    now.check(&mut random);
                }
            }
            others.push(now);
            for both in &others {
                both.check(&mut random);
                both.check_ending(&hall);
            }
        }
    }
}
