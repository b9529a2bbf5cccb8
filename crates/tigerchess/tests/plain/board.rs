//! The rules once more, in the plainest way: boards of letters, every move played and looked at.

/// A board of letters as in position texts, `.` for an empty square; a1 first, then b1.
type Squares = [char; 64];

/// Sees a row of jumps: where it lands, what it jumps over, and the board after it.
type Visit<'a> = dyn FnMut(&[usize], &[usize], &Squares) + 'a;

/// A position in the engagement, taken apart from its text.
pub(crate) struct Plain {
    tiger: bool,
    board: Squares,
    bengal: bool,
    castling: String,
    passing: Option<usize>,
    exchange: bool,
    /// The file of the enemy's Guard, from 0.
    guard: Option<i32>,
}

/// A way to move: its text without choices of order, and what it leads to.
#[derive(Clone)]
pub(crate) struct Way {
    pub(crate) text: String,
    /// The end square and the board after it: two ways of jumping that agree in this are one move.
    pub(crate) outcome: (usize, Squares),
}

fn at(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((8 * rank + file) as usize)
}

fn from(square: usize, (file, rank): (i32, i32)) -> Option<usize> {
    at(square as i32 % 8 + file, square as i32 / 8 + rank)
}

fn name(square: usize) -> String {
    let file = char::from(b'a' + (square % 8) as u8);
    format!("{file}{}", square / 8 + 1)
}

fn is_of(letter: char, bengal: bool) -> bool {
    letter.is_ascii_alphabetic() && letter.is_ascii_uppercase() == bengal
}

