//! Pairs of games that differ only in what one side hides: random, and alike in all that others may
//! know by the rules (T-X3, T-X6).

mod drawn;
mod guess;
mod public;

use std::collections::BTreeMap;

use game::{Hidden as _, Notation as _, Position as _, Side, SplitMix, Start as _, Viewer};
use tora::{Action, Hiding, LongSquare, Options, Ply, Whole};

pub(crate) use guess::{Guard, Guess};

use drawn::{Drawn, TRIES};
use public::public;

/// Two games that differ only in where the Assassin of one side hides and goes.
#[derive(Debug)]
pub(crate) struct Pair {
    /// The side with the secrets.
    pub(crate) keeper: Side,
    /// Where the Assassins hide at first, in each game.
    pub(crate) lairs: [[usize; 2]; 2],
    pub(crate) parts: Vec<Part>,
    /// If the keeper is to move after them: what it could do next, in each game.
    pub(crate) declared: [Vec<String>; 2],
    /// What has happened in it, and how often.
    pub(crate) happened: Happened,
}

/// What happens, and how often.
pub(crate) type Happened = BTreeMap<&'static str, u64>;

/// A turn, or the part of it up to a move that tells its player something.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) side: Side,
    /// The position that the judge sets up before it, in each game.
    pub(crate) set_up: Option<[String; 2]>,
    /// Its moves in each game.
    pub(crate) moves: [Vec<String>; 2],
    /// What the player who is not the keeper could try to learn before it.
    pub(crate) guesses: Vec<Guess>,
    /// How the turn ends at once.
    pub(crate) pass: String,
    /// Whether the keeper hides nothing any more after it.
    pub(crate) open: bool,
}

type Now = [Whole; 2];
type Move = Ply<17>;

impl Pair {
    /// A pair of so many turns, unless nothing goes on alike before. In both games the Assassin `meets`
    /// the other side at the same place, or goes where it likes. If it is `judged`, the judge moves Assassins
    /// between turns.
    pub(crate) fn random(seed: u64, turns: usize, meets: bool, judged: bool) -> Self {
        let mut random = SplitMix(seed);
        let keeper = Side::BOTH[random.below(2)];
        let shared = lair(&mut random);
        let one = lair(&mut random);
        let other = std::iter::repeat_with(|| lair(&mut random)).find(|other| *other != one);
        let lairs = [one, other.expect("another column")].map(|own| match keeper {
            Side::First => [own, shared],
            Side::Second => [shared, own],
        });
        let now = lairs.map(start);
        let goal = meets.then(|| drawn::goal(&now, keeper, &mut random));
        let drawn = Drawn {
            keeper,
            goal: goal.flatten(),
            random,
        };
        let mut playing = Playing {
            now,
            drawn,
            parts: Vec::new(),
            happened: Happened::new(),
        };
        let whole = (0..turns).all(|_| {
            let set_up = judged.then(|| playing.set_up()).flatten();
            playing.turn(set_up).is_some()
        });
        let (played, happened) = (playing.parts.len(), playing.happened.clone());
        if whole {
            playing.turn(None);
        }
        let mut parts = playing.parts;
        let next = parts.split_off(played).into_iter();
        let declared = next
            .filter(|part| part.side == keeper)
            .map(|next| next.moves);
        let mut declared = declared.take(1).next().unwrap_or_default();
        for moves in &mut declared {
            // A search can't be declared, and the end need not be.
            moves.pop();
        }
        Self {
            keeper,
            lairs,
            parts,
            declared,
            happened,
        }
    }
}

/// A column of the starting row in which no piece stands.
fn lair(random: &mut SplitMix) -> usize {
    let v = 1 + random.below(14);
    v + if v < 8 { 0 } else { 3 }
}

fn start(lairs: [usize; 2]) -> Whole {
    let options = Options {
        assassins: Some(lairs.map(Some)),
        ..Options::default()
    };
    Whole::start(&options).expect("a start")
}

