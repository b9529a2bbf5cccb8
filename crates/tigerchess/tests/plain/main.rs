//! The generator of legal moves against the plain rules: the same moves in every position of random
//! games, and every path of jumps is read as the move it makes.

mod board;

use std::collections::{BTreeMap, BTreeSet};

use board::Plain;
use game::{Counting, Notation, Position, Show, SplitMix, playout};
use serde::Deserialize;
use tigerden_tigerchess::{LancerChess, Move, TigerChess};

#[derive(Deserialize)]
struct Golden {
    positions: Vec<GoldenPosition>,
}

#[derive(Deserialize)]
struct GoldenPosition {
    id: String,
    position: String,
    perft_paths: Option<Vec<u64>>,
}

fn table() -> Golden {
    let text = include_str!("../../data/perft.json");
    serde_json::from_str(text).expect("the table is JSON")
}

fn deploys(text: &str) -> bool {
    text.split(' ')
        .nth(9)
        .is_some_and(|deployment| deployment != "-")
}

/// The moves of a position by the plain rules: the text of each, and of all ways to make it.
fn plain_moves(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut moves: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for way in Plain::read(text).ways() {
        let jumps = way.text.contains(':');
        let start = if jumps { &way.text[..2] } else { &way.text };
        moves
            .entry((start.to_owned(), way.outcome))
            .or_default()
            .push(way.text);
    }
    // Of the ways that jump over the same enemies the alphabetically first is the move.
    let first = |ways: &Vec<String>| ways.iter().min().cloned().unwrap_or_default();
    moves
        .into_values()
        .map(|ways| (first(&ways), ways))
        .collect()
}

/// Compares one position; says how many rows of jumps it has.
fn compare<P: Position<Move = Move> + Notation + Counting>(position: &P) -> usize {
    let text = position.to_string();
    let mut legal = Vec::new();
    position.moves_past_draws(&mut legal);
    assert_eq!(position.count_past_draws(), legal.len() as u64, "{text}");
    let listed: BTreeSet<String> = legal.iter().map(|mv| position.notation(*mv)).collect();
    let plain: BTreeSet<String> = plain_moves(&text).into_keys().collect();
    let missing: Vec<_> = plain.difference(&listed).collect();
    let extra: Vec<_> = listed.difference(&plain).collect();
    assert!(
        missing.is_empty() && extra.is_empty(),
        "{text}: missing {missing:?}, extra {extra:?}"
    );
    listed.iter().filter(|text| text.contains(':')).count()
}

fn compare_games<P: Position<Move = Move> + Notation + Counting>(
    start: &P,
    seeds: std::ops::Range<u64>,
) -> [usize; 2] {
    let (mut positions, mut rows) = (0, 0);
    for seed in seeds {
        let played = playout(start, &mut SplitMix(seed), 120, |position, _| {
            if !deploys(&position.to_string()) {
                positions += 1;
                rows += compare(position);
            }
        });
        assert_eq!(played.last.key(), played.last.fresh_key());
    }
    [positions, rows]
}

#[test]
fn c_p12_legal_moves_are_those_of_the_plain_rules() {
    let (mut positions, mut rows) = (0, 0);
    for entry in table().positions {
        let games = if entry.position.starts_with("tigerchess ") {
            let start: TigerChess = entry.position.parse().expect("a position of the table");
            compare_games(&start, 0..6)
        } else {
            let start: LancerChess = entry.position.parse().expect("a position of the table");
            compare_games(&start, 0..3)
        };
        positions += games[0];
        rows += games[1];
    }
    assert!(
        positions > 5_000 && rows > 2_000,
        "{positions} positions, {rows} rows of jumps"
    );
}

#[test]
fn c_l2_legal_moves_are_those_of_the_plain_rules_on_scattered_boards() {
    let mut random = SplitMix(43);
    let mut positions = 0;
    for _ in 0..30_000 {
        let letters = b"PpPpRrBbLlFfKkRrBb";
        if let Some(position) = scattered::<LancerChess>(&mut random, letters, "") {
            positions += 1;
            compare(&position);
        }
    }
    assert!(positions > 3_000, "{positions} positions");
}

/// Counts paths instead of moves; each is read as the move it makes.
fn paths(position: &TigerChess, depth: usize) -> u64 {
    let mut legal = Vec::new();
    position.moves_past_draws(&mut legal);
    let mut count = 0;
    for (text, ways) in plain_moves(&position.to_string()) {
        let mv = legal.iter().find(|mv| position.notation(**mv) == text);
        let mv = *mv.expect("the move is listed");
        if position.to_move().is_some() {
            let read = |way: &String| position.parse_move(way) == Ok(mv);
            assert!(ways.iter().all(read), "{position}: {ways:?}");
        }
        let mut next = *position;
        next.play_unchecked(mv);
        let below = if depth == 1 {
            1
        } else {
            paths(&next, depth - 1)
        };
        count += below * ways.len() as u64;
    }
    count
}

/// A board with these pieces, if it makes a position; `rest` follows the castling and en passant
/// fields and the two counts.
fn scattered<P: Position>(random: &mut SplitMix, letters: &[u8], rest: &str) -> Option<P> {
    let mut board = ['.'; 64];
    board[random.below(64)] = 'Q';
    board[random.below(64)] = 'q';
    for _ in 0..8 + random.below(24) {
        let square = random.below(64);
        if !"Qq".contains(board[square]) {
            board[square] = char::from(letters[random.below(letters.len())]);
        }
    }
    let ranks = board.rchunks(8).map(|rank| {
        let letters = rank.iter().map(|letter| match letter {
            '.' => "1".to_owned(),
            letter => letter.to_string(),
        });
        letters.collect::<String>()
    });
    let ranks: Vec<String> = ranks.collect();
    let side = ["w", "b"][random.below(2)];
    let board = together(&ranks.join("/"));
    let game = if rest.is_empty() {
        "lancerchess"
    } else {
        "tigerchess"
    };
    let text = format!("{game} {board} {side} - - 0 1{rest}");
    text.parse().ok()
}

/// Writes neighboring empty squares as one number.
fn together(board: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in board.chars().chain([' ']) {
        if letter == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &std::mem::take(&mut empty).to_string();
        }
        text.push(letter);
    }
    text.trim_end().to_owned()
}

#[test]
fn c_p11_legal_moves_are_those_of_the_plain_rules_on_scattered_boards() {
    let mut random = SplitMix(41);
    let (mut positions, mut rows, mut checks) = (0, 0, 0);
    for _ in 0..30_000 {
        let exchange = ["Tt", "T", "t", "-"][random.below(4)];
        let rest = format!(" {exchange} - - -");
        let letters = b"SSsssAAaaaPpNnTtRrBbLlFfKk";
        let Some(position) = scattered::<TigerChess>(&mut random, letters, &rest) else {
            continue;
        };
        positions += 1;
        rows += compare(&position);
        checks += usize::from(!position.scene().marks.is_empty());
    }
    let seen = format!("{positions} positions, {rows} rows of jumps, {checks} checks");
    assert!(
        positions > 6_000 && rows > 3_000 && checks > 3_000,
        "{seen}"
    );
}

#[test]
fn c_n2_every_path_of_jumps_is_counted_and_read() {
    let mut compared = 0;
    for entry in table().positions {
        let Some(counts) = entry.perft_paths else {
            continue;
        };
        let position: TigerChess = entry.position.parse().expect("a position of the table");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(paths(&position, depth), count, "{} {depth}", entry.id);
            compared += 1;
        }
    }
    assert!(compared >= 4);
}
