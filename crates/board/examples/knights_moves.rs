//! The squares that a chess knight reaches from the corner of a board, and how many moves a rook
//! has there.

use tigerden_board::{Dir, Geometry, Square};

type Chess = Geometry<8, 1>;

fn main() {
    let corner = Square::<8>::at(1, 1).expect("a square of the board");
    let jumps = [(Dir::N, Dir::NE), (Dir::E, Dir::NE)];
    let reached =
        jumps.map(|(first, then)| corner.step(first).and_then(|square| square.step(then)));
    for square in reached.iter().flatten() {
        println!("a knight reaches {square}");
    }
    assert!(reached.iter().all(Option::is_some));

    let lines = [Dir::N, Dir::E, Dir::S, Dir::W];
    let moves: u32 = lines
        .map(|dir| Chess::TABLES.ray(corner, dir).count())
        .iter()
        .sum();
    println!("a rook has {moves} moves there");
    assert_eq!(moves, 14);
}