fn around(pairs: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut all = Vec::new();
    for &(a, b) in pairs {
        for (x, y) in [(a, b), (b, a)] {
            all.extend([(x, y), (-x, y), (x, -y), (-x, -y)]);
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

fn leaps(letter: char) -> Vec<(i32, i32)> {
    match letter.to_ascii_uppercase() {
        'Q' => around(&[(0, 1), (1, 1)]),
        'L' => around(&[(0, 1), (0, 2)]),
        'F' => around(&[(1, 1), (2, 2)]),
        'N' => around(&[(1, 2)]),
        'T' if letter == 'T' => around(&[(1, 2), (1, 3), (2, 3)]),
        'T' => around(&[(1, 2), (1, 3), (2, 3), (0, 4)]),
        _ => Vec::new(),
    }
}

fn slides(letter: char) -> Vec<(i32, i32)> {
    match letter.to_ascii_uppercase() {
        'K' => around(&[(0, 1), (1, 1)]),
        'R' => around(&[(0, 1)]),
        'B' => around(&[(1, 1)]),
        _ => Vec::new(),
    }
}

/// The diagonals of a Swordsman or Archer.
fn diagonals(letter: char) -> Vec<(i32, i32)> {
    match letter {
        'S' => vec![(-1, 1), (1, 1)],
        's' => vec![(-1, -1), (1, -1)],
        _ => around(&[(1, 1)]),
    }
}

/// The squares that a piece attacks by landing on them.
fn attacked(board: &Squares, square: usize) -> Vec<usize> {
    let letter = board[square];
    let mut found: Vec<usize> = leaps(letter)
        .into_iter()
        .filter_map(|by| from(square, by))
        .collect();
    for by in slides(letter) {
        let mut next = from(square, by);
        while let Some(to) = next {
            found.push(to);
            next = from(to, by).filter(|_| board[to] == '.');
        }
    }
    let forward = if letter == 'P' { 1 } else { -1 };
    if letter.eq_ignore_ascii_case(&'p') {
        found.extend(
            [(-1, forward), (1, forward)]
                .into_iter()
                .filter_map(|by| from(square, by)),
        );
    }
    found
}

/// Every row of jumps of a piece whose square has been emptied.
fn jumps(
    board: &Squares,
    letter: char,
    square: usize,
    landings: &mut Vec<usize>,
    over: &mut Vec<usize>,
    visit: &mut Visit<'_>,
) {
    let bengal = letter.is_ascii_uppercase();
    let end = if bengal { 7 } else { 0 };
    if letter.eq_ignore_ascii_case(&'s') && !landings.is_empty() && square / 8 == end {
        return;
    }
    for by in diagonals(letter) {
        let mut next = from(square, by);
        if letter.eq_ignore_ascii_case(&'a') {
            while let Some(to) = next.filter(|to| board[*to] == '.') {
                next = from(to, by);
            }
        }
        let Some(enemy) = next.filter(|to| is_of(board[*to], !bengal)) else {
            continue;
        };
        let Some(landing) = from(enemy, by).filter(|to| board[*to] == '.') else {
            continue;
        };
        let mut after = *board;
        after[enemy] = '.';
        landings.push(landing);
        over.push(enemy);
        visit(landings, over, &after);
        jumps(&after, letter, landing, landings, over, visit);
        landings.pop();
        over.pop();
    }
}

/// Whether the Queen of a side is attacked.
fn in_check(board: &Squares, bengal: bool) -> bool {
    let queen = if bengal { 'Q' } else { 'q' };
    let Some(queen) = board.iter().position(|letter| *letter == queen) else {
        return false;
    };
    (0..64)
        .filter(|square| is_of(board[*square], !bengal))
        .any(|square| {
            let letter = board[square];
            if !"SsAa".contains(letter) {
                return attacked(board, square).contains(&queen);
            }
            let mut without = *board;
            without[square] = '.';
            let mut hit = false;
            jumps(
                &without,
                letter,
                square,
                &mut vec![],
                &mut vec![],
                &mut |_, over, _| {
                    hit |= over.contains(&queen);
                },
            );
            hit
        })
}

impl Plain {
    /// Takes a position text of the engagement apart.
    pub(crate) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = ['.'; 64];
        for (rank, row) in (0..8).rev().zip(fields[1].split('/')) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        board[8 * rank + file] = letter;
                        file += 1;
                    }
                }
            }
        }
        let bengal = fields[2] == "w";
        let own = if bengal { 'T' } else { 't' };
        let guards = fields.get(8).unwrap_or(&"-");
        let enemy = guards.chars().nth(usize::from(bengal));
        let wing = enemy.and_then(|wing| "cdef".find(wing.to_ascii_lowercase()));
        let passing = fields[4].as_bytes();
        Self {
            tiger: fields[0] == "tigerchess",
            board,
            bengal,
            castling: fields[3].to_owned(),
            passing: (passing != b"-")
                .then(|| usize::from(passing[0] - b'a') + 8 * usize::from(passing[1] - b'1')),
            exchange: fields.get(7).is_some_and(|field| field.contains(own)),
            guard: wing.map(|wing| wing as i32 + 2),
        }
    }

    /// Every legal way to move, each path of jumps as one.
    pub(crate) fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for square in (0..64).filter(|square| is_of(self.board[*square], self.bengal)) {
            match self.board[square].to_ascii_uppercase() {
                'P' => self.pikeman(square, &mut ways),
                'S' | 'A' => self.draughts(square, &mut ways),
                _ => self.piece(square, &mut ways),
            }
        }
        self.protect(&mut ways);
        ways.retain(|way| !in_check(&way.outcome.1, self.bengal));
        self.occupy(&mut ways);
        ways
    }

    fn own(&self, letter: char) -> char {
        if self.bengal {
            letter
        } else {
            letter.to_ascii_lowercase()
        }
    }

    /// The rank as the side to move counts it, from 1.
    fn rank(&self, square: usize) -> usize {
        if self.bengal {
            square / 8 + 1
        } else {
            8 - square / 8
        }
    }

    fn go(&self, square: usize, to: usize, becomes: Option<char>, ways: &mut Vec<Way>) {
        let mut board = self.board;
        board[to] = becomes.map_or(board[square], |letter| self.own(letter));
        board[square] = '.';
        if self.passing == Some(to) && "Pp".contains(self.board[square]) && square % 8 != to % 8 {
            board[square / 8 * 8 + to % 8] = '.';
        }
        let letter = becomes.map_or_else(String::new, |letter| letter.to_ascii_lowercase().into());
        ways.push(Way {
            text: format!("{}{}{letter}", name(square), name(to)),
            outcome: (to, board),
        });
    }

    fn piece(&self, square: usize, ways: &mut Vec<Way>) {
        for to in attacked(&self.board, square) {
            if !is_of(self.board[to], self.bengal) {
                self.go(square, to, None, ways);
            }
        }
    }

    fn pikeman(&self, square: usize, ways: &mut Vec<Way>) {
        let forward = if self.bengal { 1 } else { -1 };
        let mut ends = Vec::new();
        if let Some(to) = from(square, (0, forward)).filter(|to| self.board[*to] == '.') {
            ends.push(to);
            let two = from(to, (0, forward)).filter(|to| self.board[*to] == '.');
            ends.extend(two.filter(|_| self.rank(square) == 2));
        }
        let captures = attacked(&self.board, square);
        ends.extend(
            captures
                .into_iter()
                .filter(|to| is_of(self.board[*to], !self.bengal) || self.passing == Some(*to)),
        );
        for to in ends {
            let lancer = if (to % 8) % 2 == 1 { 'L' } else { 'F' };
            let choices = match (self.rank(to), self.tiger, self.exchange) {
                (8, false, _) => vec![Some('K'), Some('R'), Some('B'), Some(lancer)],
                (8, true, true) => vec![Some('T')],
                (7, true, true) => vec![None, Some('N')],
                (7, true, false) => vec![Some('N')],
                _ => vec![None],
            };
            choices
                .into_iter()
                .for_each(|becomes| self.go(square, to, becomes, ways));
        }
    }

    fn draughts(&self, square: usize, ways: &mut Vec<Way>) {
        let letter = self.board[square];
        let becomes = |to| (letter.eq_ignore_ascii_case(&'s') && self.rank(to) == 8).then_some('A');
        for to in diagonals(letter)
            .into_iter()
            .filter_map(|by| from(square, by))
        {
            if self.board[to] == '.' {
                self.go(square, to, becomes(to), ways);
            }
        }
        let mut without = self.board;
        without[square] = '.';
        let mut found = Vec::new();
        jumps(
            &without,
            letter,
            square,
            &mut vec![],
            &mut vec![],
            &mut |landings, _, after| {
                let to = landings[landings.len() - 1];
                let mut board = *after;
                board[to] = becomes(to).map_or(letter, |letter| self.own(letter));
                let mut text = name(square);
                for landing in landings {
                    text = format!("{text}:{}", name(*landing));
                }
                text += if becomes(to).is_some() { "a" } else { "" };
                found.push(Way {
                    text,
                    outcome: (to, board),
                });
            },
        );
        ways.extend(found);
    }

    fn protect(&self, ways: &mut Vec<Way>) {
        let rank = if self.bengal { 0 } else { 56 };
        let (queen, tower) = (self.own('Q'), self.own('R'));
        for (right, files, corner) in [('K', [4, 5, 6].as_slice(), 7), ('Q', &[2, 1], 0)] {
            let free = files.iter().all(|file| self.board[rank + file] == '.');
            if !self.castling.contains(self.own(right))
                || !free
                || in_check(&self.board, self.bengal)
            {
                continue;
            }
            let mut on_the_way = self.board;
            on_the_way[rank + 3] = '.';
            on_the_way[rank + files[0]] = queen;
            if in_check(&on_the_way, self.bengal) {
                continue;
            }
            let mut board = self.board;
            board[rank + 3] = '.';
            board[rank + corner] = '.';
            board[rank + files[0]] = tower;
            board[rank + files[1]] = queen;
            ways.push(Way {
                text: format!("{}{}", name(rank + 3), name(rank + files[1])),
                outcome: (rank + files[1], board),
            });
        }
    }

    fn occupy(&self, ways: &mut Vec<Way>) {
        let rank = if self.bengal { 7 } else { 0 };
        let Some(square) = self.guard.and_then(|file| at(file, rank)) else {
            return;
        };
        if self.board[square] == self.own('L') && !in_check(&self.board, self.bengal) {
            ways.push(Way {
                text: format!("{}occ", name(square)),
                outcome: (64, self.board),
            });
        }
    }
}