/// A pair that is being played.
struct Playing {
    now: Now,
    drawn: Drawn,
    parts: Vec<Part>,
    happened: Happened,
}

impl Playing {
    /// Every other time, the judge moves the hidden Assassins: the keeper's to another place in each game.
    fn set_up(&mut self) -> Option<[String; 2]> {
        let Drawn { keeper, random, .. } = &mut self.drawn;
        let begins = |now: &Whole| now.turn_key().is_some() && now.to_move().is_some();
        let hides = |now: &Whole| now.position().hiding(*keeper) != Hiding::No;
        if random.below(2) == 0 || !self.now.iter().all(|now| begins(now) && hides(now)) {
            return None;
        }
        let mut place = || LongSquare::from_index(random.below(17 * 17));
        let (shared, one) = (place()?, place()?);
        let other = std::iter::from_fn(place).find(|other| *other != one)?;
        let mut next = self.now;
        for (now, own) in next.iter_mut().zip([one, other]) {
            let places = match keeper {
                Side::First => [own, shared],
                Side::Second => [shared, own],
            };
            *now = moved(now, places)?;
        }
        self.now = next;
        *self.happened.entry("position of the judge").or_default() += 1;
        Some(next.map(|now| now.to_string()))
    }

    /// Plays a turn of a few actions in both games, after what the judge has `set_up`; `None` if it can't be
    /// ended alike.
    fn turn(&mut self, mut set_up: Option<[String; 2]>) -> Option<()> {
        let side = self.now[0].to_move()?;
        if self.now[0].position().rests_until(side).is_some() {
            *self.happened.entry("rest").or_default() += 1;
        }
        let mut actions = 2 + self.drawn.random.below(4);
        let mut moves: [Vec<String>; 2] = Default::default();
        let mut before = self.now;
        loop {
            let now = &self.now;
            let drawn = &mut self.drawn;
            let mut draw = |end| (0..TRIES).find_map(|_| drawn.alike(now, end));
            let plies = match draw(actions == 0) {
                None if actions > 0 => draw(true)?,
                plies => plies?,
            };
            actions = actions.saturating_sub(1);
            for name in public(&self.now[0], plies[0]).names(plies[0]) {
                *self.happened.entry(name).or_default() += 1;
            }
            for ((now, ply), moves) in self.now.iter_mut().zip(plies).zip(&mut moves) {
                moves.push(now.view(Viewer::Player(side)).notation(ply));
                now.play_unchecked(ply);
            }
            let over = self.now[0].to_move() != Some(side) || self.now[0].turn_key().is_some();
            if over || matches!(plies[0], Ply::Act(Action::Search { .. })) {
                let mut part = self.part(&before, side, std::mem::take(&mut moves));
                part.set_up = set_up.take();
                self.parts.push(part);
                before = self.now;
            }
            if over {
                return Some(());
            }
        }
    }

    /// What was played from `before` on.
    fn part(&self, before: &Now, side: Side, moves: [Vec<String>; 2]) -> Part {
        let keeper = self.drawn.keeper;
        let pass = before[0].view(Viewer::Player(side)).notation(Ply::End);
        Part {
            side,
            set_up: None,
            guesses: guess::all(before, keeper, &moves, &pass),
            moves,
            pass,
            open: self.now[0].position().hiding(keeper) == Hiding::No,
        }
    }
}

/// The position with the hidden Assassins of both sides, where they hide, at these places.
fn moved(now: &Whole, places: [LongSquare; 2]) -> Option<Whole> {
    let text = now.to_string();
    let (rest, hidden) = text.rsplit_once(' ')?;
    let item = |item: &str| match item.split_once('@') {
        Some(("c", _)) => format!("c@{}", places[0]),
        Some(("o", _)) => format!("o@{}", places[1]),
        _ => item.to_owned(),
    };
    let hidden: Vec<String> = hidden.split(',').map(item).collect();
    format!("{rest} {}", hidden.join(",")).parse().ok()
}
