//! The puzzles found so far, of different kinds.

use game::Side;
use rulebook::Puzzle;

/// A kind of puzzle may be this part of all, and so may puzzles that one move solves.
const SHARE: usize = 3;
/// A game may have so many.
const OF_GAME: usize = 2;

/// What has been found.
pub(crate) struct Basket {
    count: usize,
    puzzles: Vec<Puzzle>,
    /// How many are for each side.
    sides: [usize; 2],
    /// How many are from the running game.
    of_game: usize,
}

impl Basket {
    /// An empty one for so many puzzles.
    pub(crate) const fn new(count: usize) -> Self {
        Self {
            count,
            puzzles: Vec::new(),
            sides: [0; 2],
            of_game: 0,
        }
    }

    /// Another game begins.
    pub(crate) const fn next_game(&mut self) {
        self.of_game = 0;
    }

    /// Whether the running game has given its part.
    pub(crate) const fn has_enough_of_game(&self) -> bool {
        self.of_game >= OF_GAME
    }

    /// Whether there are enough.
    pub(crate) fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Takes a puzzle for this side, unless it is there already or there are enough of its kind; returns whether it
    /// did.
    pub(crate) fn take(&mut self, puzzle: &Puzzle, side: Side) -> bool {
        let most = self.count.div_ceil(SHARE);
        let has = |alike: &dyn Fn(&Puzzle) -> bool| {
            let count = self.puzzles.iter().filter(|own| alike(own)).count();
            count >= most
        };
        let short = puzzle.actions() == 1 && has(&|own| own.actions() == 1);
        let usual = has(&|own| own.themes == puzzle.themes);
        let known = self.puzzles.iter().any(|own| own.id == puzzle.id);
        let one_sided = self.sides[side.index()] >= self.count - self.count / SHARE;
        let taken = !short && !usual && !known && !one_sided;
        if taken {
            self.sides[side.index()] += 1;
            self.of_game += 1;
            self.puzzles.push(puzzle.clone());
        }
        taken
    }

    /// All of them, the easiest first.
    pub(crate) fn sorted(mut self) -> Vec<Puzzle> {
        self.puzzles
            .sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.level, puzzle.choices));
        self.puzzles
    }
}

#[cfg(test)]
mod tests {
    use rulebook::PuzzleGoal;

    use super::*;

    fn puzzle(id: &str, theme: &str, moves: usize, level: u8) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            position: String::new(),
            goal: PuzzleGoal::Win(1),
            line: vec![vec!["a1".to_owned(); moves]],
            themes: vec![theme.to_owned()],
            choices: 1,
            level,
        }
    }

    #[test]
    fn no_kind_takes_all_the_room() {
        let mut basket = Basket::new(6);
        let mut take = |puzzle: Puzzle| basket.take(&puzzle, Side::First);
        assert!(take(puzzle("1", "trap", 2, 5)));
        assert!(!take(puzzle("1", "trap", 2, 5)), "it is there");
        assert!(take(puzzle("2", "trap", 2, 2)));
        assert!(!take(puzzle("3", "trap", 2, 1)), "enough traps");
        assert!(take(puzzle("4", "fork", 1, 1)));
        assert!(take(puzzle("5", "pin", 1, 1)));
        assert!(!take(puzzle("6", "skewer", 1, 1)), "enough short ones");
        assert!(!take(puzzle("7", "skewer", 2, 1)), "enough for this side");
        assert!(basket.take(&puzzle("7", "skewer", 2, 1), Side::Second));
        assert!(!basket.is_full());
        let ids: Vec<_> = basket.sorted().into_iter().map(|one| one.id).collect();
        assert_eq!(ids, ["4", "5", "7", "2", "1"]);
    }

    #[test]
    fn a_game_gives_a_few() {
        let mut basket = Basket::new(9);
        assert!(basket.take(&puzzle("1", "trap", 2, 5), Side::First));
        assert!(!basket.has_enough_of_game());
        assert!(basket.take(&puzzle("2", "trap", 2, 5), Side::Second));
        assert!(basket.has_enough_of_game());
        basket.next_game();
        assert!(!basket.has_enough_of_game());
    }
}
