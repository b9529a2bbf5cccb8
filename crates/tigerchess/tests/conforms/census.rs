//! What stands where on the board and beside it, read from a position's text in the plainest way.

use testkit::CensusPiece;

use game::{Position, Side};

/// A side's view of a text: how its letters are written, and its rows behind the board.
struct Army {
    side: Side,
    near: &'static str,
    far: &'static str,
}

const ARMIES: [Army; 2] = [
    Army {
        side: Side::First,
        near: "0",
        far: "-1",
    },
    Army {
        side: Side::Second,
        near: "9",
        far: "10",
    },
];

/// A piece of the text: its square, its letter, its mark if the text has marks.
type Piece = ((u8, u8), char, Option<char>);

/// Everything that a scene of the position shows.
pub(crate) fn census<P: Position>(position: &P) -> Vec<CensusPiece> {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let pieces = on_board(&fields);
    let mut standing: Vec<CensusPiece> = pieces
        .iter()
        .map(|((file, rank), letter, _)| CensusPiece {
            place: format!("{}{rank}", char::from(b'a' + file)),
            side: side_of(*letter),
            letter: letter.to_ascii_uppercase(),
        })
        .collect();
    if fields.len() > 7 {
        for army in &ARMIES {
            let place = |(place, letter)| CensusPiece {
                place,
                side: army.side,
                letter,
            };
            standing.extend(waiting(army, &fields, &pieces).into_iter().map(place));
            if guard_of(army, &fields) == Some('*') {
                standing.push(CensusPiece {
                    place: format!("d{}", army.far),
                    side: !army.side,
                    letter: 'L',
                });
            }
        }
    }
    standing
}

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() {
        Side::First
    } else {
        Side::Second
    }
}

fn on_board(fields: &[&str]) -> Vec<Piece> {
    let mut marks = fields
        .get(10)
        .filter(|marks| **marks != "-")
        .map(|marks| marks.chars());
    let mut pieces = Vec::new();
    for (rank, content) in (1..=8).rev().zip(fields[1].split('/')) {
        let mut file = 0;
        for letter in content.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
                continue;
            }
            let marked = "PNSA".contains(letter.to_ascii_uppercase());
            let mark = marks.as_mut().filter(|_| marked).and_then(Iterator::next);
            pieces.push(((file, rank), letter, mark));
            file += 1;
        }
    }
    pieces
}

/// The letter of an army's Royal Guard, if there is one.
fn guard_of(army: &Army, fields: &[&str]) -> Option<char> {
    let mut guards = fields[8].chars().filter(|guard| *guard != '-');
    let guard = guards.nth(if army.side == Side::First { 0 } else { 1 });
    guard.map(|guard| guard.to_ascii_lowercase())
}

fn waiting(army: &Army, fields: &[&str], pieces: &[Piece]) -> Vec<(String, char)> {
    let own = |kind: char| {
        let of_kind = move |piece: &&Piece| {
            side_of(piece.1) == army.side && piece.1.to_ascii_uppercase() == kind
        };
        pieces.iter().filter(of_kind)
    };
    let (near, far) = (army.near, army.far);
    let first = army.side == Side::First;
    let mut found = Vec::new();

    let guard = guard_of(army, fields);
    match guard {
        None | Some('?') => found.push((format!("a{far}"), 'G')),
        Some('*') => {}
        Some(wing) => found.push((format!("{wing}{far}"), 'G')),
    }
    let home = match guard {
        None => Some(format!("d{far}")),
        Some('?') => None,
        Some(_) => Some(format!("a{far}")),
    };
    let exchange = fields[7].contains(if first { 'T' } else { 't' });
    match home {
        Some(home) if exchange => found.push((home, 'T')),
        Some(home) if own('T').next().is_some() => found.push((home, 'P')),
        _ => {}
    }

    let young = |piece: &&Piece| if first { piece.0.1 < 7 } else { piece.0.1 > 2 };
    let mut seats = 0;
    let mut seat = |mark: Option<char>, all: &str| {
        seats += 1;
        mark.unwrap_or(all.chars().nth(seats - 1).unwrap_or('?'))
    };
    for (pieces, letter) in [
        (own('P').filter(young).collect::<Vec<_>>(), 'N'),
        (own('N').collect(), 'P'),
    ] {
        for piece in pieces {
            let file = seat(piece.2, "ABCDEFGH").to_ascii_lowercase();
            found.push((format!("{file}{near}"), letter));
        }
    }

    let order = "bwwbbwwb";
    let squares = fields[9].split('!').next().unwrap_or_default();
    let posted = match fields[9] {
        "-" => 4,
        _ => order[..squares.len() / 2]
            .matches(if first { 'w' } else { 'b' })
            .count(),
    };
    let roman = |digit: char| ["i", "ii", "iii", "iv"][digit as usize - '1' as usize];
    let post = |digit: char| {
        let file = if digit < '3' { 'g' } else { 'h' };
        format!("{file}{far}{}", roman(digit))
    };
    let unposted: Vec<char> = "1234".chars().skip(posted).collect();
    for numeral in &unposted {
        found.push((post(*numeral), 'S'));
    }
    let mut seats = 0;
    let mut seat = |mark: Option<char>| {
        seats += 1;
        mark.unwrap_or(char::from(b'0' + seats))
    };
    let marks = own('S').map(|piece| seat(piece.2)).collect::<Vec<_>>();
    let entered = |seat: &mut dyn FnMut(Option<char>) -> char| {
        own('A').map(|piece| seat(piece.2)).collect::<Vec<_>>()
    };
    for numeral in marks.iter().chain(&unposted) {
        found.push((post(*numeral), 'A'));
    }
    for numeral in entered(&mut seat) {
        found.push((post(numeral), 'S'));
    }
    found
}
